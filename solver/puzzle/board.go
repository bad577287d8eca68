package puzzle

// A Board is a partial map from cells to placements. It holds whatever a player does: tiles may
// conflict with one another, and with the clues.
type Board struct {
	puzzle *Puzzle
	lying  []lying // per cell
	where  []int   // per tile: the cell it lies on, or -1
}

// lying is what lies on a cell; tile is -1 on an empty cell.
type lying struct{ tile, turn int }

// NewBoard returns the empty board of a puzzle.
func NewBoard(p *Puzzle) *Board {
	b := &Board{puzzle: p, lying: make([]lying, len(p.spec.Grid.Cells)), where: make([]int, len(p.spec.Tiles))}
	for cell := range b.lying {
		b.lying[cell].tile = -1
	}
	for tile := range b.where {
		b.where[tile] = -1
	}
	return b
}

// Puzzle is the puzzle that the board belongs to.
func (b *Board) Puzzle() *Puzzle { return b.puzzle }

// Place puts an unplaced tile on an empty cell. The error is a [Fault] if the numbers are not of
// this puzzle, the cell is filled, or the tile is already placed.
func (b *Board) Place(p Placement) error {
	fault := b.puzzle.spec.checkPlacement(p)
	switch {
	case fault != nil:
	case b.lying[p.Cell].tile >= 0:
		fault = &Fault{Code: "cell-twice", Args: Args("cell", p.Cell)}
	case b.where[p.Tile] >= 0:
		fault = &Fault{Code: "tile-twice", Args: Args("tile", p.Tile)}
	}
	if fault != nil {
		fault.At = map[string]int{"cell": p.Cell}
		return fault
	}
	b.lying[p.Cell] = lying{p.Tile, p.Turn}
	b.where[p.Tile] = p.Cell
	return nil
}

// MustPlace is Place for a placement that is known to be possible, such as a clue, or one from
// another board. It panics otherwise.
func (b *Board) MustPlace(p Placement) {
	if err := b.Place(p); err != nil {
		panic(err)
	}
}

// Lift takes the tile off a cell and returns its placement; it reports false if the cell was
// empty.
func (b *Board) Lift(cell int) (Placement, bool) {
	p, filled := b.At(cell)
	if filled {
		b.lying[cell] = lying{tile: -1}
		b.where[p.Tile] = -1
	}
	return p, filled
}

// Turn turns the tile on a cell clockwise by any number of steps, which may be negative. It does
// nothing on an empty cell, or if tiles may not turn.
func (b *Board) Turn(cell, steps int) {
	if b.lying[cell].tile < 0 || b.puzzle.spec.NoTurns {
		return
	}
	n := b.puzzle.spec.Grid.Sides
	b.lying[cell].turn = ((b.lying[cell].turn+steps)%n + n) % n
}

// At is the placement on a cell; it reports false if the cell is empty.
func (b *Board) At(cell int) (Placement, bool) {
	l := b.lying[cell]
	return Placement{cell, l.tile, l.turn}, l.tile >= 0
}

// Where is the cell of a tile, or -1 if it is not placed.
func (b *Board) Where(tile int) int { return b.where[tile] }

// Filled is the number of tiles on the board.
func (b *Board) Filled() int {
	filled := 0
	for _, cell := range b.where {
		if cell >= 0 {
			filled++
		}
	}
	return filled
}

// Edge is the edge on a side of a cell; it reports false if the cell is empty.
func (b *Board) Edge(seat Seat) (Edge, bool) {
	l := b.lying[seat.Cell]
	if l.tile < 0 {
		return Nothing, false
	}
	return b.puzzle.spec.Tiles[l.tile].At(seat.Side, l.turn), true
}

// Seams divides the seams between two tiles into those that match and those in conflict.
func (b *Board) Seams() (matched, conflicts []Seam) {
	all := b.puzzle.spec.Grid.Seams
	good, bad := b.SeamNumbers()
	for _, number := range good {
		matched = append(matched, all[number])
	}
	for _, number := range bad {
		conflicts = append(conflicts, all[number])
	}
	return matched, conflicts
}

