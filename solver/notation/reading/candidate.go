package reading

import (
	"slices"
	"strings"
)

// A candidate is a reading in the making: a table whose labels are taken apart into motif and half.
type candidate struct {
	*table
	*halving
	labels    [][]int32 // of the sides, clockwise from the top
	tiles     [][]part  // the labels taken apart
	order     Order
	other     Order           // one that the text says as well; without sides where there is none
	below     map[int]string  // orders that lines among the tiles say
	heeded    []*stated       // that concern these labels
	agrees    bool            // with one of them
	explained map[string]bool // codes of the legend that told halves or names
	grid      string
	fits      bool
	frame     string
	motifs    []string       // without what is not filled in
	sided     map[string]int // how many sides have the motif
	doubts    doubtList
	// unfilled is how many sides nobody has filled in.
	unfilled int

	evidence []Evidence
	score    float64
	verdict  Verdict
}

// candidates returns what the table may mean: one candidate for each way to take its labels apart.
func (r *Reader) candidates(t *table) []*candidate {
	if !r.isNew(t) {
		return nil
	}
	keys := tidyColumns(t)
	if keys == "" && t.sep.name == letterOfASide {
		return nil
	}
	t.legend = r.legend.beside(t)
	t.rules = r.rules
	var out []*candidate
	for _, h := range t.halvings() {
		c := r.candidate(t, h, keys, Order{})
		if c == nil {
			continue
		}
		if out = append(out, c); c.other.Sides != "" {
			out = append(out, r.candidate(t, h, keys, c.other))
		}
	}
	return out
}

// isNew reports whether no earlier table had the same rows, marks and doubts. Many cuts and separators lead to the
// same table.
func (r *Reader) isNew(t *table) bool {
	h := newHash()
	for _, n := range []int{t.sides, t.per, len(t.doubts), len(t.rows)} {
		h.number(n)
	}
	h.add(t.header)
	if t.sep.name == letterOfASide {
		h.add(letterOfASide)
	}
	if t.marking != unmarked || t.leads != nil {
		h.add("marked")
	}
	for _, row := range t.rows {
		for _, n := range row {
			h.number(int(n))
		}
	}
	if r.known[h.sum] {
		return false
	}
	r.known[h.sum] = true
	return true
}

// candidate completes one meaning of a table. It returns nil for an impossible one: a motif made of signs that part
// or enclose proves a wrong cut.
func (r *Reader) candidate(t *table, h *halving, keys string, other Order) *candidate {
	c := &candidate{table: t, halving: h, sided: map[string]int{}, explained: map[string]bool{}}
	if c.grid, c.fits = GridOf(len(h.rows), t.sides); c.grid == "" {
		return nil
	}
	c.orient(r, keys, other)
	for _, row := range c.labels {
		tile := make([]part, len(row))
		for side, n := range row {
			p := h.parts[n]
			tile[side] = p
			if isUnfilled(p.motif) {
				continue
			}
			if c.sided[p.motif]++; c.sided[p.motif] == 1 {
				c.motifs = append(c.motifs, p.motif)
			}
		}
		c.tiles = append(c.tiles, tile)
	}
	if len(c.motifs) == 0 || len(c.motifs) > MaxMotifs || slices.ContainsFunc(c.motifs, isPunctuation) {
		return nil
	}
	if c.spells() {
		return nil
	}
	c.frame = c.rim()
	for _, d := range append(t.doubts[:len(t.doubts):len(t.doubts)], h.doubts...) {
		if d.Kind != Between || c.below[d.Line] == "" {
			c.doubts.add(d)
		}
	}
	c.slips()
	c.sayTwice()
	c.doubtSeries()
	c.heed()
	c.weigh()
	if c.sides == r.shape {
		c.say("has the shape that the text names", 2, 1)
	}
	return c
}

// doubtSeries adds a doubt where the names of the tiles are those of several boards: P1 … P9, Q1 … Q9.
func (c *candidate) doubtSeries() {
	var names []string
	for i := range c.tiles {
		names = append(names, seriesOf(lastWord(c.mark(i))))
	}
	if boardsNamed(names) != nil {
		c.say("names of several lists", 4, -1)
		c.doubts.add(Doubt{Kind: Numbers, Line: c.lineOf(0), Text: c.mark(0)})
	}
}

