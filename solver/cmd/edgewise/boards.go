package main

import (
	"fmt"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// arrows point to where the top of a tile on a square cell has been turned.
var arrows = [4]string{"↑", "→", "↓", "←"}

// guide says how to read a board.
func (w *words) guide(p *puzzle.Puzzle) string {
	tiles := values{"n": len(p.Tiles())}
	switch {
	case !p.MayTurn():
		return w.say("guide.upright", tiles)
	case p.Grid().Sides == len(arrows):
		return w.say("guide.arrows", tiles)
	}
	return w.say("guide", tiles)
}

// board writes a full board so that people can lay their tiles by it: as a
// drawing with all edges where that fits on a line, else as tile numbers with
// arrows. Cells that are no squares become a list.
func (w *words) board(p *puzzle.Puzzle, full search.Board) string {
	digits := len(strconv.Itoa(len(p.Tiles())))
	switch {
	case p.Grid().Sides != len(arrows):
		return w.placements(p, full)
	case columns(p.Grid())*(cardWidth(digits)+1) < lineWidth:
		return cards(p, full, digits)
	}
	return pointers(p, full, digits)
}

// columns is how many cells the longest row of a grid has.
func columns(grid *puzzle.Grid) int {
	_, columns := grid.Size()
	return columns
}

// cardWidth is how wide a card is inside: the edges at both ends, and between
// them the number and the arrow.
func cardWidth(digits int) int { return digits + 10 }

// cards draws each tile as it lies:
//
//	┌───────────┐
//	│     B     │
//	│ s  7 ←  G │      tile 7, turned left
//	│     u     │
//	└───────────┘
func cards(p *puzzle.Puzzle, full search.Board, digits int) string {
	width := cardWidth(digits)
	wide := columns(p.Grid())
	rule := func(left, middle, right string) string {
		return left + strings.Repeat(strings.Repeat("─", width)+middle, wide-1) + strings.Repeat("─", width) + right + "\n"
	}
	var text strings.Builder
	for from := 0; from < len(full.Tiles); from += wide {
		if from == 0 {
			text.WriteString(rule("┌", "┬", "┐"))
		} else {
			text.WriteString(rule("├", "┼", "┤"))
		}
		var top, middle, bottom strings.Builder
		for cell := from; cell < from+wide; cell++ {
			tile := p.Tiles()[full.Tiles[cell]].Turned(full.Turns[cell])
			left := width / 2
			fmt.Fprintf(&top, "│%*s%*s", left+1, tile[0], width-left-1, "")
			fmt.Fprintf(&middle, "│ %s  %*d %s  %s ", tile[3], digits, full.Tiles[cell]+1, arrows[full.Turns[cell]], tile[1])
			fmt.Fprintf(&bottom, "│%*s%*s", left+1, tile[2], width-left-1, "")
		}
		text.WriteString(top.String() + "│\n" + middle.String() + "│\n" + bottom.String() + "│\n")
	}
	return text.String() + rule("└", "┴", "┘")
}

// pointers writes for each cell the tile's number and its arrow.
func pointers(p *puzzle.Puzzle, full search.Board, digits int) string {
	wide := columns(p.Grid())
	var text strings.Builder
	for cell, tile := range full.Tiles {
		fmt.Fprintf(&text, "%*d%s", digits, tile+1, arrows[full.Turns[cell]])
		if (cell+1)%wide == 0 {
			text.WriteString("\n")
		} else {
			text.WriteString(" ")
		}
	}
	return text.String()
}

// placements lists the cells with what lies there.
func (w *words) placements(p *puzzle.Puzzle, full search.Board) string {
	var text strings.Builder
	for cell, at := range p.Grid().Cells {
		text.WriteString(w.say("placement", values{
			"row": at.Row + 1, "column": at.Column + 1,
			"tile": full.Tiles[cell] + 1, "turned": w.turned(full.Turns[cell], p.Grid().Sides),
		}) + "\n")
	}
	return text.String()
}
