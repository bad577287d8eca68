package api

import (
	"slices"
	"sort"

	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
)

// A list of tiles is looked at before it is a puzzle: the tiles as they were read, what is odd about
// them, and what else the text may say.

// Look is all that a list of tiles may say.
type Look struct {
	Readings []LookReading `json:"readings"` // the best first
	Question string        `json:"question"` // why a person has to decide; "" where the first is plain
}

// LookReading is one way to read the tiles.
type LookReading struct {
	SVG      string          `json:"svg"` // the tiles, in the sequence of the text
	Tiles    int             `json:"tiles"`
	Grid     string          `json:"grid"`     // the board that they fill, or ""
	Expected int             `json:"expected"` // how many the board needs that they fill, or almost fill
	Link     string          `json:"link"`     // of the puzzle that they make, or ""
	Text     string          `json:"text"`     // the tiles as they are entered in the Tiles tab
	Pictures []LookPicture   `json:"pictures"`
	Halves   [2]string       `json:"halves"`  // what they are called; "" where pictures are whole
	Order    string          `json:"order"`   // of the sides in the text, or "" where they are no squares
	Said     bool            `json:"said"`    // the text says the order
	Assumed  bool            `json:"assumed"` // nobody does
	How      []*puzzle.Fault `json:"how"`
	Odd      []*puzzle.Fault `json:"odd"`
	Solvable *bool           `json:"solvable"` // nil where a short search does not know
}

// LookPicture is a picture, and on how many sides each of its halves is.
type LookPicture struct {
	Name   string `json:"name"`
	Edge   string `json:"edge"`   // that shows it on a tile that is drawn, or "" where none does
	Counts []int  `json:"counts"` // of a whole picture one number

	// Numbers are how its halves are written where two numbers make one picture; "" for one that no side shows.
	Numbers []string `json:"numbers,omitempty"`
}

// needsNoLook reports whether a list needs no look: it is one published puzzle and nothing is odd about it.
func needsNoLook(found *foreign.Found) bool {
	return found.Outcome.Kind == reading.Clear && found.Outcome.Readings[0].Verdict == reading.Published && found.Document != nil
}

func lookOf(outcome *reading.Outcome, how foreign.Taken) *Look {
	look := &Look{Readings: []LookReading{}, Question: string(outcome.Question)}
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

// looseColumns is how many tiles lie beside one another that are no squares.
const looseColumns = 4

// lookReadingOf does not fit where there are more pictures than signs, or more tiles than cells.
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
		SVG: draw.Kept(withoutUnfinished(spec), art, notation.SignsOf(names)), Tiles: len(r.Tiles), Expected: foreign.Expected(r), Halves: r.ToldHalves(),
		Text: begun(spec, names, art), Pictures: picturesOf(r, spec.Tiles), How: slices.Concat([]*puzzle.Fault{}, foreign.TakenFor(r), foreign.Around(r)), Odd: foreign.Odd(r),
	}
	if r.Sides == 4 {
		one.Order, one.Assumed, one.Said = r.Order.Sides, assumed, said
	}
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
	case how.Upright: // it was found for tiles that turn
	case one.Link == "": // tiles are missing, or too many
	case verdict == reading.Solvable, verdict == reading.Published:
		one.Solvable = new(bool)
		*one.Solvable = true
	case verdict == reading.Unsolvable:
		one.Solvable = new(bool)
	}
	return one, true
}

// withoutUnfinished is the tiles of which every side is known; the others are nil.
func withoutUnfinished(spec puzzle.Spec) puzzle.Spec {
	spec.Tiles = slices.Clone(spec.Tiles)
	for i, tile := range spec.Tiles {
		if slices.Contains(tile, notation.Missing) {
			spec.Tiles[i] = nil
		}
	}
	return spec
}

// begun is the tiles as a text that the Tiles tab takes up.
func begun(spec puzzle.Spec, names map[puzzle.Edge]string, art string) string {
	p := unfinished.Of(spec, unfinished.New())
	named := p.Names()
	named.Art = art
	for i, motif := range p.Motifs {
		named.Motifs[i] = names[motif.Head()]
	}
	return p.Named(named).Text()
}

// picturesOf counts the pictures of a reading, whose tiles are given by their edges, too. What is odd
// comes first: a picture that is met once, and one whose halves are far from even.
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
			continue // it is not drawn
		}
		for i, side := range tile.Sides {
			// The head, where one is there: signs stand upright in a picture that is drawn from it.
			p := &pictures[at[side.Motif]]
			if edge := tiles[number][i].String(); p.Edge == "" || edge < p.Edge {
				p.Edge = edge
			}
		}
	}
	sort.SliceStable(pictures, func(i, j int) bool { return oddness(pictures[i]) > oddness(pictures[j]) })
	return pictures
}

// uneven is by how many sides the halves of a picture may differ before that is odd.
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
