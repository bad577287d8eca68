package foreign

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// identity is the puzzle of a document as text, with the mates of the edges on its tiles and no
// others.
func identity(d *notation.Document) string {
	p := d.Puzzle
	bare := notation.Document{Puzzle: p}
	var kept []string
	for pair := range strings.SplitSeq(bare.Link(), "&") {
		if !strings.HasPrefix(pair, "mates=") {
			kept = append(kept, pair)
		}
	}
	var mates []string
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			mates = append(mates, edge.String()+p.Mates()[edge].String())
		}
	}
	slices.Sort(mates)
	return strings.Join(kept, "&") + " " + strings.Join(slices.Compact(mates), ".")
}

// counts are the three counts of a puzzle, if few nodes suffice.
func counts(p *puzzle.Puzzle) (c search.Counts, known bool) {
	s := search.Compile(p, search.Options{Order: search.Row}).Search()
	if !s.Step(fewNodes) {
		return c, false
	}
	return s.Counts(), true
}

const fewNodes = 2000

// shown is what every side of every cell shows on the document's board.
func shown(d *notation.Document) string {
	text := ""
	for cell, c := range d.Puzzle.Grid().Cells {
		for side := range c.Beyond {
			sign := " "
			if edge, filled := d.Board.Edge(puzzle.Seat{Cell: cell, Side: side}); filled {
				sign = edge.String()
			}
			text += sign
		}
	}
	return text
}

// requireComesBack reads a written document, and requires that it is the same except for the
// reported losses.
func requireComesBack(t *testing.T, d *notation.Document, format, text string, lost []*puzzle.Fault) {
	t.Helper()
	found := readAll(t, text)
	back, says := withoutSigns(found.Document, d), d.Link()+" as "+format+": "+text
	gone := func(codes ...string) bool {
		return slices.ContainsFunc(lost, func(f *puzzle.Fault) bool { return slices.Contains(codes, f.Code) })
	}
	if format == Own || format == "json" {
		require.Empty(t, lost, says)
		require.Equal(t, d.Link(), back.Link(), says)
		return
	}
	if !gone("lost-names") {
		require.Equal(t, [3]string{d.Name, d.By, d.Art}, [3]string{back.Name, back.By, back.Art}, says)
		require.Len(t, back.Motifs, len(d.Motifs), says)
	}
	if gone("lost-halves", "lost-frame", "lost-turn", "lost-grid", "lost-clues", "lost-tiles") {
		return // another puzzle, as reported
	}
	if was, known := counts(d.Puzzle); known {
		if is, known := counts(back.Puzzle); known {
			require.Equal(t, was, is, says)
		}
	}
	if gone("lost-signs") {
		return
	}
	if d.Board != nil && d.Board.Filled() > 0 && !gone("lost-board") {
		require.NotNil(t, back.Board, says)
		require.Equal(t, shown(d), shown(back), says)
	}
	if !gone("lost-order") {
		require.Equal(t, identity(d), identity(back), says)
	}
}

// requireAllComeBack writes the document in every format and reads it again. It returns how many
// formats it was written in, and how many refused it because they could not read it again.
func requireAllComeBack(t *testing.T, d *notation.Document) (written, refused int) {
	t.Helper()
	link := readAll(t, "#"+d.Link())
	require.Equal(t, d.Link(), link.Document.Link())
	for _, format := range All() {
		if !format.IsWritten() {
			continue
		}
		text, lost, err := All().Write(format.ID, d)
		switch {
		case err == nil:
			written++
		case strings.HasPrefix(err.Error(), "unfit-reading"):
			refused++
			t.Log(format.ID, d.Link())
		}
		switch {
		case err != nil && format.has(pasted):
			require.Regexp(t, "^unfit-(grid|whole|nothing),", err.Error())
		case err != nil:
			require.Regexp(t, "^unfit-", err.Error())
		case !format.has(pasted):
			requireComesBack(t, d, format.ID, text, lost)
		case !containsCode(lost, "lost-reading"): // a piece of a program, from which only the tiles are read
			back := readAll(t, text)
			require.Len(t, back.Document.Puzzle.Tiles(), len(d.Puzzle.Tiles()), text)
		}
	}
	return written, refused
}

// thrown are the bytes of this many puzzles, the same each time.
func thrown(first, puzzles int) func(yield func([]byte) bool) {
	return func(yield func([]byte) bool) {
		for seed := range puzzles {
			dice := rand.NewChaCha8([32]byte{byte(first + seed), byte((first + seed) >> 8), byte((first + seed) >> 16)})
			data := make([]byte, 400)
			dice.Read(data)
			if !yield(data) {
				return
			}
		}
	}
}

// FuzzWrite: what is written is read as the same puzzle, or the losses are reported. TestRoundTrips has
// more such bytes.
func FuzzWrite(f *testing.F) {
	for data := range thrown(0, 6) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) { requireAllComeBack(t, anyPuzzle(data)) })
}

// TestRoundTrips is FuzzWrite with random puzzles; TestLongRoundTrips has many more. A puzzle
// that fits a format is also written if it has enough tiles to be recognised, and both halves if
// it has halves.
func TestRoundTrips(t *testing.T) {
	written, refused := 0, 0
	for data := range thrown(0, 300) {
		d := anyPuzzle(data)
		w, r := requireAllComeBack(t, d)
		heads, tails := 0, 0
		for _, tile := range d.Puzzle.Tiles() {
			for _, edge := range tile {
				switch mate := d.Puzzle.Mates()[edge]; {
				case mate == edge || mate == puzzle.Nothing:
				case edge < mate:
					heads++
				default:
					tails++
				}
			}
		}
		if len(d.Puzzle.Tiles()) >= leastTiles && (heads == 0) == (tails == 0) {
			written, refused = written+w, refused+r
		}
	}
	assert.Less(t, refused, written/50, "of %d: numbers of which some are halves of others in one reading", written)
}

// withoutSigns drops the art of digits and letters that a text without names gets when read,
// unless the document had it before.
func withoutSigns(back, said *notation.Document) *notation.Document {
	if said.Art == notation.Signs || back.Art != notation.Signs {
		return back
	}
	d := *back
	d.Art, d.Motifs = "", maps.Clone(back.Motifs)
	maps.DeleteFunc(d.Motifs, func(_ puzzle.Edge, name string) bool { return notation.IsShort(name) })
	return &d
}
