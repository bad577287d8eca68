package explain_test

import (
	"slices"
	"testing"

	"edgewise/solver/explain"
	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/require"
)

// What a step says is held here to the board, sentence by sentence: that a tile has
// to lie there is one thing, that this is why is another.

// looseWith lists the loose tiles that have an edge.
func looseWith(b *puzzle.Board, edge puzzle.Edge) (tiles []int) {
	for number, tile := range b.Puzzle().Tiles() {
		if b.Where(number) < 0 && slices.Contains(tile, edge) {
			tiles = append(tiles, number)
		}
	}
	return tiles
}

// fitting lists in which ways loose tiles fit a cell.
func fitting(b *puzzle.Board, cell int) (ways []puzzle.Placement) {
	for _, on := range waysIn(b.Puzzle()) {
		on.Cell = cell
		if b.Where(on.Tile) < 0 && b.Fits(on.Placement) {
			ways = append(ways, on.Placement)
		}
	}
	return ways
}

func openCells(b *puzzle.Board) (cells []int) {
	for cell := range b.Puzzle().Grid().Cells {
		if _, filled := b.At(cell); !filled {
			cells = append(cells, cell)
		}
	}
	return cells
}

// asks lists what the neighbours ask a cell to show.
func asks(b *puzzle.Board, cell int) (edges []string) {
	for _, beyond := range b.Puzzle().Grid().Cells[cell].Beyond {
		if beyond == puzzle.Rim {
			continue
		}
		if edge, filled := b.Edge(beyond); filled {
			edges = append(edges, b.Puzzle().Mates()[edge].String())
		}
	}
	return edges
}

// called is what a cell under a frame is: a corner where the rim bends, a border cell
// where it runs straight, else just a place for a tile.
func called(p *puzzle.Puzzle, cell int) string {
	if _, framed := p.Frame(); !framed {
		return "tile"
	}
	var rim string
	for _, beyond := range p.Grid().Cells[cell].Beyond {
		rim += map[bool]string{true: "=", false: "."}[beyond == puzzle.Rim]
	}
	switch rim {
	case "==..", ".==.", "..==", "=..=", // squares
		"===...", ".===..", "..===.", "...===", "=...==", "==...=", // hexagons
		"==.", ".==", "=.=": // triangles
		return "corner"
	case "=...", ".=..", "..=.", "...=",
		"==....", ".==...", "..==..", "...==.", "....==", "=....=",
		"=..", ".=.", "..=":
		return "border"
	}
	return "tile"
}

// alike reports whether a tile is the step's, or a copy of it.
func alike(p *puzzle.Puzzle, tile int, step explain.Step) bool {
	return slices.ContainsFunc(p.Kinds(), func(k puzzle.Kind) bool {
		return slices.Contains(k.Tiles, tile) && slices.Contains(k.Tiles, step.Tile)
	})
}

// starved reports whether some loose tiles leave a cell with nothing when they lie in
// every way that fits but the step's.
func starved(b *puzzle.Board, step explain.Step, victims []int) bool {
	p := b.Puzzle()
	for _, on := range fitting(b, step.Cell) {
		if p.Tiles()[on.Tile].Turned(on.Turn).String() == p.Tiles()[step.Tile].Turned(step.Turn).String() {
			continue
		}
		after := copyOf(b)
		if after.Place(on) != nil || !slices.ContainsFunc(victims, func(cell int) bool { return len(fitting(after, cell)) == 0 }) {
			return false
		}
	}
	return true
}

