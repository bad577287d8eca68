package reading

import (
	"slices"
	"sort"
	"strings"
)

// leastList is how many brackets in a row may be a list.
const leastList = 4

// A bracketed is a bracket, of which from and to is what is inside.
type bracketed struct {
	from, to int
	before   string // what stands before it, back to the bracket before or the one around, stripped
}

// A bracketList is brackets in a row, and those right before and behind that are none of them.
type bracketList struct{ items, beside []bracketed }

// cutLists cuts into the brackets that stand in a row with the same between them, as the tiles of a
// program do, whatever else it says: each such list is a reading.
//
//	cards.append(Card(1, …))
//	cards.append(Card(2, …))
func cutLists(s *source) []cut {
	lists := s.lists()
	sort.SliceStable(lists, func(i, j int) bool { return len(lists[i].items) > len(lists[j].items) })
	var kept []*bracketList
	var cuts []cut
	for _, l := range lists {
		if len(kept) == maxSections || slices.ContainsFunc(kept, l.overlaps) {
			continue
		}
		kept = append(kept, l)
		c := cut{name: "list in brackets", bracketed: true}
		last := 0
		for _, b := range l.items {
			c.around = append(c.around, s.around(last, b.from-1)...)
			c.records = append(c.records, s.inside(b))
			last = b.to + 1
		}
		c.around = append(c.around, s.around(last, len(s.text))...)
		for _, b := range l.beside {
			c.beside = append(c.beside, s.inside(b))
		}
		cuts = append(cuts, c)
	}
	return cuts
}

func (s *source) inside(b bracketed) record {
	return record{text: strings.ReplaceAll(s.text[b.from:b.to], "\n", " "), line: s.number(b.from)}
}

func (l *bracketList) overlaps(o *bracketList) bool {
	return l.items[0].from < o.items[len(o.items)-1].to && o.items[0].from < l.items[len(l.items)-1].to
}

// lists finds the lists of brackets within each bracket, and in none.
func (s *source) lists() (lists []*bracketList) {
	type level struct {
		open, last int // where the bracket opens, and where the last one within it ends
		*bracketList
	}
	stack := []level{{bracketList: &bracketList{}}}
	for i := range len(s.text) {
		switch bracket(s.text[i]) {
		case 1:
			stack = append(stack, level{open: i, last: i + 1})
		case -1:
			if len(stack) == 1 {
				continue
			}
			inner, outer := stack[len(stack)-1], &stack[len(stack)-2]
			if outer.bracketList == nil {
				outer.bracketList = &bracketList{}
			}
			stack = stack[:len(stack)-1]
			b := bracketed{inner.open + 1, i, stripped(s.text[outer.last:inner.open])}
			if l := outer.bracketList; !b.continues(l.items) {
				outer.bracketList = &bracketList{beside: l.items[len(l.items)-1:]}
				l.beside = append(slices.Clone(l.beside), b)
			}
			outer.items, outer.last = append(outer.items, b), i+1
			if len(outer.items) == leastList {
				lists = append(lists, outer.bracketList)
			}
		}
	}
	return lists
}

// continues reports whether the same stands before a bracket as before the others of a list. Before the
// first one its name or its declaration stands, too.
func (b bracketed) continues(list []bracketed) bool {
	if len(list) < 2 {
		return len(list) == 0 || strings.HasSuffix(list[0].before, strings.TrimLeft(b.before, ",;."))
	}
	return b.before == list[1].before
}

// stripped is a text without space and remarks, and with 0 for each number.
func stripped(text string) string {
	var b strings.Builder
	last := rune(0)
	for line := range strings.SplitSeq(text, "\n") {
		if at := remarkIn(line); at >= 0 {
			line = line[:at]
		}
		for _, r := range line {
			if isDigit(r) {
				r = '0'
			}
			if !isBlank(r) && (r != '0' || last != '0') {
				b.WriteRune(r)
			}
			last = r
		}
	}
	return b.String()
}