// SeamNumbers is Seams with indices into the grid's seams.
func (b *Board) SeamNumbers() (matched, conflicts []int) {
	for number, seam := range b.puzzle.spec.Grid.Seams {
		one, filled := b.Edge(seam.A)
		other, filled2 := b.Edge(seam.B)
		switch {
		case !filled || !filled2:
		case b.puzzle.spec.Mates.Mate(one, other):
			matched = append(matched, number)
		default:
			conflicts = append(conflicts, number)
		}
	}
	return matched, conflicts
}

// Conflicted is the number of tiles on the board with a side in conflict.
func (b *Board) Conflicted() int {
	tiles := map[int]bool{}
	_, conflicts := b.Seams()
	for _, seam := range conflicts {
		tiles[seam.A.Cell], tiles[seam.B.Cell] = true, true
	}
	return len(tiles)
}

// Misframed lists the sides of tiles on the board that break the frame: those on the rim without
// the frame's edge, and those inside with it.
func (b *Board) Misframed() []Seat {
	var seats []Seat
	if !b.puzzle.spec.Framed {
		return nil
	}
	for cell := range b.lying {
		for side, beyond := range b.puzzle.spec.Grid.Cells[cell].Beyond {
			seat := Seat{cell, side}
			if edge, filled := b.Edge(seat); filled && (edge == b.puzzle.spec.Frame) != (beyond == Rim) {
				seats = append(seats, seat)
			}
		}
	}
	return seats
}

// Score is the number of matched seams, and of all seams of the grid.
func (b *Board) Score() (matched, seams int) {
	all, _ := b.Seams()
	return len(all), len(b.puzzle.spec.Grid.Seams)
}

// Fits reports whether a placement would fit its cell, ignoring what is on that cell now: every
// rim side shows the frame's edge and no other side does, and each seam to a filled neighbour
// mates. Without a frame the rim accepts anything.
func (b *Board) Fits(p Placement) bool {
	spec := &b.puzzle.spec
	for side, beyond := range spec.Grid.Cells[p.Cell].Beyond {
		edge := spec.Tiles[p.Tile].At(side, p.Turn)
		if spec.Framed && (edge == spec.Frame) != (beyond == Rim) {
			return false
		}
		if beyond == Rim {
			continue
		}
		if facing, filled := b.Edge(beyond); filled && !spec.Mates.Mate(edge, facing) {
			return false
		}
	}
	return true
}

// Solved reports whether the board is full and without conflict, and keeps the frame and every clue.
// A copy of a clue's tile that looks the same keeps the clue.
func (b *Board) Solved() bool {
	_, conflicts := b.Seams()
	if b.Filled() < len(b.lying) || len(conflicts) > 0 || len(b.Misframed()) > 0 {
		return false
	}
	for _, clue := range b.puzzle.spec.Clues {
		for side := range b.puzzle.spec.Grid.Sides {
			edge, _ := b.Edge(Seat{clue.Cell, side})
			if edge != b.puzzle.spec.Tiles[clue.Tile].At(side, clue.Turn) {
				return false
			}
		}
	}
	return true
}

// keptBy reports whether a turn of the board leaves everything on it looking the same.
func (b *Board) keptBy(turn BoardTurn) bool {
	sides := b.puzzle.spec.Grid.Sides
	for cell := range b.lying {
		for side := range sides {
			before, filled := b.Edge(Seat{cell, side})
			after, covered := b.Edge(Seat{turn.To[cell], (side + turn.By) % sides})
			if filled && (!covered || after != before) {
				return false
			}
		}
	}
	return true
}

// Fixed is the puzzle with every placement on the board as a clue, in addition to its own clues.
// The error is a [Fault] if the board contradicts one of those.
func (b *Board) Fixed() (*Puzzle, error) {
	spec := b.puzzle.spec
	var clues []Placement
	for _, clue := range spec.Clues {
		on, filled := b.At(clue.Cell)
		if filled && on != clue || !filled && b.where[clue.Tile] >= 0 {
			return nil, &Fault{Code: "board-clue", Args: Args("tile", clue.Tile),
				At: map[string]int{"cell": clue.Cell}}
		}
		if !filled {
			clues = append(clues, clue)
		}
	}
	for cell := range b.lying {
		if on, filled := b.At(cell); filled {
			clues = append(clues, on)
		}
	}
	spec.Clues = clues
	return New(spec)
}
