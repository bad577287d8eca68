//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/experiment"
	model "edgewise/solver/puzzle"
)

// Random puzzles: what the page counts is what is counted natively, another choice ends
// what is under way, and all of it can be stopped.

const (
	random        = `[data-dialog="experiment"]`
	randomVerdict = `[data-part="experiment-verdict"]`
	randomMade    = `[data-part="experiment-made"]`
	randomButton  = `[data-part="experiment-button"]`
	randomFormula = `[data-part="experiment-formula"]`
	randomCurve   = `[data-part="experiment-curve"]`
	randomSeed    = "#experiment-seed"
)

// ToRandom opens the dialog from Settings and help and waits until the usual experiment
// is over.
func (p *page) ToRandom() {
	p.t.Helper()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="experiment"]`)
	p.UntilText(randomMade, "4,147,017")
}

// usual is the experiment that the page begins with, made natively.
func usual(t *testing.T) experiment.Result {
	grid, err := model.GridNamed("3x3")
	require.NoError(t, err)
	e, err := experiment.New(experiment.Options{Puzzles: 10_000, Seed: 2010, Grid: grid, Motifs: 4})
	require.NoError(t, err)
	for !e.Step(1 << 20) {
	}
	return e.Result()
}

func TestRandomPuzzlesOfTheArticle(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="articles"]`)
	p.Until(`document.querySelectorAll('` + articles + ` details').length === 5`)
	assert.Equal(t, 1, p.Count(articles+` [data-action="experiment"]`), "only one article asks for them")
	p.Click(articles + ` details[data-article="insects"] summary`)
	p.Click(articles + ` [data-action="experiment"]`)

	native := usual(t)
	p.UntilText(randomMade, fmt.Sprintf("10,000 random puzzles on 3x3: each side is one of 8 halves, independently and equally likely. Seed: 2010. Placements: %s, in ",
		eval[string](p, fmt.Sprintf(`(%d).toLocaleString("en")`, native.Nodes))))
	assert.Equal(t, fmt.Sprintf("%.2f ± %.2f ways without conflict on average; 1.38 were to be expected. %.1f%% of the puzzles have any.",
		native.Mean(), native.Error(), 100*native.Share()), p.Text(randomVerdict))
	assert.Equal(t, "9! · 4⁹ ÷ 8¹² = 1.384", p.Text(randomFormula))
	rows := eval[[][]int](p, `[...document.querySelectorAll('[data-part="experiment-histogram"] tbody tr')].map((row) =>
		(row.cells[0].textContent + "–" + row.cells[2].textContent).replaceAll(",", "").split("–").map(Number))`)
	var want [][]int
	for _, bin := range native.Bins() {
		row := []int{int(bin.Least), int(bin.Most), bin.Puzzles}
		if bin.Least == bin.Most {
			row = row[1:]
		}
		want = append(want, row)
	}
	assert.Equal(t, want, rows)

	p.Until(`document.querySelector('` + randomCurve + `').ariaBusy === "false"`)
	assert.Equal(t, 24, p.Count(randomCurve+` circle`), "two dots for each number of motifs")
	p.Click(randomCurve + ` summary`)
	assert.Contains(t, p.Text(randomCurve+" table"), fmt.Sprintf("41.38%.1f%%", 100*native.Share()))
	assert.Contains(t, p.Text(randomCurve+" table"), "122.6 × 10⁻⁶0%")
	p.Click(random + ` [data-part="experiment-curve"] summary`)
	p.CheckAccessible("random puzzles")
}

func TestRandomPuzzlesAreChosen(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel}).Ready()
	p.ToRandom()
	p.Fill("#experiment-puzzles", "100000")
	p.UntilText(randomMade, "of 100,000 puzzles")
	p.Fill("#experiment-puzzles", "100")
	p.UntilText(randomMade, "100 random puzzles on 3x3")
	p.UntilText(randomVerdict, "1.28 ± 0.92 ways")
	p.Click(randomButton)
	p.UntilText(randomMade, "Seed: 2011.")
	assert.Equal(t, "2011", p.Value(randomSeed))
	p.Fill("#experiment-edges", "whole")
	p.UntilText(randomFormula, "9! · 4⁹ ÷ 4¹² = 5,670")
	p.Fill("#experiment-motifs", "8")
	p.UntilText(randomFormula, "9! · 4⁹ ÷ 8¹² = 1.384")
	p.UntilText(randomMade, "each side is one of 8 motifs")
	p.Until(`document.querySelector('#experiment-edges [value="dealt"]')`)
	p.Fill("#experiment-edges", "dealt")
	p.UntilText(randomFormula, "= 0.641")
	p.UntilText(randomMade, "100 puzzles with the same edges, shuffled over the tiles. Seed: 2011.")
	assert.False(t, p.Visible(randomCurve), "there is no number of motifs to choose")
	assert.False(t, p.Visible("#experiment-motifs"))
	p.CheckAccessible("a puzzle's own edges")

	// What cannot be chosen is refused, should it be asked for all the same.
	eval[bool](p, `document.querySelector("#experiment-puzzles").append(new Option("", "10000000"), new Option("", "0")) === undefined`)
	for n, said := range map[string]string{"10000000": "10,000,000 puzzles aren’t possible; there may be 1 to 100,000.", "0": "0 puzzles aren’t possible; there may be 1 to 100,000."} {
		p.Fill("#experiment-puzzles", n)
		p.UntilText(randomVerdict, said)
		assert.Empty(t, p.Text(randomFormula))
	}
}

