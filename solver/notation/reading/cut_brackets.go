package reading

import "strings"

// maxDepth is how deep brackets are looked into: [{"top": [["fox", 1]]}] has four.
const maxDepth = 4

// cutBrackets cuts into the contents of the brackets of each depth.
func cutBrackets(s *source) []cut {
	var cuts []cut
	for depth := 1; depth <= maxDepth; depth++ {
		inside, widest := s.brackets(depth)
		if len(inside) >= 3 {
			cuts = append(cuts, s.within("brackets", inside))
			if 2*(widest.to-widest.from) < len(s.text) { // else it may be the list, beside declarations
				continue
			}
		}
		for _, signs := range []string{";\n", ","} {
			if from, to := widest.from, widest.to; strings.ContainsAny(s.text[from:to], signs) {
				around := s.around(s.around(nil, 0, from), to, len(s.text))
				cuts = append(cuts, cut{name: "rows in brackets", records: s.pieces(nil, from, to, maxRecords, anyOf(signs)), around: around})
			}
		}
	}
	return cuts
}

// brackets is where the contents of the brackets of one depth stand, and the widest of them. A bracket that is not
// closed holds nothing, so one pass is enough.
func (s *source) brackets(depth int) (inside []span, widest span) {
	open, level := -1, 0
	for i := range len(s.text) {
		switch bracket(s.text[i]) {
		case 1:
			if level++; level == depth {
				open = i + 1
			}
		case -1:
			if level == depth && open >= 0 {
				if i-open > widest.to-widest.from {
					widest = span{open, i}
				}
				if !isHollow(s.text[open:i]) { // "int[]"
					inside = append(inside, span{open, i})
				}
				open = -1
			}
			level = max(0, level-1)
		}
	}
	return inside, widest
}

// within cuts into the contents of some brackets.
func (s *source) within(name string, brackets []span) cut {
	c := cut{name: name, bracketed: true, records: make([]record, 0, len(brackets))}
	last := 0
	for _, b := range brackets {
		c.around = s.around(c.around, last, b.from-1)
		c.keep(s.inside(b))
		last = b.to + 1
	}
	c.around = s.around(c.around, last, len(s.text))
	return c
}

// leastQuoted is how many strings in quotes make a list.
const leastQuoted = 4

// cutQuoted cuts into what stands in quotes, where no line has two such: the strings that a program returns or sets,
// case 1: return "BGus".
func cutQuoted(s *source) []cut {
	c := cut{name: "quoted"}
	for _, r := range s.filled {
		switch parts := strings.Split(r.text, `"`); len(parts) {
		case 1:
			c.leave(r)
		case 3:
			c.keep(record{text: parts[1], line: r.line})
			c.leave(record{text: strings.TrimSpace(parts[0] + " " + parts[2]), line: r.line})
		default:
			return nil
		}
	}
	if len(c.records) < leastQuoted {
		return nil
	}
	return []cut{c}
}

func (s *source) inside(b span) record {
	return record{text: strings.ReplaceAll(s.text[b.from:b.to], "\n", " "), line: s.number(b.from)}
}
