package wire

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// params has a field of every kind that parameters may have.
type params struct {
	inner
	Puzzle string       `json:"puzzle"`
	Board  []*[2]int    `json:"board"`
	Laid   []int        `json:"laid"`
	Backs  bool         `json:"backs"`
	Names  []string     `json:"names"`
	Cells  []inner      `json:"cells"`
	Deeper *inner       `json:"deeper"`
	Square [2][2]string `json:"square"`
}

type inner struct {
	Handle int `json:"handle"`
}

// readings are right and wrong parameters.
var readings = []struct {
	text, fault string
	want        params
}{
	{text: `{}`},
	{text: ` { "puzzle" : "a" } `, want: params{Puzzle: "a"}},
	{text: `{"board":null}`},
	{text: `{"board":[]}`, want: params{Board: []*[2]int{}}},
	{text: `{"board":[[1,2], null ,[-3,4]]}`, want: params{Board: []*[2]int{{1, 2}, nil, {-3, 4}}}},
	{text: `{"laid":[1,0]}`, want: params{Laid: []int{1, 0}}},
	{text: `{"backs":true}`, want: params{Backs: true}},
	{text: `{"backs":false}`},
	{text: `{"names":["a","\u0062"]}`, want: params{Names: []string{"a", "b"}}},
	{text: `{"handle":7}`, want: params{inner: inner{7}}},
	{text: `{"cells":[{"handle":1},{}],"deeper":{"handle":2}}`, want: params{Cells: []inner{{1}, {}}, Deeper: &inner{2}}},
	{text: `{"square":[["a","b"],["c","d"]]}`, want: params{Square: [2][2]string{{"a", "b"}, {"c", "d"}}}},

	{text: `{"handle":1,"handle":2}`, fault: "handle is given twice"},
	{text: `{"laid":[1,2],"l\u0061id":[3]}`, fault: "laid is given twice"},
	{text: `{"deeper":{"handle":1,"handle":1}}`, fault: "handle is given twice"},

	{text: `{"board":[[1,2,3]]}`, fault: "a list of 2 expected at 15"},
	{text: `{"board":[[1]]}`, fault: "a list of 2 expected at 13"},
	{text: `{"board":[1]}`, fault: "[ expected at 10"},
	{text: `{"board":[[1.5,2]]}`, fault: "a whole number expected at 11"},
	{text: `{"board":[[1e1,2]]}`, fault: "a whole number expected at 11"},
	{text: `{"board":[[01,2]]}`, fault: "a whole number expected at 11"},
	{text: `{"board":[[-0,2]]}`, fault: "a whole number expected at 11"},
	{text: `{"board":[[99999999999999999999,2]]}`, fault: "a whole number expected at 11"},
	{text: `{"handle":null}`, fault: "a whole number expected at 10"},
	{text: `{"puzzle":7}`, fault: "a text expected at 10"},
	{text: `{"puzzle":"x`, fault: "the end of a text expected at 12"},
	{text: `{"puzzle" "x"}`, fault: ": expected at 10"},
	{text: `{"puzzle":"x" "board":null}`, fault: ", expected at 14"},
	{text: `{"puzzle":"x",}`, fault: "a text expected at 14"},
	{text: `{"laid":[1,]}`, fault: "a whole number expected at 11"},
	{text: `{"laid":[1`, fault: ", expected at 10"},
	{text: `{"backs":1}`, fault: "true or false expected at 9"},
	{text: `{"backs":tru`, fault: "true or false expected at 9"},
	{text: `{"backs":truly}`, fault: "true or false expected at 9"},
	{text: `{"shoe":1}`, fault: "unknown field shoe"},
	{text: `{"Puzzle":"x"}`, fault: "unknown field Puzzle"},
	{text: `{"inner":{}}`, fault: "unknown field inner"},
	{text: `{"":1}`, fault: "unknown field "},
	{text: `{"deeper":{"puzzle":""}}`, fault: "unknown field puzzle"},
	{text: `{} {}`, fault: "the end expected at 3"},
	{text: "{}\x00", fault: "the end expected at 2"},
	{text: ``, fault: "{ expected at 0"},
	{text: `null`, fault: "{ expected at 0"},
	{text: `[]`, fault: "{ expected at 0"},
}

func TestDecode(t *testing.T) {
	for _, row := range readings {
		var p params
		err := Decode(row.text, &p)
		if row.fault != "" {
			assert.EqualError(t, err, row.fault, row.text)
			continue
		}
		require.NoError(t, err, row.text)
		assert.Equal(t, row.want, p, row.text)
	}
}

// TestNoTextGoesDeep shows that endless nesting is refused where the types end.
func TestNoTextGoesDeep(t *testing.T) {
	const deep = 1_000_000
	for _, open := range []string{"[", `{"deeper":`, `{"board":[`, `{"cells":[`} {
		var p params
		assert.Error(t, Decode(strings.Repeat(open, deep), &p), open)
	}
	var p params
	require.NoError(t, Decode(`{"laid":[`+strings.Repeat("1,", deep)+`1]}`, &p))
	assert.Len(t, p.Laid, deep+1)
}

// FuzzDecode shows that no text makes Decode panic. What it accepts, encoding/json accepts too
// and reads alike; encoded again it says the same.
func FuzzDecode(f *testing.F) {
	for _, row := range readings {
		f.Add(row.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var p, other, again params
		if Decode(text, &p) != nil {
			return
		}
		decoder := json.NewDecoder(strings.NewReader(strings.ToValidUTF8(text, "\uFFFD")))
		decoder.DisallowUnknownFields()
		require.NoError(t, decoder.Decode(&other))
		require.NoError(t, Decode(Encode(p), &again))
		for _, q := range []*params{&p, &other, &again} { // Encode writes a nil list as an empty one
			q.lists()
		}
		require.Equal(t, p, again)
		p.valid()
		other.valid()
		require.Equal(t, p, other)
	})
}

func (p *params) lists() {
	p.Board, p.Laid = append([]*[2]int{}, p.Board...), append([]int{}, p.Laid...)
	p.Names, p.Cells = append([]string{}, p.Names...), append([]inner{}, p.Cells...)
}

// valid replaces invalid UTF-8 by U+FFFD, as encoding/json does.
func (p *params) valid() {
	texts := []*string{&p.Puzzle}
	for i := range p.Names {
		texts = append(texts, &p.Names[i])
	}
	for i := range p.Square {
		texts = append(texts, &p.Square[i][0], &p.Square[i][1])
	}
	for _, text := range texts {
		*text = strings.ToValidUTF8(*text, "\uFFFD")
	}
}
