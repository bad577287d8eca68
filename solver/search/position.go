package search

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A Position is where a search stands: the looks on the cells of the first steps, and at the end
// the look tried last at the next step, or -1 if none was tried. It does not depend on how the
// search is carried out.
//
//	7 12 3 -1      three tiles lie, the last was just placed
//	7 12 3         two tiles lie, the third was just lifted
//
// A search goes through its positions in a fixed order: looks in ascending order, and from a
// placed tile into everything that can follow it before it lifts the tile.
type Position []int32

// beginning returns the position before the search tried anything.
func beginning() Position { return Position{-1} }

// compare orders positions as a search comes to them.
func (p Position) compare(other Position) int {
	for i := range min(len(p), len(other)) {
		if p[i] != other[i] {
			return int(p[i] - other[i])
		}
	}
	return len(other) - len(p) // a search goes deeper before it lifts
}

// A Part is everything that a search does from one position to another. Two adjacent parts
// together do exactly what one part over both does.
type Part struct {
	From Position
	To   Position // nil for the end of the search
}

// Whole returns the part that covers the whole search.
func Whole() Part { return Part{From: beginning()} }

// floor returns the step that a search of the part never backtracks from.
func (p Part) floor() int {
	for i := range min(len(p.From), len(p.To)) {
		if p.From[i] != p.To[i] {
			return i
		}
	}
	return max(len(p.To)-1, 0)
}

// empty reports whether nothing lies between the part's ends.
func (p Part) empty() bool { return p.To != nil && p.From.compare(p.To) >= 0 }

// digits is the base of the numbers in saved texts.
const digits = 36

// String writes the position: looks joined by dots, with nothing for -1.
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

// String writes the part: its ends joined by a hyphen, without the second end if the part goes to
// the end of the search.
func (p Part) String() string {
	if p.To == nil {
		return p.From.String()
	}
	return p.From.String() + "-" + p.To.String()
}

// readPart reads what String wrote and checks that a search of the plan can come to both
// positions.
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
	for _, word := range strings.Split(text, ".") {
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

// canReach reports whether a search can come to a position: whether every tile fits where it
// lies.
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
	if plan.options.Mode == Plain { // in plain mode a search also stands at looks that do not fit
		return tried >= -1 && int(tried) < len(plan.looks)
	}
	return tried == -1 || slices.Contains(s.fitting(nil), tried)
}

// Deepest returns the first board with the most tiles that a search reached, or nil if it laid
// none.
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

// Best returns the deepest board, or nil if a full board was found, which is better.
func (plan *Plan) Best(found Found) *puzzle.Board {
	if found.Pictures > 0 {
		return nil
	}
	return plan.Deepest(found)
}
