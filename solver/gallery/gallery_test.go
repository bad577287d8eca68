package gallery

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

func TestEveryFileIsInTheGallery(t *testing.T) {
	files, err := os.ReadDir("puzzles")
	require.NoError(t, err)
	for _, file := range files {
		id := strings.TrimSuffix(file.Name(), ".txt")
		entry, found := Find(id)
		assert.True(t, found, id)
		assert.Equal(t, id, entry.ID)
	}
	assert.Len(t, All(), len(files))
	_, found := Find("no such puzzle")
	assert.False(t, found)
}

func TestEntries(t *testing.T) {
	for _, row := range []struct {
		id, name, art, tiles, motifs      string
		halves                            [2]string
		arrangements, pictures, solutions int
	}{
		{"hunde-spiel", "Das verflixte Hunde-Spiel", "dogs", "BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs",
			"B brown, G grey, S spotted, U umber", [2]string{}, 16, 8, 2},
		{"insects", "Insects", "insects", "BdDM bMaD ABbm dAMa AdMb BaDm aBmd bMdA MdAB",
			"A ant, B beetle, D dragonfly, M mantis", [2]string{}, 4, 4, 1},
		{"big-cats", "Big cats", "cats", "ctLT lLtC tLPt pCpl TTCl pPcT PcCl pLPc CTPl",
			"C cheetah, L lion, P panther, T tiger", [2]string{}, 4, 4, 1},
		{"one-tough-puzzle", "One Tough Puzzle", "suits", "HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc",
			"C club, D diamond, H heart, S spade", [2]string{"tab", "blank"}, 4, 4, 1},
	} {
		t.Run(row.id, func(t *testing.T) {
			entry, found := Find(row.id)
			require.True(t, found)
			document := entry.Document
			assert.Equal(t, row.name, document.Name)
			assert.Equal(t, row.art, document.Art)
			assert.Equal(t, row.halves, document.Halves)
			assert.Equal(t, "3x3", document.Puzzle.Grid().Name)
			assert.True(t, document.Puzzle.MayTurn())
			assert.Equal(t, row.tiles, words(document.Puzzle.Tiles()))
			assert.Equal(t, row.motifs, motifs(document))
			assert.Equal(t, []int{row.arrangements, row.pictures, row.solutions},
				[]int{entry.Arrangements, entry.Pictures, entry.Solutions})
			assert.NotEmpty(t, entry.Author)
			assert.Empty(t, document.Unknown, "what the gallery knows is no part of the link")
			assert.Empty(t, document.Notes)

			again, err := notation.Read(document.Link())
			require.NoError(t, err)
			assert.Equal(t, document, again)
		})
	}
}

func TestWhatIsKnownOfThem(t *testing.T) {
	dogs, _ := Find("hunde-spiel")
	assert.Equal(t, 1979, dogs.Year)
	assert.Equal(t, "Mark Seemann", dogs.Author)
	assert.Equal(t, "Das verflixte Hunde-Spiel", dogs.Source)
	insects, _ := Find("insects")
	assert.Zero(t, insects.Year, "not known")
	assert.Equal(t, "b.dazzle", insects.Document.By)
	cats, _ := Find("big-cats")
	assert.Equal(t, "Prolog: 3x3 Square Picture-Puzzle Solution", cats.Source)
}

func words(tiles []puzzle.Tile) string {
	var list []string
	for _, tile := range tiles {
		list = append(list, tile.String())
	}
	return strings.Join(list, " ")
}

// motifs lists every motif of the puzzle with its name.
func motifs(document *notation.Document) string {
	var list []string
	for _, motif := range document.Puzzle.Motifs() {
		list = append(list, motif.Head.String()+" "+document.Motifs[motif.Head])
	}
	return strings.Join(list, ", ")
}
