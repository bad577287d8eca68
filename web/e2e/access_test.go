//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// A stretch takes a freshly opened page through the states of one subject and checks each. Checks
// of a state that need no user (axe, sideways scrolling, sizes for fingers) belong here and not
// into other tests. The test also asserts that nothing violates the page's policy on the way.
type stretch struct {
	subject string
	hash    string // where it begins; "" is home
	onPhone bool   // whether a phone shows other states than a desktop
	states  func(p *page, look func(state string))
}

var stretches = []stretch{
	{"general", firstPublished, false, generalStates},
	{"home and shelves", "", false, homeStates},
	{"starting", friends, false, startingStates},
	{"play", firstPublished, false, playStates},
	{"play on a phone", firstPublished, true, playStates},
	{"the open tray", crowd, true, trayStates},
	{"keeping", firstPublished, false, keepingStates},
	{"ending", firstPublished, false, endingStates},
	{"entering", "", false, enteringStates},
	{"counting", "#" + hundeSpiel, false, countingStates},
	{"solving", "#" + hundeSpiel, false, solvingStates},
	{"helping", triedDay, false, helpingStates},
	{"long searches", "#" + forEver, false, longStates},
	{"watching", "#" + toughOne, false, watchStates},
}

// TestEveryStateIsAccessible checks each state twice, with everything different that a check can
// depend on: theme, window and pointer. The phone is the narrowest there is, and the language has the
// longest words. To come to a state takes longer than to check it, so one visit changes its clothes at
// each state. What only a phone shows is visited on one.
func TestEveryStateIsAccessible(t *testing.T) {
	desktop, phone := visit{Language: "de"}, visit{Language: "de", Width: 320, Height: 800, Touch: true, Dark: true}
	for _, s := range stretches {
		t.Run(s.subject, func(t *testing.T) {
			t.Parallel()
			v := desktop
			if s.onPhone {
				v = phone
			}
			v.Hash, v.Home, v.Before = s.hash, s.hash == "", noteViolations+oneCore
			p := open(t, v).Ready()
			s.states(p, func(state string) {
				t.Helper()
				assert.Empty(t, p.violations(), "of Trusted Types, on the way to: %s", state)
				if !s.onPhone {
					p.CheckAccessible(state)
					p.checkNothingScrollsSideways(state)
					p.dress(phone)
				}
				p.checkByAxe(state, rulesOfLooks)
				p.checkLargeEnoughForAFinger(state)
				p.checkNothingScrollsSideways(state)
				// At 195 pixels a line has as few letters as at 390 with text of 200 %.
				p.checkReadable(state, glasses{195, 422, 100, false}, glasses{390, 844, 100, true})
				p.spaces(false)
				p.dress(v)
				p.settled()
			})
		})
	}
}

// TestPageIsSeenInColoursOfOnesOwn: forced ones, and those of more contrast.
func TestPageIsSeenInColoursOfOnesOwn(t *testing.T) {
	t.Parallel()
	p := open(t, visit{ForcedColors: true}).AtSolve()
	p.CheckAccessible("the first visit")
	p.differs(`[data-action="solve"]`, "backgroundColor", `[data-action="share"]`)
	p.SolveAll("Two solutions.")
	p.CheckAccessible("all shown")
	p.Click(`[data-action="tab-tiles"]`)
	p.shown("button.edge")
	p.differs("button.edge svg", "backgroundColor", "body")
	p.Click(`[data-action="home"]`)
	p.shown(".month .open-day i")
	p.differs(".month .open-day i", "borderTopColor", "body")
	p.treeInForcedColours()
	p.emptyCellsAreOutlined()
}

