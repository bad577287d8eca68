package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/codegen"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/wasm/wire"
)

// A trap is a module that fails at every call.
type trap struct{ calls *int }

func (m trap) Call(string, int32) (int32, error) { *m.calls++; return 0, errors.New("unreachable") }
func (trap) Read(int, []byte)                    {}
func (trap) Write(int, []byte)                   {}
func (trap) Close()                              {}

// inParts lets one worker search a puzzle in parts, and returns the final state of the job and
// the reports of the parts.
func inParts(t *testing.T, worker *API, raw bool) (state string, parts []Report) {
	t.Helper()
	a := New()
	state = a.Call("job", fmt.Sprintf(`{"puzzle":%q,"raw":%v,"keep":10,"visits":1000}`, hundeSpiel, raw))
	for {
		var taken struct{ Result Lease }
		require.NoError(t, json.Unmarshal([]byte(a.Call("take", `{"handle":1,"share":2}`)), &taken))
		if taken.Result.Lease == 0 {
			return state, parts
		}
		var begun struct{ Result Started }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"fast","keep":10,"saved":"`+taken.Result.Saved+`"}`)), &begun))
		handle := fmt.Sprintf(`{"handle":%d`, begun.Result.Handle)
		var stepped struct{ Result Report }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("step", handle+`,"budget":200}`)), &stepped))
		var saved struct{ Result Saved }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("save", handle+`}`)), &saved))
		worker.Call("drop", handle+`}`)
		parts = append(parts, stepped.Result)
		state = a.Call("settle", fmt.Sprintf(`{"handle":1,"lease":%d,"saved":%q}`, taken.Result.Lease, saved.Result.Saved))
	}
}

// If written code is refused or fails, the plain loop does all the work, and the report says why.
// The code is written again for another search, not for each part.
func TestThePlainLoopStandsInForWrittenCode(t *testing.T) {
	want, _ := inParts(t, New(), false)
	ran, called := 0, 0
	for _, row := range []struct {
		golden string
		run    codegen.Runner
		why    By
		calls  int
	}{
		{"step-refused", func([]byte) (codegen.Instance, error) { ran++; return nil, errors.New("a policy") }, By{Refused: "a policy"}, 0},
		{"step-broken", func([]byte) (codegen.Instance, error) { ran++; panic("a bug") }, By{Failed: "a bug"}, 0},
		{"step-failed", func([]byte) (codegen.Instance, error) { ran++; return trap{&called}, nil }, By{Failed: "unreachable"}, 1},
	} {
		ran, called = 0, 0
		worker := New()
		worker.RunModules(row.run)
		state, parts := inParts(t, worker, false)
		assert.Equal(t, want, state)
		require.Greater(t, len(parts), 2)
		requireGolden(t, row.golden, wire.Encode(response{Result: parts[0]}))
		for _, part := range parts {
			assert.Equal(t, &row.why, part.By)
		}
		assert.Equal(t, []int{1, row.calls}, []int{ran, called})

		inParts(t, worker, true)
		assert.Equal(t, 2, ran)
	}
}

// takesLong is a puzzle of about a million nodes.
const takesLong = "grid=7x7&mates=same&frame=0&tiles=" +
	"304a.87ba.0353.02a3.03c2.5bbb.aa9b.c895.5b98.04a4.0381.b7bc.579a.5576.b978.1200.4300.304c.03b4.8767.ba7a.0452.7a85.88a5.595a." +
	"1740.c7b5.a679.0271.9a6c.2930.acc9.aab9.a778.3a40.6898.0043.6c57.85c7.0254.0191.c99c.03c1.0230.c8c9.1720.403b.1c10.a203"

// searched searches a puzzle to the end, passing each report to tell, and returns its last report
// and its boards.
func searched(t *testing.T, worker *API, puzzle, more string, tell func(Report)) (last Report, boards string) {
	t.Helper()
	var begun struct{ Result Started }
	require.NoError(t, json.Unmarshal([]byte(worker.Call("start", fmt.Sprintf(`{"puzzle":%q,"mode":"fast","keep":5%s}`, puzzle, more))), &begun))
	handle := begun.Result.Handle
	for !last.Done {
		var stepped struct{ Result Report }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("step", fmt.Sprintf(`{"handle":%d,"budget":100000}`, handle))), &stepped))
		last = stepped.Result
		tell(last)
	}
	boards = worker.Call("boards", fmt.Sprintf(`{"handle":%d,"from":0}`, handle))
	worker.Call("drop", fmt.Sprintf(`{"handle":%d}`, handle))
	return last, boards
}

// TestCodeIsWrittenForWhatTakesLong: a whole search starts in the plain loop and gets code after
// worthWriting nodes. If the code fails, the results are the same and it is not written again. A
// search for measuring never gets code.
func TestCodeIsWrittenForWhatTakesLong(t *testing.T) {
	worker, calls := New(), 0
	worker.RunModules(func([]byte) (codegen.Instance, error) { return trap{&calls}, nil })
	nodesOf := func(r Report) int {
		n, err := strconv.Atoi(string(r.Nodes))
		require.NoError(t, err)
		return n
	}
	handedAt := func(puzzle, more string) (last Report, first int) {
		last, _ = searched(t, worker, puzzle, more, func(r Report) {
			if r.By != nil && first == 0 {
				first = nodesOf(r)
			}
		})
		return last, first
	}
	want, _ := handedAt(takesLong, `,"program":true`)
	require.Nil(t, want.By)
	require.Greater(t, nodesOf(want), worthWriting+200_000)
	got, at := handedAt(takesLong, "")
	assert.Equal(t, &By{Failed: "unreachable"}, got.By)
	assert.Equal(t, []int{1, 0}, []int{at / worthWriting, at % worthWriting / 200_000})
	got.By = nil
	assert.Equal(t, want, got)
	_, at = handedAt(takesLong, "")
	assert.LessOrEqual(t, at, 100_000)
	small, _ := handedAt(hundeSpiel, "")
	assert.Nil(t, small.By)
	assert.Equal(t, 1, calls)
}

// TestEachPuzzleHasCodeOfItsOwn: a part never uses the code of the puzzle before, even if that
// could continue it.
func TestEachPuzzleHasCodeOfItsOwn(t *testing.T) {
	const other = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUsg"
	worker, ran := New(), 0
	worker.RunModules(func([]byte) (codegen.Instance, error) { ran++; return trap{new(int)}, nil })
	hand := func(text string) string {
		document, err := notation.Read(text)
		require.NoError(t, err)
		job := search.Compile(document.Puzzle, search.Options{}).Job()
		lease, _, _ := job.Take()
		return job.Hand(lease)
	}
	for i, row := range []struct{ puzzle, part, answer string }{
		{hundeSpiel, hundeSpiel, `"handle"`}, {other, other, `"handle"`},
		{hundeSpiel, other, `"resume-puzzle"`}, {other, hundeSpiel, `"resume-puzzle"`},
		{other, other, `"handle"`}, {hundeSpiel, hundeSpiel, `"handle"`},
	} {
		assert.Contains(t, worker.Call("start", fmt.Sprintf(`{"puzzle":%q,"mode":"fast","keep":1,"saved":%q}`, row.puzzle, hand(row.part))), row.answer, i)
	}
	assert.Equal(t, 3, ran, "not again for one that is still known")
}

// An invalid module is a bug, not a refusal; the textbook search, whose plan has no tables, gets
// no code.
func TestWhatIsNeverWritten(t *testing.T) {
	worker := New()
	worker.RunModules(func([]byte) (codegen.Instance, error) { return nil, codegen.ErrInvalid })
	_, parts := inParts(t, worker, false)
	assert.Equal(t, &By{Failed: codegen.ErrInvalid.Error()}, parts[0].By)

	document, err := notation.Read(hundeSpiel)
	require.NoError(t, err)
	job := search.Compile(document.Puzzle, search.Options{Mode: search.Plain}).Job()
	lease, _, _ := job.Take()
	worker = New()
	worker.RunModules(func([]byte) (codegen.Instance, error) { assert.Fail(t, "there is nothing to run"); return nil, nil })
	assert.Contains(t, worker.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"fast","keep":0,"saved":"`+job.Hand(lease)+`"}`), `"handle":1`)
	assert.NotContains(t, worker.Call("step", `{"handle":1,"budget":100}`), `"by"`)
}

