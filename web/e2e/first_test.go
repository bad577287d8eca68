//go:build e2e

package e2e

import (
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// A link to nine tiles, which people can play before the program has loaded.

// friends is such a link, as Go writes it, to a puzzle that is not published.
const friends = "#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=From_a_friend&art=cats&end=1"

// holding returns a host that holds the program back until letGo is called.
func holding(t *testing.T) (h *host, letGo func()) {
	t.Helper()
	h = deploy(t)
	program, err := os.ReadFile(filepath.Join(h.dir, fileIn(h.dir, web.WASM)))
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
	letGo = sync.OnceFunc(func() { close(gate) })
	t.Cleanup(letGo)
	return h, letGo
}

// sight is the drawing of the board and of the tray.
const sight = `document.querySelector('[data-part="board"]').innerHTML + document.querySelector('[data-part="tray"]').innerHTML`

// TestNineTilesArePlayedBeforeTheProgramIsThere: when the program arrives nothing jumps, not even
// the tile in the hand. ../flows/friends.test.js tests every set of motifs.
func TestNineTilesArePlayedBeforeTheProgramIsThere(t *testing.T) {
	t.Parallel()
	h, letGo := holding(t)
	p := open(t, visit{Host: h, Hash: friends})
	p.Until(`document.querySelectorAll('[data-part="tray"] [data-tile]').length === 9`)
	p.Until(`performance.getEntriesByName("playable").length === 1`)
	assert.Equal(t, "starting", eval[string](p, `document.body.dataset.phase`))
	p.Drag(waiting(0), cell(0))
	p.lies(0, laid{tile: 0})
	p.Click(`[data-action="turn-right"]`)
	p.lies(0, laid{tile: 0, turn: 1})
	p.Drag(waiting(4), cell(1))
	p.UntilText(caption, "2 of 9 · ")

	p.hold(waiting(5), cell(4))
	p.Until(`document.querySelector(".carried")`)
	p.Until(carriedRests)
	before := eval[string](p, sight)
	words := p.Text(caption)
	letGo()
	p.Ready()
	assert.True(t, before == eval[string](p, sight), "nothing of what is drawn has changed")
	assert.Equal(t, words, p.Text(caption))
	assert.Equal(t, 1, p.Count(".carried"), "it is still in the hand")
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(4)))
	p.lies(4, laid{tile: 5})
	p.lies(0, laid{tile: 0, turn: 1})
	assert.Zero(t, p.Count(`[data-part="notice"]`))
}
