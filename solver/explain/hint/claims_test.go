package hint_test

import (
	"slices"
	"strings"
	"testing"

	"edgewise/solver/explain/hint"
	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/require"
)

// These tests check what a step says about the board, sentence by sentence: it is one thing that
// a tile must lie there, and another that this is the reason.

// looseWith lists the loose tiles that have an edge.
func looseWith(b *puzzle.Board, edge puzzle.Edge) (tiles []int) {
	for number, tile := range b.Puzzle().Tiles() {
		if b.Where(number) < 0 && slices.Contains(tile, edge) {
			tiles = append(tiles, number)
		}
	}
	return tiles
}

// fitting lists the ways in which loose tiles fit a cell.
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

// asks lists the edges that the neighbours of a cell ask for.
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

// called is the kind of a cell under a frame: a corner where the rim bends, a border cell where
// it is straight, else a plain cell.
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
	case "...", "....", "......":
		return "inner"
	}
	return "tile"
}

// alike reports whether a tile is the step's, or a copy of it.
func alike(p *puzzle.Puzzle, tile int, step hint.Step) bool {
	return slices.ContainsFunc(p.Kinds(), func(k puzzle.Kind) bool {
		return slices.Contains(k.Tiles, tile) && slices.Contains(k.Tiles, step.Tile)
	})
}

// others reports whether something holds for every other way to fill the step's cell that looks
// different.
func others(b *puzzle.Board, step hint.Step, holds func(after *puzzle.Board) bool) bool {
	p := b.Puzzle()
	for _, on := range fitting(b, step.Cell) {
		if p.Tiles()[on.Tile].Turned(on.Turn).String() == p.Tiles()[step.Tile].Turned(step.Turn).String() {
			continue
		}
		after := copyOf(b)
		if after.Place(on) != nil || !holds(after) {
			return false
		}
	}
	return true
}

// starved reports whether every other tile leaves one of the victims without a fitting tile.
func starved(b *puzzle.Board, step hint.Step, victims []int) bool {
	return others(b, step, func(after *puzzle.Board) bool {
		return slices.ContainsFunc(victims, func(cell int) bool { return len(fitting(after, cell)) == 0 })
	})
}

// halves counts the loose sides that show an edge, and the places that ask for it.
func halves(b *puzzle.Board, edge puzzle.Edge) (found, met int) {
	for _, number := range looseWith(b, edge) {
		found += strings.Count(b.Puzzle().Tiles()[number].String(), edge.String())
	}
	for _, cell := range openCells(b) {
		met += strings.Count(strings.Join(asks(b, cell), ""), edge.String())
	}
	return found, met
}

// rimNeeds counts the sides that must lie on the rim since no mate is left for them, and the open
// sides on the rim.
func rimNeeds(b *puzzle.Board) (spare, rim int) {
	for edge := range puzzle.Edge(puzzle.MaxEdges) {
		found, met := halves(b, edge)
		switch mate := b.Puzzle().Mates()[edge]; {
		case mate == puzzle.Nothing: // met: it lies already, where it finds no mate
			spare += found
			if edge == puzzle.Nothing {
				spare += met
			}
		case mate == edge:
			spare += (found - met) & 1
		default:
			mates, asked := halves(b, mate)
			spare += max(0, (found-met)-(mates-asked))
		}
	}
	for _, cell := range openCells(b) {
		for _, beyond := range b.Puzzle().Grid().Cells[cell].Beyond {
			if beyond == puzzle.Rim {
				rim++
			}
		}
	}
	return spare, rim
}

// looks counts the different ways in which loose tiles fit a cell.
func looks(b *puzzle.Board, cell int) int {
	seen := map[string]bool{}
	for _, on := range fitting(b, cell) {
		seen[b.Puzzle().Tiles()[on.Tile].Turned(on.Turn).String()] = true
	}
	return len(seen)
}

// beginnings counts the turns of the board that keep a cell in place, and the looks on it that
// differ under these turns.
func beginnings(b *puzzle.Board, cell int) (turns, choices int) {
	seen := map[string]bool{}
	for _, on := range fitting(b, cell) {
		tile := b.Puzzle().Tiles()[on.Tile]
		if !seen[tile.Turned(on.Turn).String()] {
			choices++
		}
		turns = 0
		for _, turn := range b.Puzzle().BoardTurns() {
			if turn.To[cell] == cell {
				turns++
				seen[tile.Turned((on.Turn+turn.By)%len(tile)).String()] = true
			}
		}
	}
	return turns, choices
}

// fewBoards is the most full boards that a guess is compared with.
const fewBoards = 24

