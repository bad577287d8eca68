//go:build e2e

package e2e

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// roomForAll lets the browser record more than its usual 250 requests of a page.
const roomForAll = "performance.setResourceTimingBufferSize(1000);"

// TestWhoAsksForNoNewPuzzlePaysNothing: the page loads the words and the style of this dialog only when
// somebody opens it. web/flows tests how a puzzle is made.
func TestWhoAsksForNoNewPuzzlePaysNothing(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true, Before: roomForAll}).Ready()
	const loaded = `performance.getEntriesByType("resource").filter(({ name }) => /making\/en|style\/making/.test(name)).length`
	assert.Zero(t, eval[int](p, loaded))
	p.Click(`.way[data-action="new-puzzle"]`)
	p.Until(newAtHand)
	assert.Positive(t, eval[int](p, loaded))
	p.Click(newMake)
	p.Until(atTable)
	assert.Contains(t, p.Hash(), "&name=3x3-moderate-")
}
