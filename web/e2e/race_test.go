//go:build e2e

package e2e

import (
	"fmt"
	"testing"
)

// A finger draws the order of cells for one of two searches that race. web/flows/races.test.js tests
// the race.

// ToRace opens the dialog from the Watch tab.
func (p *page) ToRace() {
	p.t.Helper()
	p.ToWatch()
	p.Click(watched + ` [data-action="race"]`)
}

// lane selects a part of one of the two lanes.
func lane(n int, part string) string { return fmt.Sprintf(`[data-part="race-%d"] %s`, n, part) }

func TestOwnOrderIsDrawnForARace(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Width: 390, Height: 844, Touch: true}).Ready()
	p.ToRace()
	p.UntilText(lane(1, `[data-part$="-steps"]`), "Step 0 of 79,817")
	p.UntilText(lane(2, `[data-part$="-steps"]`), "Step 0 of")
	p.Click(lane(2, "summary"))
	p.Fill("#race-2-order", "custom")
	p.UntilText(lane(2, "h3"), "My own order 4,")
	p.Click(`[data-part="race-2-draw"]`)
	spot := func(cell int) string { return lane(2, fmt.Sprintf(`[data-spot="%d"]`, cell)) }
	p.slide(spot(4), spot(1), 0, true)
	for _, stroke := range [][2]int{{1, 2}, {2, 8}, {7, 6}, {6, 3}} {
		p.slide(spot(stroke[0]), spot(stroke[1]), 0, true)
	}
	p.UntilText(lane(2, ".help"), "8 of 9")
	p.Tap(spot(0))
	p.Until(`document.querySelector("#race-2-cells").value === "4,1,2,5,8,7,6,3,0"`)
}
