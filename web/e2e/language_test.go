//go:build e2e

package e2e

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The language, theme and motion that the browser asks for. Tests of the translations need no
// browser.

func TestLanguageAndThemeFollowTheBrowserUntilTheyAreSet(t *testing.T) {
	t.Parallel()
	const background = `getComputedStyle(document.documentElement).backgroundColor`
	german := visit{Language: "de-CH,fr", Dark: true}
	p := open(t, german).AtSolve()
	assert.Equal(t, "de", eval[string](p, "document.documentElement.lang"))
	assert.Equal(t, []string{"Teilen", "Spiele", "Einstellungen und Hilfe", "Meine Karten eingeben", "Lösen"}, p.Heard("button"))
	night := eval[string](p, background)
	german.Dark = false
	p.dress(german)
	p.Until(background + " !== " + quote(night))
	day := eval[string](p, background)
	p.Set("theme", "dark")
	p.Until(background + " === " + quote(night))
	german.Dark = true
	p.dress(german)
	p.Set("theme", "light")
	p.Until(background + " === " + quote(day))
	p.Set("language", "en")
	p.UntilText(`[data-part="solve"]`, "Solve")
	p.Reload().AtSolve()
	p.Until(background + " === " + quote(day))
	p.UntilText(`[data-part="solve"]`, "Solve")
	p.Set("theme", "auto")
	p.Until(background + " === " + quote(night))
	p.Set("language", "auto")
	p.UntilText(`[data-part="solve"]`, "Lösen")
}

// moves is whether an animation is running.
const moves = `document.getAnimations().some((animation) => Number(animation.effect.getTiming().duration) > 1)`

// TestTilesGlideIntoPlace, unless the visitor prefers reduced motion.
func TestTilesGlideIntoPlace(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	eval[bool](p, `(globalThis.moved = false) || (function look() {
		moved ||= `+moves+`;
		requestAnimationFrame(look);
	})() || true`)
	p.SolveAll("Two solutions.")
	p.Click(`[data-action="next"]`)
	p.UntilText(caption, "Solution 2 of 2")
	checkSolution(t, dogs, p.Board(dogs))
	p.Until(`document.querySelectorAll("g.joins > g").length === 12`)
	assert.False(t, eval[bool](p, "moved"))

	p.dress(visit{Moving: true})
	p.Click(`[data-action="next"]`)
	p.UntilText(caption, "Solution 1 of 2")
	p.Until("moved")
	p.Until("!" + moves)
}
