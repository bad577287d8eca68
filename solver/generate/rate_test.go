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
		effort int64
		want   Difficulty
	}{
		{0, Unknown}, {1, Gentle}, {2_999, Gentle}, {3_000, Easy}, {6_000, Moderate}, {11_999, Moderate},
		{12_000, Tricky}, {24_000, Hard}, {999_999, Hard}, {1_000_000, Fiendish}, {mostEffort, Fiendish},
	} {
		assert.Equal(t, row.want, DifficultyOf(row.effort), "%d", row.effort)
	}
	next := int64(1)
	for _, word := range Difficulties() {
		from, to := band(word)
		assert.Equal(t, next, from, "no gap before %s", word)
		assert.Equal(t, word, DifficultyOf(from))
		assert.Equal(t, word, DifficultyOf(to-1))
		next = to
	}
}

// TestWordsSpreadOverTheGallery: nines are of every word up to tricky, and large
// framed boards with hardly a solution are fiendish.
func TestWordsSpreadOverTheGallery(t *testing.T) {
	nines := map[Difficulty]int{}
	for _, e := range gallery.All() {
		word := DifficultyOf(int64(e.Effort))
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

// TestEstimates: beside the exact effort an estimate is within a few of its
// errors, and its work is bounded.
func TestEstimates(t *testing.T) {
	for _, id := range []string{"hunde-spiel", "insects", "framed-5x5", "gemp-f-6x6-7-3-3", "drive-ya-nuts"} {
		entry, found := gallery.Find(id)
		require.True(t, found, id)
		r := Rate(entry.Document().Puzzle)
		r.looked = mostLooked
		for steps := 0; !r.Step(visits); steps++ {
			require.Less(t, steps, probes)
		}
		rating := r.Rating()
		off := math.Abs(math.Log(float64(rating.Effort) / float64(entry.Effort)))
		assert.Less(t, off, 2*math.Log(1+rating.Error), id)
		assert.Greater(t, rating.Error, 1.0, "it is no better than the rule")
	}
}

// TestHostilePuzzles: what has no solution has no effort, and numbers too large
// to be told are not told.
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
