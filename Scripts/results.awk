# Reads the tests' XML report; prints how many passed and how many failed. Skipped ones are neither.

/<testcase/ { tests += 1 }
/<failure/ && tests != last { failed += 1; last = tests }
/<skipped/ { skipped += 1 }
END { print tests - failed - skipped, failed + 0 }
