//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/runtime"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Tests read the board from the labels of its cells, as a screen reader does, and check solutions by
// the letters of the tiles alone.

// laid is what the label of a cell says: the tile and its turn, both from 0, and the
// edges from the top clockwise, such as "brown head".
type laid struct {
	tile, turn int
	edges      []string
}

var (
	cellName = regexp.MustCompile(`^Row (\d+), column (\d+): tile (\d+)(?:, turned (right|upside down|left))?; top: (.+), right: (.+), bottom: (.+), left: (.+)$`)
	turnedBy = map[string]int{"": 0, "right": 1, "upside down": 2, "left": 3}
)

// Heard returns the names of all elements that have this role for a screen reader.
func (p *page) Heard(role string) []string {
	p.t.Helper()
	root := eval[*runtime.RemoteObject](p, "document")
	found := call(p, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{ObjectID: root.ObjectID, Role: role})
	names := []string{}
	for _, node := range found.Nodes {
		if !node.Ignored {
			names = append(names, text(node.Name))
		}
	}
	return names
}

// Cells returns the labels of the board's cells in reading order.
func (p *page) Cells() []string {
	p.t.Helper()
	return p.Heard("gridcell")
}

// Board reads the board from the labels of its cells, all of which must hold a tile.
func (p *page) Board(z puzzle) []laid {
	p.t.Helper()
	names := p.Cells()
	require.Len(p.t, names, len(z.tiles))
	var board []laid
	for cell, name := range names {
		said := cellName.FindStringSubmatch(name)
		require.NotNil(p.t, said, name)
		assert.Equal(p.t, []string{strconv.Itoa(cell/z.width + 1), strconv.Itoa(cell%z.width + 1)}, said[1:3], name)
		tile, err := strconv.Atoi(said[3])
		require.NoError(p.t, err)
		board = append(board, laid{tile: tile - 1, turn: turnedBy[said[4]], edges: said[5:]})
	}
	return board
}

// checkSolution asserts that every tile lies on the board once and that every seam matches.
func checkSolution(t *testing.T, z puzzle, board []laid) {
	t.Helper()
	used := map[int]bool{}
	edge := func(cell, side int) string {
		on := board[cell]
		return z.tiles[on.tile][(side-on.turn+4)%4:][:1]
	}
	for cell, on := range board {
		used[on.tile] = true
		if right := cell + 1; right%z.width != 0 {
			checkMates(t, edge(cell, 1), edge(right, 3), fmt.Sprintf("cell %d, right", cell))
		}
		if below := cell + z.width; below < len(board) {
			checkMates(t, edge(cell, 2), edge(below, 0), fmt.Sprintf("cell %d, bottom", cell))
		}
	}
	assert.Len(t, used, len(z.tiles), "every tile lies there once")
}

// checkMates asserts that two edges are the halves of one motif.
func checkMates(t *testing.T, one, other, where string) {
	t.Helper()
	assert.True(t, one != other && strings.EqualFold(one, other), "%s: %s meets %s", where, one, other)
}

// Visible reports whether the element is visible.
func (p *page) Visible(selector string) bool {
	p.t.Helper()
	return eval[bool](p, fmt.Sprintf("Boolean(document.querySelector(%q)?.checkVisibility())", selector))
}
