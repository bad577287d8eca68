package texts

import (
	"slices"

	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// Read finds out what a text is, of the formats that are known, and reads it. How says the rest where a
// list of tiles leaves it open.
func Read(known foreign.Formats, text string, how foreign.Taken) (*foreign.Found, error) {
	r := New(known, text, how)
	for !r.Step(1 << 20) {
	}
	return r.Found()
}

// A Reader reads one text in steps, each of which is short. To stop is to drop it.
type Reader struct {
	text  *foreign.Reader // nil for the link of a day, the name of a puzzle, and once the text is read
	still *trial          // of tiles that may not turn, while that is asked
	how   foreign.Taken
	found *foreign.Found
	err   error
}

// New finds out what a text is, of the formats that are known, or the published puzzle that it names. A list of
// tiles is read by the steps that follow.
func New(known foreign.Formats, text string, how foreign.Taken) *Reader {
	r := &Reader{how: how}
	if entry, is := gallery.Named(text); is {
		r.found = &foreign.Found{Format: foreign.Own, Document: entry.Document()}
		return r
	}
	day, is := generate.LinkedDay(text)
	if !is {
		r.text = known.New(text, foreign.How{Taken: how, Judge: judge})
		return r
	}
	document, err := generate.DayOf(day)
	r.found, r.err = &foreign.Found{Format: foreign.Own, Document: document}, err
	return r
}

// Step does about so much work, and reports whether the text is read. The last steps heed what only the
// puzzles tell that a list may say.
func (r *Reader) Step(budget int64) (done bool) {
	switch {
	case r.text != nil:
		if !r.text.Step(budget) {
			return false
		}
		r.found, r.err = r.text.Found()
		r.text = nil
		if r.err == nil && r.found.Outcome != nil && r.how.Order == "" {
			heedOrder(r.found, r.how)
			r.heedStill()
		}
	case r.still != nil:
		verdict, known := r.still.Step(budget)
		if !known {
			return false
		}
		if r.still = nil; verdict != reading.Unsolvable {
			r.found.Outcome.Kind, r.found.Outcome.Question = reading.Ask, reading.AboutRivals
		}
	}
	return r.still == nil
}

// Found is what the text is, once it is read.
func (r *Reader) Found() (*foreign.Found, error) { return r.found, r.err }

// heedStill begins to find out whether rows of digits that are solved as halves may have a solution as tiles
// that may not turn, too: then a person is asked. One who says that they do or do not has decided.
func (r *Reader) heedStill() {
	if r.found.Still != nil && r.found.Outcome.Readings[0].Verdict != reading.Published {
		r.still = trialOf(r.found.Still.Puzzle)
	}
}

// heedOrder takes the sides in another order where the text does not say it and only another one makes
// a published puzzle.
func heedOrder(found *foreign.Found, how foreign.Taken) {
	best := found.Outcome.Readings[0]
	asked := found.Outcome.Question != "" && found.Outcome.Question != reading.AboutSolution
	if asked || best.Verdict == reading.Published || best.Order.Why != reading.Assumed {
		return
	}
	for i, order := range found.Orders {
		if other := best.Reordered(order); isPublished(other) {
			other.Verdict = reading.Published
			found.Outcome.Kind, found.Outcome.Question = reading.Clear, ""
			found.Outcome.Readings[0] = other
			found.Order, found.Orders[0], found.Orders[i] = order, order, found.Orders[0]
			_ = found.Take(0, how) // what is published fills a board
			return
		}
	}
}

// placements is how many the judge makes at most for each reading: some hundredths of a second.
const placements = 100_000

// most is how many tiles a reading may have that is solved: of more a short search knows nothing.
const most = 40

// judge begins to find out what is known of the tiles of a reading.
func judge(r *reading.Reading) reading.Trial {
	document, err := foreign.DocumentOf(r, foreign.Taken{})
	switch {
	case err != nil:
		return &trial{}
	case published(document):
		return &trial{verdict: reading.Published}
	case len(r.Tiles) > most:
		return &trial{}
	}
	t := trialOf(document.Puzzle)
	t.partial = len(r.Tiles) != foreign.Expected(r)
	return t
}

// A trial is a short search for a solution, or what is known without one.
type trial struct {
	search  *search.Search // nil where no more is asked
	left    int64          // placements
	partial bool           // of tiles that are missing or too many it says nothing that they fill no narrow board
	verdict reading.Verdict
}

func trialOf(p *puzzle.Puzzle) *trial {
	return &trial{search: search.Compile(p, search.Options{First: true}).Search(), left: placements}
}

func (t *trial) Step(placements int64) (v reading.Verdict, known bool) {
	if t.search == nil {
		return t.verdict, true
	}
	over := t.search.Step(min(placements, t.left))
	t.left -= placements
	switch {
	case t.search.Counts().Pictures > 0:
		return reading.Solvable, true
	case t.search.Complete() && !t.partial:
		return reading.Unsolvable, true
	}
	return reading.Undecided, over || t.left <= 0
}

// isPublished reports whether the tiles of a reading are a published puzzle, the right way round.
func isPublished(r *reading.Reading) bool {
	document, err := foreign.DocumentOf(r, foreign.Taken{})
	return err == nil && published(document)
}

func published(document *notation.Document) bool {
	return slices.ContainsFunc(gallery.Recognise(document.Puzzle), func(match gallery.Match) bool { return !match.Mirrored })
}
