package generate

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestOffersAreKept: every offer is fulfilled in time, with one solution and the difficulty that
// Rate gives. Every drawing set has enough motifs.
func TestOffersAreKept(t *testing.T) {
	keepOffers(t, map[string]uint64{ // seeds that succeed soon
		"3x3-hard": 5, "4x4-easy": 1, "4x4-moderate": 4, "4x4-tricky": 2, "6x6-fiendish": 6, "hex3-moderate": 4,
		"hex3-hard": 7, "hex3-fiendish": 6, "tri3-moderate": 3, "tri4-easy": 4, "tri4-moderate": 5, "tri4-tricky": 6,
	})
}

// keepOffers wishes for everything once, with seed 0 unless another is given.
func keepOffers(t *testing.T, seeds map[string]uint64) {
	t.Helper()
	for _, offer := range Offers() {
		require.NotEmpty(t, offer.Difficulties)
		for _, difficulty := range offer.Difficulties {
			wish := Wish{offer.Grid, difficulty, seeds[offer.Grid+"-"+string(difficulty)]}
			o, offered := wish.Options()
			require.True(t, offered, wish)
			assert.LessOrEqual(t, o.Motifs, 4, wish)
			if testing.Short() && o.Difficulty == Fiendish {
				continue
			}
			p, err := madeOf(o)
			require.NoError(t, err, wish)
			s := search.Compile(p, search.Options{}).Search()
			require.True(t, s.Step(1<<34))
			assert.Equal(t, uint64(1), s.Counts().Solutions, wish)
			rater := Rate(p)
			for !rater.Step(1 << 20) {
			}
			assert.Equal(t, difficulty, rater.Rating().Difficulty(), wish)
			assert.Zero(t, rater.Rating().Error, wish)
		}
	}
}

// TestAWishComesTrueTheSameEverywhere pins the puzzles.
func TestAWishComesTrueTheSameEverywhere(t *testing.T) {
	for _, row := range []struct {
		wish       Wish
		name, want string
	}{
		{Wish{"3x3", Moderate, 1}, "3x3-moderate-1", "dcAB.DaBd.aCBd.dBDb.BdCa.CBAb.DbBc.DCda.CaAd."},
		{Wish{"4x4", Moderate, 1}, "4x4-moderate-1", "00Aa.Aba0.0aa0.ABbB.bbaB.B0bB.00ba.bBBb.ba0b.ABa0.A0Aa.Abbb.BB0A.A00a.aBB0.ABA0."},
		{Wish{"tri3", Tricky, 1 << 40}, "tri3-tricky-1099511627776", "CaD.baB.bBA.Dac.Ccd.Cbc.cbD.bDB.dbD."},
	} {
		o, offered := row.wish.Options()
		require.True(t, offered)
		p, err := madeOf(o)
		require.NoError(t, err)
		words := ""
		for _, tile := range p.Tiles() {
			words += tile.String() + "."
		}
		assert.Equal(t, row.want, words, row.name)
		assert.Equal(t, row.name, row.wish.Name())
	}
}

func TestOnlyOffersAreOffered(t *testing.T) {
	for _, wish := range []Wish{{"3x3", Fiendish, 1}, {"9x9", Easy, 1}, {"", Easy, 1}, {"3x3", Unknown, 1}} {
		_, offered := wish.Options()
		assert.False(t, offered, wish)
	}
}

// TestWhatIsNotFoundInTimeHasANearest, and a patient making finds the puzzle.
func TestWhatIsNotFoundInTimeHasANearest(t *testing.T) {
	o, offered := Wish{"4x4", Tricky, 2}.Options()
	require.True(t, offered)
	begin := func() *Making { // when nearly all of the work is used up
		m, err := Make(o)
		require.NoError(t, err)
		m.work = usualWork - 1<<22
		return m
	}
	m := begin()
	_, found := m.Nearest()
	assert.False(t, found, "nothing was looked at")
	_, err := toTheEnd(m)
	assert.Equal(t, "make-none", code(t, err))
	near, found := m.Nearest()
	require.True(t, found)
	assert.True(t, near.Counted)
	assert.Equal(t, uint64(1), solutions(t, near.Puzzle))
	assert.Equal(t, DifficultyOf(float64(walked(t, near.Puzzle).effort())), near.Difficulty)
	assert.NotEqual(t, Tricky, near.Difficulty)
	again, _ := m.Nearest()
	assert.Equal(t, near.Puzzle.Tiles(), again.Puzzle.Tiles())
	assert.GreaterOrEqual(t, m.Share(), 1.0)
	assert.Greater(t, m.Boards(), 100)
	o.Patient = true
	p, err := toTheEnd(begin())
	require.NoError(t, err)
	assert.Equal(t, Tricky, DifficultyOf(float64(walked(t, p).effort())))
}

