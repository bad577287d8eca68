//go:build e2e

package e2e

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPuzzleBoardAndSettingsSurviveAReload(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.OpenPublished("Insects")
	p.PutOne()
	cells, hash := p.Cells(), p.Hash()
	p.Set("theme", "dark")
	p.Set("plain", "true")
	p.Set("letters", "true")
	p.Set("language", "de")
	p.UntilText(`[data-part="caption"]`, "Dein Brett · 1 von 9")
	same := func(how string) {
		t.Helper()
		p.UntilText(`[data-part="caption"]`, "Dein Brett · 1 von 9")
		assert.Equal(t, "Insects", p.Text(`[data-part="name"]`), how)
		assert.Equal(t, hash, p.Hash(), how)
		assert.Equal(t, "dark", eval[string](p, "document.documentElement.dataset.theme"), how)
		p.Click(`[data-action="more"]`)
		for _, setting := range []string{"plain", "letters", "conflicts"} {
			assert.True(t, eval[bool](p, `document.querySelector('[data-setting="`+setting+`"]').checked`), "%s: %s", how, setting)
		}
		p.Click(`[data-dialog="more"] [data-action="close"]`)
	}
	same("before")
	p.Reload().Ready()
	same("after a reload")
	p.Visit("").Ready()
	same("after coming back to the plain address")
	p.Set("language", "en")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
}

func TestMyPuzzlesAreForgottenOneByOne(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: jigsaw(2, 2, "", true).hash("name=Four")}).Ready()
	p.Follow(jigsaw(3, 2, "", true).hash("name=Six"))
	p.UntilText(`[data-part="name"]`, "Six")
	p.OpenPublished("Insects")
	p.PutOne()
	p.OpenPublished("Big cats")
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 3`)
	assert.NotContains(t, p.Text(`[data-part="mine"]`), "Big cats", "published, and nothing lies on its board")
	p.ClickNamed("button", "Remove Insects from My puzzles")
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 2`)
	p.Reload().Ready()
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 2`)
	assert.NotContains(t, p.Text(`[data-part="mine"]`), "Insects")
}

func TestNonsenseInTheStorageIsTolerated(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	kept := eval[string](p, `localStorage.getItem("edgewise-1")`)
	require.Contains(t, kept, "grid=3x3")
	var entry struct{ Mine []map[string]any }
	require.NoError(t, json.Unmarshal([]byte(kept), &entry))
	mine := func(key string, value any) string {
		changed := map[string]any{}
		for k, v := range entry.Mine[0] {
			changed[k] = v
		}
		changed[key] = value
		text, err := json.Marshal(map[string]any{"settings": nil, "mine": []any{changed}})
		require.NoError(t, err)
		return string(text)
	}
	for name, nonsense := range map[string]string{
		"no JSON":               `{"settings":`,
		"null":                  `null`,
		"lists of nothing":      `{"settings":[],"mine":[null,1,"x",{},[]]}`,
		"settings unheard of":   `{"settings":{"language":"xx","theme":7,"plain":"yes","letters":null},"mine":"none"}`,
		"a broken link":         mine("link", "grid=3x3&tiles=AB"),
		"a board that is none":  mine("board", "x"),
		"an id of something":    mine("id", "x"),
		"another form entirely": `{"version":99,"mine":{"a":1},"settings":"dark"}`,
	} {
		eval[bool](p, `localStorage.setItem("edgewise-1", `+quote(nonsense)+`) ?? true`)
		p.Visit("").Ready()
		assert.Equal(t, "Das verflixte Hunde-Spiel", p.Text(`[data-part="name"]`), name)
		assert.Equal(t, "The tiles, as they come", p.Text(`[data-part="caption"]`), name)
		assert.False(t, p.Visible(`[data-part="notice"]`), name)
		assert.Equal(t, "en", eval[string](p, "document.documentElement.lang"), name)
	}
	p.Solve("Two solutions.")
}

func TestPageWorksWhereNothingMayBeKept(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `Object.defineProperty(globalThis, "localStorage", { get() { throw new Error("forbidden"); } });`}).Ready()
	p.Set("theme", "dark")
	p.SolveAll("Two solutions.")
	checkSolution(t, dogs, p.Board(dogs))
}

func TestBoardThatIsNoneOfItsPuzzleIsForgotten(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	kept := eval[string](p, `localStorage.getItem("edgewise-1")`)
	for _, board := range []string{
		`[null]`,
		`[null,null,null,null,null,null,null,null,null]`,
		`[[99,0],null,null,null,null,null,null,null,null]`,
		`[[0,9],null,null,null,null,null,null,null,null]`,
		`[[0,0],[0,0],null,null,null,null,null,null,null]`,
	} {
		nonsense := strings.Replace(kept, `"board":null`, `"board":`+board, 1)
		eval[bool](p, `localStorage.setItem("edgewise-1", `+quote(nonsense)+`) ?? true`)
		p.Visit("").Ready()
		assert.Equal(t, "The tiles, as they come", p.Text(`[data-part="caption"]`), board)
	}
	p.Solve("Two solutions.")
}
