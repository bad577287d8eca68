package gallery

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

const (
	codeSigns   = 300 // the most signs in a QR code
	addressMost = 40  // the most signs in the page's address, including its #
)

// TestLinksOfNineTilesFitACode checks that the link of any 3×3 is short enough for a QR code,
// with all rules for the tiles: 36 edges of as many motifs as there can be, a frame, whether
// tiles turn, and nine tiles on the board.
//
// The names are bounded, because no link is short with names of any length: the puzzle's name has
// 40 plain signs, there is no maker, motifs and halves have no names, and the mates are halves or
// the same. Clues are tiles on the board, so the link has either a board or clues.
func TestLinksOfNineTilesFitACode(t *testing.T) {
	const every = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	tiles := make([]string, 0, 9)
	for i := range 9 {
		tiles = append(tiles, every[4*i:4*i+4])
	}
	longest := 0
	for _, rules := range []string{"", "&mates=same", "&turn=no", "&frame=A", "&mates=same&frame=A&turn=no"} {
		for _, laid := range []string{"", "board", "clues"} {
			link := "grid=3x3" + rules + "&tiles=" + strings.Join(tiles, ".") + "&art=insects&name=" + strings.Repeat("n", 40)
			turn := ".3"
			if strings.Contains(rules, "turn=no") {
				turn = ".0"
			}
			var cells []string
			for cell := range 9 {
				place := strconv.Itoa(8-cell) + turn
				if laid == "clues" {
					place = strconv.Itoa(cell) + "." + place
				}
				cells = append(cells, place)
			}
			if laid != "" {
				link += "&" + laid + "=" + strings.Join(cells, "_")
			}
			document, err := notation.Read(link)
			require.NoError(t, err, link)
			written := document.Link()
			assert.LessOrEqual(t, addressMost+len(written), codeSigns, written)
			longest = max(longest, addressMost+len(written))
		}
	}
	assert.Greater(t, longest, 200, "the longest links were tried")
}

// TestPublishedLinksFitACode checks the links with all their names.
func TestPublishedLinksFitACode(t *testing.T) {
	for _, entry := range All() {
		if entry.Grid != "3x3" {
			continue
		}
		document := entry.Document()
		document.Board = puzzle.NewBoard(document.Puzzle)
		for tile := range document.Puzzle.Tiles() {
			require.NoError(t, document.Board.Place(puzzle.Placement{Cell: tile, Tile: tile}))
		}
		assert.LessOrEqual(t, addressMost+len(document.Link()), codeSigns, entry.ID)
	}
}
