//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// Large text, small windows and wide spacing: nothing lies off the screen, nothing is cut, and nothing
// scrolls sideways.

// glasses are how somebody reads the page: the window, the browser's size of text in percent, and whether
// text is spaced as WCAG 1.4.12 has it.
type glasses struct {
	width, height, percent int64
	spaced                 bool
}

// cut is a check: it returns what lies off the screen, what an element cuts, and what lies on what.
// Pieces that are meant to scroll sideways are exceptions, the dot before a part that begins a line, and the title, which
// ends after two lines and which the window's title has in full.
const cut = `(() => {
	const found = new Set();
	const wide = document.documentElement.clientWidth;
	const name = (element) => [element.dataset.action ?? element.dataset.part ?? element.id, element.getAttribute("class"), element.textContent.trim().slice(0, 30)].filter(Boolean).join(" ") || element.nodeName;
	if (document.scrollingElement.scrollWidth > wide + 1) found.add("the page scrolls sideways, " + document.scrollingElement.scrollWidth + " of " + wide);
	const scope = document.querySelector("dialog[open]") ?? document.body;
	const meant = (element) => element.closest(".tray, .sieve, .finding, .head h1, pre, .unseen, [aria-hidden=true], svg, option, textarea, .dot, .versions, .fold-twins") || element.clientWidth === 1;
	const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !meant(element);
	const range = document.createRange();
	const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
	for (let text; (text = walker.nextNode()); ) {
		const on = text.parentElement;
		if (!text.data.trim() || /\S{30}/.test(text.data) || !visible(on)) continue;
		range.selectNodeContents(text);
		const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
		if (boxes.some(({ left, right }) => left < -1 || right > wide + 1)) found.add("off: " + name(on));
		for (let by = on; by !== document.body && by !== scope.parentElement; by = by.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(by);
			const [holds, clip] = [by.matches("button"), by.getBoundingClientRect()];
			if (boxes.some(({ left, right, top, bottom }) => ((holds || overflowX !== "visible") && (left < clip.left - 1.5 || right > clip.right + 1.5))
				|| ((holds || ["hidden", "clip"].includes(overflowY)) && (top < clip.top - 4 || bottom > clip.bottom + 4)))) {
				found.add("cut: " + name(on) + " by " + name(by));
				break;
			}
		}
	}
	const targets = [...scope.querySelectorAll("button, a[href], select, input, textarea, summary")].filter(visible).map((element) => [element, element.getBoundingClientRect(), element.closest(".tabs, header, .actions")]);
	for (const [at, [one, box, held]] of targets.entries()) {
		if (box.left < -1 || box.right > wide + 1) found.add("off: " + name(one));
		for (const [other, { left, right, top, bottom }, by] of targets.slice(at + 1)) {
			if (by === held && !one.contains(other) && Math.min(right, box.right) - Math.max(left, box.left) > 2 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2) found.add(name(one) + " lies on " + name(other));
		}
	}
	return [...found];
})()`

// puts on other glasses.
func (p *page) puts(g glasses) {
	p.t.Helper()
	call(p, pages.SetFontSizes, pages.SetFontSizesParams{FontSizes: &pages.FontSizes{Standard: 16 * g.percent / 100}})
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: g.width, Height: g.height, DeviceScaleFactor: 1})
	p.spaces(g.spaced)
	p.Until(fmt.Sprintf("document.documentElement.clientWidth === %d", g.width))
	p.settled()
}

// spaces text as WCAG 1.4.12 has it, or as the page has it.
func (p *page) spaces(wide bool) {
	p.t.Helper()
	eval[chromedp.Void](p, fmt.Sprintf(`{
		globalThis.spaced ??= new CSSStyleSheet();
		spaced.replaceSync(%t ? "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }" : "");
		document.adoptedStyleSheets = [spaced];
	}`, wide))
}

// checkReadable asserts that a state can be read through each of these glasses.
func (p *page) checkReadable(state string, through ...glasses) {
	p.t.Helper()
	for _, g := range through {
		p.puts(g)
		assert.Empty(p.t, eval[[]string](p, cut), "%s: %+v", state, g)
	}
}

