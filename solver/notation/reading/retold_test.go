package reading_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// Shuffled tiles, other motifs, marks and list marks, and prose around them make no other puzzle.
func TestPuzzlesAreReadHoweverTheyAreTold(t *testing.T) {
	teller := newTeller(1)
	cases := handedCases(t)
	read, asked := 0, 0
	for range texts {
		c := cases[teller.IntN(len(cases))]
		d, err := notation.Read(c.Link)
		if err != nil { // a case without a link
			continue
		}
		text := teller.tell(d.Puzzle)
		if text == "" {
			continue
		}
		o := reading.Read(text, judge)
		if read++; o.Kind == reading.Ask {
			asked++
			continue
		}
		require.Equal(t, reading.Clear, o.Kind, "%q:\n%s", teller.how, text)
		requireSame(t, d.Puzzle, o.Readings[0], text)
	}
	assert.Less(t, 50*asked, read, "at most one of fifty is asked about")
}

// requireSame requires that a reading is a puzzle, up to names, order and turns of its tiles.
func requireSame(t *testing.T, want *puzzle.Puzzle, r *reading.Reading, text string) {
	t.Helper()
	p, err := puzzleOf(r)
	require.NoError(t, err, text)
	require.Equal(t, want.Grid().Name, p.Grid().Name, text)
	arrangements, solutions := counts(t, want)
	a, s := counts(t, p)
	require.Equal(t, []int{arrangements, solutions}, []int{a, s}, text)
}

// Tiles that are mended by somebody else's guess are another puzzle: a mistake is asked about.
func TestMistakesAreAskedAbout(t *testing.T) {
	teller := newTeller(2)
	cases := handedCases(t)
	for range texts {
		c := cases[teller.IntN(len(cases))]
		d, err := notation.Read(c.Link)
		if err != nil || len(d.Puzzle.Tiles()) > 16 || len(d.Puzzle.Tiles()[0]) != 4 {
			continue
		}
		sep := pick(teller, ", ", "; ", " | ")
		text, what := teller.slip(teller.list(d.Puzzle, sep), sep)
		if text == "" {
			continue
		}
		o := reading.Read(text, judge)
		if o.Kind == reading.Clear && what == "letters exchanged" { // a mistake that means the same
			requireSame(t, d.Puzzle, o.Readings[0], text)
			continue
		}
		require.NotEqual(t, reading.Clear, o.Kind, "%s:\n%s", what, text)
	}
}

// Of two lists under one another neither is read without a word about the other.
func TestTwoListsAreAskedAbout(t *testing.T) {
	teller := newTeller(4)
	cases := handedCases(t)
	for range texts / 4 {
		sep := pick(teller, ", ", "; ", " | ", "\t")
		var lists, links []string
		for len(lists) < 2 {
			c := cases[teller.IntN(len(cases))]
			d, err := notation.Read(c.Link)
			if err != nil || slices.Contains(links, c.Link) || len(d.Puzzle.Tiles()[0]) != 4 {
				continue
			}
			if _, framed := d.Puzzle.Frame(); framed { // a frame without a sign for it looks like any motif
				continue
			}
			if list := teller.list(d.Puzzle, sep); list != "" {
				lists, links = append(lists, list), append(links, c.Link)
			}
		}
		text := teller.both(lists[0], lists[1])
		require.NotEqual(t, reading.Clear, reading.Read(text, judge).Kind, text)
	}
}

func TestTextsWithoutTilesAreNotRead(t *testing.T) {
	teller := newTeller(3)
	refused := 0
	for range texts {
		text := teller.noise()
		o := reading.Read(text, judge)
		require.NotEqual(t, reading.Clear, o.Kind, text)
		if o.Kind == reading.Refuse {
			refused++
		}
	}
	assert.Greater(t, refused, texts*98/100)
}