// spells reports whether the tiles are ordinary words that repeat down a list and were cut into their letters.
func (c *candidate) spells() bool {
	if c.sep.at != nil || c.tileALine() {
		return false
	}
	words := map[string]bool{}
	for _, i := range c.record {
		words[c.cut.records[i].text] = true
	}
	return 2*len(words) <= len(c.record)
}

// isPunctuation reports whether a motif consists of punctuation: it has no letter, digit, picture or mark.
func isPunctuation(motif string) bool {
	return strings.IndexFunc(motif, func(r rune) bool { return wordy(r) || r >= 0x80 || strings.ContainsRune("+-~!*'^", r) }) < 0
}

// orient finds the order of the sides and rearranges the labels clockwise from the top. Where the text states two
// orders, the caller calls again with the other one.
func (c *candidate) orient(r *Reader, keys string, other Order) {
	c.labels = slices.Clone(c.halving.rows)
	first, another := r.saidBefore(c.lineOf(0)).orders(c.isLabel)
	if first.Why == Assumed && another.Sides == "" {
		first, another = r.said.orders(c.isLabel)
	}
	switch {
	case c.sides == directions && keys != "":
		c.placeRound(Order{keys, ByKeys}, r.said, other)
		return
	case c.sides == directions && r.header.Sides != "" && r.headed < c.lineOf(0):
		c.placeRound(r.header, r.said, other)
		return
	case c.sides != 4:
		against, stated := sameTurned(anticlockwise, first.Sides), first.Why == ByDirection
		if c.sides == 3 {
			if by, named := r.triangleBefore(c); named {
				against, stated = by, true
			}
		}
		c.orientRound(against && stated, stated, r.said, other)
		return
	}
	var said []Order
	for _, o := range []Order{{keys, ByKeys}, {r.said.called, BySentence}, {c.header, ByHeader}, first, another} {
		if len(o.Sides) == 4 {
			said = append(said, o)
		}
	}
	c.order = said[0]
	if at := slices.IndexFunc(said[1:], func(o Order) bool { return o.Why != Assumed && !sameTurned(c.order.Sides, o.Sides) }); at >= 0 && keys == "" {
		c.other = said[1+at]
	}
	if keys == "" {
		c.hearBelow(r)
	}
	heard := c.order
	switch other := c.order.mirrored(); {
	case c.isOnTiles(behind) || c.isOnTiles(mirrored): // "fox from behind"
	case r.said.behind:
		c.order = other
		if c.other.Sides != "" {
			c.other = c.other.mirrored()
		}
	case r.said.mirrored && c.other.Sides == "":
		c.other = other
	}
	if other.Sides != "" {
		c.order, c.other = other, Order{}
	}
	if !sameTurned(heard.Sides, c.order.Sides) && sameTurned(heard.mirrored().Sides, c.order.Sides) {
		for line, below := range c.below {
			c.below[line] = Order{Sides: below}.mirrored().Sides
		}
	}
	for i, row := range c.labels {
		order, last := c.order.Sides, 0
		for line, below := range c.below {
			if line > last && line < c.lineOf(i) {
				order, last = below, line
			}
		}
		if order == clockwise {
			continue
		}
		c.labels[i] = make([]int32, 4)
		for side := range 4 {
			c.labels[i][side] = row[strings.IndexByte(order, clockwise[side])]
		}
	}
}

// placeRound does the same for hexagons whose sides are named.
func (c *candidate) placeRound(named Order, said saidOrders, other Order) {
	for i, row := range c.labels {
		c.labels[i] = make([]int32, len(row))
		for column, place := range named.Sides {
			c.labels[i][place-'0'] = row[column]
		}
	}
	c.orientRound(false, true, said, other)
	c.order.Why = named.Why
}

// orientRound does the same for tiles with three or six sides of which the text tells no more than the direction, if it
// states that.
func (c *candidate) orientRound(against, stated bool, said saidOrders, other Order) {
	if c.order = (Order{Why: Assumed}); stated {
		c.order.Why = ByDirection
	}
	if against == said.behind && other.Sides == "" {
		if said.mirrored && !against {
			c.other = Order{anticlockwise, ByDirection}
		}
		return
	}
	c.order = Order{anticlockwise, ByDirection}
	for i, row := range c.labels {
		c.labels[i] = slices.Clone(row)
		slices.Reverse(c.labels[i][1:])
	}
}

// near is how many lines above the tiles orient searches for an order first. Far away a long text may describe how
// its program turns tiles.
const near = 12

