package reading_test

import (
	"encoding/json"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A handed is a text that people or programs write, and what has to come of it.
type handed struct {
	Name, Kind, Text, Grid         string
	Link                           string // the puzzle meant, as far as there is one
	Tiles, Arrangements, Solutions int
	Ask                            bool // the text does not decide
	Must                           bool // it has to be asked about, as nothing in it is right
	Refuse                         bool // there are no tiles in it
}

func handedCases(t testing.TB) []handed {
	t.Helper()
	text, err := os.ReadFile("testdata/handed.json")
	require.NoError(t, err)
	var cases []handed
	require.NoError(t, json.Unmarshal(text, &cases))
	return cases
}

// counts counts the full boards of a puzzle. The puzzles of the tests have few.
func counts(t testing.TB, p *puzzle.Puzzle) (arrangements, solutions int) {
	t.Helper()
	s := search.Compile(p, search.Options{Order: search.Row}).Search()
	s.Step(3_000_000)
	require.True(t, s.Complete(), "the puzzles of the tests are small")
	c := s.Counts()
	arrangements, err := strconv.Atoi(string(c.Arrangements))
	require.NoError(t, err)
	return arrangements, int(c.Solutions)
}

func TestHandedTextsAreReadRight(t *testing.T) {
	right, asked := 0, 0
	for _, c := range handedCases(t) {
		t.Run(c.Name, func(t *testing.T) {
			o := reading.Read(c.Text, judge)
			switch {
			case c.Refuse:
				assert.Equal(t, reading.Refuse, o.Kind)
			case c.Must || c.Ask && o.Kind == reading.Ask:
				assert.Equal(t, reading.Ask, o.Kind)
				asked++
			default:
				require.Equal(t, reading.Clear, o.Kind, "question: %s", o.Question)
				p, err := puzzleOf(o.Readings[0])
				require.NoError(t, err)
				arrangements, solutions := counts(t, p)
				assert.Equal(t, []any{c.Grid, c.Tiles, c.Arrangements, c.Solutions},
					[]any{p.Grid().Name, len(p.Tiles()), arrangements, solutions})
				right++
			}
		})
	}
	assert.Equal(t, 731, right)
	assert.Equal(t, 58, asked)
}