// TestTheSeedIsTyped: the same seed makes the same puzzles, and what is none is told.
func TestTheSeedIsTyped(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Language: "de"}).Ready()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="experiment"]`)
	p.Fill("#experiment-puzzles", "100")
	p.UntilText(randomVerdict, "Im Mittel 1,28 ± 0,92 Möglichkeiten")
	p.Fill(randomSeed, "0") // by which the command begins, see solver/cmd/edgewise/testdata/experiment-de.txt
	p.UntilText(randomVerdict, "Im Mittel 2,04 ± 1,13 Möglichkeiten")
	p.UntilText(randomMade, "Startwert: 0.")
	for _, none := range []string{"", "-1", "1000000000", "sieben"} {
		p.Fill(randomSeed, none)
		p.UntilText(randomVerdict, "Der Startwert ist eine ganze Zahl von 0 bis 999.999.999.")
		assert.Equal(t, 1, p.Count(randomSeed+`[aria-invalid="true"]`), none)
		assert.Empty(t, p.Text(randomMade), none)
	}
	p.CheckAccessible("a seed that is none")
	p.Click(randomButton) // goes on from the last that was one
	p.UntilText(randomMade, "Startwert: 1.")
	p.Fill(randomSeed, "999999999")
	p.UntilText(randomMade, "Startwert: 999999999.")
	assert.Equal(t, 0, p.Count(randomSeed+`[aria-invalid="true"]`))
	p.Click(randomButton)
	p.UntilText(randomMade, "Startwert: 0.")
}

func TestRandomPuzzlesAreStopped(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.ToRandom()
	p.Fill("#experiment-motifs", "2") // of which 100,000 take minutes
	p.Fill("#experiment-puzzles", "100000")
	p.UntilText(randomMade, "of 100,000 puzzles")
	p.UntilText(randomButton, "Stop")
	p.Until(`!document.querySelector('` + randomVerdict + `').textContent.startsWith("Still")`)
	p.Click(randomButton)
	p.UntilText(randomMade, "Stopped after ")
	p.UntilText(random+` [role="status"]`, "Stopped after ")
	stopped := p.Text(randomMade)
	p.UntilText(randomButton, "Again")
	assert.True(t, eval[bool](p, `document.activeElement === document.querySelector('`+randomButton+`')`), "it keeps the focus")
	assert.Contains(t, p.Text(randomVerdict), "ways without conflict on average; 5,670 were to be expected.")
	assert.Equal(t, stopped, p.Text(randomMade), "nothing goes on behind it")
	p.Fill("#experiment-puzzles", "100000")
	p.UntilText(randomButton, "Stop")
	p.Click(random + ` [data-action="close"]`)
	p.Until(`!document.querySelector('` + random + `').open`)
	p.ToRandom() // for the worker is free again
}

func TestRandomPuzzlesByKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.ToRandom()
	p.Until(`document.querySelector('` + randomCurve + `').ariaBusy === "false"`)
	p.tabTo("combobox Number of motifs")
	p.Press("5")
	p.UntilText(randomFormula, "9! · 4⁹ ÷ 10¹² = 0.095")
	p.UntilText(randomButton, "Again")
	p.tabTo("button Again")
	p.Press(kb.Enter)
	p.UntilText(randomMade, "Seed: 2011.")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + random + `').open`)
}

func TestRandomPuzzlesFitAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Language: "de", Width: 390, Height: 844, Touch: true, Dark: true}).Ready()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="experiment"]`)
	p.UntilText(randomMade, "10.000 zufällige Spiele")
	p.Until(`document.querySelector('#experiment-edges [value="dealt"]')`)
	p.Until(`document.querySelector('` + randomCurve + `').ariaBusy === "false"`)
	p.CheckAccessible("random puzzles on a phone")
	p.checkLargeEnoughForAFinger("random puzzles")
	p.checkNothingScrollsSideways("random puzzles")
	p.Fill("#experiment-edges", "dealt")
	p.UntilText(randomMade, "10.000 Spiele mit denselben Kanten")
	p.checkNothingScrollsSideways("a puzzle's own edges")
}
