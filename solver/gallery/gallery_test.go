package gallery

import (
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

func TestEveryEntryReads(t *testing.T) {
	ids := map[string]bool{}
	for _, entry := range All() {
		t.Run(entry.ID, func(t *testing.T) {
			assert.Regexp(t, "^[a-z0-9]+(-[a-z0-9]+)*$", entry.ID)
			assert.False(t, ids[entry.ID], "an ID of its own")
			ids[entry.ID] = true
			document := entry.Document()
			assert.NotEmpty(t, entry.Name)
			assert.Equal(t, document.Name, entry.Name)
			assert.Equal(t, document.By, entry.By)
			assert.Equal(t, document.Puzzle.Grid().Name, entry.Grid)
			assert.Len(t, document.Puzzle.Tiles(), entry.Tiles)
			_, framed := document.Puzzle.Frame()
			assert.Equal(t, entry.Kind != Published, framed)
			assert.Equal(t, entry.Kind == Open, entry.Best > 0, "the best score that a hunt has reached")
			assert.Equal(t, entry.Best > 0, entry.Took > 0)
			assert.Equal(t, document.Link(), entry.Link())
			assert.Empty(t, document.Unknown, "what the gallery knows is no part of the link")
			assert.Empty(t, document.Notes)
			again, err := notation.Read(document.Link())
			require.NoError(t, err)
			assert.Equal(t, document, again)

			set := line{text: entry.line}.set()
			assert.Equal(t, document.Puzzle.Tiles(), set.tiles, "read quickly")
			for _, tile := range set.tiles {
				for _, edge := range tile {
					if !framed || edge != set.frame {
						assert.Equal(t, document.Puzzle.Mates()[edge], set.mates[edge], "%s", edge)
					}
				}
			}
		})
	}
	assert.Len(t, ids, 4+134+61+7)
}

func TestEveryKeyIsKnown(t *testing.T) {
	known := strings.Fields("id name by year author source same grid mates frame tiles art halves motifs arrangements pictures solutions effort above clues best took")
	for _, entry := range All() {
		for pair := range strings.SplitSeq(entry.line, "&") {
			key, value, _ := strings.Cut(pair, "=")
			assert.Contains(t, known, key, entry.ID)
			assert.NotEmpty(t, value, entry.ID)
		}
	}
}

func TestFind(t *testing.T) {
	entry, found := Find("crazy-turtle")
	require.True(t, found)
	assert.Equal(t, 1979, entry.Year)
	_, found = Find("no such puzzle")
	assert.False(t, found)
}

// TestCounts checks the counts of every puzzle that is quick to solve. The long tests check those
// with more cells.
func TestCounts(t *testing.T) {
	most := 36
	if testing.Short() { // as WebAssembly
		most = 20
	}
	for _, entry := range All() {
		if entry.Tiles <= most {
			requireCounts(t, entry)
		}
	}
}

// requireCounts solves a puzzle of known counts. It skips the others.
func requireCounts(t *testing.T, entry Entry) {
	if entry.Solutions == 0 {
		return
	}
	s := search.Compile(entry.Document().Puzzle, search.Options{}).Search()
	require.True(t, s.Step(1<<40), entry.ID)
	c := s.Counts()
	assert.Equal(t, search.NumberOf(uint64(entry.Arrangements)), c.Arrangements, entry.ID)
	assert.Equal(t, uint64(entry.Pictures), c.Pictures, entry.ID)
	assert.Equal(t, uint64(entry.Solutions), c.Solutions, entry.ID)
}

// TestEfforts checks the effort of every puzzle of few tiles.
func TestEfforts(t *testing.T) {
	for _, entry := range All() {
		if entry.Tiles <= 12 {
			requireEffort(t, entry)
		}
	}
}

// unrated are the puzzles that a rating says nothing about: they have many solutions that its
// guess does not reach. The gallery has no effort for the last three either.
var unrated = []string{"framed-7x4", "gemp-f-6x6-5-3-1", "gemp-f-6x6-5-3-4",
	"macmahon-squares-in-red-green-and-blue", "macmahon-squares", "the-ant-trails-puzzle"}

// requireEffort rates a puzzle. If the gallery's effort was measured for longer than a rating
// takes, the rating's guess must agree with it.
func requireEffort(t *testing.T, entry Entry) {
	if entry.Kind == Open { // nobody has ever completed the board
		assert.Zero(t, entry.Effort+entry.Above, entry.ID)
		return
	}
	rater := generate.Rate(entry.Document().Puzzle)
	for !rater.Step(1 << 20) {
	}
	rating, stands := rater.Rating(), float64(entry.Effort)
	nothing := rating == generate.Rating{Error: math.Inf(1)}
	assert.Equal(t, slices.Contains(unrated, entry.ID), nothing, entry.ID)
	switch {
	case rating.Error == 0:
		assert.Equal(t, rating.Effort, stands, entry.ID)
	case rating.Effort > 0:
		off := math.Abs(math.Log(stands / rating.Effort))
		assert.Less(t, off, 2*math.Log(1+rating.Error), entry.ID)
	case nothing:
		assert.Zero(t, entry.Above, entry.ID)
	case stands > 0:
		assert.Greater(t, stands, rating.Above, entry.ID)
	default:
		assert.Equal(t, rating.Above, float64(entry.Above), entry.ID)
	}
}

// TestTheSlipIsNotInTheGallery covers a transcription without a solution, which must be wrong. It
// stands in testdata to be mended.
func TestTheSlipIsNotInTheGallery(t *testing.T) {
	text, err := os.ReadFile("testdata/military.txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	s := search.Compile(document.Puzzle, search.Options{}).Search()
	require.True(t, s.Step(1<<40))
	assert.Zero(t, s.Counts().Solutions)
	assert.Empty(t, Recognise(document.Puzzle))
}

func TestTheFirstFour(t *testing.T) {
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
			document := entry.Document()
			assert.Equal(t, row.name, document.Name)
			assert.Equal(t, row.art, document.Art)
			assert.Equal(t, row.halves, document.Halves)
			assert.Equal(t, row.tiles, words(document.Puzzle.Tiles()))
			assert.Equal(t, row.motifs, motifs(document))
			assert.Equal(t, []int{row.arrangements, row.pictures, row.solutions},
				[]int{entry.Arrangements, entry.Pictures, entry.Solutions})
			assert.NotEmpty(t, entry.Author)
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
	assert.Equal(t, "b.dazzle", insects.By)
	cats, _ := Find("big-cats")
	assert.Equal(t, "Prolog: 3x3 Square Picture-Puzzle Solution", cats.Source)
	sea, _ := Find("majestaetische-meeressaeugetiere")
	assert.Equal(t, "Majestätische Meeressäugetiere", sea.Name)
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

func TestAPuzzleIsFoundByWhatItsBoxSays(t *testing.T) {
	for text, id := range map[string]string{
		"Das verflixte Hunde-Spiel": "hunde-spiel", " one tough puzzle\n": "one-tough-puzzle", "ONE-TOUGH PUZZLE": "one-tough-puzzle",
		"Das verflixte Hundespiel": "", // several puzzles have this name
		"":                         "", "...": "", "nothing of ours": "", "One Tough Puzzle\nOne Tough Puzzle": "",
	} {
		entry, found := Named(text)
		assert.Equal(t, id != "", found, text)
		if found {
			assert.Equal(t, id, entry.ID, text)
		}
	}
}
