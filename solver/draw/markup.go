package draw

import (
	"math"
	"strconv"
	"strings"
)

// This file writes SVG: numbers, points, paths, and the escaping they need. Nothing else in the
// package writes markup around text that a person may have typed.

// A sheet collects the text of a document.
type sheet struct {
	strings.Builder
	prefix string // before every id, so that two documents can share a page
}

// put writes strings as they are, and numbers briefly.
func (s *sheet) put(parts ...any) {
	for _, part := range parts {
		switch part := part.(type) {
		case string:
			s.WriteString(part)
		case int:
			s.WriteString(strconv.Itoa(part))
		case float64:
			s.WriteString(number(part))
		case curve:
			s.WriteString(part.String())
		case Frame:
			s.WriteString(part.String())
		default:
			panic("draw: a part that cannot be written")
		}
	}
}

// id is an id attribute, ref an attribute value that refers to it.
func (s *sheet) id(name string) string  { return ` id="` + s.prefix + name + `"` }
func (s *sheet) ref(name string) string { return "#" + s.prefix + name }

// use places the element with an id.
func (s *sheet) use(name string, at Frame) {
	s.put(`<use href="`, s.ref(name), `"`, at, `/>`)
}

// useScaled places the element with an id, enlarged.
func (s *sheet) useScaled(name string, at Frame, scale float64) {
	s.put("<g", at, `><use href="`, s.ref(name), `" transform="scale(`, scale, `)"/></g>`)
}

// number writes x with at most two decimals.
func number(x float64) string {
	x = math.Round(x*100) / 100
	if x == 0 {
		return "0" // and not "-0"
	}
	return strconv.FormatFloat(x, 'f', -1, 64)
}

// String is the frame as a transform attribute, with a space before it; "" for the identity.
func (f Frame) String() string {
	var parts []string
	if f.X != 0 || f.Y != 0 {
		parts = append(parts, "translate("+number(f.X)+" "+number(f.Y)+")")
	}
	if f.Angle != 0 {
		parts = append(parts, "rotate("+number(f.Angle)+")")
	}
	if parts == nil {
		return ""
	}
	return ` transform="` + strings.Join(parts, " ") + `"`
}

// String is the curve as path data, left open.
func (c curve) String() string {
	if len(c) == 0 {
		return ""
	}
	var s sheet
	s.put("M", c[0].to.x, " ", c[0].to.y, c[1:].onward())
	return s.Builder.String()
}

// onward is the curve as path data that continues another path.
func (c curve) onward() string {
	var s sheet
	for _, step := range c {
		if step.curved {
			s.put("C", step.a.x, " ", step.a.y, " ", step.b.x, " ", step.b.y, " ")
		} else {
			s.put("L")
		}
		s.put(step.to.x, " ", step.to.y)
	}
	return s.Builder.String()
}

// closed is the curve as path data, closed.
func (c curve) closed() string { return c.String() + "Z" }

var escapes = []swap{{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {`"`, "&quot;"}, {"'", "&#39;"}}

// A swap replaces one text by another.
type swap struct{ old, new string }

// swapped makes the swaps one after the other.
func swapped(text string, swaps []swap) string {
	for _, s := range swaps {
		text = strings.ReplaceAll(text, s.old, s.new)
	}
	return text
}

// escaped makes text safe inside an element or a quoted attribute. Characters that XML forbids
// become the replacement character.
func escaped(text string) string {
	text = strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' || r == 0xFFFE || r == 0xFFFF {
			return '\uFFFD'
		}
		return r
	}, text)
	return swapped(text, escapes)
}
