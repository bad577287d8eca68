package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// Taken says how to take the tiles of a list where the reading leaves that open.
type Taken struct {
	Order   string // of the sides in the text, "trbl" is clockwise from the top; "" is the reading's
	Upright bool   // tiles may not turn
}

// setOf converts a reading to a set.
func setOf(r *reading.Reading, how Taken) *set {
	if how.Order != "" && how.Order != r.Order.Sides {
		r = r.Reordered(how.Order)
	}
	s := &set{format: "list", name: r.Title, sides: r.Sides, upright: how.Upright, rim: r.Frame, framed: r.Frame != ""}
	marks, halves := r.Halves, [...]half{whole, head, tail}
	pair, known := halfPair(map[string]bool{strings.ToLower(marks[0]): true, strings.ToLower(marks[1]): true})
	if tailFirst := known && strings.ToLower(marks[0]) == pair[1] || strings.ToUpper(marks[1]) == marks[1] && strings.ToLower(marks[1]) == marks[0]; tailFirst {
		marks[0], marks[1], halves[1], halves[2] = marks[1], marks[0], tail, head
	}
	s.callHalves(marks)
	blank := s.blank(r)
	for _, tile := range r.Tiles {
		sides := make([]label, r.Sides)
		for i, side := range tile.Sides {
			if sides[i] = (label{motif: side.Motif, half: halves[side.Half]}); side.Motif == blank {
				sides[i].half = whole
			}
		}
		s.tiles = append(s.tiles, sides)
	}
	return s
}

// blank is the motif that stands for nothing among cut ones: 0, if only one half of it occurs.
func (s *set) blank(r *reading.Reading) string {
	halves := map[int]bool{}
	for _, tile := range r.Tiles {
		for _, side := range tile.Sides {
			if side.Motif == "0" {
				halves[side.Half] = true
			}
		}
	}
	if len(halves) == 1 {
		return "0"
	}
	return ""
}

// DocumentOf makes the puzzle of a reading, or returns why its tiles make none.
func DocumentOf(r *reading.Reading, how Taken) (*notation.Document, error) {
	s := setOf(r, how)
	// Tiles that match as they stand are a printed board. A list of several such boards shows the
	// order of the sides, if nothing else does.
	s.listed, s.printed = r.Split != reading.Whole, true
	s.certain = true
	s.oneBoard("")
	if s.printed = false; s.board == nil && r.Order.Why == reading.Assumed && how.Order == "" {
		s.certain = false
		s.oneBoard("")
	}
	return s.document()
}

// BegunOf returns the tiles of a reading for a person to complete, on a board of a size that
// fits, with notation.Missing for unknown sides; and the names of the motifs by their heads, and
// the art. It fails if there are more motifs than edges, or more tiles than cells.
func BegunOf(r *reading.Reading, how Taken) (spec puzzle.Spec, names map[puzzle.Edge]string, art string, err error) {
	s := setOf(r, how)
	grid, err := roomFor(r)
	if err != nil {
		return spec, nil, "", err
	}
	var unknown []string
	for _, tile := range r.Tiles {
		for _, side := range tile.Sides {
			if side.IsUnfilled() {
				unknown = append(unknown, side.Motif)
			}
		}
	}
	spec, given, err := s.spec(grid, unknown...)
	if err != nil {
		return spec, nil, "", err
	}
	if s.saysSigns() {
		art = notation.Signs
	}
	return spec, given.names, art, nil
}

// roomFor is the board that the tiles of a reading fill, or else the smallest with room for them.
func roomFor(r *reading.Reading) (*puzzle.Grid, error) {
	n := len(r.Tiles)
	if r.Grid != "" && (r.Fits || n == Expected(r)) {
		return puzzle.GridNamed(r.Grid)
	}
	for {
		if grid, fits := reading.GridOf(n, r.Sides); fits {
			return puzzle.GridNamed(grid)
		}
		n++
	}
}

// leastPrinted is how many tiles the smallest board of squares has that is sold.
const leastPrinted = 9

// Expected is how many tiles the board has that a reading's tiles fill, or almost fill: of the
// usual boards the one with the nearest number of tiles. Five squares count as a part of nine.
func Expected(r *reading.Reading) int {
	n := len(r.Tiles)
	nearest := func(n, by int) int {
		for {
			if _, fits := reading.GridOf(n, r.Sides); fits || n <= 1 && by < 0 {
				return n
			}
			n += by
		}
	}
	fewer, more := nearest(n, -1), nearest(n, 1)
	if more-n <= n-fewer || r.Sides == len(clockwise) && more <= leastPrinted {
		return more
	}
	return fewer
}

// looks are the codes of doubts, and their arguments.
var looks = [...]struct {
	kind reading.DoubtKind
	code string
	args []string
}{
	{reading.LeftOut, "look-left-out", []string{"line", "text"}},
	{reading.Between, "look-between", []string{"line", "text"}},
	{reading.Numbers, "look-numbers", nil},
	{reading.MarkSlip, "look-half-slip", []string{"found", "guess"}},
	{reading.MotifSlip, "look-slip", []string{"found", "guess"}},
	{reading.NoHalf, "look-no-half", []string{"text"}},
	{reading.Once, "look-once", []string{"text"}},
	{reading.Unfilled, "look-unfilled", []string{"line"}},
	{reading.Signs, "look-signs", []string{"text"}},
	{reading.SameMeaning, "look-meaning", []string{"text"}},
	{reading.Rule, "look-rule", []string{"line", "text"}},
	{reading.Correction, "look-correction", []string{"line", "text"}},
	{reading.Unsure, "look-unsure", []string{"text"}},
}

