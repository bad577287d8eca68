package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestIdentify(t *testing.T) {
	for _, row := range []struct{ name, language, puzzle, want string }{
		{"known by two names", "en", "beautiful-bugs",
			"This is the puzzle published as Beautiful Bugs, Leapin’ Lizards, and under 2\nother names. The puzzle has 1 solution.\n" +
				"IDs of its 4 entries: beautiful-bugs, leapin-lizards, big-cats,\nferocious-big-cats\n"},
		{"known by one, in German", "de", "crazy-sheep",
			"Dieses Spiel ist erschienen als Crazy sheep. Das Spiel hat 55 Lösungen.\nKennung: crazy-sheep\n"},
		{"mirrored", "en", "grid=3x3&tiles=MDdB.DaMb.mbBA.aMAd.bMdA.mDaB.dmBa.AdMb.BAdM",
			"This is the puzzle published as Insects, Bug Puzzle, and under 2 other names.\n" +
				"The puzzle has 1 solution. Its tiles are the mirror images of those published.\n" +
				"IDs of its 6 entries: insects, insects-2, bug-puzzle, insects-3, ocean,\nscrambled-squares\n"},
		{"not known", "en", "grid=2x1&tiles=ABab.BAab&name=Two&board=0.0_-",
			"Not in our collection of published puzzles. Its gallery entry would be:\n\ngrid: 2x1\ntiles:\n  ABab\n  BAab\nname: Two\n"},
		{"one slip away", "en", "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSss&end=1",
			"Almost a published puzzle:\n" +
				"1. Tile 9, left: One Tough Puzzle has c here.\n" +
				"Not in our collection of published puzzles. Its gallery entry would be:\n\n" +
				"grid: 3x3\ntiles:\n  HDdh\n  CHsh\n  DCcd\n  SDsh\n  SDhd\n  SShc\n  CHdc\n  HDcc\n  HSss\n"},
		{"the clues of a board", "en", "grid=16x16&mates=same&tiles=rgou.rtrj.vddo.jdso.fskn" + strings.Repeat(".----", 251),
			"These are the clues of Eternity II; all other tiles are blank. ID of the whole\npuzzle: eternity-ii\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			said := say(t, row.language, "", "identify", row.puzzle)
			assert.Equal(t, done, said.status, said.errors)
			assert.Equal(t, row.want, said.out)
		})
	}
}

func TestIdentifyJSON(t *testing.T) {
	var found identifyJSON
	said := say(t, "en", "", "identify", "-json", "grid=3x3&tiles=CGus.CSbu.CSgu.CSgu.CUsg.GCsu.GSbu.GUbs.GUgs&mates=Cb")
	require.NoError(t, json.Unmarshal([]byte(said.out), &found), said.errors)
	assert.True(t, found.Known)
	assert.Equal(t, 2, found.Solutions)
	require.Len(t, found.Matches, 17)
	first := found.Matches[0]
	assert.Equal(t, "hunde-spiel", first.ID)
	assert.Equal(t, 1979, first.Year)
	assert.False(t, first.Mirrored)
	assert.Equal(t, "C", first.Edges["B"])

	var unknown identifyJSON
	said = say(t, "en", "", "identify", "-json", two)
	require.NoError(t, json.Unmarshal([]byte(said.out), &unknown))
	assert.False(t, unknown.Known)
	assert.Empty(t, unknown.Matches)
	assert.Contains(t, unknown.Entry, "grid: 2x1\n")
}
