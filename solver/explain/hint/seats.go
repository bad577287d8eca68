package hint

import "edgewise/solver/puzzle"

// seats lists the sides that a step's reason refers to: where placed tiles ask something of an
// open cell, or only those that ask for the edge in the reason; or the open sides on the rim.
func (v *survey) seats(s *Step) []puzzle.Seat {
	cells := []int{s.Cell}
	switch s.Why.Code {
	case "last-half":
		return []puzzle.Seat{{Cell: s.Cell, Side: s.Why.At["side"]}}
	case "only-place", "only-places", "guess-first":
		return []puzzle.Seat{}
	case "used-up", "taken", "starves", "starves-turn", "starves-some":
		cells = s.Cells
	case "half-count", "rim-count":
		cells = v.open
	}
	sign, _ := s.Why.Args["edge"].(string)
	list := []puzzle.Seat{}
	for _, cell := range cells {
		need, _ := v.asked(cell)
		for side, beyond := range v.puzzle.Grid().Cells[cell].Beyond {
			asks := need[side] != 0 && (sign == "" || need[side].String() == sign)
			if s.Why.Code == "rim-count" {
				asks = beyond == puzzle.Rim
			}
			if asks {
				list = append(list, puzzle.Seat{Cell: cell, Side: side})
			}
		}
	}
	return list
}
