//go:build !js

package search_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"

	"edgewise/solver/codegen"
	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// An instance is a module that wazero runs. At call number fails, unless that is 0, it returns an
// error, panics, or fills its memory with one byte.
type instance struct {
	api.Module
	fails, calls int
	panics       bool
	garbage      byte
}

func (m *instance) Call(name string, n int32) (int32, error) {
	if m.calls++; m.calls == m.fails {
		switch {
		case m.panics:
			panic("a bug")
		case m.garbage != 0:
			m.Write(0, slices.Repeat([]byte{m.garbage}, int(m.Memory().Size())))
			return int32(m.calls % 2), nil
		}
		return 0, errors.New("a trap")
	}
	results, err := m.ExportedFunction(name).Call(context.Background(), uint64(uint32(n)))
	if err != nil {
		return 0, err
	}
	return int32(results[0]), nil
}

func (m *instance) Read(address int, bytes []byte) {
	read, ok := m.Memory().Read(uint32(address), uint32(len(bytes)))
	if !ok {
		panic("outside the memory")
	}
	copy(bytes, read)
}

func (m *instance) Write(address int, bytes []byte) {
	if !m.Memory().Write(uint32(address), bytes) {
		panic("outside the memory")
	}
}

func (m *instance) Close() {} // the runtime is closed with the test

// forms are the limits on carried words of looks that give the two forms of written code.
var forms = []int{codegen.MostCarried, 0}

// run makes wazero interpret the code written for a plan.
func run(t *testing.T, plan *search.Plan, form int) (*codegen.Executor, *instance) {
	t.Helper()
	return runAs(t, plan, form, wazero.NewRuntimeConfigInterpreter())
}

func runAs(t *testing.T, plan *search.Plan, form int, config wazero.RuntimeConfig) (*codegen.Executor, *instance) {
	t.Helper()
	ctx := context.Background()
	runtime := wazero.NewRuntimeWithConfig(ctx, config)
	t.Cleanup(func() { assert.NoError(t, runtime.Close(ctx)) })
	module := codegen.Write(plan, form)
	m, err := runtime.Instantiate(ctx, module.Bytes)
	require.NoError(t, err)
	instance := &instance{Module: m}
	return module.Executor(instance), instance
}

// randomOptions returns options for a search with tables.
func randomOptions(r *rand.Rand) search.Options {
	o := search.Options{Mode: randomOne(r, []search.Mode{search.Raw, search.Fast}), Keep: 1000}
	switch r.IntN(6) {
	case 0:
		o.First = true
	case 1:
		o.Most = 1 + r.Uint64N(3)
	case 2:
		o.Order = randomOne(r, []search.Order{search.Row, search.Column, search.Spiral, search.Clues})
	}
	return o
}

// TestWrittenCodeAgrees compares written code with the plain loop, node for node and board for
// board, however the work is sliced.
func TestWrittenCodeAgrees(t *testing.T) {
	r := randomSource(21)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		plan := search.Compile(p, randomOptions(r))
		want := plan.Search()
		want.Step(allSteps)
		for _, form := range forms {
			executor, _ := run(t, plan, form)
			for _, budget := range []int64{allSteps, 1 + r.Int64N(9), 50} {
				s := plan.Search()
				s.RunBy(executor)
				for !s.Step(budget) {
				}
				require.Equal(t, want.Found(), s.Found(), "form %d, budget %d: %s", form, budget, randomText{p})
				require.NoError(t, s.Failed())
			}
		}
	}
}

