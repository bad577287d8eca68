package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// TestABestBoardReachesOtherPrograms: the output of solve -json for a stopped search is a puzzle
// with its best board, for convert, draw and all others.
func TestABestBoardReachesOtherPrograms(t *testing.T) {
	puzzle := planted(12, 12, 8) + "&name=Twelve"
	got := say(t, "en", "", "solve", "-json", "-limit", "50ms", puzzle)
	require.Equal(t, stopped, got.status, got.errors)
	var printed solveJSON
	require.NoError(t, json.Unmarshal([]byte(got.out), &printed))

	link := say(t, "en", got.out, "convert", "-to", "link", "-")
	require.Equal(t, said{done, printed.Puzzle + "\n", ""}, link)
	document, err := notation.Read(link.out)
	require.NoError(t, err)
	assert.Equal(t, "Twelve", document.Name)
	assert.Equal(t, printed.Best, bestOf(document.Board))
	assert.Equal(t, say(t, "en", "", "draw", strings.TrimSpace(link.out)), say(t, "en", got.out, "draw", "-"))
	assert.Contains(t, say(t, "en", got.out, "convert", "-to", "json", "-").out, `"board"`)
}

// TestTheFirstSolutionReachesOtherPrograms, by -json and by -board.
func TestTheFirstSolutionReachesOtherPrograms(t *testing.T) {
	for _, args := range [][]string{{"hunde-spiel"}, {"-first", "hunde-spiel"}, {"-plain", "-max", "1", "hunde-spiel"}, {four}} {
		board := say(t, "en", "", append([]string{"solve", "-board"}, args...)...)
		require.Equal(t, done, board.status, board.errors)
		assert.Empty(t, board.errors)
		document, err := notation.Read(board.out)
		require.NoError(t, err)
		assert.True(t, document.Board.Solved(), board.out)
		printed := say(t, "en", "", append([]string{"solve", "-json"}, args...)...).out
		assert.Equal(t, board.out, say(t, "en", printed, "convert", "-to", "link", "-").out)
	}
}

// TestABoardOfAStoppedSearchIsALinkAlone; standard error says how to continue.
func TestABoardOfAStoppedSearchIsALinkAlone(t *testing.T) {
	got := say(t, "en", "", "solve", "-board", "-limit", "50ms", endless)
	assert.Equal(t, stopped, got.status)
	assert.Equal(t, 1, strings.Count(got.out, "\n"))
	assert.Contains(t, got.out, "&board=")
	assert.NotZero(t, placements(resumable(t, puzzleOf(t, endless), got.errors)))
}

// TestWithoutASolutionThereIsNoBoard, nor with counts only.
func TestWithoutASolutionThereIsNoBoard(t *testing.T) {
	got := say(t, "en", "", "solve", "-board", none)
	assert.Equal(t, said{refused, "", "edgewise: There is no solution, and so no board to pass on.\n"}, got)
	assert.NotContains(t, say(t, "en", "", "solve", "-json", none).out, "board=")
	assert.NotContains(t, say(t, "en", "", "solve", "-json", "-count", "hunde-spiel").out, "board=")
	assert.Equal(t, "edgewise: “-board” and “-json” exclude each other.\n", say(t, "en", "", "solve", "-board", "-json", two).errors)
}

// TestOnlyWholeBoardsAreHandedOnAsSolutions: a search that has counted solutions without keeping
// any says so, and a part is a result of its own.
func TestOnlyWholeBoardsAreHandedOnAsSolutions(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state")
	require.Equal(t, done, say(t, "en", "", "solve", "-count", "-save", file, "hunde-spiel").status)
	got := say(t, "en", "", "solve", "-board", "-resume", file, "hunde-spiel")
	assert.Equal(t, said{refused, "", "edgewise: A solution was found, but its board was not saved; search without -count and -max.\n"}, got)
	assert.NotContains(t, say(t, "en", "", "solve", "-json", "-resume", file, "hunde-spiel").out, `"boards"`)
	got = say(t, "en", "", "solve", "-board", "-part", "0/5", crossed)
	assert.Equal(t, said{refused, "", "edgewise: Part 0/5 has found no solution, and so has no board to pass on.\n"}, got)
}
