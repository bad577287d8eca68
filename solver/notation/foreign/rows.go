package foreign

import (
	"strings"
	"unicode/utf8"

	"edgewise/solver/puzzle"
)

// The rows of a text that is a table as a whole: one tile per line, or per group, with nothing else
// but comments and a header.

// A row is what stands on one line.
type row struct {
	fields []string
	line   int
	text   string
}

// comments are what begins a comment.
var comments = []string{"#", "//", ";", "%", "--"}

// mostRows is more rows than a table of tiles has, with its header.
const mostRows = puzzle.MaxCells + 50

// rowsOf are the lines of a text without its comments; none where there are more than a table has.
func rowsOf(text string) []row {
	var rows []row
	number := -1
	for line := range strings.SplitSeq(text, "\n") {
		number++
		if len(rows) == mostRows {
			return nil
		}
		for _, sign := range comments {
			if i := strings.Index(line, sign); i == 0 || i > 0 && sign != "--" && (line[i-1] == ' ' || line[i-1] == '\t') {
				line = line[:i]
			}
		}
		if parts := fields(line); len(parts) > 0 && strings.TrimSpace(line) != "" {
			rows = append(rows, row{fields: parts, line: number, text: line})
		}
	}
	return rows
}

// rowLength is the fault of a row that ends too early or too late.
func rowLength(r row, expected int) error {
	f := fault("row-length", "found", len(r.fields), "expected", expected)
	return r.locate(f, len(strings.TrimRight(r.text, " \t\r")))
}

// locate adds to a fault where in the text it is: behind so many bytes of the row.
func (r row) locate(f *puzzle.Fault, at int) error {
	f.At = map[string]int{"line": r.line, "column": utf8.RuneCountInString(r.text[:max(at, 0)])}
	return f
}
