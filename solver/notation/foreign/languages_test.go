package foreign

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

var update = flag.Bool("update", false, "write the golden files")

// languagesWritten are the formats that are pieces of programs.
var languagesWritten = []string{"go", "python", "javascript", "haskell", "csharp", "prolog", "arc", "sql"}

// TestListsAreAsPeopleWriteThem, each language in a file of testdata that was run once.
func TestListsAreAsPeopleWriteThem(t *testing.T) {
	for name, link := range map[string]string{
		"dogs":  "grid=3x3&tiles=" + hunde + "&name=Das_verflixte_Hunde-Spiel&motifs=B:brown.G:grey.S:spotted.U:umber",
		"suits": "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc&name=One_Tough_Puzzle&halves=tab.blank&motifs=C:club.D:diamond.H:heart.S:spade",
		"frame": documents["framed"],
	} {
		document, err := notation.Read(link)
		require.NoError(t, err)
		for _, id := range languagesWritten[3:] {
			text, lost, err := All().Write(id, document)
			if name == "frame" && id == "arc" {
				assert.EqualError(t, err, "unfit-whole, format=arc")
				continue
			}
			require.NoError(t, err, id)
			file := filepath.Join("testdata", name+"."+id)
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
			}
			golden, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, string(golden), text, file)
			if name == "frame" {
				continue // of which the tiles are read, and nobody knows what is the frame
			}
			assert.False(t, containsCode(lost, "lost-reading"), file)
			back, err := All().Read(text, How{})
			require.NoError(t, err, file)
			assert.Equal(t, words(document.Puzzle), words(back.Document.Puzzle), file)
			assert.Nil(t, back.Document.Board, file)
		}
	}
}

// TestNamesFitTheirLanguages: what they are called where a name means something else
// there, is none, or is taken.
func TestNamesFitTheirLanguages(t *testing.T) {
	document, err := notation.Read("grid=2x2&tiles=TNbd.tnBD.TBnd.NDtb&motifs=T:t.N:nil.B:3_bees.D:Nil")
	require.NoError(t, err)
	arc, _, err := All().Write("arc", document)
	require.NoError(t, err)
	assert.Contains(t, arc, "(with (b 1 nill 2 n 3 tt 4)\n  (= tiles (list\n    (list tt (- nill) n (- b))")
	prolog, _, err := All().Write("prolog", document)
	require.NoError(t, err)
	assert.Contains(t, prolog, "tile(1, t_head, n_head, m_3_bees_tail, nil_tail).")
	document, err = notation.Read("grid=2x2&mates=same&tiles=abAB.aabb.AABB.abba")
	require.NoError(t, err)
	prolog, _, err = All().Write("prolog", document)
	require.NoError(t, err)
	assert.Contains(t, prolog, "tile(1, aa, bb, a, b).")
	haskell, _, err := All().Write("haskell", document)
	require.NoError(t, err)
	assert.Contains(t, haskell, "  [ \"abAB\"\n  , \"aabb\"\n")
}
