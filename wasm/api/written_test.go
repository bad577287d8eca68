package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/codegen"
)

// A trap is a module that fails at every call.
type trap struct{ calls *int }

func (m trap) Call(string, int32) (int32, error) { *m.calls++; return 0, errors.New("unreachable") }
func (trap) Read(int, []byte)                    {}
func (trap) Write(int, []byte)                   {}

// inParts searches a puzzle in parts, all by one worker, and gives where its job stands in
// the end, and what was saved of the parts.
func inParts(t *testing.T, worker *API, puzzle string) (state string, parts []Saved) {
	t.Helper()
	a := New()
	state = a.Call("job", `{"puzzle":"`+puzzle+`","keep":10,"visits":1000}`)
	for {
		var taken struct{ Result Lease }
		require.NoError(t, json.Unmarshal([]byte(a.Call("take", `{"handle":1,"share":2}`)), &taken))
		if taken.Result.Lease == 0 {
			return state, parts
		}
		var begun struct{ Result Started }
		require.NoError(t, json.Unmarshal([]byte(worker.Call("start", `{"puzzle":"`+puzzle+`","mode":"fast","keep":10,"saved":"`+taken.Result.Saved+`"}`)), &begun))
		handle := fmt.Sprintf(`{"handle":%d`, begun.Result.Handle)
		worker.Call("step", handle+`,"budget":200}`)
		var saved struct{ Result Saved }
		text := worker.Call("save", handle+`}`)
		require.NoError(t, json.Unmarshal([]byte(text), &saved))
		for kind, why := range map[string]string{"save-refused": saved.Result.Refused, "save-failed": saved.Result.Failed} {
			if len(parts) == 0 && why != "" {
				requireGolden(t, kind, text)
			}
		}
		worker.Call("drop", handle+`}`)
		parts = append(parts, saved.Result)
		state = a.Call("settle", fmt.Sprintf(`{"handle":1,"lease":%d,"saved":%q}`, taken.Result.Lease, saved.Result.Saved))
	}
}

// Where written code is refused, or fails, the plain loop does all of the work, and it is
// said why. It is not written again for each part, but for another puzzle.
func TestThePlainLoopStandsInForWrittenCode(t *testing.T) {
	want, _ := inParts(t, New(), hundeSpiel)
	ran, called := 0, 0
	for _, row := range []struct {
		run   Runner
		why   Saved
		calls int
	}{
		{func([]byte) (codegen.Instance, error) { ran++; return nil, errors.New("a policy") }, Saved{Refused: "a policy"}, 0},
		{func([]byte) (codegen.Instance, error) { ran++; return trap{&called}, nil }, Saved{Failed: "unreachable"}, 1},
	} {
		ran, called = 0, 0
		worker := New()
		worker.RunBy(row.run)
		state, parts := inParts(t, worker, hundeSpiel)
		assert.Equal(t, want, state)
		require.Greater(t, len(parts), 2)
		for _, part := range parts {
			part.Saved = ""
			assert.Equal(t, row.why, part)
		}
		assert.Equal(t, []int{1, row.calls}, []int{ran, called})

		other := strings.Replace(hundeSpiel, "name=Hunde-Spiel", "name=Other", 1)
		inParts(t, worker, other)
		assert.Equal(t, 2, ran)
	}
}
