package generate

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/puzzle"
)

func TestDifficulties(t *testing.T) {
	for _, row := range []struct {
		effort float64
		want   Difficulty
	}{
		{0, Unknown}, {1, Gentle}, {2_999, Gentle}, {3_000, Easy}, {6_000, Moderate}, {11_999, Moderate},
		{12_000, Tricky}, {24_000, Hard}, {999_999, Hard}, {1_000_000, Fiendish}, {1e50, Fiendish},
	} {
		assert.Equal(t, row.want, DifficultyOf(row.effort), "%d", row.effort)
	}
	next := int64(1)
	for _, word := range Difficulties() {
		from, to := band(word)
		assert.Equal(t, next, from, "no gap before %s", word)
		assert.Equal(t, word, DifficultyOf(float64(from)))
		assert.Equal(t, word, DifficultyOf(float64(to-1)))
		next = to
	}
}

// TestWordsSpreadOverTheGallery: nines have every word up to tricky, and large framed boards with
// few solutions are fiendish.
func TestWordsSpreadOverTheGallery(t *testing.T) {
	nines := map[Difficulty]int{}
	for _, e := range gallery.All() {
		word := DifficultyOf(float64(max(e.Effort, e.Above)))
		switch {
		case e.Grid == "3x3" && e.Kind == gallery.Published:
			nines[word]++
		case e.Tiles >= 36 && e.Kind == gallery.Framed:
			assert.Equal(t, Fiendish, word, e.ID)
		}
	}
	t.Log(nines)
	for _, word := range []Difficulty{Gentle, Easy, Moderate, Tricky} {
		assert.GreaterOrEqual(t, nines[word], 10, word)
	}
	assert.Zero(t, nines[Unknown])
}

// TestSlicesDoNotMatter to a rating, exact or estimated.
func TestSlicesDoNotMatter(t *testing.T) {
	for _, id := range []string{"insects", "framed-8x8"} {
		p := read(t, "grid=3x1&tiles=ABab.BAab.AbBa")
		if entry, found := gallery.Find(id); found {
			p = entry.Document().Puzzle
		}
		whole, sliced := Rate(p), Rate(p)
		for !whole.Step(1 << 40) {
		}
		assert.Equal(t, math.Inf(1), sliced.Rating().Error, "unknown at first")
		for !sliced.Step(997) {
		}
		assert.Equal(t, whole.Rating(), sliced.Rating())
		assert.True(t, sliced.Step(1), "done stays done")
	}
}

// guessed is the rating of a puzzle as if its tree were too large to walk.
func guessed(t *testing.T, p *puzzle.Puzzle) Rating {
	t.Helper()
	r := Rate(p)
	r.looked = mostLooked
	for steps := 0; !r.Step(visits); steps++ {
		require.Less(t, steps, probes, "its work is bounded")
	}
	return r.Rating()
}

// TestGuesses: a guess is within two errors of the known effort, and a lower bound is below it.
// The last three have many solutions that no probe reaches: they took 19 to 75 times fewer tries
// than an earlier estimate said, so now they get no effort.
func TestGuesses(t *testing.T) {
	const effort, above, nothing = "effort", "above", "nothing"
	for _, row := range []struct{ id, told string }{
		{"hunde-spiel", effort}, {"insects", effort}, {"framed-5x5", effort}, {"gemp-f-6x6-7-3-3", effort},
		{"drive-ya-nuts", effort}, {"gemp-f-7x7-8-4-3", effort},
		{"framed-7x4", nothing}, {"framed-6x6", above}, {"gemp-f-6x6-5-3-1", nothing},
	} {
		entry, found := gallery.Find(row.id)
		require.True(t, found, row.id)
		rating, stands := guessed(t, entry.Document().Puzzle), float64(entry.Effort)
		require.Positive(t, stands, row.id)
		assert.Greater(t, rating.Error, 1.0, "it is no better than the rule")
		switch row.told {
		case effort:
			require.Positive(t, rating.Effort, row.id)
			assert.Less(t, math.Abs(math.Log(rating.Effort/stands)), 2*math.Log(1+rating.Error), row.id)
			assert.Less(t, rating.Error, float64(widest), row.id)
		case above:
			assert.Zero(t, rating.Effort, row.id)
			assert.Positive(t, rating.Above, row.id)
			assert.Less(t, rating.Above, stands, row.id)
		case nothing:
			assert.Equal(t, unrated, rating, row.id)
		}
	}
}

// TestWhatHasManySolutionsIsNotGuessed: solvers with random orders show that MacMahon's squares
// take some 3,000 tries and the Ant Trails more than a thousand million; the tree divided by its
// boards suggests 300 and 5,000.
func TestWhatHasManySolutionsIsNotGuessed(t *testing.T) {
	for _, id := range []string{"macmahon-squares-in-red-green-and-blue", "the-ant-trails-puzzle"} {
		entry, found := gallery.Find(id)
		require.True(t, found, id)
		assert.Equal(t, unrated, guessed(t, entry.Document().Puzzle), id)
		assert.Zero(t, entry.Effort, id)
	}
}

// TestNothingCappedIsAnEffort: the effort of hard framed boards grows with their size as far as
// it is known; beyond that there is only a lower bound.
func TestNothingCappedIsAnEffort(t *testing.T) {
	last := 0.0
	for _, row := range []struct {
		grid   string
		motifs int
		known  bool
	}{{"8x8", 7, true}, {"9x9", 8, true}, {"10x10", 9, true}, {"16x16", 14, false}, {"24x24", 20, false}} {
		r := guessed(t, planted(t, row.grid, row.motifs))
		effort := max(r.Effort, r.Above)
		assert.Equal(t, row.known, r.Effort > 0, row.grid)
		assert.Equal(t, row.known, r.Above == 0, row.grid)
		assert.Equal(t, row.known, !math.IsInf(r.Error, 1), row.grid)
		assert.Greater(t, effort, last, row.grid)
		assert.NotEqual(t, float64(mostEffort), effort, row.grid)
		assert.Equal(t, Fiendish, r.Difficulty(), row.grid)
		last = effort
	}
	assert.Greater(t, last, 1e40)
}

// planted is a framed puzzle cut from a full board.
func planted(t *testing.T, name string, motifs int) *puzzle.Puzzle {
	p, err := Planted(Options{Grid: grid(t, name), Motifs: motifs, Same: true, Framed: true, Seed: 2})
	require.NoError(t, err)
	return p
}

// TestHostilePuzzles: a puzzle without a solution has no effort, and neither has one with numbers
// that are too large.
func TestHostilePuzzles(t *testing.T) {
	none := Rate(read(t, "grid=2x1&tiles=AAAA.BBBB"))
	require.True(t, none.Step(1000))
	assert.Equal(t, Rating{}, none.Rating())

	tiles := make([]puzzle.Tile, 1024)
	for i := range tiles {
		tiles[i] = puzzle.Tile("AAAA")
	}
	for _, mates := range []puzzle.Mates{puzzle.Same(), puzzle.Halves()} {
		p, err := puzzle.New(puzzle.Spec{Grid: grid(t, "32x32"), Tiles: tiles, Mates: mates})
		require.NoError(t, err)
		r := Rate(p)
		for steps := 0; !r.Step(1 << 20); steps++ {
			require.Less(t, steps, mostLooked>>20+probes)
		}
		assert.Zero(t, r.Rating().Effort)
		assert.Equal(t, mates == puzzle.Same(), math.IsInf(r.Rating().Error, 1), "known to have none, or unknown")
	}
}
