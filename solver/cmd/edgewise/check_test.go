package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/explain/why"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// mistyped is the Hunde-Spiel with tile 8's left side wrong.
const mistyped = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs"

func TestCheck(t *testing.T) {
	for _, test := range []struct{ name, argument, says string }{
		{"a published puzzle", "hunde-spiel", "The puzzle has 2 solutions."},
		{"a mistyped side", mistyped, "1. Tile 8, left: perhaps s instead of S. That is a published puzzle: Das verflixte Hunde-Spiel."},
		{"a proof and a repair", "grid=2x2&mates=same&frame=a&tiles=aBca.aaDB.Dxaa.acya", "These tiles have no solution."},
		{"proved, and too far off", "../../explain/mend/testdata/military.txt", "None of the usual single slips explains it."},
	} {
		got := say(t, "en", "", "check", test.argument)
		assert.Zero(t, got.status, test.name)
		assert.Empty(t, got.errors, test.name)
		assert.Contains(t, strings.ReplaceAll(got.out, "\n", " "), test.says, test.name)
	}
}

// TestWhatHasASolutionIsNoMistake: sets of nine with two equal tiles that share all but one tile
// with Penguins. They have solutions, and may be real puzzles; the output gives the difference,
// but calls it neither a mistake nor a repair.
func TestWhatHasASolutionIsNoMistake(t *testing.T) {
	entry, found := gallery.Find("penguins")
	require.True(t, found)
	penguins := entry.Document().Puzzle
	sets := 0
	for tile := range penguins.Tiles() {
		for other := range tile {
			spec := puzzle.Spec{Grid: penguins.Grid(), Tiles: slices.Clone(penguins.Tiles()), Mates: *penguins.Mates()}
			spec.Tiles[tile] = spec.Tiles[other]
			p, err := puzzle.New(spec)
			require.NoError(t, err)
			s := search.Compile(p, search.Options{}).Search()
			require.True(t, s.Step(1<<30))
			if s.Counts().Solutions == 0 {
				continue
			}
			sets++
			link := (&notation.Document{Puzzle: p}).Link()
			for _, command := range []string{"check", "identify"} {
				told := strings.ReplaceAll(say(t, "en", "", command, link).out, "\n", " ")
				assert.NotContains(t, told, "slip", link)
				assert.NotContains(t, told, "should be", link)
				assert.Contains(t, told, "Almost a published puzzle: 1. Tile", link)
				assert.Contains(t, told, "Penguins has", link)
			}
			var result checkJSON
			require.NoError(t, json.Unmarshal([]byte(say(t, "en", "", "check", "-json", link).out), &result))
			assert.Empty(t, result.Repairs, link)
			assert.NotEmpty(t, result.Near, link)
		}
	}
	t.Log(sets, "sets")
	assert.GreaterOrEqual(t, sets, 4)
}

// TestNoPublishedPuzzleIsAMistake of another one: the output only gives its number of solutions.
func TestNoPublishedPuzzleIsAMistake(t *testing.T) {
	puzzles := 0
	for _, entry := range gallery.All() {
		if entry.Tiles > 9 {
			continue // the API's test covers it, too, without a search
		}
		puzzles++
		told := wordsOf("en").count("check.solution", search.NumberOf(uint64(entry.Solutions)), nil) + "\n"
		assert.Equal(t, said{done, told, ""}, say(t, "en", "", "check", entry.ID, "-limit", "24h"), entry.ID)
	}
	assert.Greater(t, puzzles, 100)
}

func TestCheckJSON(t *testing.T) {
	stdout := say(t, "en", "", "check", "-json", mistyped).out
	var result checkJSON
	require.NoError(t, json.Unmarshal([]byte(stdout), &result))
	require.NotEmpty(t, result.Repairs)
	assert.True(t, result.Complete)
	first := result.Repairs[0]
	assert.Equal(t, "slip-side", first.Code)
	assert.Equal(t, "hunde-spiel", first.Known)
	assert.Contains(t, first.Link, "GUbs.GUgs")
}

// TestRepairsInWords: every slip names what to correct or, if there is a solution, how the
// published puzzle differs.
func TestRepairsInWords(t *testing.T) {
	for argument, says := range map[string]string{
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GsgU": "Tile 9: Das verflixte Hunde-Spiel has its mirror image.",
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.UGgs": "Tile 9: Das verflixte Hunde-Spiel has top and right the other way round.",
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.BGus.GUgs": "Tile 8 repeats tile 1; it should be GUbs.",
		"grid=3x3&tiles=BsGu.BuSb.BuSg.BuSg.BgUs.GuBs.GuSb.GsUb.GsUg": "All tiles: read with their sides in this order, they are those of Das verflixte Hunde-Spiel: top, left, right, bottom.",
	} {
		assert.Contains(t, strings.ReplaceAll(say(t, "en", "", "check", argument).out, "\n", " "), says)
	}
}

// TestAListThatIsCutSaysSo: of nine motifs without a mate the commonest are named, and the
// sentence does not end as if those were all.
func TestAListThatIsCutSaysSo(t *testing.T) {
	cut := "grid=3x3&tiles=AAAA.BBBB.CCCC.DDDD.EEEE.FFFF.GGGG.HHHH.IIII"
	document, err := notation.Read(cut)
	require.NoError(t, err)
	for _, reason := range why.Reasons(document.Puzzle) {
		if reason.Code == "rim-short" {
			told := wordsOf("en").valuesOf(document.Puzzle, reason)["list"]
			assert.Equal(t, "4 × A, 4 × B, 4 × C, 4 × D, 4 × E, 4 × F, …", told)
			return
		}
	}
	assert.Fail(t, "36 sides have no room on a rim of 12")
}
