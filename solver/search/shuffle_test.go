package search_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestFirstBoard compares First with the tries of a search that stops at the first board.
func TestFirstBoard(t *testing.T) {
	for _, row := range []struct {
		tiles string
		want  uint64
	}{
		{"BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB", 15_861}, // counted by a brute force in solver/articles
		{"BdDM.BdDM.BdDM.BdDM.BdDM.BdDM.BdDM.BdDM.BdDM", 0},
	} {
		p := bruteMust(bruteSpec("3x3", row.tiles, puzzle.Halves()))
		for _, most := range []uint64{0, 1} {
			s := search.Compile(p, search.Options{Mode: search.Plain, Most: most}).Search()
			for !s.Step(1000) {
			}
			assert.Equal(t, row.want, s.First())
			if most == 1 && row.want > 0 {
				assert.Equal(t, s.Tries(), s.First())
			}
		}
	}
}

// TestShufflingChangesNoCount checks that shuffling changes no count and, in a textbook search of
// everything, no try.
func TestShufflingChangesNoCount(t *testing.T) {
	nativelyOnly(t)
	r := randomSource(7)
	for seed := range search.Random(fewer(rounds) / 4) {
		p := randomPuzzle(r)
		chance := seed
		shuffled, numbers := chance.Shuffle(p)
		again := seed
		same, _ := again.Shuffle(p)
		assert.Equal(t, randomText{same}.String(), randomText{shuffled}.String(), "the same seed")
		for tile, now := range numbers {
			assert.Equal(t, p.Tiles()[tile], shuffled.Tiles()[now])
		}
		require.Len(t, shuffled.Clues(), len(p.Clues()))
		for i, clue := range p.Clues() {
			clue.Tile = numbers[clue.Tile]
			assert.Equal(t, clue, shuffled.Clues()[i])
		}
		one := search.Compile(p, search.Options{Mode: search.Plain}).Search()
		other := search.Compile(shuffled, search.Options{Mode: search.Plain}).Search()
		require.True(t, one.Step(allSteps) && other.Step(allSteps))
		assert.Equal(t, one.Counts(), other.Counts(), randomText{p})
		assert.Equal(t, one.Nodes(), other.Nodes(), randomText{p})
		assert.Equal(t, one.Tries(), other.Tries(), randomText{p})
		if len(p.Tiles()) <= 6 { // more sequences would take too long
			one, other := search.Compile(p, search.Options{Mode: search.Plain}).Sequences(), search.Compile(shuffled, search.Options{Mode: search.Plain}).Sequences()
			require.True(t, one.Step(allSteps) && other.Step(allSteps))
			assert.Equal(t, one.Found().Tries, other.Found().Tries, randomText{p})
		}
	}
}
