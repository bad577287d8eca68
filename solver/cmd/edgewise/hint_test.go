package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const hundeSpiel = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"

func TestHint(t *testing.T) {
	for _, row := range []struct{ name, puzzle, board, says string }{
		{"a step that is forced", hundeSpiel, "1.0_7.0_-_-_4.0_-_-_-_-", "Still solvable: 1 solution from here. Tile 1: row 2, column 1, not turned. This cell needs"},
		{"tiles that look alike", hundeSpiel, "1.0_7.0_-_0.0_4.0_5.0_8.3_6.3_-", "Tile 4 is just like it."},
		{"no way on", hundeSpiel, "0.0_-_-_-_4.0_-_-_-_-", "Nothing fits row 1, column 2, so it can’t be solved from here. Tile 1 in row 1, column 1 has to change."},
		{"nothing fits beside them", hundeSpiel, "1.0_0.0_-_-_-_-_-_-_-", "Tile 1 in row 1, column 2 has to change."},
		{"tiles in conflict", hundeSpiel, "0.0_1.0_-_-_-_-_-_-_-", "Mismatch of tile 1 with tile 2: G meets u. It can’t be solved from here. Tile 1 in row 1, column 1 has to change."},
		{"the last tile turned wrong", hundeSpiel, "1.0_7.0_2.0_0.0_4.0_5.0_8.3_6.3_3.0", "Tile 4 in row 3, column 3 only has to be turned. Turn it once to the left."},
		{"the frame’s edge inside", "grid=2x1&frame=a&tiles=aaba.abaa", "0.0_-", "Tile 1 is misplaced: a doesn’t belong on the right."},
		{"a full board", hundeSpiel, "1.0_7.0_2.0_0.0_4.0_5.0_8.3_6.3_3.3", "The board is full."},
	} {
		got := say(t, "en", "", "hint", row.puzzle+"&board="+row.board)
		assert.Equal(t, said{status: done}, said{status: got.status, errors: got.errors}, row.name)
		assert.Contains(t, strings.ReplaceAll(got.out, "\n", " "), row.says, row.name)
	}
}

func TestHintAllJSON(t *testing.T) {
	var out hintJSON
	require.NoError(t, json.Unmarshal([]byte(say(t, "en", "", "hint", "-all", "-json", hundeSpiel).out), &out))
	assert.Equal(t, "2", string(out.Outlook.Ways))
	assert.Len(t, out.Steps, 9)
	assert.True(t, *out.Complete)
	assert.Equal(t, "guess", out.Steps[0].Kind)
	assert.Equal(t, "forced", out.Steps[1].Kind)
}
