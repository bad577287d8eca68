//go:build solvers

package solvers

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// TestSolversAgree: CaDiCaL and MiniZinc find as many arrangements as our search, and each is a
// solution.
func TestSolversAgree(t *testing.T) {
	for _, file := range []string{"gallery/puzzles/one-tough-puzzle", "search/testdata/framed-5x5"} {
		text, err := os.ReadFile("../../" + file + ".txt")
		require.NoError(t, err)
		document, err := notation.Read(string(text))
		require.NoError(t, err)
		p := document.Puzzle
		want := arrangements(t, p)
		for solver, answers := range map[string][]string{"cadical": byCaDiCaL(t, document), "minizinc": byMiniZinc(t, document)} {
			boards := map[string]bool{}
			for _, answer := range answers {
				board, _, err := Answer(answer, p)
				require.NoError(t, err, answer)
				boards[(&notation.Document{Puzzle: p, Board: board}).Link()] = true
			}
			assert.Len(t, answers, want, "%s, %s", file, solver)
			assert.Len(t, boards, want, "%s, %s", file, solver)
		}
	}
}

// byCaDiCaL asks repeatedly, and forbids all previous answers.
func byCaDiCaL(t *testing.T, d *notation.Document) (answers []string) {
	t.Helper()
	text, err := Write("cnf", d)
	require.NoError(t, err)
	f := &formula{n: len(d.Puzzle.Tiles()), sides: d.Puzzle.Grid().Sides}
	at := strings.Index(text, "\np cnf ") + 1
	head, clauses, _ := strings.Cut(text[at:], "\n")
	size := strings.Fields(head)
	n, err := strconv.Atoi(size[3])
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "puzzle.cnf")
	for {
		text := "p cnf " + size[2] + " " + strconv.Itoa(n+len(answers)) + "\n" + clauses
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		out, err := exec.Command("cadical", "-q", file).Output() // its exit status also says which
		if strings.Contains(string(out), "s UNSATISFIABLE") {
			return answers
		}
		require.Contains(t, string(out), "s SATISFIABLE", err)
		answers = append(answers, string(out))
		board, _, err := Answer(string(out), d.Puzzle)
		require.NoError(t, err)
		clauses += forbidding(f, board) + "\n"
	}
}

// forbidding is the clause that this board, and no other, does not satisfy.
func forbidding(f *formula, board *puzzle.Board) string {
	clause := ""
	for cell := range f.n {
		on, _ := board.At(cell)
		clause += strconv.Itoa(-f.lies(cell, on.Tile)) + " " + strconv.Itoa(-f.turned(on.Tile, on.Turn)) + " "
	}
	return clause + "0"
}

// byMiniZinc asks for all answers at once.
func byMiniZinc(t *testing.T, d *notation.Document) []string {
	t.Helper()
	text, err := Write("mzn", d)
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "puzzle.mzn")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	out, err := exec.Command("minizinc", "-a", file).Output()
	require.NoError(t, err)
	require.Contains(t, string(out), "==========", "it was searched to its end")
	answers := strings.Split(string(out), "----------\n")
	return answers[:len(answers)-1]
}
