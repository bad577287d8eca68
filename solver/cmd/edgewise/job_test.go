package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// long is a puzzle whose search takes about a second.
const long = "../../search/testdata/framed-6x6.txt"

// short takes a hundredth of that, and has many solutions.
const short = "../../search/testdata/framed-5x4.txt"

// totals are the results that must not depend on how a search was run.
func totals(got map[string]any) []any {
	return []any{got["arrangements"], got["pictures"], got["solutions"], got["nodes"]}
}

// TestWorkersCountTheSame and keep the same boards.
func TestWorkersCountTheSame(t *testing.T) {
	one := answer(t, done, "solve", "-json", "-workers", "1", short)
	three := answer(t, done, "solve", "-json", "-workers", "3", short)
	assert.Equal(t, totals(one), totals(three))
	assert.Equal(t, one["boards"], three["boards"], "in the same order")
}

// TestStoppedSearchesGoOn: however often a search is stopped, it ends with the results of one
// straight run; the state may be given as text or in a file.
func TestStoppedSearchesGoOn(t *testing.T) {
	want := answer(t, done, "solve", "-json", "-count", long)
	file := filepath.Join(t.TempDir(), "state")
	args := []string{"solve", "-json", "-count", "-limit", "30ms", long}
	for round := 0; ; round++ {
		got := say(t, "en", "", args...)
		if got.status == done {
			require.Positive(t, round)
			var object map[string]any
			require.NoError(t, json.Unmarshal([]byte(got.out), &object))
			assert.Equal(t, totals(want), totals(object))
			return
		}
		require.Equal(t, stopped, got.status, got.errors)
		var object solveJSON
		require.NoError(t, json.Unmarshal([]byte(got.out), &object))
		state := object.Resume
		switch round % 3 {
		case 1:
			require.NoError(t, os.WriteFile(file, []byte(state+"\n"), 0o600))
			state = file
		case 2:
			require.NoError(t, os.WriteFile(file, []byte(got.out), 0o600))
			state = file
		}
		args = []string{"solve", "-json", "-count", "-limit", "60ms", "-resume", state, long}
	}
}

// TestPartsMergeIntoTheWhole, in any order of files.
func TestPartsMergeIntoTheWhole(t *testing.T) {
	const puzzle = short
	for _, mode := range []string{"-order=column", "-raw"} {
		want := answer(t, done, "solve", "-json", mode, puzzle)
		const n = 7
		var files []string
		for i := range n {
			part := say(t, "en", "", "solve", "-json", mode, "-part", fmt.Sprintf("%d/%d", i, n), puzzle)
			require.Equal(t, done, part.status, part.errors)
			file := filepath.Join(t.TempDir(), fmt.Sprint(i))
			require.NoError(t, os.WriteFile(file, []byte(part.out), 0o600))
			files = append([]string{file}, files...)
		}
		got := answer(t, done, append([]string{"merge"}, files...)...)
		assert.Equal(t, "complete", got["status"])
		assert.Equal(t, totals(want), totals(got))
		assert.Len(t, got["boards"], len(want["boards"].([]any)))

		missing := say(t, "en", "", append([]string{"merge"}, files[2:]...)...)
		assert.Equal(t, said{refused, "", "edgewise: Parts are missing: 5/7, 6/7.\n"}, missing)
		twice := say(t, "en", "", append([]string{"merge", files[0]}, files...)...)
		assert.Equal(t, said{refused, "", "edgewise: Part 6/7 is given twice.\n"}, twice)
	}
	other := say(t, "en", "", "solve", "-json", "-part", "0/7", "hunde-spiel").out
	one := say(t, "en", "", "solve", "-json", "-part", "1/7", puzzle).out
	got := say(t, "en", other+one, "merge", "-")
	assert.Equal(t, "edgewise: Part 1/7 belongs to a different puzzle from part 0/7.\n", got.errors)
	assert.Equal(t, refused, say(t, "en", "{}", "merge", "-").status)
	assert.Equal(t, refused, say(t, "en", "prose", "merge", "-").status)
	assert.Equal(t, "edgewise: - isn’t what solve -json -part or best -json prints.\n", say(t, "en", "", "merge", "-").errors)
}

// TestStoppedPartsGoOn as the same parts, and merge into the whole.
func TestStoppedPartsGoOn(t *testing.T) {
	want := answer(t, done, "solve", "-json", "-count", long)
	var parts string
	for i := range 2 {
		part := fmt.Sprintf("%d/2", i)
		got := say(t, "en", "", "solve", "-json", "-count", "-limit", "10ms", "-part", part, long)
		require.Equal(t, stopped, got.status, got.errors)
		for got.status == stopped {
			var object solveJSON
			require.NoError(t, json.Unmarshal([]byte(got.out), &object))
			assert.Equal(t, part, object.Part.name())
			got = say(t, "en", "", "solve", "-json", "-count", "-limit", "100ms", "-resume", object.Resume, long)
		}
		require.Equal(t, done, got.status, got.errors)
		parts += got.out
	}
	merged := say(t, "en", parts, "merge", "-")
	require.Equal(t, done, merged.status, merged.errors)
	var object map[string]any
	require.NoError(t, json.Unmarshal([]byte(merged.out), &object))
	assert.Equal(t, totals(want), totals(object))
}

