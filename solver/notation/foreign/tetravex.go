package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// TetraVex: squares of four digits that may not be turned.

// readTetraVex reads groups of four digits, top right bottom left: tiles that
// may not be turned. One that is marked with @ lies where it belongs.
func readTetraVex(t *source) candidate {
	rows := rowsOf(t.text)
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

func writeTetraVex(w *writing) string {
	return w.lines("", func(edge puzzle.Edge) string { return strconv.Itoa(w.numbers[edge] % 10) })
}
