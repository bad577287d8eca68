//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The articles: what they count is counted in the page, and each leads to its puzzle.

const (
	articles = `[data-dialog="articles"]`
	firstOf  = articles + ` details[data-article="dogs"]`
	suitsOf  = articles + ` details[data-article="suits"]`
)

// Unfold opens an article of the dialog and waits until everything in it is counted.
func (p *page) Unfold(article string) {
	p.t.Helper()
	p.Click(article + ` summary`)
	p.Until(`document.querySelector('` + article + `[open] table')?.ariaBusy === "false"`)
}

func TestArticlesAreCounted(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="articles"]`)
	p.Until(`document.querySelectorAll('` + articles + ` details').length === 5`)
	p.Unfold(suitsOf)
	text := p.Text(suitsOf)
	for _, said := range []string{"Tiles placed on cell 9row by rowIn the article: “4”4", "Placements altogetherrow by rowIn the article: “something like 2800 times”2,819",
		"In the article: “just over 23×10⁹”23,781,703,680"} {
		assert.Contains(t, text, said)
	}
	p.CheckAccessible("articles")

	p.Click(suitsOf + ` summary`)
	p.Unfold(firstOf)
	text = p.Text(firstOf)
	for _, said := range []string{"“6852”6,852", "“9332”9,332", "inside11,146,528", "“22 seconds interpreted, 300 ms compiled”", "“95,126,814,720”95,126,814,720"} {
		assert.Contains(t, text, said)
	}
	p.Click(firstOf + ` [data-action="open"]`)
	p.UntilText(`[data-part="name"]`, "Das verflixte Hunde-Spiel")
	assert.False(t, eval[bool](p, `document.querySelector('`+articles+`').open`))
}

func TestArticlesSpeakTheLanguage(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Language: "de", Width: 320, Height: 568, Touch: true, Dark: true}).Ready()
	p.Tap(`[data-action="more"]`)
	p.Click(`[data-action="articles"]`)
	p.Unfold(suitsOf)
	assert.True(t, strings.Contains(p.Text(suitsOf), "Im Artikel: „something like 2800 times“2.819"), p.Text(suitsOf))
	p.checkNothingScrollsSideways("articles")
}
