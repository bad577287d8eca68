package reading

import (
	"slices"
	"sort"
)

// MaxJudged is the most readings of a text that are judged.
const MaxJudged = 6

const (
	floor   = 4.0 // a reading with less is none,
	least   = 2.0 // unless it is this good and has a doubt that can be asked about
	margin  = 1.2 // a reading that is less worse than this is a rival
	far     = 6.0 // a reading that is so much worse is not looked at
	handful = 7.0 // a reading of a handful of tiles with less is doubted: words are alike by chance
)

// leastPairs is how many pairs of numbers make a splitting a rival of whole pictures, if both have a solution. With
// fewer pairs a solution is chance.
const leastPairs = 4

// luck is subtracted from the score of whole pictures whose solution may be chance.
const luck = 4.0

// rank keeps the best candidates: for each puzzle the best one that accounts for every sign of the text.
func rank(all []*candidate, s *source) []*candidate {
	sort.SliceStable(all, func(i, j int) bool { return all[i].score > all[j].score })
	tried := map[uint64]int{} // how many candidates of a puzzle lose something, or enough where one does not
	var kept []*candidate
	for _, c := range all {
		if len(kept) == MaxJudged {
			break
		}
		d := c.digest()
		if len(c.tiles) > MaxTiles && len(kept) > 0 || tried[d] == mostTried || len(kept) > 0 && c.score < kept[0].score-far && !kept[0].follows(c) {
			continue
		}
		if tried[d]++; c.accounts(s) {
			kept = append(kept, c)
			tried[d] = mostTried
		}
	}
	return kept
}

// mostTried is how many candidates of a puzzle are checked for lost signs before rank gives the puzzle up.
const mostTried = 4

// believe adds the verdict of the judge to the evidence.
func (c *candidate) believe(v Verdict) {
	c.verdict = v
	switch {
	case v == Solvable:
		c.say("has a solution", 3, 1)
	case v == Published:
		c.say("is published", 4, 1)
	case v == Unsolvable && !c.mistyped(): // a slip may be why
		c.say("has no solution", 1, -1)
	}
}

func (c *candidate) solved() bool { return c.verdict == Solvable || c.verdict == Published }

// decide chooses the outcome from the judged candidates, and puts the one to show first in front.
func decide(cs []*candidate, s *source) (OutcomeKind, Question) {
	for _, c := range cs {
		// Numbers are whole first wherever that has a solution.
		if c.numbered() && !c.agrees && slices.ContainsFunc(cs, func(o *candidate) bool { return c.table == o.table && o.split == Whole && o.solved() }) {
			c.score -= far
		}
		// Whole pictures often have a solution by chance, which is no reason to take a list of halves with a
		// mistake for them.
		if c.split == Whole && !c.agrees && c.verdict == Solvable && slices.ContainsFunc(cs, func(o *candidate) bool {
			return c.table == o.table && o.split != Whole && !o.numbered()
		}) {
			c.score -= luck
		}
	}
	sort.SliceStable(cs, func(i, j int) bool { return cs[i].score > cs[j].score })
	if len(cs) == 0 {
		return Refuse, ""
	}
	if cs[0].score < floor {
		i := slices.IndexFunc(cs, func(c *candidate) bool { return len(c.doubts) > 0 && c.score >= least })
		if i < 0 {
			return Refuse, ""
		}
		cs[0], cs[i] = cs[i], cs[0]
	}
	for _, c := range cs {
		c.doubtOrder(s)
	}
	best := cs[0]
	n := len(best.tiles)
	switch {
	case slices.ContainsFunc(cs[1:], best.paired), best.solvedByChance() && slices.ContainsFunc(cs[1:], func(o *candidate) bool { return o.table == best.table }):
		return Ask, AboutRivals
	case len(best.doubts) > 0:
		return Ask, AboutDoubts
	case n < 4, n < 6 && best.score < handful, best.sides == 4 && !best.fits && n < 12 && !best.solved(), !best.fits && best.isOdd():
		return Ask, AboutCount
	case slices.ContainsFunc(cs[1:], best.listed):
		first := 0
		for i, c := range cs[1:] {
			if best.listed(c) && best.rivalled(c) && cs[first].follows(c) && c.above(cs[first]) {
				first = i + 1
			}
		}
		advance(cs, first)
		return Ask, AboutLists
	case slices.ContainsFunc(cs[1:], best.rivalled), slices.ContainsFunc(cs[1:], best.splits):
		return Ask, AboutRivals
	case best.verdict == Unsolvable:
		if i := slices.IndexFunc(cs, (*candidate).solved); i > 0 && !best.agrees { // what has a solution is offered first
			advance(cs, i)
		}
		return Ask, AboutSolution
	}
	return Clear, ""
}

// advance moves a candidate in front of the others.
func advance(cs []*candidate, at int) {
	c := cs[at]
	copy(cs[1:], cs[:at])
	cs[0] = c
}

// isOdd reports whether the tiles fill only a narrow board, or a 4x4 board but for one tile: then some are missing
// or too many.
func (c *candidate) isOdd() bool {
	width, height := sizeOf(c.grid)
	return height < 3 && width*height != 6 || len(c.tiles) == 15
}

// rivalled reports whether another candidate is about as good.
func (c *candidate) rivalled(o *candidate) bool {
	return o.score > c.score-margin && (len(o.doubts) == 0 || len(c.doubts) > 0)
}

// numbered reports whether the candidate takes numbers as halves, or other labels with nothing in common.
func (c *candidate) numbered() bool { return c.split.isNumbered() }

