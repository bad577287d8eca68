package reading_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// TestWordsOfTheTextAreTold: motifs and halves are called as the text calls them; where capitals tell the halves
// apart, or numbers do, the halves have no words.
func TestWordsOfTheTextAreTold(t *testing.T) {
	const tiles = "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"
	for name, row := range map[string]struct {
		one, other     string // what the four motifs are called, by half
		motifs, halves string
	}{
		"nouns in capitals":        {"Fuchs Kopf,Eule Kopf,Bär Kopf,Hase Kopf", "Fuchs Schwanz,Eule Schwanz,Bär Schwanz,Hase Schwanz", "Fuchs Eule Bär Hase", "Kopf Schwanz"},
		"the half first":           {"Tête Renard,Tête Hibou,Tête Ours,Tête Lièvre", "Queue Renard,Queue Hibou,Queue Ours,Queue Lièvre", "Renard Hibou Ours Lièvre", "Tête Queue"},
		"one word":                 {"Fuchskopf,Eulenkopf,Bärenkopf,Hasenkopf", "Fuchsschwanz,Eulenschwanz,Bärenschwanz,Hasenschwanz", "Fuchs Eulen Bären Hasen", "kopf schwanz"},
		"two endings of a letter":  {"zorro,gato,oso,perro", "zorra,gata,osa,perra", "zorra gata osa perra", "a o"},
		"capitals and small words": {"FOX,OWL,BEAR,HARE", "fox,owl,bear,hare", "FOX OWL BEAR HARE", "A a"},
		"capitals and first ones":  {"Fox,Owl,Bear,Hare", "fox,owl,bear,hare", "Fox Owl Bear Hare", "A a"},
		"letters":                  {"F,O,B,H", "f,o,b,h", "F O B H", "A a"},
		"numbers k and k+4":        {"1,2,3,4", "5,6,7,8", "1 2 3 4", "a b"},
		"signs":                    {"+Fox,+Owl,+Bear,+Hare", "-Fox,-Owl,-Bear,-Hare", "Fox Owl Bear Hare", "+ -"},
	} {
		t.Run(name, func(t *testing.T) {
			var lines []string
			for tile := range strings.SplitSeq(tiles, ".") {
				var sides []string
				for _, sign := range tile {
					labels := strings.Split(row.one, ",")
					if sign >= 'a' {
						labels, sign = strings.Split(row.other, ","), sign-'a'+'A'
					}
					sides = append(sides, labels[sign-'A'])
				}
				lines = append(lines, strings.Join(sides, ", "))
			}
			o := reading.Read(strings.Join(lines, "\n"), judge)
			require.NotEmpty(t, o.Readings)
			r := o.Readings[0]
			motifs := map[string]bool{}
			for _, tile := range r.Tiles {
				for _, side := range tile.Sides {
					motifs[side.Motif] = true
				}
			}
			want := map[string]bool{}
			for motif := range strings.FieldsSeq(row.motifs) {
				want[motif] = true
			}
			assert.Equal(t, want, motifs)
			assert.ElementsMatch(t, strings.Fields(row.halves), r.Halves[:])
		})
	}
}

// TestASlipIsGuessedInItsHalf: where each half has a label of its own, "gatto" is gato and not gata.
func TestASlipIsGuessedInItsHalf(t *testing.T) {
	names := strings.NewReplacer("A", "zorra ", "B", "gata ", "C", "osa ", "D", "perra ", "a", "zorro ", "b", "gato ", "c", "oso ", "d", "perro ", ".", "\n")
	text := strings.Replace(names.Replace("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"), "gato", "gatto", 1)
	r := reading.Read(text, judge).Readings[0]
	require.NotEmpty(t, r.Doubts)
	assert.Equal(t, [2]string{"gatto", "gato"}, [2]string{r.Doubts[0].Text, r.Doubts[0].Guess})
}

// TestADoubtMovesWithItsSide: the slip is the left side of tile 5, and the right one where the text lists top, left, bottom, right.
func TestADoubtMovesWithItsSide(t *testing.T) {
	names := strings.NewReplacer("A", "fox head, ", "B", "owl head, ", "C", "bear head, ", "D", "hare head, ", "a", "fox tail, ", "b", "owl tail, ", "c", "bear tail, ", "d", "hare tail, ", ".", "\n")
	text := strings.Replace(names.Replace("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"), "owl head, bear tail", "owl head, beaar tail", 1)
	r := reading.Read(text, judge).Readings[0]
	require.NotEmpty(t, r.Doubts)
	require.Equal(t, [2]int{5, 3}, [2]int{r.Doubts[0].Tile, r.Doubts[0].Side})
	assert.Equal(t, 1, r.Reordered("tlbr").Doubts[0].Side)
}

// TestNumbersOfAPictureAreThoseThatStandThere, though a half is missing.
func TestNumbersOfAPictureAreThoseThatStandThere(t *testing.T) {
	r := &reading.Reading{Split: reading.Shifted, Tiles: []reading.Tile{{Sides: []reading.Side{
		{Label: "1", Motif: "1", Half: 1}, {Label: "7", Motif: "7", Half: 2}, {Label: "5", Motif: "1", Half: 2}, {Label: "1", Motif: "1", Half: 1},
	}}}}
	assert.True(t, r.IsNumbered())
	assert.Equal(t, []reading.Picture{{Name: "1", Labels: [2]string{"1", "5"}, Counts: [2]int{2, 1}}, {Name: "7", Labels: [2]string{"", "7"}, Counts: [2]int{0, 1}}}, r.Pictures())
}
