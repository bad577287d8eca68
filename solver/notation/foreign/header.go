package foreign

import "edgewise/solver/puzzle"

// A header is what piece files say before their pieces.
type header struct {
	format          string
	width, height   int
	bounded, signed bool
	notes           []*puzzle.Fault
}

// headerOf tells the header of a piece file, and how many rows it takes.
//
//	12 12      width and height                              (Owen)
//	0          how many hints follow, before square pieces   (Heule)
//	1 0 8 8    framed, signed, width, height                 (TU Darmstadt)
func headerOf(all [][]int) (h header, rows int) {
	first, rest := all[0], len(all)-1
	switch {
	case len(first) == 2 && first[0]*first[1] == rest:
		return header{format: "owen", width: first[0], height: first[1]}, 1
	case len(first) == 4 && isBit(first[0]) && isBit(first[1]) && first[2] > 0 && first[2] <= maxSide && first[2]*first[3] == rest:
		return header{format: "darmstadt", bounded: first[0] == 1, signed: first[1] == 1, width: first[2], height: first[3]}, 1
	case len(first) == 1 && first[0] >= 0 && first[0] < rest:
		h := header{format: "heule"}
		if h.width, h.height = squareOf(rest - first[0]); h.width > 0 {
			if first[0] > 0 {
				h.notes = append(h.notes, fault("hints-unread", map[string]any{"found": first[0]}))
			}
			return h, 1 + first[0]
		}
	}
	return header{}, 0
}

func isBit(n int) bool { return n == 0 || n == 1 }

// fixed reads x, y and turn behind the four colours of a row.
func (s *set) fixed(rows []row) error {
	shift := len(rows) - len(s.tiles)
	width, height := s.width, s.height
	if width == 0 {
		width, height = s.shape()
	}
	for tile := range s.tiles {
		list := rows[tile+shift].fields
		if len(list) < 7 {
			continue
		}
		x, ok := number(list[4])
		y, ok2 := number(list[5])
		turn, ok3 := number(list[6])
		if !ok || !ok2 || !ok3 || x < 0 || x >= width || y < 0 || y >= height || turn < 0 || turn > 3 {
			f := unclear("x,y,rotation", list[4])
			f.At = map[string]int{"line": rows[tile+shift].line}
			return f
		}
		s.clues = append(s.clues, puzzle.Placement{Cell: y*width + x, Tile: tile, Turn: turn})
	}
	return nil
}
