package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// printouts are what programs print of boards, with the one that is read.
var printouts = []struct{ name, text, format, want string }{
	{"boxes", ` -------------  -------------
|     btl     ||    -btl     |
| man     -dgn|| dgn      man|
|     dgn     ||    -ant     |
 -------------  -------------
 -------------  -------------
|    -dgn     ||     ant     |
|-ant      ant||-ant      man|
|     man     ||     man     |
 -------------  -------------
`, "drawing", "grid=2x2&tiles=BdDM.bMaD.dAMa.AMMa&motifs=A:ant.B:btl.D:dgn.M:man&board=0.0_1.0_2.0_3.0&end=1"},
	{"boxes that do not fit are loose", ` -------------  -------------
|     btl     ||    -btl     |
| man     -dgn||-dgn      man|
|     dgn     ||    -ant     |
 -------------  -------------
 -------------  -------------
|    -dgn     ||     ant     |
|-ant      ant||-ant      man|
|     man     ||     man     |
`, "drawing", "grid=2x2&tiles=BdDM.bMad.dAMa.AMMa&motifs=A:ant.B:btl.D:dgn.M:man&end=1"},
	{"boxes that a page ran together", `arc> (prettyprint tiles) ------------- ------------- | btl || -btl | | man -dgn ||-dgn man | | dgn || -ant | ------------- ------------- ` +
		`------------- ------------- | -dgn || ant | |-ant ant ||-ant man | | man || man | ------------- -------------`,
		"drawing", "grid=2x2&tiles=BdDM.bMad.dAMa.AMMa&motifs=A:ant.B:btl.D:dgn.M:man&end=1"},
	{"the tiles first, then their board", "   SH       UH    \nBH    UT ST    UH \n   GT       BT    \n   ST       BT    \nBH    UT UT    GH \n   UH       ST    \n\nand solved:\n\n   BH       UT    \nGT    SH ST    UH \n   UT       BH    \n   UH       BT    \nST    UH UT    GH \n   BT       ST    \n", "drawing", "grid=2x2&tiles=BSug.uUBs.UUbs.bGsu&board=0.0_1.0_2.0_3.0&end=1"},
	{"halves by case", "λ> main\n.h. | .c. | .d.\ns S | s H | h S\n.D. | .S. | .D.\n----|-----|----\n.d. | .s. | .d.\nD h | H h | H c\n.H. | .C. | .C.\n----|-----|----\n" +
		".h. | .c. | .c.\nS c | C d | D c\n.S. | .D. | .H.\n\nWhich is much easier to inspect.", "drawing",
		"grid=3x3&tiles=hSDs.cHSs.dSDh.dhHD.shCH.dcCH.hcSS.cdDC.ccHD&board=0.0_1.0_2.0_3.0_4.0_5.0_6.0_7.0_8.0&end=1"},
	{"nothing between the tiles", "Solve the Puzzle...\n   BH      UT    \nGT    SH ST    UH \n   UT      BH    \n   UH      BT    \nST    UH UT    GH \n   BT      ST    \n\n\n", "drawing",
		"grid=2x2&tiles=BSug.uUBs.UUbs.bGsu&board=0.0_1.0_2.0_3.0&end=1"},
	{"records of records", `[Piece {north = Side {suit = Heart, sex = In}, east = Side {suit = Spade, sex = Out}, south = Side {suit = Diamond, sex = Out}, west = Side {suit = Spade, sex = In}},` +
		`Piece {north = Side {suit = Club, sex = In}, east = Side {suit = Heart, sex = Out}, south = Side {suit = Spade, sex = Out}, west = Side {suit = Spade, sex = In}},` +
		`Piece {north = Side {suit = Diamond, sex = In}, east = Side {suit = Heart, sex = In}, south = Side {suit = Heart, sex = Out}, west = Side {suit = Diamond, sex = Out}},` +
		`Piece {north = Side {suit = Spade, sex = In}, east = Side {suit = Heart, sex = In}, south = Side {suit = Club, sex = Out}, west = Side {suit = Heart, sex = Out}}]`,
		"list", "grid=2x2&tiles=hSDs.cHSs.dhHD.shCH&halves=Out.In&motifs=C:Club.D:Diamond.H:Heart.S:Spade&board=0.0_1.0_2.0_3.0&end=1"},
	{"records of pairs, two boards", `[(Tile {top = (Brown,Head), right = (Spotted,Head), bottom = (Umber,Tail), left = (Grey,Tail)},Tile {top = (Umber,Tail), right = (Umber,Head), bottom = (Brown,Head), left = (Spotted,Tail)},Tile {top = (Umber,Head), right = (Umber,Head), bottom = (Brown,Tail), left = (Spotted,Tail)},Tile {top = (Brown,Tail), right = (Grey,Head), bottom = (Spotted,Tail), left = (Umber,Tail)}),(Tile {top = (Spotted,Tail), right = (Umber,Tail), bottom = (Brown,Tail), left = (Grey,Head)},Tile {top = (Brown,Tail), right = (Spotted,Tail), bottom = (Umber,Head), left = (Umber,Head)},Tile {top = (Brown,Head), right = (Spotted,Tail), bottom = (Umber,Tail), left = (Umber,Head)},Tile {top = (Umber,Tail), right = (Grey,Tail), bottom = (Brown,Head), left = (Spotted,Head)})]`, "list",
		"grid=2x2&tiles=BSug.uUBs.UUbs.bGsu&motifs=B:Brown.G:Grey.S:Spotted.U:Umber&board=0.0_1.0_2.0_3.0&end=1"},
	{"a text of each tile", "Top: BH Right: SH Bottom: UT Left: GT\nTop: UT Right: UH Bottom: BH Left: ST\nTop: UH Right: UH Bottom: BT Left: ST\nTop: BT Right: GH Bottom: ST Left: UT\n", "list",
		"grid=2x2&tiles=BSug.uUBs.UUbs.bGsu&art=signs&board=0.0_1.0_2.0_3.0&end=1"},
	{"a list of boards, top left right bottom", "arc> (solve tiles) (((1 -2 -4 3) (2 4 1 -3) (-3 4 2 1) (3 -2 -4 2)) ((-3 4 2 1) (3 -2 -4 2) (1 -2 -4 3) (2 4 1 -3)))", "list",
		"grid=2x2&tiles=AdCb.BAcD.cBAD.CdBb&art=signs&motifs=A:1.B:2.C:3.D:4&board=0.0_1.0_2.0_3.0&end=1"},
	{"what solve prints", "Dogs\n\nOne solution.\nPencil 1 to 4 on the backs.\n\nSolution 1\n\n┌───────────┬───────────┐\n│     B     │     u     │\n│ g  2 ↑  S │ s  1 →  U │\n│     u     │     B     │\n" +
		"├───────────┼───────────┤\n│     U     │     b     │\n│ s  3 ↓  U │ u  4 ←  G │\n│     b     │     s     │\n└───────────┴───────────┘\n\nSolution 2\n\n┌─────", "drawing",
		"grid=2x2&tiles=UBsu.BSug.bsUU.ubGs&name=Dogs&board=1.0_0.1_2.2_3.3&end=1"},
	{"what solve prints, framed", "┌───────────┬───────────┐\n│     x     │     x     │\n│ x  1 ↑  a │ a  2 ←  x │\n│     b     │     b     │\n├───────────┼───────────┤\n│     b     │     b     │\n│ x  3 ↓  a │ a  4 ↑  x │\n│     x     │     x     │\n└───────────┴───────────┘\n", "drawing",
		"grid=2x2&mates=same&frame=x&tiles=xabx.axxb.xxba.bxxa&board=0.0_1.3_2.2_3.0&end=1"},
}

