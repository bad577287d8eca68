package api

import (
	"cmp"
	"slices"
	"sort"

	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
)

// A look shows a list of tiles before it becomes a puzzle: the tiles as read, what is odd about
// them, and how else the text can be read.

// Look is all ways to read a list of tiles.
type Look struct {
	Readings []LookReading    `json:"readings"` // the best first; at most six
	Question reading.Question `json:"question"` // the reason why a person must decide; "" if the first reading is plainly right
}

// LookReading is one way to read the tiles.
type LookReading struct {
	SVG      string        `json:"svg"` // the complete tiles in the order of the text, as one SVG
	Tiles    int           `json:"tiles"`
	Grid     string        `json:"grid"`     // a name such as "3x3"; "" without a link
	Expected int           `json:"expected"` // how many tiles the grid needs, or the nearest one if the tiles fill none
	Link     string        `json:"link"`     // the link of the puzzle; "" while the tiles make none
	Text     string        `json:"text"`     // the tiles as an unfinished puzzle in our notation, for the Tiles tab
	Pictures []LookPicture `json:"pictures"` // the odd ones first: on one side only, or far more of one half
	Halves   [2]string     `json:"halves"`   // the names of the halves; "" where pictures are whole
	Order    string        `json:"order"`    // the order of the sides in the text: t, r, b, l
	Round    bool          `json:"round"`    // whether the tiles are triangles or hexagons, whose order only tells the way round
	Said     bool          `json:"said"`     // whether the text gives the order
	Assumed  bool          `json:"assumed"`  // whether nobody gives the order; if neither, a person chose it
	How      []*Fault      `json:"how"`      // what the text was taken to mean and what was left out: sentences by code
	Odd      []*Fault      `json:"odd"`      // oddities, the worst first: sentences by code

	// Solvable is whether a short search found a solution, or proved that there is none; nil if it
	// did not find out.
	Solvable *bool `json:"solvable"`
}

// LookPicture is a picture, and how many sides show it.
type LookPicture struct {
	Name   string `json:"name"`
	Edge   string `json:"edge"`   // an edge that shows it on a tile of the svg, or ""
	Counts []int  `json:"counts"` // on how many sides each half is, or one number for a whole picture

	// Numbers are how the text writes each half, if two numbers make one picture; "" for one that no
	// side shows.
	Numbers []string `json:"numbers,omitempty"`
}

// needsNoLook reports whether a list is a published puzzle with nothing odd about it.
func needsNoLook(found *foreign.Found) bool {
	return found.Outcome.Kind == reading.Clear && found.Outcome.Readings[0].Verdict == reading.Published && found.Document != nil
}

func lookOf(outcome *reading.Outcome, how foreign.Taken) *Look {
	look := &Look{Readings: []LookReading{}, Question: outcome.Question}
	for i, r := range outcome.Readings {
		one, fits := lookReadingOf(r, how, outcome.Question)
		if i == 0 && outcome.Question == reading.AboutLists {
			one.Odd = append([]*puzzle.Fault{foreign.SeveralLists()}, one.Odd...)
		}
		if fits {
			look.Readings = append(look.Readings, one)
		}
	}
	return look
}

// looseColumns is the number of tiles per row if they are not squares.
const looseColumns = 4

