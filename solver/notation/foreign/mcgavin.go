package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// McGavin's table: binary numbers, and where tiles are fixed.

// readMcGavin reads McGavin's table: the size, then four colours per line as
// sixteen bits, all ones for the frame, and behind them where a fixed tile lies.
func readMcGavin(t *source) candidate {
	s, err := binary(rowsOf(t.text))
	return made(s, err, agreeing)
}

// colourBits are those of a colour in a row.
const colourBits = 16

func binary(rows []row) (*set, error) {
	if len(rows) == 0 {
		return nil, nil
	}
	var words [][]string
	for i, r := range rows {
		if i == 0 && len(r.fields) <= 2 {
			continue
		}
		if len(r.fields) < 4 || len(r.fields[0]) != colourBits {
			return nil, nil
		}
		var list []string
		for _, field := range r.fields[:4] {
			n, err := strconv.ParseUint(field, 2, colourBits)
			if err != nil || len(field) != colourBits {
				return nil, nil
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
	if size, ok := number(rows[0].fields[0]); ok && len(rows[0].fields) == 1 && size > 0 && size <= maxSide {
		s.width, s.height = size, size
		if size*size != len(s.tiles) {
			s.width, s.height = 0, 0
		}
	}
	return s, s.fixed(rows)
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

const mcGavinPattern = "$width\n‹tile:‹side:$bits¦,›‹fixed:,$x,$y,$rotation›\n›"
