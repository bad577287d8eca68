//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// Links to nine tiles, played while the program is still on its way.

// friends is such a link as Go writes it, which no gallery knows.
func friends(more string) string {
	return "#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=From_a_friend&" + more + "end=1"
}

// holding is a host that holds the program back until it is let go.
func holding(t *testing.T) (h *host, let func()) {
	t.Helper()
	h = deploy(t)
	program, err := os.ReadFile(filepath.Join(h.dir, web.WASM))
	require.NoError(t, err)
	gate := make(chan struct{})
	h.damage(nil, map[string]http.HandlerFunc{web.WASM: func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-gate:
			w.Header().Set("Content-Type", web.Types[".wasm"])
			_, _ = w.Write(program)
		case <-r.Context().Done():
		}
	}})
	let = sync.OnceFunc(func() { close(gate) })
	t.Cleanup(let)
	return h, let
}

// tilesLie waits until the tiles lie there, though the program has not come.
func (p *page) tilesLie() *page {
	p.t.Helper()
	p.Until(`document.querySelectorAll('[data-part="tray"] [data-tile]').length === 9`)
	p.Until(`performance.getEntriesByName("playable").length === 1`)
	assert.Equal(p.t, "starting", eval[string](p, `document.body.dataset.phase`))
	return p
}

// sight is what is drawn of the board and of the tiles that wait.
const sight = `document.querySelector('[data-part="board"]').innerHTML + document.querySelector('[data-part="tray"]').innerHTML`

// TestThePageAsItIsSentOffersNoSolve: nobody would hear it before there is a script.
func TestThePageAsItIsSentOffersNoSolve(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	text := eval[string](p, `fetch("./").then((sent) => sent.text())`, chromedp.EvalAwaitPromise)
	assert.Regexp(t, `data-part="intro" hidden>`, text)
}

// TestNineTilesArePlayedBeforeTheProgramIsThere in every motif set; and when it comes,
// nothing jumps, not even the tile in the hand.
func TestNineTilesArePlayedBeforeTheProgramIsThere(t *testing.T) {
	t.Parallel()
	for _, set := range []string{"birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits", "plain", ""} {
		t.Run("set "+set, func(t *testing.T) {
			t.Parallel()
			more := "art=" + set + "&"
			if set == "" {
				more = ""
			}
			h, let := holding(t)
			p := open(t, visit{Host: h, Hash: friends(more)}).tilesLie()
			p.Drag(waiting(0), cell(0))
			p.lies(0, laid{tile: 0})
			p.Click(`[data-action="turn-right"]`)
			p.lies(0, laid{tile: 0, turn: 1})
			p.Drag(waiting(3), cell(1))
			p.UntilText(caption, "2 of 9")
			p.Press("u")
			p.UntilText(caption, "1 of 9")
			p.Press("1", "2")
			p.Click(cell(8))
			p.UntilText(caption, "2 of 9")
			p.Click(undoPlay)
			p.UntilText(caption, "1 of 9")
			p.Drag(waiting(4), cell(1))
			p.UntilText(caption, "2 of 9 · ")

			p.hold(waiting(5), cell(4))
			p.Until(`document.querySelector(".carried")`)
			p.Until(carriedRests)
			before := eval[string](p, sight)
			words := p.Text(caption)
			let()
			p.Ready()
			assert.True(t, before == eval[string](p, sight), "nothing of what is drawn has changed")
			assert.Equal(t, words, p.Text(caption))
			assert.Equal(t, 1, p.Count(".carried"), "it is still in the hand")
			p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(4)))
			p.lies(4, laid{tile: 5})
			p.lies(0, laid{tile: 0, turn: 1})
			p.Click(undoPlay)
			p.Click(undoPlay)
			p.UntilText(caption, "1 of 9")
			assert.Zero(t, p.Count(`[data-part="notice"]`))
			p.Click(`[data-action="tab-solve"]`)
			p.Click(`[data-action="solve"]`)
			p.UntilText(`[data-part="verdict"]`, "solution")
		})
	}
}

