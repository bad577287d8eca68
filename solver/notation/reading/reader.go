package reading

import "strings"

// A Reader reads one text, a bounded bit at a time. It is a value: to pause is not to call Step, to
// stop is to drop it.
type Reader struct {
	judge   Judge
	source  *source
	words   *vocabulary
	said    saidOrders // what the text says of the order of the sides
	header  Order      // of the line that names the sides of hexagons, if there is one
	headed  int        // that line
	shape   int        // how many sides the tiles have by a word for their shape, or 0
	codes   bool       // what looks like hours are labels
	letters bool       // sides may have letters for names
	legend  legend
	rules   []*stated
	before  map[int]saidOrders // and what it says right before a line
	known   map[uint64]bool
	seps    []*separator

	stages  []func() // what is found out of the whole text before it is cut
	cutters []cutter
	cuts    []cut // of the last cutter, to be gone through
	marking marking
	sep     int
	marks   []marked

	rows    labelRows
	found   []*candidate
	first   []*candidate // of the text before it was read again
	judged  []*candidate
	next    int   // candidate to be judged
	trial   Trial // of that one, once it has begun
	outcome *Outcome
	seen    Seen
}

// New begins to read a text. Without a judge readings are not solved, and fewer texts are clear.
func New(text string, judge Judge) *Reader {
	r := &Reader{judge: judge, source: normalise(text), words: newVocabulary(""), known: map[uint64]bool{}, before: map[int]saidOrders{}, cutters: cutters()}
	r.stages = []func(){
		func() {
			r.codes = areCodes(r.source.text)
			r.shape = shapeSaid(r.source.text)
			r.said = ordersSaid(r.source.text, r.codes)
			if order, at := headerIn(r.source.filled); len(order) == directions {
				r.header, r.headed = Order{order, ByHeader}, r.source.filled[at].line
			}
			r.chooseSeparators()
		},
		func() { r.legend, r.rules = legendOf(r.source), rulesSaid(r.source) },
	}
	return r
}

// shapeSaid is how many sides tiles have that a text calls hexagons or triangles, or 0.
func shapeSaid(text string) int {
	text = strings.ToLower(text)
	switch {
	case hasAny(text, "hexagon", "sechseck", "sekskant"):
		return 6
	case hasAny(text, "triang", "dreieck", "trekant"):
		return 3
	}
	return 0
}

// leastNames is how many names of sides four tiles have if each names its four sides.
const leastNames = 16

// chooseSeparators drops the separators that occur nowhere in the text.
func (r *Reader) chooseSeparators() {
	r.letters = namesIn(r.source.text, leastNames) == leastNames
	joined := hasAny(r.source.text, " and ", " und ", " et ", " og ", " y ", " e ", " en ", " and\n")
	for _, sep := range separators() {
		if sep.ands && !joined || sep.name == "name of a side" && r.said.names < leastNames || sep.name == letterOfASide && !r.letters {
			continue
		}
		r.seps = append(r.seps, &sep)
	}
}

// Read reads a text to the end.
func Read(text string, judge Judge) *Outcome {
	r := New(text, judge)
	for !r.Step(1 << 20) {
	}
	return r.Outcome()
}

// Step looks at about so many signs, or makes as many placements to judge a reading. It reports whether the text is
// read.
func (r *Reader) Step(signs int) (done bool) {
	for signs > 0 && r.outcome == nil {
		switch {
		case len(r.stages) > 0:
			r.stages[0]()
			r.stages = r.stages[1:]
			signs -= len(r.source.text)
		case len(r.cuts) > 0:
			signs -= r.try()
		case len(r.cutters) > 0:
			r.cuts = r.fresh(r.cutters[0](r.source))
			r.cutters = r.cutters[1:]
			signs -= len(r.source.text)
		default:
			r.conclude(int64(signs))
			return r.Done()
		}
	}
	return r.Done()
}

// Done reports whether there is an outcome.
func (r *Reader) Done() bool { return r.outcome != nil }

// Outcome is the result of the reading, or nil while the reader is not done.
func (r *Reader) Outcome() *Outcome { return r.outcome }

// fresh keeps the cuts that no earlier cutter made, and prepares them.
func (r *Reader) fresh(cuts []cut) []cut {
	kept := cuts[:0]
	for _, c := range cuts {
		if len(c.records) < 2 || r.known[c.digest()] {
			continue
		}
		if r.said.names >= 4*leastAligned || r.letters {
			if other, is := c.aligned(r.letters); is {
				c = other
			}
		}
		if d := c.digest(); !r.known[d] {
			r.known[d] = true
			c.prepare()
			kept = append(kept, c)
		}
	}
	return kept
}

// try reads the first cut with the next kind of list mark and the next separator. It returns how many signs it
// looked at.
func (r *Reader) try() (signs int) {
	c := &r.cuts[0]
	for i := range c.records {
		signs += len(c.records[i].text)
	}
	if r.sep == 0 {
		marks, ok := unmark(c.records, r.marking, r.marks)
		if r.marks = marks; !ok {
			r.advance()
			return signs
		}
	}
	if sep := r.seps[r.sep]; sep.mayPart(c.signs) && (c.words == 0 || r.marking == unmarked && sep.at == nil) {
		for _, t := range r.tables(c, r.marks, r.marking, sep) {
			r.found = append(r.found, r.candidates(t)...)
		}
	}
	if r.sep++; r.sep == len(r.seps) {
		r.advance()
	}
	return signs
}

// advance moves on to the next kind of list mark, or to the next cut.
func (r *Reader) advance() {
	r.sep = 0
	if r.marking++; r.marking == markings {
		r.marking = unmarked
		r.cuts = r.cuts[1:]
	}
}

// conclude judges the next of the best candidates with at most so many placements. After the last candidate it
// decides the outcome.
func (r *Reader) conclude(placements int64) {
	if r.judged == nil {
		r.judged = rank(r.found, r.source)
		r.found = nil
		if r.readAgain() {
			return
		}
		if r.first != nil {
			r.choose()
		}
		if len(r.judged) > 0 && len(r.judged[0].tiles) > MaxTiles {
			r.seen.Tiles = len(r.judged[0].tiles)
			r.judged = nil
		}
	}
	for ; r.next < len(r.judged) && r.judge != nil; r.next++ {
		c := r.judged[r.next]
		if c.unfilled > 0 {
			continue
		}
		if r.trial == nil {
			r.trial = r.judge(c.reading(r.source))
		}
		if v, known := r.trial.Step(placements); known {
			c.believe(v)
			r.trial = nil
			r.next++
		}
		return
	}
	kind, question := decide(r.judged, r.source)
	for i, c := range r.judged {
		if c.doubtLast(r.source) && i == 0 && kind == Clear {
			kind, question = Ask, AboutDoubts
		}
	}
	r.outcome = &Outcome{Kind: kind, Question: question, Seen: r.seen}
	for _, c := range r.judged {
		r.outcome.Readings = append(r.outcome.Readings, c.reading(r.source))
	}
}

// see remembers how many things most lines have, for a refusal.
func (r *Reader) see(c *cut, l *labelRows) {
	if c.name != "lines" {
		return
	}
	for things, records := range l.counts {
		if things > 1 && records > r.seen.Records {
			r.seen.Records, r.seen.Things = records, things
		}
	}
}
