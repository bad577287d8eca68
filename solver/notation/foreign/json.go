package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/jsontext"
)

// A value is a value of JSON. Numbers, texts, true, false and null are their
// text.
type value struct {
	kind  byte // '{', '[', '"', '0' for a number, 'n' for true, false and null
	text  string
	names []string // of the members of an object, beside list
	list  []value
}

// member is the member of an object under the first of the names that it has,
// in any case of letters; a value without a kind when it has none.
func (v *value) member(names ...string) *value {
	for _, name := range names {
		for i, has := range v.names {
			if strings.EqualFold(has, name) {
				return &v.list[i]
			}
		}
	}
	return &value{}
}

// number is a whole number, also one in quotes.
func (v *value) number() (int, bool) {
	if v.kind != '0' && v.kind != '"' {
		return 0, false
	}
	return number(v.text)
}

// deepestTree is how deep JSON and XML may be nested.
const deepestTree = 32

// parseJSON reads a text that is one value, and nothing else.
func parseJSON(text string) (value, error) {
	r := &jsontext.Reader{Text: text}
	v, err := readValue(r, 0)
	if err == nil {
		err = r.End()
	}
	if broken, is := err.(*jsontext.Error); is {
		err = located(fault("json-broken"), text, broken.At)
	}
	return v, err
}

// readValue reads whatever is next, so deep in others.
func readValue(r *jsontext.Reader, depth int) (v value, err error) {
	below := func() error {
		inner, err := readValue(r, depth+1)
		v.list = append(v.list, inner)
		return err
	}
	v.kind = r.Peek()
	switch {
	case depth == deepestTree:
		return v, located(fault("nested-deep", "most", deepestTree), r.Text, r.At)
	case v.kind == '{':
		err = r.Object(func(name string) error {
			v.names = append(v.names, name)
			return below()
		})
	case v.kind == '[':
		err = r.List(below)
	case v.kind == '"':
		v.text, err = r.String()
		v.text = strings.Map(func(sign rune) rune { return max(sign, ' ') }, v.text) // one line, as names are
	case v.kind == '-' || '0' <= v.kind && v.kind <= '9':
		v.kind, v.text = '0', r.Number()
	default:
		v.kind = 'n'
		for _, word := range []string{"true", "false", "null"} {
			if r.Word(word) {
				v.text = word
				return v, nil
			}
		}
		err = r.Expected("a value")
	}
	return v, err
}

// turnsRound reports whether a sign ends a line or forces the direction of what
// follows it, so that a program would not read as it runs.
func turnsRound(r rune) bool {
	return r == 0x2028 || r == 0x2029 || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// quote is a text as JSON, and as Go, Python and JavaScript have it, too.
func quote(text string) string {
	var to strings.Builder
	to.WriteByte('"')
	for _, r := range text {
		switch {
		case turnsRound(r):
			to.WriteString("\\u" + strconv.FormatInt(int64(r), 16))
			continue
		case r == '"' || r == '\\':
			to.WriteByte('\\')
		}
		to.WriteRune(max(r, ' '))
	}
	return to.String() + `"`
}
