package foreign

import (
	"slices"
	"strings"
	"unicode/utf8"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// This file reads texts that are a table and nothing else: one tile per line, or per group,
// besides comments and a header. These are the letters of CS106B, the digits of TetraVex, and
// piece files (pieces.go).

// A row is a line that has fields.
type row struct {
	fields []string
	line   int
	text   string
}

// comments are the beginnings of comments.
var comments = []string{"#", "//", ";", "%", "--"}

// mostRows is more than the rows of any table of tiles, with its header.
const mostRows = puzzle.MaxCells + 50

// table returns the rows of the text without its comments, none if there are too many for a
// table.
func (t *source) table() []row {
	if t.parted {
		return t.rows
	}
	t.parted = true
	var rows []row
	number := -1
	for _, line := range strings.Split(t.text, "\n") {
		number++
		if len(rows) == mostRows {
			return nil
		}
		for _, sign := range comments {
			if i := strings.Index(line, sign); i == 0 || i > 0 && sign != "--" && (line[i-1] == ' ' || line[i-1] == '\t') {
				line = line[:i]
			}
		}
		if parts := fields(line); len(parts) > 0 && strings.TrimSpace(line) != "" {
			rows = append(rows, row{fields: parts, line: number, text: line})
		}
	}
	t.rows = rows
	return rows
}

// rowLength is the fault of a row with too few or too many fields.
func rowLength(r row, expected int) error {
	f := fault("row-length", "found", len(r.fields), "expected", expected)
	return r.locate(f, len(strings.TrimRight(r.text, " \t\r")))
}

// locate adds to a fault its place: the line, and after how many bytes of it.
func (r row) locate(f *puzzle.Fault, at int) error {
	f.At = map[string]int{"line": r.line, "column": utf8.RuneCountInString(r.text[:max(at, 0)])}
	return f
}

// readCS106B reads four letters a line, clockwise, and how often the tile is turned.
func readCS106B(t *source) candidate {
	var words [][]string
	for _, r := range t.table() {
		if len(r.fields) != 5 || len(strings.Join(r.fields, "")) != 5 || !isWord(strings.Join(r.fields[:4], "")) {
			return candidate{}
		}
		turn, ok := number(r.fields[4])
		if !ok || turn < 0 || turn > 3 {
			return candidate{}
		}
		sides := r.fields[:4]
		words = append(words, slices.Concat(sides[4-turn:], sides[:4-turn]))
	}
	if len(words) < 2 {
		return candidate{}
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "cs106b", 4, ""
	return made(s, nil, agreeing)
}

// readTetraVex reads groups of four digits, top right bottom left: tiles that may not be turned.
// One marked with @ is fixed where it stands.
func readTetraVex(t *source) candidate {
	rows := t.table()
	s := &set{format: "tetravex", sides: 4, upright: true}
	for _, r := range rows {
		for _, field := range r.fields {
			digits, fixed := strings.CutSuffix(field, "@")
			if fixed {
				at := len(s.tiles)
				if digits == "" {
					at--
				}
				s.clues = append(s.clues, puzzle.Placement{Cell: at, Tile: at})
			}
			if digits == "" && fixed && len(s.tiles) > 0 {
				continue
			}
			if len(digits) != 4 || strings.Trim(digits, "0123456789") != "" {
				return candidate{}
			}
			var tile []label
			for i := range len(digits) {
				tile = append(tile, label{motif: digits[i : i+1]})
			}
			s.tiles = append(s.tiles, tile)
		}
	}
	switch {
	case len(s.tiles) < 2, len(s.tiles) == 4 && len(rows) == 1:
		return candidate{}
	case s.clues != nil:
		return made(s, nil, agreeing)
	}
	return made(s, nil, likely)
}

// leastOblong is how many tiles certainly fill a board that is not a square. Of fewer, some may
// be missing or too many.
const leastOblong = 12

// isPart reports whether tiles, one on each line, are too few for any board but a narrow one,
// whose width the text does not show.
func (s *set) isPart(rows []row) bool {
	n := len(s.tiles)
	return n < leastOblong && n != 4 && n != 9 && len(rows) == n
}

// askedToCount is the question about tiles, one on each line, of which some may be missing.
func askedToCount(s *set, rows []row) *reading.Outcome {
	r := &reading.Reading{Sides: s.sides, Split: reading.Whole, Order: reading.Order{Sides: orders[0], Why: reading.Assumed}}
	for i, labels := range s.tiles {
		tile := reading.Tile{Line: rows[i].line + 1}
		for _, l := range labels {
			tile.Sides = append(tile.Sides, reading.Side{Label: l.motif, Motif: l.motif})
		}
		r.Tiles = append(r.Tiles, tile)
	}
	return &reading.Outcome{Kind: reading.Ask, Question: reading.AboutCount, Readings: []*reading.Reading{r}}
}
