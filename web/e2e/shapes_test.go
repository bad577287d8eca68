//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPuzzlesOfEveryShapeAreSolved(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	for _, test := range []struct {
		name       string
		puzzle     puzzle
		keys       []string
		derivation string
		task       string
	}{
		{"one tile", jigsaw(1, 1, "", true), nil, "4 arrangements = 1 solution × 4 turns of the board.", ""},
		{"two rows of three", jigsaw(3, 2, "", true), nil, "2 arrangements = 1 solution × 2 turns of the board.", ""},
		{"three rows of two", jigsaw(2, 3, "", true), nil, "2 arrangements = 1 solution × 2 turns of the board.", ""},
		{"one row of eight", jigsaw(8, 1, "", true), nil, "2 arrangements = 1 solution × 2 turns of the board.", ""},
		{"one column of eight", jigsaw(1, 8, "", true), nil, "2 arrangements = 1 solution × 2 turns of the board.", ""},
		{
			"framed", jigsaw(3, 3, "a", true), []string{"frame=a"},
			"4 arrangements = 1 solution × 4 turns of the board.", "Frame edges go around the outside and nowhere else.",
		},
		{
			"tiles that may not turn", jigsaw(3, 3, "", false), []string{"turn=no"},
			"There is exactly one arrangement.", "You can’t turn them.",
		},
		{
			"a clue", jigsaw(3, 2, "", true), []string{"clues=0.5.0"},
			"There is exactly one arrangement.", "One tile is already in place.",
		},
	} {
		p.Follow(test.puzzle.hash(append(test.keys, "name="+strings.ReplaceAll(test.name, " ", "_"))...))
		p.UntilText(`[data-part="name"]`, test.name)
		assert.Contains(t, p.Text(`[data-part="task"]`), test.task, test.name)
		p.SolveAll("One solution.")
		assert.Equal(t, test.derivation, p.Text(`[data-part="derivation"]`), test.name)
		checkSolution(t, test.puzzle, p.Board(test.puzzle))
	}
}

func TestPuzzleWithoutASolutionIsAPuzzle(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	for name, hash := range map[string]string{
		"two tiles that never meet":   "#grid=2x1&tiles=ABCD.EFGH",
		"a clue that no tile goes by": jigsaw(3, 3, "", false).hash("turn=no", "clues=0.0.0"),
	} {
		p.Follow(hash + "&name=" + strings.ReplaceAll(name, " ", "_"))
		p.UntilText(`[data-part="name"]`, name)
		p.Solve("These tiles have no solution.")
		assert.Contains(t, p.Text(`[data-part="derivation"]`), "Every possibility has been checked.")
		for _, action := range []string{"show-one", "show-all", "put", "next"} {
			assert.False(t, p.Visible(`[data-action="`+action+`"]`), "%s: %s", name, action)
		}
	}
}

func TestLongSearchShowsWhereItIsAndStops(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: endless().hash("name=Endless")}).AtSolve()
	placements := func() string {
		return p.Text(`[data-part="progress"] > div:nth-child(3) dd`)
	}
	most := p.MostTouched(func() {
		p.Click(`[data-action="solve"]`)
		p.Until(`document.querySelector('[data-part="searching"]').checkVisibility()`)
		p.Until(`document.querySelector('[data-part="progress"] > div:nth-child(3) dd')`)
		before := placements()
		p.Until(fmt.Sprintf(`document.querySelector('[data-part="progress"] > div:nth-child(3) dd').textContent !== %q`, before))
		p.Until(`!["0:00", "0:01"].includes(document.querySelector('[data-part="progress"] dd').textContent)`)
	})
	assert.Less(t, most, 500, "elements that the page touched at one go")
	assert.False(t, p.Visible(`[data-part="intro"]`))

	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	assert.Regexp(t, `^So far: (no solution\. There may still be one|[\d,]+ solutions?\. There may be more)\.$`, p.Text(`[data-part="derivation"]`))
	assert.Contains(t, p.Text(`[data-part="effort"]`), "So far the fast search has made")

	p.Click(`[data-action="solve-again"]`)
	p.Until(`document.querySelector('[data-part="searching"]').checkVisibility()`)
	p.OpenPublished("One Tough Puzzle")
	require.False(t, p.Visible(`[data-part="searching"]`), "another puzzle ends the search")
	p.SolveAll("One solution.")
	checkSolution(t, suits, p.Board(suits))
}
