package puzzle

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lay spells a board: tile.turn by cell, - if it is empty.
func lay(t *testing.T, p *Puzzle, cells string) *Board {
	t.Helper()
	b := NewBoard(p)
	for cell, word := range strings.Fields(cells) {
		if word == "-" {
			continue
		}
		at := Placement{Cell: cell}
		_, err := fmt.Sscanf(word, "%d.%d", &at.Tile, &at.Turn)
		require.NoError(t, err)
		require.NoError(t, b.Place(at))
	}
	return b
}

func TestPlacingAndLifting(t *testing.T) {
	b := NewBoard(newPuzzle(t, "2x1", "ABab.BAba"))
	assert.Zero(t, b.Filled())
	assert.Equal(t, -1, b.Where(1))
	_, filled := b.At(0)
	assert.False(t, filled)
	_, filled = b.Edge(Seat{0, 0})
	assert.False(t, filled)

	laid := Placement{Cell: 0, Tile: 1, Turn: 1}
	require.NoError(t, b.Place(laid))
	at, filled := b.At(0)
	assert.True(t, filled)
	assert.Equal(t, laid, at)
	assert.Equal(t, 0, b.Where(1))
	assert.Equal(t, 1, b.Filled())
	edge, _ := b.Edge(Seat{0, 0})
	assert.Equal(t, Edge('a'), edge, "the top of BAba, turned once")

	lifted, filled := b.Lift(0)
	assert.True(t, filled)
	assert.Equal(t, laid, lifted)
	_, filled = b.Lift(0)
	assert.False(t, filled)
	assert.Equal(t, NewBoard(b.Puzzle()), b, "as if nothing had been")
}

func TestPlacingWhereItCannotBe(t *testing.T) {
	p := newPuzzle(t, "2x1", "ABab.BAba")
	for _, row := range []struct {
		board string
		place Placement
		want  string
	}{
		{"0.0 -", Placement{0, 1, 0}, "cell-twice, at cell 0, cell=0"},
		{"0.0 -", Placement{1, 0, 0}, "tile-twice, at cell 1, tile=0"},
		{"- -", Placement{2, 0, 0}, "cell-range, at cell 2, found=2, most=1"},
		{"- -", Placement{0, -1, 0}, "tile-range, at cell 0, found=-1, most=1"},
		{"- -", Placement{0, 0, 4}, "turn-range, at cell 0, found=4, most=3"},
	} {
		b := lay(t, p, row.board)
		assert.EqualError(t, b.Place(row.place), row.want)
		assert.Equal(t, lay(t, p, row.board), b, "nothing has changed")
	}
}

func TestTurningOnTheBoard(t *testing.T) {
	b := lay(t, newPuzzle(t, "2x1", "ABab.BAba"), "0.0 -")
	for _, row := range []struct{ steps, want int }{{1, 1}, {4, 1}, {-2, 3}, {1, 0}, {-9, 3}} {
		b.Turn(0, row.steps)
		at, _ := b.At(0)
		assert.Equal(t, row.want, at.Turn)
	}
	b.Turn(1, 1)
	assert.Equal(t, 1, b.Filled(), "an empty cell stays empty")

	fixed := lay(t, newPuzzle(t, "1x1", "ABab", noTurns), "0.0")
	fixed.Turn(0, 1)
	at, _ := fixed.At(0)
	assert.Zero(t, at.Turn)
}

// The tiles of the small boards below lie like this:
//
//	  A        B
//	b 0 B    b 1 A     0 and 1 mate where they touch: B with b
//	  a        a
func TestSeamsAndScore(t *testing.T) {
	for _, row := range []struct {
		name, board string
		change      func(*Spec)
		matched     int
		conflicts   int
	}{
		{"empty", "- -", nil, 0, 0},
		{"one tile", "0.0 -", nil, 0, 0},
		{"a match", "0.0 1.0", nil, 1, 0},
		{"a conflict", "0.1 1.0", nil, 0, 1},
		{"under another rule", "0.0 1.0", same, 0, 1},
		{"the frame's edge never mates", "0.0 1.0", framed('B'), 0, 1},
	} {
		t.Run(row.name, func(t *testing.T) {
			var changes []func(*Spec)
			if row.change != nil {
				changes = append(changes, row.change)
			}
			b := lay(t, newPuzzle(t, "2x1", "ABab.BAab", changes...), row.board)
			matched, conflicts := b.Seams()
			assert.Len(t, matched, row.matched)
			assert.Len(t, conflicts, row.conflicts)
			score, of := b.Score()
			assert.Equal(t, row.matched, score)
			assert.Equal(t, 1, of)
		})
	}
}

// A tile counts once, however many of its sides are in conflict; a tile without neighbours does
// not count.
func TestConflicted(t *testing.T) {
	p := newPuzzle(t, "2x2", "aaaa.aaaa.AAAA.bbbb")
	for board, tiles := range map[string]int{"- - - -": 0, "0.0 - - 1.0": 0, "0.0 2.0 - -": 0, "0.0 1.0 - -": 2, "0.0 1.0 2.0 -": 2, "0.0 2.0 3.0 -": 2, "0.0 2.0 3.0 1.0": 3, "0.0 1.0 3.0 2.0": 4} {
		assert.Equal(t, tiles, lay(t, p, board).Conflicted(), board)
	}
}