// TestWrittenCodeKeepsTheDeepestBoard covers a deepest board at whose step no candidate was left
// at first.
func TestWrittenCodeKeepsTheDeepestBoard(t *testing.T) {
	d, err := notation.Read("grid=2x4&tiles=3543.3554.5553.4535.3453.4434.7334.4733&mates=3-.44.55.77&frame=3")
	require.NoError(t, err)
	plan := search.Compile(d.Puzzle, search.Options{Order: search.Column})
	want := plan.Search()
	want.Step(allSteps)
	for _, form := range forms {
		executor, _ := run(t, plan, form)
		s := plan.Search()
		s.RunBy(executor)
		require.True(t, s.Step(allSteps))
		require.Equal(t, want.Found(), s.Found(), form)
		_, err := search.Resume(d.Puzzle, s.Save(), search.Options{})
		require.NoError(t, err)
	}
}

// TestWrittenCodeCanBeRead checks that every function ends and calls only the function of the
// next step.
func TestWrittenCodeCanBeRead(t *testing.T) {
	r := randomSource(24)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		plan := search.Compile(p, randomOptions(r))
		steps := len(plan.Layout().Steps)
		for _, form := range forms {
			module := codegen.Write(plan, form)
			for step := range steps {
				text := module.Text(step)
				require.Regexp(t, fmt.Sprintf(`^fill%d\(.*\):\n`, step), text)
				require.Regexp(t, `\n    return 0\n$`, text)
				require.Equal(t, min(1, steps-1-step), strings.Count(text, fmt.Sprintf("fill%d(", step+1)), text)
				require.Equal(t, min(2, steps-step), strings.Count(text, "fill"), text)
			}
		}
	}
}

// TestEitherGoesOn lets written code and the plain loop take over from each other. A job hands
// out its parts; what is done of them, and sometimes the job, is saved and read again. The result
// equals that of one search.
func TestEitherGoesOn(t *testing.T) {
	r := randomSource(22)
	for range fewer(rounds) {
		p, o := randomPuzzle(r), search.Options{Mode: randomOne(r, []search.Mode{search.Raw, search.Fast}), Keep: 1000}
		plan := search.Compile(p, o)
		whole := plan.Search()
		whole.Step(allSteps)
		want := whole.Found()
		executor, _ := run(t, plan, randomOne(r, forms))
		job := plan.Job()
		for !job.Complete() {
			job.Share(1 + r.IntN(4))
			lease, _, left := job.Take()
			require.True(t, left)
			part, err := plan.Accept(job.Hand(lease))
			require.NoError(t, err)
			for range 1 + r.IntN(3) {
				part.RunBy(randomOne(r, []search.Executor{executor, nil}))
				part.Step(1 + r.Int64N(40))
			}
			require.NoError(t, job.Settle(lease, part.Save()))
			if r.IntN(3) == 0 {
				job, err = search.Resume(p, job.Save(), o)
				require.NoError(t, err)
			}
		}
		got := job.Found()
		assert.Len(t, got.Deepest, len(want.Deepest), randomText{p}) // another part may reach as deep
		got.Deepest = want.Deepest
		assert.ElementsMatch(t, want.Boards, got.Boards, randomText{p})
		got.Boards = want.Boards
		require.Equal(t, want, got, randomText{p})
	}
}

// TestWrittenCodeOfEveryPublishedPuzzle covers boards of up to 256 tiles.
func TestWrittenCodeOfEveryPublishedPuzzle(t *testing.T) {
	for i, entry := range gallery.All() {
		for _, mode := range []search.Mode{search.Raw, search.Fast} {
			budget := int64(100)
			options := search.Options{Mode: mode, Order: orders[i%len(orders)]}
			requireSameWay(t, entry.Document().Puzzle, options, forms[(i+int(mode))%len(forms)], uint64(6000*times), func() int64 { budget += 333; return budget })
		}
	}
}

// orders are fixed, so that no test spends time comparing orders.
var orders = []search.Order{search.Row, search.Spiral, search.Column, search.Clues, search.Diagonal}

