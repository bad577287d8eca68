package hint

import "edgewise/solver/puzzle"

// lastTile: one cell is open and one tile is loose, and it fits in one turn only.
func lastTile(v *survey) *Step {
	if len(v.open) != 1 || len(v.fit[v.open[0]]) != 1 {
		return nil
	}
	cell := v.open[0]
	return v.forced(cell, v.fit[cell][0], "last-tile", nil, v.beside(cell))
}

// lastHalf: a neighbour asks for an edge that only one loose tile has, and that tile fits in one
// turn only.
func lastHalf(v *survey) *Step {
	for _, cell := range v.open {
		if len(v.fit[cell]) != 1 {
			continue
		}
		need, _ := v.asked(cell)
		for side, edge := range need {
			if edge == 0 || v.tilesWith(edge) != 1 {
				continue
			}
			beyond := v.puzzle.Grid().Cells[cell].Beyond[side]
			step := v.forced(cell, v.fit[cell][0], "last-half", puzzle.Args("edge", edge.String()), []int{beyond.Cell})
			step.Why.At["side"], step.Why.At["sides"] = side, v.puzzle.Grid().Sides
			return step
		}
	}
	return nil
}

// tilesWith counts the loose tiles that have an edge.
func (v *survey) tilesWith(edge puzzle.Edge) (n int) {
	for kind, loose := range v.loose {
		if len(loose) > 0 && v.shows(kind, edge) {
			n += len(loose)
		}
	}
	return n
}

// onlyTile: only one loose tile fits a cell, in one turn. Under a frame a side on the rim asks
// for the frame's edge, and the code depends on the kind of cell, since the reason excludes tiles
// of other kinds: even if a border tile shows the right edges, it does not fit inside the frame.
func onlyTile(v *survey) *Step {
	for _, cell := range v.open {
		if len(v.fit[cell]) != 1 {
			continue
		}
		need, _ := v.asked(cell)
		edges := []string{}
		for _, edge := range need {
			if edge != 0 {
				edges = append(edges, edge.String())
			}
		}
		code := "tile"
		switch rim, n := v.rims[cell], v.puzzle.Grid().Sides; {
		case rim.Corner(n):
			code = "corner"
		case rim.Border(n):
			code = "border"
		}
		if len(edges) > 0 {
			if _, framed := v.puzzle.Frame(); framed && v.rims[cell] == 0 {
				code = "inner"
			}
			return v.forced(cell, v.fit[cell][0], "only-"+code, puzzle.Args("edges", edges), v.beside(cell))
		}
		if code != "tile" { // for a plain cell onlyPlace has a clearer sentence
			return v.forced(cell, v.fit[cell][0], "last-"+code, nil, nil)
		}
	}
	return nil
}

// onlyPlace: every loose tile must lie somewhere. If a kind fits only as many cells as it has
// loose tiles, each of these cells gets one.
func onlyPlace(v *survey) *Step {
	places := make([][]int, len(v.loose)) // per kind: the cells that it fits
	for _, cell := range v.open {
		for _, i := range v.fit[cell] {
			list := &places[v.looks[i].kind]
			if n := len(*list); n == 0 || (*list)[n-1] != cell {
				*list = append(*list, cell)
			}
		}
	}
	for kind, cells := range places {
		if len(cells) != len(v.loose[kind]) {
			continue
		}
		for _, cell := range cells {
			if i, is := v.only(cell, func(l *look) bool { return l.kind == kind }); is {
				if tiles := v.loose[kind]; len(tiles) > 1 {
					return v.forced(cell, i, "only-places", puzzle.Args("tiles", tiles), cells)
				}
				return v.forced(cell, i, "only-place", nil, nil)
			}
		}
	}
	return nil
}
