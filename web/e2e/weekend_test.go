//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/generate"
	"edgewise/solver/search"
)

// The puzzles of weekends: hexagons, triangles, a framed board, sixteen squares.

// solvedDay is the puzzle of a day with a solution, as a file of My puzzles writes it.
func solvedDay(t *testing.T, day string) string {
	t.Helper()
	document, err := generate.DayOf(day)
	require.NoError(t, err)
	s := search.Compile(document.Puzzle, search.Options{Keep: 1}).Search()
	for !s.Step(1 << 20) {
	}
	require.NotEmpty(t, s.Boards())
	var cells []string
	board := s.Boards()[0]
	for cell, tile := range board.Tiles {
		cells = append(cells, fmt.Sprintf("%d.%d", tile, board.Turns[cell]))
	}
	link := strings.TrimSuffix(document.Link(), "&end=1")
	return fmt.Sprintf("%s&board=%s&end=1\n  day: %sT07:52:00.000Z counts 252.4 31 1\n", link, strings.Join(cells, "_"), day)
}

// TestDaysOnOtherBoards: at home their tiles lie scattered, none of them outside. Once solved they are
// shown whole, and in the calendar, also after a reload.
func TestDaysOnOtherBoards(t *testing.T) {
	t.Parallel()
	const drawn = `[...document.querySelectorAll(".loose-tiles use, .today-picture use, .month use")].every((use) => document.getElementById(use.getAttribute("href").slice(1)))`
	p := open(t, visit{Home: true, Before: on("2026, 11, 27, 9, 0")}).Ready()
	dawn := func(day string) {
		t.Helper()
		eval[chromedp.Void](p, fmt.Sprintf(`today = [2026, 11, %s, 9, 0], void document.dispatchEvent(new Event("visibilitychange"))`, strings.TrimPrefix(day, "2026-12-")))
	}
	file := "# Edgewise puzzles 1\n"
	for _, row := range []struct {
		day           string
		tiles, number int
	}{
		{"2026-12-12", 7, 22},
		{"2026-12-19", 9, 29},
		{"2026-12-27", 16, 37},
		{"2026-12-13", 25, 23},
	} {
		dawn(row.day)
		p.UntilText(`[data-part="home-rated"]`, fmt.Sprintf("No. %d · ", row.number))
		p.Until(fmt.Sprintf(`document.querySelectorAll(".loose-tiles .card:not(.bridge *)").length === %d && %s`, row.tiles, pairJoined))
		assert.True(t, eval[bool](p, `(() => {
			const room = document.querySelector(".loose-tiles").getBoundingClientRect();
			return [...document.querySelectorAll(".loose-tiles .card")].map((card) => card.getBoundingClientRect()).every(({ left, right, top, bottom }) =>
				left + right > 2 * room.left + 40 && left + right < 2 * room.right - 40 && top + bottom > 2 * room.top + 40 && top + bottom < 2 * room.bottom - 40);
		})()`), "%s: a tile lies outside", row.day)
		assert.True(t, eval[bool](p, drawn), row.day)
		file += "\n" + solvedDay(t, row.day)
	}
	first := `document.querySelector(".loose-tiles use")?.getAttribute("href")`
	assert.Contains(t, eval[string](p, first), "#home-boats-4-")
	assert.Positive(t, p.Count(`.loose-tiles use[href="#home-boats-4-edge-0"]`), "with its frame")
	eval[chromedp.Void](p, `document.querySelector('[data-setting="plain"]')?.click()`)
	p.Until(first + `.startsWith("#home-plain-4-")`)
	assert.Positive(t, p.Count(`.loose-tiles use[href="#home-plain-4-edge-0"]`), "in plain shapes, too")

	dawn("2026-12-27")
	p.DropFile(file)
	p.UntilText(`[data-part="filed"]`, "4 solved days added.")
	p.Press(kb.Escape)
	for _, how := range []string{"at once", "after a reload"} {
		p.Until(`document.querySelectorAll(".month .small-board").length === 4 && document.querySelector(".today-picture .solved-board")`)
		assert.Equal(t, []int{7, 25, 9, 16}, eval[[]int](p, `[...document.querySelectorAll(".month .small-board")].map((board) => board.querySelectorAll(":scope > g > .card").length)`), how)
		assert.Equal(t, 16, p.Count(".solved-board > g > .card"), "the whole board, %s", how)
		assert.True(t, eval[bool](p, drawn), how)
		if how == "at once" {
			p.Reload().Ready()
		}
	}
}
