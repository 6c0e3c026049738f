# Read by `run` and `test`, which set $root first: finds what the machine lacks, says what that
# costs, and installs it. Everything said here goes to standard error.

say() { printf '%s\n' "$*" >&2; }

stop() {
  say "$*"
  exit 1
}

# Where output waits until somebody needs to see it; gone when the script ends.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/hitscope.XXXXXX") || stop 'There is no room for temporary files.'
job= watcher= display_server=

clean_up() {
  for process in $job $watcher $display_server; do kill "$process" 2>/dev/null || :; done
  rm -rf "$scratch"
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# watch WHAT LOG: after two seconds says WHAT, then the log's last line: on a terminal each second,
# else every twenty.
watch() {
  quarters=0
  while sleep 0.25 </dev/null >/dev/null 2>&1; do
    quarters=$((quarters + 1))
    if [ "$quarters" -eq 8 ]; then say "$1"; fi
    [ "$quarters" -gt 8 ] || continue
    last=$(tail -n 1 "$2" 2>/dev/null | tr -d '\r' | cut -c 1-76)
    if [ -t 2 ] && [ $((quarters % 4)) -eq 0 ]; then
      printf '\r\033[K  %s' "$last" >&2
    elif [ ! -t 2 ] && [ $((quarters % 80)) -eq 0 ] && [ -n "$last" ]; then
      say "  $last"
    fi
  done
}

# quietly WHAT COMMAND…: runs it with no input and its output in $scratch/log; its status is the
# command's. It runs beside the shell, which thus hears Ctrl-C.
quietly() {
  what=$1
  shift
  : >"$scratch/log"
  watch "$what" "$scratch/log" &
  watcher=$!
  "$@" </dev/null >"$scratch/log" 2>&1 &
  job=$!
  status=0
  wait "$job" || status=$?
  # Not to be missed, as a milder signal can be that comes before the watcher has settled.
  kill -KILL "$watcher" 2>/dev/null || :
  wait "$watcher" 2>/dev/null || :
  job= watcher=
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
  return "$status"
}

# or_show SENTENCE: what the last `quietly` printed, then SENTENCE, and the end.
or_show() {
  cat "$scratch/log" >&2
  stop "$*"
}

# within SECONDS COMMAND…: ends a command that takes longer, where the machine knows how.
within() {
  if command -v timeout >/dev/null 2>&1; then
    timeout --kill-after=10 "$@"
  else
    shift
    "$@"
  fi
}

# column NUMBER USE…: that column of the list for these uses, without the empty places.
column() {
  number=$1
  shift
  awk -v number="$number" -v uses=" $* " '
    !/^#/ && index(uses, " " $1 " ") && $number != "-" { print $number }
  ' "$root/Scripts/packages.txt"
}

# set_up USE…: what `run` and `test` call. Returns when everything is there.
set_up() {
  if [ "$(uname -s)" = Darwin ]; then
    set_up_with_homebrew "$@"
  elif command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
    set_up_with_apt "$@"
  else
    say "This system has no apt-get, so nothing was checked. Hitscope needs what Debian calls:"
    say "  $(column 2 "$@" | tr '\n' ' ')"
  fi
  need_swift
}

need_swift() {
  command -v swift >/dev/null 2>&1 || stop \
    "Hitscope is built with Swift 6.2 or later, and there is no swift on your PATH.
Get it from https://www.swift.org/install (on Debian: unpack the archive for Debian 12 and put its
usr/bin on your PATH), then run this again."
  swift --version >"$scratch/swift" 2>"$scratch/log" ||
    or_show "Swift is on your PATH, but it doesn't start."
}

# --- Debian

set_up_with_apt() {
  missing=$(missing_from_debian $(column 2 "$@") | tr '\n' ' ')
  missing=${missing% }
  [ -n "$missing" ] || return 0
  say "Hitscope needs packages that this machine lacks: $missing."
  as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  install="apt-get install --yes --no-install-recommends --no-remove $missing"
  [ -z "$as_root" ] || may_use_sudo || stop "Have root run this, then run this again:
  apt-get update && $install"
  apt_knows $missing || apt_update || or_show 'The package lists could not be read.'
  say_download $missing
  say "This runs: ${as_root:+sudo }$install"
  apt_install || { apt_update && apt_install; } || or_show 'The packages could not be installed.'
  left=$(missing_from_debian $missing | tr '\n' ' ')
  [ -z "$left" ] || or_show "After the installation these are still missing: ${left% }."
}

# Those of the given packages that aren't installed, one a line.
missing_from_debian() {
  dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null |
    awk '$1 ~ /^.i$/ { print $2 }' >"$scratch/installed" || :
  for package in "$@"; do
    grep -qxF -e "$package" "$scratch/installed" || printf '%s\n' "$package"
  done
}

# Whether apt-get has heard of all of them: on a new machine it has no lists yet.
apt_knows() {
  for package in "$@"; do
    apt-cache show --no-all-versions "$package" >/dev/null 2>&1 || return 1
  done
}

# A line for each package with its size, one for what these bring along, and one for the whole.
say_download() {
  LC_ALL=C apt-get --yes --no-install-recommends --print-uris install "$@" \
    </dev/null >"$scratch/uris" 2>/dev/null || :
  awk -v named=" $* " -f "$root/Scripts/download.awk" "$scratch/uris" >&2
}

may_use_sudo() {
  command -v sudo >/dev/null 2>&1 || return 1
  [ -t 0 ] || sudo -n true 2>/dev/null
}

# apt ARGUMENTS…: apt-get that asks nothing, waits for another one to end, and doesn't hang on a
# dead network.
apt() {
  ${as_root:+sudo} env DEBIAN_FRONTEND=noninteractive apt-get -q \
    -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2 -o Acquire::http::Timeout=30 "$@"
}

# Asks for the password, if one is needed, before apt-get's output goes to a file.
ask_sudo() {
  [ -z "$as_root" ] || sudo -n true 2>/dev/null || sudo -v ||
    stop 'Without the password nothing was installed.'
}

apt_update() {
  say "This runs: ${as_root:+sudo }apt-get update"
  ask_sudo
  quietly 'Reading the package lists…' apt update
}

apt_install() {
  ask_sudo
  quietly 'Installing…' apt install --yes --no-install-recommends --no-remove $missing
}

# --- macOS

set_up_with_homebrew() {
  command -v brew >/dev/null 2>&1 || stop \
    'Hitscope needs Homebrew on macOS, and there is no brew on your PATH. Get it from https://brew.sh.'
  missing=
  for formula in $(column 3 "$@"); do
    brew list --versions "$formula" >/dev/null 2>&1 || missing="$missing $formula"
  done
  [ -n "$missing" ] || return 0
  say "Hitscope needs packages that this machine lacks. To install them, this runs:
  brew install$missing"
  HOMEBREW_NO_AUTO_UPDATE=1 quietly 'Installing…' brew install $missing ||
    or_show 'The packages could not be installed.'
}
