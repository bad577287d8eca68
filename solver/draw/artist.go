package draw

import (
	"slices"
	"strconv"

	"edgewise/solver/puzzle"
)

// An Artist draws one puzzle in one motif set.
type Artist struct {
	puzzle *puzzle.Puzzle
	shape  shape
	set    string
	works  []artwork // by motif
	looks  [puzzle.MaxEdges]look
	edges  []puzzle.Edge // all edges on the tiles, each once
}

// New makes the artist for a puzzle and a motif set. If the set does not suit the puzzle, the
// artist uses the plain shapes; see [Artist.Set].
func New(p *puzzle.Puzzle, set string) *Artist {
	motifs := p.Motifs()
	a := &Artist{puzzle: p, shape: shapeOf(p.Grid()), looks: looksOf(motifs)}
	a.works, a.set = artworks(motifs, set, a.shape)
	var shown [puzzle.MaxEdges]bool
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			shown[edge] = true
		}
	}
	for edge, is := range shown {
		if is {
			a.edges = append(a.edges, puzzle.Edge(edge))
		}
	}
	return a
}

// Set is the motif set in use: the one asked for, or [Plain] if that is unknown, has fewer motifs
// than the puzzle, or the puzzle has a motif that the seam does not cut.
func (a *Artist) Set() string { return a.set }

// Symbols is an SVG document that only defines the parts that a page places by <use>; the package
// comment lists them.
func (a *Artist) Symbols() string {
	var s sheet
	s.put(symbolsHead)
	all := *a
	all.edges = a.mated()
	all.parts(&s, everything)
	s.put(symbolsFoot)
	return s.String()
}

// mated are the edges on the tiles and their mates: a page may show which edge is needed.
func (a *Artist) mated() []puzzle.Edge {
	var shown [puzzle.MaxEdges]bool
	for _, edge := range a.edges {
		shown[edge], shown[a.puzzle.Mates()[edge]] = true, true
	}
	var edges []puzzle.Edge
	for edge, is := range shown {
		if edge := puzzle.Edge(edge); is && (a.looks[edge].motif >= 0 || slices.Contains(a.edges, edge)) {
			edges = append(edges, edge)
		}
	}
	return edges
}

// The markup around the symbols.
const (
	symbolsHead = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">` + "\n<defs>\n"
	symbolsFoot = "</defs>\n</svg>\n"
)

// parts says which kinds of definitions a document needs.
type parts struct{ full, flat, numbers, letters bool }

var everything = parts{true, true, true, true}

func (a *Artist) parts(s *sheet, need parts) {
	a.common(s, need)
	if need.full {
		for i := range a.works {
			a.motif(s, i)
		}
	}
	if need.flat {
		flatConflict(s)
	}
	for _, edge := range a.edges {
		a.edgeParts(s, need, edge)
	}
	for number, tile := range a.puzzle.Tiles() {
		if need.full {
			a.shadow(s, name(number), tile)
			a.tile(s, name(number), tile)
			a.over(s, name(number), tile)
		}
		if need.numbers {
			a.number(s, number)
		}
		if need.flat {
			a.flat(s, name(number), tile)
		}
	}
}

// common writes the definitions that all puzzles on the grid share.
func (a *Artist) common(s *sheet, need parts) {
	s.put(`<path`, s.id("card"), ` class="card card-edge" d="`, a.outline(nil).closed(), `"`, cardPaint, "/>\n")
	a.empty(s)
	if need.full {
		s.put(`<path`, s.id("shadow"), ` class="shadow" d="`, a.outline(nil).closed(), `"`, shadowPaint, "/>\n")
		s.put(`<clipPath`, s.id("half"), `><path d="M-60 `, gap, `H60V60H-60Z"/></clipPath>`, "\n")
		a.conflict(s)
		a.clue(s)
		a.mark(s)
	}
}

func (a *Artist) motif(s *sheet, number int) {
	s.put("<g", s.id("motif-"+name(number)), ">", a.works[number].whole, "</g>\n")
}

func (a *Artist) edgeParts(s *sheet, need parts, edge puzzle.Edge) {
	if need.full {
		a.edge(s, edge)
	}
	if need.full && a.looks[edge].motif >= 0 {
		a.bridge(s, edge)
	}
	if need.letters && a.looks[edge].motif >= 0 {
		a.letter(s, edge)
	}
	if need.flat {
		a.wedge(s, edge)
	}
}

func name(number int) string { return strconv.Itoa(number) }
