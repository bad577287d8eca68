//go:build e2e

package e2e

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestTextsDoNoHarm: in a text from a link, the clipboard or a file, markup stays text. The page
// touches few elements when it refuses a text that is too long.
func TestTextsDoNoHarm(t *testing.T) {
	t.Parallel()
	name := `<img src=x onerror="harmed=1">`
	escaped := escapedName(name)
	p := open(t, visit{Hash: dogs.hash("name="+escaped, "by="+escaped, "motifs=B:"+escaped+".G:g.S:s.U:u", "halves="+escaped+".tail")}).AtSolve()
	harmless := func() {
		t.Helper()
		assert.False(t, eval[bool](p, `"harmed" in globalThis`))
		assert.Zero(t, p.Count(`img[src="x"], [onerror], main script, dialog script`))
	}
	assert.Equal(t, name, p.Text(`[data-part="name"]`))
	assert.Contains(t, p.Text(`[data-part="legend"]`), name)
	p.SolveAll("Two solutions.")
	harmless()
	p.PasteAnywhere(strings.Repeat(name, 900))
	p.UntilText(`[data-part="notices"]`, "No tiles found here.")
	harmless()
	p.DropFile("grid: 2x1\ntiles:\nAbCd\nABcd\nname: <script>harmed = 1</script>\n")
	p.UntilText(`[data-part="name"]`, "<script>")
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine"]`, name)
	p.Until(`document.querySelector('[data-part="mine"] .thumbnail')`)
	harmless()

	p.Until(`document.querySelector('[data-part="published"] .cover')`)
	p.Click(`[data-part="paste-section"] summary`)
	eval[bool](p, `Boolean(document.querySelector("#paste").value = "BGus ".repeat(220_000))`)
	most := p.MostTouched(func() {
		eval[bool](p, `document.querySelector('[data-part="paste-form"]').requestSubmit() ?? true`)
		p.UntilText(`[data-part="paste-fault"]`, "This is too long for a puzzle: more than 1,048,576 bytes.")
	})
	assert.Less(t, most, 500, "elements that the page touched at one go")
}

// escapedName encodes a name for a link.
func escapedName(name string) string { return strings.ReplaceAll(url.QueryEscape(name), "+", "_") }

// hostileNames are names that could reverse, hide or stretch the text around them.
var hostileNames = []struct{ is, name string }{
	{"an override", "\u202Eesreveryllatot"},
	{"embeddings and isolates", "\u202B\u2067a\u2066b\u202A\u200F"},
	{"Hebrew", "משחק הכלבים!"},
	{"Arabic and an override", "لعبة \u202D9×9"},
	{"no width", "a\u200B\uFEFF\u2060b"},
	{"marks", "Z" + strings.Repeat("\u0300\u0316", 60) + "algo"},
	{"one long word", strings.Repeat("W", 200)},
	{"emoji", "👩‍👩‍👧 🇩🇰 ❤️"},
}

// TestNamesTurnNothingAround: everything beside a name stands where it stands beside a plain one, and
// every sentence that contains a name reads from left to right.
func TestNamesTurnNothingAround(t *testing.T) {
	t.Parallel()
	// The boxes of a name's neighbours, and the texts whose words do not run from left to right.
	const around = `JSON.stringify([".head-actions button", '[data-part="caption"]', '[data-part="tools"] button', '[role="tab"]', '[data-part="board"]'].map((selector) =>
		[...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [element.textContent, x, y, width, height];
		})))`
	const fromTheLeft = `(() => {
		const wrong = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (!node.parentElement.checkVisibility() || node.parentElement.closest("svg, textarea, option")) continue;
			let before;
			for (const word of node.data.replace(/\u2068[^\u2069]*\u2069/g, (name) => " ".repeat(name.length)).matchAll(/[A-Za-z]{2,}/g)) {
				const range = document.createRange();
				range.setStart(node, word.index);
				range.setEnd(node, word.index + word[0].length);
				const rect = range.getBoundingClientRect();
				if (before && Math.abs(before.y - rect.y) < 2 && rect.x < before.right) wrong.push(node.data);
				before = rect;
			}
		}
		return wrong;
	})()`
	sizes := []visit{{Width: 1280, Height: 800}, {Width: 390, Height: 844, Touch: true}}
	p := open(t, sizes[0]).Ready()
	// What surrounds plain names of each length, at each size.
	type seen struct{ around [2]string }
	plain := map[string]seen{}
	number := 0
	// Each name comes with the tiles in another order, which makes a puzzle of its own.
	named := func(name string) seen {
		t.Helper()
		z := puzzle{3, 3, append(slices.Clone(dogs.tiles[number%9:]), dogs.tiles[:number%9]...)}
		number++
		p.Follow(z.hash("name="+escapedName(name), fmt.Sprintf("key%d=", number)))
		p.UntilText(`[data-part="notices"]`, fmt.Sprintf("“key%d”", number))
		p.UntilText(caption, "0 of 9")
		eval[chromedp.Void](p, `document.querySelector('[data-part="notices"]').replaceChildren()`)
		var is seen
		for at, size := range sizes {
			p.Resize(size.Width, size.Height, size.Touch)
			p.Until(fmt.Sprintf("innerWidth === %d", size.Width))
			p.settled()
			is.around[at] = eval[string](p, around)
			assert.Empty(t, eval[[]string](p, fromTheLeft), "%q, %d pixels wide", name, size.Width)
		}
		assert.NotRegexp(t, `[\x{202A}-\x{202E}\x{2066}\x{2067}\x{200F}]`, eval[string](p, `document.title + document.body.textContent + [...document.querySelectorAll("[aria-label]")].map((element) => element.ariaLabel).join()`), name)
		return is
	}
	for _, row := range hostileNames {
		like := strings.Repeat("n", min(len([]rune(row.name)), 12))
		if len(row.name) > 190 {
			like = strings.Repeat("W", 200)
		}
		if _, is := plain[like]; !is {
			plain[like] = named(like)
		}
		assert.Equal(t, plain[like], named(row.name), row.is)
	}
	p.Click(`[data-action="puzzles"]`)
	p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="mine"] .card').length >= %d`, len(hostileNames)+1))
	assert.Empty(t, eval[[]string](p, fromTheLeft), "My puzzles")
}
