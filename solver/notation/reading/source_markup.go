package reading

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// rows collects the rows of a table that is written with markup.
type rows struct {
	lines  []line
	row    strings.Builder
	number int // of the line that the row began on
	markup []string
}

// mark remembers markup, each kind once.
func (r *rows) mark(text string) {
	if !slices.Contains(r.markup, text) && len(r.markup) < maxMarkup {
		r.markup = append(r.markup, text)
	}
}

// maxMarkup is how many different tags are told.
const maxMarkup = 100

func (r *rows) write(text string, number int) {
	if r.row.Len() == 0 {
		r.number = number
	}
	r.row.WriteString(text)
}

func (r *rows) end() {
	r.lines = append(r.lines, line{strings.TrimSpace(r.row.String()), r.number})
	r.row.Reset()
}

// maxTag is how long a tag of HTML may be. What is longer is a sign that is smaller than something.
const maxTag = 200

// htmlRows makes a line "a | b | c" of each row of an HTML table.
func (s *source) htmlRows(text string) []line {
	r := &rows{}
	number, inRow, cells := 1, false, 0
	for i := 0; i < len(text); {
		c, size := utf8.DecodeRuneInString(text[i:])
		end := -1
		if c == '<' {
			end = strings.IndexByte(text[i:min(len(text), i+maxTag)], '>')
		}
		switch {
		case end > 0:
			tag := strings.ToLower(text[i : i+end])
			r.mark(text[i : i+end+1])
			number += strings.Count(tag, "\n")
			switch {
			case strings.HasPrefix(tag, "<tr"):
				inRow, cells = true, 0
			case strings.HasPrefix(tag, "</tr"):
				r.end()
				inRow = false
			case strings.HasPrefix(tag, "<td"), strings.HasPrefix(tag, "<th"):
				if cells++; cells > 1 {
					r.write(" | ", number)
				}
			default:
				r.write(" ", number)
			}
			size = end + 1
		case c == '\n':
			number++
			if inRow {
				r.write(" ", number)
			} else {
				r.end()
			}
		default:
			r.write(text[i:i+size], number)
		}
		i += size
	}
	r.end()
	s.facts = append(s.facts, Fact{Kind: Markup, Text: strings.Join(r.markup, " ")})
	return r.lines
}

// latexRows makes a line "a | b | c" of each row of a LaTeX table, and "- a, b, c" of each item of a list.
func (s *source) latexRows(text string) []line {
	r := &rows{}
	number := 1
	for i := 0; i < len(text); i++ {
		rest := text[i:]
		switch {
		case strings.HasPrefix(rest, `\begin{`), strings.HasPrefix(rest, `\end{`):
			r.mark(rest[:braced(rest)])
			i += braced(rest) - 1
		case strings.HasPrefix(rest, `\hline`):
			r.mark(`\hline`)
			i += len(`\hline`) - 1
		case strings.HasPrefix(rest, `\item[`):
			r.mark(`\item[`)
			i += len(`\item[`) - 1
		case strings.HasPrefix(rest, `\item`):
			r.mark(`\item`)
			r.write("- ", number)
			i += len(`\item`) - 1
		case rest[0] == '$':
			r.mark("$")
		case strings.HasPrefix(rest, `\\`):
			r.end()
			i++
		case rest[0] == '&':
			r.write(" | ", number)
		case rest[0] == '\n':
			r.end()
			number++
		default:
			r.write(rest[:1], number)
		}
	}
	r.end()
	s.facts = append(s.facts, Fact{Kind: Markup, Text: strings.Join(r.markup, " ")})
	return r.lines
}

// braced is how long a command of LaTeX is, with the braces behind it: \begin{tabular}{cc}.
func braced(text string) int {
	i := strings.IndexByte(text, '{')
	for i < len(text) && text[i] == '{' {
		end := strings.IndexAny(text[i:], "}\n")
		if end < 0 {
			return len(text)
		}
		if i += end; text[i] == '\n' {
			return i
		}
		i++
	}
	return i
}

// unescape writes letters that programs write by their numbers: "h\u00f8jre".
func (s *source) unescape(text string) string {
	parts := strings.Split(text, `\u`)
	for i, part := range parts[1:] {
		digits := part[:min(4, len(part))]
		n, err := strconv.ParseUint(digits, 16, 16)
		if r := rune(n); err == nil && len(digits) == 4 && isLetter(r) {
			s.facts = append(s.facts, Fact{Kind: Markup, Text: `\u` + digits})
			parts[i+1] = string(r) + part[4:]
		} else {
			parts[i+1] = `\u` + part
		}
	}
	return strings.Join(parts, "")
}

// leastTags is how many ends of elements a text has that is XML.
const leastTags = 4

// bracketed writes the elements of XML as brackets, on the lines on which they stand: <tile id="1"><top>fox</top>
// is (tile id="1", (top fox), and so on. Four attributes or more are sides, and have commas between them.
func (s *source) bracketed(text string) string {
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '<')
		end := -1
		if open >= 0 {
			end = strings.IndexByte(text[open:min(len(text), open+maxElement)], '>')
		}
		switch {
		case open < 0:
			s.facts = append(s.facts, Fact{Kind: Markup, Text: "<>"})
			return b.String() + text
		case end < 0:
			b.WriteString(text[:open+1])
			text = text[open+1:]
			continue
		}
		b.WriteString(text[:open])
		tag := text[open+1 : open+end]
		text = text[open+end+1:]
		breaks := strings.Repeat("\n", strings.Count(tag, "\n"))
		name := strings.ToLower(strings.Trim(tag, "/ \n"))
		switch {
		case tag == "" || tag[0] == '?' || tag[0] == '!' || name == "br" || name == "hr":
			b.WriteString(breaks + " ")
		case tag[0] == '/':
			b.WriteString("),")
		case strings.HasSuffix(tag, "/"):
			b.WriteString("(" + attributes(strings.TrimSuffix(tag, "/")) + "),")
		case strings.Contains(tag, "="):
			b.WriteString("(" + attributes(tag) + ", ")
		default:
			b.WriteString("(" + tag + " ")
		}
	}
}

// maxElement is how long a tag of XML may be.
const maxElement = 1000

// attributes writes a tag with commas behind its attributes, where it has as many as a tile has sides.
func attributes(tag string) string {
	if strings.Count(tag, "=") < 4 {
		return tag
	}
	quote := byte(0)
	var b strings.Builder
	for i := range len(tag) {
		b.WriteByte(tag[i])
		switch c := tag[i]; {
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote:
			quote = 0
			b.WriteByte(',')
		}
	}
	return strings.TrimSuffix(b.String(), ",")
}
