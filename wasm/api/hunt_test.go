package api

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// unsolvable is the first puzzle with one half swapped, so that two halves have no mate.
var unsolvable = strings.Replace(hundeSpiel, "GUgs", "GUgS", 1)

// TestHuntGoldens runs a hunt from its start over a save to its end, and others from a board
// whose tiles make way for a clue.
func TestHuntGoldens(t *testing.T) {
	a := New()
	requireGolden(t, "hunt", a.Call("hunt", `{"puzzle":"`+unsolvable+`","seed":"7"}`))
	requireGolden(t, "seek", a.Call("seek", `{"handle":1,"budget":20}`))
	var saved struct{ Result Saved }
	require.NoError(t, json.Unmarshal([]byte(a.Call("save", `{"handle":1}`)), &saved))
	done := a.Call("seek", `{"handle":1,"budget":1000000}`)
	requireGolden(t, "seek-over", done)
	a.Call("hunt", fmt.Sprintf(`{"puzzle":%q,"saved":%q}`, unsolvable, saved.Result.Saved))
	assert.Equal(t, done, a.Call("seek", `{"handle":2,"budget":1000000}`), "a hunt that was kept goes on as the one that was not")

	requireGolden(t, "hunt-board", a.Call("hunt", `{"puzzle":"`+unsolvable+`","seed":"7","board":[[3,1],[4,2],null,null,null,null,null,null,null]}`))
	requireGolden(t, "hunt-clue", a.Call("hunt", `{"puzzle":"`+unsolvable+`&clues=0.3.1","seed":"7","board":[[4,2],null,null,null,null,null,null,null,null]}`))
	assert.Contains(t, a.Call("hunt", `{"puzzle":"`+unsolvable+`","saved":"edgewise-best1_x"}`), `"code":"resume-broken"`)
	assert.Contains(t, a.Call("seek", `{"handle":1,"budget":0}`), `"code":"params"`)

	requireGolden(t, "error-hunt-puzzle", a.Call("hunt", fmt.Sprintf(`{"puzzle":%q,"saved":%q}`, hundeSpiel, saved.Result.Saved)))
	requireGolden(t, "error-hunt-seed", a.Call("hunt", `{"puzzle":"`+unsolvable+`","seed":"-1"}`))
	requireGolden(t, "error-hunt-frame", a.Call("hunt", `{"puzzle":"grid=2x2&frame=a&tiles=aBca.aabB.CxXa.aabX","seed":"1"}`))
}
