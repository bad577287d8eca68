//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"

	"edgewise/solver/gallery"
)

// calendar lets the page's day be set.
const calendar = `globalThis.today = [2026, 10, 21, 23, 50];
	Date = class extends Date { constructor(...args) { super(...(args.length ? args : today)); } static now() { return +new Date(); } };`

// on sets it: the year, the month from 0, the day, the hour and the minute.
func on(today string) string { return calendar + "today = [" + today + "];" }

// The parts of home.
const (
	play     = `[data-part="home-play"]`
	pair     = ".loose-tiles.joined"
	goOn     = `[data-action="continue"]`
	title    = `[data-part="name"]`
	homeMark = ".mark"
)

// day is a day in the calendar.
func day(day string) string { return fmt.Sprintf(`.month [data-day=%q]`, day) }

// daysSolved hears from another tab that days were solved, each in so many seconds.
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
	p.Until(fmt.Sprintf(`document.querySelectorAll(".month .small-board").length === %d`, len(seconds)))
}

func TestHomeComesFirstAndLeadsToTodaysPuzzle(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Moving: true, Home: true, Before: on("2026, 10, 22, 8, 0")}).Ready()
	p.Until(atHome)
	assert.Equal(t, "Sunday, November 22", p.Text("#home-day"))
	p.UntilText(`[data-part="home-rated"]`, "No. 2 · tricky")
	p.Until(pairJoined)
	assert.Equal(t, []string{"Edgewise, home"}, p.Heard("link"))
	p.Click(play)
	p.UntilText(title, "Today’s puzzle · November 22")
	assert.Contains(t, p.Hash(), "name=2026-11-22")
	p.Moves("1 a1")

	p.Click(homeMark)
	p.Until(atHome)
	assert.Empty(t, p.Hash())
	assert.Equal(t, "Continue today’s puzzle", p.Text(play))
	p.UntilText(`[data-part="home-rated"]`, "1 of 9")
	assert.False(t, p.Visible(goOn), "it has a button of its own")
	p.Reload().Ready()
	p.Until(atHome)
	p.Until(`document.querySelector('[data-part="home-play"]').textContent.startsWith("Continue")`)
	p.Click(play)
	p.UntilText(caption, "1 of 9")
	assert.True(t, eval[bool](p, atTable))
}

// pairJoined is whether the two tiles that mate have come together.
const pairJoined = `document.querySelector(".loose-tiles.joined .bridge")?.checkVisibility()`

func TestBackAndForwardLeadHomeAndToTheTable(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.OpenPublished("Insects")
	p.Click(homeMark)
	p.Until(atHome)
	step := func(way, where string) {
		t.Helper()
		eval[bool](p, "history."+way+"() ?? true")
		p.Until(where)
	}
	step("back", atTable)
	assert.Equal(t, "Insects", p.Text(title))
	step("back", atHome)
	assert.Empty(t, p.Hash())
	step("forward", atTable)
	step("forward", atHome)
	p.Click(`.way[data-action="enter"]`)
	p.Until(`document.body.dataset.tab === "tiles" && ` + atTable)
	p.Skip()
	step("back", atHome)
	step("forward", atTable)
}

// TestWhoReturnsFindsTheResult of a puzzle that was solved, and not begun by hand, from home and
// from its card; what was begun is played on.
func TestWhoReturnsFindsTheResult(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle}).AtSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilKept(`kept.some(({ found }) => found !== undefined)`)
	verdict := p.Text(`[data-part="verdict"]`)
	assert.NotEmpty(t, verdict)
	for _, way := range []string{goOn, `[data-action="open-mine"]`} {
		p.Click(homeMark)
		p.Until(atHome)
		if way != goOn {
			p.Click(`[data-action="puzzles"]`)
		}
		p.Click(way)
		p.Until(`document.body.dataset.tab === "solve" && ` + atTable)
		p.UntilText(`[data-part="verdict"]`, verdict)
	}
	p.Click("#tab-play")
	p.Moves("1 a1")
	p.Click(homeMark)
	p.Until(atHome)
	p.Click(goOn)
	p.UntilText(caption, "1 of ")
	assert.Equal(t, "play", eval[string](p, "document.body.dataset.tab"))
}

