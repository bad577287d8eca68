package foreign

import (
	"strconv"
	"strings"
)

// An element of XML. Comments, instructions and document types are skipped;
// no entity but the five usual ones and numbers stands for anything.
type element struct {
	name       string
	attributes map[string]string
	text       string
	list       []*element
}

// child is the first element of a name right below, or an empty one.
func (e *element) child(name string) *element {
	for _, below := range e.list {
		if strings.EqualFold(below.name, name) {
			return below
		}
	}
	return &element{}
}

// all lists the elements of a name anywhere below.
func (e *element) all(name string) []*element {
	var found []*element
	for _, below := range e.list {
		if strings.EqualFold(below.name, name) {
			found = append(found, below)
		}
		found = append(found, below.all(name)...)
	}
	return found
}

// mostText is how much of the text of an element is kept.
const mostText = 1000

func (e *element) say(text string) {
	if len(e.text) < mostText {
		e.text += text
	}
}

func xmlBroken(text string, at int) error { return located(fault("xml-broken"), text, at) }

// parseXML reads a document. What it gives holds the outermost element.
func parseXML(text string) (*element, error) {
	root := &element{}
	open := []*element{root}
	for at := 0; at < len(text); {
		top := open[len(open)-1]
		start := strings.IndexByte(text[at:], '<')
		if start < 0 {
			start = len(text) - at
		}
		top.say(unescapeXML(text[at : at+min(start, mostText)]))
		if at += start; at == len(text) {
			break
		}
		size := markupEnd(text[at:])
		if size < 0 {
			return nil, xmlBroken(text, at)
		}
		markup, begin := text[at:at+size], at
		at += size
		switch {
		case strings.HasPrefix(markup, "<![CDATA["):
			top.say(strings.TrimSuffix(markup[len("<![CDATA["):], "]]>"))
		case markup[1] == '!' || markup[1] == '?':
		case markup[1] == '/':
			if name := strings.TrimSpace(markup[2 : len(markup)-1]); len(open) == 1 || name != top.name {
				return nil, xmlBroken(text, begin)
			}
			open = open[:len(open)-1]
		default:
			below, ok := tag(markup)
			if !ok {
				return nil, xmlBroken(text, begin)
			}
			if len(open) > deepestTree {
				return nil, located(fault("nested-deep", "most", deepestTree), text, begin)
			}
			top.list = append(top.list, below)
			if !strings.HasSuffix(markup, "/>") {
				open = append(open, below)
			}
		}
	}
	if len(open) > 1 {
		return nil, xmlBroken(text, len(text))
	}
	return root, nil
}

// markupEnd is how long the markup is that a text begins with, or -1.
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
func tag(markup string) (*element, bool) {
	inside := strings.TrimSuffix(markup[1:len(markup)-1], "/")
	end := strings.IndexAny(inside, " \t\r\n")
	if end < 0 {
		end = len(inside)
	}
	e := &element{name: inside[:end]}
	for rest := strings.TrimSpace(inside[end:]); rest != ""; rest = strings.TrimSpace(rest) {
		key, after, found := strings.Cut(rest, "=")
		after = strings.TrimSpace(after)
		if !found || len(after) < 2 || after[0] != '"' && after[0] != '\'' {
			return e, false
		}
		value, left, closed := strings.Cut(after[1:], after[:1])
		if !closed {
			return e, false
		}
		if e.attributes == nil {
			e.attributes = map[string]string{}
		}
		e.attributes[strings.ToLower(strings.TrimSpace(key))] = unescapeXML(value)
		rest = left
	}
	return e, e.name != ""
}

var entities = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'"}

// unescapeXML resolves the entities that XML itself has; others stay as they
// stand.
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

// escapeXML writes a text so that it stands for itself in XML.
func escapeXML(text string) string {
	for _, escape := range [][2]string{{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {`"`, "&quot;"}} {
		text = strings.ReplaceAll(text, escape[0], escape[1])
	}
	return text
}

// readXML has an element of a name read by what knows it.
func readXML(t *source, name string, read func(e *element) (*set, error)) candidate {
	if !strings.HasPrefix(strings.TrimSpace(t.text), "<") || !strings.Contains(t.text, "<"+name) {
		return candidate{}
	}
	root, err := parseXML(t.text)
	if err != nil {
		return made(nil, err, entire)
	}
	for _, e := range root.all(name) {
		s, err := read(e)
		return made(s, err, entire)
	}
	return candidate{}
}

// sizesOf reads numbers of rows and columns; without both the tiles make the grid.
func (s *set) sizesOf(e *element) error {
	for _, side := range []struct {
		name string
		to   *int
	}{{"numberOfColumns", &s.width}, {"numberOfRows", &s.height}} {
		text := strings.TrimSpace(e.child(side.name).text + e.attributes[strings.ToLower(side.name)])
		if text == "" {
			s.width, s.height = 0, 0
			return nil
		}
		n, ok := number(text)
		if !ok || n < 1 || n > maxSide {
			return unclear(side.name, text)
		}
		*side.to = n
	}
	return nil
}

// compass are the sides of a card in XML, clockwise.
var compass = [4]string{"north", "east", "south", "west"}
