package texts

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestLayoutsAreRead covers nine tiles as sheets, letters, drawings and programs lay them out.
// Each layout was once misread or refused.
func TestLayoutsAreRead(t *testing.T) {
	file, err := os.ReadFile("testdata/layouts.json")
	require.NoError(t, err)
	var cases []struct {
		Name, Tiles string
		Text        []string
	}
	require.NoError(t, json.Unmarshal(file, &cases))
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			text := strings.Join(c.Text, "\n")
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			require.NotNil(t, found.Outcome, text)
			require.Equal(t, reading.Clear, found.Outcome.Kind, "%s\n%s", found.Outcome.Question, text)
			assert.True(t, says(found.Outcome.Readings[0], sidesOf(c.Tiles)), text)
		})
	}
}

// TestALegendTellsHalvesAndNames covers legends of letters and of numbers, and checks that they
// are not reported as left out.
func TestALegendTellsHalvesAndNames(t *testing.T) {
	letters := strings.ReplaceAll(nineTiles, ".", "\n")
	for legend, list := range map[string]string{
		"A: fox head, a: fox tail\nB: owl head, b: owl tail\nC: bear head, c: bear tail\nD: hare head, d: hare tail": letters,
		"A = fox, B = owl, C = bear, D = hare": letters,
		"A fox, B owl, C bear, D hare":         letters,
		"1 = fox head, 2 = owl head, 3 = bear head, 4 = hare head, 5 = fox tail, 6 = owl tail, 7 = bear tail, 8 = hare tail": strings.NewReplacer(
			"A", "1 ", "B", "2 ", "C", "3 ", "D", "4 ", "a", "5 ", "b", "6 ", "c", "7 ", "d", "8 ", ".", "\n").Replace(nineTiles),
		"A fox, B owl, C bear, D hare\n+ = head, - = tail": strings.NewReplacer(
			"A", "A+ ", "B", "B+ ", "C", "C+ ", "D", "D+ ", "a", "A- ", "b", "B- ", "c", "C- ", "d", "D- ", ".", "\n").Replace(nineTiles),
	} {
		t.Run(legend, func(t *testing.T) {
			for _, text := range []string{legend + "\n\n" + list, list + "\n\n" + legend} {
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.Equal(t, reading.Clear, found.Outcome.Kind, text)
				r := found.Outcome.Readings[0]
				assert.True(t, says(r, sidesOf(nineTiles)), text)
				names := map[string]bool{}
				for _, tile := range r.Tiles {
					for _, side := range tile.Sides {
						names[side.Motif] = true
					}
				}
				assert.Equal(t, map[string]bool{"fox": true, "owl": true, "bear": true, "hare": true}, names, text)
				if strings.Contains(legend, "tail") {
					assert.ElementsMatch(t, []string{"head", "tail"}, r.Halves, text)
				}
				for _, f := range r.Facts {
					assert.NotEqual(t, reading.Around, f.Kind, text)
				}
			}
		})
	}
}

// TestLettersOfTilesAreNoOrder covers tiles marked with the initials of the sides: only words
// give the order.
func TestLettersOfTilesAreNoOrder(t *testing.T) {
	list := strings.NewReplacer("A", "T", "B", "B", "C", "L", "D", "R", "a", "t", "b", "b", "c", "l", "d", "r", ".", "\n").Replace("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BACD.BbDd")
	for _, row := range []struct{ text, order string }{
		{list, "trbl"},
		{list + "\n\nEach tile: top, bottom, left, right.", "tblr"},
		{"Each tile, anticlockwise from the top:\n" + list, "tlbr"},
	} {
		for _, text := range []string{row.text, strings.ReplaceAll(strings.ReplaceAll(row.text, list, strings.Join(strings.Split(list, ""), " ")), " \n ", "\n")} {
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			assert.Equal(t, row.order, found.Outcome.Readings[0].Order.Sides, text)
		}
	}
}
