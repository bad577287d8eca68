//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestBackLeadsToThePuzzleBefore: the browser's history leads back to the previous puzzle by way of
// the shelves that the puzzle was opened from, also after a reload.
func TestBackLeadsToThePuzzleBefore(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	first := p.Hash()
	p.OpenPublished("Insects")
	p.OpenPublished("Big cats")
	step := func(way, name string, shelves bool) {
		t.Helper()
		eval[bool](p, "history."+way+"() ?? true")
		p.UntilText(`[data-part="name"]`, name)
		p.Until(fmt.Sprintf(`document.querySelector('[data-dialog="puzzles"]').open === %t`, shelves))
	}
	step("back", "Insects", true)
	step("back", "Insects", false)
	p.Reload().Ready()
	step("back", "Hunde-Spiel", true)
	step("back", "Hunde-Spiel", false)
	assert.Equal(t, first, p.Hash())
	step("forward", "Hunde-Spiel", true)
	step("forward", "Insects", false)
}
