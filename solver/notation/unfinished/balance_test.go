package unfinished_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
)

func TestBalance(t *testing.T) {
	for _, row := range []struct {
		text string
		want unfinished.Balance
	}{
		{"grid: 2x1\ntiles: ABab ABa", unfinished.Balance{
			Motifs: []unfinished.Count{{2, 2, 0}, {2, 1, 1}, {}, {}}, Empty: 1, Least: 0, Rim: 6}},
		{"grid: 2x1\ntiles: AAAA AAA-", unfinished.Balance{
			Motifs: []unfinished.Count{{7, 0, 7}, {}, {}, {}}, Least: 8, Rim: 6}},
		{"grid: 1x1\nmates: same\ntiles: AABC", unfinished.Balance{
			Motifs: []unfinished.Count{{2, 0, 0}, {1, 0, 1}, {1, 0, 1}}, Least: 2, Rim: 4}},
		{"grid: 2x2\nframe: 0\ntiles: 00Aa 00a0 0", unfinished.Balance{
			Motifs: []unfinished.Count{{1, 2, 1}, {}, {}, {}}, Empty: 7,
			Frame: []unfinished.Need{{3, 1, 0}, {2, 1, 4}}}},
		{"grid: 3x3\nframe: 0\ntiles:", unfinished.Balance{
			Motifs: make([]unfinished.Count, 4), Empty: 36,
			Frame: []unfinished.Need{{2, 0, 4}, {1, 0, 4}, {0, 0, 1}}}},
		{"grid: 2x1\nframe: -\ntiles: -A-- ---a", unfinished.Balance{
			Motifs: []unfinished.Count{{1, 1, 0}, {}, {}, {}}, Frame: []unfinished.Need{{3, 2, 2}}}},
		{"grid: hex2\ntiles:", unfinished.Balance{Motifs: make([]unfinished.Count, 4), Empty: 42, Rim: 18}},
	} {
		assert.Equal(t, row.want, read(t, row.text).Balance(), row.text)
	}
}

func TestTilesThatLookAlikeAreToldTurnedOrNot(t *testing.T) {
	assert.Equal(t, [][]int{{0, 1}}, read(t, "grid: 3x3\ntiles: ABcd dABc aaaa").Alike())
	assert.Empty(t, read(t, "grid: 3x3\nturn: no\ntiles: ABcd dABc aaaa").Alike())
	assert.Equal(t, [][]int{{0, 3}}, read(t, "grid: 3x3\ntiles: ABcd ? AB?? dABc").Alike())
}

func TestAMotifOnOneSideOfAllIsToldUnlessItNeedsNoMate(t *testing.T) {
	for text, want := range map[string]puzzle.Tile{
		"grid: 3x3\ntiles: ABab e":                 nil,
		"grid: 3x3\ntiles: ABab eC":                {'C'},
		"grid: 3x3\ntiles: ABab":                   nil,
		"grid: 2x1\nframe: F\ntiles: FAab BbaA":    nil,
		"grid: 2x1\nmates: same\ntiles: AAbb BBcc": nil,
	} {
		if strings.Contains(text, " e") {
			want = append(want, 'e')
		}
		assert.Equal(t, want, read(t, text).Lonely(), text)
	}
}