// differs asserts that this colour of the element is not the background of the other one.
func (p *page) differs(element, colour, other string) {
	p.t.Helper()
	assert.NotEqual(p.t, eval[string](p, fmt.Sprintf(`getComputedStyle(document.querySelector(%q))[%q]`, element, colour)),
		eval[string](p, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).backgroundColor`, other)), element)
}

// outlined is how much the outline of empty cells stands out against the table, and against the cell.
const outlined = `(() => {
	const { stroke, strokeOpacity, fill, fillOpacity } = getComputedStyle(document.querySelector(".symbols .empty, .empty"));
	const numbers = (colour) => colour.match(/[\d.]+/g).slice(0, 3).map(Number);
	const mixed = (colour, opacity, under) => numbers(colour).map((value, at) => value * opacity + under[at] * (1 - opacity));
	const light = (colour) => colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)).reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0.05);
	const table = numbers(getComputedStyle(document.documentElement).backgroundColor);
	const line = light(mixed(stroke, Number(strokeOpacity), table));
	return Math.min(...[table, mixed(fill, Number(fillOpacity), table)].map((ground) => Math.max(light(ground) / line, line / light(ground))));
})()`

// emptyCellsAreOutlined in light and dark, with more contrast or without.
func (p *page) emptyCellsAreOutlined() {
	p.t.Helper()
	p.dress(visit{})
	p.FollowTo(firstPublished)
	p.lay(9)
	for _, taste := range [][2]string{{"light", "no-preference"}, {"light", "more"}, {"dark", "no-preference"}, {"dark", "more"}} {
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: taste[0]}, {Name: "prefers-contrast", Value: taste[1]}, {Name: "prefers-reduced-motion", Value: "reduce"},
		}})
		assert.GreaterOrEqual(p.t, eval[float64](p, outlined), 3.0, taste)
	}
}

// generalStates are the states that most visitors see. They solve the first puzzle and end with
// a search that never ends.
func generalStates(p *page, look func(state string)) {
	p.t.Helper()
	dialog := func(name string) {
		p.t.Helper()
		p.Click(`[data-action="` + name + `"]`)
		p.Until(`document.querySelector('[data-dialog="` + name + `"]').open`)
		look("the dialog " + name)
		p.Click(`[data-dialog="` + name + `"] [data-action="close"]`)
	}
	look("the first visit")
	p.Click(waiting(0))
	p.Until(`document.querySelector('[data-part="tray"] [aria-pressed="true"]')`)
	look("a tile in hand")
	p.Click(cell(0))
	p.lies(0, laid{tile: 0})
	p.Click(waiting(1))
	p.Click(cell(1))
	p.lies(1, laid{tile: 1})
	look("tiles that do not match")
	p.ToSolve()
	look("before solving")
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="effort"]`, "508")
	look("solved")
	p.Click(`.result [data-action="build"]`)
	p.Until(`document.activeElement?.id === "companion-title"`)
	look("what comes off first")
	p.Press(kb.ArrowRight)
	p.UntilText(".told-tile .count", "2")
	look("building")
	p.Click(`[data-dialog="companion"] [data-action="close"]`)
	p.Click(`[data-action="show-one"]`)
	p.Until(`document.querySelectorAll('[data-action="layer-solution"]:not([hidden])').length === 1`)
	look("one tile shown")
	p.Click(`[data-action="show-all"]`)
	p.Until(`document.querySelector('[data-part="guide"]').hidden === false`)
	p.Click(`.meanings summary`)
	p.UnfoldEffort()
	look("all shown")
	p.Click(`[data-action="put"]`)
	p.Until(`document.body.dataset.layer === "board"`)
	look("on the own board")
	p.Click(`[data-action="layer-solution"]`)
	p.Until(`document.body.dataset.layer === "solution"`)
	look("all shown beside the own board")
	p.Click(`[data-action="tab-tiles"]`)
	p.Anew()
	p.Click(`.rules summary`)
	look("an empty table")
	p.Click(`[data-action="enter-change"]`)
	p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
	look("all tiles entered")
	p.Click(`[data-action="enter-move"]`)
	p.Until(`document.querySelector('[data-action="enter-move"]').ariaPressed === "true"`)
	p.UntilText(`[data-part="live"]`, p.Text(`[data-part="enter-message"]`))
	look("a tile that is carried")
	p.Click(`[data-action="tab-solve"]`)
	dialog("share")
	dialog("more")
	p.Click(`[data-action="share"]`)
	p.Click(`[data-action="cut"]`)
	p.Until(`document.querySelector('[data-part="cut-pages"] img')`)
	look("paper to cut out")
	p.Click(`[data-dialog="cut"] [data-action="close"]`)
	p.Follow(dogs.hash()[:45])
	p.Until(`document.querySelector('[data-part="notice"]')`)
	look("a broken link")
	p.Follow(endless().hash("colour=red"))
	p.Until(`document.querySelector('[data-dialog="waiting"]').open`)
	look("a link that waits")
	p.Click(`[data-action="open-waiting"]`)
	p.Until(`document.querySelectorAll('[role="gridcell"]').length === 49`)
	look("a large board")
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.Until(`document.querySelector('[data-part="progress"] dd')`)
	look("a long search")
	p.Click(`[data-action="stop"]`)
	p.Until(`document.querySelector('[data-action="solve-again"]').checkVisibility()`)
	look("stopped")
}

// checkLargeEnoughForAFinger asserts that everything touchable is 44 pixels wide and high and that
// text has 16 pixels. On the narrowest phone the days of a week, and the keys of many pictures,
// share one row: 36 pixels of width are enough there.
func (p *page) checkLargeEnoughForAFinger(state string) {
	p.t.Helper()
	assert.Empty(p.t, eval[[]string](p, `[...(document.querySelector("dialog[open]") ?? document.body)
		.querySelectorAll("button, a[href], td[data-action], summary, select, textarea, input:not([type=checkbox]), label:has([type=checkbox])")]
		.filter((element) => element.checkVisibility())
		.map((element) => [element.getBoundingClientRect(), innerWidth < 360 && element.matches(".month button, button.edge") ? 36 : 43.9, element.textContent.trim() || element.id || element.dataset.action])
		.filter(([box, width]) => box.width < width || box.height < 43.9)
		.map(([box, , name]) => [name, box.width, box.height].join(" "))`), "%s: smaller than 44 pixels", state)
	assert.Empty(p.t, eval[[]string](p, `[...document.querySelectorAll("p, button, h1, h2, h3, dd, dt, td, th, label, summary, input, select, textarea, li")]
		.filter((element) => element.checkVisibility() && !element.closest(".unseen, small, svg") && element.textContent.trim() && parseFloat(getComputedStyle(element).fontSize) < 16)
		.map((element) => element.className + " " + element.textContent.slice(0, 40) + " " + getComputedStyle(element).fontSize)`), "%s: smaller than 16 pixels", state)
}

// checkNothingScrollsSideways asserts that no visible element is wider than its room.
func (p *page) checkNothingScrollsSideways(state string) {
	p.t.Helper()
	// Exceptions that are meant to scroll: a tray of many tiles or on a small phone, the filters of
	// the tray and of the shelves, and code.
	assert.Empty(p.t, eval[[]string](p, `[document.scrollingElement, ...document.querySelectorAll("body *:not(svg *)")]
		.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && element.checkVisibility()
			&& !(element.matches(".tray") && (element.dataset.many === "true" || innerWidth < 360)) && !element.closest(".sieve, .finding, pre")
			&& (element === document.scrollingElement || ["auto", "scroll"].includes(getComputedStyle(element).overflowX)))
		.map((element) => [element.nodeName, element.className, element.scrollWidth, element.clientWidth].join(" "))`), "%s: scrolls sideways", state)
}
