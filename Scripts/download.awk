# Reads what `apt-get --print-uris install` prints; says what will be downloaded.

function size(bytes) {
  if (bytes < 1e6) return sprintf("%.0f kB", bytes / 1e3)
  return sprintf("%.1f MB", bytes / 1e6)
}

/^'/ {
  split($2, parts, "_")
  total += $3
  if (index(named, " " parts[1] " ")) {
    printf "  %-20s %9s\n", parts[1], size($3)
  } else {
    others += 1
    brought += $3
  }
}

/^After this operation/ { disk = $4 " " $5 }

END {
  if (others) printf "  %-20s %9s\n", "what they need (" others ")", size(brought)
  printf "In all %s to download", size(total)
  if (disk) printf ", %s on disk", disk
  print "."
}
