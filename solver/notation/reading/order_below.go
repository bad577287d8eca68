package reading

import (
	"slices"
	"strconv"
)

// hearBelow finds lines among the tiles that say the order of the sides for those below: "From tile 5 on
// anti-clockwise:", or a second header of a table. If the text says the order nowhere else, the tiles above are
// clockwise.
func (c *candidate) hearBelow(r *Reader) {
	c.below = map[int]string{}
	for _, i := range c.left {
		l := c.cut.records[i]
		c.hearLine(r, l.text+" "+l.left, l.line)
	}
	for _, l := range c.cut.around {
		c.hearLine(r, l.text, l.line)
	}
	for _, order := range c.below {
		if c.order.Why != ByHeader && sameTurned(order, c.order.Sides) && r.saidBefore(c.lineOf(0)).sayings == nil {
			c.order = Order{clockwise, Assumed}
		}
		if c.other.Sides != "" && sameTurned(order, c.other.Sides) {
			c.other = Order{}
		}
	}
}

// hearLine hears one of these lines. A number in it has to be that of the next tile.
func (c *candidate) hearLine(r *Reader, text string, line int) {
	next := 0
	for next < len(c.record) && c.lineOf(next) <= line {
		next++
	}
	if next == 0 || next == len(c.record) || slices.ContainsFunc(bareWords(text), func(w string) bool {
		return isNumber(w) && w != strconv.Itoa(next+1) && w != lastWord(c.mark(next))
	}) {
		return
	}
	if order := headed(c.words.allWordsIn(text)); order != "" && len(text) <= maxHeader {
		c.below[line] = order
		return
	}
	heard := ordersSaid(text, r.codes)
	if first, another := heard.orders(c.isLabel); first.Why != Assumed && another.Sides == "" && !heard.behind && !heard.mirrored {
		c.below[line] = first.Sides
	}
}

// lineOf is the line on which a tile begins.
func (c *candidate) lineOf(tile int) int { return c.cut.records[c.record[tile]].line }
