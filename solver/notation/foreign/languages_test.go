package foreign

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWhatIsWrittenStaysTheSame: some documents in every format are as in testdata/written, a
// file each. The pieces of programs in it were run once.
func TestWhatIsWrittenStaysTheSame(t *testing.T) {
	for name, link := range map[string]string{
		"dogs":  "grid=3x3&tiles=" + hunde + "&name=Das_verflixte_Hunde-Spiel&motifs=B:brown.G:grey.S:spotted.U:umber",
		"suits": "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc&name=One_Tough_Puzzle&halves=tab.blank&motifs=C:club.D:diamond.H:heart.S:spade",
		"frame": documents["clues"] + "&board=0.1_-_1.2_-_8.3_-_2.0_-_3.3",
	} {
		document := documentOf(t, link)
		written := ""
		for _, format := range All() {
			if !format.IsWritten() {
				continue
			}
			text, lost, err := All().Write(format.ID, document)
			written += "=== " + format.ID + "\n" + text
			for _, loss := range lost {
				written += "--- " + loss.Error() + "\n"
			}
			if err != nil {
				written += "--- " + err.Error() + "\n"
				continue
			}
			if format.has(pasted) && name != "frame" { // only the tiles are read, and nobody knows which edge is the frame
				assert.False(t, containsCode(lost, "lost-reading"), format.ID)
				back := readAll(t, text)
				assert.Equal(t, words(document.Puzzle), words(back.Document.Puzzle), format.ID)
				assert.Nil(t, back.Document.Board, format.ID)
			}
		}
		file := filepath.Join("testdata", "written", name+".txt")
		if *update {
			require.NoError(t, os.WriteFile(file, []byte(written), 0o600))
		}
		golden, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, string(golden), written, file)
	}
}

// TestNamesFitTheirLanguages: motifs get other names where theirs are reserved, no identifiers,
// or taken.
func TestNamesFitTheirLanguages(t *testing.T) {
	document := documentOf(t, "grid=2x2&tiles=TNbd.tnBD.TBnd.NDtb&motifs=T:t.N:nil.B:3_bees.D:Nil")
	arc, _ := writeAll(t, "arc", document)
	assert.Contains(t, arc, "(with (b 1 nill 2 n 3 tt 4)\n  (= tiles (list\n    (list tt (- nill) n (- b))")
	prolog, _ := writeAll(t, "prolog", document)
	assert.Contains(t, prolog, "tile(1, t_head, n_head, m_3_bees_tail, nil_tail).")
	document = documentOf(t, "grid=2x2&mates=same&tiles=abAB.aabb.AABB.abba")
	prolog, _ = writeAll(t, "prolog", document)
	assert.Contains(t, prolog, "tile(1, aa, bb, a, b).")
	haskell, _ := writeAll(t, "haskell", document)
	assert.Contains(t, haskell, "  [ \"abAB\"\n  , \"aabb\"\n")
}
