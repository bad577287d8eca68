package api

import (
	"encoding/json"
	"errors"
	"fmt"
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

// inParts searches a puzzle in parts, all by one worker, and gives where its job stands in
// the end, and what was saved of the parts.
func inParts(t *testing.T, worker *API, raw bool) (state string, parts []Saved) {
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
		worker.Call("step", handle+`,"budget":200}`)
		var saved struct{ Result Saved }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("save", handle+`}`)), &saved))
		worker.Call("drop", handle+`}`)
		parts = append(parts, saved.Result)
		state = a.Call("settle", fmt.Sprintf(`{"handle":1,"lease":%d,"saved":%q}`, taken.Result.Lease, saved.Result.Saved))
	}
}

// Where written code is refused, or fails, the plain loop does all of the work, and it is
// said why. It is not written again for each part, but for another search.
func TestThePlainLoopStandsInForWrittenCode(t *testing.T) {
	want, _ := inParts(t, New(), false)
	ran, called := 0, 0
	for _, row := range []struct {
		golden string
		run    Runner
		why    By
		calls  int
	}{
		{"save-refused", func([]byte) (codegen.Instance, error) { ran++; return nil, errors.New("a policy") }, By{Refused: "a policy"}, 0},
		{"save-failed", func([]byte) (codegen.Instance, error) { ran++; return trap{&called}, nil }, By{Failed: "unreachable"}, 1},
	} {
		ran, called = 0, 0
		worker := New()
		worker.RunModules(row.run)
		state, parts := inParts(t, worker, false)
		assert.Equal(t, want, state)
		require.Greater(t, len(parts), 2)
		requireGolden(t, row.golden, wire.Encode(response{Result: parts[0]}))
		for _, part := range parts {
			assert.Equal(t, row.why, part.By)
		}
		assert.Equal(t, []int{1, row.calls}, []int{ran, called})

		inParts(t, worker, true)
		assert.Equal(t, 2, ran)
	}
}

// A module that is no module is a bug, not a refusal; and the textbook search, whose plan has
// no tables, is never written.
func TestWhatIsNeverWritten(t *testing.T) {
	worker := New()
	worker.RunModules(func([]byte) (codegen.Instance, error) { return nil, codegen.ErrInvalid })
	_, parts := inParts(t, worker, false)
	assert.Equal(t, codegen.ErrInvalid.Error(), parts[0].Failed)
	assert.Empty(t, parts[0].Refused)

	document, err := notation.Read(hundeSpiel)
	require.NoError(t, err)
	job := search.Compile(document.Puzzle, search.Options{Mode: search.Plain}).Job()
	lease, _, _ := job.Take()
	worker = New()
	worker.RunModules(func([]byte) (codegen.Instance, error) { panic("there is nothing to run") })
	assert.Contains(t, worker.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"fast","keep":0,"saved":"`+job.Hand(lease)+`"}`), `"handle":1`)
	assert.NotContains(t, worker.Call("save", `{"handle":1}`), "written")
}

// TestWhatIsTooLargeIsNotWritten: nobody is asked to run it, and it is said why.
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
	worker.RunModules(func([]byte) (codegen.Instance, error) { panic("it is too large to run") })
	link := (&notation.Document{Puzzle: p}).Link()
	assert.Contains(t, worker.Call("start", `{"puzzle":"`+link+`","mode":"fast","keep":0,"saved":"`+job.Hand(lease)+`"}`), `"handle":1`)
	assert.Contains(t, worker.Call("save", `{"handle":1}`), `"large":true`)
}

// TestAPaceSaysWhoseItIs: that of the program where code is not wished for, refused, or fails,
// which ends it; a puzzle that leaves nothing to place has none.
func TestAPaceSaysWhoseItIs(t *testing.T) {
	refuses := func([]byte) (codegen.Instance, error) { return nil, errors.New("a policy") }
	traps := func([]byte) (codegen.Instance, error) { return trap{new(int)}, nil }
	for _, row := range []struct {
		puzzle string
		code   bool
		run    Runner
		done   bool
		none   bool
		by     By
	}{
		{hundeSpiel, false, traps, false, false, By{}},
		{hundeSpiel, true, nil, false, false, By{}},
		{hundeSpiel, true, refuses, false, false, By{Refused: "a policy"}},
		{hundeSpiel, true, traps, true, false, By{Failed: "unreachable"}},
		{"grid=2x1&mates=same&frame=0&tiles=AAAA.BBBB", false, nil, true, true, By{}},
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