// TestWhatIsTooLargeIsNotWritten: nothing is run, and the report says why.
func TestWhatIsTooLargeIsNotWritten(t *testing.T) {
	grid, err := puzzle.GridNamed("hex6")
	require.NoError(t, err)
	p, err := generate.Planted(generate.Options{Grid: grid, Motifs: 20, Seed: 1})
	require.NoError(t, err)
	spec := puzzle.Spec{Grid: p.Grid(), Tiles: p.Tiles(), Mates: *p.Mates()}
	for i := range 20 { // apart from each other
		spec.Clues = append(spec.Clues, puzzle.Placement{Cell: 4*i + 3, Tile: i})
	}
	p, err = puzzle.New(spec)
	require.NoError(t, err)
	job := search.Compile(p, search.Options{}).Job()
	lease, _, _ := job.Take()
	worker := New()
	worker.RunModules(func([]byte) (codegen.Instance, error) { assert.Fail(t, "it is too large to run"); return nil, nil })
	link := (&notation.Document{Puzzle: p}).Link()
	assert.Contains(t, worker.Call("start", `{"puzzle":"`+link+`","mode":"fast","keep":0,"saved":"`+job.Hand(lease)+`"}`), `"handle":1`)
	assert.Contains(t, worker.Call("step", `{"handle":1,"budget":100}`), `"by":{"large":true}`)
}

// TestAPaceSaysWhoseItIs: the program's if code is not wanted or refused; code that fails ends
// it; a puzzle with nothing to place has none.
func TestAPaceSaysWhoseItIs(t *testing.T) {
	refuses := func([]byte) (codegen.Instance, error) { return nil, errors.New("a policy") }
	traps := func([]byte) (codegen.Instance, error) { return trap{new(int)}, nil }
	for _, row := range []struct {
		puzzle string
		code   bool
		run    codegen.Runner
		done   bool
		none   bool
		by     *By
	}{
		{hundeSpiel, false, traps, false, false, nil},
		{hundeSpiel, true, nil, false, false, nil},
		{hundeSpiel, true, refuses, false, false, &By{Refused: "a policy"}},
		{hundeSpiel, true, traps, true, false, &By{Failed: "unreachable"}},
		{"grid=2x1&mates=same&frame=0&tiles=AAAA.BBBB", false, nil, true, true, nil},
	} {
		worker := New()
		worker.RunModules(row.run)
		var paced struct{ Result Pace }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("pace", fmt.Sprintf(`{"puzzle":%q,"code":%v,"budget":20000}`, row.puzzle, row.code))), &paced))
		assert.Equal(t, row.done, paced.Result.Done)
		assert.Equal(t, row.by, paced.Result.By)
		assert.Equal(t, row.none, paced.Result.Nodes == search.NumberOf(0))
	}
}
