package search_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// visits is about what a probe makes in 100 ms.
const visits = 2_000_000

// TestEstimate checks, on boards whose nodes are known, that the estimate is within two standard
// errors of the truth and that these are small.
func TestEstimate(t *testing.T) {
	rows := []struct {
		name  string
		p     *puzzle.Puzzle
		mode  search.Mode
		nodes float64
	}{
		{"Hunde-Spiel", ninePuzzle(t, 0), search.Raw, 4284},
		{"Insects", ninePuzzle(t, 1), search.Fast, 487},
		{"One Tough Puzzle", ninePuzzle(t, 3), search.Raw, 2819},
		{"framed 5x4", framed(t, "5x4"), search.Raw, 253_872},
		{"framed 5x5", framed(t, "5x5"), search.Raw, 113_211},
		{"framed 6x6", framed(t, "6x6"), search.Raw, 69_284_103},
		{"framed 6x6", framed(t, "6x6"), search.Fast, 14_518_615},
	}
	if testing.Short() { // as WebAssembly the same code runs slower
		rows = rows[:2]
	}
	for _, row := range rows {
		probe := search.Compile(row.p, search.Options{Mode: row.mode}).Probe(0)
		probe.Step(visits / 2)
		e := probe.Estimate()
		assert.LessOrEqual(t, e.Error, 0.2, row.name)
		assert.InEpsilon(t, row.nodes, math.Pow(10, float64(e.Nodes)), 2*e.Error+0.001, row.name)
	}
}

func ninePuzzle(t testing.TB, i int) *puzzle.Puzzle {
	return square(t, 3, 3, puzzle.Spec{Tiles: tilesOf(nine[i].tiles), Mates: puzzle.Halves()})
}

// TestEstimateIsFair checks, over many puzzles and seeds, that estimates are mostly within one
// standard error of the truth, and nearly always within two.
func TestEstimateIsFair(t *testing.T) {
	r := randomSource(5)
	within, all := [3]int{}, 0
	for all < fewer(300) {
		plan := search.Compile(randomPuzzle(r), search.Options{})
		s := plan.Search()
		for s.Total() < 50_000 && !s.Step(1000) {
		}
		if !s.Complete() || s.Total() < 20 {
			continue
		}
		probe := plan.Probe(r.Uint64())
		probe.Step(4000)
		e := probe.Estimate()
		if math.IsInf(e.Error, 1) || e.Error == 0 {
			continue
		}
		all++
		off := math.Abs(math.Log(math.Pow(10, float64(e.Nodes))/float64(s.Total()))) / math.Log1p(e.Error)
		for errors := range within {
			if off <= float64(errors) {
				within[errors]++
			}
		}
	}
	assert.Greater(t, within[1], all*55/100)
	assert.Greater(t, within[2], all*88/100)
}

// TestEstimateOfNothing checks that a search in which nothing fits is expected to have no nodes.
func TestEstimateOfNothing(t *testing.T) {
	p := square(t, 2, 1, puzzle.Spec{Tiles: tilesOf("aaaa aaaa"), Mates: puzzle.Same(), Framed: true, Frame: 'b'})
	probe := search.Compile(p, search.Options{}).Probe(0)
	probe.Step(1000)
	assert.True(t, math.IsInf(float64(probe.Estimate().Nodes), -1))
}

// TestEstimateIsRepeatable checks that the seed alone decides the estimate.
func TestEstimateIsRepeatable(t *testing.T) {
	plan := search.Compile(framed(t, "5x5"), search.Options{})
	one, other, third := plan.Probe(7), plan.Probe(7), plan.Probe(8)
	one.Step(20_000)
	other.Step(20_000)
	third.Step(20_000)
	assert.Equal(t, one.Estimate(), other.Estimate())
	assert.NotEqual(t, one.Estimate(), third.Estimate())
}

// TestEstimateOfGiants checks that a board nobody will ever finish has an estimate, far beyond
// the range of a float.
func TestEstimateOfGiants(t *testing.T) {
	p := square(t, 32, 32, puzzle.Spec{Tiles: plantedTiles(randomSource(6), 32, 32, 6), Mates: puzzle.Halves()})
	probe := search.Compile(p, search.Options{}).Probe(0)
	probe.Step(200_000)
	e := probe.Estimate()
	require.False(t, math.IsNaN(float64(e.Nodes)))
	assert.Greater(t, float64(e.Nodes), 1000.0)
}

// TestGiantsAreExpectedWithoutACap checks that the expected nodes of a job are not capped,
// however little is done.
func TestGiantsAreExpectedWithoutACap(t *testing.T) {
	p := square(t, 32, 32, puzzle.Spec{Tiles: plantedTiles(randomSource(6), 32, 32, 6), Mates: puzzle.Halves()})
	job := search.Compile(p, search.Options{}).Job()
	job.Weigh(20_000)
	assert.Greater(t, float64(job.Expected()), 1000.0)
}

// TestWhatIsLeftIsNeverNothing checks that an unfinished job expects more nodes than it has made,
// even if the estimate was lower.
func TestWhatIsLeftIsNeverNothing(t *testing.T) {
	job := search.Compile(framed(t, "5x5"), search.Options{}).Job() // nobody has weighed it
	most := 0.0
	for !job.Complete() {
		lease, part, ok := job.Take()
		require.True(t, ok)
		s := job.Plan().SearchPart(part)
		s.Step(200)
		job.Report(lease, s)
		if !job.Complete() {
			most = max(most, job.Progress())
			found := job.Found()
			assert.Greater(t, math.Pow(10, float64(job.Expected())), float64(found.Total()), "%v", job.Progress())
		}
	}
	assert.Greater(t, most, 0.98, "it was looked at near its end")
}
