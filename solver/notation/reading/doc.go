// Package reading finds the tiles in a text: a list as people type it, a table, a piece of a
// program, a mail with tiles in it.
//
// A text does not say how its list is written, and the first way that works is sometimes a wrong one.
// So the reader follows all plausible ways. Each ends in a candidate, and the evidence for and against it
// is added up. Only a clear winner is read. Where two are near, the person is asked; where none is good,
// the text is refused.
//
//	text ─ normalise ─ cut ─ list marks ─ separators ─ columns ─ halves ─ candidates ─ evidence ─ outcome
//	       one         lines   1. • Tile 1:  , ; | / ─   top: left:  fox head                       clear
//	       spelling    brackets              space       Tile( …     FOX fox                        ask
//	                   words …               glyphs                  3 -3 …                         refuse
//
// In the order in which they work:
//
//	source*.go            one spelling for what means the same; markup goes
//	cut.go, cut_*.go      the text into records, each of which may be a tile
//	mark.go               list marks in front of records, which have to run on or to repeat
//	separator.go, place.go  a record into labels, one for each side
//	label.go              the words of a label
//	table.go, remark.go   records with equally many labels, and what stands beside these
//	copies.go             how many of a tile there are
//	doubt.go              what is odd about the other records
//	columns.go            words that a whole column has: keys, constructors, fillers
//	halving*.go           labels into motif and half
//	legend.go             what the text says that its letters and numbers stand for
//	rule*.go              what the text says of sides that fit
//	order*.go, words.go   which side stands first and which way round they go
//	candidate.go, grid.go tiles, clockwise from the top, the board and its frame
//	evidence.go           what speaks for a candidate, by weight
//	correction.go         what is left out and may change tiles
//	account.go, lost.go   nothing is lost, and no sign that tells sides apart
//	title.go              what the text calls the puzzle
//	outcome.go            clear, ask or refuse
//	reorder.go            the same reading with the sides in another order
//
// Every rule is here because a text needs it: without it a test of this package, of foreign or of texts
// fails.
//
// # Nothing is lost
//
// Every letter, digit and picture of the text is on a side, in a list mark, or in a [Fact] that says
// what it was taken for. A candidate that loses one has misunderstood the text and is dropped. Lines
// that look like tiles and are none are doubts ([Doubt]); a reading with doubts is never clear.
//
// # Reading is a value
//
// Each Step of a [Reader] looks at about as many signs as it is told to. To pause, stop calling Step; to
// stop, drop the reader. Finding out whether tiles have a solution takes long, so the caller does it: a
// [Judge] gives a [Verdict] for at most [MaxJudged] readings. It bounds its work by placements, not by
// time, so that the outcome is the same everywhere.
//
// # Bounds
//
// A cut has at most 2,000 records, a reading 60 motifs; a text whose best reading has more than 1,024 tiles is
// refused with their number. All stages are linear in the
// text: 64 kB take some tens of milliseconds.
package reading