// mistyped reports whether all doubts of a candidate are about labels on its tiles.
func (c *candidate) mistyped() bool {
	return len(c.doubts) > 0 && !slices.ContainsFunc(c.doubts, func(d Doubt) bool { return d.Tile == 0 || d.Kind == Unfilled })
}

// paired reports whether another candidate takes the same numbers as other halves, or as whole pictures, and may be
// right too. Only a person can tell k and k+n from odd and even.
func (c *candidate) paired(o *candidate) bool {
	return c.table == o.table && c.agrees == o.agrees && (c.numbered() || o.numbered()) && c.verdict == Solvable && o.verdict == Solvable && min(len(c.motifs), len(o.motifs)) >= leastPairs
}

// solvedByChance reports whether an unlikely pairing of numbers may have a solution only because a number is mistyped: any
// but k and k+n, and all of them where every tile has each number, as in sets of whole pictures.
func (c *candidate) solvedByChance() bool {
	return c.numbered() && !c.agrees && c.verdict == Solvable && (c.split != Shifted || c.hasEach())
}

// hasEach reports whether all tiles, except perhaps one, have each label once.
func (c *candidate) hasEach() bool {
	repeating := 0
	different := map[int32]bool{}
	for _, labels := range c.labels {
		for side, n := range labels {
			different[n] = true
			if slices.Index(labels, n) < side {
				repeating++
				break
			}
		}
	}
	return len(different) == c.sides && repeating <= 1
}

// splits reports whether the candidate finds several tiles on a line that is one tile for the other candidate.
func (c *candidate) splits(o *candidate) bool {
	return len(o.tiles) >= 4 && o.tileALine() && !c.tileALine()
}

// follows reports whether another candidate may be a list of its own, above or below this one.
func (c *candidate) follows(o *candidate) bool {
	if o.score < least || len(o.tiles) < leastLines || !o.tileALine() || !c.tileALine() {
		return false
	}
	return c.above(o) || o.above(c)
}

// above reports whether the last tile begins on a line above the first one of another candidate.
func (c *candidate) above(o *candidate) bool {
	_, to := c.lines()
	from, _ := o.lines()
	return to < from
}

// listed reports whether another candidate is a second list that the person may mean. Next to a published puzzle
// only an equally good list counts.
func (c *candidate) listed(o *candidate) bool {
	return c.follows(o) && (c.verdict != Published || c.rivalled(o))
}

// lines returns the lines on which the first and the last tile begin.
func (c *candidate) lines() (first, last int) {
	return c.lineOf(0), c.lineOf(len(c.record) - 1)
}

// tileALine reports whether no two tiles begin on the same line.
func (c *candidate) tileALine() bool {
	for i := 1; i < len(c.record); i++ {
		if c.lineOf(i) == c.lineOf(i-1) && c.record[i] != c.record[i-1] {
			return false
		}
	}
	return true
}

// reading converts a candidate to a Reading.
func (c *candidate) reading(s *source) *Reading {
	names := c.names()
	for n := range c.meant {
		_, codes := c.legend.of(c.words.labels[n].text)
		for _, code := range codes {
			c.explained[code] = true
		}
	}
	r := &Reading{
		Sides: c.sides, Grid: c.grid, Fits: c.fits, Halves: c.halfNames(), Split: c.split, Frame: names[c.frame], Order: c.order,
		Doubts: slices.Clone(c.doubts), Evidence: c.evidence, Score: c.score, Verdict: c.verdict,
	}
	for i, d := range r.Doubts {
		if d.Kind == MotifSlip {
			d.Text, d.Guess = c.slipped(d, names)
		}
		d.Text = Shortened(d.Text)
		r.Doubts[i] = d
	}
	for i, parts := range c.tiles {
		record := c.cut.records[c.record[i]]
		tile := Tile{Line: record.line, Mark: c.mark(i), Remark: c.remark[c.record[i]]}
		for side, p := range parts {
			tile.Sides = append(tile.Sides, Side{Label: c.words.labels[c.labels[i][side]].text, Motif: names[p.motif], Half: int(p.half)})
		}
		r.Tiles = append(r.Tiles, tile)
	}
	r.sort()
	for _, f := range c.tell(s) {
		isAround := f.Kind == Around
		switch {
		case isAround && slices.ContainsFunc(c.doubts, func(d Doubt) bool {
			return d.Line == f.Line && (d.Kind == Rule || d.Kind == Correction || d.Text == f.Text && (d.Kind == LeftOut || d.Kind == Between))
		}): // what is asked about is not told once more
			continue
		case (isAround || f.Kind == Remark) && slices.ContainsFunc(c.heeded, func(s *stated) bool { return s.isOn(f.Line) }):
			f.Kind = Stated
		case isAround && c.legend.says(f.Line, c.explained):
			f.Kind = Legend
		}
		r.Facts = append(r.Facts, f)
	}
	r.entitle(s)
	return r
}

// slipped returns what to call a mistyped motif and its guess. A motif that is called by its labels has one for
// each half, so the guess is the label of the same half.
func (c *candidate) slipped(d Doubt, names map[string]string) (text, guess string) {
	if d.Tile == 0 || !c.calledByLabel(d.Guess) && !c.calledByLabel(d.Text) {
		return names[d.Text], names[d.Guess]
	}
	shown := c.tiles[d.Tile-1][d.Side].half
	for i, tile := range c.tiles {
		for side, p := range tile {
			if p.motif == d.Guess && p.half == shown {
				guess = c.words.labels[c.labels[i][side]].text
			}
		}
	}
	return c.words.labels[c.labels[d.Tile-1][d.Side]].text, guess
}
