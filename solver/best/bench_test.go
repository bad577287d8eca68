package best_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/best"
	"edgewise/solver/gallery"
	"edgewise/solver/puzzle"
)

// minute is so many placements as one core of 40 million a second makes in a minute.
const minute = 2_400_000_000

// BenchmarkMinute tells how many seams match after a minute on boards that nobody has
// completed: the mean over as many seeds as -benchtime 10x asks for, and the worst and the
// best of them.
func BenchmarkMinute(b *testing.B) {
	for _, entry := range gallery.All() {
		if entry.Kind != gallery.Open && entry.ID != "framed-8x8" {
			continue
		}
		p := entry.Document().Puzzle
		b.Run(entry.ID, func(b *testing.B) { hunted(b, p) })
		if len(p.Clues()) > 0 {
			b.Run(entry.ID+"-no-clue", func(b *testing.B) { hunted(b, fixing(b, p, 0)) })
			b.Run(entry.ID+"-starter", func(b *testing.B) { hunted(b, fixing(b, p, 1)) })
		}
	}
}

// fixing is the puzzle with so many of its clues: the one in the middle comes first.
func fixing(b *testing.B, p *puzzle.Puzzle, clues int) *puzzle.Puzzle {
	frame, framed := p.Frame()
	spec := puzzle.Spec{Grid: p.Grid(), Tiles: p.Tiles(), Mates: *p.Mates(), Frame: frame, Framed: framed}
	middle := len(p.Clues()) / 2
	spec.Clues = p.Clues()[middle : middle+clues]
	fixed, err := puzzle.New(spec)
	require.NoError(b, err)
	return fixed
}

func hunted(b *testing.B, p *puzzle.Puzzle) {
	lowest, highest, sum, placements := len(p.Grid().Seams), 0, 0, int64(0)
	for i := range b.N {
		h, err := best.New(p, best.Options{Seed: uint64(i + 1)})
		require.NoError(b, err)
		for h.Placements() < minute && !h.Over() {
			h.Step(1 << 22)
		}
		score, _ := h.Board().Score()
		lowest, highest, sum = min(lowest, score), max(highest, score), sum+score
		placements += h.Placements()
	}
	b.ReportMetric(float64(sum)/float64(b.N), "mean")
	b.ReportMetric(float64(lowest), "lowest")
	b.ReportMetric(float64(highest), "highest")
	b.ReportMetric(float64(placements)/b.Elapsed().Seconds()/1e6, "M/s")
	b.ReportMetric(0, "ns/op")
}
