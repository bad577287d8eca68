//go:build e2e

package e2e

import (
	"strings"

	"github.com/chromedp/chromedp/kb"
)

// foxes are the tiles of an unpublished puzzle, as its owner writes them down.
var foxes = []string{
	"elk tail, bee tail, fox head, owl head",
	"elk head, fox tail, owl head, elk tail",
	"fox tail, bee head, owl head, elk tail",
	"elk tail, owl head, elk head, owl tail",
	"owl head, elk tail, bee head, fox tail",
	"bee head, owl head, fox head, owl tail",
	"elk head, owl tail, owl head, bee tail",
	"elk head, bee head, elk tail, fox tail",
	"bee head, fox tail, fox head, elk tail",
}

// lookStates are those of lists of tiles that are not yet puzzles.
func (p *page) lookStates(look func(state string)) {
	p.t.Helper()
	const inSight = `[data-dialog="look"] `
	list := strings.Join(foxes, "\n")
	leave := func() {
		p.t.Helper()
		p.Press(kb.Escape)
		p.gone(inSight)
	}
	p.PasteAnywhere(list)
	p.shown(inSight + `[data-action="look-right"]`)
	look("a list of tiles")
	p.Click(inSight + `[data-action="look-differently"]`)
	p.shown(`[data-part="look-ways"]`)
	look("the ways to read a list")
	leave()
	p.shown(`[data-action="look-again"]`)
	look("tiles that were read but not opened")
	p.PasteAnywhere("My foxes\n" + strings.Replace(list, "owl", "owll", 1))
	p.shown(inSight + ".odd")
	look("a list with something odd")
	// The next text takes its place, although the dialog reports a frame late that it closed.
	p.PasteAnywhere(strings.Join(foxes[:8], "\n"))
	p.shown(inSight + `[data-action="look-edit"].primary`)
	look("too few tiles")
	leave()
	p.PasteAnywhere(foxesTwice())
	p.shown(inSight + `[data-part="look-pair"] [data-action="look-right"]`)
	look("two readings beside each other")
	p.Click(inSight + `[data-part="look-pair"] [data-at="0"]`)
	p.gone(inSight)
}

// foxesTwice is a program whose comment and code differ about its first tile.
func foxesTwice() string {
	short := strings.NewReplacer("elk ", "E", "bee ", "B", "fox ", "F", "owl ", "O", "head", `H`, "tail", `T`, ", ", `", "`)
	var lines strings.Builder
	for i, tile := range foxes {
		code := short.Replace(tile)
		if i == 0 {
			code = strings.Replace(code, "OH", "OT", 1)
		}
		lines.WriteString(`new Tile("` + code + `") // ` + tile + "\n")
	}
	return lines.String()
}
