package search_test

import (
	"math"
	"strings"
	"testing"

	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The brute force: the counts and the textbook search written straight from
// their definitions, as simply as they can be said, with nothing learnt from
// the real search. It is what the real search is measured against.
//
// A look is how a tile shows itself on a cell: its edges from side 0 on. A
// board is one look per cell, nil where the cell is empty. A picture is a full
// board written as one string, the looks of its cells one after the other.

// bruteFits reports whether a look fits a cell: rim and frame agree, and each
// seam to a filled neighbour mates.
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

// bruteLooks are the looks of every tile in its allowed turns, those only that
// no lesser turn of the same tile shows.
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

// bruteClues are the looks that the clues ask for, by cell, and the tiles they
// name.
func bruteClues(p *puzzle.Puzzle) (asked map[int]string, named map[int]int) {
	asked, named = map[int]string{}, map[int]int{}
	for _, clue := range p.Clues() {
		asked[clue.Cell] = p.Tiles()[clue.Tile].Turned(clue.Turn).String()
		named[clue.Cell] = clue.Tile
	}
	return asked, named
}

// bruteEach visits every full board without conflict that looks as the clues
// ask, once for each way to say which tile lies where. After the given number
// of comparisons it gives up and reports false.
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

// bruteBoards collects the pictures, and the arrangements: pictures with the
// number of the tile on every cell. A tile that a clue names lies on the
// clue's cell itself in every arrangement; in a picture a copy may.
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

// bruteTurned is the picture after a turn of the whole board.
func bruteTurned(grid *puzzle.Grid, picture string, turn puzzle.BoardTurn) string {
	turned := make([]byte, len(picture))
	for cell, to := range turn.To {
		for side := range grid.Sides {
			turned[to*grid.Sides+(side+turn.By)%grid.Sides] = picture[cell*grid.Sides+side]
		}
	}
	return string(turned)
}

// bruteSolutions sorts the pictures into classes that turns of the whole board
// make look alike, never leaving the pictures given, and counts the classes.
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

// bruteCounts are the three counts of a puzzle, of its arrangements and pictures.
func bruteCounts(p *puzzle.Puzzle, arrangements, pictures map[string]bool) [3]uint64 {
	return [3]uint64{uint64(len(arrangements)), uint64(len(pictures)), uint64(bruteSolutions(p, pictures))}
}

// brutePlain is the textbook search: cells in reading order, unused tiles in
// input order, turns from 0 on that look new, each compared with what lies
// there already. It counts the tries, and per cell the placements that fitted
// and the times that none did.
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

// bruteFactorials is the number of arrangements by the formula: pictures times
// the orders of the copies of each tile, those fixed by a clue left out. Two
// tiles are copies when they have the same looks.
func bruteFactorials(p *puzzle.Puzzle, pictures int) int {
	fixed := map[int]bool{}
	for _, clue := range p.Clues() {
		fixed[clue.Tile] = true
	}
	copies := map[string]int{}
	for tile, looks := range bruteLooks(p) {
		least := looks[0].String()
		for _, look := range looks {
			least = min(least, look.String())
		}
		if !fixed[tile] {
			copies[least]++
		}
	}
	product := pictures
	for _, n := range copies {
		for ; n > 1; n-- {
			product *= n
		}
	}
	return product
}

// bruteLeast is the number of solutions by a rule for each picture alone: it
// counts if none of its turns that keep every clue is less.
func bruteLeast(p *puzzle.Puzzle, pictures map[string]bool) int {
	count := 0
	for picture := range pictures {
		least := picture
		for _, turn := range p.BoardTurns() {
			if turned := bruteTurned(p.Grid(), picture, turn); turned < least && bruteKeepsClues(p, turned) {
				least = turned
			}
		}
		if least == picture {
			count++
		}
	}
	return count
}

// bruteKeepsClues reports whether a picture looks as the clues ask.
func bruteKeepsClues(p *puzzle.Puzzle, picture string) bool {
	asked, _ := bruteClues(p)
	sides := p.Grid().Sides
	for cell, look := range asked {
		if picture[cell*sides:(cell+1)*sides] != look {
			return false
		}
	}
	return true
}

// bruteLayings are the pictures among all layings of a small puzzle, each laid
// to the end before it is judged, by the model's own board.
func bruteLayings(t *testing.T, p *puzzle.Puzzle) map[string]bool {
	t.Helper()
	pictures := map[string]bool{}
	b := puzzle.NewBoard(p)
	turns := 1
	if p.MayTurn() {
		turns = p.Grid().Sides
	}
	var lay func(cell int)
	lay = func(cell int) {
		if cell == len(p.Tiles()) {
			if b.Solved() {
				pictures[brutePicture(b)] = true
			}
			return
		}
		for tile := range p.Tiles() {
			if b.Where(tile) >= 0 {
				continue
			}
			for turn := range turns {
				require.NoError(t, b.Place(puzzle.Placement{Cell: cell, Tile: tile, Turn: turn}))
				lay(cell + 1)
				b.Lift(cell)
			}
		}
	}
	lay(0)
	return pictures
}

// brutePicture is the picture that a full board of the model shows.
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

// TestBruteAgreesWithItself counts everything that can be counted in two ways.
func TestBruteAgreesWithItself(t *testing.T) {
	nativelyOnly(t)
	r := randomSource(1)
	for range 500 {
		p := randomPuzzle(r)
		arrangements, pictures := bruteBoards(p)
		name := randomText{p}
		assert.Equal(t, bruteFactorials(p, len(pictures)), len(arrangements), "copies: %s", name)
		assert.Equal(t, bruteLeast(p, pictures), bruteSolutions(p, pictures), "board turns: %s", name)

		_, nodes, _ := brutePlain(p)
		assert.EqualValues(t, len(arrangements), nodes[len(nodes)-1], "plain search: %s", name)
		if len(p.Tiles()) <= 3 {
			assert.Equal(t, bruteLayings(t, p), pictures, "layings: %s", name)
		}
	}
}

// TestBruteLayings compares with whole layings on four cells, where there are
// 6144 of squares and 1944 of triangles.
func TestBruteLayings(t *testing.T) {
	nativelyOnly(t)
	r := randomSource(2)
	for range 30 {
		for _, grid := range []string{"2x2", "tri2"} {
			p := randomPuzzleOn(r, grid)
			_, pictures := bruteBoards(p)
			assert.Equal(t, bruteLayings(t, p), pictures, "%s", randomText{p})
		}
	}
}

// TestBruteGivesPublishedFigures pins the brute force to puzzles whose figures
// are known from programs by other people.
func TestBruteGivesPublishedFigures(t *testing.T) {
	for _, test := range []struct {
		name, tiles string
		counts      [3]uint64
		tries       uint64
		nodes       []uint64
	}{
		{"Hunde-Spiel", "BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs", [3]uint64{16, 8, 2},
			73508, []uint64{36, 148, 518, 1596, 879, 392, 565, 134, 16}},
		{"Insects", "BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB", [3]uint64{4, 4, 1},
			66384, []uint64{36, 146, 528, 1629, 631, 228, 355, 46, 4}},
		{"Big cats", "ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl", [3]uint64{4, 4, 1},
			65504, []uint64{36, 150, 550, 1747, 553, 122, 193, 30, 4}},
		{"One Tough Puzzle", "HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc", [3]uint64{4, 4, 1},
			54156, []uint64{36, 138, 470, 1350, 474, 144, 175, 28, 4}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := bruteMust(bruteSpec("3x3", test.tiles, puzzle.Halves()))
			tries, nodes, _ := brutePlain(p)
			assert.Equal(t, test.counts, bruteThree(p))
			assert.Equal(t, test.tries, tries)
			assert.Equal(t, test.nodes, nodes)
		})
	}
}

