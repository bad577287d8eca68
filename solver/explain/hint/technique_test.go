package hint_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"edgewise/solver/explain/hint"
	"edgewise/solver/explain/internal/samples"
	"edgewise/solver/explain/why"
	"edgewise/solver/gallery"
	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// drawnBoard spells a board: the tiles as they lie in a solution; those with a question mark are
// loose.
func drawnBoard(t *testing.T, grid, tiles string, changes ...func(*puzzle.Spec)) *puzzle.Board {
	t.Helper()
	b := puzzle.NewBoard(samples.Spelled(t, grid, strings.ReplaceAll(tiles, "?", " "), changes...))
	for cell, word := range strings.Fields(tiles) {
		if word[0] != '?' {
			require.NoError(t, b.Place(puzzle.Placement{Cell: cell, Tile: cell}))
		}
	}
	return b
}

func hinted(b *puzzle.Board) *hint.Step { return hintedNear(b, -1) }

// hintedNear is the step for a player who looks at a cell.
func hintedNear(b *puzzle.Board, cell int) *hint.Step {
	f := hint.FindNear(b, cell)
	for !f.Step(1 << 20) {
	}
	return f.Found()
}

// techniqueOf is the technique that gives a reason's code.
func techniqueOf(code string) string {
	switch code {
	case "last-corner", "last-border", "only-corner", "only-border", "only-inner":
		return "only-tile"
	case "only-places":
		return "only-place"
	case "starves-turn", "starves-some":
		return "starves"
	}
	return code
}

// stepSaid is a step as text: the reason, the cell, the turn, and what else it highlights.
func stepSaid(s *hint.Step) string {
	text := fmt.Sprintf("%s: cell %d, turn %d, cells %v", samples.Said(s.Why)[0], s.Cell, s.Turn, s.Cells)
	if len(s.Copies) > 0 {
		text += fmt.Sprintf(", copies %v", s.Copies)
	}
	return text
}

// drawn has, for each technique, a board on which it is the first to find a step.
var drawn = []struct {
	grid, tiles string
	changes     samples.Changes
	want        string
}{
	{"2x2", `
		 bBaA  abBb
		?ABbB  bBAb`, nil,
		"last-tile tile=2 @cell=2: cell 2, turn 0, cells [0 3]"},
	{"2x2", `
		 abBb ?BAbB
		?bbab  BBBB`, nil, // right of the B only a b fits, and the other tile has only b
		"last-half edge=B tile=1 @cell=1 @side=3 @sides=4: cell 1, turn 0, cells [0]"},
	{"2x2", `
		?0Bb0 ?00Bb
		?Bb00  b00B`, samples.Changes{samples.Framed},
		"last-corner tile=0 @cell=0: cell 0, turn 0, cells [], copies [0 1 2]"},
	{"3x3", `
		?0ba0 ?0ABB ?00Aa
		 Aba0 ?bAAB  a0aa
		 Aa00  aA0A  A00a`, samples.Changes{samples.Framed},
		"last-border tile=1 @cell=1: cell 1, turn 0, cells []"},
	{"2x2", `
		?0AB0 ?00Ba
		 ba00  b00A`, samples.Changes{samples.Framed},
		"only-corner edges=[B] tile=0 @cell=0: cell 0, turn 0, cells [2]"},
	{"3x2", `
		 0bb0 ?0AAB  00Ba
		?BA00  aA0a  b00a`, samples.Changes{samples.Framed},
		"only-border edges=[A A B] tile=1 @cell=1: cell 1, turn 0, cells [2 4 0]"},
	{"3x3", `
		 0AA0  0AAa  00Aa
		 aAA0 ?aAAa ?a0Aa
		 aA00  aA0a  a00a`, samples.Changes{samples.Framed}, // the other loose tile has as many frame sides
		"only-inner edges=[a A a] tile=4 @cell=4: cell 4, turn 0, cells [1 7 3]"},
	{"4x1", `
		 0A00 ?0B0a ?0A0b ?000a`, samples.Changes{samples.Framed}, // between two rims there is no corner
		"only-tile edges=[a] tile=1 @cell=1: cell 1, turn 0, cells [0]"},
	{"4x1", `
		?0A00 ?0A0a ?0A0a ?000a`, samples.Changes{samples.Framed, samples.NoTurns}, // nor is an end a border
		"only-place tile=0 @cell=0: cell 0, turn 0, cells []"},
	{"2x2", `
		?bBbA ?AbBb
		 BBBB  baAb`, nil,
		"only-tile edges=[B] tile=0 @cell=1: cell 1, turn 1, cells [3], copies [0 1]"},
	{"2x2", `
		?ABaB  Abbb
		?AAAA  BBAa`, nil,
		"only-place tile=2 @cell=2: cell 2, turn 0, cells []"},
	{"3x2", `
		?abAB  abbB  AABB
		?abAB  BBBB ?bAbb`, nil,
		"only-places tile=0 tiles=[0 3] @cell=0: cell 0, turn 0, cells [0 3], copies [0 3]"},
	{"2x2", `
		?aAbA  aBAa
		?Bbbb ?abBB`, nil, // the only A must lie left of the a
		"used-up edge=A tile=3 tiles=[0] @cell=3: cell 3, turn 0, cells [0]"},
	{"3x2", `
		?BaBa  BbAA  AaBB
		?bAAB ?aaba  bAAA`, nil,
		"taken tile=0 tiles=[4] @cell=0: cell 0, turn 0, cells [4]"},
	{"2x2", `
		 AaBb ?bBaA
		 bbbb ?ABAB`, nil,
		"starves tile=1 tiles=[3] @cell=3: cell 1, turn 0, cells [3]"},
	{"2x2", `
		 aBAb ?bbab
		 aAAA ?ABaa`, nil,
		"starves-turn tile=1 @cell=3: cell 1, turn 0, cells [3]"},
	{"2x2", `
		 AABB ?bBBa
		?baAA ?baAA`, nil,
		"starves-some tile=2 @cell=3: cell 3, turn 0, cells [1 2], copies [2 3]"},
	{"2x2", `
		 ABbb ?bbAb
		?BBAa ?abAb`, nil,
		"rim-count rim=6 spare=4 tile=2 @cell=2: cell 2, turn 0, cells [0]"},
	{"2x2", `
		 bbba ?bAaB
		?Babb ?AaAA`, nil, // two places ask for B and two sides show it; both must face their neighbours
		"half-count edge=B found=2 met=2 tile=1 @cell=1: cell 1, turn 0, cells [0]"},
	{"2x2", `
		 Bbbb ?baaB
		?BBBA ?Aaab`, nil,
		"refuted depth=1 nodes=6 others=3 tile=1 @cell=1: cell 1, turn 0, cells [0]"},
	{"2x2", `
		 bAAB  aaBa
		?aaaB  bBaA`, nil, // it fits in two turns
		"guess looks=2 tile=2 @cell=2: cell 2, turn 3, cells [0 3]"},
	{"2x2", `
		?bBBB ?aAbb
		?bbbB ?BbBB`, nil,
		"guess-first choices=12 looks=12 tile=1 turns=1 @cell=0: cell 0, turn 3, cells []"},
	{"3x1", `
		?aBab ?AbAb ?aaAB`, nil, // half a turn of the board keeps the middle, and maps AbAb to itself
		"guess-first choices=6 looks=10 tile=0 turns=2 @cell=1: cell 1, turn 2, cells []"},
}

