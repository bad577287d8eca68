package why

import "edgewise/solver/puzzle"

// Sides is a set of the sides of a tile or a cell: bit i for side i.
type Sides uint8

// RimSides are the sides of a cell that lie on the rim.
func RimSides(cell puzzle.Cell) (set Sides) {
	for side, beyond := range cell.Beyond {
		if beyond == puzzle.Rim {
			set |= 1 << side
		}
	}
	return set
}

// sidesWith are the sides of a tile that have an edge.
func sidesWith(tile puzzle.Tile, edge puzzle.Edge) (set Sides) {
	for side, shown := range tile {
		if shown == edge {
			set |= 1 << side
		}
	}
	return set
}

// turned is the set after a turn of the tile, which maps side i to i+turn.
func (set Sides) turned(turn, of int) Sides {
	return (set<<turn | set>>(of-turn)) & (1<<of - 1)
}

// List is the set as a list of side numbers.
func (set Sides) List() []int {
	list := []int{}
	for side := range puzzle.MaxSides {
		if set&(1<<side) != 0 {
			list = append(list, side)
		}
	}
	return list
}

// Corner and Border report whether the sides are the rim sides of a corner or a border cell. A
// corner has half of its sides there, rounded up, and a border cell one fewer, next to each
// other: two and one of four, three and two of six, two and one of three. Boards one cell wide
// have cells that are neither.
func (set Sides) Corner(of int) bool { return set.inARow(of, (of+1)/2) }
func (set Sides) Border(of int) bool { return set.inARow(of, (of+1)/2-1) }

// inARow reports whether the set has `count` sides, next to each other.
func (set Sides) inARow(of, count int) bool {
	for turn := range of {
		if set.turned(turn, of) == 1<<count-1 {
			return true
		}
	}
	return false
}

// classOf is the representative of all sets that a tile can turn into the given one: the smallest
// of them, and turn maps the set to it. If tiles may not turn each set is a class of its own.
func classOf(p *puzzle.Puzzle, set Sides) (class Sides, turn int) {
	class = set
	for t := range allowedTurns(p) {
		if now := set.turned(t, p.Grid().Sides); now < class {
			class, turn = now, t
		}
	}
	return class, turn
}

// allowedTurns is the number of turns that a tile may take.
func allowedTurns(p *puzzle.Puzzle) int {
	if p.MayTurn() {
		return p.Grid().Sides
	}
	return 1
}
