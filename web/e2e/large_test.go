//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/generate"
	"edgewise/solver/notation"
	model "edgewise/solver/puzzle"
)

// Help on a board of many tiles, where much takes too long to be found out.

// blunder is a framed puzzle of sixteen by sixteen, moves that fill its cells one after the
// other with the first tile that fits, and the cell that nothing fits in the end.
func blunder(t *testing.T) (hash, moves string, dead int) {
	t.Helper()
	grid, err := model.GridNamed("16x16")
	require.NoError(t, err)
	p, err := generate.Planted(generate.Options{Grid: grid, Motifs: 17, Framed: true, Same: true, Seed: 7})
	require.NoError(t, err)
	board := model.NewBoard(p)
	var list []string
	for cell := range grid.Cells {
		if !layFirst(board, cell) {
			hash = "#" + (&notation.Document{Puzzle: p}).Link()
			return hash, strings.Join(list, ", "), cell
		}
		on, _ := board.At(cell)
		list = append(list, fmt.Sprintf("%d %c%d %d", on.Tile+1, 'a'+cell%16, cell/16+1, on.Turn))
	}
	require.Fail(t, "no blunder")
	return "", "", -1
}

// layFirst lays the first tile that fits a cell.
func layFirst(board *model.Board, cell int) bool {
	for tile := range board.Puzzle().Tiles() {
		for turn := range 4 {
			on := model.Placement{Cell: cell, Tile: tile, Turn: turn}
			if board.Where(tile) < 0 && board.Fits(on) {
				board.MustPlace(on)
				return true
			}
		}
	}
	return false
}

// TestAHintNamesACellThatNothingFitsAtOnce on a large board, and which tile has to change at
// the latest; the long look for an earlier one hides neither, and can be stopped.
func TestAHintNamesACellThatNothingFitsAtOnce(t *testing.T) {
	t.Parallel()
	hash, moves, dead := blunder(t)
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: hash}).Ready()
	p.Types(moves)
	p.UntilText(caption, fmt.Sprintf("%d of 256", len(strings.Split(moves, ", "))))
	eval[bool](p, fmt.Sprintf(`{ globalThis.said = [];
		const told = document.querySelector(%q);
		new MutationObserver(() => said.push(told.textContent)).observe(told, { childList: true, characterData: true, subtree: true });
		true }`, told))
	p.Tap(hint)
	cell := fmt.Sprintf("Nothing fits row %d, column %d, so it can’t be solved from here.", dead/16+1, dead%16+1)
	p.UntilText(told, cell)
	p.UntilText(told, "has to change, or one placed before it.")
	p.UntilText(hint, "Remove tile")
	p.Tap(`[data-action="hint-blame"]`)
	p.UntilText(told, cell+" Looking, for half a minute at most.")
	p.UntilText(hint, "Stop")
	p.CheckAccessible("a long look")
	p.Tap(hint)
	p.UntilText(hint, "Remove tile")
	for _, words := range eval[[]string](p, `said.filter((words) => words !== "" && words !== "Thinking…")`) {
		assert.True(t, strings.HasPrefix(words, cell), words)
	}
	p.Tap(hint)
	p.UntilText(hint, "Hint")
}
