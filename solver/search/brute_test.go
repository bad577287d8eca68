package search_test

import (
	"math"
	"strings"

	"edgewise/solver/puzzle"
)

// The brute force computes the counts and the textbook search straight from their definitions, as
// simply as possible, and learns nothing from the real search. The real search is compared with
// it.
//
// A look is how a tile shows itself on a cell: its edges from side 0 on. A board is one look per
// cell, nil where the cell is empty. A picture is a full board written as one string, the looks
// of its cells one after the other.

// bruteFits reports whether a look fits a cell: rim and frame agree, and it mates with every
// filled neighbour.
func bruteFits(p *puzzle.Puzzle, board []puzzle.Tile, cell int, look puzzle.Tile) bool {
	frame, framed := p.Frame()
	for side, beyond := range p.Grid().Cells[cell].Beyond {
		rim := beyond == puzzle.Rim
		if framed && (look[side] == frame) != rim {
			return false
		}
		if rim || board[beyond.Cell] == nil {
			continue
		}
		if !p.Mates().Mate(look[side], board[beyond.Cell][beyond.Side]) {
			return false
		}
	}
	return true
}

// bruteLooks returns the looks of every tile in its allowed turns, without those that a smaller
// turn of the same tile shows.
func bruteLooks(p *puzzle.Puzzle) [][]puzzle.Tile {
	turns := 1
	if p.MayTurn() {
		turns = p.Grid().Sides
	}
	looks := make([][]puzzle.Tile, len(p.Tiles()))
	for number, tile := range p.Tiles() {
		seen := map[string]bool{}
		for turn := range turns {
			if look := tile.Turned(turn); !seen[look.String()] {
				seen[look.String()] = true
				looks[number] = append(looks[number], look)
			}
		}
	}
	return looks
}

// bruteClues returns, by cell, the looks that the clues ask for and the tiles they name.
func bruteClues(p *puzzle.Puzzle) (asked map[int]string, named map[int]int) {
	asked, named = map[int]string{}, map[int]int{}
	for _, clue := range p.Clues() {
		asked[clue.Cell] = p.Tiles()[clue.Tile].Turned(clue.Turn).String()
		named[clue.Cell] = clue.Tile
	}
	return asked, named
}

// bruteEach visits every full board without mismatches that looks as the clues ask, once for each
// way to say which tile lies where. It gives up after the given number of comparisons and reports
// false.
func bruteEach(p *puzzle.Puzzle, most int, visit func(tiles []int, board []puzzle.Tile)) bool {
	looks := bruteLooks(p)
	asked, _ := bruteClues(p)
	cells := len(p.Grid().Cells)
	board, tiles, used := make([]puzzle.Tile, cells), make([]int, cells), make([]bool, cells)

	var fill func(cell int) bool
	fill = func(cell int) bool {
		if cell == cells {
			visit(tiles, board)
			return true
		}
		want, clue := asked[cell]
		for tile := range looks {
			if used[tile] {
				continue
			}
			for _, look := range looks[tile] {
				if most--; most < 0 {
					return false
				}
				if clue && look.String() != want || !bruteFits(p, board, cell, look) {
					continue
				}
				board[cell], tiles[cell], used[tile] = look, tile, true
				finished := fill(cell + 1)
				board[cell], used[tile] = nil, false
				if !finished {
					return false
				}
			}
		}
		return true
	}
	return fill(0)
}

// bruteBoards returns the pictures, and the arrangements: pictures with the number of the tile on
// every cell. In every arrangement a clue's tile itself lies on the clue's cell; in a picture a
// copy may.
func bruteBoards(p *puzzle.Puzzle) (arrangements, pictures map[string]bool) {
	arrangements, pictures = map[string]bool{}, map[string]bool{}
	_, named := bruteClues(p)
	bruteEach(p, math.MaxInt, func(tiles []int, board []puzzle.Tile) {
		var numbers, picture []byte
		for cell, look := range board {
			numbers = append(numbers, byte(tiles[cell]))
			picture = append(picture, look.String()...)
		}
		pictures[string(picture)] = true
		for cell, tile := range named {
			if tiles[cell] != tile {
				return
			}
		}
		arrangements[string(numbers)+string(picture)] = true
	})
	return arrangements, pictures
}

