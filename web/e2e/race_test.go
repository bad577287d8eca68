//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// Two searches of one puzzle race side by side; what has arrived stays in a table, and
// when the dialog closes their workers are let go.

const (
	race        = `[data-dialog="race"]`
	raceStart   = `[data-part="race-start"]`
	raceAgain   = `[data-part="race-again"]`
	raceTold    = `[data-part="race-told"]`
	raceArrived = `[data-part="race-arrived"]`
)

// ToRace opens the dialog from the Watch tab.
func (p *page) ToRace() {
	p.t.Helper()
	p.ToWatch()
	p.Click(watched + ` [data-action="race"]`)
}

// lane is a part of one of the two lanes.
func lane(n int, part string) string { return fmt.Sprintf(`[data-part="race-%d"] %s`, n, part) }

// atStart waits until both searches are known to their end and wait at the start.
func (p *page) atStart(ends ...string) {
	p.t.Helper()
	for i, end := range ends {
		p.UntilText(lane(i+1, `[data-part$="-steps"]`), "Step 0 of "+end)
	}
}

// helping is how many workers there are besides the page's own.
func (p *page) helping() int {
	p.t.Helper()
	return eval[int](p, `hired.filter((worker) => worker.helper && !worker.dismissed).length`)
}

// arrived are the rows of the table: a search, and what it took.
func (p *page) arrived() [][]string {
	p.t.Helper()
	return eval[[][]string](p, `[...document.querySelectorAll('`+raceArrived+` tbody')].map((body) =>
		[...body.querySelectorAll("th, td")].map((cell) => cell.textContent))`)
}

