package unfinished

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A Way is a rule for which edges mate: all motifs are cut in half, none is, or some are.
type Way string

// The ways to mate.
const (
	Halves Way = "halves"
	Same   Way = "same"
	Mixed  Way = "mixed"
)

// Valid reports whether the way is one of these.
func (w Way) Valid() bool { return w == Halves || w == Same || w == Mixed }

// few is how many motifs a new puzzle has.
const few = 4

// A Puzzle is a puzzle whose tiles are still being entered.
type Puzzle struct {
	Grid    *puzzle.Grid
	Mates   Way
	Motifs  []Motif     // to choose from, in alphabetical order
	Frame   puzzle.Edge // the edge of the rim, 0 if there is no frame
	MayTurn bool
	Tiles   []puzzle.Tile    // one for each cell, with notation.Missing on sides not entered
	Others  []notation.Entry // the other keys of the notation: names, art, clues
}

// New is a puzzle before anything is entered: nine squares, four motifs cut in half.
func New() *Puzzle {
	grid, _ := puzzle.Square(3, 3) // a 3x3 grid always exists
	return (&Puzzle{Mates: Halves, Motifs: withNext(few, nil, true, Halves, 0), MayTurn: true}).on(grid)
}

// Sound checks the value, since saved ones may be damaged.
func (p *Puzzle) Sound() bool {
	if len(p.Tiles) != len(p.Grid.Cells) || len(p.Motifs) == 0 || p.Frame != 0 && !p.Frame.Valid() {
		return false
	}
	for _, tile := range p.Tiles {
		if !IsTile(tile, p.Grid) {
			return false
		}
	}
	for _, motif := range p.Motifs {
		if !motif.valid() {
			return false
		}
	}
	for i, other := range p.Others {
		isAgain := func(before notation.Entry) bool { return before.Key == other.Key }
		if notation.Rules(other.Key) || slices.ContainsFunc(p.Others[:i], isAgain) {
			return false
		}
	}
	_, err := puzzle.Mixed(p.pairs())
	return err == nil && p.Mates.Valid()
}

// IsTile reports whether a tile has as many sides as the grid's cells, each an edge or Missing.
func IsTile(tile puzzle.Tile, grid *puzzle.Grid) bool {
	for _, edge := range tile {
		if edge != notation.Missing && !edge.Valid() {
			return false
		}
	}
	return len(tile) == grid.Sides
}

// pairs lists which edges the motifs make mates.
func (p *Puzzle) pairs() []puzzle.Pair {
	var pairs []puzzle.Pair
	for _, motif := range p.Motifs {
		pair := puzzle.Pair{A: motif.Head(), B: motif.Tail()}
		if motif.Whole() {
			pair.B = pair.A
		}
		pairs = append(pairs, pair)
	}
	return pairs
}

// rule says which edges mate.
func (p *Puzzle) rule() *puzzle.Mates {
	mates := puzzle.Same()
	if p.Mates != Same {
		mates, _ = puzzle.Mixed(p.pairs()) // a sound value has no contradictions
	}
	if p.Frame != 0 {
		mates.Part(p.Frame)
	}
	return &mates
}

// uses reports whether a tile shows an edge.
func (p *Puzzle) uses(edge puzzle.Edge) bool {
	for _, tile := range p.Tiles {
		if has(tile, edge) {
			return true
		}
	}
	return false
}

// shows reports whether a tile shows a motif.
func (p *Puzzle) shows(m Motif) bool { return p.uses(m.Head()) || m.Cut() && p.uses(m.Tail()) }

// Finished reports whether every tile has every side.
func (p *Puzzle) Finished() bool { return !p.uses(notation.Missing) }

func isComplete(tile puzzle.Tile) bool { return !has(tile, notation.Missing) }

// mapped returns the tiles with other edges in place of theirs; 0 keeps an edge.
func (p *Puzzle) mapped(become *[puzzle.MaxEdges]puzzle.Edge) []puzzle.Tile {
	tiles := make([]puzzle.Tile, len(p.Tiles))
	for number, tile := range p.Tiles {
		tiles[number] = tile.Turned(0)
		for side, edge := range tile {
			if become[edge] != 0 {
				tiles[number][side] = become[edge]
			}
		}
	}
	return tiles
}

// without returns the other keys except one.
func (p *Puzzle) without(key string) (others []notation.Entry) {
	for _, e := range p.Others {
		if e.Key != key {
			others = append(others, e)
		}
	}
	return others
}
