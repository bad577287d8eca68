package foreign

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the golden files")

// documentOf reads a link or a text of our notation.
func documentOf(t testing.TB, link string) *notation.Document {
	t.Helper()
	d, err := notation.Read(link)
	require.NoError(t, err, link)
	return d
}

// readAll reads a text as the command does.
func readAll(t testing.TB, text string) *Found {
	t.Helper()
	found, err := All().Read(text, How{})
	require.NoError(t, err, text)
	return found
}

// writeAll writes a document as the command does.
func writeAll(t testing.TB, format string, d *notation.Document) (text string, lost []*puzzle.Fault) {
	t.Helper()
	text, lost, err := All().Write(format, d)
	require.NoError(t, err, "%s as %s", d.Link(), format)
	return text, lost
}

// A text of testdata/texts, and how it is read. Each file has texts of one kind, as
//
//	=== its name
//	the text
//	--- how it is read
type text struct{ name, text, says string }

// textsIn returns the texts of a file.
func textsIn(t testing.TB, file string) (texts []text) {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	for part := range strings.SplitSeq("\n"+string(data), "\n=== ") {
		name, rest, _ := strings.Cut(part, "\n")
		if part == "" {
			continue // before the first text
		}
		body, says, found := strings.Cut(rest, "\n--- ")
		require.True(t, found, "%s: %s", file, name)
		texts = append(texts, text{name, body, strings.TrimSuffix(says, "\n")})
	}
	return texts
}

func textFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/texts/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	return files
}

// says describes how a text is read: its format, the possible orders of its sides, the puzzle,
// how many solutions it has if a short search knows, and the notes.
func says(text string) string {
	found, err := All().Read(text, How{})
	switch {
	case err != nil:
		return "refused: " + err.Error()
	case found.Document == nil:
		return fmt.Sprint(found.Format, " asked about ", found.Outcome.Question)
	}
	said := found.Format + " " + strings.Join(found.Orders, ",") + " " + found.Document.Link()
	if known, is := counts(found.Document.Puzzle); is {
		said += fmt.Sprintf("\n--- solutions: %d", known.Solutions)
	}
	if found.Outcome != nil && found.Outcome.Question != "" {
		said += fmt.Sprint("\n--- asked about ", found.Outcome.Question)
	}
	if board := found.Document.Board; board != nil {
		_, conflicts := board.Seams()
		said += fmt.Sprintf("\n--- conflicts: %d", len(conflicts))
	}
	for _, note := range found.Document.Notes {
		said += "\n--- note: " + note.Error()
	}
	return said
}

// TestTextsAreReadAsTheyWere, with both kinds of line ends.
func TestTextsAreReadAsTheyWere(t *testing.T) {
	for _, file := range textFiles(t) {
		golden := ""
		for _, row := range textsIn(t, file) {
			t.Run(row.name, func(t *testing.T) {
				said := says(row.text)
				assert.Equal(t, said, says("\uFEFF"+strings.ReplaceAll(row.text, "\n", "\r\n")), "with a mark in front, and \\r\\n")
				golden += "=== " + row.name + "\n" + row.text + "\n--- " + said + "\n"
				if !*update {
					assert.Equal(t, row.says, said, row.text)
				}
			})
		}
		if *update {
			require.NoError(t, os.WriteFile(file, []byte(golden), 0o600))
		}
	}
}
