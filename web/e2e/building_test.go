//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The guide that builds one tile at a time, on the whole screen. web/flows tests what it says.

const (
	companion  = `dialog[data-dialog="companion"]`
	buildNext  = `[data-part="build-next"]`
	buildCount = ".told-tile .count"
)

// TestTheCompanionFitsEveryScreen: the tile, its turn and Next are in sight without scrolling.
func TestTheCompanionFitsEveryScreen(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request: async () => ({ release: async () => {} }) }) });`}).AtSolve()
	p.Solve("Two solutions")
	for _, language := range []string{"en", "de", "fr", "da"} {
		p.Set("language", language)
		p.Until(`document.documentElement.lang === ` + quote(language))
		p.Click(`.panel > div:not([hidden]) [data-action="build"]:not([hidden])`)
		p.Until(`document.activeElement?.id === "companion-title"`)
		for _, size := range [][2]int64{{320, 568}, {390, 664}, {844, 390}, {820, 1180}, {1280, 800}} {
			p.Resize(size[0], size[1], size[0] < 820)
			faults := eval[[]string](p, `(() => {
				const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
				const cut = [".site .next", ".told-tile h3", ".find .piece", ".told-tile .turned", ".told-tile .stepper", `+quote(buildNext)+`].filter((part) => {
					const { left, top, right, bottom } = boxOf(part);
					const beside = boxOf(".steps").left > right - 1 || part === `+quote(buildNext)+`;
					return left < 0 || top < 0 || right > innerWidth || bottom > (beside ? innerHeight : boxOf(".steps").top + 1);
				});
				if (document.querySelector('`+companion+`').scrollWidth > innerWidth) cut.push("it scrolls sideways");
				if (boxOf(`+quote(buildNext)+`).height < 56) cut.push("the button is low");
				return cut;
			})()`)
			assert.Empty(t, faults, "%dx%d in %s", size[0], size[1], language)
		}
		p.Press(kb.Escape)
		p.Until(`!document.querySelector('` + companion + `')`)
	}
}
