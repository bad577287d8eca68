package reading

import (
	"slices"
	"sort"
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

// leastList is how many brackets make a list.
const leastList = 4

// cutLists cuts into brackets that stand within the same outer bracket, as the tiles of a program do. Each such
// list is a cut:
//
//	cards.append(Card(1, …))
//	cards.append(Card(2, …))
func cutLists(s *source) []cut {
	lists := s.lists()
	sort.SliceStable(lists, func(i, j int) bool { return len(lists[i]) > len(lists[j]) })
	var cuts []cut
	for _, l := range lists[:min(len(lists), maxSections)] {
		c := cut{name: "list in brackets", bracketed: true}
		last := 0
		for _, b := range l {
			c.around = append(c.around, s.around(last, b.from-1)...)
			c.keep(s.inside(b))
			last = b.to + 1
		}
		c.around = append(c.around, s.around(last, len(s.text))...)
		cuts = append(cuts, c)
	}
	return cuts
}

func (s *source) inside(b span) record {
	return record{text: strings.ReplaceAll(s.text[b.from:b.to], "\n", " "), line: s.number(b.from)}
}

// lists returns the brackets directly within each bracket, and those within none, where they are many.
func (s *source) lists() (lists [][]span) {
	type level struct {
		open   int // where the bracket opens
		within []span
	}
	stack := []level{{}}
	for i := range len(s.text) {
		switch bracket(s.text[i]) {
		case 1:
			stack = append(stack, level{open: i})
		case -1:
			if len(stack) == 1 {
				continue
			}
			inner, outer := stack[len(stack)-1], &stack[len(stack)-2]
			stack = stack[:len(stack)-1]
			outer.within = append(outer.within, span{inner.open + 1, i})
			if len(inner.within) >= leastList {
				lists = append(lists, inner.within)
			}
		}
	}
	for _, l := range stack { // that nothing closes
		if len(l.within) >= leastList {
			lists = append(lists, l.within)
		}
	}
	return lists
}
