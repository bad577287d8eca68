package texts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// A side writes a side as its picture and half.
type side func(picture, half int) string

// in writes sides as words for pictures and halves, with a mark between them.
func in(pictures, between, halves string) side {
	return func(p, h int) string { return strings.Fields(pictures)[p] + between + strings.Fields(halves)[h] }
}

// cased writes the halves of a picture as a capital and a small letter.
func cased(p, h int) string { return []string{"DPBM", "dpbm"}[h][p : p+1] }

// paired writes numbers: an odd one and the next are the halves of one picture.
func paired(p, h int) string { return fmt.Sprint(2*p + h + 1) }

// summed writes numbers that make nine for the halves of a picture.
func summed(p, h int) string { return fmt.Sprint(p + 1 + h*(7-2*p)) }

// TestASlipIsAskedAbout checks that one mistyped label is named, in a reading that takes the
// others for halves. Most of these lists also have a solution as whole pictures, or with the slip
// as a picture of its own.
func TestASlipIsAskedAbout(t *testing.T) {
	animals, dogs := in("🐶 🐱 🐭 🐰", "", "+ -"), in("D P B M", "", "K S")
	letters, compounds := in("A B C D", "", "1 2"), in("Dackel Pudel Boxer Mops", "", "kopf schwanz")
	for _, row := range []struct {
		name, tiles string
		label       side
		between     string
		tile, side  int // counted from 0
		typed       string
		want        reading.Doubt
	}{
		{"no half", "bCDC.BbCB.AcAD.dCcD.DCcC.bbcA.acCc.DcdD.Bcca", in("red blue green gold", " ", "front back"), ", ", 7, 2, "gold", reading.Doubt{Kind: reading.NoHalf, Text: "gold"}},
		{"no half of a word", "cDda.CCBd.AABB.CBaD.Acbb.DBAb.cCbd.bADa.dabb", in("cat dog cow hen", "", "1 2"), " ", 6, 0, "cow", reading.Doubt{Kind: reading.NoHalf, Text: "cow"}},
		{"no half of a code", "ACaB.CCDA.aBDC.AddC.aCcB.baAd.bacC.caAd.AcdD", letters, " ", 5, 3, "D", reading.Doubt{Kind: reading.NoHalf, Text: "D"}},
		{"no half of two letters", "BcbC.bbaB.BcDA.daDb.bCbD.AdBB.DCac.BdBD.DCcB", dogs, " ", 8, 0, "M", reading.Doubt{Kind: reading.NoHalf, Text: "M"}},
		{"no half of a picture", "AdBC.BCAA.DDba.cabA.Dcdb.DAbb.BbAa.caaB.BbdD", animals, " ", 0, 3, "🐭", reading.Doubt{Kind: reading.NoHalf, Text: "🐭"}},
		{"a sign alone", "dBdD.bdba.CdAb.Dccc.BCbB.CBDA.bCcB.bBdD.BacC", in("1 2 3 4", "", "+ -"), " ", 0, 1, "+", reading.Doubt{Kind: reading.Once, Text: "+"}},
		{"no picture", "bAac.bdBd.BaDd.bbcA.bABB.dabA.DDCd.dDBC.DaDb", in("rouge bleu vert jaune", " ", "avant arrière"), "; ", 5, 0, "arrière", reading.Doubt{Kind: reading.Once, Text: "arrière"}},
		{"no picture behind the half", "cAdC.cDCd.dADa.BCDD.Cbdd.aACd.aBaD.bAbD.cAaA", func(p, h int) string {
			return strings.Fields("tête queue")[h] + " de " + strings.Fields("chien chat lapin souris")[p]
		}, ", ", 8, 2, "queue de", reading.Doubt{Kind: reading.Once, Text: "queue de"}},
		{"a word", "bCDC.BbCB.AcAD.dCcD.DCcC.bbcA.acCc.DcdD.Bcca", in("red blue green gold", " ", "front back"), ", ", 7, 2, "gfld back", reading.Doubt{Kind: reading.MotifSlip, Text: "gfld", Guess: "gold"}},
		{"the ending of a compound", "bcBA.cbcC.CAAB.Dbca.BcBb.Ccdc.aBCb.bCaC.CDbC", compounds, " - ", 5, 3, "Boxerschwan", reading.Doubt{Kind: reading.Once, Text: "Boxerschwan", Guess: "Boxerschwanz"}},
		{"the beginning of a compound", "aBDD.CDbd.bdBA.AddA.DcDb.bDda.bdDB.DdBb.DaBB", compounds, " - ", 4, 1, "Boxecschwanz", reading.Doubt{Kind: reading.MotifSlip, Text: "Boxec", Guess: "Boxer"}},
		{"a letter among letters", "CAba.BbaA.DAac.AacB.ABdA.aacc.bCCa.dacA.ADaA", cased, " ", 5, 1, "x", reading.Doubt{Kind: reading.Once, Text: "x"}},
		{"a sign among letters", "BAbb.CAbA.bCBb.BaaC.DBBb.AccB.bCcA.aBBB.cadA", cased, " ", 0, 2, "*", reading.Doubt{Kind: reading.Once, Text: "*"}},
		{"the first sign of a code", "cAac.Dcca.ACDa.Cccd.cCCC.aBaC.cAaA.CDcA.BCCA", dogs, " ", 3, 0, "9K", reading.Doubt{Kind: reading.Once, Text: "9K"}},
		{"the last sign of a code", "aAAD.ADBa.dbDd.cbbb.AdCc.BbbB.CDcD.CdCb.CAAc", letters, " ", 7, 0, "Cz", reading.Doubt{Kind: reading.Once, Text: "Cz"}},
		{"a code turned round", "CbAd.DBdC.baca.cdbC.aCAD.DCcc.AaDd.dABc.bADD", letters, " ", 2, 0, "2B", reading.Doubt{Kind: reading.Once, Text: "2B"}},
		{"a number behind a sign", "bABB.abAb.AAbA.CdBc.aDBd.aAad.cBaA.BaAD.DBdD", in("1 2 3 4", "", "+ -"), " ", 3, 0, "+X", reading.Doubt{Kind: reading.Once, Text: "+X"}},
		{"a picture", "dcbC.CBDC.Ccdb.bddB.ccca.CDbB.BbBD.CCBB.DcbC", animals, " ", 2, 2, "X-", reading.Doubt{Kind: reading.Once, Text: "X-"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, mark := range []string{"", "%d. ", "Tile %d: "} {
				text := eachTile(sidesOf(row.tiles), "\n", func(i int, sides [][2]int) string {
					if mark != "" {
						return fmt.Sprintf(mark, i+1) + written(row.label, sides, row.between, i == row.tile, row.side, row.typed)
					}
					return written(row.label, sides, row.between, i == row.tile, row.side, row.typed)
				})
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.Equal(t, reading.Ask, found.Outcome.Kind, text)
				best := found.Outcome.Readings[0]
				row.want.Line, row.want.Tile, row.want.Side = row.tile+1, row.tile+1, row.side
				assert.Contains(t, best.Doubts, row.want, text)
				assert.NotEqual(t, reading.Whole, best.Split, text)
			}
		})
	}
}

