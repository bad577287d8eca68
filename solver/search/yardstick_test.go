package search_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// BenchmarkYardstick measures raw mode beside testdata/scan.c, the
// straightforward program in C, on the same board in the same run: the median of
// a few rounds each, taken in turns. It needs a C compiler.
func BenchmarkYardstick(b *testing.B) {
	compiler, err := exec.LookPath("cc")
	if err != nil {
		b.Skip("no C compiler is here to compare with")
	}
	program := filepath.Join(b.TempDir(), "scan")
	message, err := exec.Command(compiler, "-O3", "-o", program, "testdata/scan.c").CombinedOutput()
	require.NoError(b, err, string(message))

	p := framed(b, "6x6")
	plan := search.Compile(p, search.Options{Mode: search.Raw})
	const rounds = 5
	var ours, theirs []float64
	for range rounds {
		s := plan.Search()
		start := time.Now()
		for !s.Step(1 << 20) {
		}
		ours = append(ours, float64(s.Total())/time.Since(start).Seconds())

		scan := exec.Command(program)
		scan.Stdin = strings.NewReader(scanText(p))
		text, err := scan.Output()
		require.NoError(b, err)
		var nodes, arrangements uint64
		var seconds, rate float64
		_, err = fmt.Sscanf(string(text), "%d nodes, %d arrangements, %f s, %f", &nodes, &arrangements, &seconds, &rate)
		require.NoError(b, err)
		require.Equal(b, s.Total(), nodes)
		theirs = append(theirs, float64(nodes)/seconds)
	}
	slices.Sort(ours)
	slices.Sort(theirs)
	for b.Loop() { // the rounds above are the measurement
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(ours[rounds/2]/1e6, "Mnodes/s")
	b.ReportMetric(theirs[rounds/2]/1e6, "scan-Mnodes/s")
	b.ReportMetric(ours[rounds/2]/theirs[rounds/2], "ratio")
}

// scanText is a framed puzzle as scan.c reads it.
func scanText(p *puzzle.Puzzle) string {
	rows, columns := p.Grid().Size()
	frame, _ := p.Frame()
	number := map[puzzle.Edge]int{}
	of := func(edge puzzle.Edge) int {
		if _, known := number[edge]; !known {
			number[edge] = len(number)
		}
		return number[edge]
	}
	var text strings.Builder
	fmt.Fprintln(&text, columns, rows, of(frame))
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			fmt.Fprint(&text, of(edge), " ")
		}
		fmt.Fprintln(&text)
	}
	return text.String()
}
