package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
)

// large is a framed board that is too large to search.
func large(t *testing.T) string {
	t.Helper()
	return say(t, "en", "", "generate", "-planted", "-grid", "10x10", "-framed", "-same", "-motifs", "10", "-seed", "1").out
}

// bested is the output of best -json.
func bested(t *testing.T, said said) bestJSON {
	t.Helper()
	var found bestJSON
	require.NoError(t, json.Unmarshal([]byte(said.out), &found), said.errors)
	return found
}

func TestBestBoardOfWhatCanBeSolved(t *testing.T) {
	found := say(t, "en", "", "best", "hunde-spiel")
	assert.Equal(t, done, found.status)
	assert.Contains(t, found.out, "All 12 seams match: this is a solution.")

	for puzzle, says := range map[string]string{two: "The only seam matches", "grid=1x1&tiles=aAbB": "There are no seams"} {
		assert.Contains(t, say(t, "en", "", "best", puzzle).out, says)
	}

	object := bested(t, say(t, "en", "", "best", "-json", two))
	assert.Equal(t, []any{"complete", 1, 1, 2, ""}, []any{object.Status, object.Score, object.Seams, object.Laid, object.Resume})
}

func TestBestBoardIsProved(t *testing.T) {
	found := say(t, "en", "", "best", none)
	assert.Equal(t, done, found.status)
	assert.Contains(t, found.out, "0 of 1 seams match, and it is proved that no board has more.")

	// If it is plain why no more can match, the output says so.
	found = say(t, "en", "", "best", "grid=2x2&clues=0.0.0_1.1.0&tiles=ABcd.ABcd.abCD.abCD")
	assert.Equal(t, "edgewise: Fixed tiles 1 and 2 are next to each other and don’t match.\n", found.errors)
	assert.Contains(t, found.out, "2 of 4 seams match, and it is proved that no board has more.")
}

// A stopped hunt continues with its board, until the target ends it.
func TestBestGoesOnFromWhatItSaved(t *testing.T) {
	tiles, state := large(t), filepath.Join(t.TempDir(), "state.txt")
	first := bested(t, say(t, "en", tiles, "best", "-json", "-workers", "2", "-limit", "50ms", "-save", state, "-"))
	require.Equal(t, "stopped", first.Status)
	assert.Equal(t, 180, first.Seams)
	assert.Equal(t, 100, first.Laid)

	again := bested(t, say(t, "en", tiles, "best", "-json", "-resume", state, "-save", state, "-limit", "50ms", "-"))
	assert.GreaterOrEqual(t, again.Score, first.Score)
	assert.Greater(t, again.Seconds, first.Seconds, "what was spent before counts")
	kept, err := os.ReadFile(state)
	require.NoError(t, err)
	assert.Equal(t, again.Resume, strings.TrimSpace(string(kept)))

	printed := say(t, "en", tiles, "best", "-json", "-resume", again.Resume, "-target", "100", "-")
	assert.Equal(t, done, printed.status)
	reached := bested(t, printed)
	assert.Equal(t, "stopped", reached.Status, "more may match")
	assert.NotEmpty(t, reached.Resume)

	refused := say(t, "en", "", "best", "-resume", state, "hunde-spiel")
	assert.Equal(t, 1, refused.status)
	assert.Contains(t, refused.errors, "a different puzzle")
}

// A job that may be restarted at any time has one command line: the first run starts the hunt,
// and each later one continues it.
func TestBestIsRestartedByTheSameWords(t *testing.T) {
	tiles, state := large(t), filepath.Join(t.TempDir(), "state.txt")
	run := func(more ...string) said {
		return say(t, "en", tiles, append([]string{"best", "-json", "-resume", state, "-save", state, "-limit", "50ms"}, append(more, "-")...)...)
	}
	require.NoError(t, os.WriteFile(state, nil, 0o600)) // an empty file, as mktemp makes it
	first := bested(t, run("-workers", "2", "-seed", "7"))
	again := bested(t, run("-workers", "2", "-seed", "7"))
	assert.Equal(t, first.Search, again.Search, "it went on")
	assert.Equal(t, first.Seeds, again.Seeds)
	assert.Greater(t, again.Seconds, first.Seconds)
	assert.Contains(t, run("-workers", "3").errors, "as many workers as it had, here 2")
	assert.Contains(t, run("-seed", "8").errors, "the seed it had, here 7")
	// Different names of one file count as the same.
	t.Chdir(filepath.Dir(state))
	other := say(t, "en", tiles, "best", "-json", "-resume", "next.txt", "-save", filepath.Join(filepath.Dir(state), "next.txt"), "-limit", "50ms", "-")
	assert.Equal(t, "stopped", bested(t, other).Status)
	assert.Contains(t, say(t, "en", tiles, "best", "-resume", state, "-from", "x", "-").errors, "-from")
	absent := filepath.Join(t.TempDir(), "none.txt")
	assert.Contains(t, say(t, "en", tiles, "best", "-resume", absent, "-").errors, absent, "without -save of it there is nothing to begin")
}

