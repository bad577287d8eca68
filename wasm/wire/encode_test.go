package wire

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A count marshals itself.
type count string

func (c count) MarshalJSON() ([]byte, error) { return []byte(c), nil }

// result has a field of every kind that a result may have.
type result struct {
	inner
	Text   string            `json:"text"`
	Args   map[string]any    `json:"args"`
	Edges  map[string]inner  `json:"edges"`
	Number float64           `json:"number"`
	Ways   count             `json:"ways"`
	Seats  []*[2]int         `json:"seats"`
	Known  bool              `json:"known"`
	Next   *inner            `json:"next"`
	Best   *inner            `json:"best,omitempty"`
	Board  []int             `json:"board,omitempty"`
	Tries  count             `json:"tries,omitempty"`
	Any    any               `json:"any,omitempty"`
	Names  map[string]string `json:"names"`
}

func TestEncode(t *testing.T) {
	for _, row := range []struct {
		value any
		want  string
	}{
		{result{Ways: "0"}, `{"handle":0,"text":"","args":{},"edges":{},"number":0,"ways":0,"seats":[],"known":false,"next":null,"names":{}}`},
		{&inner{3}, `{"handle":3}`},
		{[]inner{{1}, {2}}, `[{"handle":1},{"handle":2}]`},
		{[]*[2]int{{1, 2}, nil}, `[[1,2],null]`},
		{[][]int{{}, nil, {1}}, `[[],[],[1]]`},
		{map[string]any{"b": 1, "a": []string{"x"}, "": []int{-1}}, `{"":[-1],"a":["x"],"b":1}`},
		{[]float64{1, 0.5, -2.125, 1e21, math.Inf(1), math.Inf(-1), math.NaN()}, `[1,0.5,-2.125,1000000000000000000000,null,null,null]`},
		{[]count{"12", `"9007199254740993"`}, `[12,"9007199254740993"]`},
		{[]bool{true, false}, `[true,false]`},
		{struct{}{}, `{}`},
		{struct {
			Board []int `json:"board,omitempty"`
			Any   any   `json:"any,omitempty"`
		}{[]int{}, ""}, `{"board":[],"any":""}`},
	} {
		assert.Equal(t, row.want, Encode(row.value))
	}
}

// TestEncodeLeavesOutWhatIsEmpty covers empty fields of every kind.
func TestEncodeLeavesOutWhatIsEmpty(t *testing.T) {
	type some struct {
		Yes  bool  `json:"yes,omitempty"`
		N    int   `json:"n,omitempty"`
		List []int `json:"list,omitempty"`
		At   *int  `json:"at,omitempty"`
	}
	assert.Equal(t, `{}`, Encode(some{}))
	assert.Equal(t, `{"yes":true,"n":1,"list":[]}`, Encode(some{Yes: true, N: 1, List: []int{}}))
}

func TestEncodeIsAsEncodingJSON(t *testing.T) {
	full := result{inner{1}, "grün", map[string]any{"n": 2, "tiles": []int{1}}, map[string]inner{"B": {4}}, 1.25, "7",
		[]*[2]int{nil, {1, 2}}, true, &inner{5}, &inner{6}, []int{1}, "9", []string{"x"}, map[string]string{"a": "b"}}
	want, err := json.Marshal(full)
	require.NoError(t, err)
	assert.JSONEq(t, string(want), Encode(full))
}

// TestTexts checks that any text reaches JavaScript unchanged.
func TestTexts(t *testing.T) {
	for _, text := range []string{"", `"\`, "a\x00b\x1f\n\t", "</script>", "grün 😀", "\u2028", strings.Repeat("x", 1<<16)} {
		var back string
		require.NoError(t, json.Unmarshal([]byte(Encode(text)), &back))
		assert.Equal(t, text, back)
	}
}

// TestWhatIsNotProvidedForIsABug checks that an unsupported kind panics at the first call of its
// method.
func TestWhatIsNotProvidedForIsABug(t *testing.T) {
	assert.Panics(t, func() { Encode(func() {}) })
	assert.Panics(t, func() {
		_ = Decode(`{"a":1}`, &struct {
			A complex64 `json:"a"`
		}{})
	})
}
