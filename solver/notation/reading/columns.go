package reading

import "math/bits"

// Words that are in a whole column say nothing of a tile. A column set is one bit for each column.
type columnSet uint16

// A columns knows the distinct labels of each column of a table.
type columns struct {
	table *table
	words *vocabulary
	ids   [][]int32         // the distinct labels of each column
	times [][]int           // how many rows have each
	now   []map[int32]int32 // what has become of each label as it came
}

func newColumns(t *table) *columns {
	n := t.sides * t.per
	c := &columns{table: t, words: t.words, ids: make([][]int32, n), times: make([][]int, n), now: make([]map[int32]int32, n)}
	for i := range n {
		at := map[int32]int{}
		c.now[i] = map[int32]int32{}
		for _, row := range t.rows {
			k, found := at[row[i]]
			if !found {
				k = len(c.ids[i])
				at[row[i]] = k
				c.ids[i], c.times[i] = append(c.ids[i], row[i]), append(c.times[i], 0)
				c.now[i][row[i]] = row[i]
			}
			c.times[i][k]++
		}
	}
	return c
}

// label is what the kth distinct label of a column is now.
func (c *columns) label(column, k int) *label {
	return c.words.labels[c.now[column][c.ids[column][k]]]
}

// A spread says in which columns a word stands in every row, and in which in any.
type spread struct {
	word          string
	always, first columnSet // first: as the first word in every row
	ever          columnSet
}

// spreads lists the words that stand in every row of a column.
func (c *columns) spreads() []*spread {
	known := map[string]*spread{}
	var out []*spread
	for i := range c.ids {
		for _, w := range c.label(i, 0).lower {
			if known[w] == nil {
				known[w] = &spread{word: w}
				out = append(out, known[w])
			}
		}
	}
	for i := range c.ids {
		rows := map[*spread]int{}
		for k := range c.ids[i] {
			seen := map[*spread]bool{}
			for _, w := range c.label(i, k).lower {
				if s := known[w]; s != nil && !seen[s] {
					seen[s] = true
					rows[s]++
					s.ever |= 1 << i
				}
			}
		}
		for s, n := range rows {
			if n == len(c.ids[i]) {
				s.always |= 1 << i
			}
		}
		for _, s := range out {
			if s.always&(1<<i) != 0 && c.begins(i, s.word) {
				s.first |= 1 << i
			}
		}
	}
	kept := out[:0]
	for _, s := range out {
		if s.always != 0 {
			kept = append(kept, s)
		}
	}
	return kept
}

// begins reports whether every label of a column begins with a word.
func (c *columns) begins(column int, word string) bool {
	for k := range c.ids[column] {
		if c.label(column, k).lower[0] != word {
			return false
		}
	}
	return true
}

// replace gives the kth distinct label of a column fewer words. What goes is counted.
func (c *columns) replace(column, k int, words []string) {
	c.now[column][c.ids[column][k]] = c.words.of(words)
}

// drop takes a word out of the labels of some columns that have other words, too.
func (c *columns) drop(word string, where columnSet, kind FactKind) {
	for i := range c.ids {
		if where&(1<<i) == 0 {
			continue
		}
		for k := range c.ids[i] {
			l := c.label(i, k)
			if len(l.words) < 2 {
				continue
			}
			for j, w := range l.lower {
				if w == word {
					c.replace(i, k, without(l.words, j))
					c.table.drop(l.words[j], c.times[i][k], kind)
					break
				}
			}
		}
	}
}

func without(words []string, at int) []string {
	return append(append([]string(nil), words[:at]...), words[at+1:]...)
}

// drop counts a word that no side needs, and tells of it once.
func (t *table) drop(word string, times int, kind FactKind) {
	if t.dropped == nil {
		t.dropped = map[string]int{}
	}
	if t.dropped[word] == 0 {
		t.facts = append(t.facts, Fact{Kind: kind, Text: word})
	}
	t.dropped[word] += times
}

// widths is the fewest words that a label of the column has, and how many most have.
func (c *columns) widths(column int) (least, common int) {
	least = len(c.label(column, 0).words)
	count := map[int]int{}
	for k := range c.ids[column] {
		n := len(c.label(column, k).words)
		least = min(least, n)
		count[n] += c.times[column][k]
	}
	for n, times := range count {
		if times > count[common] || times == count[common] && n < common {
			common = n
		}
	}
	return least, common
}

