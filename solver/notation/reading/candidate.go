package reading

import (
	"slices"
	"strings"
)

// A candidate is a reading that is not written out yet: parts of the table and of its labels.
type candidate struct {
	*table
	*halving
	labels    [][]int32 // of the sides, clockwise from the top
	tiles     [][]part  // the labels taken apart
	order     Order
	other     Order           // one that the text says as well; without sides where there is none
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

// candidates lists what the table may mean, for each way to take its labels apart.
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

// isNew reports whether no table with the same rows was there before, as many cuts and separators
// come to the same. The rows, the marks and the doubts decide.
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

// candidate completes what a table may mean, or gives nil where it cannot be: a motif of signs that
// part or enclose is proof of a wrong cut.
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
	c.doubts = append(slices.Clone(t.doubts), h.doubts...)
	c.slips()
	c.sayTwice()
	c.doubtSeries()
	c.heed()
	c.weigh()
	return c
}

// doubtSeries doubts tiles whose names are those of several boards.
func (c *candidate) doubtSeries() {
	var names []string
	for i := range c.tiles {
		names = append(names, seriesOf(lastWord(c.mark(i))))
	}
	if boardsNamed(names) != nil {
		c.say("names of several lists", 4, -1)
		c.doubts.add(Doubt{Kind: Numbers, Line: c.cut.records[c.record[0]].line, Text: c.mark(0)})
	}
}

// spells reports whether the tiles are words that stand again and again on the lines of a list, cut into their
// letters.
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

// isPunctuation reports whether a motif has nothing that is seen: no letter, no digit, no picture and
// no mark.
func isPunctuation(motif string) bool {
	return strings.IndexFunc(motif, func(r rune) bool { return wordy(r) || r >= 0x80 || strings.ContainsRune("+-~!*'^", r) }) < 0
}

// orient finds the order of the sides and turns the labels to it. Where the text says two orders, the other one
// is asked for the second time.
func (c *candidate) orient(r *Reader, keys string, other Order) {
	c.labels = slices.Clone(c.halving.rows)
	first, another := r.saidBefore(c.cut.records[c.record[0]].line).orders(c.isLabel)
	if first.Why == Assumed && another.Sides == "" {
		first, another = r.said.orders(c.isLabel)
	}
	if c.sides != 4 {
		c.orientRound(first.Why == ByDirection && sameTurned(anticlockwise, first.Sides), r.said, other)
		return
	}
	var said []Order
	for _, o := range []Order{{keys, ByKeys}, {r.said.called, BySentence}, {c.header, ByHeader}, first, another} {
		if o.Sides != "" {
			said = append(said, o)
		}
	}
	c.order = said[0]
	if at := slices.IndexFunc(said[1:], func(o Order) bool { return o.Why != Assumed && !sameTurned(c.order.Sides, o.Sides) }); at >= 0 && keys == "" {
		c.other = said[1+at]
	}
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
	if c.order.Sides == clockwise {
		return
	}
	for i, row := range c.labels {
		c.labels[i] = make([]int32, 4)
		for side := range 4 {
			c.labels[i][side] = row[strings.IndexByte(c.order.Sides, clockwise[side])]
		}
	}
}

// orientRound finds which way round the sides go where a tile has three or six of them.
func (c *candidate) orientRound(against bool, said saidOrders, other Order) {
	if c.order = (Order{Why: Assumed}); against == said.behind && other.Sides == "" {
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

// near is how many lines above the tiles the order is looked for first: far away a long text may
// speak of the direction in which its program turns tiles.
const near = 12

// saidBefore is the order that is said right before a line.
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

// isLabel reports whether a word in small letters is a label of a tile.
func (c *candidate) isLabel(word string) bool {
	return slices.ContainsFunc(c.labels, func(labels []int32) bool {
		return slices.ContainsFunc(labels, func(n int32) bool { return c.words.labels[n].low == word })
	})
}

// isOnTiles reports whether a label has one of some words.
func (c *candidate) isOnTiles(words []string) bool {
	return slices.ContainsFunc(c.labels, func(labels []int32) bool {
		return slices.ContainsFunc(labels, func(n int32) bool { return hasAny(c.words.labels[n].low, words...) })
	})
}

// slips finds motifs that are met once or twice and a letter away from one met more often,
// and sides that are not filled in.
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
		if c.sided[m] > 2 || told(m) {
			continue
		}
		if c.sided[m] == 1 {
			lone = append(lone, m)
		}
		for i, o := range c.motifs {
			if o != m && (c.sided[o] > c.sided[m] || c.sided[m] == 1 && c.sided[o] == 1 && i < at) && nearly(m, o) && !isNumber(strings.TrimLeft(m, "+-")) {
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

// at is a doubt of one side.
func (c *candidate) at(d Doubt, tile, side int) Doubt {
	d.Line, d.Tile, d.Side = c.cut.records[c.record[tile]].line, tile+1, side
	return d
}

// located finds the first side that a doubt of a motif or a label is about.
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

// isUnfilled reports whether a label says that nobody knows it yet.
func isUnfilled(label string) bool {
	return label != "" && strings.Trim(label, "?") == "" || label == "…"
}

// digest is the same for candidates that are the same puzzle up to the names of motifs and halves.
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
