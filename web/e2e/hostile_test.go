//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestHostileTextsAreRefusedInOneSentence and leave the page as it was: as long
// as may be, nested as deep, or not text at all.
func TestHostileTextsAreRefusedInOneSentence(t *testing.T) {
	t.Parallel()
	const megabyte = 1 << 20
	p := open(t, visit{}).AtSolve()
	name := p.Text(`[data-part="name"]`)
	for _, row := range []struct{ is, start, repeated, end, sentence string }{
		{"too long", "", "a head, b tail\n", "", "1,048,576"},
		{"nested JSON", "", `{"a":[`, "", "deeply"},
		{"nested XML", "<legespielConfiguration>", "<a>", "", "deeply"},
		{"an entity bomb", `<!DOCTYPE a [<!ENTITY a "`, "&a;", `">]><legespielConfiguration>&a;</legespielConfiguration>`, "No tiles"},
		{"brackets", "", "(", "", "No tiles"},
		{"NUL bytes", "grid: 3x3\ntiles: ", "\x00", "", "text"},
		{"markup", "", "<img src=x onerror=alert(1)>", "", "No tiles"},
	} {
		text := row.start + strings.Repeat(row.repeated, (megabyte-len(row.start)-len(row.end))/len(row.repeated)) + row.end
		if row.is == "too long" {
			text += row.repeated
		}
		p.PasteAnywhere(text)
		p.UntilText(`[data-part="notices"]`, row.sentence)
		assert.Less(t, len(p.Text(`[data-part="notices"]`)), 300, "%s: one sentence", row.is)
		assert.Equal(t, name, p.Text(`[data-part="name"]`), row.is)
		p.Click(`[data-action="dismiss"]`)
	}
	p.Solve("solution")
}

// TestNamesAreTextOnly: whatever a name consists of, it is shown as text.
func TestNamesAreTextOnly(t *testing.T) {
	t.Parallel()
	const tiles = "#grid=2x2&tiles=ABab.ABab.BAba.BAba&motifs=A:"
	for _, row := range []struct{ name, shown string }{
		{`<img src=x onerror="document.body.dataset.taken='yes'">`, ""},
		{`"><script>document.body.dataset.taken = 'yes'</script>`, ""},
		{"שלום \u202Egnp.exe", "\u2068שלום \uFFFDgnp.exe\u2069"},
		{"🧩👩‍👩‍👧 Ω≈ç", ""},
		{"&lt;b&gt; %00 ${name} {name}", ""},
	} {
		escaped := escapedName(row.name)
		p := open(t, visit{Hash: tiles + escaped[:min(len(escaped), 40)] + "&name=" + escaped}).AtSolve()
		if row.shown == "" {
			row.shown = row.name
		}
		assert.Equal(t, strings.Join(strings.Fields(row.shown), " "), p.Text(`[data-part="name"]`))
		p.Click(`[data-action="puzzles"]`)
		p.Until(`document.querySelector('[data-part="published"] .card')`)
		assert.False(t, eval[bool](p, `document.body.dataset.taken === "yes" || document.querySelector('img[src="x"], main script, dialog script') !== null`), row.name)
	}
}

// escapedName is a name as a link has it.
func escapedName(name string) string { return strings.ReplaceAll(url.QueryEscape(name), "+", "_") }

// TestOfThousandsOfUnknownKeysThreeAreShown, and the rest is counted, in every language.
func TestOfThousandsOfUnknownKeysThreeAreShown(t *testing.T) {
	t.Parallel()
	var keys []string
	for number := range 5000 {
		keys = append(keys, fmt.Sprintf("k%d=", number))
	}
	p := open(t, visit{}).Ready()
	before := p.Count("*")
	p.Follow(dogs.hash(keys...))
	for _, row := range []struct{ language, sentence string }{
		{"en", "“k0”, “k1”, “k2”, and 4,997 more aren’t known here and were ignored."},
		{"de", "„k0“, „k1“, „k2“ und 4.997 weitere sind hier nicht bekannt und blieben unbeachtet."},
		{"fr", "« k2 » et 4 997 de plus sont inconnus ici et ont été laissés tels quels."},
		{"da", "»k0«, »k1«, »k2« og 4.997 til kendes ikke her og fik lov at være."},
	} {
		p.Set("language", row.language)
		p.UntilText(`[data-part="notices"]`, row.sentence)
		assert.NotContains(t, p.Text(`[data-part="notices"]`), "k3")
	}
	assert.Less(t, p.Count("*"), before+100)
	assert.Contains(t, p.Hash(), "k4999", "and every key is kept")
}

// hostileNames are names that would turn, hide or stretch what stands around them.
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