// bruteThree are the three counts of a puzzle.
func bruteThree(p *puzzle.Puzzle) [3]uint64 {
	arrangements, pictures := bruteBoards(p)
	return bruteCounts(p, arrangements, pictures)
}

// TestBruteCountsByHand has puzzles small enough to count in the head.
func TestBruteCountsByHand(t *testing.T) {
	clue := func(cell, tile, turn int) []puzzle.Placement {
		return []puzzle.Placement{{Cell: cell, Tile: tile, Turn: turn}}
	}
	for _, test := range []struct {
		name, grid, tiles string
		change            func(*puzzle.Spec)
		want              [3]uint64
	}{
		{"one tile, four looks", "1x1", "abcd", nil, [3]uint64{4, 4, 1}},
		{"one tile, two looks", "1x1", "abab", nil, [3]uint64{2, 2, 1}},
		{"one tile, one look", "1x1", "aaaa", nil, [3]uint64{1, 1, 1}},
		{"one tile that may not turn", "1x1", "abcd", func(s *puzzle.Spec) { s.NoTurns = true }, [3]uint64{1, 1, 1}},
		{"one tile held by a clue", "1x1", "abcd", func(s *puzzle.Spec) { s.Clues = clue(0, 0, 3) }, [3]uint64{1, 1, 1}},
		{"nothing on the rim is accepted", "1x1", "----", nil, [3]uint64{1, 1, 1}},
		{"nothing mates with nothing", "2x1", "----.----", nil, [3]uint64{0, 0, 0}},
		{"one seam", "2x1", "abcd.aefg", nil, [3]uint64{2, 2, 1}},
		{"one seam, one way up", "2x1", "cade.fgha", func(s *puzzle.Spec) { s.NoTurns = true }, [3]uint64{1, 1, 1}},
		{"one seam, turned out of place", "2x1", "abcd.aefg", func(s *puzzle.Spec) { s.NoTurns = true }, [3]uint64{0, 0, 0}},
		{"a clue leaves one of two", "2x1", "abcd.aefg", func(s *puzzle.Spec) { s.Clues = clue(0, 0, 1) }, [3]uint64{1, 1, 1}},
		{"a clue that contradicts", "2x1", "abcd.aefg", func(s *puzzle.Spec) { s.Clues = clue(0, 0, 2) }, [3]uint64{0, 0, 0}},
		{"copies given in two turns", "2x1", "-a--.---a", nil, [3]uint64{2, 1, 1}},
		{"such are no copies if they may not turn", "2x1", "-a--.---a",
			func(s *puzzle.Spec) { s.NoTurns = true }, [3]uint64{1, 1, 1}},
		{"a copy held by a clue is not exchanged", "2x1", "aaaa.aaaa",
			func(s *puzzle.Spec) { s.Clues = clue(1, 0, 0) }, [3]uint64{1, 1, 1}},
		{"copies that look the same after a half turn", "2x1", "abab.baba", nil, [3]uint64{4, 2, 2}},
		{"one such held by a clue", "2x1", "abab.baba", func(s *puzzle.Spec) { s.Clues = clue(0, 1, 0) }, [3]uint64{1, 1, 1}},
		{"six tiles all alike", "3x2", "aaaa.aaaa.aaaa.aaaa.aaaa.aaaa", nil, [3]uint64{720, 1, 1}},
		{"four alike, one of them held", "2x2", "aaaa.aaaa.aaaa.aaaa",
			func(s *puzzle.Spec) { s.Clues = clue(3, 1, 2) }, [3]uint64{6, 1, 1}},
		{"one of four differs on the rim", "2x2", "baaa.aaaa.aaaa.aaaa", nil, [3]uint64{48, 8, 2}},
		{"a clue that two board turns keep", "2x2", "baaa.aaaa.aaaa.aaaa",
			func(s *puzzle.Spec) { s.Clues = clue(0, 1, 0) }, [3]uint64{12, 6, 2}},
		{"framed", "2x2", "faaf.faaf.faaf.faaf",
			func(s *puzzle.Spec) { s.Framed, s.Frame = true, 'f' }, [3]uint64{24, 1, 1}},
		{"the frame's edge inside", "2x2", "faaf.faaf.faaf.fffa",
			func(s *puzzle.Spec) { s.Framed, s.Frame = true, 'f' }, [3]uint64{0, 0, 0}},
		{"six sides, three looks", "hex1", "abcabc", nil, [3]uint64{3, 3, 1}},
		{"a flower all alike", "hex2", "aaaaaa.aaaaaa.aaaaaa.aaaaaa.aaaaaa.aaaaaa.aaaaaa", nil, [3]uint64{5040, 1, 1}},
		{"three sides", "tri1", "abc", nil, [3]uint64{3, 3, 1}},
		{"one tile that all others touch", "tri2", "adg.abc.beh.cfi", nil, [3]uint64{3, 3, 1}},
		{"three copies, one of them in the middle or none", "tri2", "abc.abc.abc.aaa", nil, [3]uint64{24, 4, 2}},
		{"nothing as the frame's edge", "2x2", "-aa-.-aa-.-aa-.-ab-",
			func(s *puzzle.Spec) { s.Framed, s.Frame = true, puzzle.Nothing }, [3]uint64{0, 0, 0}},
	} {
		t.Run(test.name, func(t *testing.T) {
			spec := bruteSpec(test.grid, test.tiles, puzzle.Same())
			if test.change != nil {
				test.change(&spec)
			}
			assert.Equal(t, test.want, bruteThree(bruteMust(spec)))
		})
	}
}

