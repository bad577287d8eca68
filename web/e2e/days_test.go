//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Days: kept when they are finished, whichever tab that was in and whenever it was.

// dayMoves lays the puzzles of two days, cell by cell.
var dayMoves = map[string][][2]int{
	"2026-11-21": {{6, 2}, {8, 2}, {7, 0}, {3, 0}, {0, 3}, {5, 3}, {4, 0}, {2, 0}, {1, 2}},
	"2026-11-22": {{2, 3}, {6, 2}, {7, 1}, {5, 3}, {1, 0}, {0, 3}, {3, 2}, {4, 0}, {8, 0}},
}

// LayDay lays the tiles of a day but for those that are left.
func (p *page) LayDay(day string, left int) {
	p.t.Helper()
	var moves []string
	for number, want := range dayMoves[day] {
		moves = append(moves, fmt.Sprintf("%d %c%d %d", want[0]+1, 'a'+number%3, number/3+1, want[1]))
	}
	p.Moves(moves[:len(moves)-left]...)
	p.UntilText(caption, fmt.Sprintf("%d of 9", len(moves)-left))
}

// Days are the days that are kept now, such as "2026-11-21 9 moves, counts".
func (p *page) Days() []string {
	p.t.Helper()
	return eval[[]string](p, `(async () => {
		const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
		if (!(await indexedDB.databases()).some(({ name }) => name === "edgewise-days")) return [];
		const database = await done(indexedDB.open("edgewise-days"));
		const kept = await done(database.transaction("days").objectStore("days").getAll());
		database.close();
		return kept.map(({ day, moves, counts }) => day + " " + moves + " moves, " + (counts ? "counts" : "late"));
	})()`, chromedp.EvalAwaitPromise)
}

// UntilDays waits until these days are kept and no others, each as far as the test knows
// it. It returns at the first look that agrees: that something is not kept is seen when
// something is that was done after it.
func (p *page) UntilDays(want ...string) {
	p.t.Helper()
	var kept []string
	for end := time.Now().Add(deadline); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if kept = p.Days(); slices.EqualFunc(kept, want, strings.HasPrefix) {
			return
		}
	}
	require.Equal(p.t, want, kept, "what is kept, after %v", deadline)
}

func TestADayIsKept(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: calendar, Hash: "#day=2026-11-21"}).Ready()
	p.UntilText(`[data-part="name"]`, "November 21")
	assert.Contains(t, p.Hash(), "&name=2026-11-21&", "the address bar holds the puzzle")
	p.LayDay("2026-11-21", 1)
	p.LayDay("2026-11-21", 0)
	p.UntilDays("2026-11-21 9 moves, counts")

	p.Reload().Ready()
	p.UntilText(caption, "9 of 9")
	eval[chromedp.Void](p, `today = [2026, 10, 21, 23, 55]`)
	p.Moves("1 -")
	p.UntilText(caption, "8 of 9")
	p.LayDay("2026-11-21", 0)
	p.shown(finish)
	p.DropFile("#day=2026-11-22")
	p.UntilText(title, "November 22")
	p.LayDay("2026-11-22", 0)
	p.UntilDays("2026-11-21 9 moves, counts", "2026-11-22 9 moves, counts")
}

// TestDaysFromBefore: what My puzzles knows to be solved is taken in, what only calls
// itself by a day is not.
func TestDaysFromBefore(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: calendar, Hash: "#day=2026-11-21"}).Ready()
	p.LayDay("2026-11-21", 1)
	p.LayDay("2026-11-21", 0)
	p.UntilDays("2026-11-21 9 moves, counts")
	p.DropFile(dogs.hash("name=2026-11-20"))
	p.UntilText(`[data-part="name"]`, "November 20")
	p.Moves(dogsMoves()...)
	p.shown(finish)
	p.UntilKept(`kept.filter(({ solved }) => solved > 0).length === 2`)
	p.DropFile("#day=2026-11-22")
	p.UntilText(title, "November 22")
	p.LayDay("2026-11-22", 0)
	p.UntilDays("2026-11-21 9 moves, counts", "2026-11-22 9 moves, counts")
	eval[bool](p, `new Promise((resolve) => { const gone = indexedDB.deleteDatabase("edgewise-days"); gone.onsuccess = () => resolve(true); })`, chromedp.EvalAwaitPromise)
	p.Reload().Ready()
	// The one opened first is taken in last.
	p.UntilDays("2026-11-21 9 moves", "2026-11-22 9 moves")
}