// screens are windows of all kinds: zoomed by 400 and 200 %, phones upright and on their side, tablets, desktops.
var screens = [][2]int64{{195, 422}, {320, 256}, {320, 568}, {360, 800}, {375, 667}, {390, 664}, {390, 844}, {740, 360}, {844, 390}, {768, 1024}, {1280, 800}, {1920, 1080}}

func TestHomeAndTableFitEverySizeOfText(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	for _, state := range []string{"home", "play"} {
		if state == "play" {
			p.Click(`[data-part="home-play"]`)
			p.lay(9)
		}
		for _, size := range screens {
			for _, percent := range []int64{100, 130, 150, 200} {
				// Nobody has ten letters to a line.
				if size[0]*100 < percent*160 {
					continue
				}
				p.checkReadable(state, glasses{size[0], size[1], percent, false})
			}
		}
	}
}

// lost is a check: the board lies in the window and on nothing else, and a press reaches each of its cells, if the page
// must scroll to it.
const lost = `(() => {
	const box = (selector) => document.querySelector(selector).getBoundingClientRect();
	const board = box("svg.picture");
	const under = [".above", ".tools", ".tray"].filter((selector) => {
		const { left, right, top, bottom } = box(selector);
		return Math.min(right, board.right) - Math.max(left, board.left) > 1 && Math.min(bottom, board.bottom) - Math.max(top, board.top) > 1;
	});
	const unreached = [...document.querySelectorAll("[data-cell]")].filter((cell) => {
		const hit = cell.querySelector(".hit");
		const reached = () => {
			const { left, top, width, height } = hit.getBoundingClientRect();
			return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		};
		return !reached() && (hit.scrollIntoView({ block: "center" }), !reached());
	});
	scrollTo(0, 0);
	return [
		...(board.left < 0 || board.right > document.documentElement.clientWidth ? ["it is wider than the window"] : []),
		...under.map((selector) => "it lies on " + selector),
		...unreached.map((cell) => "no press reaches cell " + cell.dataset.cell),
	];
})()`

// touching is a check: square tiles of the tray touch each other, with what reaches out of them.
const touching = `(() => {
	const tiles = [...document.querySelectorAll(".waiting:not(.away) .card-at-hand")].map((tile) => tile.getBoundingClientRect());
	return tiles.some(({ left, right, top, bottom }, at) => tiles.slice(at + 1).some((other) => left < other.right && other.left < right && top < other.bottom && other.top < bottom));
})()`

// TestEveryBoardFitsEveryWindow, of every kind of grid. One page goes through all, because opening it takes longer
// than checking it.
func TestEveryBoardFitsEveryWindow(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Touch: true, Width: 390, Height: 844}).Ready()
	for _, board := range []struct {
		hash  string
		cells int
	}{
		{sameTiles("2x7", 14), 14},
		{sameTiles("7x3", 21), 21},
		{rimmed(), 36},
		{"#" + hundeSpiel + "&art=suits", 9},
		{sameSided("hex2", 7, 6), 7},
		{sameSided("hex3", 19, 6), 19},
		{sameSided("tri3", 9, 3), 9},
		{sameSided("tri5", 25, 3), 25},
		{sameTiles("32x32", 1024), 1024},
	} {
		p.FollowTo(board.hash)
		p.lay(board.cells)
		for _, size := range screens {
			p.ResizePhone(size)
			assert.Empty(t, eval[[]string](p, lost), "%s at %d×%d", board.hash[:20], size[0], size[1])
			if strings.HasSuffix(board.hash, "&art=suits") {
				assert.False(t, eval[bool](p, touching), "tabs of suits at %d×%d", size[0], size[1])
			}
		}
	}
}

// sameSided is the link to a puzzle of tiles that are all alike, with as many sides as their cells.
func sameSided(grid string, count, sides int) string {
	return "#grid=" + grid + "&mates=same&tiles=" + strings.TrimSuffix(strings.Repeat("abcdef"[:sides]+".", count), ".")
}
