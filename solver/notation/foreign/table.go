package foreign

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"edgewise/solver/puzzle"
)

// Texts that are a table as a whole: one tile per line, or per group, with
// nothing else but comments and a header.

// A row is what stands on one line.
type row struct {
	fields []string
	line   int
	text   string
	from   int // where in the text the fields begin
}

// comments are what begins a comment.
var comments = []string{"#", "//", ";", "%", "--"}

// mostRows is more rows than a table of tiles has, with its header.
const mostRows = puzzle.MaxCells + 50

// rowsOf are the first lines of a text without its comments.
func rowsOf(text string) []row {
	var rows []row
	if text = strings.TrimRight(text, "\n"); !strings.Contains(text, "\n") && strings.Contains(text, ":") { // CetaceaWang's groups
		text = strings.ReplaceAll(text, ":", "\n")
	}
	number := -1
	for line := range strings.SplitSeq(text, "\n") {
		number++
		if len(rows) == mostRows {
			break
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
	return rows
}

// readHeaded reads the tables that say what they are: by a header, or by how every field is written.
func readHeaded(text string) (*set, error) {
	return firstOf(text, readPlaces, readTetraVex, readBinary, readCounted)
}

// readTable reads tables that are no more than words or numbers in rows.
func readTable(text string) (*set, error) {
	return firstOf(text, readSigns, readNumbers, readNamed)
}

// firstOf is what the first reader finds that finds something in the rows of a text.
func firstOf(text string, readers ...func([]row) (*set, error)) (*set, error) {
	rows := rowsOf(text)
	if len(rows) == 0 || len(rows) == mostRows {
		return nil, nil
	}
	for _, read := range readers {
		if s, err := read(rows); s != nil || err != nil {
			return s, err
		}
	}
	return nil, nil
}

// readCounted reads piece files behind a header that their rows agree with, or in which as many
// sides are 0 as a frame has.
func readCounted(rows []row) (*set, error) {
	all, ok := integers(rows)
	if !ok {
		return nil, nil
	}
	if _, skip := headerOf(all); skip > 0 {
		return readNumbers(rows)
	}
	s, err := readNumbers(rows)
	if s == nil {
		return nil, nil
	}
	if s.frame(); !s.framed {
		return nil, nil
	}
	return s, err
}

// integers are the fields of all rows as numbers, if that is what they are.
func integers(rows []row) ([][]int, bool) {
	var all [][]int
	for _, r := range rows {
		var list []int
		for _, field := range r.fields {
			n, ok := number(field)
			if !ok {
				return nil, false
			}
			list = append(list, n)
		}
		all = append(all, list)
	}
	return all, true
}

// readNumbers reads piece files: four or six numbers per line, clockwise from
// the top, 0 for the frame, behind any of the known headers.
func readNumbers(rows []row) (*set, error) {
	all, ok := integers(rows)
	if !ok {
		return nil, nil
	}
	h, skip := headerOf(all)
	if len(rows) < skip+2 && (h.format == "" || len(rows) == skip) {
		return nil, nil
	}
	before, rows := rows[:skip], rows[skip:]
	sides := len(rows[0].fields)
	numbered := sides == 5 || sides == 7
	if numbered {
		sides--
	}
	if sides != 4 && sides != 6 {
		return nil, nil
	}
	var words [][]string
	for _, r := range rows {
		if len(r.fields) != len(rows[0].fields) {
			return nil, rowLength(r, len(rows[0].fields))
		}
		words = append(words, r.fields[len(r.fields)-sides:])
	}
	s := sidesOf(words)
	if h.format != "" {
		s.format = h.format
	}
	if h.signed && s.format == "darmstadt" {
		for _, t := range s.tiles {
			for side := range t {
				if t[side].motif != "0" && t[side].half == whole {
					t[side].half = head
				}
			}
		}
	}
	s.sides, s.width, s.height, s.framed = sides, h.width, h.height, h.bounded
	s.certain = h.format == "darmstadt" || h.format == "heule"
	if len(h.hints) > 0 {
		return s, s.hinted(h.hints, before[1:])
	}
	return s, nil
}

// rowLength is the fault of a row that ends too early or too late.
func rowLength(r row, expected int) error {
	f := fault("row-length", "found", len(r.fields), "expected", expected)
	return r.locate(f, len(strings.TrimRight(r.text, " \t\r")))
}

// locate adds to a fault where in the text it is: behind so many bytes of the row.
func (r row) locate(f *puzzle.Fault, at int) error {
	f.At = map[string]int{"line": r.line, "column": utf8.RuneCountInString(r.text[:max(at, 0)])}
	return f
}

// readNamed reads tables whose fields are names or letters, with or without a
// header, a column of numbers in front, or a turn behind.
func readNamed(rows []row) (*set, error) {
	if headed(rows[0]) {
		rows = rows[1:]
	}
	if len(rows) < 2 {
		return nil, nil
	}
	width := len(rows[0].fields)
	from := 0
	turned := false
	switch _, counted := number(rows[0].fields[0]); {
	case width == 4 || width == 6:
	case width == 5 && counted:
		from = 1
	case width == 5:
		_, turned = number(rows[0].fields[4])
		if !turned {
			from = 1
		}
	default:
		return nil, nil
	}
	var words [][]string
	for _, r := range rows {
		if len(r.fields) != width {
			return nil, nil // most likely no table
		}
		list := r.fields[from:]
		if turned {
			list = turnedBy(list[:4], list[4])
		}
		if list == nil {
			return nil, nil
		}
		words = append(words, list)
	}
	s := sidesOf(words)
	if s.format == "pieces" {
		for _, list := range words {
			for _, text := range list {
				if len(wordsOf(text)) != 1 {
					return nil, nil // prose
				}
			}
		}
		s.rim = ""
		if odd, alone := loneName(words); alone {
			return nil, unlike(rows[odd], words[odd])
		}
	}
	s.sides = len(words[0])
	return s, nil
}

// turnedBy turns the sides of a tile clockwise by a number that is a text.
func turnedBy(sides []string, turns string) []string {
	n, ok := number(turns)
	if !ok || n < 0 || n > 3 {
		return nil
	}
	return append(append([]string{}, sides[4-n:]...), sides[:4-n]...)
}

// headed reports whether a row names the columns.
func headed(r row) bool {
	named := 0
	for _, field := range r.fields {
		if sideWord(field) != 0 {
			named++
		}
	}
	return named >= 4
}

// readPlaces refuses rows of 12/3, where tile 12 lies turned three times, or of
// signs for an empty cell: without the tiles they tell no puzzle. Motifs and
// halves that are numbers come more than once, tiles do not.
func readPlaces(rows []row) (*set, error) {
	lying := map[int]bool{}
	for _, r := range rows {
		for _, field := range r.fields {
			tile, turn, placed := strings.Cut(field, "/")
			n, ok := number(tile)
			turns, ok2 := number(turn)
			switch {
			case placed && ok && ok2 && turns >= 0 && turns < 4 && !lying[n]:
				lying[n] = true
			case strings.Trim(field, "-./") != "":
				return nil, nil
			}
		}
	}
	if len(lying) < leastTiles {
		return nil, nil
	}
	return nil, fault("tiles-unsaid")
}

// readTetraVex reads groups of four digits, top right bottom left: tiles that
// may not be turned. One that is marked with @ lies where it belongs.
func readTetraVex(rows []row) (*set, error) {
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
			if len(digits) != 4 || !isDigits(digits) {
				return nil, nil
			}
			var t []label
			for i := range len(digits) {
				t = append(t, label{motif: digits[i : i+1]})
			}
			s.tiles = append(s.tiles, t)
		}
	}
	if len(s.tiles) < 2 || len(s.tiles) == 4 && len(rows) == 1 {
		return nil, nil
	}
	return s, nil
}

// readBinary reads McGavin's table: the size, then four colours per line as
// sixteen bits, all ones for the frame, and behind them where a fixed tile lies.
func readBinary(rows []row) (*set, error) {
	const bits = 16
	var words [][]string
	for i, r := range rows {
		if i == 0 && len(r.fields) <= 2 {
			continue
		}
		if len(r.fields) < 4 || len(r.fields[0]) != bits {
			return nil, nil
		}
		var list []string
		for _, field := range r.fields[:4] {
			n, err := strconv.ParseUint(field, 2, bits)
			if err != nil || len(field) != bits {
				return nil, nil
			}
			text := strconv.FormatUint(n, 10)
			if n == 1<<bits-1 {
				text = "0"
			} else if n == 0 {
				text = "colour 0"
			}
			list = append(list, text)
		}
		words = append(words, list)
	}
	s := sidesOf(words)
	s.format, s.sides, s.certain = "mcgavin", 4, true
	if size, ok := number(rows[0].fields[0]); ok && len(rows[0].fields) == 1 && size > 0 && size <= maxSide {
		s.width, s.height = size, size
		if size*size != len(s.tiles) {
			s.width, s.height = 0, 0
		}
	}
	return s, s.fixed(rows)
}
