# Read by `test`, after setup.sh: the steps of a test run, and its count.

passed=0 failed=0 troubles=

# Tests that may rightly not run say here whether they did: `ran NAME`, or `not run NAME: why`.
# HITSCOPE_MUST_RUN holds the names of those that must.
export HITSCOPE_TEST_REPORT="$scratch/report"
: >"$HITSCOPE_TEST_REPORT"

# trouble SENTENCE: what went wrong beside the tests themselves; the run goes on, and fails.
trouble() {
  say "✘ $*"
  troubles="$troubles x"
}

check_format() {
  quietly 'Checking the format…' swift format lint --strict --recursive --parallel \
    Package.swift Sources Tests Assets Scenes && return 0
  cat "$scratch/log" >&2
  trouble 'The format is not as .swift-format has it.'
}

# A screen of its own for the tests, on a display number that nobody has.
start_display() {
  unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
  command -v Xvfb >/dev/null 2>&1 || {
    say 'There is no Xvfb here: the window tests do not run.'
    return 0
  }
  : >"$scratch/display"
  Xvfb -displayfd 3 -screen 0 1600x1000x24 -dpi 96 -nolisten tcp -noreset \
    3>"$scratch/display" >"$scratch/xvfb" 2>&1 </dev/null &
  display_server=$!
  tries=0
  until [ -s "$scratch/display" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 150 ] || ! kill -0 "$display_server" 2>/dev/null; then
      cat "$scratch/xvfb" >&2
      stop 'Xvfb does not start.'
    fi
    sleep 0.2
  done
  DISPLAY=:$(tr -d '\n' <"$scratch/display")
  export DISPLAY
}

# build_tests FOLDER OPTION…
build_tests() {
  folder=$1
  shift
  quietly 'Building the tests (some minutes the first time)…' \
    within 3000 swift build --build-tests --scratch-path "$folder" "$@" ||
    or_show 'The tests could not be built.'
}

# run_tests FOLDER NAME OPTION…: adds to the count; shows what failed and the runner's last line.
run_tests() {
  folder=$1 name=$2
  shift 2
  rm -f "$scratch"/results*.xml
  status=0
  quietly "Testing: $name…" within 1800 swift test --skip-build --disable-xctest \
    --scratch-path "$folder" --xunit-output "$scratch/results.xml" "$@" || status=$?
  if [ "$status" -eq 0 ]; then
    grep -e 'Test run with' "$scratch/log" || :
  else
    grep -v -e '^◇' -e '^✔ Test ["a-z].* passed after' -e '^✔ Suite' "$scratch/log" || :
  fi
  count_results "$status" "$name"
}

# count_results STATUS NAME: a run that says nothing, or that tested nothing, has failed.
count_results() {
  set -- "$@" $(awk -f "$root/Scripts/results.awk" "$scratch"/results*.xml 2>/dev/null)
  passed=$((passed + ${3:-0})) failed=$((failed + ${4:-0}))
  if [ "$((${3:-0} + ${4:-0}))" -eq 0 ]; then
    trouble "No test ran: $2."
  elif [ "$1" -ne 0 ] && [ "${4:-0}" -eq 0 ]; then
    trouble "The tests ended with status $1: $2."
  fi
}

# Counts that are the same on every machine, against their limits.
check_counts() {
  quietly 'Counting…' within 300 "$build/debug/hitscope-bench" --counts && return 0
  cat "$scratch/log" >&2
  trouble 'A count is over its limit.'
}

# Timings of an optimised build: for people to compare, never a verdict.
show_timings() {
  quietly 'Building for the timings…' within 3000 \
    swift build --configuration release --scratch-path "$build" --product hitscope-bench ||
    or_show 'The timings could not be built.'
  within 900 "$build/release/hitscope-bench" </dev/null || trouble 'The timings did not end well.'
}

# test_sanitized SANITIZER OPTION…: everything again, with its own build.
test_sanitized() {
  sanitizer=$1
  shift
  build_tests "$build/$sanitizer" --sanitize "$sanitizer" "$@"
  run_tests "$build/$sanitizer" "all but the window, $sanitizer sanitizer" \
    --sanitize "$sanitizer" --skip '^WindowTests\.'
}

# Bytes of a fuzzer's own making, for some minutes: what reads files may refuse them, and nothing
# else. The memory has a limit, so that a leak ends it too.
fuzz() {
  command -v swiftc >/dev/null 2>&1 || {
    trouble 'There is no swiftc beside swift: nothing was fuzzed.'
    return 0
  }
  folder=$build/fuzz seconds=180
  quietly 'Building for the fuzzer…' within 3000 swift build --configuration release \
    --scratch-path "$folder" --target HierarchyImport -Xswiftc -sanitize=fuzzer \
    -Xswiftc -parse-as-library || or_show 'What the fuzzer calls could not be built.'
  quietly 'Building the fuzzer…' link_fuzzer || or_show 'The fuzzer could not be built.'
  rm -rf "$folder/seeds"
  mkdir -p "$folder/seeds"
  cp Scenes/*/*.json "$folder/seeds"
  for file in Tests/HierarchyImportTests/Samples/*/*.*; do
    case $file in *.expected) ;; *) cp "$file" "$folder/seeds" ;; esac
  done
  quietly "Fuzzing, for $seconds seconds…" within 3600 "$folder/fuzzer" \
    -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=20000 \
    -artifact_prefix="$folder/" "$folder/seeds" && return 0
  tail -n 40 "$scratch/log" >&2
  trouble "The fuzzer found something; what it was given is in $folder."
}

# SwiftPM renames the main function of a program, which the fuzzer brings: hence by hand.
link_fuzzer() (
  cd "$folder/release" && swiftc -O -sanitize=fuzzer -parse-as-library -I Modules -o "$folder/fuzzer" \
    "$root"/Tests/Fuzzing/*.swift \
    $(find Geometry.build EventDelivery.build TraceAnalysis.build SceneFormat.build \
      HierarchyImport.build -name '*.o')
)

# The last line of a run, and its status.
conclude() {
  grep -e '^not run' "$HITSCOPE_TEST_REPORT" >&2 || :
  for name in ${HITSCOPE_MUST_RUN:-}; do
    grep -qxF -e "ran $name" "$HITSCOPE_TEST_REPORT" || trouble "These tests did not run: $name."
  done
  if [ -n "$troubles" ]; then say 'Not all is well: see ✘ above.'; fi
  printf '%s passed, %s failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ] && [ -z "$troubles" ] && [ "$passed" -gt 0 ]
}