func TestEachTechniqueOnADrawnBoard(t *testing.T) {
	seen := map[string]bool{"searched": true} // tested below
	for _, row := range drawn {
		b := drawnBoard(t, row.grid, row.tiles, row.changes...)
		step := hinted(b)
		require.NotNil(t, step, row.want)
		assert.Equal(t, row.want, stepSaid(step))
		assert.Equal(t, !strings.HasPrefix(row.want, "guess"), step.Forced)
		views, _ := fullBoards(b)
		checkStep(t, b, *step, views)
		seen[step.Why.Code] = true

		// The step carries what Codes promises.
		at := slices.IndexFunc(hint.Codes(), func(c why.Code) bool { return c.Name == step.Why.Code })
		technique := hint.Codes()[at]
		assert.Len(t, step.Why.Args, len(technique.Args), row.want)
		for _, name := range technique.Args {
			assert.Contains(t, step.Why.Args, name, row.want)
		}
		assert.Len(t, step.Why.At, len(technique.At), row.want)
		for _, name := range technique.At {
			assert.Contains(t, step.Why.At, name, row.want)
		}
	}
	for _, technique := range hint.Codes() {
		assert.True(t, seen[technique.Name], "no drawing of %s", technique.Name)
	}
}

// TestReasoning: the steps lead from the empty board to a full one, and say where they guess. For
// the puzzle with 16 tiles some steps have no short reason.
func TestReasoning(t *testing.T) {
	for _, row := range []struct{ id, want string }{
		{"hunde-spiel", "guess-first refuted refuted only-tile starves only-tile last-half last-half last-tile"},
		{"dallas-cowboys", "guess-first rim-count starves only-tile starves starves only-tile only-tile last-tile"},
		{"valley-of-the-kings", "guess-first searched searched last-half only-tile starves refuted refuted " +
			"starves last-half guess starves refuted only-place last-half last-tile"},
	} {
		entry, found := gallery.Find(row.id)
		require.True(t, found)
		p := entry.Document().Puzzle
		r := hint.Explain(puzzle.NewBoard(p))
		for !r.Step(100) {
		}
		require.True(t, r.Complete(), row.id)
		assert.False(t, r.Dead(), row.id)
		b := puzzle.NewBoard(p)
		var codes []string
		for _, step := range r.Steps() {
			codes = append(codes, step.Why.Code)
			assert.Equal(t, strings.HasPrefix(step.Why.Code, "guess"), !step.Forced)
			assert.True(t, step.Forced || step.Tried())
			require.NoError(t, b.Place(puzzle.Placement{Cell: step.Cell, Tile: step.Tile, Turn: step.Turn}))
		}
		assert.True(t, b.Solved(), row.id)
		assert.Equal(t, row.want, strings.Join(codes, " "), row.id)
	}
}

