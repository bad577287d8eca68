package reading

import "strings"

// maxDepth is how deep brackets are looked into: [{"top": [["fox", 1]]}] has four.
const maxDepth = 4

// cutBrackets cuts into the contents of the brackets of each depth.
func cutBrackets(s *source) []cut {
	var cuts []cut
	for depth := 1; depth <= maxDepth; depth++ {
		c, inside := s.brackets(depth)
		switch {
		case len(c.records) >= 3:
			cuts = append(cuts, c)
		case len(c.records) == 1 && strings.ContainsAny(s.text[inside[0]:inside[1]], ";\n"):
			c.name = "rows in brackets"
			c.records = s.pieces(inside[0], inside[1], maxRecords, anyOf(";\n"))
			cuts = append(cuts, c)
		}
	}
	return cuts
}

// brackets is the contents of the brackets of one depth, and where the last of them stand. A
// bracket that is not closed holds nothing, so one pass is enough.
func (s *source) brackets(depth int) (c cut, inside [2]int) {
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
				inside = [2]int{open, i}
				text := strings.ReplaceAll(s.text[open:i], "\n", " ")
				c.records = append(c.records, record{text: text, line: s.number(open)})
				open, last = -1, i+1
			}
			level = max(0, level-1)
		}
	}
	if len(c.records) == 0 {
		return c, inside
	}
	c.around = append(c.around, s.around(last, len(s.text))...)
	return c, inside
}