// TestHomeIsWholeAfterEnteringTiles: nothing of the tiles that are entered stays in sight.
func TestHomeIsWholeAfterEnteringTiles(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true}).Ready()
	before := p.Text(`[data-part="home"]`)
	wide := `document.querySelector('[data-part="home"] .primary').getBoundingClientRect().width`
	width := eval[float64](p, wide)
	p.Click(`.way[data-action="enter"]`)
	p.Until(atTable)
	p.Skip()
	p.Click(`[data-action="home"]`)
	p.Until(atHome)
	assert.Equal(t, before, p.Text(`[data-part="home"]`))
	assert.InDelta(t, width, eval[float64](p, wide), 0.5)
	assert.False(t, eval[bool](p, `document.querySelector('[data-part="entry"] .hand').checkVisibility()`))
}

// TestAPuzzleAfterADayIsCalledByItsName: on a phone a day goes by a short name, which no
// other puzzle has.
func TestAPuzzleAfterADayIsCalledByItsName(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true, Before: on("2026, 10, 22, 8, 0")}).Ready()
	p.Tap(play)
	p.UntilText(`[data-part="short-name"]`, "Nov")
	p.Follow(dogs.hash())
	p.UntilText(title, "Hunde-Spiel")
	p.Until(fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().width > 50`, title))
}

func TestTilesBegunWithoutAPuzzleSurviveAReload(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.Click(`.way[data-action="enter"]`)
	p.Skip()
	p.do(chromedp.KeyEvent("ABcd"))
	p.UntilText(`[data-part="enter-at"]`, "Tile 2")
	assert.Empty(t, p.Hash())
	p.Reload().Ready()
	p.Until(`document.body.dataset.tab === "tiles" && ` + atTable)
	p.UntilText(`[data-part="enter-at"]`, "Tile 2")
	p.Visit("").Ready()
	assert.True(t, eval[bool](p, atHome), "who comes anew is at home")
	assert.Contains(t, p.Text(`.way[data-action="enter"]`), "Your tiles · 1 of 9")

	p.Visit(firstPublished).Ready()
	p.Click(`[data-action="tab-tiles"]`)
	p.Click(`[data-action="enter-change"]`)
	p.UntilText(`[data-part="enter-last"]`, "The tiles you were entering aren’t lost")
	p.Click(`[data-action="enter-undo"]`)
	p.UntilText(`[data-part="caption"]`, "1 of 9")

	p.Visit(ownPuzzle).Ready()
	p.SolveAll("One solution")
	p.Click(`[data-action="name-it"]`)
	p.UntilText(`[data-part="enter-last"]`, "The tiles you were entering aren’t lost")
}

func TestHomeKnowsWhatWasBegun(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: insects.hash("name=Frogs_at_home")}).Ready()
	p.Moves("1 a1", "2 b1")
	p.UntilKept(`kept[0]?.board`)
	p.Visit("").Ready()
	p.UntilText(goOn, "Frogs at home · 2 of 9")
	p.Until(`document.querySelector('[data-action="continue"] img')`)
	p.Click(goOn)
	p.UntilText(title, "Frogs at home")
	p.UntilText(caption, "2 of 9")
}

// TestWhatCanBeGoneOnWithComesFirst: above today's puzzle, and nothing moves for it.
func TestWhatCanBeGoneOnWithComesFirst(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{Width: 1280, Height: 800}, {Width: 390, Height: 664, Touch: true}} {
		v.Hash, v.Before = insects.hash("name=Frogs_at_home"), noteMoves
		p := open(t, v).Ready()
		p.Solve("olution")
		p.UntilKept(`kept[0]?.found`)
		p.Visit("").Ready()
		p.UntilText(goOn, "Frogs at home · 1 solution")
		const above = `(([a, b]) => a.bottom <= b.top && b.bottom <= innerHeight)(['[data-action="continue"]', '[data-part="home-play"]'].map((part) => document.querySelector(part).getBoundingClientRect()))`
		assert.True(t, eval[bool](p, above), "both are in sight")
		assert.False(t, p.Visible(`[data-part="home-rule"]`), "which they know")
		assert.Empty(t, eval[[]any](p, "moved"), "what moved")
	}
}

// TestHomeStandsWhileItIsRead: a slow machine shows the head of home before it has read
// what comes after it.
func TestHomeStandsWhileItIsRead(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	for _, size := range []struct {
		width, height int64
		phone         bool
	}{{390, 664, true}, {768, 1024, true}, {1280, 800, false}, {1920, 1080, false}} {
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
}

// TestWhatDidNotComeToHomeIsAskedForAgain once there is a network.
func TestWhatDidNotComeToHomeIsAskedForAgain(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 10, 22, 8, 0") + `
		globalThis.asked = 0;
		const reached = fetch;
		fetch = (what, ...how) => (/\.svg$/.test(what) && ++asked && !globalThis.back ? Promise.reject(new TypeError("no network")) : reached(what, ...how));`}).Ready()
	p.UntilText(`[data-part="home-rated"]`, "tricky")
	eval[chromedp.Void](p, `document.dispatchEvent(new Event("visibilitychange"))`)
	p.Until("asked === 2")
	assert.Zero(t, p.Count(pair))
	eval[chromedp.Void](p, `back = true, dispatchEvent(new Event("online"))`)
	p.Until(pairJoined)
	assert.Equal(t, 3, eval[int](p, "asked"), "and not for every frame")
}

func TestSolvedDaysStandInTheCalendar(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 11, 2, 8, 0")}).Ready()
	p.daysSolved(map[string]int{"2026-12-01": 252})
	p.UntilText(`[data-part="home-rated"]`, "No. 12")
	assert.Equal(t, "Play today’s puzzle", p.Text(play), "a finished one of yesterday does not stand in the way")
	p.daysSolved(map[string]int{"2026-12-01": 252, "2026-12-02": 150})
	p.UntilText(`[data-part="home-rated"]`, "Solved in 2:30 · 2 days in a row")
	assert.Equal(t, "Play Monday, November 30", p.Text(play), "the latest one that is not solved")
	p.Until(`document.querySelector(".today-picture .solved-board")`)
	assert.Equal(t, "Tuesday, December 1, solved in 4:12", eval[string](p, `document.querySelector('.month [data-day="2026-12-01"]').ariaLabel`))
	assert.Equal(t, 2, p.Count(".month button"), "days to come cannot be opened")

	p.Click(".calendar summary")
	assert.Contains(t, p.Text(`[data-part="figures"]`), "Best time2:30")
	assert.Contains(t, p.Text(`[data-part="figures"]`), "Tuesday4:121")
	p.CheckAccessible("home with days that were solved")

	p.Click(`[data-action="calendar-turn"][data-by="-1"]`)
	p.UntilText("#calendar-name", "November 2026")
	assert.Equal(t, 10, p.Count(".month button"), "from the first day on")
	p.Click(day("2026-11-21"))
	p.UntilText(title, "Saturday, November 21")
}

// TestADayIsNotCutOnAPhone, above its board: it goes by a short name there, to the eye.
func TestADayIsNotCutOnAPhone(t *testing.T) {
	t.Parallel()
	for language, named := range map[string]string{"en": "Today’s puzzle · September 30", "de": "Das Spiel des Tages · 30. September", "fr": "Le puzzle du jour · 30 septembre", "da": "Dagens puslespil · 30. september"} {
		p := open(t, visit{Width: 390, Height: 844, Touch: true, Language: language, Hash: "#day=2026-09-30", Before: on("2026, 8, 30, 9, 0")}).Ready()
		for _, day := range []string{"", "#day=2026-09-24", "#day=2020-09-30"} {
			if day != "" {
				p.DropFile(day)
				p.Until(fmt.Sprintf(`location.hash.includes(%q)`, day[5:]))
			} else {
				p.UntilText(title, named)
			}
			for _, width := range []int64{390, 320} {
				p.Resize(width, 844, false)
				p.Until(fmt.Sprintf(`innerWidth === %d`, width))
				assert.True(t, eval[bool](p, `(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => clientHeight > 0 && scrollHeight <= clientHeight && scrollWidth <= clientWidth)(document.querySelector('[data-part="title"]'))`),
					"%s at %d: %s", language, width, p.Text(`[data-part="short-name"]`))
			}
		}
	}
}

// TestYesterdaySavesARowUntilNoon, then the row has ended, which is told on that day alone.
func TestYesterdaySavesARowUntilNoon(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 10, 25, 11, 59")}).Ready()
	const yesterday, rated, rule = `.before-play [data-action="play-day"]`, `[data-part="home-rated"]`, `[data-part="home-rule"]`
	turn := func(today string) {
		p.t.Helper()
		eval[chromedp.Void](p, fmt.Sprintf(`today = [%s], document.dispatchEvent(new Event("visibilitychange"))`, today))
	}
	p.daysSolved(map[string]int{"2026-11-22": 252, "2026-11-23": 252})
	p.UntilText(yesterday, "Tuesday, November 24")
	assert.Contains(t, p.Text(yesterday), "Yesterday’s still counts until noon.")
	p.Until(`document.querySelector(".before-play img")`)
	p.UntilText(rated, "No. 5 · moderate")
	p.CheckAccessible("a row that can be saved")
	p.Click(yesterday)
	p.UntilText(title, "Tuesday, November 24")
	p.Click(homeMark)
	p.Until(atHome)

	turn("2026, 10, 25, 12, 0")
	p.UntilText(rated, "streak of 2 ended")
	assert.False(t, p.Visible(yesterday))
	assert.Equal(t, "Today’s puzzle starts a new streak.", p.Text(rule))
	turn("2026, 10, 25, 18, 0")
	assert.Contains(t, p.Text(rated), "streak of 2 ended", "all day")
	turn("2026, 10, 26, 8, 0")
	p.UntilText(rule, "Turn and place the tiles")
	assert.NotContains(t, p.Text(rated), "ended", "once")
}

func TestCalendarGoesBackToTheEarliestDaySolved(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 10, 22, 8, 0")}).Ready()
	const back = `[data-action="calendar-turn"][data-by="-1"]`
	p.UntilText("#calendar-name", "November 2026")
	assert.Equal(t, "true", eval[string](p, fmt.Sprintf("document.querySelector(%q).ariaDisabled", back)), "the first month there is")
	eval[chromedp.Void](p, `new BroadcastChannel("edgewise-days").postMessage([{ day: "2026-10-03", solved: 1, counts: true, time: 252000, moves: 30, hints: 1,
		link: "grid=3x3&tiles=" + Array(9).fill("AbCd").join(".") + "&name=2026-10-03&art=plain&end=1", board: Array.from({ length: 9 }, (_, tile) => [tile, 0]) }])`)
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaDisabled === "false"`, back))
	p.Click(back)
	p.UntilText("#calendar-name", "October 2026")
	assert.Equal(t, "Saturday, October 3, solved in 4:12", eval[string](p, `document.querySelector('.month [data-day="2026-10-03"]').ariaLabel`))
	assert.Equal(t, 29, p.Count(".month button"), "from that day on")
}

