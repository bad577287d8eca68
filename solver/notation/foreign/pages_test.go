package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// pages are texts about puzzles, pasted whole: prose and code around the tiles.
var pages = []struct {
	name, text, format, order, tiles string
	solutions                        int // 0 for not counted
}{
	{"prose, and the same in Haskell", `The dogs
Four kinds of dogs, nine cards. From the top, clockwise:
- Brown head, grey head, umber tail, spotted tail
- Brown head, spotted head, brown tail, umber tail
- Brown head, spotted head, grey tail, umber tail
- Brown head, spotted head, grey tail, umber tail
- Brown head, umber head, spotted tail, grey tail
- Grey head, brown head, spotted tail, umber tail
- Grey head, spotted head, brown tail, umber tail
- Grey head, umber head, brown tail, spotted tail
- Grey head, umber head, grey tail, spotted tail
Two cards have a brown head, a spotted head, a grey tail, and an umber tail.
data Card = Card { top :: (Dog, Half), right :: (Dog, Half), bottom :: (Dog, Half), left :: (Dog, Half) }
tiles :: [Card] tiles = [ Card (Brown, Head) (Grey, Head) (Umber, Tail) (Spotted, Tail), Card (Brown, Head) (Spotted, Head) (Brown, Tail) (Umber, Tail), Card (Brown, Head) (Spotted, Head) (Grey, Tail) (Umber, Tail), Card (Brown, Head) (Spotted, Head) (Grey, Tail) (Umber, Tail) ]
rotateCounterClockwise :: Card -> Card
Turn them anti-clockwise until they fit.
`, "list", "trbl", "BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs", 2},
	{"Lisp, top left right bottom", `Insects as numbers; a tail is negative. A card is (top left right bottom), for instance (2 1 -3 3).
(with (mantis 1 beetle 2 dragonfly 3 ant 4) (= tiles (list (list beetle mantis (- dragonfly) dragonfly) (list (- beetle) dragonfly mantis (- ant))
 (list ant (- mantis) beetle (- beetle)) (list (- dragonfly) (- ant) ant mantis) (list ant (- beetle) (- dragonfly) mantis)
 (list beetle (- mantis) (- ant) dragonfly) (list (- ant) (- dragonfly) beetle (- mantis)) (list (- beetle) ant mantis (- dragonfly)) (list mantis beetle (- dragonfly) ant))))
All answers: (((1 -2 -4 3) (2 4 1 -3) (4 -1 2 -2) (-3 1 4 -2) (3 -4 -1 2) (2 1 -3 3) (2 -4 -1 -3) (-2 1 4 -3) (-3 -4 4 1)) ((2 4 -2 -1) (-3 2 3 1)))
`, "list", "tlrb", "BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB", 1},
	{"Prolog, twice", `Facts: tile(number, top, right, bottom, left).
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
Everything once more, and much talk between, so that these are no more tiles of the same list than they were above, are they?
It goes on and on, about cats of all sizes.
tile(1, cheetah_tail, tiger_tail, lion_head, tiger_head).
tile(2, lion_tail, lion_head, tiger_tail, cheetah_head).
`, "list", "trbl", "ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl", 1},
	{"C#, whose comments say something else of the first tile", `public record Card(string top, string right, string bottom, string left) {}
	new Card("BH", "GH", "UT", "SH"), // Brown head, grey head, umber tail, spotted tail
	new Card("BH", "SH", "BT", "UT"), // Brown head, spotted head, brown tail, umber tail
	new Card("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail
	new Card("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail
	new Card("BH", "UH", "ST", "GT"), // Brown head, umber head, spotted tail, grey tail
	new Card("GH", "BH", "ST", "UT"), // Grey head, brown head, spotted tail, umber tail
	new Card("GH", "SH", "BT", "UT"), // Grey head, spotted head, brown tail, umber tail
	new Card("GH", "UH", "BT", "ST"), // Grey head, umber head, brown tail, spotted tail
	new Card("GH", "UH", "GT", "ST")  // Grey head, umber head, grey tail, spotted tail
`, "list", "trbl", "BGuS.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs", 3},
	{"C# without comments", `new Card("BH", "GH", "UT", "SH"),
	new Card("BH", "SH", "BT", "UT"), new Card("BH", "SH", "GT", "UT"),
	new Card("BH", "SH", "GT", "UT"), new Card("BH", "UH", "ST", "GT"),
	new Card("GH", "BH", "ST", "UT"), new Card("GH", "SH", "BT", "UT"),
	new Card("GH", "UH", "BT", "ST"), new Card("GH", "UH", "GT", "ST")`, "list", "trbl",
		"BGuS.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs", 3},
	{"words in quotes", `Suits, as jigsaw tabs. Upper case sticks out.
[ "HDdh", "CHsh", "DCcd", "SDsh", "SDhd", "SShc", "CHdc", "HDcc", "HSsc"]
Later: map parse $ [ "HDdh", "CHsh", ... ] or ['c', 'd', 'e'], with data Piece = Piece { north, east, south, west }.
`, "list", "trbl", "HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc", 1},
	{"JavaScript, sides named in another order", `const cards = [
	{ top: "a1", left: "b1", bottom: "a2", right: "b2" },
	{ top: "b1", left: "a2", bottom: "b2", right: "a1" },
	{ top: "a1", left: "a2", bottom: "b2", right: "b1" },
	{ top: "b2", left: "b1", bottom: "a1", right: "a2" },
];`, "list", "tlbr", "AbaB.BAba.ABba.baAB", 0},
}

// solutions tells how many solutions a puzzle has.
func solutions(p *puzzle.Puzzle) int {
	s := search.Compile(p, search.Options{}).Search()
	for !s.Step(1 << 20) {
	}
	return int(s.Counts().Solutions)
}

func words(p *puzzle.Puzzle) string {
	text := ""
	for i, tile := range p.Tiles() {
		if i > 0 {
			text += "."
		}
		text += tile.String()
	}
	return text
}

func TestPagesPastedWhole(t *testing.T) {
	for _, page := range pages {
		t.Run(page.name, func(t *testing.T) {
			found, err := All().Read(page.text, How{})
			require.NoError(t, err)
			assert.Equal(t, page.format, found.Format)
			assert.Equal(t, page.order, found.Order)
			assert.Equal(t, page.order, found.Orders[0])
			if len(found.Orders) > 1 { // the text does not name each side
				assert.ElementsMatch(t, orders, found.Orders)
			}
			assert.Equal(t, page.tiles, words(found.Document.Puzzle))
			if strings.Contains(page.name, "something else") {
				assert.Equal(t, reading.AboutRivals, found.Outcome.Question)
			}
			if page.solutions > 0 {
				assert.Equal(t, page.solutions, solutions(found.Document.Puzzle))
			}
		})
	}
}

func TestAnotherOrderIsTakenWhenAskedFor(t *testing.T) {
	for order, want := range map[string]string{
		"": "ABCa.bcCa.AAcc.bbaB", "trbl": "ABCa.bcCa.AAcc.bbaB", "tlrb": "ACaB.bCac.AccA.baBb", "tlbr": "AaCB.baCc.AccA.bBab",
	} {
		found, err := All().Read("1 2 3 -1\n-2 -3 3 -1\n1 1 -3 -3\n-2 -2 -1 2", How{Taken: Taken{Order: order}})
		require.NoError(t, err)
		assert.Equal(t, want, words(found.Document.Puzzle), order)
	}
	_, err := All().Read("1 2 3 -1", How{Taken: Taken{Order: "tttt"}})
	assert.EqualError(t, err, "sides-order, found=tttt")
}
