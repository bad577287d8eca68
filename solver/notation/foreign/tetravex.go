package foreign

import (
	"strings"

	"edgewise/solver/notation/reading"
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

// leastOblong is how many tiles fill a board that is not as wide as high without a question: of fewer
// some may as well be missing or too many.
const leastOblong = 12

// isPart reports whether tiles that stand one on each line are too few for another board than a
// narrow one: nothing shows how wide it is.
func (s *set) isPart(text string) bool {
	n := len(s.tiles)
	return n < leastOblong && n != 4 && n != 9 && len(rowsOf(text)) == n
}

// askedToCount is what a person is asked about tiles, each in a row of its own, of which some may be missing.
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
