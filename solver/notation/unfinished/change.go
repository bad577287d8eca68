package unfinished

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The changes of the rules. One that cannot be gives the same value again.

// Regrid takes another grid. Tiles stay as far as it has cells, edges as far as it has
// sides.
func (p Puzzle) Regrid(name string) (Puzzle, error) {
	grid, err := puzzle.GridNamed(name)
	if err != nil {
		return p, err
	}
	return p.on(grid), nil
}

// on is the puzzle on another grid. Clues say nothing of that one.
func (p Puzzle) on(grid *puzzle.Grid) Puzzle {
	tiles := make([]puzzle.Tile, len(grid.Cells))
	for number := range tiles {
		tiles[number] = make(puzzle.Tile, grid.Sides)
		for side := range tiles[number] {
			tiles[number][side] = notation.Missing
		}
		if number < len(p.Tiles) {
			copy(tiles[number], p.Tiles[number])
		}
	}
	p.Grid, p.Tiles, p.Others = grid, tiles, p.without("clues")
	return p
}

// Remate takes another way to mate. Under Same both halves of a motif become the one
// picture.
func (p Puzzle) Remate(way Way) Puzzle {
	switch way {
	case p.Mates:
		return p
	case Mixed:
		return p.mixed()
	case Same, Halves:
		return p.unmixed(way)
	}
	return p
}

// mixed offers motifs of both kinds.
func (p Puzzle) mixed() Puzzle {
	motifs := slices.Clone(p.Motifs)
	for _, cut := range []bool{false, true} {
		if !slices.ContainsFunc(p.Motifs, func(m Motif) bool { return m.Cut() == cut && m.Mates() }) {
			motifs = append(motifs, some(few/2, motifs, cut, Mixed, p.Frame)...)
		}
	}
	p.Mates, p.Motifs = Mixed, sorted(motifs)
	return p
}

// unmixed makes all motifs of one kind, and gives tiles the edges that theirs become.
func (p Puzzle) unmixed(way Way) Puzzle {
	cut := way == Halves
	var motifs []Motif
	becomes := map[puzzle.Edge]puzzle.Edge{}
	for _, motif := range p.Motifs {
		if cut && motif.Cut() {
			motifs = append(motifs, motif)
		}
	}
	for _, motif := range p.Motifs {
		if cut && motif.Cut() {
			continue
		}
		now, found := p.becoming(motif, motifs, way)
		if !found {
			return p
		}
		motifs = append(motifs, now)
		for _, edge := range motif.Edges() {
			becomes[edge] = now.Head()
		}
	}
	tiles := make([]puzzle.Tile, len(p.Tiles))
	for number, tile := range p.Tiles {
		tiles[number] = slices.Clone(tile)
		for side, edge := range tile {
			if now, changed := becomes[edge]; changed {
				tiles[number][side] = now
			}
		}
	}
	p.Mates, p.Motifs, p.Tiles, p.Others = way, sorted(motifs), tiles, p.without("motifs")
	return p
}

// becoming is what a motif becomes under another way: the same signs where they are free.
func (p Puzzle) becoming(motif Motif, motifs []Motif, way Way) (Motif, bool) {
	head := motif.Head()
	wanted := Motif(head.String())
	if way == Halves {
		if !isLetter(head) {
			return next(motifs, true, way, p.Frame)
		}
		wanted = cutBy(head)
	}
	for _, edge := range wanted.Edges() {
		if takes(motifs, edge) || edge == p.Frame {
			return next(motifs, way == Halves, way, p.Frame)
		}
	}
	return wanted, true
}

// More offers one motif more.
func (p Puzzle) More(cut bool) Puzzle {
	if motif, found := next(p.Motifs, cut, p.Mates, p.Frame); found {
		p.Motifs = sorted(append(slices.Clone(p.Motifs), motif))
	}
	return p
}

// Less offers one motif less: the last that no tile has.
func (p Puzzle) Less(cut bool) Puzzle {
	if last := p.spare(cut); last >= 0 && len(p.Motifs) > 1 {
		p.Motifs = slices.Delete(slices.Clone(p.Motifs), last, last+1)
	}
	return p
}

// spare is the number of the last motif of a kind that no tile has, or -1.
func (p Puzzle) spare(cut bool) int {
	for i, motif := range slices.Backward(p.Motifs) {
		if motif.Cut() == cut && !p.uses(motif.Edges()...) {
			return i
		}
	}
	return -1
}

// frames are the edges that a rim is given, the first that is free.
const frames = "0987654321zyx"

// Framed gives the puzzle a frame, or takes it away. What lay on the rim is missing
// then.
func (p Puzzle) Framed(framed bool) Puzzle {
	switch {
	case framed == p.framed():
	case framed:
		for _, edge := range []puzzle.Edge(frames) {
			if !takes(p.Motifs, edge) {
				p.Frame = edge
				break
			}
		}
	default:
		tiles := make([]puzzle.Tile, len(p.Tiles))
		for number, tile := range p.Tiles {
			tiles[number] = slices.Clone(tile)
			for side, edge := range tile {
				if edge == p.Frame {
					tiles[number][side] = notation.Missing
				}
			}
		}
		p.Frame, p.Tiles = 0, tiles
	}
	return p
}
