//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	puzzles "edgewise/solver/puzzle"
)

// Number types the number of a tile and gives what was heard. Another key before it keeps it from going on from the last one.
func (l *listener) Number(n, of int) string {
	l.t.Helper()
	if of > 9 && l.key >= "0" && l.key <= "9" {
		l.Key(kb.Escape)
	}
	for _, figure := range strconv.Itoa(n) {
		l.Key(string(figure))
	}
	return strings.Join(l.heard[l.since:], " ")
}

// A saidOf is what was said of one: its number, where it lies, and the words of its sides from the top clockwise.
type saidOf struct {
	tile, row, column int
	sides             []string
}

var (
	saidTile  = regexp.MustCompile(`(?i)\btile (\d+)\b`)
	saidPlace = regexp.MustCompile(`(?i)\brow (\d+), column (\d+)`)
	saidTurn  = regexp.MustCompile(`turned (right|left|upside down)(?: by a (sixth|third))?`)
	// A name, perhaps with its half, at each side: "top blue circle, solid, right frame".
	saidSide = regexp.MustCompile(`(?i)(?:^|[.,;:] )(upper right|upper left|lower right|lower left|top|right|bottom|left):? ([^.,;:”]+(?:, (?:solid|hollow))?)`)
)

// sidesOf are the names of the sides of a loose tile, from the top clockwise.
func sidesOf(sides int) []string {
	if sides == 6 {
		return []string{"top", "upper right", "lower right", "bottom", "lower left", "upper left"}
	}
	return []string{"top", "right", "bottom", "left"}
}

// understood is what a sentence says of a tile; it has no sides if the sentence does not name all of them.
func understood(said string, sides int) (s saidOf, is bool) {
	tile := saidTile.FindStringSubmatch(said)
	if tile == nil {
		return s, false
	}
	s.tile, _ = strconv.Atoi(tile[1])
	if place := saidPlace.FindStringSubmatch(said); place != nil {
		s.row, _ = strconv.Atoi(place[1])
		s.column, _ = strconv.Atoi(place[2])
	}
	named := map[string]string{}
	for _, side := range saidSide.FindAllStringSubmatch(said, -1) {
		named[strings.ToLower(side[1])] = strings.ToLower(side[2])
	}
	for _, side := range sidesOf(sides) {
		if named[side] != "" {
			s.sides = append(s.sides, named[side])
		}
	}
	if len(s.sides) < sides {
		s.sides = nil
	}
	return s, true
}

// turnSaid is by how many sides a sentence says that its tile is turned.
func turnSaid(said string, sides int) int {
	turned := saidTurn.FindStringSubmatch(said)
	if turned == nil {
		return 0
	}
	by := map[string]int{"": sides / 4, "sixth": 1, "third": 2}[turned[2]]
	switch turned[1] {
	case "upside down":
		return sides / 2
	case "left":
		return sides - by
	}
	return by
}

// turned are the sides of a tile that was turned right by this many.
func turned(sides []string, by int) []string {
	at := len(sides) - by
	return append(slices.Clone(sides[at:]), sides[:at]...)
}

// fits is whether two sides, or a side and the border, may touch, as the rule was told: the halves of a picture, or
// the same whole pictures; and a frame on the border only.
func fits(one, other string, framed bool) bool {
	if other == "" {
		return !framed || one == "frame"
	}
	for _, halves := range [][2]string{{"head", "tail"}, {"solid", "hollow"}} {
		for i, half := range halves {
			if motif, cut := strings.CutSuffix(one, half); cut {
				return other == motif+halves[1-i]
			}
		}
	}
	return one == other && one != "frame"
}

// solved finds a board of tiles whose sides were heard, in the order of the cells.
func solved(grid *puzzles.Grid, tiles []saidOf) []laid {
	framed := slices.ContainsFunc(tiles, func(s saidOf) bool { return slices.Contains(s.sides, "frame") })
	board := make([]laid, 0, len(tiles))
	used := map[int]bool{}
	var next func() bool
	next = func() bool {
		cell := len(board)
		if cell == len(grid.Cells) {
			return true
		}
		for i, tile := range tiles {
			for by := 0; by < grid.Sides && !used[i]; by++ {
				sides := turned(tile.sides, by)
				met := true
				for side, beyond := range grid.Cells[cell].Beyond {
					if beyond == puzzles.Rim {
						met = met && fits(sides[side], "", framed)
					} else if beyond.Cell < cell {
						met = met && fits(sides[side], board[beyond.Cell].edges[beyond.Side], framed)
					}
				}
				if !met {
					continue
				}
				used[i], board = true, append(board, laid{tile: i, turn: by, edges: sides})
				if next() {
					return true
				}
				used[i], board = false, board[:cell]
			}
		}
		return false
	}
	next()
	return board
}

