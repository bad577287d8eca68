package search_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestSavedJobsGoOn checks that a job that is saved and resumed again and again, even on other
// machines, ends with the same result as one straight run.
func TestSavedJobsGoOn(t *testing.T) {
	r := randomSource(8)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		for _, o := range []search.Options{{Keep: 4}, {Mode: search.Raw, Keep: 4}, {Mode: search.Plain, Keep: 4},
			{Mode: search.Plain, Order: search.Diagonal, Once: true, Fixed: true, Keep: 4},
			{Order: search.Custom, Cells: r.Perm(len(p.Grid().Cells)), Marked: r.IntN(4), Keep: 4}} {
			plan := search.Compile(p, o)
			straight := plan.Search()
			for straight.Total() < 5_000 && !straight.Step(1000) {
			}
			if !straight.Complete() {
				continue
			}
			job := plan.Job()
			accept := func(handed string) (*search.Search, error) {
				if r.IntN(2) == 0 { // a worker that has had a part before has the plan
					return plan.Keeping(4).Accept(handed)
				}
				return search.Accept(p, handed, search.Options{Keep: 4})
			}
			for !job.Complete() {
				job.Share(1 + r.IntN(3))
				number, _, ok := job.Take()
				require.True(t, ok)
				s, err := accept(job.Hand(number))
				require.NoError(t, err)
				s.Step(int64(r.IntN(2000)))
				require.NoError(t, job.Settle(number, s.Save()))
				again, err := search.Resume(p, job.Save(), search.Options{Keep: 4})
				require.NoError(t, err)
				require.Equal(t, job.Save(), again.Save())
				job = again
			}
			want, got := straight.Found(), job.Found()
			assert.Len(t, got.Boards, len(want.Boards))
			want.Boards, got.Boards, want.Deepest, got.Deepest = nil, nil, nil, nil
			require.Equal(t, want, got)
		}
	}
}

// TestFormerTextbookSearchGoesOn resumes a search saved before tries were counted at each step;
// it has only the total of its tries.
func TestFormerTextbookSearchGoesOn(t *testing.T) {
	p := ninePuzzle(t, 0)
	plan := search.Compile(p, search.Options{Mode: search.Plain})
	s := plan.Search()
	s.Step(20_000)
	fields := strings.Split(s.Save(), "_")
	const counts = 7
	fields[counts] = strings.Join(strings.Split(fields[counts], ".")[:4], ".")
	text := strings.Join(fields[:len(fields)-1], "_")
	job, err := search.Resume(p, text+"_"+search.Checksum(text), search.Options{})
	require.NoError(t, err)
	number, part, _ := job.Take()
	rest := job.Plan().SearchPart(part)
	rest.Step(allSteps)
	job.Report(number, rest)
	s.Step(allSteps)
	found := job.Found()
	assert.Equal(t, s.Tries(), found.Tries)
	assert.Equal(t, s.Nodes(), found.Nodes)
	assert.Nil(t, found.TriesAt)
	assert.NotNil(t, s.Found().TriesAt)
}

// TestNothingToAccept checks that a finished job hands out nothing, and that a plan accepts
// nothing of another plan.
func TestNothingToAccept(t *testing.T) {
	p, broken := framed(t, "5x4"), &puzzle.Fault{Code: "resume-broken"}
	plan := search.Compile(p, search.Options{})
	done := plan.Job()
	done.Close()
	_, err := search.Accept(p, done.Save(), search.Options{})
	assert.Equal(t, broken, err)
	for _, saved := range []string{
		done.Save(),
		search.Compile(p, search.Options{Mode: search.Raw}).Job().Save(),
		search.Compile(framed(t, "5x5"), search.Options{}).Job().Save(),
		"",
	} {
		_, err := plan.Accept(saved)
		assert.Equal(t, broken, err)
	}
}

// TestSavedSearchGoesOn saves a single search after every few nodes.
func TestSavedSearchGoesOn(t *testing.T) {
	p := framed(t, "5x4")
	s := search.Compile(p, search.Options{Mode: search.Raw, Keep: 10}).Search()
	for !s.Step(30_000) {
		job, err := search.Resume(p, s.Save(), search.Options{Keep: 10})
		require.NoError(t, err)
		found := job.Found()
		assert.Equal(t, s.Total(), found.Total())
		assert.Equal(t, s.Boards(), found.Boards)
	}
	assert.EqualValues(t, 253_872, s.Total())
}

