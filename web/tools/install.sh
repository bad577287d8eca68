#!/bin/sh
# Sees to it that the tools named as arguments are there: node, chromium, firefox,
# webkit, cadical, minizinc. What is missing is installed with apt-get where that works; elsewhere one
# line says what to install. Running it again changes nothing.
set -eu

missing=""

# need COMMAND PACKAGES...: remembers the packages when the command is not found.
need() {
	command=$1
	shift
	command -v "$command" >/dev/null 2>&1 || missing="$missing $*"
}

for tool in "$@"; do
	case $tool in
	node) need node nodejs && need npm npm ;;
	chromium) command -v chromium >/dev/null 2>&1 || need chromium-headless-shell chromium-headless-shell fonts-dejavu-core ;;
	firefox) need node nodejs && need firefox-esr firefox-esr ;;
	webkit) need WebKitWebDriver webkit2gtk-driver && need Xvfb xvfb ;;
	cadical) need cadical cadical ;;
	minizinc) need minizinc minizinc flatzinc ;;
	*) echo "install.sh: no tool is called $tool" >&2 && exit 1 ;;
	esac
done

[ -n "$missing" ] || exit 0

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo -n"
if command -v apt-get >/dev/null 2>&1 && $sudo true 2>/dev/null; then
	$sudo apt-get update -qq
	# shellcheck disable=SC2086 # a list of packages
	DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing
else
	echo "install.sh: please install$missing (Debian's names) and run this again" >&2
	exit 1
fi
