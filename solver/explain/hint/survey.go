package hint

import (
	"slices"
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// A survey is a standing with the looks that fit each open cell: all that the techniques need.
type survey struct {
	*standing
	open []int
	fit  [][]int // by cell: the looks that fit; nil for filled cells
}

func surveyOf(s *standing) *survey {
	v := &survey{standing: s, fit: make([][]int, len(s.filled))}
	free := map[why.Sides][]int{} // the looks that fit cells of which no neighbour asks anything
	for cell, filled := range s.filled {
		if filled {
			continue
		}
		v.open = append(v.open, cell)
		if len(s.beside(cell)) > 0 {
			v.fit[cell] = s.fitting(cell, 0)
			continue
		}
		list, known := free[s.rims[cell]]
		if !known {
			list = s.fitting(cell, 0)
			free[s.rims[cell]] = list
		}
		v.fit[cell] = list
	}
	return v
}

// beginAt makes the techniques start at a cell, if that is open.
func (v *survey) beginAt(cell int) {
	if at := slices.Index(v.open, cell); at > 0 {
		copy(v.open[1:], v.open[:at])
		v.open[0] = cell
	}
}

// A Step is a tile to place next, and why.
type Step struct {
	Forced bool // every full board that contains this one has this tile here; otherwise it is a guess
	Cell   int
	Tile   int   // of loose copies the lowest
	Turn   int   // the smallest turn that looks so
	Copies []int // all loose tiles that look like it, itself included; nil if it is the only one
	Why    why.Reason
	Cells  []int         // the cells of the reason, besides the step's own
	Seats  []puzzle.Seat // the sides that the reason refers to
}

// forced is the step that a technique has found. The reason names the tile and, unless it points
// elsewhere, the cell.
func (v *survey) forced(cell, look int, code string, args map[string]any, cells []int) *Step {
	l := &v.looks[look]
	kind := &v.puzzle.Kinds()[l.kind]
	tile := v.loose[l.kind][0]
	step := &Step{Forced: true, Cell: cell, Tile: tile, Copies: []int{}, Cells: append([]int{}, cells...)}
	for i, other := range kind.Tiles {
		if other == tile {
			step.Turn = kind.Turn(i, l.number)
		}
	}
	if len(v.loose[l.kind]) > 1 {
		step.Copies = append(step.Copies, v.loose[l.kind]...)
	}
	if args == nil {
		args = map[string]any{}
	}
	args["tile"] = tile
	step.Why = why.Reason{Code: code, Args: args, At: map[string]int{"cell": cell}}
	return step
}

// only is the one look that fits a cell and is kept; it reports false if there are none or
// several.
func (v *survey) only(cell int, keeps func(*look) bool) (look int, is bool) {
	for _, i := range v.fit[cell] {
		if !keeps(&v.looks[i]) {
			continue
		}
		if is {
			return 0, false
		}
		look, is = i, true
	}
	return look, is
}

// tilesOf lists the loose tiles of some kinds.
func (v *survey) tilesOf(kinds []bool) []int {
	tiles := []int{}
	for kind, loose := range v.loose {
		if kinds[kind] {
			tiles = append(tiles, loose...)
		}
	}
	sort.SliceStable(tiles, func(i, j int) bool { return tiles[i] < tiles[j] })
	return tiles
}

// shows reports whether a kind has an edge on some side.
func (v *survey) shows(kind int, edge puzzle.Edge) bool {
	return slices.Contains(v.puzzle.Tiles()[v.puzzle.Kinds()[kind].Tiles[0]], edge)
}
