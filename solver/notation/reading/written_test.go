package reading_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
)

// One puzzle, the Hunde-Spiel with other animals, as programs of many languages and people write it.
func TestOnePuzzleInManyNotations(t *testing.T) {
	files, err := filepath.Glob("testdata/written/*.txt")
	require.NoError(t, err)
	require.Len(t, files, 40)
	hunde, err := notation.Read("grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			o := reading.Read(string(text), judge)
			require.Equal(t, reading.Clear, o.Kind, "question: %s", o.Question)
			requireSame(t, hunde.Puzzle, o.Readings[0], string(text))
			assert.Len(t, o.Readings[0].Tiles, 9)
		})
	}
}

// pages are texts about puzzles, pasted whole.
var pages = []struct {
	name, text string
	kind       reading.OutcomeKind
	question   reading.Question
	order      string
}{
	{"code and comments disagree", `new Card("BH", "GH", "UT", "SH"), // Brown head, grey head, umber tail, spotted tail
new Card("BH", "SH", "BT", "UT"), // Brown head, spotted head, brown tail, umber tail
new Card("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail
new Card("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail
new Card("BH", "UH", "ST", "GT"), // Brown head, umber head, spotted tail, grey tail
new Card("GH", "BH", "ST", "UT"), // Grey head, brown head, spotted tail, umber tail
new Card("GH", "SH", "BT", "UT"), // Grey head, spotted head, brown tail, umber tail
new Card("GH", "UH", "BT", "ST"), // Grey head, umber head, brown tail, spotted tail
new Card("GH", "UH", "GT", "ST")  // Grey head, umber head, grey tail, spotted tail`, reading.Ask, reading.AboutRivals, "trbl"},
	{"a program that turns tiles the other way", `Described from top clockwise, the tiles are:
- Brown head, grey head, umber tail, spotted tail
- Brown head, spotted head, brown tail, umber tail
- Brown head, spotted head, grey tail, umber tail
- Brown head, spotted head, grey tail, umber tail
- Brown head, umber head, spotted tail, grey tail
- Grey head, brown head, spotted tail, umber tail
- Grey head, spotted head, brown tail, umber tail
- Grey head, umber head, brown tail, spotted tail
- Grey head, umber head, grey tail, spotted tail

rotateCounterClockwise :: Tile -> Tile
Turn them anti-clockwise until they fit.`, reading.Clear, "", "trbl"},
	{"facts twice, and other facts", `The format is: tile(number, top, right, bottom, left).
tile(1, cheetah_tail, tiger_tail, lion_head, tiger_head).
tile(2, lion_tail, lion_head, tiger_tail, cheetah_head).
tile(3, tiger_tail, lion_head, panther_head, tiger_tail).
tile(4, panther_tail, cheetah_head, panther_tail, lion_tail).
tile(5, tiger_head, tiger_head, cheetah_head, lion_tail).
tile(6, panther_tail, panther_head, cheetah_tail, tiger_head).
tile(7, panther_head, cheetah_tail, cheetah_head, lion_tail).
tile(8, panther_tail, lion_head, panther_head, cheetah_tail).
tile(9, cheetah_head, tiger_head, panther_head, lion_tail).
match(lion_head, lion_tail). match(lion_tail, lion_head).
turned(T, Top, Right, Bottom, Left, right) :- tile(T, Right, Bottom, Left, Top).
% tile(number, top, right, bottom, left).
tile(1, cheetah_tail, tiger_tail, lion_head, tiger_head).
tile(2, lion_tail, lion_head, tiger_tail, cheetah_head).
`, reading.Clear, "", "trbl"},
	{"Lisp, and its answers", `A card is (top left right bottom), for instance (2 1 -3 3).
(= tiles (list (list beetle mantis (- dragonfly) dragonfly) (list (- beetle) dragonfly mantis (- ant))
 (list ant (- mantis) beetle (- beetle)) (list (- dragonfly) (- ant) ant mantis) (list ant (- beetle) (- dragonfly) mantis)
 (list beetle (- mantis) (- ant) dragonfly) (list (- ant) (- dragonfly) beetle (- mantis)) (list (- beetle) ant mantis (- dragonfly)) (list mantis beetle (- dragonfly) ant)))
All answers: (((1 -2 -4 3) (2 4 1 -3) (4 -1 2 -2)))`, reading.Clear, "", "tlrb"},
}

func TestPagesPastedWhole(t *testing.T) {
	for _, page := range pages {
		t.Run(page.name, func(t *testing.T) {
			o := reading.Read(page.text, judge)
			require.Equal(t, []any{page.kind, page.question}, []any{o.Kind, o.Question})
			assert.Equal(t, page.order, o.Readings[0].Order.Sides)
			assert.Len(t, o.Readings[0].Tiles, 9)
		})
	}
}