// The board is written as other programs write it, and can be read again.
func TestBestBoardForOtherPrograms(t *testing.T) {
	tiles, file := large(t), filepath.Join(t.TempDir(), "board.txt")
	found := bested(t, say(t, "en", tiles, "best", "-json", "-target", "1", "-o", file, "-to", "bucas", "-"))
	written, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, found.Link, strings.TrimSpace(string(written)))
	read, err := foreign.Common().Read(string(written), foreign.How{})
	require.NoError(t, err)
	score, seams := read.Document.Board.Score()
	assert.Equal(t, []int{found.Score, found.Seams}, []int{score, seams})

	found = bested(t, say(t, "en", tiles, "best", "-json", "-target", "1", "-o", file, "-"))
	written, err = os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, found.Puzzle, strings.TrimSpace(string(written)))

	// It is also written as Edgewise does: for paper, and to be read again.
	for to, board := range map[string]string{"text": "board: ", "link": "&board=", "board": "+----"} {
		say(t, "en", tiles, "best", "-target", "1", "-o", file, "-to", to, "-")
		written, err = os.ReadFile(file)
		require.NoError(t, err)
		assert.Contains(t, string(written), board, to)
	}
}

// A hunt starts from the given board, and never has a worse one.
func TestBestBeginsWithABoard(t *testing.T) {
	tiles := large(t)
	best := bested(t, say(t, "en", tiles, "best", "-json", "-target", "1", "-seed", "8", "-"))
	from := bested(t, say(t, "en", tiles, "best", "-json", "-target", "1", "-seed", "9", "-from", best.Puzzle, "-"))
	assert.Equal(t, best.Score, from.Score)
	assert.Equal(t, best.Board, from.Board)

	// Other programs number the tiles cell by cell.
	best = bested(t, say(t, "en", "", "best", "-json", "-target", "1", "-seed", "8", "meta-2010-10x10"))
	from = bested(t, say(t, "en", "", "best", "-json", "-target", "1", "-seed", "9", "-from", best.Link, "meta-2010-10x10"))
	assert.Equal(t, best.Score, from.Score)
	refused := say(t, "en", tiles, "best", "-from", best.Link, "hunde-spiel")
	assert.Contains(t, refused.errors, "is a 10x10 grid, and this puzzle is 3x3")
	refused = say(t, "en", "", "best", "-from", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.XxYy&board=-_-_-_-_8.0_-_-_-_-", "hunde-spiel")
	assert.Contains(t, refused.errors, "doesn’t have the tiles of this puzzle")
	refused = say(t, "en", "", "best", "-from", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.XxYy&board=-_-_-_-_8.0_-_-_-_-", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&clues=4.4.0")
	assert.Contains(t, refused.errors, "doesn’t have the tiles of this puzzle")
	assert.Contains(t, refused.errors, "give it as PUZZLE")
	assert.Less(t, len(refused.errors), 300, "the link is not quoted to its end")
	refused = say(t, "en", tiles, "best", "-from", "hunde-spiel", "-")
	assert.Contains(t, refused.errors, "no board to begin with")
}

// Fixed tiles stay in place, whatever the first board has there; the output says how many tiles
// they displace.
func TestBestSaysWhatGivesWayToFixedTiles(t *testing.T) {
	const solved = "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&board=1.0_7.0_2.0_0.0_4.0_5.0_8.3_6.3_3.3"
	unsolved, _, _ := strings.Cut(solved, "&board")
	for _, row := range []struct{ clue, says string }{
		{"4.4.0", ""},
		{"4.4.2", "12 of 12 seams match on that board, but one of its tiles"},
		{"4.8.0", "12 of 12 seams match on that board, but 2 of its tiles"},
	} {
		found := say(t, "en", "", "best", "-from", solved, unsolved+"&clues="+row.clue)
		assert.Equal(t, row.says != "", found.errors != "", row.clue)
		assert.Contains(t, strings.ReplaceAll(found.errors, "\n", " "), row.says, row.clue)
	}
}

// Neighbours in an array of machines share no hunt.
func TestSeedsOfNeighboursLieApart(t *testing.T) {
	tiles := large(t)
	hunts := map[string]bool{}
	for _, seed := range []string{"1", "2"} {
		found := bested(t, say(t, "en", tiles, "best", "-json", "-limit", "1ms", "-workers", "3", "-seed", seed, "-"))
		saved, _, _ := strings.Cut(found.Resume, after)
		for _, saved := range strings.Split(saved, between) {
			hunts[strings.Split(strings.Split(saved, "_")[2], ".")[0]] = true
		}
	}
	assert.Len(t, hunts, 6)
}

// best and solve refuse the saves of each other, and say what they are. A hunt saved alone, as by
// the page, can be continued.
func TestBestAndSolveKnowWhatEachOtherSaved(t *testing.T) {
	tiles := large(t)
	hunt := bested(t, say(t, "en", tiles, "best", "-json", "-workers", "1", "-limit", "1ms", "-"))
	var search struct{ Resume string }
	require.NoError(t, json.Unmarshal([]byte(say(t, "en", tiles, "solve", "-json", "-limit", "1ms", "-").out), &search))
	file := filepath.Join(t.TempDir(), "state.txt")
	for _, row := range []struct{ command, saved, says string }{
		{"solve", hunt.Resume, "edgewise best -resume"},
		{"best", search.Resume, "edgewise solve -resume"},
	} {
		require.NoError(t, os.WriteFile(file, []byte(row.saved+"\n"), 0o644))
		for _, saved := range []string{row.saved, file} {
			refused := say(t, "en", tiles, row.command, "-resume", saved, "-")
			assert.Equal(t, 1, refused.status)
			assert.Contains(t, refused.errors, row.says)
		}
	}

	alone, time, _ := strings.Cut(hunt.Resume, after)
	assert.NotEmpty(t, time)
	assert.GreaterOrEqual(t, bested(t, say(t, "en", tiles, "best", "-json", "-resume", alone, "-limit", "1ms", "-")).Score, hunt.Score)
	for _, time := range []string{"", "-1", "1x", "99999999999999999999", "1" + of, "1" + of + "Ä"} {
		assert.Contains(t, say(t, "en", tiles, "best", "-resume", alone+after+time, "-").errors, "damaged", time)
	}
	for _, hunts := range []string{alone + between + alone, strings.Repeat(alone+between, maxWorkers) + alone} {
		assert.Contains(t, say(t, "en", tiles, "best", "-resume", hunts, "-").errors, "damaged", "one hunt is not two")
	}
}

// The output can be used to continue as it is, and contains a link to share.
func TestBestSaysHowToGoOn(t *testing.T) {
	tiles, folder := large(t), t.TempDir()
	state := filepath.Join(folder, "my state.txt")
	file := filepath.Join(folder, "tiles.txt")
	require.NoError(t, os.WriteFile(file, []byte(tiles), 0o644))
	found := say(t, "en", "", "best", "-target", "1", "-workers", "1", "-save", state, file)
	assert.Contains(t, found.out, "To continue: edgewise best -resume '"+state+"' -save '"+state+"' "+file+"\n")
	assert.Contains(t, found.out, "The target was reached after ")
	assert.Contains(t, found.out, "As a link: https://e2.bucas.name/#board_w=10")
	assert.Equal(t, mostBroken, strings.Count(found.out, " | tile "))
	assert.Regexp(t, `\n  and \d+ more\n`, found.out)
	found = say(t, "en", tiles, "best", "-limit", "1ms", "-resume", state, "-save", state, "-")
	assert.Contains(t, found.out, "'"+state+"' PUZZLE\n", "what stood on standard input is not there again")
	assert.Contains(t, found.out, "The best board after ")

	signed := bested(t, say(t, "en", "", "best", "-json", "hunde-spiel"))
	assert.Equal(t, signed.Puzzle, signed.Link, "there a head would match a head")
}

func TestRoughTimes(t *testing.T) {
	w := wordsOf("en")
	for of, says := range map[time.Duration]string{300 * time.Millisecond: "0.3 s", 999 * time.Millisecond: "1.0 s", 3 * time.Second: "3.0 s", 4 * time.Millisecond: "4.0 ms"} {
		assert.Equal(t, says, w.rough(of))
	}
}

// For a link that has only the clues of a puzzle, the output says what they are.
func TestTheCluesOfAPuzzleAreRecognised(t *testing.T) {
	clues := "grid=16x16&mates=same&tiles=" + strings.Join(slices.Concat(cluesOfEternity(t), slices.Repeat([]string{"----"}, 251)), ".")
	for _, command := range []string{"best", "solve"} {
		found := say(t, "en", "", command, "-limit", "1ms", clues)
		assert.Contains(t, found.errors, "edgewise: These are the clues of Eternity II, and all other tiles are blank. For the whole puzzle, give eternity-ii as PUZZLE.\n")
		assert.Contains(t, say(t, "en", "", command, "-json", "-limit", "1ms", clues).out, `"code":"clues-alone"`)
	}
}

// cluesOfEternity are the tiles that Eternity II fixes.
func cluesOfEternity(t *testing.T) (tiles []string) {
	t.Helper()
	p := puzzleOf(t, "eternity-ii")
	for _, clue := range p.Clues() {
		tiles = append(tiles, p.Tiles()[clue.Tile].String())
	}
	return tiles
}

func TestBestRefusals(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"best", "grid=2x2&mates=same&frame=a&tiles=aabb.aabb.aabb.abbb"}, "frame"},
		{[]string{"best", "-to", "bucas", two}, "-o"},
		{[]string{"best", "-to", "nonsense", "-o", "x", two}, "nonsense"},
		{[]string{"best", "-every", "1m", two}, "-save"},
		{[]string{"best", "-target", "0", two}, "-target"},
		{[]string{"best", "-target", "13", "hunde-spiel"}, "at most 12 can match here"},
		{[]string{"best", "-resume", "edgewise-best1_x", two}, "damaged"},
		{[]string{"best", "-resume", "no-such-file", two}, "no-such-file"},
		{[]string{"best", "-o", "no-such-folder/board.txt", two}, "no-such-folder"},
		{[]string{"best", "-o", "./state.txt", "-save", "state.txt", two}, "the same file as -save"},
		{[]string{"best", "-o", "x", "-to", "pieces", "meta-2010-10x10"}, "can’t hold a board"},
		{[]string{"best", "-o", "x", "-to", "bucas", "grid=hex1&tiles=aAbBcC"}, "no grid of this kind"},
	} {
		refused := say(t, "en", "", row.args...)
		assert.Equal(t, 1, refused.status, row.args)
		assert.Contains(t, refused.errors, row.says, row.args)
	}
}