func TestCalendarByKeyboardAndByDate(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 11, 2, 8, 0")}).Ready()
	p.Until(`document.querySelectorAll('.month [data-day="2026-12-02"] i').length === 3`)
	p.tabTo("button Wednesday, December 2, moderate")
	p.Press(kb.ArrowRight)
	assert.Equal(t, "button Wednesday, December 2, moderate", p.Focused(), "there is no later day")
	p.Press(kb.ArrowLeft, kb.ArrowLeft)
	p.Until(`document.activeElement.ariaLabel === "Monday, November 30, easy"`)
	assert.Equal(t, "November 2026", p.Text("#calendar-name"))
	p.Press(kb.ArrowUp)
	assert.Equal(t, "button Monday, November 23, easy", p.Focused())
	p.Press(kb.Enter)
	p.UntilText(title, "Monday, November 23")

	p.Click(homeMark)
	p.Until(atHome)
	eval[chromedp.Void](p, `void (document.querySelector("#calendar-date").value = "2001-02-03")`)
	p.Click(`[data-action="calendar-open"]`)
	p.UntilText(title, "Saturday, February 3, 2001")
}

func TestMidnightBringsAnotherDay(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Language: "de", Before: on("2026, 10, 21, 23, 50")}).Ready()
	assert.Equal(t, "Samstag, 21. November", p.Text("#home-day"))
	eval[chromedp.Void](p, `today = [2026, 10, 22, 0, 5], document.dispatchEvent(new Event("visibilitychange"))`)
	p.UntilText("#home-day", "Sonntag, 22. November")
	p.UntilText(`[data-part="home-rated"]`, "Nr. 2")
	p.Click(play)
	p.UntilText(title, "Das Spiel des Tages · 22. November")
}