// TestTheCellThatIsLookedAt: of two equally easy steps the player gets the one at the cell they
// look at.
func TestTheCellThatIsLookedAt(t *testing.T) {
	b := drawnBoard(t, "3x3", `
		?0AA0  0AAa ?00Aa
		 aAA0  aAAa  a0Aa
		?aA00  aA0a  a00a`, samples.Framed)
	for _, row := range []struct{ near, cell int }{{-1, 0}, {0, 0}, {2, 2}, {6, 6}, {4, 0}, {99, 0}} {
		step := hintedNear(b, row.near)
		require.NotNil(t, step)
		assert.Equal(t, row.cell, step.Cell, "near %d", row.near)
		assert.Equal(t, hinted(b).Why.Code, step.Why.Code, "near %d", row.near)
	}
}

// TestAGuessAmongVeryManyBoards: the search may keep none of all the boards that it counts at
// first.
func TestAGuessAmongVeryManyBoards(t *testing.T) {
	entry, found := gallery.Find("the-ant-trails-puzzle")
	require.True(t, found)
	step := hinted(puzzle.NewBoard(entry.Document().Puzzle))
	require.NotNil(t, step)
	assert.Equal(t, "guess-first", step.Why.Code)
}

// TestNothingToSay: a board that cannot be completed has no hint and no reasoning, only a tile to
// change.
func TestNothingToSay(t *testing.T) {
	for _, row := range []struct {
		name   string
		board  *puzzle.Board
		laid   []int
		change int
		dead   int
		turn   int
	}{
		{"a puzzle without a solution", drawnBoard(t, "2x1", "AAAA AAAA"), []int{1, 0}, -1, -1, -1},
		{"a conflict", drawnBoard(t, "3x1", "AAAA aaAA BBBa"), []int{0, 1, 2}, 1, -1, 2},
		{"a conflict, the other way round", drawnBoard(t, "3x1", "AAAA aaAA BBBa"), []int{1, 0, 2}, 0, -1, -1},
		{"a cell that nothing fits", drawnBoard(t, "3x1", "CACC ?CbCa BCCA"), []int{0, 2}, 2, 1, 3},
		{"laid before anybody looked", drawnBoard(t, "3x1", "CACC ?CbCa BCCA"), nil, -1, 1, -1},
		{"a tile that need only be turned", drawnBoard(t, "2x1", "CABD aEFG"), []int{0, 1}, 1, -1, 3},
	} {
		assert.Nil(t, hinted(row.board), row.name)
		r := hint.Explain(row.board)
		require.True(t, r.Step(1000))
		assert.Empty(t, r.Steps(), row.name)
		assert.False(t, r.Complete(), row.name)
		assert.True(t, r.Dead(), row.name)
		o := hint.NewOutlook(row.board, row.laid)
		assert.Equal(t, row.dead, o.Dead(), row.name)
		assert.GreaterOrEqual(t, o.Change(), row.change, row.name+": known at once, at the latest")
		fine := hint.NewOutlook(row.board, row.laid)
		for !fine.Step(1) {
		}
		assert.Equal(t, row.turn, fine.Turn(), row.name+": in small steps, too")
		for !o.Step(1000) {
		}
		assert.Zero(t, o.Ways(), row.name)
		assert.Equal(t, row.change, o.Change(), row.name)
		assert.Equal(t, row.turn, o.Turn(), row.name)
	}
}

// TestHowWorkIsSliced does not change the results.
func TestHowWorkIsSliced(t *testing.T) {
	p := gallery.All()[1].Document().Puzzle
	coarse, fine := hint.Explain(puzzle.NewBoard(p)), hint.Explain(puzzle.NewBoard(p))
	for !coarse.Step(1 << 20) {
	}
	for !fine.Step(1) {
	}
	assert.Equal(t, coarse.Steps(), fine.Steps())

	one, other := hint.NewOutlook(puzzle.NewBoard(p), nil), hint.NewOutlook(puzzle.NewBoard(p), nil)
	assert.True(t, one.Step(1<<20))
	assert.False(t, other.Step(1))
	assert.True(t, other.Counting())
	assert.True(t, math.IsInf(float64(other.Expected()), -1), "what is asked for is worked out in steps, too")
	other.Step(100_000)
	assert.True(t, other.Counting())
	assert.InDelta(t, 0, float64(other.Expected()), 1, "it is about one way")
	for !other.Step(1) {
	}
	assert.Equal(t, one.Ways(), other.Ways())
}
