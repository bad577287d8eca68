package search_test

import (
	"testing"

	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests check the brute force itself: they count in a second way, or compare with known
// figures.

// bruteFactorials computes the number of arrangements by the formula: pictures times the orders
// of the copies of each tile, without those fixed by a clue. Two tiles are copies if they have
// the same looks.
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

// bruteLeast counts the solutions by a rule for each picture alone: it counts if none of its
// turns that keep every clue is less.
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

// bruteLayings returns the pictures among all ways to lay a small puzzle, each laid to the end on
// the model's own board before it is judged.
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

// TestBruteAgreesWithItself counts in two ways everything that has two ways.
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

// TestBruteLayings compares with all layings of four cells: 6144 of squares and 1944 of
// triangles.
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

// TestBruteGivesPublishedFigures compares with figures from programs by other people.
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
