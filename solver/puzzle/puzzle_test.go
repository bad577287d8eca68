package puzzle

import (
	"iter"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The nine big cats, and their solution as tile.turn by cell.
const (
	cats       = "ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl"
	catsSolved = "1.3 0.0 5.0 7.1 8.1 6.2 4.1 2.0 3.0"
)

func fields(text string) iter.Seq[string] { return strings.FieldsSeq(text) }

// newSpec spells a puzzle with the usual mates.
func newSpec(t *testing.T, grid, tiles string) Spec {
	t.Helper()
	g, err := GridNamed(grid)
	require.NoError(t, err)
	spec := Spec{Grid: g, Mates: Halves()}
	for word := range strings.SplitSeq(tiles, ".") {
		spec.Tiles = append(spec.Tiles, Tile(word))
	}
	return spec
}

func newPuzzle(t *testing.T, grid, tiles string, changes ...func(*Spec)) *Puzzle {
	t.Helper()
	spec := newSpec(t, grid, tiles)
	for _, change := range changes {
		change(&spec)
	}
	p, err := New(spec)
	require.NoError(t, err)
	return p
}

func framed(edge Edge) func(*Spec) {
	return func(s *Spec) { s.Framed, s.Frame = true, edge }
}

func clues(list ...Placement) func(*Spec) {
	return func(s *Spec) { s.Clues = list }
}

func noTurns(s *Spec) { s.NoTurns = true }

func same(s *Spec) { s.Mates = Same() }

func TestNewNamesWhatIsWrong(t *testing.T) {
	for _, row := range []struct {
		name, tiles string
		change      func(*Spec)
		want        string
	}{
		{"a tile too few", "ABab", nil, "tile-count, expected=2, found=1, grid=2x1"},
		{"a tile too many", "ABab.ABab.ABab", nil, "tile-count, expected=2, found=3, grid=2x1"},
		{"a side missing", "ABab.ABa", nil, "tile-sides, at tile 1, expected=4, found=3, word=ABa"},
		{"a side too many", "ABabA.ABab", nil, "tile-sides, at tile 0, expected=4, found=5, word=ABabA"},
		{"an unknown edge", "ABab.AB?b", nil, "edge-unknown, at side 2, at sides 4, at tile 1, found=?"},
		{"an unknown frame", "ABab.ABab", framed('#'), "edge-unknown, found=#"},
		{"a clue off the grid", "ABab.ABab", clues(Placement{2, 0, 0}), "cell-range, at clue 0, found=2, most=1"},
		{"a clue below 0", "ABab.ABab", clues(Placement{-1, 0, 0}), "cell-range, at clue 0, found=-1, most=1"},
		{"a clue without a tile", "ABab.ABab", clues(Placement{0, 2, 0}), "tile-range, at clue 0, found=2, most=1"},
		{"a clue overturned", "ABab.ABab", clues(Placement{0, 0, 4}), "turn-range, at clue 0, found=4, most=3"},
		{"a clue turned where none may be", "ABab.ABab", func(s *Spec) { noTurns(s); clues(Placement{0, 0, 1})(s) },
			"turn-range, at clue 0, found=1, most=0"},
		{"two clues on a cell", "ABab.ABab", clues(Placement{1, 0, 0}, Placement{1, 1, 0}), "cell-twice, at clue 1, cell=1"},
		{"two clues for a tile", "ABab.ABab", clues(Placement{0, 1, 0}, Placement{1, 1, 0}), "tile-twice, at clue 1, tile=1"},
	} {
		t.Run(row.name, func(t *testing.T) {
			spec := newSpec(t, "2x1", row.tiles)
			if row.change != nil {
				row.change(&spec)
			}
			p, err := New(spec)
			assert.Nil(t, p)
			assert.EqualError(t, err, row.want)
		})
	}
}

func TestAPuzzleDoesNotChangeWithItsSpec(t *testing.T) {
	spec := newSpec(t, "2x1", "ABab.BAba")
	spec.Clues = []Placement{{1, 0, 0}, {0, 1, 0}}
	p, err := New(spec)
	require.NoError(t, err)
	spec.Tiles[0] = Tile("XXXX")
	spec.Clues[0].Cell = 7
	assert.Equal(t, "ABab", p.Tiles()[0].String())
	assert.Equal(t, []Placement{{0, 1, 0}, {1, 0, 0}}, p.Clues(), "clues stand by cell")
}

func TestTheFramesEdgeMatesWithNothing(t *testing.T) {
	p := newPuzzle(t, "2x1", "ABab.ABab", framed('a'))
	for _, edge := range []Edge{'a', 'A'} {
		assert.Equal(t, Nothing, p.Mates()[edge])
	}
	assert.Equal(t, Edge('b'), p.Mates()['B'])
	edge, isFramed := p.Frame()
	assert.True(t, isFramed)
	assert.Equal(t, Edge('a'), edge)
}

func TestBoardTurnsNeedTilesThatTurn(t *testing.T) {
	assert.Len(t, newPuzzle(t, "2x2", "ABab.ABab.ABab.ABab").BoardTurns(), 4)
	assert.Len(t, newPuzzle(t, "2x2", "ABab.ABab.ABab.ABab", noTurns).BoardTurns(), 1)
}

func TestCluesRestrictTheTurnsOfTheBoard(t *testing.T) {
	for _, row := range []struct {
		name, grid, tiles string
		changes           []func(*Spec)
		want              int
	}{
		{"no clue", "2x2", "ABab.ABab.ABab.ABab", nil, 4},
		{"a corner", "2x2", "ABab.ABab.ABab.ABab", []func(*Spec){clues(Placement{0, 0, 0})}, 1},
		{"tiles that may not turn", "2x2", "ABab.ABab.ABab.ABab", []func(*Spec){noTurns}, 1},
		{"the centre, by a tile that looks new in each turn", "3x1", "ABab.ABab.ABab", []func(*Spec){clues(Placement{1, 2, 3})}, 1},
		{"the centre, by one that looks the same after half a turn", "3x1", "ABab.ABab.ABAB", []func(*Spec){clues(Placement{1, 2, 3})}, 2},
		{"copies that change places", "2x1", "ABab.ABab", []func(*Spec){clues(Placement{0, 0, 1}, Placement{1, 1, 3})}, 2},
		{"copies that do not", "2x1", "ABab.ABab", []func(*Spec){clues(Placement{0, 0, 1}, Placement{1, 1, 1})}, 1},
		{"two corners of four that look alike all round", "2x2", "AAAA.AAAA.ABab.ABab", []func(*Spec){clues(Placement{0, 0, 0}, Placement{3, 1, 2})}, 2},
		{"all corners of a triangle", "tri2", "ABC.ABC.ABC.aaa", []func(*Spec){clues(Placement{0, 0, 0}, Placement{3, 1, 1}, Placement{1, 2, 2})}, 3},
	} {
		t.Run(row.name, func(t *testing.T) {
			turns := newPuzzle(t, row.grid, row.tiles, row.changes...).TurnsKept()
			assert.Len(t, turns, row.want)
			assert.Zero(t, turns[0].By, "the one that moves nothing is always kept")
		})
	}
}

func TestCopiesChangePlacesUnlessAClueFixesThem(t *testing.T) {
	clue := func(tile int) func(*Spec) {
		return func(spec *Spec) { spec.Clues = []Placement{{Cell: 0, Tile: tile}} }
	}
	still := func(spec *Spec) { spec.NoTurns = true }
	for _, row := range []struct {
		name, tiles string
		change      func(*Spec)
		want        [][]int
	}{
		{"none alike", "ABCD.ABCE.abcd.abce", func(*Spec) {}, nil},
		{"alike after a turn", "ABCD.BCDA.abcd.cdab", func(*Spec) {}, [][]int{{0, 1}, {2, 3}}},
		{"tiles that must not turn", "ABCD.BCDA.abcd.abcd", still, [][]int{{2, 3}}},
		{"one of two is fixed", "ABCD.ABCD.abcd.abce", clue(1), nil},
		{"one of three is fixed", "ABCD.ABCD.ABCD.abce", clue(1), [][]int{{0, 2}}},
	} {
		assert.Equal(t, row.want, newPuzzle(t, "2x2", row.tiles, row.change).Copies(), row.name)
	}
}

func TestMotifsStandInTheirOrder(t *testing.T) {
	for _, row := range []struct {
		name, tiles string
		changes     []func(*Spec)
		want        string // head and tail
	}{
		{"halves", "bAaB.ZzAa", nil, "Aa Bb Zz"},
		{"only tails", "bbaa.aabb", nil, "Aa Bb"},
		{"digits come last", "1b0A.-B-a", nil, "Aa Bb 0- 1-"},
		{"same", "bBaA.abAB", []func(*Spec){same}, "A- a- B- b-"},
		{"the frame shows none", "xABx.abxx", []func(*Spec){framed('x')}, "Aa Bb"},
		{"mixed", "bBaA.cCcC", []func(*Spec){func(s *Spec) { s.Mates, _ = Mixed([]Pair{{'b', 'b'}, {'c', Nothing}}) }}, "Aa B- b- C- c-"},
		{"two letters", "bAxA.bAxA", []func(*Spec){func(s *Spec) { s.Mates, _ = Mixed([]Pair{{'x', 'A'}}) }}, "Ax Bb"},
	} {
		t.Run(row.name, func(t *testing.T) {
			var motifs []string
			for _, motif := range newPuzzle(t, "2x1", row.tiles, row.changes...).Motifs() {
				motifs = append(motifs, motif.Head.String()+motif.Tail.String())
				assert.Equal(t, motif.Tail != Nothing, motif.Cut())
			}
			assert.Equal(t, row.want, strings.Join(motifs, " "))
		})
	}
}

func TestMatingMustBeMutual(t *testing.T) {
	mates := Halves()
	mates['A'] = 'B' // B still mates with b
	grid, err := Square(1, 1)
	require.NoError(t, err)
	_, err = New(Spec{Grid: grid, Tiles: []Tile{Tile("ABab")}, Mates: mates})
	require.Error(t, err)
	assert.Equal(t, "mates-contradict", err.(*Fault).Code)
}

func TestAPuzzleIsItsOwn(t *testing.T) {
	grid, err := Square(1, 1)
	require.NoError(t, err)
	tiles := []Tile{Tile("ABab")}
	p, err := New(Spec{Grid: grid, Tiles: tiles, Mates: Halves()})
	require.NoError(t, err)
	tiles[0][0] = 'Z'
	assert.Equal(t, "ABab", p.Tiles()[0].String())
}
