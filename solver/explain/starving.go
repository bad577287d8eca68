package explain

// mostTried is among how many looks a reader is asked to choose.
const mostTried = 40

// starves: any other tile here leaves some cell with nothing. It is best where all
// of them leave the same cell with nothing.
//
//	+---+---+
//	|     A |      the tiles that fit the left cell show b or c to the
//	| ? - ? |      right one, and beside b nothing has an a above
//	+---+---+
func starves(v *survey) *Step {
	var some *Step
	for _, cell := range v.open {
		if len(v.fit[cell]) < 2 || len(v.fit[cell]) > mostTried {
			continue
		}
		survivor, common := -1, -1
		var victims, tiles []int
		forced := true
		for _, i := range v.fit[cell] {
			v.lay(cell, i)
			victim := common
			if common < 0 || !v.starves(common) {
				victim = v.starved(cell)
			}
			v.lift(cell, i)
			switch {
			case victim >= 0:
				if len(victims) == 0 {
					common = victim
				}
				victims = append(victims, victim)
				tiles = append(tiles, v.loose[v.looks[i].kind][0])
			case survivor >= 0:
				forced = false
			default:
				survivor = i
			}
			if !forced {
				break
			}
		}
		if !forced || survivor < 0 {
			continue
		}
		args := map[string]any{"tiles": unique(tiles)}
		if cells := unique(victims); len(cells) == 1 {
			step := v.forced(cell, survivor, "starves", args, cells)
			step.Why.At["cell"] = common
			return step
		} else if some == nil {
			some = v.forced(cell, survivor, "starves-some", args, cells)
		}
	}
	return some
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
