//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// The layout of home. ../flows/home.test.js tests what it says and offers.

// calendar makes today the page's date and time, which a test can change.
const calendar = `globalThis.today = [2026, 10, 21, 23, 50];
	Date = class extends Date { constructor(...args) { super(...(args.length ? args : today)); } static now() { return +new Date(); } };`

// on sets today: the year, the month from 0, the day, the hour and the minute.
func on(today string) string { return calendar + "today = [" + today + "];" }

const (
	play  = `[data-part="home-play"]`
	goOn  = `[data-action="continue"]`
	title = `[data-part="name"]`
)

// pairJoined is true once the two tiles that match have come together.
const pairJoined = `document.querySelector(".loose-tiles.joined .bridge")?.checkVisibility()`

// noteMoves records in moved every part that shifts for something that arrives later.
const noteMoves = `globalThis.moved = [];
	new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))])))
		.observe({ type: "layout-shift", buffered: true });`

// holdWorkers queues all messages to the page's workers until speakToWorkers sends them.
const (
	holdWorkers = `const Unheld = Worker;
		globalThis.Worker = class extends Unheld {
			postMessage(...said) { (globalThis.held ??= []).push(() => super.postMessage(...said)); }
		};`
	speakToWorkers = `for (const say of held.splice(0)) say(); Worker.prototype.postMessage = Unheld.prototype.postMessage`
)

// TestNothingMovesAtHome: home appears before the program, with its button in sight. What arrives
// later finds its room reserved, such as the puzzle to continue above today's.
func TestNothingMovesAtHome(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 10, 22, 8, 0") + noteMoves + holdWorkers})
	desktop, phone := func() { p.Resize(1280, 800, false) }, func() { p.Resize(390, 664, true) }
	comes := func() {
		t.Helper()
		p.Until(pairJoined)
		assert.Equal(t, "starting", eval[string](p, `document.body.dataset.phase`))
		assert.True(t, eval[bool](p, `document.querySelector('[data-part="home-play"]').getBoundingClientRect().bottom <= innerHeight`), "the button is in sight")
		assert.Empty(t, eval[[]any](p, "moved"), "what moved")
		eval[chromedp.Void](p, speakToWorkers)
		p.Ready()
		assert.Empty(t, eval[[]any](p, "moved"), "what moved when the program came")
	}
	comes()
	phone()
	p.Visit("")
	comes()

	p.Follow(insects.hash("name=Frogs_at_home"))
	p.UntilText(title, "Frogs at home")
	p.Solve("olution")
	p.UntilKept(`kept[0]?.found`)
	for _, size := range []func(){phone, desktop} {
		size()
		p.Visit("")
		comes()
		p.UntilText(goOn, "Frogs at home · 1 solution")
		const above = `(([a, b]) => a.bottom <= b.top && b.bottom <= innerHeight)(['[data-action="continue"]', '[data-part="home-play"]'].map((part) => document.querySelector(part).getBoundingClientRect()))`
		assert.True(t, eval[bool](p, above), "both are in sight")
		assert.Empty(t, eval[[]any](p, "moved"), "what moved for what can be gone on with")
	}
}

// TestHomeStandsWhileItIsRead: a slow machine shows the head of home before it has parsed the rest,
// so the rest must not move it. Nothing of entering tiles remains visible at home.
func TestHomeStandsWhileItIsRead(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	for _, size := range []struct {
		width, height int64
		phone         bool
	}{{1920, 1080, false}, {1280, 800, false}, {768, 1024, true}, {390, 664, true}} {
		p.Resize(size.width, size.height, size.phone)
		const alone = `((where) => {
			const rest = [...document.querySelectorAll(".today-picture, .today-play, .today ~ *")];
			const whole = where();
			for (const one of rest) one.style.display = "none";
			const alone = where();
			for (const one of rest) one.style.display = "";
			return alone - whole;
		})(() => document.querySelector('[data-part="home-day"]').getBoundingClientRect().top)`
		assert.InDelta(t, 0, eval[float64](p, alone), 1, "%d×%d: how far the head moves", size.width, size.height)
	}
	wide := `document.querySelector('[data-part="home"] .primary').getBoundingClientRect().width`
	width := eval[float64](p, wide)
	p.ToBox()
	p.Until(atTable)
	p.Skip()
	p.Click(`[data-action="home"]`)
	p.Until(atHome)
	assert.InDelta(t, width, eval[float64](p, wide), 0.5)
	assert.False(t, eval[bool](p, `document.querySelector('[data-part="entry"] .hand').checkVisibility()`))
}

// TestADayIsNotCutOnAPhone: above the board the puzzle of a day shows a short name that fits, and
// other puzzles show their own.
func TestADayIsNotCutOnAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: "#day=2026-09-30", Before: on("2026, 8, 30, 9, 0")}).Ready()
	named := map[string]string{"en": "Today’s puzzle · September 30", "de": "Das Spiel des Tages · 30. September", "fr": "Le puzzle du jour · 30 septembre", "da": "Dagens puslespil · 30. september"}
	for _, day := range []string{"2026-09-24", "2020-09-30", "2026-09-30"} {
		p.DropFile("#day=" + day)
		p.Until(fmt.Sprintf(`location.hash.includes(%q)`, day))
		for language, today := range named {
			p.Speak(language)
			if day == "2026-09-30" {
				p.UntilText(title, today)
			}
			for _, width := range []int64{390, 320} {
				p.Resize(width, 844, false)
				p.Until(fmt.Sprintf(`innerWidth === %d`, width))
				assert.True(t, eval[bool](p, `(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => clientHeight > 0 && scrollHeight <= clientHeight && scrollWidth <= clientWidth)(document.querySelector('[data-part="title"]'))`),
					"%s at %d: %s", language, width, p.Text(`[data-part="short-name"]`))
			}
		}
	}
	p.Resize(390, 844, true)
	p.Follow(dogs.hash())
	p.UntilText(title, "Hunde-Spiel")
	p.Until(fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().width > 50`, title))
}

// Speak sets the language and waits until the page uses it.
func (p *page) Speak(language string) {
	p.t.Helper()
	p.Set("language", language)
	p.Until(`document.documentElement.lang === ` + quote(language))
}