// TestWhatIsPressedBeforeTheProgramIsThereIsDone when it has come.
func TestWhatIsPressedBeforeTheProgramIsThereIsDone(t *testing.T) {
	t.Parallel()
	h, let := holding(t)
	p := open(t, visit{Host: h, Hash: friends("art=cats&"), Width: 390, Height: 844, Touch: true}).tilesLie()
	p.Click(`[data-action="hint"]`)
	p.UntilText(told, "Thinking")
	p.Click(`[data-action="tab-solve"]`)
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="searching"]`, "Searching")
	p.Click(`[data-action="tab-watch"]`)
	p.UntilText(`[data-part="watch-sentence"]`, "Just a moment…")
	p.CheckAccessible("a page whose program is on its way")
	let()
	p.Ready()
	p.UntilText(caption, "step 0 of ")
	p.Click(`[data-action="tab-solve"]`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	p.Click(`[data-action="tab-play"]`)
	p.UntilText(told, "row ")
}

// TestOtherLinksBeforeTheProgramIsThere: those to nine tiles come, Back leads to the one
// before, and all others wait.
func TestOtherLinksBeforeTheProgramIsThere(t *testing.T) {
	t.Parallel()
	h, let := holding(t)
	p := open(t, visit{Host: h, Hash: friends("")}).tilesLie()
	other := "#grid=3x3&mates=same&tiles=AaBb.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=Wholes&end=1"
	p.Follow(other)
	p.UntilText(`[data-part="name"]`, "Wholes")
	p.Drag(waiting(0), cell(0))
	p.lies(0, laid{tile: 0})
	eval[bool](p, "history.back() ?? true")
	p.UntilText(`[data-part="waiting-text"]`, "You have a board in progress.")
	p.Click(`[data-action="open-waiting"]`)
	p.UntilText(`[data-part="name"]`, "From a friend")
	eval[bool](p, "history.forward() ?? true")
	p.UntilText(`[data-part="name"]`, "Wholes")
	p.lies(0, laid{tile: 0})
	p.Click(undoPlay)
	p.Follow(jigsaw(2, 2, "F", true).hash("frame=F", "name=Later"))
	assert.Equal(t, "Wholes", p.Text(`[data-part="name"]`))
	let()
	p.Ready()
	p.UntilText(`[data-part="name"]`, "Later")
}

// TestALinkThatOnlyTheProgramReadsWaitsForIt as it did before.
func TestALinkThatOnlyTheProgramReadsWaitsForIt(t *testing.T) {
	t.Parallel()
	for name, hash := range map[string]string{
		"a frame":         jigsaw(3, 3, "F", true).hash("frame=F", "end=1"),
		"unknown words":   friends("shoe=size&"),
		"not to its end":  dogs.hash(),
		"unknown picture": friends("art=zebras&"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h, let := holding(t)
			p := open(t, visit{Host: h, Hash: hash, Noisy: true})
			p.Until(`document.body.dataset.phase === "starting" && document.querySelector('[data-part="play"]')`)
			time.Sleep(time.Second) // so long a reader in the place of Go would have taken many times
			assert.Zero(t, p.Count(`[data-part="tray"] [data-tile]`))
			let()
			p.Ready()
			assert.Equal(t, 9, p.Count(`[data-part="tray"] [data-tile]`))
		})
	}
}

// TestAProgramThatNeverComesLeavesTheTiles, and the page says what does not work.
func TestAProgramThatNeverComesLeavesTheTiles(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	h.damage(nil, map[string]http.HandlerFunc{web.WASM: http.NotFound})
	p := open(t, visit{Host: h, Hash: friends("art=suits&"), Noisy: true})
	p.UntilText(`[data-part="notice"]`, "You can play these tiles, but hints, solving and the rest don’t work yet.")
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))
	p.CheckAccessible("a program that never comes")
	p.Drag(waiting(4), cell(4))
	p.lies(4, laid{tile: 4})
	p.Click(`[data-action="turn-right"]`)
	p.lies(4, laid{tile: 4, turn: 1})
	p.UntilKept(`kept[0].board?.[4]?.[1] === 1`)
	p.Click(`[data-action="hint"]`)
	p.UntilText(`[data-part="notice"]`, "couldn’t be loaded")
	p.Reload()
	p.UntilText(`[data-part="notice"]`, "You can play these tiles")
	p.lies(4, laid{tile: 4, turn: 1})
	h.damage(nil, nil)
	p.Click(`[data-part="notice"] [data-action="retry"]`)
	p.Ready()
	p.lies(4, laid{tile: 4, turn: 1})
	assert.Zero(t, p.Count(`[data-part="notice"]`))
	p.Click(`[data-action="hint"]`)
	p.UntilText(told, "row ")
}

// TestAKitThatNeverComesLeavesItToTheProgram.
func TestAKitThatNeverComesLeavesItToTheProgram(t *testing.T) {
	t.Parallel()
	for name, answer := range map[string]http.HandlerFunc{
		"gone":    http.NotFound,
		"another": func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, errorPage) },
		"silent":  func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := deploy(t)
			h.damage(nil, map[string]http.HandlerFunc{"days/first-cats.json": answer})
			p := open(t, visit{Host: h, Hash: friends("art=cats&"), Noisy: true}).Ready()
			p.Drag(waiting(4), cell(4))
			p.lies(4, laid{tile: 4})
		})
	}
}
