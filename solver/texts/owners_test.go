package texts

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// owners is a text as people who know nothing of this program write tiles. Some texts have no
// tiles at all.
type owners struct {
	Name, Text string
	Tiles      [][][2]int // picture and half of each side, clockwise
	Ask        bool       // something is wrong with it, or it may be several puzzles
	Refuse     bool       // there are no tiles in it
}

// TestWhatOwnersWriteIsNeverMisread checks that a text read without a question is read as it was
// meant.
func TestWhatOwnersWriteIsNeverMisread(t *testing.T) {
	text, err := os.ReadFile("testdata/owners.json")
	require.NoError(t, err)
	var cases []owners
	require.NoError(t, json.Unmarshal(text, &cases))
	lists, right := 0, 0
	for _, c := range cases {
		found, err := Read(foreign.Common(), c.Text, foreign.Taken{})
		clear := err == nil && (found.Outcome == nil || found.Outcome.Kind == reading.Clear)
		if c.Ask || c.Refuse {
			assert.False(t, clear, "%s is read without a question", c.Name)
			assert.True(t, err != nil || c.Ask, "%s has no tiles", c.Name)
			continue
		}
		if lists++; !clear && !(err == nil && saysOnce(found.Outcome.Readings[0])) {
			continue
		}
		require.NotNil(t, found.Outcome, "%s is read as %s", c.Name, found.Format)
		if assert.True(t, says(found.Outcome.Readings[0], c.Tiles), "%s is read as other tiles", c.Name) {
			right++
		}
	}
	assert.GreaterOrEqual(t, right*100, lists*90, "%d of %d", right, lists)
}

// saysOnce reports whether the only oddity of a reading is pictures that one side shows: the
// person confirms those.
func saysOnce(r *reading.Reading) bool {
	return len(r.Doubts) > 0 && !slices.ContainsFunc(r.Doubts, func(d reading.Doubt) bool { return d.Kind != reading.Once })
}

// says reports whether a reading has these tiles, up to names and to which half is the first.
func says(r *reading.Reading, tiles [][][2]int) bool {
	picture, motif, first := map[string]int{}, map[int]string{}, map[int]int{}
	if len(r.Tiles) != len(tiles) {
		return false
	}
	for i, tile := range r.Tiles {
		for j, side := range tile.Sides {
			want := tiles[i][j]
			if _, known := picture[side.Motif]; !known {
				picture[side.Motif], first[want[0]] = want[0], (side.Half-1)^want[1]
			}
			if _, known := motif[want[0]]; !known {
				motif[want[0]] = side.Motif
			}
			if picture[side.Motif] != want[0] || motif[want[0]] != side.Motif || side.Half == 0 || (side.Half-1)^want[1] != first[want[0]] {
				return false
			}
		}
	}
	return true
}
