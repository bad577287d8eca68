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
	for _, said := range []string{"spiral, both · My own order: 4,1,2,5,8,7,6,3,0In the article: “6852 boards are explored”6,852",
		"My own order: 4,3,5,0,1,2,6,7,8In the article: “9332 boards are explored”9,332", "inside11,146,528", "“in GHCi on my 4½-year old laptop … in approximately 22 seconds”", "“95,126,814,720”95,126,814,720"} {
		assert.Contains(t, text, said)
	}
	assert.NotContains(t, text, "as printed")
	assert.Contains(t, p.Text(articles+` details[data-article="shuffled"]`), "it makes 19,368 tries and finds 2 arrangements")
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

// TestRandomPuzzlesLeadBack to the article that asks for them, as it was.
func TestRandomPuzzlesLeadBack(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="articles"]`)
	p.Until(`document.querySelectorAll('` + articles + ` details').length === 5`)
	p.Click(articles + ` details[data-article="insects"] summary`)
	p.Click(articles + ` [data-action="experiment"]`)
	p.Click(random + ` [data-action="close"]`)
	p.Until(`!document.querySelector('` + random + `').open`)
	assert.True(t, eval[bool](p, `document.querySelector('`+articles+`').open`))
	assert.True(t, p.Visible(articles+` details[data-article="insects"] table`))
	p.Click(articles + ` [data-action="close"]`)
	assert.False(t, eval[bool](p, `document.querySelector('`+articles+`').open`))
}
