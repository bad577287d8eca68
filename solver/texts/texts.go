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

// Read finds out which of the known formats a text has, and reads it. How decides what a list of
// tiles leaves open.
func Read(known foreign.Formats, text string, how foreign.Taken) (*foreign.Found, error) {
	r := New(known, text, how)
	for !r.Step(1 << 20) {
	}
	return r.Found()
}

// A Reader reads one text in short steps. To cancel it, drop it.
type Reader struct {
	text    *foreign.Reader // nil for the link of a day, the name of a puzzle, and once the text is read
	upright *trial          // searches for a solution with tiles that may not turn; nil unless that is asked
	how     foreign.Taken
	found   *foreign.Found
	err     error
}

// New finds out which of the known formats a text has, or which published puzzle it names. Step
// reads a list of tiles.
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

// Step does about the given work, and reports whether the text is read. The last steps use what
// is known of puzzles to choose between the readings of a list.
func (r *Reader) Step(budget int64) (done bool) {
	switch {
	case r.text != nil:
		if !r.text.Step(budget) {
			return false
		}
		r.found, r.err = r.text.Found()
		r.text = nil
		if r.err == nil && r.found.Outcome != nil && r.how.Order == "" {
			checkOrder(r.found, r.how)
			r.checkUpright()
		}
	case r.upright != nil:
		verdict, known := r.upright.Step(budget)
		if !known {
			return false
		}
		if r.upright = nil; verdict != reading.Unsolvable {
			r.found.Outcome.Kind, r.found.Outcome.Question = reading.Ask, reading.AboutRivals
		}
	}
	return r.upright == nil
}

// Found returns what the text is, once it is read.
func (r *Reader) Found() (*foreign.Found, error) { return r.found, r.err }

// checkUpright begins to find out whether rows of digits that have a solution as halves may also
// have one as tiles that may not turn. If so, the outcome is a question, unless the person has
// already said whether the tiles turn.
func (r *Reader) checkUpright() {
	if r.found.Still != nil && r.found.Outcome.Readings[0].Verdict != reading.Published {
		r.upright = trialOf(r.found.Still.Puzzle)
	}
}

// checkOrder takes the sides in another order if the text does not say the order and only another
// one makes a published puzzle.
func checkOrder(found *foreign.Found, how foreign.Taken) {
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
			_ = found.Take(0, how) // a published puzzle fills a board
			return
		}
	}
}

// trialPlacements is the most that the judge makes for each reading: some hundredths of a second.
const trialPlacements = 100_000

// maxTiles bounds the readings that the judge solves: of larger ones a short search learns
// nothing.
const maxTiles = 40

// judge begins to find out what is known of the tiles of a reading.
func judge(r *reading.Reading) reading.Trial {
	document, err := foreign.DocumentOf(r, foreign.Taken{})
	switch {
	case err != nil:
		return &trial{}
	case published(document):
		return &trial{verdict: reading.Published}
	case len(r.Tiles) > maxTiles:
		return &trial{}
	}
	t := trialOf(document.Puzzle)
	t.partial = len(r.Tiles) != foreign.Expected(r)
	return t
}

// A trial is a short search for a solution, or a verdict that is known without one.
type trial struct {
	search  *search.Search // nil if the verdict is known
	left    int64          // placements
	partial bool           // tiles are missing or too many, so a search without a solution proves nothing
	verdict reading.Verdict
}

func trialOf(p *puzzle.Puzzle) *trial {
	return &trial{search: search.Compile(p, search.Options{First: true}).Search(), left: trialPlacements}
}

// Step makes at most so many placements, and reports whether the verdict is known.
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

// isPublished reports whether the tiles of a reading are a published puzzle, not mirrored.
func isPublished(r *reading.Reading) bool {
	document, err := foreign.DocumentOf(r, foreign.Taken{})
	return err == nil && published(document)
}

func published(document *notation.Document) bool {
	return slices.ContainsFunc(gallery.Recognise(document.Puzzle), func(match gallery.Match) bool { return !match.Mirrored })
}
