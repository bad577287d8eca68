package foreign

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"edgewise/solver/puzzle"
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

// A jsonReader stands somewhere in a text.
type jsonReader struct {
	text  string
	at    int
	fault *puzzle.Fault // the first, after which nothing is read
}

// parseJSON reads a text that is one value, and nothing else.
func parseJSON(text string) (value, error) {
	r := &jsonReader{text: text}
	v := r.value(0)
	if r.peek(); r.fault == nil && r.at < len(text) {
		r.refuse()
	}
	if r.fault != nil {
		return v, r.fault
	}
	return v, nil
}

func (r *jsonReader) refuse() {
	if r.fault == nil {
		r.fault = located(fault("json-broken"), r.text, min(r.at, len(r.text)))
	}
	r.at = len(r.text)
}

// peek is the next sign that is no white space, 0 at the end.
func (r *jsonReader) peek() byte {
	for ; r.at < len(r.text); r.at++ {
		if c := r.text[r.at]; c > ' ' {
			return c
		}
	}
	return 0
}

func (r *jsonReader) take(sign byte) bool {
	if r.peek() != sign {
		return false
	}
	r.at++
	return true
}

func (r *jsonReader) value(depth int) value {
	c := r.peek()
	switch {
	case depth == deepestTree:
		r.fault = located(fault("nested-deep", "most", deepestTree), r.text, r.at)
		r.at = len(r.text)
	case c == '{' || c == '[':
		return r.members(c, depth)
	case c == '"':
		return value{kind: '"', text: r.string()}
	case c == '-' || '0' <= c && c <= '9':
		return value{kind: '0', text: r.run("+-.0123456789eE")}
	case 'a' <= c && c <= 'z':
		text := r.run("abcdefghijklmnopqrstuvwxyz")
		if text == "true" || text == "false" || text == "null" {
			return value{kind: 'n', text: text}
		}
		r.refuse()
	default:
		r.refuse()
	}
	return value{}
}

func (r *jsonReader) members(open byte, depth int) value {
	v := value{kind: open}
	r.at++
	end := open + 2 // in ASCII, } and ] stand two behind { and [
	for first := true; r.fault == nil && !r.take(end); first = false {
		if !first && !r.take(',') {
			r.refuse()
			break
		}
		if open == '{' {
			if r.peek() != '"' {
				r.refuse()
				break
			}
			name := r.string()
			if !r.take(':') {
				r.refuse()
				break
			}
			v.names = append(v.names, name)
		}
		v.list = append(v.list, r.value(depth+1))
	}
	return v
}

// run takes the signs that are among those given.
func (r *jsonReader) run(signs string) string {
	start := r.at
	for r.at < len(r.text) && strings.IndexByte(signs, r.text[r.at]) >= 0 {
		r.at++
	}
	return r.text[start:r.at]
}

func (r *jsonReader) string() string {
	r.at++
	var text []byte
	for r.at < len(r.text) {
		c := r.text[r.at]
		r.at++
		switch {
		case c == '"':
			return string(text)
		case c == '\\':
			text = utf8.AppendRune(text, r.escape())
		case c < ' ':
			r.at--
			r.refuse()
		default:
			text = append(text, c)
		}
	}
	r.refuse()
	return ""
}

// escape reads what follows a backslash.
func (r *jsonReader) escape() rune {
	if r.at == len(r.text) {
		return 0
	}
	c := r.text[r.at]
	r.at++
	switch c {
	case 'n', 'r', 't', 'b', 'f':
		return ' '
	case '"', '\\', '/':
		return rune(c)
	case 'u':
		one := r.hex()
		if utf16.IsSurrogate(one) && strings.HasPrefix(r.text[r.at:], `\u`) {
			r.at += len(`\u`)
			return utf16.DecodeRune(one, r.hex())
		}
		return one
	}
	r.at--
	r.refuse()
	return 0
}

func (r *jsonReader) hex() rune {
	const digits = 4
	if len(r.text)-r.at >= digits {
		if n, err := strconv.ParseUint(r.text[r.at:r.at+digits], 16, 16); err == nil {
			r.at += digits
			return rune(n)
		}
	}
	r.refuse()
	return 0
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