// bruteTurned returns the picture after a turn of the whole board.
func bruteTurned(grid *puzzle.Grid, picture string, turn puzzle.BoardTurn) string {
	turned := make([]byte, len(picture))
	for cell, to := range turn.To {
		for side := range grid.Sides {
			turned[to*grid.Sides+(side+turn.By)%grid.Sides] = picture[cell*grid.Sides+side]
		}
	}
	return string(turned)
}

// bruteSolutions sorts the given pictures into classes that turns of the whole board connect,
// without leaving the given pictures, and counts the classes.
func bruteSolutions(p *puzzle.Puzzle, pictures map[string]bool) int {
	if !p.MayTurn() {
		return len(pictures)
	}
	classes, visited := 0, map[string]bool{}
	for picture := range pictures {
		if visited[picture] {
			continue
		}
		classes++
		visited[picture] = true
		for waiting := []string{picture}; len(waiting) > 0; {
			next := waiting[0]
			waiting = waiting[1:]
			for _, turn := range p.Grid().Turns {
				turned := bruteTurned(p.Grid(), next, turn)
				if pictures[turned] && !visited[turned] {
					visited[turned] = true
					waiting = append(waiting, turned)
				}
			}
		}
	}
	return classes
}

// bruteCounts returns the three counts of a puzzle with these arrangements and pictures.
func bruteCounts(p *puzzle.Puzzle, arrangements, pictures map[string]bool) [3]uint64 {
	return [3]uint64{uint64(len(arrangements)), uint64(len(pictures)), uint64(bruteSolutions(p, pictures))}
}

// brutePlain is the textbook search: cells in reading order, unused tiles in input order, turns
// from 0 on that look new, each compared with the filled neighbours. It counts the tries, and per
// cell the placements that fitted and the times that nothing did.
func brutePlain(p *puzzle.Puzzle) (tries uint64, nodes, deadEnds []uint64) {
	looks := bruteLooks(p)
	cells := len(p.Grid().Cells)
	nodes, deadEnds = make([]uint64, cells), make([]uint64, cells)
	board, used := make([]puzzle.Tile, cells), make([]bool, cells)
	asked, named := bruteClues(p)
	kept := map[int]bool{} // tiles kept for the cells of their clues
	for _, tile := range named {
		kept[tile] = true
	}

	var fill func(cell int)
	fill = func(cell int) {
		if cell == cells {
			return
		}
		fitted := false
		try := func(tile int, look puzzle.Tile) {
			tries++
			if !bruteFits(p, board, cell, look) {
				return
			}
			fitted = true
			nodes[cell]++
			board[cell], used[tile] = look, true
			fill(cell + 1)
			board[cell], used[tile] = nil, false
		}
		if tile, clue := named[cell]; clue {
			for _, look := range looks[tile] {
				if look.String() == asked[cell] {
					try(tile, look)
				}
			}
		} else {
			for tile := range looks {
				if used[tile] || kept[tile] {
					continue
				}
				for _, look := range looks[tile] {
					try(tile, look)
				}
			}
		}
		if !fitted {
			deadEnds[cell]++
		}
	}
	fill(0)
	return tries, nodes, deadEnds
}

// brutePicture returns the picture that a full board of the model shows.
func brutePicture(b *puzzle.Board) string {
	grid := b.Puzzle().Grid()
	var picture []byte
	for cell := range grid.Cells {
		for side := range grid.Sides {
			edge, _ := b.Edge(puzzle.Seat{Cell: cell, Side: side})
			picture = append(picture, byte(edge))
		}
	}
	return string(picture)
}

// bruteThree returns the three counts of a puzzle.
func bruteThree(p *puzzle.Puzzle) [3]uint64 {
	arrangements, pictures := bruteBoards(p)
	return bruteCounts(p, arrangements, pictures)
}

// bruteSpec makes a spec from the words of its tiles.
func bruteSpec(gridName, words string, mates puzzle.Mates) puzzle.Spec {
	spec := puzzle.Spec{Grid: bruteGrid(gridName), Mates: mates}
	for _, word := range strings.Split(words, ".") {
		spec.Tiles = append(spec.Tiles, puzzle.Tile(word))
	}
	return spec
}

// bruteGrid returns the grid with a known name.
func bruteGrid(name string) *puzzle.Grid {
	grid, err := puzzle.GridNamed(name)
	if err != nil {
		panic(err)
	}
	return grid
}

// bruteMust makes the puzzle of a spec that is known to be valid.
func bruteMust(spec puzzle.Spec) *puzzle.Puzzle {
	p, err := puzzle.New(spec)
	if err != nil {
		panic(err)
	}
	return p
}