// agreed reports whether all views show the same on some open cell.
func agreed(b *puzzle.Board, views []string) bool {
	sides := b.Puzzle().Grid().Sides
	return slices.ContainsFunc(openCells(b), func(cell int) bool {
		from, to := cell*sides, (cell+1)*sides
		return !slices.ContainsFunc(views, func(view string) bool { return view[from:to] != views[0][from:to] })
	})
}

// checkClaim checks what a step says about a board that has all clues and the given views of its
// full boards. checkStep checks the placement itself against the full boards.
func checkClaim(t *testing.T, b *puzzle.Board, step hint.Step, views []string) {
	t.Helper()
	p, why := b.Puzzle(), step.Why
	tiles, _ := why.Args["tiles"].([]int)
	edge := puzzle.Edge(0)
	if sign, is := why.Args["edge"].(string); is {
		edge = puzzle.Edge(sign[0])
	}
	ways := fitting(b, step.Cell)
	// without lists the ways left if some tiles are needed elsewhere.
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
	case "only-tile", "only-corner", "only-border", "only-inner":
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
		for _, on := range ways {
			holds = holds && (on.Tile == step.Tile || slices.Contains(step.Copies, on.Tile) || slices.Contains(tiles, on.Tile))
		}
	case "starves-some":
		holds = len(step.Cells) > 1 && starved(b, step, step.Cells)
	case "half-count":
		found, met := halves(b, edge)
		holds = found == why.Args["found"] && met == why.Args["met"] && others(b, step, func(after *puzzle.Board) bool {
			found, met := halves(after, edge)
			return met > found
		})
	case "rim-count":
		spare, rim := rimNeeds(b)
		holds = spare == why.Args["spare"] && rim == why.Args["rim"] && spare <= rim && others(b, step, func(after *puzzle.Board) bool {
			spare, rim := rimNeeds(after)
			return spare > rim
		})
	case "refuted":
		holds = looks(b, step.Cell) == 1+why.Args["others"].(int) && stuckWithin(b, step)
	case "searched":
		holds = looks(b, step.Cell) == 1+why.Args["others"].(int)
	case "guess":
		holds = looks(b, step.Cell) == why.Args["looks"] && (len(views) > fewBoards || !agreed(b, views))
	case "guess-first":
		turns, choices := beginnings(b, step.Cell)
		holds = b.Filled() == 0 && looks(b, step.Cell) == why.Args["looks"] && turns == why.Args["turns"] &&
			choices == why.Args["choices"] && (len(views) > fewBoards || !agreed(b, views))
	default:
		holds = false
	}
	require.True(t, holds, "%v\n%v", step, described(b))
	checkSeats(t, b, step, edge)
}

// checkSeats checks the sides that a step points at: they belong to open cells that it mentions,
// and ask for the edge that it names.
func checkSeats(t *testing.T, b *puzzle.Board, step hint.Step, edge puzzle.Edge) {
	t.Helper()
	for _, seat := range step.Seats {
		beyond := b.Puzzle().Grid().Cells[seat.Cell].Beyond[seat.Side]
		require.Contains(t, openCells(b), seat.Cell)
		switch step.Why.Code {
		case "rim-count":
			require.Equal(t, puzzle.Rim, beyond)
			continue
		case "half-count":
		default:
			require.Contains(t, append([]int{step.Cell}, step.Cells...), seat.Cell)
		}
		shown, filled := b.Edge(beyond)
		require.True(t, filled)
		require.True(t, edge == 0 || b.Puzzle().Mates().Mate(shown, edge), "%v\n%v", step, described(b))
	}
	switch step.Why.Code {
	case "last-half":
		require.Len(t, step.Seats, 1)
	case "only-tile", "only-corner", "only-border", "only-inner":
		require.Len(t, step.Seats, len(asks(b, step.Cell)))
	case "half-count":
		require.Len(t, step.Seats, step.Why.Args["met"].(int))
	case "rim-count":
		require.Len(t, step.Seats, step.Why.Args["rim"].(int))
	case "used-up":
		require.GreaterOrEqual(t, len(step.Seats), len(step.Cells))
	}
}

// mostStuck is the deepest claim about further tiles that is checked.
const mostStuck = 2

// stuckWithin reports whether after every other choice some cell has nothing that fits, or only
// looks that lead to such a cell within the step's depth. Deeper steps are not checked.
func stuckWithin(b *puzzle.Board, step hint.Step) bool {
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
	return others(b, step, func(after *puzzle.Board) bool { return stuck(after, depth) })
}
