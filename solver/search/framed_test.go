package search_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// framed reads a framed board that has its own file.
func framed(t testing.TB, name string) *puzzle.Puzzle {
	text, err := os.ReadFile("testdata/framed-" + name + ".txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	return document.Puzzle
}

// requireFramed compares raw and fast mode with the figures of such a board.
func requireFramed(t *testing.T, name string, arrangements, nodes, solutions uint64) {
	k := known{name, framed(t, name), map[string]uint64{
		"arrangements": arrangements, "nodes": nodes, "solutions": solutions}}
	for _, mode := range []search.Mode{search.Raw, search.Fast} {
		requireKnown(t, k, mode)
	}
}

func TestFramed(t *testing.T) {
	requireFramed(t, "5x4", 1952, 253872, 976)
	requireFramed(t, "5x5", 16, 113211, 4)
}

func BenchmarkFramed(b *testing.B) {
	p := framed(b, "5x5")
	for name, mode := range map[string]search.Mode{"raw": search.Raw, "fast": search.Fast} {
		b.Run(name, func(b *testing.B) {
			plan := search.Compile(p, search.Options{Mode: mode})
			var nodes uint64
			for b.Loop() {
				s := plan.Search()
				s.Step(allSteps)
				nodes = s.Total()
			}
			b.ReportMetric(float64(nodes), "nodes")
			b.ReportMetric(float64(nodes)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
