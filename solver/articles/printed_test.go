package articles_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/web/words"
)

// The pairs of the fourth article, as its TileMatches prints them, and its tiles, each from the
// top clockwise, as in its Main. The comment beside the first tile there says "spotted tail", as
// the first article does.
var (
	pairsPrinted = []string{"BHBT", "GHGT", "SHST", "UHUT"}
	tilesPrinted = []string{"BH GH UT SH", "BH SH BT UT", "BH SH GT UT", "BH SH GT UT", "BH UH ST GT",
		"GH BH ST UT", "GH SH BT UT", "GH UH BT ST", "GH UH GT ST"}
)

const firstCorrected = "BH GH UT ST"

// A printed search is the fourth article's PlaceTile, but does not stop at the first full board.
type printed struct {
	pairs  []string // the near half's name and then the far one's: right and left, bottom and top
	tiles  [][]string
	board  [9][]string
	used   [9]bool
	tries  int
	boards int
}

func (s *printed) place(cell int) {
	if cell == len(s.board) {
		s.boards++
		return
	}
	for number, tile := range s.tiles {
		if s.used[number] {
			continue
		}
		for range 4 {
			if s.tries++; s.valid(tile, cell) {
				s.board[cell], s.used[number] = tile, true
				s.place(cell + 1)
				s.used[number] = false
			}
			tile = []string{tile[3], tile[0], tile[1], tile[2]}
		}
	}
}

func (s *printed) valid(tile []string, cell int) bool {
	const top, right, bottom, left = 0, 1, 2, 3
	above := cell < 3 || slices.Contains(s.pairs, s.board[cell-3][bottom]+tile[top])
	return above && (cell%3 == 0 || slices.Contains(s.pairs, s.board[cell-1][right]+tile[left]))
}

// TestNoteOnThePrintedProgram checks the numbers in the note on the fourth article, in every
// language.
func TestNoteOnThePrintedProgram(t *testing.T) {
	both := slices.Clone(pairsPrinted)
	for _, pair := range pairsPrinted {
		both = append(both, pair[2:]+pair[:2])
	}
	for _, row := range []struct {
		pairs         []string
		first         string
		tries, boards int
		said          string
	}{
		{pairsPrinted, tilesPrinted[0], 19_368, 2, "19,368"},
		{pairsPrinted, firstCorrected, 20_656, 2, "20,656"},
		{both, tilesPrinted[0], 72_740, 24, "72,740"},
		{both, firstCorrected, 73_508, 16, "73,508"},
	} {
		s := &printed{pairs: row.pairs}
		for _, tile := range append([]string{row.first}, tilesPrinted[1:]...) {
			s.tiles = append(s.tiles, strings.Fields(tile))
		}
		s.place(0)
		assert.Equal(t, row.tries, s.tries, row.said)
		assert.Equal(t, row.boards, s.boards, row.said)
		for language, comma := range map[string]string{"en": ",", "de": ".", "fr": "\u00a0", "da": "."} {
			assert.Contains(t, words.Of(language)["article.note.shuffled"], strings.ReplaceAll(row.said, ",", comma), language)
		}
	}
}
