//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// staysHere keeps random presses on the page: no link leads elsewhere, nothing is printed, saved or chosen.
const staysHere = `
	globalThis.print = () => {};
	addEventListener("click", (event) => {
		const link = event.target.closest?.("a[href], a[download], input[type=file]");
		if (link && (link.download || link.type === "file" || link.pathname !== location.pathname)) event.preventDefault();
	}, true);`

// somewhere is where the next press goes: to one of the things in sight that react to it, sometimes to any
// point, after a scroll now and then. It answers with x and y.
const somewhere = `((which, right, down, scroll) => {
	if (scroll < 0.05) (document.querySelector("dialog[open]") ?? document.scrollingElement).scrollBy(0, (down - 0.4) * innerHeight);
	const reacts = 'button, a[href], input:not([type="file"], [type="date"]), textarea, summary, [data-action], [data-cell], [data-tile], [data-part="pad"], [tabindex="0"]';
	const all = [...document.querySelectorAll(reacts)].flatMap((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		const [at, to] = [x + width * right, y + height * down];
		const hit = document.elementFromPoint(at, to);
		return hit && element.contains(hit) ? [[at, to]] : [];
	});
	return (scroll < 0.9 && all[Math.floor(which * all.length)]) || [right * innerWidth, down * innerHeight];
})`

// TestRandomPressesCauseNoError: the presses are the same in every run, and 5,000 where EDGEWISE_CAMPAIGN is 100. Taps,
// drags and keys at random, on a phone, leave the console empty.
func TestRandomPressesCauseNoError(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(46, 46))
	starts := []string{"", dogs.hash(), "#grid=hex2&tiles=ABCDEF.abcdef.AbCdEf.aBcDeF.ABcdEF.abCDef.AbcDEf", "#day=2026-11-22", friends}
	keys := []string{kb.Tab, kb.Enter, " ", kb.Escape, "?", "r", "1", "5", "z", "a", "B", kb.ArrowLeft, kb.ArrowRight, kb.ArrowUp}
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true, Before: staysHere}).Ready()
	for n := range 50 * campaign(2) {
		if n%250 == 249 {
			p.Visit(starts[random.IntN(len(starts))]).Ready()
		}
		if random.IntN(8) == 0 {
			p.Press(keys[random.IntN(len(keys))])
			continue
		}
		where := func() (at point, there bool) {
			found, err := chromedp.Run(p.ctx, chromedp.Evaluate[[]float64](fmt.Sprintf("%s(%f, %f, %f, %f)", somewhere, random.Float64(), random.Float64(), random.Float64(), random.Float64())))
			if err != nil && strings.Contains(err.Error(), "navigated") {
				return point{}, false
			}
			require.NoError(t, err)
			return point{found[0], found[1]}, true
		}
		from, there := where()
		if !there {
			continue
		}
		p.touches(input.DispatchTouchEventTypeTouchStart, from)
		if to, is := where(); is && random.IntN(4) == 0 {
			for step := range 4 {
				share := float64(step+1) / 4
				p.touches(input.DispatchTouchEventTypeTouchMove, point{from.x + share*(to.x-from.x), from.y + share*(to.y-from.y)})
			}
		}
		p.touches(input.DispatchTouchEventTypeTouchEnd)
	}
}
