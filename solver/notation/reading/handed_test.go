package reading_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A handed is a text and what has to come of it.
type handed struct {
	Name, Kind, Text, Grid, Link   string
	Tiles, Arrangements, Solutions int
	Ask, Must, Refuse              bool
}

func handedCases(t testing.TB) []handed {
	t.Helper()
	text, err := os.ReadFile("testdata/handed.json")
	require.NoError(t, err)
	var cases []handed
	require.NoError(t, json.Unmarshal(text, &cases))
	return cases
}

func counts(p *puzzle.Puzzle) (arrangements, solutions int) {
	s := search.Compile(p, search.Options{Order: search.Row}).Search()
	s.Step(3_000_000)
	if !s.Complete() {
		return -2, -2
	}
	c := s.Counts()
	arrangements, _ = strconv.Atoi(string(c.Arrangements))
	return arrangements, int(c.Solutions)
}

// samePuzzle reports whether a reading has the tiles of a link, in their order, up to the names of
// motifs and of their halves, and to turns.
func samePuzzle(r *reading.Reading, link string) bool {
	d, err := notation.Read(link)
	if err != nil {
		return false
	}
	p, err := puzzleOf(r)
	if err != nil {
		return false
	}
	if p.Grid().Name != d.Puzzle.Grid().Name {
		return false
	}
	a1, s1 := counts(p)
	a2, s2 := counts(d.Puzzle)
	return a1 == a2 && s1 == s2
}

func TestHanded(t *testing.T) {
	tally := map[string]int{}
	for _, c := range handedCases(t) {
		o := reading.Read(c.Text, judge)
		result := "right"
		right := func() bool {
			p, err := puzzleOf(o.Readings[0])
			if err != nil || p.Grid().Name != c.Grid && c.Kind != "x" {
				return false
			}
			a, s := counts(p)
			return a == c.Arrangements && s == c.Solutions
		}
		switch {
		case c.Refuse:
			if o.Kind != reading.Refuse {
				result = "not refused: " + string(o.Kind)
			}
		case o.Kind == reading.Refuse:
			result = "refused"
		case o.Kind == reading.Ask && !c.Ask:
			result = "asked"
		case o.Kind == reading.Ask:
			result = "asked rightly"
		case c.Must:
			result = "misread: must ask"
		case !right():
			result = "misread"
		}
		tally[result]++
		if result != "right" && result != "asked rightly" {
			fmt.Printf("%-14s %-40s %s", result, c.Name, o.Question)
			if len(o.Readings) > 0 {
				for _, r := range o.Readings[:min(2, len(o.Readings))] {
					fmt.Printf(" | %v %d %s %s %.2f v%d", r.Split, len(r.Tiles), r.Grid, r.Order, r.Score, r.Verdict)
				}
				if len(o.Readings[0].Doubts) > 0 {
					fmt.Printf(" doubts %v", o.Readings[0].Doubts[0])
				}
			}
			fmt.Println()
		}
	}
	fmt.Println(tally)
}