// lookReadingOf converts a reading; it fails if there are more pictures than signs, or more tiles
// than cells.
func lookReadingOf(r *reading.Reading, how foreign.Taken, question reading.Question) (one LookReading, fits bool) {
	said := how.Order == "" && r.Order.Why != reading.Assumed && r.Order.Why != reading.BySomebody
	assumed := how.Order == "" && r.Order.Why == reading.Assumed
	if how.Order != "" && how.Order != r.Order.Sides {
		r = r.Reordered(how.Order)
	}
	spec, names, art, err := foreign.BegunOf(r, how)
	if err != nil {
		return one, false
	}
	one = LookReading{
		SVG: draw.Kept(withoutUnfinished(spec), art, notation.SignsOf(names)), Tiles: len(r.Tiles), Expected: foreign.Expected(r), Halves: r.Halves,
		Text: begun(spec, names, art), Pictures: picturesOf(r, spec.Tiles), How: slices.Concat([]*puzzle.Fault{}, foreign.TakenFor(r), foreign.Around(r)), Odd: foreign.Odd(r),
	}
	if r.IsNumbered() {
		one.Halves = [2]string{}
	}
	one.Order, one.Round, one.Assumed, one.Said = cmp.Or(r.Order.Sides, r.Orders()[0]), r.Sides != 4, assumed, said
	if document, err := foreign.DocumentOf(r, how); err == nil && !(question == reading.AboutCount && !r.Fits) {
		one.Grid, one.Link = document.Puzzle.Grid().Name, document.Link()
		one.Expected = len(r.Tiles)
		if r.Sides != 4 {
			one.SVG = artistFor(document, "").Loose(looseColumns, draw.Options{Numbers: true})
		}
	}
	if one.Odd == nil {
		one.Odd = []*puzzle.Fault{}
	}
	switch verdict := r.Verdict; {
	case how.Upright: // the verdict is for tiles that turn
	case one.Link == "": // too few or too many tiles
	case verdict == reading.Solvable, verdict == reading.Published:
		one.Solvable = new(bool)
		*one.Solvable = true
	case verdict == reading.Unsolvable:
		one.Solvable = new(bool)
	}
	return one, true
}

// withoutUnfinished replaces tiles with an unknown side by nil.
func withoutUnfinished(spec puzzle.Spec) puzzle.Spec {
	spec.Tiles = slices.Clone(spec.Tiles)
	for i, tile := range spec.Tiles {
		if slices.Contains(tile, notation.Missing) {
			spec.Tiles[i] = nil
		}
	}
	return spec
}

// begun writes the tiles as a text for the Tiles tab.
func begun(spec puzzle.Spec, names map[puzzle.Edge]string, art string) string {
	p := unfinished.Of(spec, unfinished.New())
	named := p.Names()
	named.Art = art
	for i, motif := range p.Motifs {
		named.Motifs[i] = names[motif.Head()]
	}
	return p.Named(named).Text()
}

// picturesOf counts the pictures of a reading whose tiles are also given as edges. The odd ones
// come first: a picture that occurs once, and one whose halves differ much in number.
func picturesOf(r *reading.Reading, tiles []puzzle.Tile) []LookPicture {
	var pictures []LookPicture
	at := map[string]int{}
	for n, p := range r.Pictures() {
		at[p.Name] = n
		one := LookPicture{Name: p.Name, Counts: p.Counts[:]}
		switch {
		case r.Halves == [2]string{} || p.Name == r.Frame:
			one.Counts = []int{p.Counts[0] + p.Counts[1]}
		case r.IsNumbered():
			one.Numbers = p.Labels[:]
		}
		pictures = append(pictures, one)
	}
	for number, tile := range r.Tiles {
		if slices.Contains(tiles[number], notation.Missing) {
			continue // the tile is not drawn
		}
		for i, side := range tile.Sides {
			// Prefer the head: the drawing shows signs upright.
			p := &pictures[at[side.Motif]]
			if edge := tiles[number][i].String(); p.Edge == "" || edge < p.Edge {
				p.Edge = edge
			}
		}
	}
	sort.SliceStable(pictures, func(i, j int) bool { return oddness(pictures[i]) > oddness(pictures[j]) })
	return pictures
}

// uneven is the difference in number from which the halves of a picture are odd.
const uneven = 3

func oddness(p LookPicture) int {
	sum := 0
	for _, n := range p.Counts {
		sum += n
	}
	switch {
	case sum == 1:
		return 2
	case len(p.Counts) == 2 && max(p.Counts[0]-p.Counts[1], p.Counts[1]-p.Counts[0]) > uneven:
		return 1
	}
	return 0
}