// Go moves the focus to a cell by arrows.
func (l *listener) Go(row, column int) {
	l.t.Helper()
	for range 40 {
		place := saidPlace.FindStringSubmatch(l.Now())
		require.NotNil(l.t, place, "the focus is on a cell: %s", l.Now())
		y, _ := strconv.Atoi(place[1])
		x, _ := strconv.Atoi(place[2])
		switch {
		case y < row:
			l.Key(kb.ArrowDown)
		case y > row:
			l.Key(kb.ArrowUp)
		case x < column:
			l.Key(kb.ArrowRight)
		case x > column:
			l.Key(kb.ArrowLeft)
		default:
			return
		}
	}
}

// Play surveys the tiles, lays them by what was heard of them, and goes back over the board in the end.
func (l *listener) Play(grid *puzzles.Grid) {
	l.t.Helper()
	l.Seek("gridcell Row 1, column 1")
	var tiles []saidOf
	for n := range grid.Cells {
		said, _ := understood(l.Number(n+1, len(grid.Cells)), grid.Sides)
		require.Len(l.t, said.sides, grid.Sides, "what is on tile %d is heard", n+1)
		tiles = append(tiles, said)
	}
	board := solved(grid, tiles)
	require.Len(l.t, board, len(grid.Cells), "what was heard leads to a solution")
	way := wayOver(grid)
	for _, cell := range way {
		l.Go(grid.Cells[cell].Row+1, grid.Cells[cell].Column+1)
		l.Number(board[cell].tile+1, len(grid.Cells))
		for range board[cell].turn {
			l.Key("r")
		}
		l.Key(kb.Enter)
	}
	l.Listen("Well done.")
	slices.Reverse(way)
	// A cell is heard when the focus comes to it, and it is on the first.
	for _, cell := range append([]int{way[1], way[0]}, way[1:]...) {
		l.Go(grid.Cells[cell].Row+1, grid.Cells[cell].Column+1)
	}
	l.checkHeard(grid, tiles)
}

// wayOver is a way over the cells, one row to the right and the next to the left.
func wayOver(grid *puzzles.Grid) []int {
	var way []int
	for row := range len(grid.Cells) {
		from := len(way)
		for cell, at := range grid.Cells {
			if at.Row == row {
				way = append(way, cell)
			}
		}
		if row%2 == 1 {
			slices.Reverse(way[from:])
		}
	}
	return way
}

// checkHeard rebuilds the board twice, from what was announced of each move and from the cells as they were walked over,
// and compares both with the board that is drawn.
func (l *listener) checkHeard(grid *puzzles.Grid, tiles []saidOf) {
	l.t.Helper()
	announced, walked := map[[2]int]string{}, map[[2]int]string{}
	var at, hand saidOf
	for _, said := range l.heard {
		if place := saidPlace.FindStringSubmatch(said); place != nil && strings.HasPrefix(said, "gridcell") {
			at.row, _ = strconv.Atoi(place[1])
			at.column, _ = strconv.Atoi(place[2])
		}
		if strings.HasPrefix(said, "“Well done.") { // instead of where the last tile lies now
			for by := range grid.Sides {
				if slices.Equal(turned(tiles[hand.tile-1].sides, by), hand.sides) {
					announced[[2]int{at.row, at.column}] = fmt.Sprintf("%d.%d", hand.tile-1, by)
				}
			}
		}
		s, is := understood(said, grid.Sides)
		if is && s.row == 0 && s.sides != nil {
			hand = s
		}
		if !is || s.row == 0 {
			continue
		}
		lies := fmt.Sprintf("%d.%d", s.tile-1, turnSaid(said, grid.Sides))
		if strings.HasPrefix(said, "“Tile") {
			announced[[2]int{s.row, s.column}] = lies
		} else if strings.HasPrefix(said, "gridcell") {
			walked[[2]int{s.row, s.column}] = lies
			assert.Equal(l.t, turned(tiles[s.tile-1].sides, turnSaid(said, grid.Sides)), s.sides, said)
		}
	}
	var one, other []string
	for _, at := range grid.Cells {
		one = append(one, announced[[2]int{at.Row + 1, at.Column + 1}])
		other = append(other, walked[[2]int{at.Row + 1, at.Column + 1}])
	}
	drawn := l.drawn(grid.Sides)
	assert.Equal(l.t, drawn, one, "the board as it was announced")
	assert.Equal(l.t, drawn, other, "the board as it was walked over")
}

// drawn is the board as it is drawn: a tile and its turn, both from 0, on each cell.
func (l *listener) drawn(sides int) []string {
	l.t.Helper()
	return eval[[]string](l.page, fmt.Sprintf(`[...document.querySelectorAll('[data-part="board"] [data-cell]')].map((cell) => {
		const numbers = (text) => text.match(/-?[\d.]+(?:e-\d+)?/g).map(Number);
		const [x, y, angle] = numbers(cell.getAttribute("transform"));
		const tile = [...document.querySelectorAll("[data-lies]")].find(({ style }) => Math.hypot(numbers(style.transform)[0] - x, numbers(style.transform)[1] - y) < 1);
		const [turned] = numbers(tile.querySelector(".turned").style.transform);
		return tile.dataset.lies + "." + (Math.round(((turned - angle) * %[1]d) / 360 + 10 * %[1]d) %% %[1]d);
	})`, sides))
}