func TestPrintoutsAreReadWithTheirBoards(t *testing.T) {
	for _, row := range printouts {
		t.Run(row.name, func(t *testing.T) {
			found, err := All().Read(row.text, How{})
			require.NoError(t, err)
			assert.Equal(t, row.format, found.Format)
			assert.Equal(t, row.want, found.Document.Link())
			if board := found.Document.Board; board != nil {
				_, conflicts := board.Seams()
				assert.Empty(t, conflicts)
			}
		})
	}
}

// TestSeveralBoards: of several boards the first is taken, and that is told.
func TestSeveralBoards(t *testing.T) {
	const drawn = "Four\n\nIt has some.\n\n┌───┬───┐\n│ A │ b │\n│c 1 ↑ b│B 2 ↑ c│\n│ c │ d │\n├───┼───┤\n│ C │ D │\n│d 3 ↑ a│A 4 ↑ d│\n│ b │ c │\n└───┴───┘\n"
	const printed = " .h. | .c.\n s S | s H\n .D. | .S.\n-----|-----\n .d. | .s.\n c H | h D\n .c. | .d.\n"
	for _, row := range []struct {
		text   string
		boards int
	}{
		{"(((1 -2 -4 3) (2 4 1 -3) (-3 4 2 1) (3 -2 -4 2)) ((-3 4 2 1) (3 -2 -4 2) (1 -2 -4 3) (2 4 1 -3)))", 2},
		{drawn, 1},
		{drawn + "\nSolution 2\n\n" + drawn[strings.Index(drawn, "┌"):], 2},
		{printed, 1},
		{printed + "\n" + printed + "\n" + printed, 3},
		{printed + "\nAnd one more:\n\n" + printed, 2},
	} {
		found, err := All().Read(row.text, How{})
		require.NoError(t, err, row.text)
		require.NotNil(t, found.Document.Board, row.text)
		if row.boards == 1 {
			assert.Empty(t, found.Document.Notes, row.text)
			continue
		}
		require.Len(t, found.Document.Notes, 1, row.text)
		assert.Equal(t, fault("boards-several", "found", row.boards), found.Document.Notes[0], row.text)
	}
}