func TestWhatIsNoDayIsSaid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#day=1999-12-31"}).Ready()
	p.UntilText("body", "“1999-12-31” isn’t a day; days are written like 2026-11-21, from 2000-01-01 to 2999-12-31.")
	for _, day := range []string{"2000-01-01", "2999-12-31"} {
		p.Follow("#day=" + day)
		p.Until(fmt.Sprintf(`location.hash.includes("&name=%s&")`, day))
	}
	p.Follow("#day=3000-01-01")
	p.UntilText("body", "“3000-01-01” isn’t a day")
	p.Follow("#day=2026-02-29")
	p.UntilText("body", "“2026-02-29” isn’t a day")
}

// TestADayWhereNothingMayBeKept is finished like any other, and the page says once that
// it is not kept.
func TestADayWhereNothingMayBeKept(t *testing.T) {
	t.Parallel()
	for _, before := range []string{
		`indexedDB.open = () => { throw new DOMException("forbidden", "SecurityError"); };`,
		`indexedDB.open = () => ({});`,
	} {
		p := open(t, visit{Before: before, Hash: "#day=2026-11-21"}).Ready()
		p.LayDay("2026-11-21", 1)
		p.LayDay("2026-11-21", 0)
		p.shown(finish)
		p.UntilText(`[data-part="notice"]`, "This browser won’t let Edgewise save anything")
		assert.Equal(t, 1, strings.Count(p.SaveFile(`[data-part="notice"] [data-action="save-file"]`), "\n  day: 2"))
	}
}

// TestADayFromElsewhereCanBeSaved, on shelves that were opened before anything was kept.
func TestADayFromElsewhereCanBeSaved(t *testing.T) {
	t.Parallel()
	const save = `[data-dialog="puzzles"] [data-action="save-file"]`
	p := open(t, visit{}).Ready()
	p.Click(`[data-action="puzzles"]`)
	p.shown(`[data-part="mine-told"] p`)
	p.gone(save)
	eval[chromedp.Void](p, `new BroadcastChannel("edgewise-days").postMessage([{
		day: "2026-11-21", solved: Date.UTC(2026, 10, 21, 7, 52), counts: true, time: 252400, moves: 31, hints: 1,
		link: "grid=3x3&tiles=CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd&name=2026-11-21&art=cats&end=1",
		board: [[5, 2], [7, 2], [6, 0], [2, 0], [8, 3], [4, 3], [3, 0], [1, 0], [0, 2]],
	}])`)
	p.shown(save)
	assert.Equal(t, 1, strings.Count(p.SaveFile(save), "\n  day: "))
}

// TestTenThousandDays are taken in from a file, and are no burden to the next visit. They
// come after those that the build has written, whose puzzles are known, up to today.
func TestTenThousandDays(t *testing.T) {
	t.Parallel()
	const days = 10_000
	var file strings.Builder
	file.WriteString("# Edgewise puzzles 1\n")
	for day := range days {
		fmt.Fprintf(&file, "grid=3x3&tiles=CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd&name=%s&art=cats&board=6.2_8.2_7.0_3.0_0.3_5.3_4.0_2.0_1.2&end=1\n"+
			"  day: 2026-11-21T07:52:00.000Z counts 252.4 31 1\n", time.Date(2028, 1, 1+day, 0, 0, 0, 0, time.UTC).Format(time.DateOnly))
	}
	p := open(t, visit{Home: true, Noisy: true, Before: on("2055, 4, 18, 12, 0")}).Ready()
	began := time.Now()
	p.DropFile(file.String())
	p.UntilText(`[data-part="filed"]`, "10,000 solved days added.")
	t.Logf("taken in after %v", time.Since(began))
	began = time.Now()
	p.Reload().Ready()
	p.Until(atHome)
	p.UntilText(`[data-part="home-rated"]`, "10,000 days in a row")
	p.Until(`document.querySelectorAll(".month .small-board").length === 18`)
	t.Logf("at home after %v", time.Since(began))
	p.shown(`[data-dialog="puzzles"]`)
	saved := p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`)
	assert.Equal(t, days, strings.Count(saved, "\n  day: "))
}
