package main

// This file draws boards as text, so that people can place their tiles from a terminal.

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// turned is the degrees by which a tile on a cell is turned from loose tiles in rows, which lie
// as on the first cell.
func turned(grid *puzzle.Grid, cell, turn int) int {
	degrees := int(grid.Cells[cell].Heading-grid.Cells[0].Heading) + turn*360/grid.Sides
	return (degrees + 360) % 360
}

// arrow points to where the top of a tile is on its cell.
func arrow(grid *puzzle.Grid, cell, turn int) string {
	arrows := map[int]string{0: "↑", 60: "↗", 90: "→", 120: "↘", 180: "↓", 240: "↙", 270: "←", 300: "↖"}
	return arrows[turned(grid, cell, turn)]
}

// guide says how to read a board. It is needed even if tiles may not turn, since cells of
// triangles point up or down.
func (w *words) guide(p *puzzle.Puzzle) string {
	tiles := search.NumberOf(uint64(len(p.Tiles())))
	if p.MayTurn() || p.Grid().Sides == 3 {
		return w.count("guide.help", tiles, nil)
	}
	return w.count("guide.upright", tiles, nil)
}

// board writes a full board so that people can place their tiles: as a drawing with all edges if
// a row fits on a line, else as tile numbers with arrows.
func (*words) board(p *puzzle.Puzzle, full search.Board) string {
	cards := map[int]func(*puzzle.Puzzle, search.Board) string{3: triangles, 4: squares, 6: hexagons}[p.Grid().Sides](p, full)
	for line := range strings.SplitSeq(cards, "\n") {
		if utf8.RuneCountInString(line) > lineWidth {
			return pointers(p, full)
		}
	}
	return cards
}

// columns is the number of cells in the longest row of a grid.
func columns(grid *puzzle.Grid) int {
	_, columns := grid.Size()
	return columns
}

// squares draws each tile as it lies, and a cross at each broken seam:
//
//	┌───────────┐
//	│     B     │
//	│ s  7 ←  G ╳      tile 7, turned left
//	│     u     │
//	└───────────┘
func squares(p *puzzle.Puzzle, full search.Board) string {
	digits := len(strconv.Itoa(len(p.Tiles())))
	width := digits + 10 // inside: the edges at both ends, and the number and the arrow between them
	wide := columns(p.Grid())
	rule := func(left, middle, right string, crossed func(column int) bool) string {
		lines := make([]string, wide)
		for column := range lines {
			line := []rune(strings.Repeat("─", width))
			if crossed(column) {
				line[width/2] = tear
			}
			lines[column] = string(line)
		}
		return left + strings.Join(lines, middle) + right + "\n"
	}
	whole := func(int) bool { return false }
	var text strings.Builder
	for from := 0; from < len(full.Tiles); from += wide {
		if from == 0 {
			text.WriteString(rule("┌", "┬", "┐", whole))
		} else {
			text.WriteString(rule("├", "┼", "┤", func(column int) bool { return torn(p, full, from+column, 0) }))
		}
		var top, middle, bottom strings.Builder
		for cell := from; cell < from+wide; cell++ {
			tile := shown(p, full, cell)
			left := width / 2
			fmt.Fprintf(&top, "│%*s%*s", left+1, tile[0], width-left-1, "")
			bar := '│'
			if torn(p, full, cell, 3) {
				bar = tear
			}
			fmt.Fprintf(&middle, "%c %s  %*d %s  %s ", bar, tile[3], digits, full.Tiles[cell]+1, arrow(p.Grid(), cell, full.Turns[cell]), tile[1])
			fmt.Fprintf(&bottom, "│%*s%*s", left+1, tile[2], width-left-1, "")
		}
		text.WriteString(top.String() + "│\n" + middle.String() + "│\n" + bottom.String() + "│\n")
	}
	return text.String() + rule("└", "┴", "┘", whole)
}

// hexagons draws each tile as it lies:
//
//	  _______
//	 /   1   \
//	/ 6  12 2 \      tile 12, turned right by a sixth
//	\ 5  ↗  3 /
//	 \___4___/
func hexagons(p *puzzle.Puzzle, full search.Board) string {
	var text canvas
	columns := across(p.Grid())
	corner := func(cell int) (x, y int) { return 9 * columns[cell], 2 * p.Grid().Cells[cell].Row }
	text.tearSeams(p, full, corner, func(int) [][2]int { return [][2]int{{3, 0}, {9, 1}, {10, 3}, {3, 4}, {0, 3}, {1, 1}} })
	for cell := range p.Grid().Cells {
		tile := shown(p, full, cell)
		x, y := corner(cell)
		text.put(x, y, "  _______")
		text.put(x, y+1, fmt.Sprintf(" /   %s   \\", tile[0]))
		text.put(x, y+2, fmt.Sprintf("/ %s %s %s \\", tile[5], centred(strconv.Itoa(full.Tiles[cell]+1), 3), tile[1]))
		text.put(x, y+3, fmt.Sprintf("\\ %s  %s  %s /", tile[4], arrow(p.Grid(), cell, full.Turns[cell]), tile[2]))
		text.put(x, y+4, fmt.Sprintf(" \\___%s___/", tile[3]))
	}
	return text.String()
}

