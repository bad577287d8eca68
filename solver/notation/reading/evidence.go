package reading

import (
	"slices"
	"strings"
)

// weigh collects the evidence for a candidate. The weights were set by hand on the texts in testdata. Evidence of
// value 0 is left out.
func (c *candidate) weigh() {
	sides := float64(len(c.tiles)*c.sides - c.unfilled)
	motifs := float64(len(c.motifs))
	c.say("tiles", 2.5, min(float64(len(c.tiles)), 16)/16)
	c.say("few motifs", 2, max(-1, 1-4*motifs/sides))
	c.say("motifs met once", 2, -float64(c.once())/motifs)
	switch c.split {
	case Whole:
	case Shifted, Parity, Summed: // numbers are pictures unless all else speaks for halves
		c.say("halves", 1.2, -1)
	default:
		c.say("halves", 1, 1)
	}
	if c.split != Whole {
		c.say("balance of halves", 1.5, 1-2*float64(c.imbalance())/sides)
		c.say("both halves", 1.5, c.share)
	}
	if c.fits {
		c.say("fills a board", 1.5, 1)
	}
	if c.plain() {
		c.say("plain labels", 1, 1)
	}
	if len(c.motifs) < 2 || len(c.motifs) == 2 && c.split == Whole {
		c.say("hardly any motifs", 6, -1)
	}
	if c.sides == 3 && c.sep.at == nil && !slices.ContainsFunc(c.motifs, func(m string) bool { return !isNumber(m) }) {
		c.say("three digits are a number", 8, -1)
	}
	c.say("motifs keep to a side", 5, -max(0, 1-2*c.wandering()))
	c.say("sides that never change", 3, -float64(c.constant()))
	if c.agrees {
		c.say("as the text says", 6, 1)
	}
	c.say("doubts", .6, -float64(len(c.doubts)))
}

func (c *candidate) say(name string, weight, value float64) {
	if value == 0 {
		return
	}
	c.evidence = append(c.evidence, Evidence{Name: name, Value: value, Weight: weight})
	c.score += weight * value
}

// once counts the motifs that only one side shows.
func (c *candidate) once() int {
	n := 0
	for _, times := range c.sided {
		if times == 1 {
			n++
		}
	}
	return n
}

// imbalance counts the halves, over all motifs, that have no other half to match.
func (c *candidate) imbalance() int {
	more := map[string]int{}
	for _, tile := range c.tiles {
		for _, p := range tile {
			switch p.half {
			case one:
				more[p.motif]++
			case other:
				more[p.motif]--
			}
		}
	}
	sum := 0
	for _, n := range more {
		sum += max(n, -n)
	}
	return sum
}

// wandering is the share of motifs that occur in more than one column. Those of tiles do; the columns of other
// tables have words of their own.
func (c *candidate) wandering() float64 {
	first := map[string]int{}
	found := map[string]bool{}
	for _, tile := range c.tiles {
		for side, p := range tile {
			if at, known := first[p.motif]; !known {
				first[p.motif] = side
			} else if at != side {
				found[p.motif] = true
			}
		}
	}
	return float64(len(found)) / float64(len(first))
}

// constant counts the columns with the same label in every row: such a column is a word between the sides. If
// hardly any rows differ it returns 0.
func (c *candidate) constant() int {
	n := 0
	different := map[uint64]bool{}
	for _, tile := range c.tiles {
		h := newHash()
		for _, p := range tile {
			h.add(p.motif)
			h.number(int(p.half))
		}
		different[h.sum] = true
	}
	for side := range c.sides {
		same := true
		for _, tile := range c.tiles {
			same = same && tile[side] == c.tiles[0][side]
		}
		if same && len(different) > 3 {
			n++
		}
	}
	return n
}

// plain reports whether every motif is a word or a picture.
func (c *candidate) plain() bool {
	for _, m := range c.motifs {
		if strings.TrimFunc(m, func(r rune) bool { return r >= 0x80 }) != "" &&
			strings.IndexFunc(m, func(r rune) bool { return !wordy(r) && r != ' ' && r != '-' }) >= 0 {
			return false
		}
	}
	return true
}