// tidyColumns drops the words of a table that are no labels, and gives the order of the sides where
// the columns name them.
func tidyColumns(t *table) (order string) {
	c := newColumns(t)
	order = c.keys()
	c.fillers(order != "")
	c.repeated()
	c.wrappers()
	for _, row := range t.rows {
		for i := range row {
			row[i] = c.now[i][row[i]]
		}
	}
	return order
}

// keys finds words for sides that stand in one column each, and in every row: keys. A half that is
// called like a side wanders over the columns.
func (c *columns) keys() (order string) {
	t, n := c.table, len(c.ids)
	if t.sides != 4 {
		return c.roundKeys()
	}
	keys := make([]*spread, n)
	taken := map[string]bool{}
	spreads := c.spreads()
	for i := range n {
		if least, _ := c.widths(i); least < 2 {
			continue
		}
		for _, s := range spreads {
			if !mayName(s.word) || s.always&(1<<i) == 0 || keys[i] != nil {
				continue
			}
			where := s.ever
			switch {
			case s.first&(1<<i) == 0:
			case t.per == 2: // a half may be called like a side: "up": "down"
				where &= s.first
			case !taken[s.word]:
				where = 1 << i
			}
			parallel := columnSet(1<<(i%4) | 1<<(i%4+4))
			if where == 1<<i || t.per == 2 && where == parallel {
				keys[i], taken[s.word] = s, true
			}
		}
	}
	var names []string
	where := columnSet(0)
	for i, s := range keys {
		if s != nil {
			where |= 1 << i
			names = append(names, s.word)
		}
	}
	if order = orderOf(names[:min(4, len(names))]); order == "" {
		return ""
	}
	for i, s := range keys {
		if s != nil {
			c.drop(s.word, 1<<i, Key)
		}
	}
	for _, s := range spreads {
		if isOneOf(s.word, fillers|articles|prepositions) && s.ever == s.always { // "to the right", "to the left"
			c.drop(s.word, s.always, Filler)
		}
	}
	return order
}

// fillers drops "the", "of" and their like where a label has more than two words. The first and the
// last word of a label may be a half ("in" and "out"), unless a key stood there ("on the left") or it
// is an article; and so may a letter, where other labels have letters in its place.
func (c *columns) fillers(keyed bool) {
	for i := range c.ids {
		for k := range c.ids[i] {
			l := c.label(i, k)
			if len(l.words) < 3 {
				continue
			}
			var kept, dropped []string
			for j, w := range l.lower {
				inner := j > 0 && j < len(l.words)-1 || j == 0 && isOneOf(w, articles)
				if isOneOf(w, fillers|articles|prepositions) && (keyed || inner) {
					dropped = append(dropped, l.words[j])
				} else {
					kept = append(kept, l.words[j])
				}
			}
			if len(kept) < 2 {
				continue
			}
			for _, w := range dropped {
				c.table.drop(w, c.times[i][k], Filler)
			}
			c.replace(i, k, kept)
		}
	}
}

// repeated drops words that every side has, or every side's motif or half where those alternate.
func (c *columns) repeated() {
	n := len(c.ids)
	all := columnSet(1<<n - 1)
	const even, odd = columnSet(0x555), columnSet(0xaaa)
	for _, s := range c.spreads() {
		if s.ever != s.always {
			continue
		}
		if s.always == all || c.table.per == 2 && (s.always == even&all || s.always == odd&all) {
			c.drop(s.word, s.always, Repeated)
		}
	}
}

// wrappers drops a word that always stands in one column, where that column has more words than
// others: "Tile(" at the first side.
func (c *columns) wrappers() {
	for _, s := range c.spreads() {
		if bits.OnesCount16(uint16(s.always)) != 1 || s.ever != s.always {
			continue
		}
		at := bits.TrailingZeros16(uint16(s.always))
		if _, width := c.widths(at); width > c.narrowest() {
			c.drop(s.word, s.always, Wrapper)
		}
	}
}

// narrowest is the fewest words that a column has in most rows.
func (c *columns) narrowest() int {
	_, least := c.widths(0)
	for i := range c.ids {
		_, width := c.widths(i)
		least = min(least, width)
	}
	return least
}
