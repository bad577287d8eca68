//go:build e2e

package e2e

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// daysSolved pretends that another tab solved these days, each in this many seconds.
func (p *page) daysSolved(seconds map[string]int) {
	p.t.Helper()
	for day, time := range seconds {
		eval[bool](p, fmt.Sprintf(`(async () => {
			const puzzles = await (await fetch("days/%.7s.json")).json();
			const { link, tiles } = puzzles.find(({ day }) => day === %q);
			const board = Array.from(tiles, (_, tile) => [tile, 0]);
			new BroadcastChannel("edgewise-days").postMessage([{ day: %q, solved: 1, counts: true, time: %d, moves: 30, hints: 1, link, board }]);
			return true;
		})()`, day, day, day, time*1000), chromedp.EvalAwaitPromise)
	}
}

// homeStates are the states of home on several days, of the shelves, and of the ways to enter a puzzle.
func homeStates(p *page, look func(state string)) {
	p.t.Helper()
	day := func(today string) {
		p.t.Helper()
		eval[chromedp.Void](p, fmt.Sprintf(`today = [%s], void document.dispatchEvent(new Event("visibilitychange"))`, today))
	}
	eval[chromedp.Void](p, on("2026, 10, 22, 8, 0")+"void 0")
	day("2026, 10, 22, 8, 0")
	p.UntilText(`[data-part="home-rated"]`, "2 · ")
	p.Until(pairJoined)
	look("home")
	day("2026, 10, 25, 11, 59")
	p.daysSolved(map[string]int{"2026-11-22": 252, "2026-11-23": 252})
	p.Until(`document.querySelector('.before-play [data-action="play-day"] img')`)
	look("a row that can be saved")
	day("2026, 11, 2, 8, 0")
	p.daysSolved(map[string]int{"2026-12-01": 252, "2026-12-02": 150})
	p.Until(`document.querySelector(".today-picture .solved-board") && document.querySelectorAll(".month .small-board").length === 2`)
	p.Click(".calendar summary")
	look("home with days that were solved")

	p.ToShelves()
	if !p.Visible("#paste") {
		p.Click(`[data-part="paste-section"] summary`)
	}
	p.Click(`[data-part="paste-form"] .primary`)
	p.Until(`document.querySelector('[data-part="paste-fault"]').textContent`)
	look("the shelves, and nothing that was pasted")
	p.Click(`[data-shelf="drawings"] .card[data-ids^="one-tough-puzzle "]`)
	p.Until(`document.querySelectorAll(".version").length === 4`)
	look("unfolded twins")
	p.Seek("no such thing")
	p.Until(`document.querySelector('[data-part="published-count"]').textContent`)
	look("nothing found")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('[data-dialog="puzzles"]').open`)
	p.ToDoors()
	look("the doors")
	p.Click(`[data-action="door-known"]`)
	p.Until(`document.activeElement.id === "look-up"`)
	p.do(chromedp.KeyEvent("puzzle"))
	p.Until(`document.querySelectorAll('[data-part="looked-up-list"] img').length > 1`) // covers are drawn in sight only
	look("a puzzle that is looked up")
	p.do(chromedp.KeyEvent(" of nobody"))
	p.Until(`!document.querySelector('[data-part="looked-up-list"] li') && document.querySelector('[data-part="looked-up"]').textContent`)
	look("a puzzle that nobody knows")
	p.Click(`[data-action="door-paste"]`)
	p.Until(`document.activeElement.id === "door-text"`)
	p.do(chromedp.KeyEvent("x"))
	p.Click(`[data-action="door-open"]`)
	p.Until(`document.querySelector("#door-fault").textContent`)
	look("a text at the door that has no tiles")
	p.Click(doors + ` [data-action="enter"]`)
	p.Skip()
	p.do(chromedp.KeyEvent(strings.Join(dogs.lettered().tiles[:3], "")))
	p.UntilText(caption, "3 ")
	p.ToShelves()
	p.Until(`document.querySelector('[data-part="mine"] .begun')`)
	look("tiles that are half entered, among mine")
}

// startingStates are those of a page whose program is late or missing, or that cannot start.
func startingStates(p *page, look func(state string)) {
	p.t.Helper()
	p.before = `switch (sessionStorage.starts) {
		case "later": { ` + holdWorkers + ` globalThis.speak = () => { ` + speakToWorkers + ` }; break; }
		case "without a program": {
			const { postMessage } = Worker.prototype;
			Worker.prototype.postMessage = function (request) { postMessage.call(this, request.bring ? { ...request, bring: "missing.wasm" } : request); };
			break;
		}
		case "never": globalThis.Worker = class { constructor() { throw new DOMException("forbidden", "SecurityError"); } };
	}`
	p.prepare()
	starts := func(how string) {
		p.t.Helper()
		eval[chromedp.Void](p, `void (sessionStorage.starts = `+quote(how)+`)`)
		p.Reload()
	}
	starts("later")
	p.Until(`document.body.dataset.phase === "starting" && document.querySelectorAll('[data-part="tray"] [data-tile]').length === 9`)
	p.Click(`[data-action="tab-solve"]`)
	p.Click(`[data-action="solve"]`)
	p.Until(`document.querySelector('[data-part="searching"]').checkVisibility()`)
	look("a search for which there is no program yet")
	p.Click(`[data-action="tab-watch"]`)
	p.Until(`document.querySelector('[data-part="watch-sentence"]').textContent`)
	look("a page whose program is on its way")
	eval[chromedp.Void](p, `speak()`)
	p.Ready()

	p.Click(`[data-action="tab-play"]`)
	starts("without a program")
	p.Until(`document.querySelector('[data-part="notice"]') && document.querySelectorAll('[data-part="tray"] [data-tile]').length === 9`)
	look("a program that never comes")
	eval[bool](p, `caches.open("edgewise " + location.href.replace(/#.*/, "") + " 1").then(() => true)`, chromedp.EvalAwaitPromise)
	starts("never")
	p.Until(`document.querySelectorAll('[data-part="unstarted"] button').length === 2`)
	look("a page that cannot start")
	p.record.forget()
}