func TestRowsRaceAgainstTheSpiral(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne, Before: hired}).Ready()
	p.ToRace()
	p.atStart("58,443", "34,067")
	assert.False(t, p.Visible(raceArrived))
	p.CheckAccessible("a race before its start")
	p.Fill("#race-pace", "2")
	p.Click(raceStart)
	p.UntilText(raceStart, "Pause")
	p.UntilText(lane(1, "dl"), "Tries3")
	p.UntilText(lane(2, "dl"), "Tries3")
	p.Click(raceStart)
	p.UntilText(raceStart, "Go on")
	assert.Equal(t, 1, p.Count(lane(2, `[data-spot="4"]`)))
	p.Fill("#race-pace", "9")
	p.Click(raceStart)
	p.UntilText(raceTold, "First: Textbook · from the centre outwards, at step 34,067. Second: Textbook · row by row, at step 58,443.")
	assert.Equal(t, []string{"54,156", "2,819", "1,464", "4"}, eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((count) => count.textContent)`, lane(1, "dd"))))
	assert.Equal(t, []string{"2", "1"}, eval[[]string](p, `[...document.querySelectorAll(".medal")].map((medal) => medal.textContent)`))
	both := [][]string{
		{"Textbook · from the centre outwards", "34,067", "31,508", "1,700", "855", "1.7 ×"},
		{"Textbook · row by row", "58,443", "54,156", "2,819", "1,464", "–"},
	}
	assert.Equal(t, both, p.arrived())
	p.CheckAccessible("a race at its finish")

	// Another search comes to the start; what has arrived stays.
	p.Click(lane(1, "summary"))
	p.Fill("#race-1-mode", "fast")
	p.UntilText(lane(1, "h3"), "Fast")
	p.UntilText(lane(1, "h3"), "from")
	p.UntilText(lane(2, `[data-part$="-steps"]`), "Step 0 of 34,067")
	p.Click(raceAgain)
	p.UntilText(raceTold, "Second: Textbook · from the centre outwards")
	assert.Len(t, p.arrived(), 3)
	assert.Equal(t, both[1], p.arrived()[2])

	assert.Equal(t, 3, p.helping(), "the two of the race, and the one of the Watch tab")
	p.Click(race + ` [data-action="close"]`)
	p.Until(`!document.querySelector('` + race + `').open`)
	assert.Equal(t, 1, p.helping())
	p.Click(watched + ` [data-action="race"]`)
	p.UntilText(lane(1, "h3"), "Fast")
	assert.Len(t, p.arrived(), 3, "of this puzzle it stays")
	p.Follow("#" + hundeSpiel)
	p.Until(`!document.querySelector('` + race + `[open]')`)
	p.Until(`hired.filter((worker) => worker.helper && !worker.dismissed).length <= 1`)
}

func TestOwnOrderIsDrawnForARace(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Width: 390, Height: 844, Touch: true}).Ready()
	p.ToRace()
	p.atStart("79,817", "")
	p.Click(lane(2, "summary"))
	p.Fill("#race-2-order", "custom")
	p.UntilText(lane(2, "h3"), "My own order 4,")
	for _, trick := range [][2]string{{"once", "Identical tiles count as one"}, {"fixed", "One tile’s turn is fixed"}} {
		p.Click(lane(2, fmt.Sprintf(`[data-switch=%q]`, trick[0])))
		p.UntilText(lane(2, "h3"), trick[1]) // the longer name of the search moves what lies below it
	}
	p.atStart("79,817", "6,425")
	p.checkLargeEnoughForAFinger("a race")
	p.Click(`[data-part="race-2-draw"]`)
	spot := func(cell int) string { return lane(2, fmt.Sprintf(`[data-spot="%d"]`, cell)) }
	p.slide(spot(4), spot(1), 0, true)
	for _, stroke := range [][2]int{{1, 2}, {2, 8}, {7, 6}, {6, 3}} {
		p.slide(spot(stroke[0]), spot(stroke[1]), 0, true)
	}
	p.UntilText(lane(2, ".help"), "8 of 9")
	p.Tap(spot(0))
	p.Until(`document.querySelector("#race-2-cells").value === "4,1,2,5,8,7,6,3,0"`)
	p.atStart("79,817", "8,022")
	p.Fill("#race-pace", "9")
	p.Click(raceStart)
	p.UntilText(raceTold, "Second: Textbook · row by row, at step 79,817.")
	assert.Equal(t, []string{
		"Textbook · My own order 4, 1, 2, 5, 8, 7, 6, 3, 0 · Identical tiles count as one · One tile’s turn is fixed",
		"8,022", "7,324", "472", "224", "9.9 ×",
	}, p.arrived()[0])
	p.CheckAccessible("a race on a phone")
	p.checkNothingScrollsSideways("a race")
	p.Type("#race-2-cells", "4,4")
	p.UntilText(lane(2, ".fault"), "“4” can’t come next in an order")
}

// TestTypedOrderRacesOnceItIsTyped: not every letter of it begins another search.
func TestTypedOrderRacesOnceItIsTyped(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Before: hired}).Ready()
	p.ToRace()
	p.atStart("79,817", "")
	p.Click(lane(2, "summary"))
	p.Fill("#race-2-order", "custom")
	p.UntilText(lane(2, "h3"), "My own order 4,")
	before := eval[int](p, "hired.length")
	eval[string](p, `document.querySelector("#race-2-cells").value = ""`)
	p.Type("#race-2-cells", "0,1,2,3,4,5,6,7,8")
	p.UntilText(lane(2, "h3"), "My own order 0, 1, 2, 3, 4, 5, 6, 7, 8")
	p.atStart("79,817", "79,817")
	assert.LessOrEqual(t, eval[int](p, "hired.length")-before, 2, "one when the typing rested, however slow it was")
	before = eval[int](p, "hired.length")
	p.Press(kb.Enter, kb.Tab)
	p.Type("#race-2-cells", ",9")
	p.Press(kb.Enter)
	p.UntilText(lane(2, ".fault"), "“9” can’t come next in an order")
	assert.Equal(t, before+1, eval[int](p, "hired.length"), "what was known already is not read again")
	p.Type("#race-2-cells", ",1")
	p.Click(race + ` [data-action="close"]`)
	p.Until(`hired.filter((worker) => worker.helper && !worker.dismissed).length === 1`)
}

func TestRaceWithoutAnEndRunsAllTheSame(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../solver/search/testdata/framed-6x6.txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	p := open(t, visit{Hash: "#" + document.Link()}).Ready()
	p.Click(watchTab)
	p.Click(watched + ` [data-action="race"]`)
	p.UntilText(lane(1, `[data-part$="-steps"]`), "Step 0, end not known yet")
	p.UntilText(lane(2, `[data-part$="-steps"]`), "Step 0, end not known yet")
	p.Fill("#race-pace", "9")
	p.Click(raceStart)
	for n := 1; n <= 2; n++ {
		p.Until(fmt.Sprintf(`/^Step \d\d+,\d+, end not known yet$/.test(document.querySelector(%q).textContent)`, lane(n, `[data-part$="-steps"]`)))
		assert.Zero(t, p.Count(lane(n, ".finish:not([hidden])")))
	}
	p.Click(race + ` [data-action="close"]`)
}
