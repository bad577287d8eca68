package draw

import (
	"math"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A stencil is a cell drawn in letters: digits stand for the edges of its sides, n for the tile's
// number. Neighbours share the lines between them.
type stencil struct {
	lines []string
	pitch float64 // signs per pitch
	row   int     // lines per row of the grid
}

func stencilFor(sides int, up bool) stencil {
	switch {
	case sides == 6:
		return stencil{[]string{
			`  _______  `,
			` /   0   \ `,
			`/ 5     1 \`,
			`\ 4 nnn 2 /`,
			` \___3___/ `,
		}, 9 / (math.Sqrt(3) / 2), 2}
	case sides == 3 && up:
		return stencil{[]string{
			`    /\    `,
			`   /  \   `,
			`  /nnnn\  `,
			` / 2  0 \ `,
			`/____1___\`,
		}, 10, 5}
	case sides == 3:
		return stencil{[]string{
			`\   0    /`,
			` \ 2  1 / `,
			`  \nnnn/  `,
			`   \  /   `,
			`    \/    `,
		}, 10, 5}
	}
	return stencil{[]string{
		`+---------+`,
		`|    0    |`,
		`| 3 nnn 1 |`,
		`|    2    |`,
		`+---------+`,
	}, 10, 4}
}

// Letters draws a board as text, for a mail or a chat: each tile's number, and on every side the
// sign of its edge. Without a board the tiles lie in number order, unturned.
func Letters(p *puzzle.Puzzle, b *puzzle.Board) string {
	grid := p.Grid()
	if b == nil {
		b = puzzle.NewBoard(p)
		for tile := range p.Tiles() {
			b.Place(puzzle.Placement{Cell: tile, Tile: tile}) // the board is empty, so this cannot fail
		}
	}
	var sheet [][]byte
	put := func(x, y int, sign byte) {
		for len(sheet) <= y {
			sheet = append(sheet, nil)
		}
		for len(sheet[y]) <= x {
			sheet[y] = append(sheet[y], ' ')
		}
		if sign != '_' || sheet[y][x] == ' ' { // a line never overwrites a sign
			sheet[y][x] = sign
		}
	}
	least := grid.Cells[0].X
	for _, cell := range grid.Cells {
		least = min(least, cell.X)
	}
	for number, cell := range grid.Cells {
		s := stencilFor(grid.Sides, cell.Heading != 0)
		left, top := int(math.Round((cell.X-least)*s.pitch)), cell.Row*s.row
		on, filled := b.At(number)
		for y, line := range s.lines {
			for x, sign := range []byte(line) {
				switch {
				case sign == ' ':
					continue
				case '0' <= sign && sign <= '9' && filled:
					edge, _ := b.Edge(puzzle.Seat{Cell: number, Side: int(sign - '0')})
					sign = byte(edge)
				case '0' <= sign && sign <= '9' && line[x-1] == '_':
					sign = '_'
				case sign == 'n', '0' <= sign && sign <= '9':
					sign = ' '
				}
				put(left+x, top+y, sign)
			}
			if field := strings.Index(line, "n"); field >= 0 && filled {
				text := strconv.Itoa(on.Tile + 1)
				shift := (strings.Count(line, "n") - len(text) + 1) / 2
				for i := range text {
					put(left+field+shift+i, top+y, text[i])
				}
			}
		}
	}
	var text strings.Builder
	for _, row := range sheet {
		text.WriteString(strings.TrimRight(string(row), " ") + "\n")
	}
	return text.String()
}
