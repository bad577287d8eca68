package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/search"
)

// The published figures of the four puzzles.
var figures = []struct {
	id                                string
	arrangements, pictures, solutions float64
	tries                             float64
	nodes                             string
}{
	{"hunde-spiel", 16, 8, 2, 73508, "[36,148,518,1596,879,392,565,134,16]"},
	{"insects", 4, 4, 1, 66384, "[36,146,528,1629,631,228,355,46,4]"},
	{"big-cats", 4, 4, 1, 65504, "[36,150,550,1747,553,122,193,30,4]"},
	{"one-tough-puzzle", 4, 4, 1, 54156, "[36,138,470,1350,474,144,175,28,4]"},
}

// answer reads the JSON object that a command line prints.
func answer(t *testing.T, status int, args ...string) map[string]any {
	t.Helper()
	got := say(t, "en", "", args...)
	require.Equal(t, status, got.status, got.errors)
	require.Empty(t, got.errors)
	var object map[string]any
	require.NoError(t, json.Unmarshal([]byte(got.out), &object))
	return object
}

func TestFigures(t *testing.T) {
	for _, row := range figures {
		for _, mode := range []string{"", "-plain", "-raw", "-order=row", "-order=column"} {
			args := []string{"solve", "-json", "-count", row.id}
			if mode != "" {
				args = append(args, mode)
			}
			got := answer(t, done, args...)
			assert.Equal(t, "complete", got["status"])
			assert.Equal(t, row.arrangements, got["arrangements"], row.id)
			assert.Equal(t, row.pictures, got["pictures"], row.id)
			assert.Equal(t, row.solutions, got["solutions"], row.id)
			assert.Positive(t, got["nodes"])
			assert.Positive(t, got["seconds"])
			assert.NotContains(t, got, "boards")
			if mode == "-plain" {
				assert.Equal(t, row.tries, got["tries"])
			} else {
				assert.NotContains(t, got, "tries")
			}
		}
		stats := say(t, "en", "", "stats", "-json", row.id)
		assert.Contains(t, stats.out, `"nodes":`+row.nodes+`,"deadEnds":[0,`)
		assert.Equal(t, row.tries, answer(t, done, "stats", "-json", row.id)["tries"])
	}
}

// TestCluesSayHowTheBoardLies: turns of the board that break a clue do not count, and the output
// does not mention pictures that look the same after one.
func TestCluesSayHowTheBoardLies(t *testing.T) {
	for _, row := range []struct{ name, language, puzzle, says string }{
		{"the centre", "en", hundeSpiel + "&clues=4.4.1",
			"2 arrangements = 1 solution × 2 ways to swap tiles 3 and 4. The fixed tiles settle which way up the board is."},
		{"in German", "de", hundeSpiel + "&clues=4.4.1",
			"2 Anordnungen = 1 Lösung × 2 Möglichkeiten, die Karten 3 und 4 zu tauschen. Die vorgegebenen Karten legen fest, wie herum das Brett liegt."},
		{"a corner, and a copy that may lie in another", "en", "grid=2x2&mates=same&tiles=aaaa.aaaa.aabb.aabb&clues=0.0.0",
			"5 pictures = 2 solutions with 2 pictures each + 1 solution with 1 picture each. Only turns of the board that keep every fixed tile in place count."},
	} {
		t.Run(row.name, func(t *testing.T) {
			told := strings.Join(strings.Fields(say(t, row.language, "", "solve", "-count", row.puzzle).out), " ")
			assert.Contains(t, told, row.says)
			assert.NotContains(t, told, "look the same")
		})
	}
}

func TestTheCatsLieAsPublished(t *testing.T) {
	got := answer(t, done, "solve", "-json", "big-cats")
	tiles := []any{1., 0., 5., 7., 8., 6., 4., 2., 3.} // 2 1 6 8 9 7 5 3 4, from 1
	turns := []any{3., 0., 0., 1., 1., 2., 1., 0., 0.} // left, up, up, right, right, down, right, up, up
	assert.Equal(t, []any{map[string]any{"tiles": tiles, "turns": turns}}, got["boards"])
}

func TestStoppingWhereAsked(t *testing.T) {
	first := answer(t, done, "solve", "-json", "-first", "hunde-spiel")
	assert.Equal(t, "stopped", first["status"])
	assert.Len(t, first["boards"], 1)

	turned := answer(t, done, "solve", "-json", "-first", "grid=3x2&mates=same&tiles=aabb.abba.abba.aabb.abba.bbaa")
	assert.Equal(t, 1., turned["solutions"], "the first picture found does not stand for it")
	assert.Len(t, turned["boards"], 1)

	most := answer(t, done, "solve", "-json", "-plain", "-max", "3", "hunde-spiel")
	assert.Equal(t, "stopped", most["status"])
	assert.Equal(t, 3., most["pictures"])

	all := answer(t, done, "solve", "-json", "-max", "1000", "hunde-spiel")
	assert.Equal(t, "complete", all["status"])
	assert.Len(t, all["boards"], 2)
}