// written writes the sides of a tile; if odd, the side at has the label typed instead.
func written(label side, sides [][2]int, between string, odd bool, at int, typed string) string {
	return eachSide(sides, between, around, func(i, p, h int) string {
		if odd && i == at {
			return typed
		}
		return label(p, h)
	})
}

// TestNumbersThatMayBeSeveralPuzzlesAreAskedAbout covers eight numbers that have a solution as
// whole pictures and as halves. If one number is missing, they are still halves.
func TestNumbersThatMayBeSeveralPuzzlesAreAskedAbout(t *testing.T) {
	for _, row := range []struct {
		name, tiles string
		label       side
		kind        reading.OutcomeKind
	}{
		{"all", "dAcc.BAAd.DDcb.cAbA.Ccda.cdBC.CACC.dDca.aBdC", paired, reading.Ask},
		{"sums, and k and k+4", "CcBa.CDBD.ccdB.aBaC.ccdA.cbDD.bAAa.CAdA.bDaC", summed, reading.Ask},
		{"sums, and odd and even", "CcbA.bcdD.dDBa.cAaa.ADBa.dadA.bADc.DBDc.CDbB", summed, reading.Ask},
		{"one missing", "cAcA.CbcB.CcaA.bbCA.aDCC.aaBc.DCCC.BAca.ABaA", func(p, h int) string { return fmt.Sprint(p + 1 + 4*h) }, reading.Clear},
	} {
		t.Run(row.name, func(t *testing.T) {
			tiles := sidesOf(row.tiles)
			text := eachTile(tiles, "\n", func(_ int, sides [][2]int) string { return written(row.label, sides, " ", false, 0, "") })
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			require.Equal(t, row.kind, found.Outcome.Kind, text)
			right := slices.ContainsFunc(found.Outcome.Readings, func(r *reading.Reading) bool { return says(r, tiles) })
			assert.True(t, right, text)
		})
	}
}