// TestProgressRunsForwards checks that progress goes from 0 to 1, also if a worker is lost.
func TestProgressRunsForwards(t *testing.T) {
	p := framed(t, "5x5")
	job := search.Compile(p, search.Options{Mode: search.Raw}).Job()
	job.Weigh(10_000)
	r := randomSource(9)
	last := job.Progress()
	assert.Zero(t, last)
	for {
		job.Share(3)
		number, part, ok := job.Take()
		if !ok {
			break
		}
		if r.IntN(5) == 0 {
			job.Lost(number)
		} else {
			s := job.Plan().SearchPart(part)
			s.Step(2000)
			job.Report(number, s)
		}
		require.GreaterOrEqual(t, job.Progress(), last)
		last = job.Progress()
		found := job.Found()
		done := float64(found.Total()) / 113_211
		assert.InDelta(t, done, last, 0.25)
	}
	assert.Equal(t, 1.0, last)
	assert.InDelta(t, 5.0539, float64(job.Expected()), 1e-4)
}

// TestReportsCountOnce checks that a lease that was given up, or already reported, no longer
// counts.
func TestReportsCountOnce(t *testing.T) {
	plan := search.Compile(framed(t, "5x5"), search.Options{Mode: search.Raw})
	job := plan.Job()
	number, part, _ := job.Take()
	s := plan.SearchPart(part)
	s.Step(1000)
	job.Lost(number)
	job.Report(number, s)
	found := job.Found()
	assert.Zero(t, found.Total())
	number, _, _ = job.Take()
	job.Report(number, s)
	job.Report(number, s)
	found = job.Found()
	assert.EqualValues(t, 1000, found.Total())
}

// TestResumeRefuses checks that whatever is no job of this puzzle is refused, and with which
// fault.
func TestResumeRefuses(t *testing.T) {
	p := ninePuzzle(t, 0)
	s := search.Compile(p, search.Options{Keep: 3}).Search()
	s.Step(380)
	require.NotEmpty(t, s.Boards())
	saved := s.Save()
	_, err := search.Resume(p, saved, search.Options{})
	require.NoError(t, err)
	open := unsealed(saved)
	part := strings.LastIndex(open, "~") + 1
	rows := []struct{ name, text, code string }{
		{"another puzzle", sealed(strings.Replace(open, search.Digest(p), search.Digest(ninePuzzle(t, 1)), 1)), "resume-puzzle"},
		{"another version", strings.Replace(saved, "edgewise2", "edgewise3", 1), "resume-version"},
		{"nothing", "", "resume-broken"},
		{"prose", "the quick brown fox", "resume-broken"},
		{"cut", saved[:len(saved)/2], "resume-broken"},
		{"without its checksum", open, "resume-broken"},
		{"another mode", sealed(strings.Replace(open, "_fast_", "_slow_", 1)), "resume-broken"},
		{"a tile marked that cannot be", sealed(strings.Replace(open, "_fast_", "_fast.mark1_", 1)), "resume-broken"},
		{"a mark that is no number", sealed(strings.Replace(open, "_fast_", "_fast.mark0_", 1)), "resume-broken"},
		{"an order that misses a cell", sealed(strings.Replace(open, "_4.1.3", "_4.1.1", 1)), "resume-broken"},
		{"a tile that does not fit", sealed(open[:part] + "0.0.0"), "resume-broken"},
		{"a look that does not exist", sealed(open[:part] + "zzz"), "resume-broken"},
		{"a part twice", sealed(open + "~" + open[part:]), "resume-broken"},
	}
	for _, row := range rows {
		_, err := search.Resume(p, row.text, search.Options{})
		var fault *puzzle.Fault
		require.True(t, errors.As(err, &fault), row.name)
		assert.Equal(t, row.code, fault.Code, row.name)
	}
}

// TestSettleRefusesWhatIsOfAnotherSearch also checks that the part waits again.
func TestSettleRefusesWhatIsOfAnotherSearch(t *testing.T) {
	p := ninePuzzle(t, 0)
	job := search.Compile(p, search.Options{}).Job()
	others := []string{
		"prose",
		search.Compile(p, search.Options{Mode: search.Raw}).Search().Save(),
		search.Compile(p, search.Options{Order: search.Column}).Search().Save(),
		search.Compile(ninePuzzle(t, 1), search.Options{}).Search().Save(),
	}
	for _, other := range others {
		number, part, ok := job.Take()
		require.True(t, ok)
		require.Error(t, job.Settle(number, other))
		assert.Equal(t, []search.Part{part}, job.Left())
		found := job.Found()
		assert.Zero(t, found.Total())
	}
}

// TestResumeKnowsTheOrders checks their names.
func TestResumeKnowsTheOrders(t *testing.T) {
	p := ninePuzzle(t, 0)
	saved := search.Compile(p, search.Options{}).Search().Save()
	open := unsealed(saved)
	_, err := search.Resume(p, sealed(strings.Replace(open, "_spiral_", "_zigzag_", 1)), search.Options{})
	require.Error(t, err)
}
