package generate

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// grid returns the grid of a name.
func grid(t *testing.T, name string) *puzzle.Grid {
	t.Helper()
	g, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	return g
}

// code is the code of a fault.
func code(t *testing.T, err error) string {
	t.Helper()
	var fault *puzzle.Fault
	require.ErrorAs(t, err, &fault)
	return fault.Code
}

// madeOf makes a puzzle by the options.
func madeOf(o Options) (*puzzle.Puzzle, error) {
	m, err := Make(o)
	if err != nil {
		return nil, err
	}
	return toTheEnd(m)
}

func toTheEnd(m *Making) (*puzzle.Puzzle, error) {
	for !m.Step(1 << 20) {
	}
	return m.Puzzle()
}

// solutions counts with the textbook search, so the board must be small.
func solutions(t *testing.T, p *puzzle.Puzzle) uint64 {
	t.Helper()
	s := search.Compile(p, search.Options{Mode: search.Plain}).Search()
	require.True(t, s.Step(1<<34))
	return s.Counts().Solutions
}

func TestMakeMakesWhatIsWanted(t *testing.T) {
	for _, row := range []struct {
		grid string
		o    Options
	}{
		{"3x3", Options{Motifs: 4, Solutions: 1}},
		{"3x3", Options{Motifs: 4, Solutions: 1, Seed: 7}},
		{"3x3", Options{Motifs: 2, Solutions: 1}},
		{"3x3", Options{Motifs: 3, Solutions: 5}},
		{"3x3", Options{Motifs: 7, Solutions: 1, Same: true}},
		{"3x3", Options{Motifs: 5, Solutions: 1, Difficulty: Gentle}},
		{"3x3", Options{Motifs: 4, Solutions: 1, Difficulty: Easy}},
		{"3x3", Options{Motifs: 4, Solutions: 1, Difficulty: Hard}},
		{"4x3", Options{Motifs: 5, Solutions: 2}},
		{"4x4", Options{Motifs: 4, Solutions: 1, Framed: true}},
		{"4x4", Options{Motifs: 5, Solutions: 1, Framed: true, Same: true}},
		{"1x1", Options{Motifs: 2, Solutions: 1}},
		{"hex2", Options{Motifs: 4, Solutions: 1}},
		{"tri3", Options{Motifs: 4, Solutions: 1}},
	} {
		o := row.o
		o.Grid = grid(t, row.grid)
		p, err := madeOf(o)
		require.NoError(t, err, "%+v", row)
		assert.Equal(t, uint64(o.Solutions), solutions(t, p), "%+v", row)
		assert.Len(t, p.Motifs(), o.Motifs)
		assert.Len(t, p.Kinds(), len(p.Tiles()), "no two tiles are alike")
		for _, tile := range p.Tiles() {
			assert.Equal(t, len(tile), tile.Period(), "%s", tile)
		}
		_, framed := p.Frame()
		assert.Equal(t, o.Framed, framed)
		for _, motif := range p.Motifs() {
			assert.Equal(t, o.Same, !motif.Cut())
		}
		if o.Difficulty != Unknown {
			assert.Equal(t, o.Difficulty, DifficultyOf(float64(walked(t, p).effort())))
		}
		again, err := madeOf(o)
		require.NoError(t, err)
		assert.Equal(t, p.Tiles(), again.Tiles(), "the same every time")
	}
}

// TestSeedsMakeDifferentPuzzles, whose tiles are not in the order of the board.
func TestSeedsMakeDifferentPuzzles(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(50) {
		p, err := madeOf(Options{Grid: grid(t, "3x3"), Motifs: 4, Solutions: 1, Seed: seed})
		require.NoError(t, err)
		words := ""
		b := puzzle.NewBoard(p)
		for number, tile := range p.Tiles() {
			words += tile.String()
			assert.False(t, twice(tile), "%s shows an edge twice", tile)
			require.NoError(t, b.Place(puzzle.Placement{Cell: number, Tile: number}))
		}
		assert.False(t, seen[words])
		assert.False(t, b.Solved())
		seen[words] = true
	}
}

func twice(tile puzzle.Tile) bool {
	for side, edge := range tile {
		if slices.Contains(tile[:side], edge) {
			return true
		}
	}
	return false
}

// TestWorkIsBounded: what is impossible, or would take too long, is refused.
func TestWorkIsBounded(t *testing.T) {
	for _, row := range []struct {
		name string
		o    Options
		code string
	}{
		{"no motif", Options{Grid: grid(t, "3x3"), Solutions: 1}, "motifs-range"},
		{"too many motifs", Options{Grid: grid(t, "3x3"), Motifs: 27, Solutions: 1}, "motifs-range"},
		{"one motif cannot make nine tiles", Options{Grid: grid(t, "3x3"), Motifs: 1, Solutions: 1}, "make-none"},
		{"seven places for 26 motifs", Options{Grid: grid(t, "2x1"), Motifs: 26, Solutions: 1}, "make-none"},
		{"32x32", Options{Grid: grid(t, "32x32"), Motifs: 4, Solutions: 1}, "make-none"},
		{"no solution", Options{Grid: grid(t, "2x2"), Motifs: 4}, "make-none"},
	} {
		if row.code != "make-none" {
			_, err := Make(row.o)
			assert.Equal(t, row.code, code(t, err), row.name)
			continue
		}
		m := newMaking(row.o)
		m.work = usualWork - 1<<22
		_, err := toTheEnd(m)
		assert.Equal(t, row.code, code(t, err), row.name)
		assert.Less(t, m.work, int64(usualWork+1<<20), row.name)
	}
}

// TestMakingIsSliced: steps of any size give the same puzzle, and no step exceeds its budget by
// much.
func TestMakingIsSliced(t *testing.T) {
	for _, o := range []Options{
		{Grid: grid(t, "3x3"), Motifs: 4, Solutions: 1, Difficulty: Hard, Seed: 3},
		{Grid: grid(t, "4x3"), Motifs: 5, Solutions: 2},
	} {
		want, err := madeOf(o)
		require.NoError(t, err)
		m, err := Make(o)
		require.NoError(t, err)
		steps := 0
		for before := m.work; !m.Step(1); before = m.work {
			steps++
			require.Less(t, m.work-before, int64(1<<16))
		}
		got, err := m.Puzzle()
		require.NoError(t, err)
		assert.Equal(t, want.Tiles(), got.Tiles())
		assert.Positive(t, steps)
	}
}
