//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// comparisons counts how often it was said which published puzzles the tiles entered so
// far may become.
const comparisons = `
	globalThis.comparisons = 0;
	globalThis.Worker = class extends Worker {
		asked = new Set();
		constructor(...how) {
			super(...how);
			this.addEventListener("message", ({ data }) => void (this.asked.delete(data.id) && comparisons++));
		}
		postMessage(request) {
			if (request.call === "containing") this.asked.add(request.id);
			super.postMessage(request);
		}
	};`

// EnterCompared types a tile and waits until the puzzles that it leaves are shown.
func (p *page) EnterCompared(word string) {
	p.t.Helper()
	before := eval[int](p, "comparisons")
	p.do(chromedp.KeyEvent(word))
	p.Until("comparisons > " + strconv.Itoa(before))
	p.settled()
}

// enterTiles types tiles on the Tiles tab until published puzzles can be compared;
// it gives how many that took.
func (p *page) enterTiles(words []string) int {
	p.t.Helper()
	p.Click(`[data-part="enter"]`)
	p.Skip()
	for i, word := range words {
		if i == 0 { // one tile tells nothing
			p.do(chromedp.KeyEvent(word))
			continue
		}
		p.EnterCompared(word)
		if p.Visible(`[data-part="compare"]`) {
			return i + 1
		}
	}
	require.Fail(p.t, "nothing was recognised")
	return 0
}

// TestAPuzzleIsRecognisedWhileItIsEntered and filled in, which is one step back.
func TestAPuzzleIsRecognisedWhileItIsEntered(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name     string
		puzzle   puzzle
		mirrored bool
	}{
		{"One Tough Puzzle", suits, false},
		{"Big cats", cats, true}, // which nobody has published the other way round
	} {
		p := open(t, visit{Width: 390, Height: 844, Before: comparisons}).AtSolve()
		words := c.puzzle.lettered().tiles
		if c.mirrored {
			for i, word := range words {
				words[i] = string([]byte{word[3], word[2], word[1], word[0]})
			}
		}
		at := p.enterTiles(words)
		looksLike := "This looks like " + c.name + "."
		for ; at < 5 && p.Text(`[data-part="enter-message"]`) != looksLike; at++ {
			p.EnterCompared(words[at])
		}
		p.UntilText(`[data-part="enter-message"]`, looksLike)
		p.Until(`document.querySelector(".likely-cover img")?.checkVisibility()`)
		if !c.mirrored {
			p.Resize(320, 640, true)
			p.Shot("recognised")
			p.Resize(390, 844, false)
		}
		before := p.Value("#entry-text")
		p.Click(`[data-action="compare"]`)
		p.Until(`document.querySelectorAll(".pairs li").length === ` + strconv.Itoa(9-at))
		assert.Equal(t, c.mirrored, strings.Contains(p.Text(".candidate"), "counter-clockwise"))
		p.CheckAccessible("a puzzle to compare with")
		p.Click(`[data-action="fill-rest"]`)
		p.UntilText(`[data-part="enter-last"]`, "The rest is filled in.")
		p.UntilText(`[data-part="enter-message"]`, looksLike)
		p.UntilText(`[data-part="live"]`, looksLike)
		p.Until(`document.querySelector(".likely-cover img")?.checkVisibility()`)
		p.Shot("recognised-whole")
		assert.False(t, p.Visible(`[data-part="compare"]`))
		p.Click(`[data-action="enter-undo"]`)
		p.Until(`document.querySelector("#entry-text").value === ` + quote(before))
		p.Click(`[data-action="enter-redo"]`)
		p.Until(`!document.querySelector('[data-part="enter-solve"]').hidden`)
		p.Click(`[data-part="enter-solve"]`)
		p.Until(`document.body.dataset.tab === "solve"`)
		p.UntilText(`[data-part="known"]`, c.name)
		p.UntilText(`.result h2 + [data-part="known-as"]`, c.name)
		p.Until(`document.querySelector('[data-part="known-as"] img')?.checkVisibility()`)
		assert.True(t, p.Visible(`[data-part="known-as"] [data-action="dress"]`), "its drawing is offered")
		p.Shot("known-as")
	}
}

