package reading

import (
	"slices"
	"strconv"
)

// A heardBelow is the order of the sides that a line among the tiles says for those below it: "From tile 5 on
// anti-clockwise:", or a second header of a table.
type heardBelow struct {
	line  int
	order string
}

// hearBelow finds such lines. If the text says the order nowhere else, the tiles above are clockwise.
func (c *candidate) hearBelow(r *Reader) {
	lines := slices.Clone(c.cut.around)
	for _, i := range c.left {
		l := c.cut.records[i]
		lines = append(lines, record{text: l.text + " " + l.left, line: l.line})
	}
	for _, l := range lines {
		next := slices.IndexFunc(c.record, func(i int) bool { return c.cut.records[i].line > l.line })
		if next <= 0 || !c.speaksOfNext(l.text, next) {
			continue
		}
		order := headed(c.words.allWordsIn(l.text))
		if order == "" || len(l.text) > maxHeader {
			heard := ordersSaid(l.text, r.codes)
			first, another := heard.orders(c.isLabel)
			if first.Why == Assumed || another.Sides != "" || heard.behind || heard.mirrored {
				continue
			}
			order = first.Sides
		}
		c.below = append(c.below, heardBelow{l.line, order})
	}
	slices.SortStableFunc(c.below, func(a, b heardBelow) int { return a.line - b.line })
	for _, b := range c.below {
		if c.order.Why != ByHeader && sameTurned(b.order, c.order.Sides) && r.saidBefore(c.cut.records[c.record[0]].line).sayings == nil {
			c.order = Order{clockwise, Assumed}
		}
		if c.other.Sides != "" && sameTurned(b.order, c.other.Sides) {
			c.other = Order{}
		}
	}
}

// speaksOfNext reports whether no number in a line is that of another tile than the next one.
func (c *candidate) speaksOfNext(text string, next int) bool {
	for _, word := range bareWords(text) {
		if n, err := strconv.Atoi(word); err == nil && n != next+1 && word != lastWord(c.mark(next)) {
			return false
		}
	}
	return true
}

// isHeardBelow reports whether a line says the order of the tiles below it.
func (c *candidate) isHeardBelow(line int) bool {
	return slices.ContainsFunc(c.below, func(b heardBelow) bool { return b.line == line })
}