func TestMisframed(t *testing.T) {
	p := newPuzzle(t, "2x1", "xAxx.xxxa", framed('x'))
	assert.Empty(t, lay(t, p, "0.0 1.0").Misframed())
	assert.Equal(t, []Seat{{0, 1}, {0, 3}}, lay(t, p, "0.2 -").Misframed(), "inside with it, on the rim without it")
	assert.Empty(t, lay(t, newPuzzle(t, "2x1", "xAxx.xxxa"), "0.2 1.2").Misframed(), "no frame, no fault")
}

func TestFits(t *testing.T) {
	for _, row := range []struct {
		name, tiles, board string
		changes            []func(*Spec)
		place              Placement
		want               bool
	}{
		{"an empty board takes anything", "ABab.BAab", "- -", nil, Placement{0, 0, 2}, true},
		{"a mate", "ABab.BAab", "0.0 -", nil, Placement{1, 1, 0}, true},
		{"no mate", "ABab.BAab", "0.0 -", nil, Placement{1, 1, 1}, false},
		{"whatever lies there now", "ABab.BAab", "0.0 1.1", nil, Placement{1, 1, 0}, true},
		{"nothing beside an empty cell", "A-ab.BAab", "- -", nil, Placement{0, 0, 0}, true},
		{"nothing beside a tile", "A-ab.BAa-", "0.0 -", nil, Placement{1, 1, 0}, false},
		{"the frame on the rim", "xAxx.xxxa", "- -", []func(*Spec){framed('x')}, Placement{0, 0, 0}, true},
		{"the frame inside", "xAxx.xxxa", "- -", []func(*Spec){framed('x')}, Placement{0, 0, 1}, false},
		{"another edge on the rim", "xAxb.xxxa", "- -", []func(*Spec){framed('x')}, Placement{0, 0, 0}, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			b := lay(t, newPuzzle(t, "2x1", row.tiles, row.changes...), row.board)
			assert.Equal(t, row.want, b.Fits(row.place))
		})
	}
}

func TestTheCatsAreSolvedHoweverTheBoardIsTurned(t *testing.T) {
	p := newPuzzle(t, "3x3", cats)
	solved := lay(t, p, catsSolved)
	for _, turn := range p.BoardTurns() {
		b := NewBoard(p)
		for cell := range p.Grid().Cells {
			at, _ := solved.At(cell)
			at = Placement{turn.To[cell], at.Tile, (at.Turn + turn.By) % p.Grid().Sides}
			assert.True(t, b.Fits(at))
			assert.False(t, b.Solved(), "not before the last tile lies")
			require.NoError(t, b.Place(at))
		}
		assert.True(t, b.Solved())
		score, of := b.Score()
		assert.Equal(t, of, score)
	}
	solved.Turn(4, 1)
	assert.False(t, solved.Solved())
}

func TestSolvedKeepsFrameAndClues(t *testing.T) {
	const tiles = "xAxx.xxxa"
	assert.True(t, lay(t, newPuzzle(t, "2x1", tiles, framed('x')), "0.0 1.0").Solved())
	assert.False(t, lay(t, newPuzzle(t, "2x1", "xAxa.xxxa", framed('x')), "0.0 1.0").Solved())
	assert.True(t, lay(t, newPuzzle(t, "2x1", tiles, clues(Placement{0, 0, 0})), "0.0 1.0").Solved())
	assert.False(t, lay(t, newPuzzle(t, "2x1", tiles, clues(Placement{0, 0, 0})), "1.2 0.2").Solved())
	copies := newPuzzle(t, "2x1", "AAaa.AAaa", clues(Placement{0, 0, 0}))
	assert.True(t, lay(t, copies, "1.0 0.0").Solved(), "a copy of the clue's tile keeps the clue")
	assert.False(t, lay(t, copies, "1.1 0.0").Solved())
}

func TestSeamsByNumber(t *testing.T) {
	b := NewBoard(newPuzzle(t, "2x2", "aBca.aabB.Cxaa.aabX"))
	for cell := range 4 {
		require.NoError(t, b.Place(Placement{Cell: cell, Tile: cell}))
	}
	seams := b.Puzzle().Grid().Seams
	matched, conflicts := b.Seams()
	good, bad := b.SeamNumbers()
	assert.Len(t, good, len(matched))
	assert.Len(t, bad, len(conflicts))
	assert.Len(t, append(good, bad...), len(seams))
	for i, number := range good {
		assert.Equal(t, matched[i], seams[number])
	}
	for i, number := range bad {
		assert.Equal(t, conflicts[i], seams[number])
	}
	assert.NotEmpty(t, good)
	assert.NotEmpty(t, bad)
}
