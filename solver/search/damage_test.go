package search_test

import (
	"errors"
	"hash/fnv"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A damaged saved job is either refused or means what it meant: nothing wrong is ever added up.

// sealed appends the checksum to a text, as saved jobs have it: FNV-1a of the text and a zero
// byte.
func sealed(text string) string {
	hash := fnv.New64a()
	hash.Write([]byte(text + "\x00"))
	return text + "_" + strconv.FormatUint(hash.Sum64(), 36)
}

// unsealed returns a saved job without its checksum.
func unsealed(saved string) string { return saved[:strings.LastIndexByte(saved, '_')] }

// kept returns saved jobs of all modes at all stages.
func kept(t testing.TB) (puzzles []*puzzle.Puzzle, texts []string) {
	r := randomSource(31)
	for len(texts) < 200 {
		p := randomPuzzle(r)
		for _, o := range []search.Options{{}, {Mode: search.Raw}, {Mode: search.Plain}, {Mode: search.Plain, Once: true}, {Mode: search.Plain, Fixed: true}} {
			o.Keep = 3
			plan := search.Compile(p, o)
			job := plan.Job()
			if o.Mode != search.Plain && r.IntN(3) == 0 {
				job = plan.Fraction(r.IntN(3), 3)
			}
			for range r.IntN(4) {
				job.Share(1 + r.IntN(3))
				if lease, part, ok := job.Take(); ok {
					s := plan.SearchPart(part)
					s.Step(1 + r.Int64N(300))
					job.Report(lease, s)
				}
			}
			puzzles, texts = append(puzzles, p), append(texts, job.Save())
		}
	}
	return puzzles, texts
}

// damaged returns a text with a few bytes flipped, replaced, lost, doubled or swapped.
func damaged(r *rand.Rand, text string) string {
	bytes := []byte(text)
	at := func() int { return r.IntN(len(bytes)) }
	switch r.IntN(6) {
	case 0: // single bits
		for range 1 + r.IntN(3) {
			bytes[at()] ^= 1 << r.IntN(7)
		}
	case 1: // digits for digits, the least noticeable damage
		for range 1 + r.IntN(3) {
			bytes[at()] = "0123456789abcdefghijklmnopqrstuvwxyz._~-"[r.IntN(40)]
		}
	case 2: // the end is cut off
		bytes = bytes[:at()]
	case 3: // a stretch is lost
		from := at()
		bytes = append(bytes[:from:from], bytes[min(len(bytes), from+1+r.IntN(8)):]...)
	case 4: // a stretch is there twice
		from := at()
		to := min(len(bytes), from+1+r.IntN(8))
		bytes = append(bytes[:to:to], bytes[from:]...)
	case 5: // two fields swap places
		fields := strings.Split(text, "_")
		i, j := r.IntN(len(fields)), r.IntN(len(fields))
		fields[i], fields[j] = fields[j], fields[i]
		return strings.Join(fields, "_")
	}
	return string(bytes)
}

// TestDamagedSearchesAreRefused damages 10,000 saved jobs at random: each is refused, or says
// what it said before.
func TestDamagedSearchesAreRefused(t *testing.T) {
	puzzles, texts := kept(t)
	r := randomSource(32)
	refused := 0
	for range 10_000 {
		i := r.IntN(len(texts))
		text := damaged(r, texts[i])
		job, err := search.Resume(puzzles[i], text, search.Options{Keep: 3})
		if err != nil {
			refused++
			continue
		}
		require.Equal(t, texts[i], job.Save(), text)
	}
	assert.Greater(t, refused, 9_000)
}

// TestWhatCannotHoldIsRefused checks that contradictions are refused even under a correct
// checksum: no search wrote them.
func TestWhatCannotHoldIsRefused(t *testing.T) {
	p := ninePuzzle(t, 0)
	saved := map[search.Mode][]string{}
	for _, mode := range []search.Mode{search.Fast, search.Raw, search.Plain} {
		s := search.Compile(p, search.Options{Mode: mode, Keep: 3}).Search()
		for !s.Step(100) && s.Found().Solutions < 1 {
		}
		text := unsealed(s.Save())
		saved[mode] = strings.Split(text, "_")
	}
	const nodes, deadEnds, counts, sizes, deepest, boards, whole, parts = 5, 6, 7, 8, 9, 10, 12, 13
	for _, row := range []struct {
		name  string
		mode  search.Mode
		field int
		text  func(field string) string
	}{
		{"more solutions than turns of boards make", search.Fast, sizes, func(string) string { return "0.0.0.0.zz" }},
		{"solutions of no size", search.Fast, sizes, func(string) string { return "1.0.0.0.0" }},
		{"arrangements in fast mode", search.Fast, counts, func(field string) string { return strings.Replace(field, "0.0.", "0.1.", 1) }},
		{"pictures that no full board shows", search.Fast, counts, func(string) string { return "0.0.zz.1" }},
		{"more solutions than pictures", search.Raw, counts, func(string) string { return "0.1.0.1" }},
		{"tries in raw mode", search.Raw, counts, func(field string) string { return "9" + field }},
		{"fewer tries than nodes", search.Plain, counts, func(field string) string { return "1" + field[strings.IndexByte(field, '.'):] }},
		{"nodes upon nothing", search.Fast, nodes, func(field string) string { return "0" + field[strings.IndexByte(field, '.'):] }},
		{"more dead ends than nodes", search.Fast, deadEnds, func(string) string { return "0.zzz.0.0.0.0.0.0.0" }},
		{"a fullest board that was not reached", search.Fast, deepest, func(string) string { return "" }},
		{"more boards than solutions", search.Fast, boards, func(field string) string { return strings.Repeat(field, 2) }},
		{"a list that begins without its sign", search.Fast, parts, func(field string) string { return field[1:] }},
		{"a fraction that is all there is", search.Fast, whole, func(string) string { return "-4" }},
		{"parts one over another", search.Fast, parts, func(field string) string { return field + field }},
	} {
		fields := append([]string{}, saved[row.mode]...)
		_, err := search.Resume(p, sealed(strings.Join(fields, "_")), search.Options{Keep: 3})
		require.NoError(t, err, row.name)
		fields[row.field] = row.text(fields[row.field])
		_, err = search.Resume(p, sealed(strings.Join(fields, "_")), search.Options{Keep: 3})
		requireFault(t, "resume-broken", err, row.name)
	}
}

func requireFault(t *testing.T, code string, err error, name string) {
	t.Helper()
	var fault *puzzle.Fault
	require.True(t, errors.As(err, &fault), name)
	require.Equal(t, code, fault.Code, name)
}

// TestSearchesOfAnEarlierVersionAreRefused covers jobs without a checksum, in which damage cannot
// be detected. This one was saved after 200 nodes.
func TestSearchesOfAnEarlierVersionAreRefused(t *testing.T) {
	const former = "edgewise1_3spy9tk6cg7av_fast_spiral_4.1.3.0.5.2.7.6.8_4.b.u.m.1s.p.14.4.0_0.0.0.a.0.13.1.10.4_0.0.0.0_0.0.0.0.0_4.k.o.s.h.d.0.8.__0.1__~c.o.0.4.g."
	_, err := search.Resume(ninePuzzle(t, 0), former, search.Options{Keep: 3})
	requireFault(t, "resume-former", err, former)
}

// TestTrueSearchesAreNotRefused finishes parts in any order, so that later ones stand on tiles
// that nobody has counted yet.
func TestTrueSearchesAreNotRefused(t *testing.T) {
	r := randomSource(77)
	most := 0 // parts left at a time
	for range fewer(rounds) {
		p := randomPuzzle(r)
		for _, mode := range []search.Mode{search.Fast, search.Raw, search.Plain} {
			plan := search.Compile(p, search.Options{Mode: mode, Keep: 3})
			job := plan.Job()
			if mode != search.Plain && r.IntN(2) == 0 {
				job = plan.Fraction(r.IntN(3), 3)
			}
			type taken struct {
				lease int
				part  search.Part
			}
			var under []taken
			for range 40 {
				job.Share(1 + r.IntN(4))
				if lease, part, ok := job.Take(); ok {
					under = append(under, taken{lease, part})
				}
				if len(under) == 0 {
					break
				}
				if i := r.IntN(len(under)); r.IntN(2) == 0 {
					s := plan.SearchPart(under[i].part)
					s.Step(1 + r.Int64N(100))
					job.Report(under[i].lease, s)
					under = append(under[:i], under[i+1:]...)
				}
				most = max(most, len(job.Left()))
				again, err := search.Resume(p, job.Save(), search.Options{Keep: 3})
				require.NoError(t, err, "%s %s", randomText{p}, job.Save())
				require.Equal(t, job.Save(), again.Save())
			}
		}
	}
	assert.Greater(t, most, 5)
}

// FuzzResume checks that Resume fails only with a fault, and that an accepted job is saved
// unchanged.
func FuzzResume(f *testing.F) {
	p := ninePuzzle(f, 0)
	plan := search.Compile(p, search.Options{Keep: 3})
	for _, nodes := range []int64{0, 1, 50, 394, 1000} {
		s := plan.Search()
		s.Step(nodes)
		f.Add(s.Save())
	}
	parts := plan.Fraction(2, 4)
	parts.Take()
	open := unsealed(parts.Save())
	f.Add(open) // sealed again below
	f.Fuzz(func(t *testing.T, text string) {
		for _, text := range []string{text, sealed(text)} {
			job, err := search.Resume(p, text, search.Options{Keep: 3})
			if err != nil {
				var fault *puzzle.Fault
				require.True(t, errors.As(err, &fault))
				continue
			}
			again, err := search.Resume(p, job.Save(), search.Options{Keep: 3})
			require.NoError(t, err)
			require.Equal(t, job.Save(), again.Save())
			for range 3 {
				if number, part, ok := job.Take(); ok {
					s := job.Plan().SearchPart(part)
					s.Step(1000)
					job.Report(number, s)
				}
			}
		}
	})
}
