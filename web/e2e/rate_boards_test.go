//go:build bench

package e2e

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// A rateBoard is a board for comparing the speed of programs.
type rateBoard struct {
	*notation.Document
	name  string
	modes []search.Mode
}

// inC is whether the programs in C can search it: framed boards without clues, in raw mode.
func (b rateBoard) inC(mode search.Mode) bool {
	_, framed := b.Puzzle.Frame()
	return framed && mode == search.Raw && len(b.Puzzle.Clues()) == 0
}

// rateBoards are framed boards that others have counted too, or planted ones, which take from a fifth
// of a second to an hour; the large one that nobody can finish, with its clues; and hexagons and
// triangles.
func rateBoards(t *testing.T) (boards []rateBoard) {
	t.Helper()
	both, fast := []search.Mode{search.Raw, search.Fast}, []search.Mode{search.Fast}
	add := func(document *notation.Document, name string, modes []search.Mode) {
		boards = append(boards, rateBoard{document, name, modes})
	}
	for _, id := range []string{"framed-6x6", "framed-7x7", "eternity-ii"} {
		entry, known := gallery.Find(id)
		require.True(t, known, id)
		modes := both
		if len(entry.Document().Puzzle.Clues()) > 0 {
			modes = fast
		}
		add(entry.Document(), id, modes)
	}
	file, err := os.ReadFile("../../solver/search/testdata/gempf.txt")
	require.NoError(t, err)
	for _, name := range []string{"8x8_i11_f4_s1", "8x8_i11_f4_s2", "8x8_i11_f4_s3", "8x8_i11_f4_s4", "8x8_i11_f4_s5"} {
		end := strings.Index(string(file), name+"\n")
		require.Positive(t, end, name)
		document, err := notation.Read(string(file[strings.LastIndex(string(file[:end]), "grid=") : end+len(name)]))
		require.NoError(t, err)
		modes := fast
		if name == "8x8_i11_f4_s1" {
			modes = both
		}
		add(document, name, modes)
	}
	for _, document := range plantedBoards(t) {
		modes := fast
		if document.Puzzle.Grid().Sides == 6 {
			modes = both[:1] // the fast search ends too soon
		}
		add(document, document.Name, modes)
	}
	return boards
}