// Odd lists what is odd about a reading, in the order of the text.
func Odd(r *reading.Reading) []*puzzle.Fault {
	var odd []*puzzle.Fault
	for _, d := range r.Doubts {
		text := reading.Shortened(d.Text)
		told := puzzle.Args("line", d.Line, "text", text, "found", text, "guess", reading.Shortened(d.Guess))
		f := &puzzle.Fault{}
		for _, look := range looks {
			if look.kind == d.Kind {
				f = fault(look.code)
				for _, name := range look.args {
					f.Tell(name, told[name])
				}
			}
		}
		switch {
		case d.Kind == reading.LeftOut && d.Found > 0:
			f = fault("look-sides", "line", d.Line, "text", text, "found", d.Found, "expected", r.Sides)
		case d.Kind == reading.Once && d.Guess != "":
			f = fault("look-slip", "found", text, "guess", told["guess"])
		}
		if d.Tile > 0 {
			f.At = map[string]int{"tile": d.Tile - 1, "side": d.Side, "sides": r.Sides}
		}
		odd = append(odd, f)
	}
	return append(odd, twins(r)...)
}

// mostTwins is how many tiles may be the same as another by mistake; more are intended.
const mostTwins = 3

// twins notes the tiles that are the same as one before them, turned or not. In a published
// puzzle they are as they were printed.
func twins(r *reading.Reading) (told []*puzzle.Fault) {
	if r.Verdict == reading.Published {
		return nil
	}
	for i := range r.Tiles {
		if twin := slices.IndexFunc(r.Tiles[:i], r.Tiles[i].Same); twin >= 0 {
			f := fault("look-twin", "tile", twin)
			f.At = map[string]int{"tile": i}
			told = append(told, f)
		}
	}
	if len(told) > mostTwins {
		return nil
	}
	return told
}

// SeveralLists notes that a text has several lists, of which one is read.
func SeveralLists() *puzzle.Fault { return fault("look-lists") }

// mostLeft is how many lines and how many remarks that were left out are quoted; the rest is
// counted.
const mostLeft = 3

// triangles notes that tiles with three sides are read as triangles, unless the puzzle is
// published.
func triangles(r *reading.Reading) []*puzzle.Fault {
	if r.Sides != 3 || r.Verdict == reading.Published {
		return nil
	}
	return []*puzzle.Fault{fault("look-triangles")}
}

// round notes which way round the sides of triangles and hexagons were taken, where that is a guess or not the usual
// way, unless the puzzle is published.
func round(r *reading.Reading) []*puzzle.Fault {
	switch {
	case r.Sides == 4 || r.Verdict == reading.Published:
		return nil
	case r.Order.Why == reading.Assumed:
		return []*puzzle.Fault{fault("look-round")}
	case r.Order.Sides == r.Orders()[1]:
		return []*puzzle.Fault{fault("look-against")}
	}
	return nil
}

// sorted notes that the tiles are in the sequence of their numbers.
func sorted(r *reading.Reading) []*puzzle.Fault {
	if !r.Sorted {
		return nil
	}
	return []*puzzle.Fault{fault("look-sorted")}
}

// Around notes what a person may not expect of a reading: that its tiles are triangles, or in
// another sequence than in the text, what the text says about which sides match, and what was left
// out: lines around the tiles, and remarks behind them.
func Around(r *reading.Reading) []*puzzle.Fault {
	return slices.Concat(triangles(r), round(r), sorted(r), joined(r, reading.Stated, "look-stated"), joined(r, reading.Below, "look-below"), joined(r, reading.Copies, "look-copies"), leftOut(r, reading.Around, "look-around"), leftOut(r, reading.Remark, "look-remark"))
}

// leftOut quotes what was left out, each text once, and counts the rest.
func leftOut(r *reading.Reading, kind reading.FactKind, code string) []*puzzle.Fault {
	texts := textsOf(r, kind)
	told := tell(code, texts[:min(mostLeft, len(texts))])
	if more := len(texts) - mostLeft; more > 0 {
		told = append(told, fault("notes-more", "more", more))
	}
	return told
}

// tell makes a note of each text.
func tell(code string, texts []string) (told []*puzzle.Fault) {
	for _, text := range texts {
		told = append(told, fault(code, "text", reading.Shortened(text)))
	}
	return told
}

// textsOf returns the texts of all facts of these kinds, each once.
func textsOf(r *reading.Reading, kinds ...reading.FactKind) (texts []string) {
	for _, f := range r.Facts {
		text := strings.TrimSpace(f.Text)
		if f.Kind == reading.Around || f.Kind == reading.Remark { // lone brackets and separators say nothing
			text = strings.TrimRight(strings.TrimLeft(f.Text, " ,;)]}"), " ,;([{")
		}
		if slices.Contains(kinds, f.Kind) && text != "" && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// TakenFor notes what a reading takes for the numbers of tiles, for words that say nothing, for a
// legend and for markup.
func TakenFor(r *reading.Reading) (told []*puzzle.Fault) {
	if mark := r.Tiles[0].Mark; mark != "" {
		told = tell("look-marks", []string{mark})
	}
	told = append(told, tell("look-words", textsOf(r, reading.Repeated, reading.Wrapper))...)
	told = append(told, joined(r, reading.Legend, "look-legend")...)
	return append(told, joined(r, reading.Markup, "look-markup")...)
}

// joined notes all facts of a kind together, each once.
func joined(r *reading.Reading, kind reading.FactKind, code string) []*puzzle.Fault {
	texts := textsOf(r, kind)
	if texts == nil {
		return nil
	}
	return tell(code, []string{strings.Join(texts, "; ")})
}
