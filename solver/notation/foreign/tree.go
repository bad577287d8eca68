package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/jsontext"
)

// This file reads texts that are trees: JSON and XML. Of XML it skips comments, instructions and
// document types, and resolves only numbers and the five usual entities.

// A value is a value of JSON or an element of XML. Numbers, true, false and null are kept as
// text.
type value struct {
	kind  byte // '{', '[', '"', '0' for a number, 'n' for true, false and null, '<' for an element
	text  string
	names []string // of an object's members, or of an element's attributes and inner elements, beside list
	list  []value
}

// member is the member of an object with the first of these names that it has, in upper or lower
// case; a value without a kind if it has none.
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

// number is a whole number, with or without quotes.
func (v *value) number() (int, bool) {
	if v.kind != '0' && v.kind != '"' && v.kind != '<' {
		return 0, false
	}
	return number(strings.TrimSpace(v.text))
}

// all lists the values with a name, at any depth.
func (v *value) all(name string) (found []value) {
	for i, below := range v.list {
		if i < len(v.names) && strings.EqualFold(v.names[i], name) {
			found = append(found, below)
		}
		found = append(found, below.all(name)...)
	}
	return found
}

func (v *value) add(name string, below value) {
	v.names, v.list = append(v.names, name), append(v.list, below)
}

// deepestTree limits how deep JSON and XML may be nested.
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

// withoutComments replaces by spaces what people write in JSON though it is not permitted:
// comments, "// tile 1" and "/* 9 tiles */", and commas after the last element. It returns the
// comments too.
func withoutComments(text string) (plain string, comments []string) {
	out := []byte(text)
	comma := -1 // where a comma stands that nothing follows yet
	for i := 0; i < len(text); {
		rest := text[i:]
		size := max(1, commentAt(rest), stringAt(rest))
		switch {
		case commentAt(rest) > 0:
			comments = append(comments, rest[:size])
			copy(out[i:], strings.Repeat(" ", size))
		case rest[0] == ',':
			comma = i
		case strings.IndexByte("]}", rest[0]) >= 0 && comma >= 0:
			out[comma], comma = ' ', -1
		case rest[0] > ' ':
			comma = -1
		}
		i += size
	}
	return string(out), comments
}

// commentAt returns the length of the comment that a text begins with, or 0.
func commentAt(text string) int {
	switch {
	case strings.HasPrefix(text, "//"):
		line, _, _ := strings.Cut(text, "\n")
		return len(line)
	case strings.HasPrefix(text, "/*"):
		if inside, _, closed := strings.Cut(text, "*/"); closed {
			return len(inside) + len("*/")
		}
		return len(text)
	}
	return 0
}

// stringAt returns the length of the string that a text begins with, or 0.
func stringAt(text string) int {
	if text[0] != '"' {
		return 0
	}
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(text)
}

// severalValues reports whether objects follow one another, as on the lines of a log: then they
// are a list of tiles.
func severalValues(text string) bool {
	r := &jsontext.Reader{Text: text}
	_, err := readValue(r, 0)
	return err == nil && strings.HasPrefix(strings.TrimLeft(text[r.At:], ", \n"), "{")
}

// readValue reads the next value, which is nested this deep.
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

// mostText is how many bytes of an element's text are kept.
const mostText = 1000

func (v *value) say(text string) {
	if len(v.text) < mostText {
		v.text += text
	}
}

func xmlBroken(text string, at int) error { return located(fault("xml-broken"), text, at) }

// parseXML reads a document, and returns a value that contains the outermost element.
func parseXML(text string) (value, error) {
	document := value{kind: '<'}
	_, err := document.readInside(text, 0, "", 0)
	return document, err
}