// triangles draws each tile as it lies:
//
//	    /\
//	   /  \
//	  /3  1\
//	 / 12 ↗ \      tile 12, turned right by a third
//	/____2___\
func triangles(p *puzzle.Puzzle, full search.Board) string {
	var text canvas
	columns := across(p.Grid())
	corner := func(cell int) (x, y int) { return 5 * columns[cell], 5 * p.Grid().Cells[cell].Row }
	text.tearSeams(p, full, corner, func(cell int) [][2]int {
		if p.Grid().Cells[cell].Heading == 0 { // it points down
			return [][2]int{{2, -1}, {7, 2}, {2, 2}}
		}
		return [][2]int{{7, 2}, {2, 4}, {2, 2}}
	})
	for cell, at := range p.Grid().Cells {
		tile := shown(p, full, cell)
		x, y := corner(cell)
		number := centred(strconv.Itoa(full.Tiles[cell]+1)+" "+arrow(p.Grid(), cell, full.Turns[cell]), 6)
		lines := []string{
			`    /\`,
			`   /  \`,
			fmt.Sprintf(`  /%s  %s\`, tile[2], tile[0]),
			` /` + number + `\`,
			fmt.Sprintf(`/____%s___\`, tile[1]),
		}
		if at.Heading == 0 { // it points down
			lines = []string{
				fmt.Sprintf(`\   %s    /`, tile[0]),
				` \` + number + `/`,
				fmt.Sprintf(`  \%s  %s/`, tile[2], tile[1]),
				`   \  /`,
				`    \/`,
			}
		}
		for i, line := range lines {
			text.put(x, y+i, line)
		}
	}
	return text.String()
}

// pointers writes each cell as its tile's number and an arrow.
func pointers(p *puzzle.Puzzle, full search.Board) string {
	digits := len(strconv.Itoa(len(p.Tiles())))
	width := digits + 2
	if p.Grid().Sides == 6 {
		width = (width + 1) / 2 // cells of equal height are in every other column
	}
	var text canvas
	columns := across(p.Grid())
	for cell, at := range p.Grid().Cells {
		text.put(width*columns[cell], at.Row, fmt.Sprintf("%*d%s", digits, full.Tiles[cell]+1, arrow(p.Grid(), cell, full.Turns[cell])))
	}
	return text.String()
}

// shown is the tile on a cell as it lies there.
func shown(p *puzzle.Puzzle, full search.Board, cell int) puzzle.Tile {
	return p.Tiles()[full.Tiles[cell]].Turned(full.Turns[cell])
}

// across is the column of each cell, counting the different horizontal positions.
func across(grid *puzzle.Grid) []int {
	at := make([]int, len(grid.Cells)) // in hundredths of a pitch, to compare whole numbers
	for i, cell := range grid.Cells {
		at[i] = int(math.Round(cell.X * 100))
	}
	lines := slices.Clone(at)
	slices.Sort(lines)
	lines = slices.Compact(lines)
	for i := range at {
		at[i], _ = slices.BinarySearch(lines, at[i])
	}
	return at
}

// A canvas is lines of characters. Characters are not overwritten, so that neighbours share the
// lines between them.
type canvas [][]rune

// put writes where the canvas is blank. It skips spaces of the text.
func (c *canvas) put(x, y int, text string) {
	for len(*c) <= y {
		*c = append(*c, nil)
	}
	line := (*c)[y]
	for i, sign := range []rune(text) {
		for len(line) <= x+i {
			line = append(line, ' ')
		}
		if line[x+i] == ' ' {
			line[x+i] = sign
		}
	}
	(*c)[y] = line
}

func (c canvas) String() string {
	var text strings.Builder
	for _, line := range c {
		text.WriteString(strings.TrimRight(string(line), " ") + "\n")
	}
	return text.String()
}

// centred is a text in the middle of a width.
func centred(text string, width int) string {
	free := width - utf8.RuneCountInString(text)
	return strings.Repeat(" ", free/2) + text + strings.Repeat(" ", free-free/2)
}
