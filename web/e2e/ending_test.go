//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// What a finished board leads to: its result shared, and the next puzzle.

const (
	finishTold  = `[data-part="finish-told"]`
	shareIt     = `[data-action="share-result"]`
	sharePic    = `[data-action="share-picture"]`
	shareLine   = `[data-action="share-line"]`
	shareLink   = `[data-action="share-link"]`
	backToBoard = `[data-action="back-to-board"]`
	nextPuzzle  = `[data-action="next-puzzle"]`
)

// sharing makes a browser whose share sheet ends so, and whose clipboard and disk note what they take.
func sharing(sheet, clipboard string) string {
	return fmt.Sprintf(`globalThis.done = [];
		navigator.canShare = (data) => %t;
		navigator.share = async (data) => {
			done.push(["sheet", data.files?.[0]?.name, data.text, data.url].filter(Boolean).join(" "));
			globalThis.picture = data.files?.[0];
			if (%q !== "sent") throw new DOMException("", %q);
		};
		if (%q === "none") { navigator.share = undefined; }
		const clipboard = navigator.clipboard ?? {};
		clipboard.write = async ([item]) => {
			if (%q !== "all") throw new DOMException("", "NotAllowedError");
			globalThis.picture = await item.getType("image/png");
			done.push("copied " + await (await item.getType("text/plain")).text());
		};
		clipboard.writeText = async (text) => {
			if (%q === "none") throw new DOMException("", "NotAllowedError");
			done.push("line " + text);
		};
		HTMLAnchorElement.prototype.click = function () { done.push("saved " + this.download); };`, sheet != "none", sheet, sheet, sheet, clipboard, clipboard)
}

// ShareAs shares the result of a finished board in one of the ways.
func (p *page) ShareAs(way string) {
	p.t.Helper()
	p.Click(shareIt)
	p.Click(way)
}

func TestShareTheResult(t *testing.T) {
	t.Parallel()
	const line = "Edgewise · Das verflixte Hunde-Spiel · 9 moves · 0:00 · no hints\n"
	const file = "Das-verflixte-Hunde-Spiel.png"
	for _, row := range []struct {
		name, sheet, clipboard string
		done                   []string // how each begins
		told                   string
	}{
		{"a sheet", "sent", "all", []string{"sheet " + file + " " + line}, ""},
		{"closed again", "AbortError", "all", []string{"sheet " + file + " " + line}, ""},
		{"it fails", "NotAllowedError", "all", []string{"sheet " + file + " " + line, "copied " + line}, "Sharing didn’t work. Picture and line copied."},
		{"no sheet", "none", "all", []string{"copied " + line}, "Picture and line copied."},
		{"no pictures", "none", "text", []string{"saved " + file, "line " + line}, "Picture saved, line copied."},
		{"no clipboard", "none", "none", []string{"saved " + file}, "Picture saved. Copy the line below."},
	} {
		p := open(t, visit{Before: clock + sharing(row.sheet, row.clipboard)}).Ready()
		p.Moves(dogsMoves()...)
		p.shown(finish)
		const again = `document.querySelector('[data-action="play-again"]').offsetTop + document.querySelector(".finish").offsetTop`
		before := eval[float64](p, again)
		p.ShareAs(sharePic)
		p.Until(fmt.Sprintf(`done.length === %d`, len(row.done)))
		for at, want := range row.done {
			assert.Truef(t, strings.HasPrefix(eval[[]string](p, "done")[at], want), "%s: %q", row.name, eval[[]string](p, "done"))
		}
		p.UntilText(finishTold, row.told)
		if row.told != "" {
			p.UntilText(`[data-part="live"]`, row.told)
		}
		p.UntilText(finishTold, row.told)
		assert.InDelta(t, before, eval[float64](p, again), 0.5, "%s: what is told moves no button", row.name)
		byHand := row.clipboard == "none"
		assert.Equal(t, byHand, p.Visible(`[data-part="finish-line"]`), row.name)
		if byHand {
			assert.Contains(t, p.Value(`[data-part="finish-line"]`), line)
			p.CheckAccessible("a line to be copied by hand")
		} else if row.clipboard == "all" {
			size := eval[[]int](p, `(async () => { const { width, height } = await createImageBitmap(picture); return [width, height]; })()`, chromedp.EvalAwaitPromise)
			assert.Equal(t, []int{1080, 1350}, size)
		}
		assert.NotContains(t, strings.Join(eval[[]string](p, "done"), ""), "board=")

		eval[chromedp.Void](p, `done = []`)
		p.ShareAs(shareLine)
		want := map[bool]string{true: "line ", false: "sheet "}[row.sheet == "none"] + strings.TrimSuffix(line, "\n")
		if byHand {
			p.UntilText(finishTold, "Copy the line below.")
		} else {
			p.Until(`done.length > 0`)
			assert.Truef(t, strings.HasPrefix(eval[[]string](p, "done")[0], want), "%s: %q", row.name, eval[[]string](p, "done"))
		}

		// A link alone says nothing of how it went.
		eval[chromedp.Void](p, `done = []`)
		p.ShareAs(shareLink)
		if byHand {
			p.UntilText(finishTold, "Copy the link below.")
			assert.True(t, strings.HasPrefix(p.Value(`[data-part="finish-line"]`), "http"))
			continue
		}
		p.Until(`done.length > 0`)
		assert.NotContains(t, eval[[]string](p, "done")[0], "moves")
		if row.sheet == "none" {
			p.UntilText(finishTold, "Link copied.")
		}
	}
}

