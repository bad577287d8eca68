package texts

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestDigitsAreTilesThatTurnOrNot covers rows that fit as they stand, so their tiles may not
// turn, and rows that allow both, about which the person is asked.
func TestDigitsAreTilesThatTurnOrNot(t *testing.T) {
	for _, row := range []struct {
		name, text, format string
		kind               reading.OutcomeKind
	}{
		{"as they fit", "2645 4176 1851\n4134 7371 5233\n3826 7438 3784", "tetravex", ""},
		{"shuffled, and no halves", "4134 7438 5233\n7371 4176 3826\n2645 3784 1851", "tetravex", ""},
		{"halves only", "1536\n8228\n8432\n1718\n3646\n2344\n8528\n6677\n6353\n", "list", reading.Clear},
		{"both, in rows", "2142 1123 4113\n1323 2112 3221\n2333 2312 1241\n", "list", reading.Ask},
		{"both, in lines", "3422\n4331\n1234\n1114\n2434\n3423\n2433\n3324\n2423\n", "list", reading.Ask},
		{"both, with more space", "3324   1443   2214\n\n3232   4223   4432\n\n4214   3344   3433\n", "list", reading.Ask},
	} {
		t.Run(row.name, func(t *testing.T) {
			found, err := Read(foreign.Common(), row.text, foreign.Taken{})
			require.NoError(t, err)
			assert.Equal(t, row.format, found.Format)
			if found.Outcome != nil {
				assert.Equal(t, row.kind, found.Outcome.Kind)
			} else {
				assert.True(t, found.Document.Puzzle.Spec().NoTurns)
			}
		})
	}
}

// TestTooFewTilesAreAskedAbout covers five tiles, a part of nine: nobody has such a narrow board.
func TestTooFewTilesAreAskedAbout(t *testing.T) {
	for name, list := range map[string]string{
		"codes":   "BH GH UT ST\nBH SH BT UT\nBH SH GT UT\nGH BH ST UT\nGH UH BT ST\n",
		"letters": "ABcd\nBCda\nCDab\nDAbc\nABCd\n",
		"words":   "dog-head cat-head dog-tail cat-tail\ncat-head dog-tail bird-head dog-head\nbird-tail dog-head cat-tail bird-head\ndog-tail bird-head cat-head dog-head\ncat-tail bird-tail dog-head cat-head\n",
		"numbers": "1 2 -1 -2\n2 3 -2 -1\n3 1 -3 -2\n1 -2 3 -3\n-1 2 1 3\n",
		"digits":  "1626\n1612\n1662\n1562\n1266\n",
	} {
		t.Run(name, func(t *testing.T) {
			found, err := Read(foreign.Common(), list, foreign.Taken{})
			require.NoError(t, err)
			require.NotNil(t, found.Outcome)
			assert.Equal(t, reading.Ask, found.Outcome.Kind)
			assert.Equal(t, reading.AboutCount, found.Outcome.Question)
			assert.Len(t, found.Outcome.Readings[0].Tiles, 5)
			assert.False(t, found.Outcome.Readings[0].Fits)
			assert.Equal(t, 9, foreign.Expected(found.Outcome.Readings[0]))
			_, err = found.Plain()
			assert.EqualError(t, err, "list-open")
		})
	}
}
