package texts

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestTilesOnOneLineAreRead: four tiles on one line, whatever parts them.
func TestTilesOnOneLineAreRead(t *testing.T) {
	tiles := sidesOf("ABcd.BCda.CDab.DAbc")
	for _, text := range []string{
		"ABcd BCda CDab DAbc",
		"ABcd, BCda, CDab, DAbc",
		"ABcd;BCda;CDab;DAbc",
		"ABcd|BCda|CDab|DAbc",
		"ABcd / BCda / CDab / DAbc",
		"ABcd-BCda-CDab-DAbc",
		"A B c d | B C d a | C D a b | D A b c",
		"A,B,c,d; B,C,d,a; C,D,a,b; D,A,b,c",
		"[A,B,c,d],[B,C,d,a],[C,D,a,b],[D,A,b,c]",
		"1: ABcd 2: BCda 3: CDab 4: DAbc",
		"1) A, B, c, d  2) B, C, d, a  3) C, D, a, b  4) D, A, b, c",
		"Tiles: ABcd, BCda, CDab and DAbc.",
		"fox head, owl head, bear tail, hare tail / owl head, bear head, hare tail, fox tail / bear head, hare head, fox tail, owl tail / hare head, fox head, owl tail, bear tail",
	} {
		t.Run(text, func(t *testing.T) {
			found, err := Read(foreign.Common(), text+"\n", foreign.Taken{})
			require.NoError(t, err)
			require.Equal(t, reading.Clear, found.Outcome.Kind, found.Outcome.Question)
			assert.True(t, says(found.Outcome.Readings[0], tiles))
		})
	}
}

// TestTilesThatAreTheSameAreRead: nine of one kind, and a list of which most are.
func TestTilesThatAreTheSameAreRead(t *testing.T) {
	for name, tiles := range map[string]string{
		"nine":  strings.TrimSuffix(strings.Repeat("ABab.", 9), "."),
		"eight": "cbCB.cbCB.cbCB.cbCB.cbCB.cbCB.cbCB.cbCB.CBbC",
		"five":  "BbaA.BbaA.BbaA.BbaA.BbaA.baBB.aCAB.aAbc.cabA",
	} {
		t.Run(name, func(t *testing.T) {
			for _, text := range []string{
				strings.ReplaceAll(tiles, ".", "\n"),
				strings.ReplaceAll(strings.Join(strings.Split(tiles, ""), " "), ". ", "\n"),
			} {
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.Equal(t, reading.Clear, found.Outcome.Kind, "%s\n%s", found.Outcome.Question, text)
				assert.True(t, says(found.Outcome.Readings[0], sidesOf(tiles)), text)
			}
		})
	}
}

// TestALoneNumberBelowNumberedTilesIsNone, be it right behind the sign of the list mark or not.
func TestALoneNumberBelowNumberedTilesIsNone(t *testing.T) {
	for _, mark := range []string{": ", ":"} {
		for _, number := range []string{"7", "10", "12"} {
			var lines []string
			for i, tile := range strings.Split(nineTiles, ".") {
				lines = append(lines, string(rune('1'+i))+mark+tile)
			}
			text := strings.Join(append(lines, number), "\n")
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			require.Equal(t, reading.Clear, found.Outcome.Kind, text)
			assert.True(t, says(found.Outcome.Readings[0], sidesOf(nineTiles)), text)
		}
	}
}
