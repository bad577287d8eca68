package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mistyped is the Hunde-Spiel with tile 8's left side wrong.
const mistyped = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs"

func TestCheck(t *testing.T) {
	for _, test := range []struct{ name, argument, says string }{
		{"a published puzzle", "hunde-spiel", "The puzzle has 2 solutions."},
		{"a mistyped side", mistyped, "1. Tile 8, left: should be s, not S. That is a published puzzle: Das verflixte Hunde-Spiel."},
		{"a proof and a repair", "grid=2x2&mates=same&frame=a&tiles=aBca.aaDB.Dxaa.acya", "The puzzle has no solution."},
		{"proved, and too far off", "../../explain/testdata/military.txt", "No single mistake explains it."},
	} {
		got := say(t, "en", "", "check", test.argument)
		assert.Zero(t, got.status, test.name)
		assert.Empty(t, got.errors, test.name)
		assert.Contains(t, strings.ReplaceAll(got.out, "\n", " "), test.says, test.name)
	}
}

func TestCheckJSON(t *testing.T) {
	stdout := say(t, "en", "", "check", "-json", mistyped).out
	var result checked
	require.NoError(t, json.Unmarshal([]byte(stdout), &result))
	require.NotEmpty(t, result.Repairs)
	assert.True(t, result.Complete)
	first := result.Repairs[0]
	assert.Equal(t, "slip-side", first.Code)
	assert.Equal(t, "hunde-spiel", first.Known)
	assert.Contains(t, first.Link, "GUbs.GUgs")
}

// TestRepairsInWords: every slip names what has to be put right.
func TestRepairsInWords(t *testing.T) {
	for argument, says := range map[string]string{
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GsgU": "Tile 9: its sides were listed counter-clockwise.",
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.UGgs": "Tile 9: top and right are swapped.",
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.BGus.GUgs": "Tile 8 is tile 1 once more; it should be GUbs.",
		"grid=3x3&tiles=BsGu.BuSb.BuSg.BuSg.BgUs.GuBs.GuSb.GsUb.GsUg": "All tiles: the sides were listed in this order: top, left, right, bottom.",
	} {
		assert.Contains(t, say(t, "en", "", "check", argument).out, says)
	}
}
