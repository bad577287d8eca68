//go:build e2e

package e2e

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// keepingStates are those of pasted and shared texts, of stored puzzles, and of forbidden storage.
func keepingStates(p *page, look func(state string)) {
	p.t.Helper()
	open := func(name string) {
		p.t.Helper()
		p.UntilText(`[data-part="name"]`, name)
	}
	p.PasteAnywhere("https://e2.bucas.name/#puzzle=Sample_4x4&board_w=4&board_h=4&board_edges=ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae")
	open("Sample 4x4")
	p.ToSolve()
	look("a text of another notation")
	p.lookStates(look)
	board := []byte(strings.Repeat("aaaa", 16*16))
	for cell, tile := range map[int]string{34: "rgou", 45: "rtrj", 135: "vddo", 210: "jdso", 221: "fskn"} {
		copy(board[4*cell:], tile)
	}
	p.PasteAnywhere("https://e2.bucas.name/#puzzle=Clues&board_w=16&board_h=16&board_edges=" + string(board))
	p.shown(`[data-part="completed"] button`)
	look("the clues of a board")
	for _, row := range hostileNames {
		before := p.Hash()
		p.DropFile(dogs.hash("name=" + escapedName(row.name)))
		p.Until("location.hash !== " + quote(before))
	}
	look("a name of emoji")
	p.ToPuzzles()
	p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="mine"] .card').length >= %d`, len(hostileNames)))
	look("My puzzles with hostile names")
	p.Press(kb.Escape)
	p.Follow("#grid=tri2&tiles=ABa.bba.aaB.BAb")
	p.Until(`document.querySelectorAll('[data-part="board"] [data-cell]').length === 4`)
	p.Click(`[data-action="share"]`)
	p.As("qr")
	p.Until(`document.querySelector('[data-part="share-picture"] img.code')?.complete`)
	look("a code")
	p.As("bucas")
	p.Until(`document.querySelector('[data-part="share-lost"]').textContent.includes("e2.bucas.name")`)
	look("a notation that cannot carry the puzzle")
	p.As("link")
	p.Press(kb.Escape)
	eval[chromedp.Void](p, `indexedDB.open = IDBDatabase.prototype.transaction = () => { throw new DOMException("forbidden", "SecurityError"); }`)
	p.Moves("1 a1")
	p.shown(`[data-part="notice"] [data-action="save-file"]`)
	look("nothing may be kept")
}

// endingStates are those of a finished board, which the player or the page has laid.
func endingStates(p *page, look func(state string)) {
	p.t.Helper()
	eval[chromedp.Void](p, `navigator.share = navigator.canShare = undefined;
		navigator.clipboard.write = navigator.clipboard.writeText = async () => { throw new DOMException("", "NotAllowedError"); };
		HTMLAnchorElement.prototype.click = function () {};`)
	p.Moves("1 a1")
	p.Until(`document.querySelector('[data-part="board"] .tile[data-lies="0"]:not(.away)')`)
	p.Deed("lay-solution")
	p.shown(backToBoard)
	look("a solution that was laid")
	p.Click(backToBoard)
	p.gone(finish)
	p.Moves(dogsMoves()...)
	p.shown(finish)
	look("finished")
	p.Click(`[data-action="watch-replay"]`)
	p.Until(`document.querySelector(".watched")`)
	look("replaying")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector(".watched")`)
	p.Click(`[data-action="share-result"]`)
	p.shown(`[data-action="share-picture"]`)
	look("the ways to share a result")
	p.Click(`[data-action="share-picture"]`)
	p.shown(`[data-part="finish-line"]`)
	look("a line to be copied by hand")
}