// merge picks the best board of several, adds up the work, and refuses a wrong score.
func TestMergePicksTheBest(t *testing.T) {
	tiles := large(t)
	var printed []string
	highest := 0
	for _, seed := range []string{"1", "2", "3"} {
		out := say(t, "en", tiles, "best", "-json", "-limit", "30ms", "-workers", "1", "-seed", seed, "-").out
		printed = append(printed, out)
		highest = max(highest, bested(t, said{out: out}).Score)
	}
	merged := bested(t, say(t, "en", strings.Join(printed, "\n"), "merge", "-"))
	assert.Equal(t, highest, merged.Score)
	one, other := bested(t, said{out: printed[0]}), bested(t, said{out: printed[1]})
	assert.InEpsilon(t, merged.Seconds, one.Seconds+other.Seconds+bested(t, said{out: printed[2]}).Seconds, 1e-9)
	assert.Len(t, merged.Reached, 100)

	document, err := notation.Read(merged.Puzzle)
	require.NoError(t, err)
	score, _ := document.Board.Score()
	assert.Equal(t, highest, score)

	// Two outputs of one search, an early one and the last, count once, and the search continues
	// from its end.
	state := filepath.Join(t.TempDir(), "state.txt")
	require.NoError(t, os.WriteFile(state, []byte(one.Resume), 0o644))
	later := say(t, "en", tiles, "best", "-json", "-resume", state, "-limit", "1ms", "-").out
	ended := bested(t, said{out: later})
	require.Equal(t, one.Search, ended.Search)
	for _, row := range []struct {
		given   []string
		longest float64
	}{
		{[]string{printed[0], printed[1], printed[0]}, one.Seconds},
		{[]string{printed[0], printed[1], later}, ended.Seconds},
		{[]string{later, printed[0], printed[1]}, ended.Seconds},
	} {
		twice := say(t, "en", strings.Join(row.given, ""), "merge", "-")
		assert.Contains(t, strings.ReplaceAll(twice.errors, "\n", " "), "One of these searches is here more than once")
		assert.InEpsilon(t, row.longest+other.Seconds, bested(t, twice).Seconds, 1e-9)
		again := say(t, "en", twice.out+printed[1], "merge", "-")
		assert.Equal(t, twice.out, again.out, "what was merged has the work of its parts")
	}
	for _, given := range []string{printed[0] + later, later + printed[0]} {
		assert.Equal(t, ended.Resume, bested(t, say(t, "en", given, "merge", "-")).Resume)
	}
	first := say(t, "en", printed[0]+printed[1], "merge", "-").out
	assert.InEpsilon(t, ended.Seconds+other.Seconds, bested(t, say(t, "en", first+later, "merge", "-")).Seconds, 1e-9, "merged, and then one of both went on")

	// Searches from other boards, or with more workers, are different ones.
	begun := []string{printed[0], say(t, "en", tiles, "best", "-json", "-limit", "1ms", "-workers", "2", "-").out}
	for _, from := range []string{printed[1], printed[2]} {
		begun = append(begun, say(t, "en", tiles, "best", "-json", "-limit", "1ms", "-workers", "1", "-from", bested(t, said{out: from}).Puzzle, "-").out)
	}
	everything := say(t, "en", strings.Join(begun, ""), "merge", "-")
	assert.Empty(t, everything.errors)
	assert.Len(t, bested(t, everything).Merged, 4)
	assert.Len(t, bested(t, everything).Seeds, 5)

	lie := strings.Replace(printed[0], `"score":`, `"score":1`, 1)
	for _, row := range []struct{ text, says string }{
		{lie, "is not as"},
		{regexp.MustCompile(`"seconds":[^,]+`).ReplaceAllString(printed[0], `"seconds":-5`), "is not as"},
		{regexp.MustCompile(`"seed":[^,]+,`).ReplaceAllString(printed[0], ""), "is not as"},
		{printed[0] + say(t, "en", "", "best", "-json", two).out, "different puzzles"},
		{printed[0] + say(t, "en", "", "solve", "-json", "-part", "0/2", "hunde-spiel").out, "cannot be merged"},
	} {
		refused := say(t, "en", row.text, "merge", "-")
		assert.Equal(t, 1, refused.status)
		assert.Contains(t, refused.errors, row.says)
	}
}

// On a terminal each better board is a line; the last one is in the final output.
func TestBetterBoardsAreToldOnATerminal(t *testing.T) {
	var out, errors strings.Builder
	c := &console{stdout: &out, stderr: &errors, words: wordsOf("en"), terminal: true, quiet: time.Hour}
	c.run(context.Background(), []string{"best", "-workers", "2", "hunde-spiel"})
	assert.Contains(t, errors.String(), "12 of 12 seams, after")
	assert.Contains(t, out.String(), "All 12 seams match")
	assert.NotContains(t, errors.String(), "-save", "it was over in a moment")

	// A warning says that a long hunt may be lost, unless it is saved or has an end.
	for _, more := range [][]string{nil, {"-save", filepath.Join(t.TempDir(), "state.txt")}, {"-limit", "1h"}, {"-target", "12"}} {
		errors.Reset()
		c.quiet = 0
		c.run(context.Background(), append(append([]string{"best", "-workers", "2"}, more...), "hunde-spiel"))
		assert.Equal(t, len(more) == 0, strings.Contains(errors.String(), "add -save FILE"), more)
	}
}
