package api

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestJobGoldens runs a job from start to end, its parts searched elsewhere; a worker dies on the
// way, and the job is saved and continued.
func TestJobGoldens(t *testing.T) {
	a := New()
	requireGolden(t, "job", a.Call("job", `{"puzzle":"`+hundeSpiel+`","keep":10,"visits":1000}`))
	requireGolden(t, "take", a.Call("take", `{"handle":1,"share":2}`))
	requireGolden(t, "settle-lost", a.Call("settle", `{"handle":1,"lease":1,"saved":""}`))
	var saved string
	for round := 0; ; round++ {
		var taken struct {
			Result struct {
				Lease int
				Saved string
			}
		}
		require.NoError(t, json.Unmarshal([]byte(a.Call("take", `{"handle":1,"share":2}`)), &taken))
		if taken.Result.Lease == 0 {
			break
		}
		worker := New()
		worker.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"fast","keep":10,"saved":"`+taken.Result.Saved+`"}`)
		worker.Call("step", `{"handle":1,"budget":50}`)
		text := worker.Call("save", `{"handle":1}`)
		var result struct{ Result struct{ Saved string } }
		require.NoError(t, json.Unmarshal([]byte(text), &result))
		state := a.Call("settle", fmt.Sprintf(`{"handle":1,"lease":%d,"saved":%q}`, taken.Result.Lease, result.Result.Saved))
		if round == 2 {
			requireGolden(t, "settle", state)
			text := a.Call("save", `{"handle":1}`)
			requireGolden(t, "save", text)
			require.NoError(t, json.Unmarshal([]byte(text), &result))
			saved = result.Result.Saved
		}
	}
	requireGolden(t, "boards-job", a.Call("boards", `{"handle":1,"from":0}`))
	requireGolden(t, "drop", a.Call("drop", `{"handle":1}`))
	assert.Contains(t, a.Call("take", `{"handle":1,"share":1}`), `"code":"handle"`)
	requireGolden(t, "job-resumed", a.Call("job", `{"puzzle":"`+hundeSpiel+`","keep":10,"visits":1000,"saved":"`+saved+`"}`))
	requireGolden(t, "error-resume", a.Call("job", `{"puzzle":"`+hundeSpiel+`&turn=no","keep":10,"visits":1000,"saved":"`+saved+`"}`))
	damaged := strings.Replace(saved, "_fast_", "_raw_", 1)
	assert.Contains(t, a.Call("job", `{"puzzle":"`+hundeSpiel+`","keep":10,"visits":1000,"saved":"`+damaged+`"}`), `"code":"resume-broken"`)
}

// TestTheTextbookIsCountedInParts: the placements that many workers count through tables equal
// those of the textbook search, even for puzzles that provably have no solution.
func TestTheTextbookIsCountedInParts(t *testing.T) {
	for _, puzzle := range []string{hundeSpiel, small, "grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX", strings.Replace(hundeSpiel, "GUgs", "GUgS", 1)} {
		a := New()
		a.Call("start", `{"puzzle":"`+puzzle+`","mode":"plain","keep":0}`)
		var made, counted struct{ Result Report }
		require.NoError(t, json.Unmarshal([]byte(a.Call("step", `{"handle":1,"budget":100000000}`)), &made))
		require.True(t, made.Result.Done)
		a.Call("job", `{"puzzle":"`+puzzle+`","raw":true,"keep":0,"visits":1000}`)
		for !counted.Result.Done {
			var taken struct{ Result Lease }
			require.NoError(t, json.Unmarshal([]byte(a.Call("take", `{"handle":2,"share":3}`)), &taken))
			worker := New()
			worker.Call("start", `{"puzzle":"`+puzzle+`","mode":"fast","keep":0,"saved":"`+taken.Result.Saved+`"}`)
			worker.Call("step", `{"handle":1,"budget":500}`)
			var saved struct{ Result Saved }
			require.NoError(t, json.Unmarshal([]byte(worker.Call("save", `{"handle":1}`)), &saved))
			var state struct{ Result JobState }
			require.NoError(t, json.Unmarshal([]byte(a.Call("settle", fmt.Sprintf(`{"handle":2,"lease":%d,"saved":%q}`, taken.Result.Lease, saved.Result.Saved))), &state))
			counted.Result = state.Result.Report
		}
		assert.Equal(t, made.Result.Nodes, counted.Result.Nodes, puzzle)
		assert.Equal(t, made.Result.Depths, counted.Result.Depths, puzzle)
		assert.Equal(t, made.Result.DeadEnds, counted.Result.DeadEnds, puzzle)
	}
}

// TestSearchesThatAreDoneOutOfOrderGoOn: a report about a later part is accepted before that of
// the earlier part that it builds on.
func TestSearchesThatAreDoneOutOfOrderGoOn(t *testing.T) {
	a, worker := New(), New()
	puzzle := hundeSpiel + "&clues=4.0.0"
	var taken struct{ Result Lease }
	var saved struct{ Result struct{ Saved string } }
	a.Call("job", `{"puzzle":"`+puzzle+`","keep":10,"visits":1000}`)
	a.Call("take", `{"handle":1,"share":2}`)
	require.NoError(t, json.Unmarshal([]byte(a.Call("take", `{"handle":1,"share":1}`)), &taken))
	worker.Call("start", `{"puzzle":"`+puzzle+`","mode":"fast","keep":10,"saved":"`+taken.Result.Saved+`"}`)
	worker.Call("step", `{"handle":1,"budget":20}`)
	require.NoError(t, json.Unmarshal([]byte(worker.Call("save", `{"handle":1}`)), &saved))
	a.Call("settle", fmt.Sprintf(`{"handle":1,"lease":%d,"saved":%q}`, taken.Result.Lease, saved.Result.Saved))
	require.NoError(t, json.Unmarshal([]byte(a.Call("save", `{"handle":1}`)), &saved))
	again := a.Call("job", `{"puzzle":"`+puzzle+`","keep":10,"visits":1000,"saved":"`+saved.Result.Saved+`"}`)
	assert.NotContains(t, again, `"error"`)
	assert.Contains(t, again, `"nodes":20`)
}

// TestNothingLeftCannotBeStarted: a finished search cannot be started.
func TestNothingLeftCannotBeStarted(t *testing.T) {
	a := New()
	a.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"fast","keep":10}`)
	a.Call("step", `{"handle":1,"budget":1000}`)
	var result struct{ Result struct{ Saved string } }
	require.NoError(t, json.Unmarshal([]byte(a.Call("save", `{"handle":1}`)), &result))
	got := a.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"fast","keep":10,"saved":"`+result.Result.Saved+`"}`)
	assert.Contains(t, got, `"code":"resume-broken"`)
}
