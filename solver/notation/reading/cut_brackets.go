package reading

import (
	"slices"
	"strings"
)

// maxDepth is how deep brackets are looked into: [{"top": [["fox", 1]]}] has four.
const maxDepth = 4

// cutBrackets cuts into the contents of the brackets of each depth.
func cutBrackets(s *source) []cut {
	var cuts []cut
	for depth := 1; depth <= maxDepth; depth++ {
		c, widest := s.brackets(depth)
		if len(c.records) >= 3 {
			cuts = append(cuts, c)
			if 2*(widest[1]-widest[0]) < len(s.text) { // else it may be the list, beside declarations
				continue
			}
		}
		for _, signs := range []string{";\n", ","} {
			if from, to := widest[0], widest[1]; strings.ContainsAny(s.text[from:to], signs) {
				around := slices.Concat(s.around(0, from), s.around(to, len(s.text)))
				cuts = append(cuts, cut{name: "rows in brackets", records: s.pieces(from, to, maxRecords, anyOf(signs)), around: around})
			}
		}
	}
	return cuts
}

// brackets is the contents of the brackets of one depth, and where the widest of them stand. A
// bracket that is not closed holds nothing, so one pass is enough.
func (s *source) brackets(depth int) (c cut, widest [2]int) {
	c.name, c.bracketed = "brackets", true
	open, level, last := -1, 0, 0
	for i := range len(s.text) {
		switch bracket(s.text[i]) {
		case 1:
			if level++; level == depth {
				open = i + 1
			}
		case -1:
			if level == depth && open >= 0 {
				c.around = append(c.around, s.around(last, open-1)...)
				if i-open > widest[1]-widest[0] {
					widest = [2]int{open, i}
				}
				if inside := s.inside(span{open, i}); !isHollow(inside.text) { // "int[]"
					c.keep(inside)
				}
				open, last = -1, i+1
			}
			level = max(0, level-1)
		}
	}
	c.around = append(c.around, s.around(last, len(s.text))...)
	return c, widest
}