// saidBefore returns the order that the text states right before a line.
func (r *Reader) saidBefore(number int) saidOrders {
	if heard, known := r.before[number]; known {
		return heard
	}
	var b strings.Builder
	for _, l := range r.source.filled {
		if l.line < number && l.line >= number-near {
			b.WriteString(l.text + "\n")
		}
	}
	heard := ordersSaid(b.String(), r.codes)
	r.before[number] = heard
	return heard
}

// isLabel reports whether a tile has a word, given in small letters, as its label.
func (c *candidate) isLabel(word string) bool {
	return slices.ContainsFunc(c.labels, func(labels []int32) bool {
		return slices.ContainsFunc(labels, func(n int32) bool { return c.words.labels[n].low == word })
	})
}

// isOnTiles reports whether a label contains one of some words.
func (c *candidate) isOnTiles(words []string) bool {
	return slices.ContainsFunc(c.labels, func(labels []int32) bool {
		return slices.ContainsFunc(labels, func(n int32) bool { return hasAny(c.words.labels[n].low, words...) })
	})
}

// slips adds doubts for likely typing errors: a rare motif that is one letter away from a more frequent one, and
// sides that are not filled in.
func (c *candidate) slips() {
	for i, tile := range c.tiles {
		for side, p := range tile {
			if isUnfilled(p.motif) {
				c.unfilled++
				c.doubts.add(c.at(Doubt{Kind: Unfilled, Text: p.motif}, i, side))
			}
		}
	}
	told := func(m string) bool {
		return slices.ContainsFunc(c.doubts, func(d Doubt) bool { return strings.EqualFold(d.Text, m) || d.Guess == m })
	}
	var lone []string
	for at, m := range c.motifs {
		if told(m) {
			continue
		}
		if c.sided[m] == 1 {
			lone = append(lone, m)
		}
		for i, o := range c.motifs {
			rarer := c.sided[o] > c.sided[m] && (c.sided[m] <= 2 || c.sided[m] <= mostSlips && c.sided[o] >= 2*c.sided[m])
			if o != m && (rarer || c.sided[m] == 1 && c.sided[o] == 1 && i < at) && nearly(m, o) && !isNumber(strings.TrimLeft(m, "+-")) {
				c.doubts.add(Doubt{Kind: MotifSlip, Text: m, Guess: o})
				break
			}
		}
	}
	if len(lone) <= fewLone {
		for _, m := range slices.DeleteFunc(lone, told) {
			slip := c.located(Doubt{Kind: MotifSlip, Text: m})
			slip.Kind, slip.Text = Once, c.words.labels[c.labels[slip.Tile-1][slip.Side]].text
			c.doubts.add(slip)
		}
	}
	for i, d := range c.doubts {
		if d.Tile == 0 {
			c.doubts[i] = c.located(d)
		}
	}
}

// mostSlips is how often a word may be mistyped in the same way: what occurs more often is a picture of its own, like cat
// beside bat.
const mostSlips = 4

// at places a doubt on one side of a tile.
func (c *candidate) at(d Doubt, tile, side int) Doubt {
	d.Line, d.Tile, d.Side = c.lineOf(tile), tile+1, side
	return d
}

// located places a doubt on the first side that shows its motif or label.
func (c *candidate) located(d Doubt) Doubt {
	for i, tile := range c.tiles {
		for side, p := range tile {
			said := p.motif
			if d.Kind != MotifSlip {
				said = c.words.labels[c.labels[i][side]].text
			}
			if said == d.Text {
				return c.at(d, i, side)
			}
		}
	}
	return d
}

// isUnfilled reports whether a label stands for a side that nobody knows yet: "?" or "…".
func isUnfilled(label string) bool {
	return label != "" && strings.Trim(label, "?") == "" || label == "…"
}

// digest is equal for candidates that are the same puzzle up to the names of motifs and halves.
func (c *candidate) digest() uint64 {
	h := newHash()
	h.number(c.sides)
	names := map[string]int{}
	halves := map[string]half{} // which half of a motif came first
	for _, tile := range c.tiles {
		for _, p := range tile {
			if _, found := names[p.motif]; !found {
				names[p.motif], halves[p.motif] = len(names), p.half
			}
			h.number(names[p.motif])
			switch {
			case p.half == whole:
				h.number(0)
			case p.half == halves[p.motif]:
				h.number(1)
			default:
				h.number(2)
			}
		}
	}
	return h.sum
}
