package reading

import (
	"sort"
	"strings"
)

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