// requireSameWay compares written code with the plain loop: after the given nodes, made in
// slices, both stand at the same position and have the same counts.
func requireSameWay(t *testing.T, p *puzzle.Puzzle, options search.Options, form int, nodes uint64, budget func() int64) {
	t.Helper()
	link := (&notation.Document{Puzzle: p}).Link()
	plan := search.Compile(p, options)
	executor, _ := run(t, plan, form)
	s := plan.Search()
	s.RunBy(executor)
	for s.Total() < nodes && !s.Step(budget()) {
	}
	require.NoError(t, s.Failed(), link)
	want := plan.Search()
	want.Step(int64(s.Total()))
	// Each may stand where nothing is left to try, and only one of them may have counted the dead
	// end; the next node is the same.
	found, wanted := s.Found(), want.Found()
	ends := found.DeadEnds
	found.DeadEnds, wanted.DeadEnds = nil, nil
	require.Equal(t, wanted, found, link)
	if rest, left := s.Rest(); left {
		next := plan.SearchPart(rest)
		next.Step(1)
		want.Step(1)
		require.Equal(t, want.Position(), next.Position(), link)
		for i, more := range next.DeadEnds() {
			ends[i] += more
		}
	}
	require.Equal(t, want.DeadEnds(), ends, link)
}

// TestWrittenCodeLooksAtItsBudget covers boards where so much fits that a few steps have
// thousands of nodes, and where each step has twice the nodes of the one before until nothing
// fits. Written code stops soon after its budget, and not only when it has found everything.
func TestWrittenCodeLooksAtItsBudget(t *testing.T) {
	few, err := generate.Planted(generate.Options{Grid: bruteGrid("6x6"), Motifs: 2, Same: true, Seed: 1})
	require.NoError(t, err)
	strip, err := notation.Read("grid=22x1&mates=same&tiles=" + strings.Repeat("abac.", 21) + "cccc")
	require.NoError(t, err)
	for _, row := range []struct {
		puzzle *puzzle.Puzzle
		mode   search.Mode
		times  uint64 // written code may exceed the budget by this factor
	}{{few, search.Raw, 4}, {strip.Puzzle, search.Fast, 16}} {
		plan := search.Compile(row.puzzle, search.Options{Mode: row.mode})
		for _, form := range forms {
			executor, _ := run(t, plan, form)
			s := plan.Search()
			s.RunBy(executor)
			s.Step(1)
			for _, budget := range []int64{1, 100, 10_000} {
				before := s.Total()
				require.False(t, s.Step(budget))
				made := s.Total() - before
				const between = 128 // the most nodes between two checks of the budget
				assert.Positive(t, made)
				assert.Less(t, made, row.times*uint64(budget+between), "budget %d", budget)
				assert.Greater(t, 8*made, uint64(budget), "budget %d", budget)
			}
		}
	}
}

// planted returns a board whose looks fill several words, with or without clues.
func planted(t testing.TB, r *rand.Rand) *puzzle.Puzzle {
	t.Helper()
	options := randomOne(r, []generate.Options{
		{Grid: bruteGrid("6x4"), Motifs: 5},
		{Grid: bruteGrid("5x5"), Motifs: 8, Same: true},
		{Grid: bruteGrid("8x8"), Motifs: 7, Framed: true, Same: true},
		{Grid: bruteGrid("hex4"), Motifs: 6},
		{Grid: bruteGrid("tri6"), Motifs: 6, Same: true},
		{Grid: bruteGrid("16x16"), Motifs: 17, Framed: true, Same: true},
	})
	options.Seed = r.Uint64()
	p, err := generate.Planted(options)
	require.NoError(t, err)
	if options.Framed || r.IntN(2) == 0 {
		return p
	}
	spec := puzzle.Spec{Grid: p.Grid(), Tiles: p.Tiles(), Mates: *p.Mates()}
	cells, tiles := r.Perm(len(spec.Tiles)), r.Perm(len(spec.Tiles))
	for i := range 3 {
		spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cells[i], Tile: tiles[i], Turn: r.IntN(p.Grid().Sides)})
	}
	return bruteMust(spec)
}

