//go:build e2e

package e2e

import (
	"net/url"
	"strings"
	"testing"

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

// TestNamesAreTextOnly: whatever a name consists of, it is shown as it is and
// turns nothing around it.
func TestNamesAreTextOnly(t *testing.T) {
	t.Parallel()
	const tiles = "#grid=2x2&tiles=ABab.ABab.BAba.BAba&motifs=A:"
	for _, name := range []string{
		`<img src=x onerror="document.body.dataset.taken='yes'">`,
		`"><script>document.body.dataset.taken = 'yes'</script>`,
		"שלום \u202Egnp.exe",
		"🧩👩‍👩‍👧 Ω≈ç",
		"&lt;b&gt; %00 ${name} {name}",
	} {
		escaped := strings.ReplaceAll(url.QueryEscape(name), "+", "_")
		p := open(t, visit{Hash: tiles + escaped + "&name=" + escaped}).AtSolve()
		shown := p.Text(`[data-part="name"]`)
		assert.Equal(t, strings.Join(strings.Fields(name), " "), shown)
		p.Click(`[data-action="puzzles"]`)
		p.Until(`document.querySelector('[data-part="published"] .card')`)
		assert.False(t, eval[bool](p, `document.body.dataset.taken === "yes" || document.querySelector('img[src="x"], main script, dialog script') !== null`), name)
	}
}
