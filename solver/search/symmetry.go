package search

import (
	"slices"
	"sort"

	"edgewise/solver/puzzle"
)

// A symmetry says how a search avoids boards that are turns of other boards. It breaks the
// symmetry in one of three ways, or not at all:
//
//   - anchor: a cell that every board turn leaves in place shows, of the looks that the board
//     turns make of one another, only the least;
//   - mark: a tile without copies lies on only one of the cells that the board turns carry into
//     one another;
//   - pin: a tile without copies shows, wherever it lies, only its least look, as above.
//
// Of the boards that are turns of each other, exactly one is left, except that several are left if
// the tile on the anchor or the pinned tile looks the same after a board turn (see turnsOf).
//
// Fast mode prefers the mark on framed boards and where no cell stays in place, and else takes the
// anchor: that leaves the fewest nodes. With Options.Fixed, plain and raw mode take the anchor, or
// the pin if no cell stays in place: what a person who knows the trick would do.
//
// With clues it breaks nothing: board turns seldom keep clues.
type symmetry struct {
	turns []puzzle.BoardTurn // of the whole board; the first one moves nothing

	anchor int    // the cell that stays in place, or none
	mark   int    // the marked stock, or none
	homes  []bool // per cell: whether the marked stock may lie there
	marked int    // index of the marked stock among those that could be marked
	marks  int    // how many could be marked
	pin    int    // the pinned stock, or none
}

const none = -1

// findSymmetry chooses how the plan breaks the symmetry of its puzzle.
func (plan *Plan) findSymmetry() symmetry {
	p := plan.puzzle
	s := symmetry{turns: p.BoardTurns(), anchor: none, mark: none, pin: none}
	if plan.options.Mode != Fast && !plan.options.Fixed || len(s.turns) == 1 || len(p.Clues()) > 0 {
		return s
	}
	cell := s.fixedCell()
	if plan.options.Mode != Fast {
		if s.anchor = cell; cell == none {
			s.pin = plan.choosePin()
		}
		return s
	}
	if cell == none || plan.isFramed {
		plan.chooseMark(&s)
	}
	if s.mark == none {
		s.anchor = cell
	}
	return s
}

// choosePin returns, of the stocks with one tile and no copies, the first with the most looks, or
// none if none of them has two looks.
func (plan *Plan) choosePin() int {
	chosen, most := none, 1
	for number, kind := range plan.puzzle.Kinds() {
		if len(kind.Tiles) == 1 && kind.Looks > most {
			chosen, most = number, kind.Looks
		}
	}
	return slices.IndexFunc(plan.stocks, func(s stock) bool { return s.kind == chosen })
}

// turnAllowed reports whether a look's tile may show that look, on the anchor or elsewhere.
func (plan *Plan) turnAllowed(l *look, anchor bool) bool {
	if !anchor && int(l.stock) != plan.symmetry.pin {
		return true
	}
	return plan.symmetry.least(int(l.look), plan.puzzle.Kinds()[l.kind].Looks)
}

// Fixed returns what has its turn fixed: whatever tile lies on a cell, or one tile wherever it
// lies. Both are none (-1) if the search does not break the symmetry that way: if nobody asked
// for it, the puzzle has clues, the board cannot be turned, or no cell stays in place and no tile
// without copies has two looks.
func (plan *Plan) Fixed() (cell, tile int) {
	cell, tile = plan.symmetry.anchor, none
	if pin := plan.symmetry.pin; pin != none {
		tile = plan.stocks[pin].tile
	}
	return cell, tile
}

// fixedCell returns a cell that every board turn leaves in place, or none.
func (s *symmetry) fixedCell() int {
next:
	for cell := range s.turns[0].To {
		for _, turn := range s.turns {
			if turn.To[cell] != cell {
				continue next
			}
		}
		return cell
	}
	return none
}

// chooseMark marks a tile without copies that has the fewest homes. Its homes are, of the cells
// where it can lie, the first of each ring that the board turns make. If several tiles qualify,
// as the four corners of a framed board do, the options say which one to take, in the order of
// their kinds.
//
// A tile that can lie on a cell that some board turn leaves in place does not qualify: turning
// the board would not move it away from there.
func (plan *Plan) chooseMark(s *symmetry) {
	type markable struct {
		stock int
		homes []bool
	}
	first := s.firstOfRing(plan.order)
	fewest := len(plan.order) + 1
	var list []markable
	for number := range plan.stocks {
		if plan.stocks[number].count > 1 {
			continue
		}
		homes, n := plan.homesOf(&plan.stocks[number], s.turns[1:], first)
		if n == 0 || n > fewest {
			continue
		}
		if n < fewest {
			fewest, list = n, nil
		}
		list = append(list, markable{number, homes})
		if !plan.isFramed {
			break // without a frame all tiles have the same homes
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return plan.stocks[list[i].stock].kind < plan.stocks[list[j].stock].kind })
	if s.marks = len(list); s.marks > 0 {
		if asked := plan.options.Marked; 0 <= asked && asked < s.marks {
			s.marked = asked
		}
		chosen := list[s.marked]
		s.mark, s.homes = chosen.stock, chosen.homes
	}
}

// homesOf lists the first cells of the rings on which a stock can lie, or none if it can lie on a
// cell that one of the turns leaves in place.
func (plan *Plan) homesOf(s *stock, turns []puzzle.BoardTurn, first []bool) (homes []bool, n int) {
	homes = make([]bool, len(plan.order))
	for cell := range plan.order {
		if !plan.rimAdmits(s, cell) {
			continue
		}
		for _, turn := range turns {
			if turn.To[cell] == cell {
				return nil, 0
			}
		}
		if first[cell] {
			homes[cell] = true
			n++
		}
	}
	return homes, n
}

// firstOfRing returns which cells come first, in the fill order, of the cells that the board
// turns carry them to.
func (s *symmetry) firstOfRing(order []int) []bool {
	first, seen := make([]bool, len(order)), make([]bool, len(order))
	for _, cell := range order {
		first[cell] = !seen[cell]
		for _, turn := range s.turns {
			seen[turn.To[cell]] = true
		}
	}
	return first
}

// rimAdmits reports whether some look of the stock agrees with the rim of a cell.
func (plan *Plan) rimAdmits(s *stock, cell int) bool {
	for _, look := range plan.looks[s.first : s.first+s.looks] {
		if plan.agreesWithRim(&look, cell) {
			return true
		}
	}
	return false
}

// agreesWithRim reports whether a look on a cell shows the frame's edge on every side on the rim
// and on no other. Without a frame the rim accepts anything.
func (plan *Plan) agreesWithRim(l *look, cell int) bool {
	if !plan.isFramed {
		return true
	}
	for side, beyond := range plan.puzzle.Grid().Cells[cell].Beyond {
		if (l.edge(side) == plan.frame) != (beyond == puzzle.Rim) {
			return false
		}
	}
	return true
}

// least reports whether a look is the least of those that the board turns make of it.
func (s *symmetry) least(look, looks int) bool {
	for _, turn := range s.turns {
		if (look+turn.By)%looks < look {
			return false
		}
	}
	return true
}

// breaks reports whether the search leaves out boards that are turns of others.
func (s *symmetry) breaks() bool { return s.anchor != none || s.mark != none || s.pin != none }
