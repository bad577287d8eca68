package main

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// readings are parameters of the method "board", right and wrong.
var readings = []struct {
	text, puzzle string
	board        Board
	fault        string
}{
	{text: `{}`},
	{text: ` { "puzzle" : "a\"\\\/\b\f\n\r\tz" } `, puzzle: "a\"\\/\b\f\n\r\tz"},
	{text: `{"puzzle":"gr\u00fcn \ud83d\ude00 \ud83d! ü"}`, puzzle: "grün 😀 \uFFFD! ü"},
	{text: `{"board":null}`},
	{text: `{"board":[]}`, board: Board{}},
	{text: `{"board":[[1,2], null ,[-3,4]]}`, board: Board{{1, 2}, nil, {-3, 4}}},
	{text: `{"board":[[1,2,3]]}`, fault: "tile and turn expected at 17"},
	{text: `{"board":[1]}`, fault: "[ expected at 10"},
	{text: `{"board":[[1.5,2]]}`, fault: ", expected at 12"},
	{text: `{"board":[[01,2]]}`, fault: "a whole number expected at 11"},
	{text: "{\"puzzle\":\"a\nb\"}", fault: "no control sign expected at 13"},
	{text: `{"puzzle":"\ud800\u0041"}`, puzzle: "\uFFFDA"},
	{text: `{"board":[[99999999999999999999,2]]}`, fault: "a whole number expected at 11"},
	{text: `{"puzzle":7}`, fault: "a text expected at 10"},
	{text: `{"puzzle":"x`, fault: "the end of a text expected at 12"},
	{text: `{"puzzle":"\`, fault: "an escape expected at 12"},
	{text: `{"puzzle":"\x"}`, fault: "an escape expected at 13"},
	{text: `{"puzzle":"\u12"}`, fault: "four digits expected at 13"},
	{text: `{"puzzle":"\uzzzz"}`, fault: "four digits expected at 13"},
	{text: `{"puzzle" "x"}`, fault: ": expected at 10"},
	{text: `{"puzzle":"x" "board":null}`, fault: ", expected at 14"},
	{text: `{"shoe":1}`, fault: "unknown field shoe"},
	{text: `{} {}`, fault: "the end expected at 3"},
	{text: "{}\x00", fault: "the end expected at 2"},
	{text: ``, fault: "{ expected at 0"},
	{text: `null`, fault: "{ expected at 0"},
}

func TestRead(t *testing.T) {
	for _, row := range readings {
		var p boardParams
		err := read(row.text, &p)
		if row.fault != "" {
			assert.EqualError(t, err, row.fault, row.text)
			continue
		}
		require.NoError(t, err, row.text)
		assert.Equal(t, boardParams{row.puzzle, row.board}, p, row.text)
	}
}

// FuzzRead: what this reader accepts, encoding/json accepts too, and reads the
// same text; and nothing makes it panic.
func FuzzRead(f *testing.F) {
	for _, row := range readings {
		f.Add(row.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var p boardParams
		if read(text, &p) != nil {
			return
		}
		var other struct {
			Puzzle *string   `json:"puzzle"`
			Board  []*[2]int `json:"board"`
		}
		require.NoError(t, json.Unmarshal([]byte(text), &other))
		if other.Puzzle != nil {
			require.Equal(t, []rune(*other.Puzzle), []rune(p.Puzzle))
		}
		require.Len(t, p.Board, len(other.Board))
	})
}

// TestWriteString: any text survives the way to JavaScript.
func TestWriteString(t *testing.T) {
	for _, text := range []string{"", `"\`, "a\x00b\x1f\n\t", "</script>", "grün 😀", "\u2028"} {
		var back string
		require.NoError(t, json.Unmarshal(write(nil, text), &back))
		assert.Equal(t, text, back)
	}
}

func TestReadYesAndNo(t *testing.T) {
	for text, want := range map[string]string{
		`{"backs":true}`:  "",
		`{"backs":false}`: "",
		`{"backs":1}`:     "true or false expected at 9",
		`{"backs":truly}`: "true or false expected at 9",
		`{"backs":tru`:    "true or false expected at 9",
	} {
		var p cutParams
		err := read(text, &p)
		if want != "" {
			assert.EqualError(t, err, want, text)
			continue
		}
		require.NoError(t, err, text)
		assert.Equal(t, text == `{"backs":true}`, p.Backs)
	}
}
