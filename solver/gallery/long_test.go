//go:build long

package gallery

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLongCounts checks the counts of every puzzle that has any.
func TestLongCounts(t *testing.T) {
	for _, entry := range All() {
		t.Run(entry.ID, func(t *testing.T) {
			t.Parallel()
			requireCounts(t, entry)
		})
	}
}

// TestLongEfforts checks the effort of every puzzle.
func TestLongEfforts(t *testing.T) {
	for _, entry := range All() {
		t.Run(entry.ID, func(t *testing.T) {
			t.Parallel()
			requireEffort(t, entry)
		})
	}
}

func TestLongContaining(t *testing.T) { requireContained(t, 1) }

func TestLongScrambled(t *testing.T) { scrambleAll(t, 12) }

// TestLongScrambledNines scrambles the small ones many more times.
func TestLongScrambledNines(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 9))
	for range 20 {
		for id := range classes(t) {
			require.Contains(t, ids(Recognise(scrambled(t, find(t, id).Puzzle, random))), id)
		}
	}
}
