package jsontext

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// texts are texts in quotes, right and wrong.
var texts = []struct{ text, want, fault string }{
	{text: `""`},
	{text: "\t\"a\\\"\\\\\\/\\b\\f\\n\\r\\tz\" ", want: "a\"\\/\b\f\n\r\tz"},
	{text: `"gr\u00fcn \ud83d\ude00 \ud83d! ü"`, want: "grün 😀 \uFFFD! ü"},
	{text: `"\ud800\u0041"`, want: "\uFFFDA"},
	{text: `"\ud800\ud83d\ude00"`, want: "\uFFFD😀"},
	{text: "\"a\nb\"", fault: "no control sign expected at 2"},
	{text: `"x`, fault: "the end of a text expected at 2"},
	{text: `"\`, fault: "an escape expected at 2"},
	{text: `"\x"`, fault: "an escape expected at 2"},
	{text: `"\u12"`, fault: "four digits expected at 3"},
	{text: `"\uzzzz"`, fault: "four digits expected at 3"},
	{text: `"\ud83d\u12"`, want: "", fault: "four digits expected at 9"},
	{text: `'x'`, fault: "a text expected at 0"},
	{text: `"x" y`, fault: "the end expected at 4"},
	{text: ``, fault: "a text expected at 0"},
}

func read(text string) (string, error) {
	r := &Reader{Text: text}
	read, err := r.String()
	if err == nil {
		err = r.End()
	}
	return read, err
}

func TestString(t *testing.T) {
	for _, row := range texts {
		got, err := read(row.text)
		if row.fault != "" {
			assert.EqualError(t, err, row.fault, row.text)
			continue
		}
		require.NoError(t, err, row.text)
		assert.Equal(t, row.want, got, row.text)
	}
}

// FuzzString compares String with encoding/json.
func FuzzString(f *testing.F) {
	for _, row := range texts {
		f.Add(row.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := read(text)
		var want string
		if !strings.HasPrefix(strings.TrimLeft(text, " \t\r\n"), `"`) {
			require.Error(t, err)
			return
		}
		if json.Unmarshal([]byte(text), &want) != nil {
			require.Error(t, err)
			return
		}
		require.NoError(t, err)
		require.Equal(t, want, strings.Map(func(sign rune) rune { return sign }, got))
	})
}

// skip skips any value and reports what is wrong with it.
func skip(r *Reader) error {
	switch r.Peek() {
	case '{':
		return r.Object(func(string) error { return skip(r) })
	case '[':
		return r.List(func() error { return skip(r) })
	case '"':
		_, err := r.String()
		return err
	}
	for _, word := range []string{"true", "false", "null"} {
		if r.Word(word) {
			return nil
		}
	}
	if r.Number() == "" {
		return r.Expected("a value")
	}
	return nil
}

// FuzzValues checks that whatever encoding/json accepts as a value is accepted here.
func FuzzValues(f *testing.F) {
	for _, text := range []string{`{"a":[1,2.5e-3,null],"b":{"c":"d"}}`, `[]`, `[1,]`, `{"a"}`, `{,}`, `[1 2]`, ` -1 `, "[\x00]", `nulll`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Count(text, "[")+strings.Count(text, "{") > 1000 {
			t.Skip("how deep it goes is the reader's business")
		}
		r := &Reader{Text: text}
		err := skip(r)
		if err == nil {
			err = r.End()
		}
		if json.Valid([]byte(text)) {
			require.NoError(t, err)
		}
	})
}