// TestWrittenCodeOfManyWords stops the code after every few nodes.
func TestWrittenCodeOfManyWords(t *testing.T) {
	r := randomSource(27)
	for range fewer(rounds) / 2 {
		p, options := planted(t, r), search.Options{Mode: randomOne(r, []search.Mode{search.Raw, search.Fast}), Order: randomOne(r, orders)}
		for _, form := range forms {
			requireSameWay(t, p, options, form, 3000, func() int64 { return 1 + r.Int64N(60) })
		}
	}
}

// TestFullBoardsAreGivenOutBeforeThereAreTooMany covers tiles that are all alike, of which every
// arrangement is a full board. Each stop takes as long as some thousand placements, so there must
// be few stops.
func TestFullBoardsAreGivenOutBeforeThereAreTooMany(t *testing.T) {
	grid := bruteGrid("3x3")
	p := bruteMust(puzzle.Spec{Grid: grid, Tiles: slices.Repeat([]puzzle.Tile{{'a', 'a', 'a', 'a'}}, len(grid.Cells)), Mates: puzzle.Same()})
	plan := search.Compile(p, search.Options{Mode: search.Raw})
	want := plan.Search()
	want.Step(allSteps)
	require.Equal(t, search.NumberOf(362_880), want.Counts().Arrangements)
	executor, m := run(t, plan, codegen.MostCarried)
	s := plan.Search()
	s.RunBy(executor)
	require.True(t, s.Step(allSteps))
	assert.Equal(t, want.Found(), s.Found())
	const stops = 362_880 / (1 << 20 / (4 * 9))
	assert.Greater(t, m.calls, stops, "there is not room for all at once")
	assert.Less(t, m.calls, stops*len(grid.Cells)+len(grid.Cells), "after each, no step is entered twice")
}

// TestThePlainLoopGoesOnWhereWrittenCodeFails checks that nothing is lost.
func TestThePlainLoopGoesOnWhereWrittenCodeFails(t *testing.T) {
	r := randomSource(23)
	failed := 0
	for round := range fewer(rounds) {
		p := randomPuzzle(r)
		plan := search.Compile(p, search.Options{Mode: search.Fast})
		want := plan.Search()
		want.Step(allSteps)
		executor, m := run(t, plan, randomOne(r, forms))
		m.fails, m.panics = 1+round%4, round%8 < 4
		if round%3 == 0 {
			m.panics, m.garbage = false, randomOne(r, []byte{1, 0x7f, 0x80, 0xff})
		}
		s := plan.Search()
		s.RunBy(executor)
		for !s.Step(20) {
		}
		require.Equal(t, want.Found(), s.Found(), randomText{p})
		if s.Failed() != nil {
			failed++
			if m.garbage == 0 {
				require.EqualError(t, s.Failed(), map[bool]string{false: "a trap", true: "a bug"}[m.panics])
			}
		}
	}
	assert.Greater(t, failed, fewer(rounds)/4)
}

// FuzzWrittenCodeAgrees compares written code with the plain loop on random puzzles, however it
// is sliced.
func FuzzWrittenCodeAgrees(f *testing.F) {
	f.Add(uint64(1), int64(7), true)
	f.Add(uint64(2), int64(1000), false)
	f.Add(uint64(3), int64(7), true)
	f.Fuzz(func(t *testing.T, seed uint64, budget int64, carried bool) {
		r := randomSource(seed)
		form := 0
		if carried {
			form = codegen.MostCarried
		}
		if seed%4 == 3 {
			requireSameWay(t, planted(t, r), search.Options{}, form, 2000, func() int64 { return 1 + r.Int64N(max(1, budget%100)) })
			return
		}
		p := randomPuzzle(r)
		plan := search.Compile(p, randomOptions(r))
		want := plan.Search()
		want.Step(allSteps)
		executor, _ := run(t, plan, form)
		s := plan.Search()
		s.RunBy(executor)
		for !s.Step(max(1, budget)) {
		}
		require.Equal(t, want.Found(), s.Found(), randomText{p})
	})
}