// TestPictureOfYesterdayGivesWay to empty places until today's is there.
func TestPictureOfYesterdayGivesWay(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 10, 30, 23, 50") + `
		const reached = fetch;
		const later = new Promise((arrive) => (globalThis.arrive = arrive));
		fetch = (what, ...how) => (/2026-12/.test(what) ? later.then(() => reached(what, ...how)) : reached(what, ...how));`}).Ready()
	p.Until(pairJoined)
	eval[chromedp.Void](p, `today = [2026, 11, 1, 0, 5], document.dispatchEvent(new Event("visibilitychange"))`)
	p.UntilText("#home-day", "December 1")
	p.Until(`document.querySelector(".today-picture .blank-tiles") && !document.querySelector(".loose-tiles")`)
	eval[chromedp.Void](p, "arrive()")
	p.Until(pairJoined)
	assert.Zero(t, p.Count(".blank-tiles"))
}

// noteMoves notes in moved whatever gives way to something that comes later.
const noteMoves = `globalThis.moved = [];
	new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))])))
		.observe({ type: "layout-shift", buffered: true });`

// TestHomeIsThereBeforeTheModule: its picture, and a button that opens the moment that
// there is a solver, and says so until then. Nothing on it moves meanwhile.
func TestHomeIsThereBeforeTheModule(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{}, {Width: 390, Height: 664, Touch: true}} {
		v.Home = true
		v.Before = noteMoves + `
			const Unheld = Worker;
			globalThis.Worker = class extends Unheld {
				postMessage(...said) { (globalThis.held ??= []).push(() => super.postMessage(...said)); }
			};`
		p := open(t, v)
		p.Until(pairJoined)
		assert.True(t, eval[bool](p, `document.body.dataset.phase === "starting"`))
		assert.True(t, eval[bool](p, `document.querySelector('[data-part="home-play"]').getBoundingClientRect().bottom <= innerHeight`), "the button is in sight")
		assert.Empty(t, eval[[]any](p, "moved"), "what moved")
		p.Click(play)
		p.UntilText(play, "Opening…")
		eval[chromedp.Void](p, `for (const say of held.splice(0)) say(); Worker.prototype.postMessage = Unheld.prototype.postMessage`)
		p.UntilText(title, "Today’s puzzle")
	}
}

func TestPastedTextOpensFromHome(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.PasteAnywhere("grid=3x3&tiles=AB")
	p.UntilText(`[data-part="home-notices"]`, "can’t be read")
	assert.True(t, eval[bool](p, atHome))
	p.PasteAnywhere(jigsaw(3, 2, "", true).hash("name=Six"))
	p.UntilText(title, "Six")
	assert.True(t, eval[bool](p, atTable))
}

func TestLinkSkipsHomeAndSaysWhatToDo(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: insects.hash("name=Insects")}).Ready()
	assert.True(t, eval[bool](p, atTable))
	assert.Equal(t, "Make every picture whole: click a tile, then a cell, or drag it there.", p.Text(`[data-part="told"]`))
	assert.True(t, p.Visible(homeMark))
}

func TestHomeCountsThePuzzles(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	assert.Contains(t, p.Text(`.way[data-action="puzzles"]`), fmt.Sprintf("Browse %d puzzles", len(gallery.All())))
}

func TestHomeIsAccessible(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{}, {Dark: true}, {Width: 390, Height: 844, Touch: true, Language: "de"}, {Width: 320, Height: 568, Touch: true, Dark: true, Language: "fr"}} {
		v.Home = true
		p := open(t, v).Ready()
		p.Until(pairJoined)
		p.CheckAccessible("home")
		if v.Width == 390 {
			p.checkLargeEnoughForAFinger("home")
		}
		p.checkNothingScrollsSideways("home")
	}
}
