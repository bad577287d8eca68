package why

import "edgewise/solver/puzzle"

// wrongClues places only the clues and checks the result. Every solution can be assumed to have
// the clues' own tiles in place: if a copy lies on a clue's cell, the two can be exchanged. So a
// contradiction among the clues alone rules out every full board.
func wrongClues(p *puzzle.Puzzle) []Reason {
	board := puzzle.NewBoard(p)
	for _, clue := range p.Clues() {
		board.MustPlace(clue)
	}
	reasons := append(misframedClues(board), clashingClues(board)...)
	if len(reasons) > 0 {
		return reasons
	}
	return loneCells(board)
}

// misframedClues: a clue has an edge other than the frame's on the rim, or the frame's edge
// inside.
func misframedClues(board *puzzle.Board) []Reason {
	var reasons []Reason
	for _, seat := range board.Misframed() {
		clue, _ := board.At(seat.Cell)
		edge, _ := board.Edge(seat)
		reason := Reason{Code: "clue-inside", Args: puzzle.Args("tile", clue.Tile), At: placeOf(board, seat)}
		if frame, _ := board.Puzzle().Frame(); edge != frame {
			reason.Code = "clue-rim"
			reason.Args["edge"] = edge.String()
		}
		reasons = append(reasons, reason)
	}
	return reasons
}

// clashingClues: two neighbouring clues have edges that do not mate.
func clashingClues(board *puzzle.Board) []Reason {
	var reasons []Reason
	_, conflicts := board.Seams()
	for _, seam := range conflicts {
		one, _ := board.At(seam.A.Cell)
		other, _ := board.At(seam.B.Cell)
		reasons = append(reasons, Reason{Code: "clue-seam", Args: puzzle.Args("tile", one.Tile, "other", other.Tile), At: placeOf(board, seam.A)})
	}
	return reasons
}

// loneCells: no tile fits a cell beside the clues. In a solution a tile without a clue lies
// there, and at least fits the clues around it.
func loneCells(board *puzzle.Board) []Reason {
	p := board.Puzzle()
	loose := looseSides(board)
	looked := map[int]bool{}
	var reasons []Reason
	for _, clue := range p.Clues() {
		for side, beyond := range p.Grid().Cells[clue.Cell].Beyond {
			if beyond == puzzle.Rim || looked[beyond.Cell] {
				continue
			}
			looked[beyond.Cell] = true
			if _, filled := board.At(beyond.Cell); filled {
				continue
			}
			edge, _ := board.Edge(puzzle.Seat{Cell: clue.Cell, Side: side})
			if !anyFits(board, beyond, loose[p.Mates()[edge]]) {
				reasons = append(reasons, Reason{Code: "clue-beside", Args: puzzle.Args("tiles", tilesAround(board, beyond.Cell)), At: map[string]int{"cell": beyond.Cell}})
			}
		}
	}
	return reasons
}

// A looseSide is a side of a tile without a clue.
type looseSide struct{ tile, side int }

// looseSides groups the sides of the tiles without a clue by edge.
func looseSides(board *puzzle.Board) (loose [puzzle.MaxEdges][]looseSide) {
	for number, tile := range board.Puzzle().Tiles() {
		if board.Where(number) >= 0 {
			continue
		}
		for side, edge := range tile {
			loose[edge] = append(loose[edge], looseSide{number, side})
		}
	}
	// The mate of an edge that mates with nothing is Nothing, which matches no edge.
	loose[puzzle.Nothing] = nil
	return loose
}

// anyFits reports whether one of the tiles fits a cell with the given side at the seat.
func anyFits(board *puzzle.Board, seat puzzle.Seat, tiles []looseSide) bool {
	p := board.Puzzle()
	n := p.Grid().Sides
	for _, loose := range tiles {
		turn := (seat.Side - loose.side + n) % n
		if (turn == 0 || p.MayTurn()) && board.Fits(puzzle.Placement{Cell: seat.Cell, Tile: loose.tile, Turn: turn}) {
			return true
		}
	}
	return false
}

// tilesAround lists the tiles beside a cell, in the order of its sides.
func tilesAround(board *puzzle.Board, cell int) []int {
	tiles := []int{}
	for _, beyond := range board.Puzzle().Grid().Cells[cell].Beyond {
		if beyond == puzzle.Rim {
			continue
		}
		if p, filled := board.At(beyond.Cell); filled {
			tiles = append(tiles, p.Tile)
		}
	}
	return tiles
}

// placeOf is the place on the board for a reason.
func placeOf(board *puzzle.Board, seat puzzle.Seat) map[string]int {
	return map[string]int{"cell": seat.Cell, "side": seat.Side, "sides": board.Puzzle().Grid().Sides}
}
