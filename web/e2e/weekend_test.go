//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/generate"
	"edgewise/solver/search"
)

// Days at weekends: hexagons, triangles, a framed board, sixteen squares.

// solvingMoves lays the puzzle of a day, cell by cell.
func solvingMoves(t *testing.T, day string) []string {
	t.Helper()
	document, err := generate.DayOf(day)
	require.NoError(t, err)
	s := search.Compile(document.Puzzle, search.Options{Keep: 1}).Search()
	for !s.Step(1 << 20) {
	}
	require.NotEmpty(t, s.Boards())
	var moves []string
	board := s.Boards()[0]
	for cell, at := range document.Puzzle.Grid().Cells {
		moves = append(moves, fmt.Sprintf("%d %c%d %d", board.Tiles[cell]+1, 'a'+at.Column, at.Row+1, board.Turns[cell]))
	}
	return moves
}

// TestDaysOnOtherBoards: seen at home, played, finished, noted, shared, and seen again.
func TestDaysOnOtherBoards(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		day, grid     string
		tiles, number int
	}{
		{"2026-12-12", "hex2", 7, 22},
		{"2026-12-13", "5x5", 25, 23},
		{"2026-12-19", "tri3", 9, 29},
		{"2026-12-27", "4x4", 16, 37},
	} {
		t.Run(row.grid, func(t *testing.T) {
			date, err := time.Parse(time.DateOnly, row.day)
			require.NoError(t, err)
			today := on(fmt.Sprintf("%d, %d, %d, 9, 0", date.Year(), date.Month()-1, date.Day()))
			p := open(t, visit{Moving: true, Home: true, Before: today + clock + sharing("sent", "all")}).Ready()
			p.UntilText(`[data-part="home-rated"]`, fmt.Sprintf("No. %d · ", row.number))
			p.Until(pairJoined)
			assert.Equal(t, row.tiles, p.Count(".loose-tiles .card:not(.bridge *)"), "every tile lies there")
			assert.True(t, eval[bool](p, `(() => {
				const room = document.querySelector(".loose-tiles").getBoundingClientRect();
				return [...document.querySelectorAll(".loose-tiles .card")].map((card) => card.getBoundingClientRect()).every(({ left, right, top, bottom }) =>
					left + right > 2 * room.left + 40 && left + right < 2 * room.right - 40 && top + bottom > 2 * room.top + 40 && top + bottom < 2 * room.bottom - 40);
			})()`), "and none lies outside")

			p.Click(play)
			p.UntilText(title, "Today’s puzzle")
			assert.Contains(t, p.Hash(), "grid="+row.grid)
			moves := solvingMoves(t, row.day)
			p.Moves(moves[:row.tiles-1]...)
			p.UntilText(caption, fmt.Sprintf("%d of %d", row.tiles-1, row.tiles))
			p.Moves(moves[row.tiles-1])
			p.shown(finish)
			p.UntilText(finishTold, fmt.Sprintf("No. %d · ", row.number))
			p.UntilDays(fmt.Sprintf("%s %d moves, counts", row.day, row.tiles))
			p.ShareAs(sharePic)
			p.Until(`done.length === 1`)
			text, link, _ := strings.Cut(strings.TrimPrefix(eval[[]string](p, "done")[0], "sheet "+row.day+".png "), "\n")
			assert.Equal(t, fmt.Sprintf("Edgewise No.\u00a0%d · %d moves · 0:00 · no hints", row.number, row.tiles), text)
			assert.Equal(t, p.server.url+"#day="+row.day, link)

			p.Visit("").Ready()
			p.Until(`document.querySelector(".today-picture .solved-board")`)
			assert.Equal(t, row.tiles, p.Count(".solved-board > g > .card"), "the whole board")
			p.Until(`document.querySelector(".month .small-board")`)
			assert.Equal(t, row.tiles, p.Count(".month .small-board > g > .card"))
			for _, used := range eval[[]string](p, `[...document.querySelectorAll(".today-picture use, .month use")].map((use) => use.getAttribute("href"))`) {
				assert.True(t, eval[bool](p, fmt.Sprintf(`Boolean(document.getElementById(%q))`, used[1:])), used)
			}
			p.CheckAccessible("home with a day on " + row.grid)

			// The file of My puzzles holds it, and gives it back.
			p.Click(`[data-action="puzzles"]`)
			file := p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`)
			assert.Contains(t, file, "\n  day: ")
			p.ForgetAll()
			p.Visit("").Ready()
			p.DropFile(file)
			p.UntilText(`[data-part="filed"]`, "1 solved day added.")
			p.UntilDays(fmt.Sprintf("%s %d moves, counts", row.day, row.tiles))
		})
	}
}

// TestADayOnAnotherBoardInPlainShapes is drawn in them at home, too.
func TestADayOnAnotherBoardInPlainShapes(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Before: on("2026, 11, 13, 9, 0")}).Ready()
	p.Until(pairJoined)
	assert.Contains(t, eval[string](p, `document.querySelector(".loose-tiles use").getAttribute("href")`), "#home-boats-4-")
	assert.Positive(t, p.Count(`.loose-tiles use[href="#home-boats-4-edge-0"]`), "with its frame")
	eval[chromedp.Void](p, `document.querySelector('[data-setting="plain"]')?.click()`)
	p.Until(`document.querySelector(".loose-tiles use")?.getAttribute("href").startsWith("#home-plain-4-")`)
	assert.Positive(t, p.Count(`.loose-tiles use[href="#home-plain-4-edge-0"]`))
}
