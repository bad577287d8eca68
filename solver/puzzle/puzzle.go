package puzzle

import "slices"

// A Placement is a tile laid on a cell in a turn.
type Placement struct{ Cell, Tile, Turn int }

// A Spec has everything that makes a puzzle; [New] checks it.
type Spec struct {
	Grid    *Grid
	Tiles   []Tile      // one per cell, in any order
	Mates   Mates       // which edges mate
	Framed  bool        // the rim must show Frame, and no other side may
	Frame   Edge        // the edge of the rim
	Clues   []Placement // placements that the puzzle gives
	NoTurns bool        // tiles may not be turned
}

// A Puzzle is a grid, its tiles, the rule of which edges mate, the frame, the clues and whether
// tiles may turn. It is immutable and valid.
type Puzzle struct {
	spec  Spec
	kinds []Kind
}

// New checks a spec and makes the puzzle. The error is a [Fault] that names tile and side. A
// puzzle without a solution is valid.
func New(spec Spec) (*Puzzle, error) {
	if found, want := len(spec.Tiles), len(spec.Grid.Cells); found != want {
		return nil, NewFault("tile-count", "found", found, "expected", want, "grid", spec.Grid.Name)
	}
	for number, tile := range spec.Tiles {
		if err := checkTile(tile, number, spec.Grid); err != nil {
			return nil, err
		}
	}
	if err := spec.Mates.check(); err != nil {
		return nil, err
	}
	if spec.Framed {
		if !spec.Frame.Valid() {
			return nil, NewFault("edge-unknown", "found", spec.Frame.String())
		}
		spec.Mates.Part(spec.Frame) // the frame's edge lies on the rim and never mates
	}
	if err := checkClues(spec); err != nil {
		return nil, err
	}
	spec.Tiles = slices.Clone(spec.Tiles)
	for number, tile := range spec.Tiles {
		spec.Tiles[number] = slices.Clone(tile)
	}
	spec.Clues = byCell(spec.Clues, len(spec.Grid.Cells))
	return &Puzzle{spec: spec, kinds: KindsOf(spec.Tiles, !spec.NoTurns)}, nil
}

func checkTile(tile Tile, number int, grid *Grid) error {
	if len(tile) != grid.Sides {
		return &Fault{Code: "tile-sides", Args: Args("found", len(tile), "expected", grid.Sides, "word", tile.String()), At: map[string]int{"tile": number}}
	}
	for side, edge := range tile {
		if !edge.Valid() {
			return &Fault{Code: "edge-unknown", Args: Args("found", edge.String()),
				At: map[string]int{"tile": number, "side": side, "sides": grid.Sides}}
		}
	}
	return nil
}

func checkClues(spec Spec) error {
	cells, tiles := map[int]bool{}, map[int]bool{}
	for i, clue := range spec.Clues {
		at := map[string]int{"clue": i}
		if fault := spec.checkPlacement(clue); fault != nil {
			fault.At = at
			return fault
		}
		if cells[clue.Cell] {
			return &Fault{Code: "cell-twice", Args: Args("cell", clue.Cell), At: at}
		}
		if tiles[clue.Tile] {
			return &Fault{Code: "tile-twice", Args: Args("tile", clue.Tile), At: at}
		}
		cells[clue.Cell], tiles[clue.Tile] = true, true
	}
	return nil
}

// byCell sorts placements on different cells by cell.
func byCell(placements []Placement, cells int) []Placement {
	on := make([]*Placement, cells)
	for i := range placements {
		on[placements[i].Cell] = &placements[i]
	}
	var sorted []Placement
	for _, placement := range on {
		if placement != nil {
			sorted = append(sorted, *placement)
		}
	}
	return sorted
}

// checkPlacement refuses a placement whose numbers are not of this puzzle.
func (s *Spec) checkPlacement(p Placement) *Fault {
	turns := s.Grid.Sides
	if s.NoTurns {
		turns = 1
	}
	for _, number := range []struct {
		name        string
		value, most int
	}{{"cell", p.Cell, len(s.Grid.Cells) - 1}, {"tile", p.Tile, len(s.Tiles) - 1}, {"turn", p.Turn, turns - 1}} {
		if number.value < 0 || number.value > number.most {
			return &Fault{Code: number.name + "-range", Args: Args("found", number.value, "most", number.most)}
		}
	}
	return nil
}

// Spec is the spec of the puzzle, to derive a similar puzzle from it; do not change its slices.
func (p *Puzzle) Spec() Spec { return p.spec }

// Grid is the puzzle's grid.
func (p *Puzzle) Grid() *Grid { return p.spec.Grid }

// Tiles are the puzzle's tiles in their given order; do not change them.
func (p *Puzzle) Tiles() []Tile { return p.spec.Tiles }

// Mates says which edges mate. The frame's edge mates with nothing.
func (p *Puzzle) Mates() *Mates { return &p.spec.Mates }

// Frame is the edge that the rim must show, and whether there is a frame.
func (p *Puzzle) Frame() (Edge, bool) { return p.spec.Frame, p.spec.Framed }

// Clues are the placements that the puzzle gives, by cell; do not change them.
func (p *Puzzle) Clues() []Placement { return p.spec.Clues }

// MayTurn reports whether tiles may be turned.
func (p *Puzzle) MayTurn() bool { return !p.spec.NoTurns }

// Kinds are the tiles grouped by looks, in the order of their first tiles; do not change them.
func (p *Puzzle) Kinds() []Kind { return p.kinds }

// Copies are groups of two or more equal tiles that can exchange places unnoticed. Tiles of clues
// are left out.
func (p *Puzzle) Copies() [][]int {
	fixed := map[int]bool{}
	for _, clue := range p.spec.Clues {
		fixed[clue.Tile] = true
	}
	var copies [][]int
	for _, kind := range p.kinds {
		loose := slices.DeleteFunc(slices.Clone(kind.Tiles), func(tile int) bool { return fixed[tile] })
		if len(loose) > 1 {
			copies = append(copies, loose)
		}
	}
	return copies
}

// BoardTurns are the turns of the whole board under which boards count as one solution: those of
// the grid, or only the identity if tiles may not turn.
func (p *Puzzle) BoardTurns() []BoardTurn {
	if p.spec.NoTurns {
		return p.spec.Grid.Turns[:1]
	}
	return p.spec.Grid.Turns
}

// TurnsKept are the board turns that keep every clue: a tile that looks the same, the clue's own
// or another clue's, moves to its cell. Often that is only the identity, since clues fix the
// orientation of the board.
func (p *Puzzle) TurnsKept() []BoardTurn {
	clues := NewBoard(p)
	for _, clue := range p.spec.Clues {
		clues.MustPlace(clue)
	}
	return slices.DeleteFunc(slices.Clone(p.BoardTurns()), func(turn BoardTurn) bool { return !clues.keptBy(turn) })
}

// Motifs are the motifs on the tiles, in the order of their heads: letters before digits, upper
// case before lower. The frame's edge and Nothing have none.
func (p *Puzzle) Motifs() []Motif {
	seen := map[Motif]bool{}
	for _, tile := range p.spec.Tiles {
		for _, edge := range tile {
			if edge != Nothing && !(p.spec.Framed && edge == p.spec.Frame) {
				seen[p.spec.Mates.MotifOf(edge)] = true
			}
		}
	}
	var motifs []Motif
	for _, edge := range []Edge(Alphabet) {
		if motif := p.spec.Mates.MotifOf(edge); motif.Head == edge && seen[motif] {
			motifs = append(motifs, motif)
		}
	}
	return motifs
}
