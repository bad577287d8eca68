package search

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A Position is where a search stands: the looks that lie on the cells of the
// first steps, and last the look that was tried last at the next step, or -1
// where none was tried yet. It knows nothing of how the search is carried out.
//
//	7 12 3 -1      three tiles lie, the last was just placed
//	7 12 3         two tiles lie, the third was just lifted
//
// A search goes through its positions in a fixed order: that of the looks, and
// from a placed tile into all that can follow it before the tile is lifted.
type Position []int32

// beginning is the position before anything was tried.
func beginning() Position { return Position{-1} }

// compare orders positions as a search comes to them.
func (p Position) compare(other Position) int {
	for i := range min(len(p), len(other)) {
		if p[i] != other[i] {
			return int(p[i] - other[i])
		}
	}
	return len(other) - len(p) // what goes deeper comes before what has lifted
}

// A Part is all that a search does from one position to another. Two parts that
// meet do together exactly what one part over both does.
type Part struct {
	From Position
	To   Position // nil for the end of everything
}

// Whole is the part that leaves nothing out.
func Whole() Part { return Part{From: beginning()} }

// floor is the step that a search of the part never goes back from.
func (p Part) floor() int {
	for i := range min(len(p.From), len(p.To)) {
		if p.From[i] != p.To[i] {
			return i
		}
	}
	return max(len(p.To)-1, 0)
}

// empty reports whether there is nothing between the part's ends.
func (p Part) empty() bool { return p.To != nil && p.From.compare(p.To) >= 0 }

// digits is the base in which positions are written.
const digits = 36

// String writes the position: looks joined by dots, nothing for -1.
func (p Position) String() string {
	var text strings.Builder
	for i, look := range p {
		if i > 0 {
			text.WriteByte('.')
		}
		if look >= 0 {
			text.WriteString(strconv.FormatInt(int64(look), digits))
		}
	}
	return text.String()
}

// String writes the part: its ends joined by a hyphen, the second one left out
// where the part goes on to the end of everything.
func (p Part) String() string {
	if p.To == nil {
		return p.From.String()
	}
	return p.From.String() + "-" + p.To.String()
}

// readPart reads what String wrote and makes sure that a search of the plan can
// come to both positions.
func (plan *Plan) readPart(text string) (Part, bool) {
	from, to, bounded := strings.Cut(text, "-")
	var part Part
	var ok bool
	if part.From, ok = plan.readPosition(from); !ok {
		return Part{}, false
	}
	if bounded {
		if part.To, ok = plan.readPosition(to); !ok {
			return Part{}, false
		}
	}
	return part, true
}

func (plan *Plan) readPosition(text string) (Position, bool) {
	var position Position
	for word := range strings.SplitSeq(text, ".") {
		look := int64(-1)
		if word != "" {
			var err error
			if look, err = strconv.ParseInt(word, digits, 32); err != nil || look < 0 {
				return nil, false
			}
		}
		if position = append(position, int32(look)); len(position) > len(plan.steps) {
			return nil, false
		}
	}
	return position, plan.canReach(position)
}

// canReach reports whether a search can come to a position: whether every tile
// fits where it lies.
func (plan *Plan) canReach(position Position) bool {
	s := plan.Search()
	last := len(position) - 1
	for _, look := range position[:last] {
		if !slices.Contains(s.fitting(nil), look) {
			return false
		}
		s.lay(look)
	}
	tried := position[last]
	if plan.options.Mode == Plain { // the textbook also stands at what did not fit
		return tried >= -1 && int(tried) < len(plan.looks)
	}
	return tried == -1 || slices.Contains(s.fitting(nil), tried)
}

// Deepest is the first board with the most tiles on it of all that a search came to, nil
// where none was laid.
func (plan *Plan) Deepest(found Found) *puzzle.Board {
	position := found.Deepest
	if len(position) < 2 {
		return nil
	}
	v := make(view, len(plan.steps))
	for i := range v {
		v[i].kind = none
	}
	for i, look := range position[:len(position)-1] {
		l := &plan.looks[look]
		v[plan.order[i]] = visible{l.kind, l.look}
	}
	numbered := plan.number(v)
	board := puzzle.NewBoard(plan.puzzle)
	for cell, tile := range numbered.Tiles {
		if v[cell].kind != none {
			board.MustPlace(puzzle.Placement{Cell: cell, Tile: tile, Turn: numbered.Turns[cell]})
		}
	}
	return board
}

// Best is the deepest board where no picture was found, which is better.
func (plan *Plan) Best(found Found) *puzzle.Board {
	if found.Pictures > 0 {
		return nil
	}
	return plan.Deepest(found)
}
