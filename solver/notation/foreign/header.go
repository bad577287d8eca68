package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// A header is what piece files say before their pieces.
type header struct {
	format          string
	width, height   int
	bounded, signed bool
	hints           [][]int // row, column, piece and turn, the first three counted from 1
}

// headerOf tells the header of a piece file, and how many rows it takes.
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
	case len(first) == 1 && n > 1 && n <= maxSide && n*n == rest:
		return header{width: n, height: n}, 1
	case len(first) == 1 && n >= 0 && n < rest:
		h := header{format: "heule", hints: all[1 : 1+n]}
		h.width, h.height = squareOf(rest - n)
		return h, 1 + n
	case len(first) == 2 && n*first[1] == rest:
		return header{format: "owen", width: n, height: first[1]}, 1
	case len(first) == 4 && isBit(n) && isBit(first[1]) && first[2] > 0 && first[2] <= maxSide && first[2]*first[3] == rest && (n == 1 || !shows(all[1:], 0)):
		return header{format: "darmstadt", bounded: n == 1, signed: first[1] == 1, width: first[2], height: first[3]}, 1
	}
	return header{}, 0
}

// shows reports whether a number stands anywhere: without a frame the colours
// begin at 1, so that what looks like a header is a corner.
func shows(all [][]int, n int) bool {
	return slices.ContainsFunc(all, func(list []int) bool { return slices.Contains(list, n) })
}

func isBit(n int) bool { return n == 0 || n == 1 }

// hinted makes clues of Heule's hints, which stand from this line on.
func (s *set) hinted(hints [][]int, rows []row) error {
	if s.width == 0 {
		s.width, s.height = s.holding(hints)
	}
	for i, hint := range hints {
		if len(hint) != 4 {
			return rowLength(rows[i], 4)
		}
		if err := s.fix(rows[i], hint[1]-1, hint[0]-1, hint[2]-1, hint[3]); err != nil {
			return err
		}
	}
	return nil
}

// holding is the shape that the tiles make, or where hints lie outside of it the one
// nearest to a square that holds them all; 0 where there is none.
func (s *set) holding(hints [][]int) (width, height int) {
	rows, columns := 0, 0
	for _, hint := range hints {
		if len(hint) == 4 {
			rows, columns = max(rows, hint[0]), max(columns, hint[1])
		}
	}
	if width, height = s.shape(); width >= columns && height >= rows {
		return width, height
	}
	width, height = 0, 0
	for h := 1; h <= maxSide; h++ {
		w := len(s.tiles) / h
		if w*h == len(s.tiles) && columns <= w && w <= maxSide && rows <= h && min(w, h) > min(width, height) {
			width, height = w, h
		}
	}
	return width, height
}

// fixed reads x, y and turn behind the four colours of a row. Where several rows
// say 0,0,0, it stands behind pieces that lie nowhere.
func (s *set) fixed(rows []row) error {
	rows = rows[len(rows)-len(s.tiles):]
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

// fix adds a clue that stands in this row.
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