// TestOwnTilesAreDrawnAsTheyWerePublished and keep their numbers, their order, their turns,
// their board and what was found; what was entered is a step away.
func TestOwnTilesAreDrawnAsTheyWerePublished(t *testing.T) {
	t.Parallel()
	// One Tough Puzzle from its last tile to its first, turned, and by other letters.
	const own, published = "bDdC.CbAC.aCcb.DBCD.DABa.BDAd.CaAc.bdBc.bAaB", "HSsc.cHDc.dcCH.ShcS.SDhd.hSDs.cdDC.HshC.HDdh"
	p := open(t, visit{}).AtSolve()
	p.Click(`[data-part="enter"]`)
	p.Skip()
	p.do(chromedp.KeyEvent(strings.ReplaceAll(own, ".", "")))
	p.UntilText(`[data-part="enter-message"]`, "That’s all the tiles.")
	p.Click(`[data-part="enter-solve"]`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	assert.Equal(t, "Show it", p.Text(`[data-action="show-all"]`))
	before := p.Text(`[data-part="result"] [data-part="derivation"]`)
	below := func() {
		t.Helper()
		p.UntilText(`[data-part="known-as"]`, "One Tough Puzzle")
		p.Until(`document.querySelector('[data-part="known-as"] img')?.checkVisibility()`)
		assert.True(t, eval[bool](p, `(() => {
			const [headline, match, actions] = ["verdict", "known-as", "result-actions"].map((name) => document.querySelector('[data-part="' + name + '"]').getBoundingClientRect());
			return headline.bottom <= match.top && match.bottom <= actions.top;
		})()`), "whose puzzle it is stands between the verdict and the buttons")
	}
	below()
	p.Resize(390, 844, true)
	below()
	p.Shot("match-phone")
	p.Click(`[data-action="tab-play"]`)
	p.Types("3 b2 1")
	p.lies(4, laid{tile: 2, turn: 1})
	p.ToSolve()
	p.Click(`.result [data-action="solve-mine"]`)
	p.UntilText(`[data-part="verdict"]`, "Your board can’t be completed.")
	below()
	p.Click(`[data-action="solve-again"]`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	p.Click(`[data-part="known-as"] [data-action="dress"]`)
	p.Until(`location.hash.includes("art=suits")`)
	assert.Contains(t, p.Hash(), "&tiles="+published+"&")
	p.UntilText(`[data-part="name"]`, "One Tough Puzzle")
	assert.Equal(t, "solve", eval[string](p, "document.body.dataset.tab"))
	assert.Equal(t, before, p.Text(`[data-part="result"] [data-part="derivation"]`), "the result stays")
	p.UntilKept(`kept.some(({ link, board }) => link.includes("art=suits") && board?.[4]?.join() === "2,1") && !kept.some(({ link }) => link.includes("` + own + `"))`)
	again := func() { p.UntilText(`[data-part="known-as"] [data-action="dress"]`, "Show it with its own drawings") }
	dressed := func() { p.UntilText(`[data-part="known-as"]`, "Drawn as published.") }
	dressed()
	p.Shot("dressed")
	p.Click(`[data-part="known-as"] [data-action="dress"]`)
	again()
	assert.Contains(t, p.Hash(), own)
	p.Click(`[data-part="known-as"] [data-action="dress"]`)
	dressed()
	p.Click(`[data-action="tab-tiles"]`)
	p.Click(`[data-action="enter-undo"]`)
	p.Until(`location.hash.includes("` + own + `")`)
	p.Until(`!document.querySelector('[data-action="enter-change"]').checkVisibility()`) // the puzzle and what is entered are still one
	p.Click(`[data-action="tab-solve"]`)
	again()
	p.Click(`[data-part="known-as"] [data-action="dress"]`)
	dressed()
	p.Reload().Ready()
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	dressed()
	below()
	p.Click(`[data-part="known-as"] [data-action="dress"]`)
	again()
	assert.Contains(t, p.Hash(), own, "it is still taken back after a reload")
	p.Click(`[data-part="known-as"] [data-action="dress"]`)
	dressed()
	p.Reload().Ready()
	p.Click(`[data-action="tab-play"]`)
	p.lies(4, laid{tile: 2, turn: 1})
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("HDdh")`)
	p.Click(`[data-action="enter-undo"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("bDdC")`)
}

// TestManyRelativesAreToldOnceFewAreLeft: the Hunde-Spiel, or Crazy Turtle, has
// relatives from which it differs in a tile or two.
func TestManyRelativesAreToldOnceFewAreLeft(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: comparisons}).AtSolve()
	p.enterTiles(strings.Split("CdbD.BacD.ABac.DCab.ABdc.ADcb.ACbd.DAbc", "."))
	assert.Regexp(t, "published puzzles|looks like", p.Text(`[data-part="enter-message"]`))
	p.Click(`[data-action="compare"]`)
	p.Until(`document.querySelectorAll(".candidate").length > 0`)
	assert.LessOrEqual(t, p.Count(".candidate"), 3)
	assert.Contains(t, p.Text(`[data-part="candidates"]`), "Das verflixte Hunde-Spiel")
	p.Shot("compared")
	p.Click(`.candidates > [data-action="compare"]`)
	p.Until(`document.querySelectorAll(".candidate").length === 0 && document.activeElement.dataset.part === "compare"`)
}

// TestARepairIsShownOnItsTile before and after, with the side marked.
func TestARepairIsShownOnItsTile(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=3x3&tiles=CDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"}).AtSolve()
	p.Solve("These tiles have no solution.")
	p.UntilText(`[data-part="repairs-list"]`, "Tile 1, top: perhaps H · head instead of C · head.")
	assert.Equal(t, p.Count(`[data-part="repairs-list"] li`), p.Count(".change"))
	first := `[data-part="repairs-list"] li:first-child `
	assert.Equal(t, 2, p.Count(first+".bracket"))
	shown := func(half string) []string {
		return eval[[]string](p, `[...document.querySelectorAll(`+quote(first+half+" use")+`)].map((use) => use.getAttribute("href").slice(-1))`)
	}
	assert.Equal(t, []string{"C", "D", "d", "h"}, shown(".change > g:first-child"))
	assert.Equal(t, []string{"H", "D", "d", "h"}, shown(".change > g:last-child"))
	assert.True(t, eval[bool](p, `[...document.querySelectorAll(".change use")].every((use) => document.querySelector(use.getAttribute("href")))`))
}

// TestANearMissIsTold where a puzzle has a solution, but not the published one.
func TestANearMissIsTold(t *testing.T) {
	t.Parallel()
	const near = "#grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSss&motifs=C:club&halves=tab.blank"
	p := open(t, visit{Hash: near}).AtSolve()
	p.Solve("Two solutions.")
	p.UntilText(`[data-part="repairs-list"]`, "Tile 9, left: One Tough Puzzle has club · blank here.")
	assert.Contains(t, p.Text(`[data-part="repairs"]`), "If not, nothing needs fixing.")
	assert.False(t, p.Visible(`[data-part="unknown"]`))
	p.CheckAccessible("a near miss")
	p.Click(`[data-action="mend"]`)
	p.Until(`location.hash.includes("HSsc")`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	assert.False(t, p.Visible(`[data-part="repairs"]`))
	p.UntilText(`[data-part="known-as"]`, "One Tough Puzzle")
	p.Click(`[data-action="unmend"]`)
	p.Until(`location.hash.includes("HSss")`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	assert.False(t, p.Visible(`[data-part="mended"]`))
}

// ownPuzzle is one that nobody has published.
const ownPuzzle = "#grid=2x2&tiles=ABca.BCab.CAbc.AAbc"

// TestAnUnknownPuzzleIsCopiedAsAnEntry that reads back as the same puzzle.
func TestAnUnknownPuzzleIsCopiedAsAnEntry(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle, Before: `navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };`}).AtSolve()
	assert.False(t, p.Visible(`[data-part="unknown"]`))
	p.Solve("One solution.")
	p.UntilText(`[data-part="unknown"]`, "Not in our collection of published puzzles.")
	hash := p.Hash()
	p.Click(`[data-action="copy-entry"]`)
	p.UntilText(`[data-part="unknown-copied"]`, "Copied.")
	p.UntilText(`[data-part="live"]`, "Copied.")
	copied := eval[string](p, "copied")
	assert.Contains(t, copied, "grid: 2x2\ntiles:\n  ABca\n")
	p.OpenPublished("Insects")
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-part="paste-section"] summary`)
	p.Type("#paste", copied)
	p.Click(`[data-part="paste-form"] [type="submit"]`)
	p.Until(`location.hash === ` + quote(hash))
}

// TestNamesAndPicturesAreUndone and survive a reload.
func TestNamesAndPicturesAreUndone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle}).AtSolve()
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("AAbc")`)
	p.Click(`[data-action="tab-solve"]`)
	p.SolveAll("One solution.")
	p.Click(`[data-action="name-it"]`)
	p.Until(`document.activeElement.dataset.name === "name"`)
	write := func(name, text string) {
		t.Helper()
		eval[bool](p, `(() => {
			const field = document.querySelector('[data-name="`+name+`"]');
			field.value = `+quote(text)+`;
			return field.dispatchEvent(new Event("change", { bubbles: true }));
		})()`)
	}
	write("name", "Four <b>dogs</b>")
	p.UntilText(`[data-part="name"]`, "Four <b>dogs</b>")
	p.Until(`location.hash.includes("name=Four_%3Cb%3Edogs")`)
	write("motif-0", "brown dog")
	p.UntilText(`[data-part="balance"]`, "brown dog")
	write("motif-1", "Brown  Dog")
	p.UntilText(`[data-part="names-help"]`, "told apart by their letters: “brown dog A”")
	p.Click(`[data-action="enter-undo"]`)
	p.UntilText(`[data-part="names-help"]`, "takes the place of the plain shape")
	plain := eval[string](p, `document.querySelector("#edges-bridge-A").outerHTML + document.querySelector("#edges-motif-0").outerHTML`)
	write("art", "dogs")
	p.Until(`document.querySelector("#edges-motif-0").outerHTML !== ` + quote(plain) + ` && location.hash.includes("art=dogs")`)
	write("tail", "paws")
	p.Until(`location.hash.includes("halves=head.paws")`)
	p.CheckAccessible("names and pictures")
	p.Reload().AtSolve()
	p.Until(`document.body.dataset.tab === "tiles" && document.querySelector('[data-name="tail"]').value === "paws"`)
	assert.Equal(t, "brown dog", p.Value(`[data-name="motif-0"]`))
	assert.Contains(t, p.Value("#entry-text"), "name: Four <b>dogs</b>\nart: dogs\nhalves: head.paws\nmotifs: A:brown dog\n")
	p.Click(`[data-action="enter-undo"]`)
	p.Until(`!location.hash.includes("halves=")`)
	p.Click(`[data-action="tab-solve"]`)
	p.UntilText(`[data-part="legend"]`, "brown dog")
	p.UntilKept(`kept.filter(({ id, gone }) => !gone && id.includes("ABca")).length === 1`) // it is the same puzzle still
}
