package reading_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/notation/reading"
)

// nineWhole is nine tiles with four letters.
const nineWhole = "\n\nA B C D\nB A D C\nC C A B\nD A B C\nA A C D\nB D C A\nC B A D\nD D B C\nA C B D"

// A legend gives pictures names, and never makes one of two.
func TestLegendsKeepPicturesApart(t *testing.T) {
	for _, row := range []struct {
		name, legend string
		motifs       []string
		kind         reading.OutcomeKind
	}{
		{"plain", "A = fox\nB = owl\nC = hare\nD = deer", []string{"fox", "owl", "hare", "deer"}, reading.Clear},
		{"on one line", "A = fox, B = owl, C = hare, D = deer", []string{"fox", "owl", "hare", "deer"}, reading.Clear},
		{"commas in it", "A = dog, brown\nB = dog, grey\nC = cat, black\nD = cat, white", []string{"dog brown", "dog grey", "cat black", "cat white"}, reading.Clear},
		{"brackets in it", "A = dog (brown)\nB = dog (grey)\nC = cat\nD = bird", []string{"dog brown", "dog grey", "cat", "bird"}, reading.Clear},
		{"one name for two", "A = dog\nB = cat\nC = dog\nD = bird", []string{"A", "B", "C", "D"}, reading.Ask},
	} {
		t.Run(row.name, func(t *testing.T) {
			o := reading.Read(row.legend+nineWhole, judge)
			assert.Equal(t, row.kind, o.Kind)
			var motifs []string
			for _, side := range o.Readings[0].Tiles[0].Sides {
				motifs = append(motifs, side.Motif)
			}
			assert.Equal(t, row.motifs, motifs)
		})
	}
}

// A line is of the legend only where tiles have what it explains.
func TestOnlyWhatWasUsedIsALegend(t *testing.T) {
	o := reading.Read("A = fox\nB = owl\nC = hare\nD = deer\nPS: tile ten got lost"+nineWhole, judge)
	assert.Contains(t, o.Readings[0].Facts, reading.Fact{Kind: reading.Legend, Text: "A = fox", Line: 1})
	assert.Contains(t, o.Readings[0].Facts, reading.Fact{Kind: reading.Around, Text: "PS: tile ten got lost", Line: 5})
}

// A fifth side of one tile is no remark.
func TestOneSideTooManyIsAskedAbout(t *testing.T) {
	for name, text := range map[string]string{
		"whole":  "fox, owl, hare, deer, wolf\nowl, fox, deer, hare\nhare, deer, fox, fox\ndeer, hare, owl, fox\nfox, hare, owl, deer\nowl, deer, hare, hare\nhare, fox, deer, owl\ndeer, owl, fox, deer\nfox, fox, hare, hare",
		"halves": "fox head, owl tail, hare head, deer tail, wolf head\nowl head, fox tail, deer head, hare tail\nhare head, deer tail, fox head, fox tail\ndeer head, hare tail, owl head, owl tail",
		"two":    "fox head, owl tail, hare head, deer tail, wolf head\nowl head, fox tail, deer head, hare tail\nhare head, deer tail, fox head, fox tail\ndeer head, hare tail, owl head, owl tail, wolf tail\nowl head, deer tail, fox head, hare tail",
	} {
		o := reading.Read(text, judge)
		assert.Equal(t, reading.Ask, o.Kind, name)
		assert.Equal(t, 5, o.Readings[0].Doubts[0].Found, name)
	}
}