// TestEveryArrangementIsListed, up to a limit, and each is a solution.
func TestEveryArrangementIsListed(t *testing.T) {
	alike := "grid=5x4&mates=same&tiles=aaaa" + strings.Repeat(".aaaa", 19)
	strip := "grid=7x1&mates=same&turn=no&tiles=axax.bxbx.cxcx.dxdx.exex.fxfx.gxgx" // each of 5,040 solutions has one board
	dir := t.TempDir()
	few, bare := filepath.Join(dir, "few"), filepath.Join(dir, "bare")
	require.Equal(t, done, say(t, "en", "", "solve", "-save", few, strip).status)
	require.Equal(t, done, say(t, "en", "", "solve", "-count", "-save", bare, strip).status)
	for _, row := range []struct {
		args   []string
		boards int
		more   bool
	}{
		{[]string{"-all", "hunde-spiel"}, 16, false},
		{[]string{"-all=pictures", "hunde-spiel"}, 8, false},
		{[]string{"-all", "-first", "hunde-spiel"}, 8, false},
		{[]string{"-all", "-plain", "hunde-spiel"}, 16, false},
		{[]string{"-all", "-max", "16", "hunde-spiel"}, 16, false},
		{[]string{"-all", "-max", "15", "hunde-spiel"}, 15, true},
		{[]string{"-all", none}, 0, false},
		{[]string{"-all", alike}, maxBoards, true},
		{[]string{"-all", "-max", "1200", alike}, 1200, true},
		{[]string{"-all=pictures", alike}, 1, false},
		{[]string{"-all", strip}, maxBoards, true},
		{[]string{"-all", "-max", "1200", strip}, 1200, true},
		{[]string{"-all=pictures", "-max", "5039", strip}, 5039, true},
		{[]string{"-all", "-max", "5040", strip}, 5040, false},
		{[]string{"-all", "-max", "5040", "-resume", few, strip}, maxBoards, true},
		{[]string{"-all", "-resume", bare, strip}, 0, true},
	} {
		args := append([]string{"solve", "-json"}, row.args...)
		got := answer(t, done, args...)
		boards := got["boards"].([]any)
		assert.Len(t, boards, row.boards, args)
		assert.Equal(t, row.more, strings.Contains(fmt.Sprint(got["notes"]), "boards-more"), args)
		text := say(t, "en", "", append([]string{"solve"}, row.args...)...).out
		assert.Equal(t, row.boards, strings.Count(text, "\nSolution "), args)
		assert.Equal(t, row.more, strings.HasSuffix(text, "There are more boards than these; a new search with -max N lists more.\n"), args)
		p, seen := puzzleOf(t, args[len(args)-1]), map[string]bool{}
		for _, listed := range boards {
			at := listed.(map[string]any)
			full := search.Board{}
			for cell, tile := range at["tiles"].([]any) {
				full.Tiles = append(full.Tiles, int(tile.(float64)))
				full.Turns = append(full.Turns, int(at["turns"].([]any)[cell].(float64)))
			}
			laid, err := boardOf(p, full)
			require.NoError(t, err)
			assert.True(t, laid.Solved())
			seen[fmt.Sprint(full)] = true
		}
		assert.Len(t, seen, row.boards, "none twice")
	}
}

// TestAllRefuses flags that contradict it.
func TestAllRefuses(t *testing.T) {
	for _, row := range []struct{ flag, says string }{
		{"-all=none", "Write arrangements|pictures for “-all”, not “none”."},
		{"-count", "exclude each other"},
		{"-board", "exclude each other"},
		{"-part=0/2", "exclude each other"},
		{"-max=2000000", "Write 1 … 1000000 for “-max”"},
	} {
		got := say(t, "en", "", "solve", "-all", row.flag, "hunde-spiel")
		assert.Equal(t, refused, got.status)
		assert.Contains(t, got.errors, row.says)
	}
}

// TestShuffledTilesCountTheSame, and a board is renumbered with them.
func TestShuffledTilesCountTheSame(t *testing.T) {
	for _, id := range []string{"hunde-spiel", "insects"} {
		before := answer(t, done, "stats", "-json", id)
		delete(before, "first") // depends on the sequence
		for _, seed := range []string{"0", "1", "7"} {
			link := say(t, "en", "", "convert", "-shuffle", seed, id).out
			assert.Equal(t, link, say(t, "en", "", "convert", "-shuffle", seed, id).out)
			assert.NotEqual(t, say(t, "en", "", "convert", "-to", "link", id).out, link)
			after := answer(t, done, "stats", "-json", strings.TrimSpace(link))
			assert.LessOrEqual(t, after["first"], after["tries"])
			delete(after, "first")
			assert.Equal(t, before, after)
		}
	}
	solved := strings.TrimSpace(say(t, "en", "", "solve", "-board", "hunde-spiel").out)
	shuffled := strings.TrimSpace(say(t, "en", "", "convert", "-shuffle", "3", solved).out)
	assert.NotEqual(t, solved, shuffled)
	assert.Contains(t, say(t, "en", "", "hint", shuffled).out, "The board is full.")
	got := say(t, "en", "", "convert", "-shuffle", "x", "insects")
	assert.Contains(t, got.errors, "for “-shuffle”, not “x”")
}