// TestAskingForTheNearestChangesNothing in the result.
func TestAskingForTheNearestChangesNothing(t *testing.T) {
	o := Options{Grid: grid(t, "3x3"), Motifs: 4, Solutions: 1, Difficulty: Hard, Seed: 3}
	want, err := madeOf(o)
	require.NoError(t, err)
	m, err := Make(o)
	require.NoError(t, err)
	asked := 0
	for !m.Step(1 << 12) {
		if near, found := m.Nearest(); found {
			assert.Len(t, near.Puzzle.Tiles(), 9)
			asked++
		}
	}
	assert.Positive(t, asked)
	got, err := m.Puzzle()
	require.NoError(t, err)
	assert.Equal(t, want.Tiles(), got.Tiles())
}

// TestAPatientMakingGivesUpABoardThatCannotBeCounted, but not the making.
func TestAPatientMakingGivesUpABoardThatCannotBeCounted(t *testing.T) {
	m, err := Make(Options{Grid: grid(t, "16x16"), Motifs: 22, Same: true, Framed: true, Solutions: 1, Seed: 1, Patient: true})
	require.NoError(t, err)
	for steps := 0; m.judging.search == nil; steps++ {
		require.Less(t, steps, 100_000)
		require.False(t, m.Step(1))
	}
	before := m.boards
	m.work = usualWork
	for steps := 0; m.boards == before; steps++ {
		require.Less(t, steps, 10)
		require.False(t, m.Step(1))
	}
	assert.Equal(t, int64(2*usualWork), m.until)
}

// TestPlantedNeverFails: on every grid, with any number of motifs, and at the largest size.
func TestPlantedNeverFails(t *testing.T) {
	for _, row := range []struct {
		grid string
		o    Options
	}{
		{"1x1", Options{Motifs: 1}},
		{"3x3", Options{Motifs: 1, Same: true}},
		{"4x4", Options{Motifs: 3, Framed: true, Seed: 4}},
		{"8x8", Options{Motifs: 8, Framed: true, Same: true}},
		{"16x16", Options{Motifs: 22, Framed: true, Same: true}},
		{"32x32", Options{Motifs: 26, Framed: true}},
		{"hex3", Options{Motifs: 4}},
		{"tri4", Options{Motifs: 3, Framed: true}},
	} {
		o := row.o
		o.Grid = grid(t, row.grid)
		p, err := Planted(o)
		require.NoError(t, err, row.grid)
		again, err := Planted(o)
		require.NoError(t, err)
		assert.Equal(t, p.Tiles(), again.Tiles())
		o.Seed++
		other, err := Planted(o)
		require.NoError(t, err)
		if o.Motifs > 1 {
			assert.NotEqual(t, p.Tiles(), other.Tiles(), row.grid)
		}
		if len(o.Grid.Cells) > 19 {
			continue
		}
		s := search.Compile(p, search.Options{First: true}).Search()
		s.Step(1 << 24)
		assert.Positive(t, s.Counts().Solutions, row.grid)
	}
	_, err := Planted(Options{Grid: grid(t, "3x3"), Motifs: 27})
	assert.Equal(t, "motifs-range", code(t, err))
}

// TestRandomIsLeftToChance: every side shows edges of all kinds, and a frame only where a tile
// must lie on the rim.
func TestRandomIsLeftToChance(t *testing.T) {
	o := Options{Grid: grid(t, "8x8"), Motifs: 3, Framed: true, Seed: 5}
	p, err := Random(o)
	require.NoError(t, err)
	rim, edges := 0, map[puzzle.Edge]int{}
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			if edge == frame {
				rim++
			} else {
				edges[edge]++
			}
		}
	}
	assert.Equal(t, 4*8, rim)
	assert.Len(t, edges, 6)
	heads := edges['A'] + edges['B'] + edges['C']
	assert.NotEqual(t, heads, edges['a']+edges['b']+edges['c'], "no seam makes them even")
	planted, err := Planted(o)
	require.NoError(t, err)
	assert.NotEqual(t, planted.Tiles(), p.Tiles())
	_, err = Random(Options{Grid: o.Grid})
	assert.Equal(t, "motifs-range", code(t, err))
}
