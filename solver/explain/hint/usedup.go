package hint

import "edgewise/solver/puzzle"

// usedUp: k open cells ask for an edge and k loose tiles have it. Each cell needs one of the
// tiles, so all k tiles lie there, and other cells must do without.
//
//	+---+---+---+---+
//	| B   b | b   B |      two cells ask for B, and two loose tiles have a B:
//	+-b-+---+---+-b-+      neither can lie elsewhere
//	| ? |   |   | ? |
//	+---+---+---+---+
func usedUp(v *survey) *Step {
	var asking [puzzle.MaxEdges][]int // the cells that ask for an edge, each once
	for _, cell := range v.open {
		need, _ := v.asked(cell)
		for _, edge := range need {
			list := asking[edge]
			if edge != 0 && (len(list) == 0 || list[len(list)-1] != cell) {
				asking[edge] = append(list, cell)
			}
		}
	}
	for edge, cells := range asking {
		edge := puzzle.Edge(edge)
		if len(cells) == 0 || len(cells) != v.tilesWith(edge) {
			continue
		}
		kinds := make([]bool, len(v.loose))
		for kind, loose := range v.loose {
			kinds[kind] = len(loose) > 0 && v.shows(kind, edge)
		}
		if step := v.without(kinds, cells, "used-up", puzzle.Args("edge", edge.String())); step != nil {
			return step
		}
	}
	return nil
}

// mostTaken is the most tiles that a reader is asked to keep in mind.
const mostTaken = 4

// taken: only k tiles fit k cells, so they all lie there.
func taken(v *survey) *Step {
	kinds, tried := make([]bool, len(v.loose)), make([]bool, len(v.loose))
	for _, cell := range v.open {
		n := v.kindsAt(cell, kinds)
		if n > mostTaken {
			continue
		}
		var cells []int
		for _, other := range v.open {
			if _, left := v.first(other, kinds); !left {
				cells = append(cells, other)
			}
		}
		if len(cells) != n {
			continue
		}
		copy(tried, kinds)
		if step := v.without(tried, cells, "taken", nil); step != nil {
			return step
		}
	}
	return nil
}

// kindsAt marks the kinds that fit a cell, and counts their loose tiles up to the number that
// matters.
func (v *survey) kindsAt(cell int, kinds []bool) (tiles int) {
	clear(kinds)
	for _, i := range v.fit[cell] {
		if kind := v.looks[i].kind; !kinds[kind] {
			kinds[kind] = true
			if tiles += len(v.loose[kind]); tiles > mostTaken {
				break
			}
		}
	}
	return tiles
}

// first is the first look that fits a cell and is of none of the kinds.
func (v *survey) first(cell int, kinds []bool) (look int, is bool) {
	for _, i := range v.fit[cell] {
		if !kinds[v.looks[i].kind] {
			return i, true
		}
	}
	return 0, false
}

// without looks for a cell that only one look fits when all tiles of some kinds lie on other
// cells.
func (v *survey) without(kinds []bool, cells []int, code string, args map[string]any) *Step {
	elsewhere := make([]bool, len(v.filled))
	for _, cell := range cells {
		elsewhere[cell] = true
	}
	for _, cell := range v.open {
		if elsewhere[cell] {
			continue
		}
		if i, is := v.only(cell, func(l *look) bool { return !kinds[l.kind] }); is {
			step := v.forced(cell, i, code, args, cells)
			step.Why.Args["tiles"] = v.tilesOf(kinds)
			return step
		}
	}
	return nil
}