func TestLargeNumbersAreStrings(t *testing.T) {
	got := say(t, "en", "", "solve", "-json", "-count", "grid=5x4&mates=same&tiles=aaaa"+strings.Repeat(".aaaa", 19))
	assert.Contains(t, got.out, `"arrangements":"2432902008176640000","pictures":1,`, "20!")
}

func TestTheLimitOnBoardsChangesNoCount(t *testing.T) {
	const row = "grid=7x1&turn=no&mates=same&tiles=1aaa.2aaa.3aaa.4aaa.5aaa.6aaa.7aaa" // every tile fits beside every other
	got := answer(t, done, "solve", "-json", row)
	assert.Equal(t, 5040., got["solutions"], "7!")
	assert.Len(t, got["boards"], maxBoards)
	assert.Equal(t, "complete", got["status"])
	assert.Contains(t, say(t, "en", "", "solve", row).out, "These are 3 of 5,040 solutions; -json lists up to 1,000.\n")
}

// endless is a puzzle that no search finishes within a second.
var endless = planted(10, 10, 6)

// planted is a board of squares with a solution, with a number of motifs cut into halves.
func planted(width, height, motifs int) string {
	r := rand.New(rand.NewPCG(1, 2))
	edge := func() byte { return byte('A'+r.IntN(motifs)) ^ byte(r.IntN(2)*0x20) }
	words := make([]string, width*height)
	for cell := range words {
		tile := []byte{edge(), edge(), edge(), edge()}
		if cell%width > 0 {
			tile[3] = words[cell-1][1] ^ 0x20
		}
		if cell >= width {
			tile[0] = words[cell-width][2] ^ 0x20
		}
		words[cell] = string(tile)
	}
	r.Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
	return fmt.Sprintf("grid=%dx%d&tiles=%s", width, height, strings.Join(words, "."))
}

func TestStoppedEarly(t *testing.T) {
	for _, args := range [][]string{{"solve", "-json", endless}, {"solve", "-plain", "-json", endless}, {"stats", endless, "-json"}} {
		got := answer(t, stopped, append(args, "-limit", "1ms")...)
		assert.NotEmpty(t, got["nodes"], "the counts so far are told")
		if args[0] == "solve" {
			assert.Equal(t, "stopped", got["status"])
			assert.Contains(t, got, "resume")
		}
	}
	got := say(t, "en", "", "solve", endless, "-limit", "1ms")
	assert.Equal(t, stopped, got.status)
	assert.Contains(t, got.out, "Stopped. So far: ")
	assert.Empty(t, got.errors)
}

func TestASignalStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, args := range [][]string{{"solve", endless}, {"stats", endless}, {"draw", "-solution", "1000", endless}} {
		assert.Equal(t, stopped, sayUnder(ctx, t, "en", "", args...).status, args)
	}
	assert.Equal(t, done, sayUnder(ctx, t, "en", "", "solve", two).status, "what is complete is not stopped")
}

// TestSolveNamesTheSlip that explains a verdict, as check does: another order of sides is
// preferred to a mistyped side.
func TestSolveNamesTheSlip(t *testing.T) {
	got := say(t, "de", "", "solve", mistyped)
	assert.Contains(t, got.out, "1. Karte 8, links: ")
	assert.NotContains(t, say(t, "en", "", "solve", "hunde-spiel").out, "slips")
}

// TestSidesInAnotherOrderMakeAPublishedPuzzle: that order is used, and reported.
func TestSidesInAnotherOrderMakeAPublishedPuzzle(t *testing.T) {
	const insects = "(list (list beetle mantis (- dragonfly) dragonfly) (list (- beetle) dragonfly mantis (- ant)) (list ant (- mantis) beetle (- beetle))" +
		"(list (- dragonfly) (- ant) ant mantis) (list ant (- beetle) (- dragonfly) mantis) (list beetle (- mantis) (- ant) dragonfly)" +
		"(list (- ant) (- dragonfly) beetle (- mantis)) (list (- beetle) ant mantis (- dragonfly)) (list mantis beetle (- dragonfly) ant))"
	got := say(t, "en", insects, "solve", "-")
	assert.Contains(t, got.out, "Insects\n\nOne solution.\n")
	assert.Contains(t, got.errors, "the sides in the order tlrb")
}