func TestADayFinishedLeadsToTheNext(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#day=2026-11-22", Before: calendar + clock + sharing("sent", "all") + `today = [2026, 10, 22, 9, 0];`}).Ready()
	p.LayDay("2026-11-22", 0)
	p.shown(finish)
	p.UntilText(finishTold, "No. 2 · ")
	p.UntilText(finishTold, "tomorrow makes 2 in a row")
	assert.False(t, p.Visible(`[data-action="share"]`), "there is one way to share a finished board")

	// An earlier day that is not solved comes next; finished on time, it makes a row.
	p.UntilText(nextPuzzle, "Play Saturday, November 21")
	p.Click(nextPuzzle)
	p.UntilText(`[data-part="name"]`, "November 21")
	p.UntilText(caption, "0 of 9")
	p.LayDay("2026-11-21", 0)
	p.UntilText(finishTold, "No. 1")
	p.UntilText(finishTold, "2 days in a row")

	p.ShareAs(sharePic)
	p.Until(`done.length === 1`)
	text, link, _ := strings.Cut(strings.TrimPrefix(eval[[]string](p, "done")[0], "sheet 2026-11-21.png "), "\n")
	assert.Equal(t, "Edgewise No.\u00a01 · 9 moves · 0:00 · no hints · 2 days in a row", text)
	assert.Equal(t, p.server.url+"#day=2026-11-21", link)

	// Both are solved, so a published one comes next, about as hard.
	p.UntilText(nextPuzzle, "Next puzzle")
	p.Click(nextPuzzle)
	p.gone(finish)
	p.UntilText(caption, "0 of 9")
	assert.NotContains(t, p.Text(`[data-part="name"]`), "Today’s puzzle")

	// Somebody else's puzzle that is called like a day has no number.
	p.Visit(dogs.hash("name=2026-11-22")).Ready()
	p.UntilText(caption, "0 of 9")
	p.Moves(dogsMoves()...)
	p.shown(finish)
	assert.Empty(t, p.Text(finishTold))
	p.UntilText(nextPuzzle, "Next puzzle")

	// Nor does it stand for today's.
	eval[chromedp.Void](p, `today = [2026, 10, 23, 9, 0]`)
	p.DropFile(dogs.hash("name=2026-11-23"))
	p.UntilText(caption, "0 of 9")
	p.Moves(dogsMoves()...)
	p.shown(finish)
	p.UntilText(nextPuzzle, "Today’s puzzle")
}
