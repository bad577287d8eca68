//go:build e2e

package e2e

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lang is the language that the page says it is written in.
func (p *page) lang() string {
	p.t.Helper()
	return eval[string](p, "document.documentElement.lang")
}

func TestPageSpeaksTheLanguageOfTheBrowser(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ browser, lang, solve string }{
		{"de-CH,fr", "de", "Lösen"},
		{"fr-CA,de", "fr", "Résoudre"},
		{"eo,de", "de", "Lösen"},
		{"eo", "en", "Solve"},
	} {
		p := open(t, visit{Language: test.browser}).AtSolve()
		assert.Equal(t, test.lang, p.lang(), test.browser)
		assert.Equal(t, test.solve, p.Text(`[data-action="solve"]`), test.browser)
	}
}

func TestPageIsGermanThroughout(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Language: "de"}).AtSolve()
	assert.Equal(t, "Die Karten, noch ungelegt", p.Text(`[data-part="caption"]`))
	assert.Equal(t, "Neun Karten. Wie passen sie?", p.Text(`[data-part="invitation"]`))
	assert.Equal(t, []string{"Teilen", "Spiele", "Einstellungen und Hilfe", "Meine Karten eingeben", "Lösen"}, p.Heard("button"))
	p.SolveAll("Zwei Lösungen.")
	assert.Equal(t, "16 Anordnungen = 2 Lösungen × 4 Drehungen des Bretts × 2 Möglichkeiten, die Karten 3 und 4 zu tauschen.",
		p.Text(`[data-part="derivation"]`))
	p.UntilText(`[data-part="effort"]`, "Die Lehrbuchsuche hat 73.508 Versuche gemacht")
	assert.Equal(t, "Lösung 1 von 2", p.Text(`[data-part="caption"]`))
	assert.Regexp(t, `^Zeile 1, Spalte 1: Karte \d(, (nach rechts|nach links|auf den Kopf) gedreht)?; oben: \S+ · (Kopf|Ende), rechts: `, p.Cells()[0])
	p.Follow(dogs.with(6, "GSb").hash("end=1"))
	p.UntilText(`[data-part="notices"]`, "Karte 7: „GSb“ hat 3 Seiten statt 4.")
	assert.Empty(t, eval[[]string](p, `[...document.querySelectorAll("[data-say]")].filter((element) => !element.textContent).map((element) => element.dataset.say)`))
}

func TestLanguageSettingOverridesTheBrowser(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Language: "de"}).AtSolve()
	p.SolveAll("Zwei Lösungen.")
	tables, err := filepath.Glob("../words/??.js")
	require.NoError(t, err)
	assert.Equal(t, 1+len(tables), p.Count(`[data-setting="language"] option`), "each language can be chosen, and the browser's")
	assert.Equal(t, "Deutsch", p.Text(`[data-setting="language"] [lang="de"]`))
	p.Set("language", "en")
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	assert.Equal(t, "en", p.lang())
	assert.Equal(t, "Solution 1 of 2", p.Text(`[data-part="caption"]`))
	checkSolution(t, dogs, p.Board(dogs))
	p.Reload().AtSolve()
	assert.Equal(t, "en", p.lang())
	p.Set("language", "auto")
	p.UntilText(`[data-action="solve"]`, "Lösen")
	assert.Equal(t, "de", p.lang())
}

func TestThemeFollowsTheSystemUntilItIsSet(t *testing.T) {
	t.Parallel()
	background := `getComputedStyle(document.documentElement).backgroundColor`
	light := open(t, visit{}).AtSolve()
	dark := open(t, visit{Dark: true}).AtSolve()
	day, night := eval[string](light, background), eval[string](dark, background)
	assert.NotEqual(t, day, night)
	for _, p := range []*page{light, dark} {
		p.Set("theme", "dark")
		p.Until(background + " === " + quote(night))
		p.Set("theme", "light")
		p.Until(background + " === " + quote(day))
	}
	dark.Reload().AtSolve()
	dark.Until(background + " === " + quote(day))
	dark.Set("theme", "auto")
	dark.Until(background + " === " + quote(night))
}

// moves says whether anything is on its way.
const moves = `document.getAnimations().some((animation) => Number(animation.effect.getTiming().duration) > 1)`

func TestTilesGlideIntoPlace(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Moving: true}).AtSolve()
	p.Solve("Two solutions.")
	eval[bool](p, `document.querySelector('[data-action="show-all"]').click() ?? true`)
	p.Until(moves)
	p.Until("!" + moves)
}

func TestNothingMovesForThoseWhoWantItStill(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	eval[bool](p, `(globalThis.moved = false) || (function look() {
		moved ||= `+moves+`;
		requestAnimationFrame(look);
	})() || true`)
	p.SolveAll("Two solutions.")
	p.Click(`[data-action="next"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	checkSolution(t, dogs, p.Board(dogs))
	p.Until(`document.querySelectorAll("g.joins > g").length === 12`)
	assert.False(t, eval[bool](p, "moved"))
}

func TestPlainShapesOverrideTheArtwork(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	art := eval[string](p, `document.querySelector("#edge-B").innerHTML`)
	p.Set("plain", "true")
	p.Until(`document.querySelector("#edge-B").innerHTML !== ` + quote(art))
	p.Set("plain", "false")
	p.Until(`document.querySelector("#edge-B").innerHTML === ` + quote(art))
}
