#!/bin/sh
# Prints the path of the Chromium that the tests drive: the one that CHROME names, or the
# first that is found here. Where there is none it prints nothing and fails.
set -eu

if [ -n "${CHROME:-}" ]; then
	found=$(command -v "$CHROME" || true)
	case $found in
	/*) echo "$found" ;;
	*)
		# The tests run in a folder of their own, from where a path that is not whole leads nowhere.
		echo "CHROME names no program here: expected the whole path of a Chromium or Chrome, found \"$CHROME\"; set it anew, or leave it out." >&2
		exit 1
		;;
	esac
	exit
fi

# The headless shell comes first: it shows the same pages, without windows and menus that
# nobody sees, which take as much work as the tests do.
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome \
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
	/Applications/Chromium.app/Contents/MacOS/Chromium; do
	command -v "$name" && exit
done
exit 1
