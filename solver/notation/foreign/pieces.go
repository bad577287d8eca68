package foreign

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// This file reads piece files: four or six numbers per line, clockwise from the top, 0 for the
// frame, after any of the known headers; and McGavin's, whose numbers are binary.

// A header is the lines of a piece file before its pieces.
type header struct {
	width, height  int
	framed, signed bool
	spoken         bool    // it is certainly a header
	hints          [][]int // row, column, piece, all counted from 1, and turn
}

// headerOf reads the header of a piece file, and returns how many rows it has.
//
//	36         how many pieces follow
//	6          the rows and columns of a square
//	12 12      width and height                              (Owen)
//	1          how many hints follow, then those hints       (Heule)
//	1 0 8 8    framed, signed, width, height                 (TU Darmstadt)
func headerOf(all [][]int) (h header, rows int) {
	first, rest := all[0], len(all)-1
	switch n := first[0]; {
	case len(first) == 1 && n == rest:
		return header{}, 1
	case len(first) == 1 && n > 1 && fill(n, n, rest):
		return header{width: n, height: n}, 1
	case len(first) == 1 && n >= 0 && n < rest:
		width, height := squareOf(rest)
		if n > 0 {
			width, height = holding(all[1:1+n], rest-n)
		}
		if n == 0 || width > 0 {
			return header{width: width, height: height, spoken: true, hints: all[1 : 1+n]}, 1 + n
		}
	case len(first) == 2 && fill(n, first[1], rest):
		return header{width: n, height: first[1], spoken: true}, 1
	case len(first) == 4 && isBit(n) && isBit(first[1]) && fill(first[2], first[3], rest) && (n == 1 || !shows(all[1:], 0)):
		return header{width: first[2], height: first[3], framed: n == 1, signed: first[1] == 1, spoken: true}, 1
	}
	return header{}, 0
}

// fill reports whether this many tiles fill a grid of this width and height.
func fill(width, height, tiles int) bool {
	return width > 0 && width <= maxSide && height <= maxSide && width*height == tiles
}

// shows reports whether a number occurs. Without a frame the colours begin at 1: if there are
// zeros, the row that looks like a header is a corner.
func shows(all [][]int, n int) bool {
	return slices.ContainsFunc(all, func(list []int) bool { return slices.Contains(list, n) })
}

func isBit(n int) bool { return n == 0 || n == 1 }

// readPieces reads piece files whose header agrees with the number of rows, or in which 0 is on
// as many sides as a frame has.
func readPieces(t *source) candidate {
	rows := t.table()
	if places(rows) {
		return made(nil, fault("tiles-unsaid"), agreeing)
	}
	all, ok := integers(rows)
	if !ok || len(all) == 0 {
		return candidate{}
	}
	h, skip := headerOf(all)
	s, err := h.pieces(rows, skip)
	switch {
	case skip > 0:
		return made(s, err, agreeing)
	case err != nil: // without a header nothing shows that each row is a tile
		return made(nil, err, possible)
	case s != nil:
		s.frame()
	}
	if s == nil || !s.framed {
		return candidate{}
	}
	return made(s, nil, agreeing)
}

// places reports whether the fields are placements such as 12/3, which is tile 12 turned three
// times, or marks of empty cells: without the tiles they are no puzzle. Motifs and halves may be
// numbers too, but these occur more than once.
func places(rows []row) bool {
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
				return false
			}
		}
	}
	return len(lying) >= leastTiles
}

// integers returns the fields of all rows as numbers, if all of them are.
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

