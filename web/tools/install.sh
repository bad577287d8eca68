#!/bin/sh
# Sees to it that tools are there: node, chromium, firefox, webkit, cadical, minizinc.
#
#	sh web/tools/install.sh [-for TARGET] TOOL...
#
# What is missing is installed with apt-get where that works. Elsewhere one sentence says
# which target of the Makefile was not run, what it needs and how to get that. Running it
# again changes nothing.
set -eu
here=$(dirname "$0")

target=""
if [ "$1" = -for ]; then
	target=$2
	shift 2
fi

# stop says why the target was not run, and what to do.
stop() {
	if [ -n "$target" ]; then
		echo "make $target was not run: $1, then run make $target." >&2
	else
		echo "install.sh: $1, then run this again." >&2
	fi
	exit 1
}

missing=""
packages=""

# need COMMAND NAME PACKAGES...: remembers name and packages when the command is not found.
need() {
	command -v "$1" >/dev/null 2>&1 && return
	missing="${missing:+$missing, }$2"
	shift 2
	packages="$packages $*"
}

# chromium: any Chromium or Chrome does, and the smallest is installed.
chromium() {
	sh "$here/chrome.sh" >/dev/null && return
	[ -z "${CHROME:-}" ] || exit 1 # chrome.sh has said what is wrong with it
	missing="${missing:+$missing, }Chromium or Chrome (CHROME=/path/to/it names one)"
	packages="$packages chromium-headless-shell fonts-dejavu-core"
}

# Which versions of Node do, such as "^20.19 || >=24", stands where npm looks for it, too.
versions=$(sed -n 's/^ *"node": "\(.*\)"$/\1/p' "$here/package.json")
expected="Node $(echo "$versions" | sed 's/[\^>=]//g; s/ || /, /g') or newer"

# fresh stops where Node is too old: that fails in the middle of something, in words that say
# nothing of its age. The oldest Node can read this.
fresh() {
	node -e '
		var now = process.versions.node.split(".").map(Number);
		process.exit(process.argv[1].split(" || ").some(function (version) {
			var least = version.replace(/^\D+/, "").split(".").map(Number);
			return now[0] === least[0] ? now[1] >= (least[1] || 0) : now[0] > least[0] && version[0] === ">";
		}) ? 0 : 1);
	' "$versions" || stop "it needs $expected, and $(node --version) was found; get one from https://nodejs.org"
}

node=""
for tool in "$@"; do
	case $tool in
	node) node=needed ;;
	chromium) chromium ;;
	firefox) node=needed && need firefox-esr "Firefox ESR" firefox-esr ;;
	webkit) need WebKitWebDriver "WebKitGTK's driver" webkit2gtk-driver && need Xvfb Xvfb xvfb ;;
	cadical) need cadical CaDiCaL cadical ;;
	minizinc) need minizinc MiniZinc minizinc flatzinc ;;
	*) stop "no tool is called $tool; name some of node, chromium, firefox, webkit, cadical and minizinc" ;;
	esac
done
if [ -n "$node" ]; then
	! command -v node >/dev/null 2>&1 || fresh
	need node "$expected" nodejs
	need npm npm npm
fi

[ -n "$missing" ] || exit 0

sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo -n"
# shellcheck disable=SC2086 # a list of packages
if ! command -v apt-get >/dev/null 2>&1 || ! $sudo true 2>/dev/null ||
	! $sudo apt-get update -qq ||
	! $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages; then
	stop "it needs $missing, which was not found and could not be installed; install it yourself (Debian's packages:$packages)"
fi
[ -z "$node" ] || fresh