// readInside reads the content of an element with a name, nested this deep, and its end tag. It
// returns the offset after that. The document has no name, and ends with the text.
func (v *value) readInside(text string, at int, name string, depth int) (end int, err error) {
	for {
		said, _, more := strings.Cut(text[at:], "<")
		v.say(unescapeXML(said[:min(len(said), mostText)]))
		at += len(said)
		if !more && name == "" {
			return at, nil
		}
		size := markupEnd(text[at:])
		if size < 0 {
			return at, xmlBroken(text, at)
		}
		markup, begin := text[at:at+size], at
		at += size
		switch {
		case strings.HasPrefix(markup, "<![CDATA["):
			v.say(strings.TrimSuffix(markup[len("<![CDATA["):], "]]>"))
		case markup[1] == '!' || markup[1] == '?':
		case markup[1] == '/':
			if name == "" || strings.TrimSpace(markup[2:size-1]) != name {
				return at, xmlBroken(text, begin)
			}
			return at, nil
		case depth == deepestTree:
			return at, located(fault("nested-deep", "most", deepestTree), text, begin)
		default:
			inner, below, ok := tag(markup)
			if !ok {
				return at, xmlBroken(text, begin)
			}
			if !strings.HasSuffix(markup, "/>") {
				at, err = below.readInside(text, at, inner, depth+1)
			}
			if err != nil {
				return at, err
			}
			v.add(inner, *below)
		}
	}
}

// markupEnd is the length of the markup that a text begins with, or -1.
func markupEnd(text string) int {
	for _, kind := range []struct{ begin, end string }{{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}} {
		if strings.HasPrefix(text, kind.begin) {
			if i := strings.Index(text[len(kind.begin):], kind.end); i >= 0 {
				return len(kind.begin) + i + len(kind.end)
			}
			return -1
		}
	}
	inner := 0 // brackets of a document type
	quoted := byte(0)
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case quoted != 0:
			if c == quoted {
				quoted = 0
			}
		case c == '"' || c == '\'':
			quoted = c
		case c == '[':
			inner++
		case c == ']':
			inner--
		case c == '>' && inner <= 0:
			if i == 1 {
				return -1
			}
			return i + 1
		}
	}
	return -1
}

// tag reads <name key="value">.
func tag(markup string) (name string, e *value, ok bool) {
	inside := strings.TrimSuffix(markup[1:len(markup)-1], "/")
	end := strings.IndexAny(inside, " \t\r\n")
	if end < 0 {
		end = len(inside)
	}
	name, e = inside[:end], &value{kind: '<'}
	for rest := strings.TrimSpace(inside[end:]); rest != ""; rest = strings.TrimSpace(rest) {
		key, after, found := strings.Cut(rest, "=")
		after = strings.TrimSpace(after)
		if !found || len(after) < 2 || after[0] != '"' && after[0] != '\'' {
			return name, e, false
		}
		quoted, left, closed := strings.Cut(after[1:], after[:1])
		if !closed {
			return name, e, false
		}
		e.add(strings.TrimSpace(key), value{kind: '"', text: unescapeXML(quoted)})
		rest = left
	}
	return name, e, name != ""
}

var entities = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'"}

// unescapeXML resolves the entities of XML itself, and leaves others as they are.
func unescapeXML(text string) string {
	if !strings.Contains(text, "&") {
		return text
	}
	var to strings.Builder
	for {
		before, rest, found := strings.Cut(text, "&")
		to.WriteString(before)
		if !found {
			return to.String()
		}
		name, _, _ := strings.Cut(rest[:min(len(rest), 10)], ";")
		after := rest[min(len(name)+1, len(rest)):]
		known, is := entities[name]
		if digits, numeric := strings.CutPrefix(name, "#"); numeric {
			base := 10
			if hex, is := strings.CutPrefix(digits, "x"); is {
				digits, base = hex, 16
			}
			if n, err := strconv.ParseUint(digits, base, 21); err == nil {
				known, is = string(rune(n)), n >= ' '
			}
		}
		if !is {
			known, after = "&", rest
		}
		to.WriteString(known)
		text = after
	}
}
