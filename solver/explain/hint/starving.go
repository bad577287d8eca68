package hint

import (
	"edgewise/solver/puzzle"
	"sort"
)

// mostTried is the most looks among which a reader can be asked to choose.
const mostTried = 40

// starves: any other look here leaves some cell that nothing fits. Best is a step whose other
// looks all do that to the same cell.
//
//	+---+---+
//	|   |   |      the tiles that fit the left cell show B or C to the right one,
//	+---+-a-+      and no tile has both a b and an A where that one needs them
//	| ? B   |      after B: so a tile with C lies on the left
//	+---+---+
func starves(v *survey) *Step {
	var some *Step
	for _, cell := range v.open {
		step := v.starvingFrom(cell)
		if step != nil && step.Why.Code != "starves-some" {
			return step
		}
		if some == nil {
			some = step
		}
	}
	return some
}

// starvingFrom is the step on a cell where every look but one leaves a victim that nothing fits.
func (v *survey) starvingFrom(cell int) *Step {
	if n := len(v.fit[cell]); n < 2 || n > mostTried {
		return nil
	}
	survivor := -1
	var victims, kinds []int
	for _, i := range v.fit[cell] {
		victim := v.victim(cell, i, victims)
		switch {
		case victim >= 0:
			victims, kinds = append(victims, victim), append(kinds, v.looks[i].kind)
		case survivor >= 0:
			return nil
		default:
			survivor = i
		}
	}
	if survivor < 0 {
		return nil
	}
	if victims = unique(victims); len(victims) > 1 {
		return v.forced(cell, survivor, "starves-some", nil, victims)
	}
	code, args := "starves-turn", map[string]any(nil)
	if kinds = unique(kinds); len(kinds) > 1 || kinds[0] != v.looks[survivor].kind {
		tiles := []int{}
		for _, kind := range kinds {
			tiles = append(tiles, v.loose[kind]...)
		}
		sort.SliceStable(tiles, func(i, j int) bool { return tiles[i] < tiles[j] })
		code, args = "starves", puzzle.Args("tiles", tiles)
	}
	step := v.forced(cell, survivor, code, args, victims)
	step.Why.At["cell"] = victims[0]
	return step
}

// victim is a cell that a look leaves without a fit, preferably one of the earlier victims; -1 if
// there is none.
func (v *survey) victim(cell, look int, victims []int) int {
	v.lay(cell, look)
	defer v.lift(cell, look)
	if len(victims) > 0 && v.starves(victims[0]) {
		return victims[0]
	}
	return v.starvedBy(cell, v.looks[look].kind)
}

// starvedBy is an open cell that nothing fits once a tile of a kind lies on a cell: a neighbour,
// or, if that was the last tile of its kind, another cell that only this kind fits. Before,
// something fitted every cell.
func (v *survey) starvedBy(cell, kind int) int {
	for _, beyond := range v.puzzle.Grid().Cells[cell].Beyond {
		if beyond != puzzle.Rim && v.starves(beyond.Cell) {
			return beyond.Cell
		}
	}
	if v.left[kind] > 0 {
		return -1
	}
	for _, other := range v.open {
		if fit := v.fit[other]; len(fit) > 0 && v.looks[fit[0]].kind == kind && v.starves(other) {
			return other
		}
	}
	return -1
}

// unique lists numbers, each once.
func unique(numbers []int) (list []int) {
	seen := map[int]bool{}
	for _, n := range numbers {
		if !seen[n] {
			seen[n] = true
			list = append(list, n)
		}
	}
	return list
}