// checkClaim holds what a step says to a board on which all clues lie.
func checkClaim(t *testing.T, b *puzzle.Board, step explain.Step) {
	t.Helper()
	p, why := b.Puzzle(), step.Why
	tiles, _ := why.Args["tiles"].([]int)
	edge := puzzle.Edge(0)
	if sign, is := why.Args["edge"].(string); is {
		edge = puzzle.Edge(sign[0])
	}
	ways := fitting(b, step.Cell)
	// without are the ways that are left when some tiles are needed elsewhere.
	without := func() []puzzle.Placement {
		return slices.DeleteFunc(slices.Clone(ways), func(on puzzle.Placement) bool { return slices.Contains(tiles, on.Tile) })
	}
	onlyStep := func(ways []puzzle.Placement) bool {
		return !slices.ContainsFunc(ways, func(on puzzle.Placement) bool {
			return p.Tiles()[on.Tile].Turned(on.Turn).String() != p.Tiles()[step.Tile].Turned(step.Turn).String()
		})
	}
	holds := true
	switch why.Code {
	case "last-tile":
		holds = len(openCells(b)) == 1 && onlyStep(ways)
	case "last-half":
		beyond := p.Grid().Cells[step.Cell].Beyond[why.At["side"]]
		shown, filled := b.Edge(beyond)
		holds = filled && p.Mates().Mate(shown, edge) && slices.Equal(looseWith(b, edge), []int{step.Tile}) && onlyStep(ways)
	case "only-tile", "only-corner", "only-border":
		edges := why.Args["edges"].([]string)
		holds = onlyStep(ways) && len(edges) > 0 && slices.Equal(asks(b, step.Cell), edges) && "only-"+called(p, step.Cell) == why.Code
	case "last-corner", "last-border":
		holds = onlyStep(ways) && len(asks(b, step.Cell)) == 0 && "last-"+called(p, step.Cell) == why.Code
	case "only-place", "only-places":
		for _, cell := range openCells(b) {
			here := cell == step.Cell || slices.Contains(step.Cells, cell)
			fits := slices.ContainsFunc(fitting(b, cell), func(on puzzle.Placement) bool { return alike(p, on.Tile, step) })
			holds = holds && here == fits
		}
		holds = holds && (why.Code == "only-place" || len(tiles) == len(step.Cells))
	case "used-up":
		holds = slices.Equal(looseWith(b, edge), tiles) && len(tiles) == len(step.Cells) && onlyStep(without())
		for _, cell := range step.Cells {
			holds = holds && cell != step.Cell && slices.Contains(asks(b, cell), edge.String())
		}
	case "taken":
		holds = len(tiles) == len(step.Cells) && onlyStep(without())
		for _, cell := range step.Cells {
			holds = holds && cell != step.Cell
			for _, on := range fitting(b, cell) {
				holds = holds && slices.Contains(tiles, on.Tile)
			}
		}
	case "starves", "starves-turn":
		holds = starved(b, step, []int{why.At["cell"]})
		for _, tile := range tiles {
			holds = holds && slices.ContainsFunc(ways, func(on puzzle.Placement) bool { return on.Tile == tile })
		}
	case "starves-some":
		holds = len(step.Cells) > 1 && starved(b, step, step.Cells)
	case "half-count":
		found, met := 0, 0
		for _, cell := range openCells(b) {
			for _, asked := range asks(b, cell) {
				if asked == edge.String() {
					met++
				}
			}
		}
		for _, number := range looseWith(b, edge) {
			for _, shown := range p.Tiles()[number] {
				if shown == edge {
					found++
				}
			}
		}
		holds = found == why.Args["found"] && met == why.Args["met"]
	case "rim-count":
		rim := 0
		for _, cell := range openCells(b) {
			for _, beyond := range p.Grid().Cells[cell].Beyond {
				if beyond == puzzle.Rim {
					rim++
				}
			}
		}
		holds = rim == why.Args["rim"] && why.Args["spare"].(int) <= rim
	case "refuted":
		holds = stuckWithin(b, step)
	}
	require.True(t, holds, "%v\n%v", step, described(b))
}

// mostStuck is how deep is looked for what a step says of further tiles.
const mostStuck = 2

// stuckWithin reports whether after any other choice there is a cell that nothing
// fits, or one where each way leads to such a cell within the further tiles that
// the step says. Deep steps are believed.
func stuckWithin(b *puzzle.Board, step explain.Step) bool {
	p := b.Puzzle()
	var stuck func(now *puzzle.Board, further int) bool
	stuck = func(now *puzzle.Board, further int) bool {
		for _, cell := range openCells(now) {
			if ways := fitting(now, cell); len(ways) == 0 {
				return true
			}
		}
		return further > 0 && slices.ContainsFunc(openCells(now), func(cell int) bool {
			return !slices.ContainsFunc(fitting(now, cell), func(on puzzle.Placement) bool {
				after := copyOf(now)
				return after.Place(on) == nil && !stuck(after, further-1)
			})
		})
	}
	depth := step.Why.Args["depth"].(int)
	if depth > mostStuck {
		return true
	}
	for _, on := range fitting(b, step.Cell) {
		if p.Tiles()[on.Tile].Turned(on.Turn).String() == p.Tiles()[step.Tile].Turned(step.Turn).String() {
			continue
		}
		after := copyOf(b)
		if after.Place(on) == nil && !stuck(after, depth) {
			return false
		}
	}
	return true
}