// TestTilesThatAreTheSameAreTold checks that equal tiles are reported, whichever way they lie,
// and still read. Where there are many, or in a published puzzle, they are intended.
func TestTilesThatAreTheSameAreTold(t *testing.T) {
	for _, row := range []struct {
		name, tiles string
		tile, twin  int
	}{
		{"none", nineTiles, 0, 0},
		{"two", "bbCa.dadc.ADCb.BAba.ADcb.aBAB.BADC.cdab.BAba", 8, 3},
		{"two, one turned", "bbCa.dadc.ADCb.BAba.ADcb.aBAB.BADC.cdab.AbaB", 8, 3},
		{"many", "BbaA.BbaA.BbaA.BbaA.BbaA.baBB.aCAB.aAbc.cabA", 0, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			text := strings.ReplaceAll(row.tiles, ".", "\n")
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			require.Equal(t, reading.Clear, found.Outcome.Kind, text)
			var want []*puzzle.Fault
			if row.tile > 0 {
				want = []*puzzle.Fault{{Code: "look-twin", Args: map[string]any{"tile": row.twin}, At: map[string]int{"tile": row.tile}}}
			}
			assert.Equal(t, want, found.Document.Notes)
		})
	}
}

// TestALineOfTooManySidesIsNamed covers numbers as list marks and as columns, and pictures that
// no other line has.
func TestALineOfTooManySidesIsNamed(t *testing.T) {
	for _, sign := range []string{"", ".", ")", ":"} {
		var lines []string
		for i, tile := range strings.Split("+1 -4 -3 -4, +4 +2 +1 +2, -2 +1 -3 -4, +3 +1 -3 -2 +3, -4 +4 -4 -1, -4 +1 +4 -1, -2 +4 -4 +4, -3 +4 +4 -4, -1 -1 -4 +2", ", ") {
			lines = append(lines, fmt.Sprint(i+1)+sign+" "+tile)
		}
		found, err := Read(foreign.Common(), strings.Join(lines, "\n"), foreign.Taken{})
		require.NoError(t, err)
		want := reading.Doubt{Kind: reading.LeftOut, Line: 4, Text: lines[3]}
		for _, d := range found.Outcome.Readings[0].Doubts {
			d.Found = 0
			assert.Equal(t, want, d)
		}
		assert.Equal(t, reading.AboutDoubts, found.Outcome.Question, sign)
	}
}

// TestAMarkThatIsCutShortIsHeard covers a half that is written out on some sides only.
func TestAMarkThatIsCutShortIsHeard(t *testing.T) {
	const tiles = "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"
	text := eachTile(sidesOf(tiles), "\n", func(i int, sides [][2]int) string {
		marks := "Kopf Schwanz"
		if i > 4 {
			marks = "K. Schw."
		}
		return written(in("Dackel Pudel Boxer Mops", " ", marks), sides, ", ", false, 0, "")
	})
	found, err := Read(foreign.Common(), text, foreign.Taken{})
	require.NoError(t, err, text)
	require.Equal(t, reading.Clear, found.Outcome.Kind, text)
	assert.True(t, says(found.Outcome.Readings[0], sidesOf(tiles)), text)
}

// TestAWordMistypedThriceIsNamed checks that it is no picture of its own.
func TestAWordMistypedThriceIsNamed(t *testing.T) {
	text := strings.Replace(wordsOf("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"), "hare", "haer", 3)
	found, err := Read(foreign.Common(), text, foreign.Taken{})
	require.NoError(t, err, text)
	best := found.Outcome.Readings[0]
	require.Equal(t, reading.AboutDoubts, found.Outcome.Question, text)
	assert.Equal(t, []string{"haer", "hare"}, []string{best.Doubts[0].Text, best.Doubts[0].Guess}, best.Doubts)
}

// TestPicturesThatAreCalledNearlyAlikeAreNoSlips covers two that occur often enough to be meant.
func TestPicturesThatAreCalledNearlyAlikeAreNoSlips(t *testing.T) {
	text := strings.NewReplacer("fox", "Haus", "owl", "Maus").Replace(wordsOf("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"))
	found, err := Read(foreign.Common(), text, foreign.Taken{})
	require.NoError(t, err, text)
	assert.Equal(t, reading.Clear, found.Outcome.Kind, text)
}

// TestAMistypedHalfIsNoOtherWordForIt checks that "heads" is named, and not taken for the whole of "head".
func TestAMistypedHalfIsNoOtherWordForIt(t *testing.T) {
	text := strings.Replace(wordsOf("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"), "fox head", "fox heads", 1)
	require.Contains(t, text, "heads")
	found, err := Read(foreign.Common(), text, foreign.Taken{})
	require.NoError(t, err, text)
	require.Equal(t, reading.AboutDoubts, found.Outcome.Question, text)
	assert.Equal(t, reading.MarkSlip, found.Outcome.Readings[0].Doubts[0].Kind, text)
}