// TestNamesTurnNothingAround: what stands beside a name stands where it stands beside a
// plain one, and every sentence with a name in it is read from the left.
func TestNamesTurnNothingAround(t *testing.T) {
	t.Parallel()
	// Where all neighbours of the name are, and whether words follow each other to the right.
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
	for _, size := range []struct {
		width, height int64
		phone         bool
	}{{1280, 800, false}, {390, 844, true}} {
		p := open(t, visit{Width: size.width, Height: size.height, Touch: size.phone}).Ready()
		for number, row := range hostileNames {
			plain := strings.Repeat("n", min(len([]rune(row.name)), 12))
			if len(row.name) > 190 {
				plain = strings.Repeat("W", 200)
			}
			// Every name comes with tiles in another order, which is a puzzle of its own.
			named := func(name string, first int) string {
				z := puzzle{3, 3, append(slices.Clone(dogs.tiles[first:]), dogs.tiles[:first]...)}
				p.Follow(z.hash("name="+escapedName(name), fmt.Sprintf("key%d=", first)))
				p.UntilText(`[data-part="notices"]`, fmt.Sprintf("“key%d”", first))
				p.UntilText(caption, "0 of 9")
				return eval[string](p, around)
			}
			want := named(plain, 0)
			got := named(row.name, number+1)
			assert.Equal(t, want, got, "%s, %d pixels wide", row.is, size.width)
			assert.Empty(t, eval[[]string](p, fromTheLeft), row.is)
			assert.NotRegexp(t, `[\x{202A}-\x{202E}\x{2066}\x{2067}\x{200F}]`, eval[string](p, `document.title + document.body.textContent + [...document.querySelectorAll("[aria-label]")].map((element) => element.ariaLabel).join()`), row.is)
			p.Shot(fmt.Sprintf("name-%d-%d", size.width, number))
		}
		p.checkNothingScrollsSideways("hostile names")
		p.Click(`[data-action="puzzles"]`)
		p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="mine"] .card').length >= %d`, len(hostileNames)+1))
		assert.Empty(t, eval[[]string](p, fromTheLeft), "My puzzles")
		p.checkNothingScrollsSideways("My puzzles with hostile names")
		p.Resize(size.width, size.height, size.phone)
		eval[chromedp.Void](p, `document.querySelector('[data-part="mine"]').scrollIntoView()`)
		p.Shot(fmt.Sprintf("name-%d-mine", size.width))
	}
}

// hostileLink is a link of a seed: a puzzle with whatever may be put into it.
func hostileLink(random *rand.Rand) string {
	signs := []string{"\u202E", "\u2066", "\u200F", "\u200B", "\x1b[2J", "\x00", "\n", "\t", "\u0301", "שלום", "ا", "<b>", "&amp;", "%", "👩‍👧", "W", " ", "'", "\"", "{n}", "\uFFFE", "𝕏"}
	noise := func(most int) string {
		var text strings.Builder
		for range random.IntN(most) + 1 {
			text.WriteString(strings.Repeat(signs[random.IntN(len(signs))], random.IntN(9)+1))
		}
		return escapedName(text.String())
	}
	z := dogs
	var keys []string
	for range random.IntN(2) + 1 {
		switch random.IntN(10) {
		case 0:
			for number := range random.IntN(6000) {
				keys = append(keys, fmt.Sprintf("u%d=%d", number, number))
			}
		case 1:
			keys = append(keys, strings.Repeat("name=x&", random.IntN(5000)+2)+"z=")
		case 2:
			keys = append(keys, "name="+noise(12))
		case 3:
			keys = append(keys, "motifs=B:"+noise(2)+".G:"+noise(2), "halves="+noise(2)+"."+noise(2))
		case 4:
			keys = append(keys, "clues="+strings.TrimSuffix(strings.Repeat("0.0.0_", random.IntN(9000)+1), "_"))
		case 5:
			keys = append(keys, "board="+strings.TrimSuffix(strings.Repeat("-_", random.IntN(20000)+1), "_"))
		case 6:
			z.tiles = slices.Repeat(dogs.tiles, random.IntN(1000)+1)
		case 7:
			keys = append(keys, noise(20)+"="+noise(60), "by="+noise(9))
		case 8:
			keys = append(keys, "mates="+strings.TrimSuffix(strings.Repeat("Aa.", random.IntN(9000)+1), "."), "art="+noise(4))
		case 9:
			keys = append(keys, "%"+noise(3)+"%", "name=%FF%D8"+strings.Repeat("(", 9000))
		}
	}
	return z.hash(append(keys, "end=1")...)
}

// TestHostileLinksDoNothing: sixty of them, each followed by an honest one. Nothing is
// said in the console, the page grows by little, and what is told stays short.
func TestHostileLinksDoNothing(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	random := rand.New(rand.NewPCG(12, 60))
	honest := p.Count("*")
	outcomes := map[string]int{}
	most := map[string]int{}
	for try := range 60 {
		calm := fmt.Sprintf("Calm %d", try)
		p.Follow(dogs.hash("name="+strings.ReplaceAll(calm, " ", "_"), "end=1"))
		p.Until(fmt.Sprintf(`document.querySelector('[data-part="name"]').textContent === %q && !document.querySelector('[data-part="notices"]').textContent`, calm))
		eval[bool](p, `(globalThis.begun = performance.now(), true)`)
		p.Follow(hostileLink(random))
		p.Until(fmt.Sprintf(`document.querySelector('[data-part="name"]').textContent !== %q || document.querySelector('[data-part="notices"]').textContent`, calm))
		p.settled()
		took := eval[int](p, `Math.round(performance.now() - begun)`)
		nodes, notices := p.Count("*"), len([]rune(p.Text(`[data-part="notices"]`)))
		assert.Less(t, nodes, honest+200, "try %d: %s", try, p.Hash()[:60])
		assert.Less(t, notices, 600, "try %d", try)
		outcome := "opened"
		if p.Count(`.notice.broken`) > 0 {
			outcome = "refused in a sentence"
		} else if notices > 0 {
			outcome = "opened with a note"
		}
		outcomes[outcome]++
		most["nodes"], most["signs told"], most["milliseconds"] = max(most["nodes"], nodes), max(most["signs told"], notices), max(most["milliseconds"], took)
	}
	t.Log(outcomes, most, "nodes of an honest page:", honest)
	p.Solve("Two solutions.")
}