// TestPartsOfWhatCannotBeMerge: parts of a puzzle that provably has no solution merge, too,
// though nothing is searched.
func TestPartsOfWhatCannotBeMerge(t *testing.T) {
	const impossible = "grid=2x2&tiles=AbCd.AbCd.AbCd.AbCd"
	var parts string
	for i := range 2 {
		parts += say(t, "en", "", "solve", "-json", "-part", fmt.Sprintf("%d/2", i), impossible).out
	}
	merged := say(t, "en", parts, "merge", "-")
	assert.Equal(t, done, merged.status, merged.errors)
	assert.Contains(t, merged.out, `"solutions":0`)
}

// TestResumingStopsAtTheFirst solution, whether one was found before or not; the rest stays
// unsearched.
func TestResumingStopsAtTheFirst(t *testing.T) {
	for _, test := range []struct{ puzzle, limit string }{{planted(6, 6, 3), "50ms"}, {long, "1ms"}} {
		state := answer(t, stopped, "solve", "-json", "-count", "-limit", test.limit, test.puzzle)["resume"].(string)
		got := answer(t, done, "solve", "-json", "-first", "-resume", state, test.puzzle)
		assert.Equal(t, "stopped", got["status"])
		assert.NotEqual(t, 0., got["solutions"])
	}
}

// TestAWorkerThatFailsLosesNothing: workers die within their parts, and the totals are those of a
// straight run.
func TestAWorkerThatFailsLosesNothing(t *testing.T) {
	plan := search.Compile(puzzleOf(t, short), search.Options{})
	straight := plan.Search()
	for !straight.Step(slice) {
	}
	job := plan.Job()
	crew := newCrew(job, wish{workers: 4})
	var begun atomic.Int64
	crew.begin = func(plan *search.Plan, part search.Part) *search.Search {
		s := plan.SearchPart(part)
		if begun.Add(1)%3 == 1 {
			s.Step(1000)
			panic("a worker dies")
		}
		return s
	}
	require.NoError(t, crew.work(context.Background()))
	require.True(t, job.Complete())
	assert.Greater(t, begun.Load(), int64(4), "more than one died")
	want, got := straight.Found(), job.Found()
	assert.Equal(t, want.Nodes, got.Nodes)
	assert.Equal(t, plan.Counts(want), plan.Counts(got))
}

// TestWorkersThatAlwaysFailGiveUp instead of trying for ever.
func TestWorkersThatAlwaysFailGiveUp(t *testing.T) {
	document, err := notation.Read(two)
	require.NoError(t, err)
	job := search.Compile(document.Puzzle, search.Options{}).Job()
	crew := newCrew(job, wish{workers: 2})
	crew.begin = func(*search.Plan, search.Part) *search.Search { panic("always") }
	var fault *puzzle.Fault
	require.ErrorAs(t, crew.work(context.Background()), &fault)
	assert.Equal(t, "workers-lost", fault.Code)
	assert.False(t, job.Complete())
}

// TestResumeIsRefused if the state belongs to another puzzle or version.
func TestResumeIsRefused(t *testing.T) {
	state := answer(t, stopped, "solve", "-json", "-count", "-limit", "1ms", endless)["resume"].(string)
	got := say(t, "en", "", "solve", "-resume", state, "hunde-spiel")
	assert.Equal(t, said{refused, "", "edgewise: The saved search belongs to a different puzzle.\n"}, got)
	got = say(t, "en", "", "solve", "-resume", "edgewise9"+state[len("edgewise2"):], endless)
	assert.Equal(t, said{refused, "", "edgewise: The saved search was made by a different version. It has version edgewise9, and this program reads edgewise2.\n"}, got)
	got = say(t, "en", "", "solve", "-resume", state[:40], endless)
	assert.Equal(t, said{refused, "", "edgewise: The saved search can’t be read; it may be damaged.\n"}, got)
}

// TestEstimateTells how long a search takes, or that nobody will see its end.
func TestEstimateTells(t *testing.T) {
	got := answer(t, done, "estimate", "-json", "-raw", long)
	off := math.Abs(math.Log2(got["nodes"].(float64) / 69_284_103))
	assert.Less(t, off, 1.0, "within a factor of two; what a while gives depends on the machine")
	assert.Positive(t, got["error"])
	assert.Positive(t, got["seconds"])
	assert.Equal(t, "asked", got["reason"])

	got = answer(t, done, "estimate", "-json", long)
	assert.Equal(t, "smallest", got["reason"])
	assert.Len(t, got["compared"], 4)

	text := say(t, "en", "", "estimate", planted(32, 32, 6)).out
	assert.Contains(t, text, "longer than the age of the universe")
	assert.Contains(t, say(t, "en", "", "estimate", "hunde-spiel").out, "from the centre outwards")
}

// TestWhatIsProvedIsNotSearched: complete, 0, and why.
func TestWhatIsProvedIsNotSearched(t *testing.T) {
	const closed = "grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX"
	got := answer(t, done, "solve", "-json", closed)
	assert.Equal(t, "complete", got["status"])
	assert.Equal(t, []any{0., 0., 0., 0.}, totals(got))
	assert.NotEmpty(t, got["why"])
	assert.Contains(t, say(t, "en", "", "solve", closed).out, "These tiles have no solution.\nAlong the frame, ")
}

// TestABestBoard is printed when a search is stopped without a solution.
func TestABestBoard(t *testing.T) {
	got := answer(t, stopped, "solve", "-json", "-limit", "50ms", planted(12, 12, 8))
	best := got["best"].(map[string]any)
	assert.Greater(t, best["filled"], 50.)
	assert.Equal(t, 264., best["seams"])
	assert.Contains(t, say(t, "en", "", "solve", "-limit", "50ms", planted(12, 12, 8)).out, "The best board so far: ")
}