// TestBruteFindsTheCats lays the published solution of the big cats.
func TestBruteFindsTheCats(t *testing.T) {
	p := bruteMust(bruteSpec("3x3", "ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl", puzzle.Halves()))
	b := puzzle.NewBoard(p)
	for cell, lying := range [][2]int{{2, 3}, {1, 0}, {6, 0}, {8, 1}, {9, 1}, {7, 2}, {5, 1}, {3, 0}, {4, 0}} {
		require.NoError(t, b.Place(puzzle.Placement{Cell: cell, Tile: lying[0] - 1, Turn: lying[1]}))
	}
	_, pictures := bruteBoards(p)
	assert.Contains(t, pictures, brutePicture(b))
}

// bruteSpec is a spec from the words of its tiles.
func bruteSpec(gridName, words string, mates puzzle.Mates) puzzle.Spec {
	spec := puzzle.Spec{Grid: bruteGrid(gridName), Mates: mates}
	for _, word := range strings.Split(words, ".") {
		spec.Tiles = append(spec.Tiles, puzzle.Tile(word))
	}
	return spec
}

// bruteGrid is the grid of a name that is known.
func bruteGrid(name string) *puzzle.Grid {
	grid, err := puzzle.GridNamed(name)
	if err != nil {
		panic(err)
	}
	return grid
}

// bruteMust is the puzzle of a spec that is known to be valid.
func bruteMust(spec puzzle.Spec) *puzzle.Puzzle {
	p, err := puzzle.New(spec)
	if err != nil {
		panic(err)
	}
	return p
}
