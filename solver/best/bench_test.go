package best_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"edgewise/solver/best"
	"edgewise/solver/gallery"
	"edgewise/solver/puzzle"
)

// minute is the number of placements that one core makes in a minute, at 40 million a second.
const minute = 2_400_000_000

// known are scores of 480 that tell hunters apart: what others reach in a minute, and what takes
// them hours.
var known = []int{440, 460}

// BenchmarkMinute reports how many seams match after a minute on boards that nobody has
// completed: the mean over as many seeds as -benchtime 10x asks for, and the worst and the best.
// It also reports the mean time of the first full board and, on boards with 480 seams, of each
// known score, in seconds and in millions of placements; a score that a seed does not reach is
// left out.
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

// fixing is the puzzle with only some of its clues, that in the middle first.
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
	var first time.Duration
	came := make([]arrival, len(known))
	for i := range b.N {
		began := time.Now()
		h, err := best.New(p, best.Options{Seed: uint64(i + 1)})
		require.NoError(b, err)
		first += time.Since(began)
		reached := 0
		for h.Placements() < minute && !h.Over() {
			h.Step(1 << 22)
			for score, seams := h.Board().Score(); seams == 480 && reached < len(known) && score >= known[reached]; reached++ {
				came[reached].add(time.Since(began), h.Placements())
			}
		}
		score, _ := h.Board().Score()
		lowest, highest, sum = min(lowest, score), max(highest, score), sum+score
		placements += h.Placements()
	}
	b.ReportMetric(float64(sum)/float64(b.N), "mean")
	b.ReportMetric(float64(first.Milliseconds())/float64(b.N), "first-ms")
	for i, score := range known {
		if of := came[i]; of.seeds == b.N {
			b.ReportMetric(of.after.Seconds()/float64(b.N), fmt.Sprint(score, "-s"))
			b.ReportMetric(float64(of.placements)/float64(b.N)/1e6, fmt.Sprint(score, "-M"))
		}
	}
	b.ReportMetric(float64(lowest), "lowest")
	b.ReportMetric(float64(highest), "highest")
	b.ReportMetric(float64(placements)/b.Elapsed().Seconds()/1e6, "M/s")
	b.ReportMetric(0, "ns/op")
}

// An arrival sums up when the seeds reached a score.
type arrival struct {
	seeds      int
	after      time.Duration
	placements int64
}

func (a *arrival) add(after time.Duration, placements int64) {
	a.seeds++
	a.after += after
	a.placements += placements
}