// pieces reads the rows after a header of skip rows.
func (h *header) pieces(rows []row, skip int) (*set, error) {
	if len(rows) < skip+2 && (!h.spoken || len(rows) == skip) {
		return nil, nil
	}
	rows = rows[skip:]
	sides := len(rows[0].fields)
	if sides == 5 || sides == 7 { // the first is the tile's number
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
	for _, t := range s.tiles {
		for side := range t {
			if h.signed && t[side].motif != "0" && t[side].half == whole {
				t[side].half = head
			}
		}
	}
	s.format, s.sides, s.width, s.height, s.framed = "pieces", sides, h.width, h.height, h.framed
	for _, hint := range h.hints {
		s.clues = append(s.clues, puzzle.Placement{Cell: (hint[0]-1)*s.width + hint[1] - 1, Tile: hint[2] - 1, Turn: hint[3]})
	}
	return s, nil
}

// holding is the board that is nearest to a square and has room for this many tiles and Heule's
// hints. It is 0 if there is none, or if they are no hints: each hint fixes another tile on
// another cell.
func holding(hints [][]int, tiles int) (width, height int) {
	rows, columns := 1, 1
	seen := map[[2]int]bool{}
	for _, hint := range hints {
		if len(hint) != 4 || min(hint[0], hint[1], hint[2]) < 1 || hint[2] > tiles || hint[3] < 0 || hint[3] > 3 {
			return 0, 0
		}
		cell, tile := [2]int{hint[0], hint[1]}, [2]int{0, hint[2]}
		if seen[cell] || seen[tile] {
			return 0, 0
		}
		seen[cell], seen[tile] = true, true
		rows, columns = max(rows, hint[0]), max(columns, hint[1])
	}
	if size, _ := squareOf(tiles); size > 0 {
		if max(rows, columns) > size {
			size = 0
		}
		return size, size
	}
	for h := rows; h <= min(maxSide, tiles); h++ {
		if w := tiles / h; w*h == tiles && columns <= w && w <= maxSide && min(w, h) > min(width, height) {
			width, height = w, h
		}
	}
	return width, height
}

// pieceRows writes each tile as a line of numbers. The pattern puts the number of pieces on a
// line before them if their numbers alone could be read as halves.
const pieceRows = "‹tile:‹side:$colour¦ ›\n›"

// readMcGavin reads McGavin's table: the size, then a line per tile with four colours of sixteen
// bits, all ones for the frame, and after them the place of a fixed tile.
func readMcGavin(t *source) candidate {
	rows, size := t.table(), 0
	if len(rows) > 0 && len(rows[0].fields) <= 2 {
		if n, ok := number(rows[0].fields[0]); ok && len(rows[0].fields) == 1 {
			size = n
		}
		rows = rows[1:]
	}
	if len(rows) == 0 {
		return candidate{}
	}
	var words [][]string
	for _, r := range rows {
		if len(r.fields) < 4 {
			return candidate{}
		}
		var list []string
		for _, field := range r.fields[:4] {
			n, err := strconv.ParseUint(field, 2, colourBits)
			if err != nil || len(field) != colourBits {
				return candidate{}
			}
			text := strconv.FormatUint(n, 10)
			if n == 1<<colourBits-1 {
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
	if fill(size, size, len(rows)) {
		s.width, s.height = size, size
	}
	return made(s, s.fixed(rows), agreeing)
}

// colourBits is the number of bits of a colour.
const colourBits = 16

// fixed reads x, y and turn after the four colours of a row. If several rows say 0,0,0, it marks
// pieces without a place.
func (s *set) fixed(rows []row) error {
	zeros := 0
	for _, r := range rows {
		if len(r.fields) >= 7 && strings.Join(r.fields[4:7], " ") == "0 0 0" {
			zeros++
		}
	}
	for tile := range s.tiles {
		list := rows[tile].fields
		if len(list) < 7 {
			continue
		}
		x, ok := number(list[4])
		y, ok2 := number(list[5])
		turn, ok3 := number(list[6])
		if !ok || !ok2 || !ok3 {
			x = -1
		}
		if zeros > 1 && x == 0 && y == 0 && turn == 0 {
			continue
		}
		if err := s.fix(rows[tile], x, y, tile, turn); err != nil {
			return err
		}
	}
	return nil
}

// fix adds the clue of a row.
func (s *set) fix(r row, x, y, tile, turn int) error {
	width, height := s.width, s.height
	if width == 0 {
		width, height = s.shape()
	}
	if x < 0 || x >= width || y < 0 || y >= height || tile < 0 || tile >= len(s.tiles) || turn < 0 || turn > 3 {
		f := unclear("clue", strings.Join(r.fields, " "))
		f.At = map[string]int{"line": r.line}
		return f
	}
	s.clues = append(s.clues, puzzle.Placement{Cell: y*width + x, Tile: tile, Turn: turn})
	return nil
}

const mcGavinPattern = "$width\n‹tile:‹side:$bits¦,›‹fixed:,$x,$y,$rotation›\n›"
