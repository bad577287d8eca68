package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
)

// readables are texts that are of one format as a whole.
var readables = []struct{ name, text, format, want string }{
	{"our own", "grid: 1x1\ntiles: ABab", Own, "grid=1x1&tiles=ABab&end=1"},
	{"pieces", "0 0 1 2\n0 0 2 1\n0 0 1 1\n0 0 2 2\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=0012.0021.0011.0022&end=1"},
	{"pieces with numbers", "# mine\n1 0 0 1 2\n2 0 0 2 1\n3 0 0 1 1\n4 0 0 2 2\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=0012.0021.0011.0022&end=1"},
	{"colours above 9", "0 0 10 22\n0 0 22 10\n0 0 10 10\n0 0 22 22\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=00kw.00wk.00kk.00ww&end=1"},
	{"width and height", "2 1\n5 6 7 8\n7 6 5 8", "pieces", "grid=2x1&mates=same&tiles=5678.7658&art=signs&end=1"},
	{"Heule", "0\n0 0 1 2\n0 0 2 1\n0 0 1 1\n0 0 2 2\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=0012.0021.0011.0022&end=1"},
	{"Heule with a hint", "1\n1 2 3 1\n0 0 1 2\n0 0 2 1\n0 0 1 1\n0 0 2 2\n", "pieces", "grid=2x2&mates=same&frame=0&clues=1.2.1&tiles=0012.0021.0011.0022&end=1"},
	{"Heule, not square", "0\n0 1 2 0\n0 2 1 0\n0 0 2 1\n0 0 1 2\n1 0 1 1\n2 0 1 2\n", "pieces", "grid=3x2&mates=same&frame=0&tiles=0120.0210.0021.0012.1011.2012&end=1"},
	{"how many", "4\n0 0 1 2\n0 0 2 1\n0 0 1 1\n0 0 2 2\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=0012.0021.0011.0022&end=1"},
	{"how wide", "2\n0 0 1 2\n0 0 2 1\n0 0 1 1\n0 0 2 2\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=0012.0021.0011.0022&end=1"},
	{"McGavin with a piece in the corner", "1\n1111111111111111,1111111111111111,1111111111111111,1111111111111111,0,0,0\n", "mcgavin", "grid=1x1&mates=same&frame=0&clues=0.0.0&tiles=0000&end=1"},
	{"TU Darmstadt, signed", "0 1 2 1\n1 -2 1 2\n-1 2 2 1", "pieces", "grid=2x1&tiles=AbAB.aBBA&art=signs&motifs=A:1.B:2&end=1"},
	{"TU Darmstadt, framed", "1 0 2 1\n0 0 1 0\n0 1 0 0", "pieces", "grid=2x1&mates=same&frame=0&tiles=0010.0100&end=1"},
	{"McGavin", "2\n1111111111111111,1111111111111111,0000000000000001,0000000000000010,0,0,3\n" +
		"1111111111111111,1111111111111111,0000000000000010,0000000000000001\n1111111111111111,1111111111111111,0000000000000001,0000000000000001\n" +
		"1111111111111111,1111111111111111,0000000000000010,0000000000000010\n", "mcgavin", "grid=2x2&mates=same&frame=0&clues=0.0.3&tiles=0012.0021.0011.0022&end=1"},

	{"McGavin with pieces that lie nowhere", "2\n1111111111111111,1111111111111111,0000000000000001,0000000000000010,0,0,0\n" +
		"1111111111111111,1111111111111111,0000000000000010,0000000000000001,0,0,0\n1111111111111111,1111111111111111,0000000000000001,0000000000000001,1,1,1\n" +
		"1111111111111111,1111111111111111,0000000000000010,0000000000000010,0,0,0\n", "mcgavin", "grid=2x2&mates=same&frame=0&clues=3.2.1&tiles=0012.0021.0011.0022&end=1"},

	{"CS106B turned", "c a C D 0\nA b c d 1\n", "cs106b", "grid=2x1&tiles=caCD.dAbc&end=1"},
	{"letters by line", "HDdh\nCHsh\nDCcd\nSDsh\n", "list", "grid=2x2&tiles=HDdh.CHsh.DCcd.SDsh&art=signs&end=1"},
	{"letters in one", "HDdhCHshDCcdSDsh", "list", "grid=2x2&tiles=HDdh.CHsh.DCcd.SDsh&art=signs&end=1"},
	{"flat", "-4 1 2 -2\n0 0 4 -1\n0 0 2 -2\n0 0 1 -1", "list", "grid=2x2&tiles=dABb.00Da.00Bb.00Aa&art=signs&motifs=A:1.B:2.D:4&end=1"},
	{"groups", "4,3,-1,-2:1,2,-3,-4:4,1,-2,-3:2,3,-4,-1", "list", "grid=2x2&tiles=DCab.ABcd.DAbc.BCda&art=signs&motifs=A:1.B:2.C:3.D:4&end=1"},
	{"motif/half", "ID,Top,Right,Bottom,Left\n1,helmet/top,axe/bottom,helmet/bottom,axe/top\n2,axe/top,axe/top,helmet/bottom,helmet/top\n3,axe/bottom,axe/top,helmet/bottom,helmet/top\n4,axe/top,axe/bottom,helmet/bottom,helmet/bottom\n",
		"list", "grid=2x2&tiles=HahA.AAhH.aAhH.Aahh&halves=top.bottom&motifs=A:axe.H:helmet&end=1"},
	{"sides in another order", "ID,Top,Bottom,Left,Right\n1,helmet/top,axe/bottom,helmet/bottom,axe/top\n2,axe/top,axe/top,helmet/bottom,helmet/top\n3,axe/bottom,axe/top,helmet/bottom,helmet/top\n4,axe/top,axe/bottom,helmet/bottom,helmet/bottom\n",
		"list", "grid=2x2&tiles=HAah.AHAh.aHAh.Ahah&halves=top.bottom&motifs=A:axe.H:helmet&end=1"},
	{"pairs", "1a 2b 1b 3a\n3b 2a 1b 1a\n2a 2b 1a 3b\n3a 1b 2a 2b\n", "list", "grid=2x2&tiles=AbaC.cBaA.BbAc.CaBb&art=signs&motifs=A:1.B:2.C:3&end=1"},
	{"codes", "BH GH UT ST\nBH SH BT UT\nBH SH GT UT\nGH BH ST UT\nGH UH BT ST\n", "list", "grid=5x1&tiles=BGus.BSbu.BSgu.GBsu.GUbs&art=signs&end=1"},
	{"plus and minus", "p1+ p2- p1- p2+\np2+ p2+ p1- p1-\np1+ p2- p2- p1+\np2- p1+ p2+ p1-", "list", "grid=2x2&tiles=PapA.AApp.PaaP.aPAp&art=signs&motifs=A:p2.P:p1&end=1"},
	{"left and right", `[{"North":"LTree","East":"RGoat","South":"RTree","West":"LGoat","ID":1},{"West":"LTree","East":"LGoat","North":"RTree","South":"RGoat","ID":2}]`,
		"objects", "grid=2x1&tiles=TgtG.tGgT&motifs=G:Goat.T:Tree&end=1"},
	{"TetraVex", "1234 2341\n3324 4122", "tetravex", "grid=2x2&mates=same&turn=no&tiles=1234.2341.3324.4122&end=1"},
	{"TetraVex with a tile that lies right", "1234@ 2341\n3324 4122 @", "tetravex", "grid=2x2&mates=same&turn=no&clues=0.0.0_3.3.0&tiles=1234.2341.3324.4122&end=1"},
	{"TetraVex, drawn", " 5   1\n8 9 9 5\n 4   9\n 4   9\n7 6 6 6\n 1   6\n", "drawing", "grid=2x2&mates=same&turn=no&tiles=5948.1599.4617.9666&end=1"},
	{"drawn with a rim", "Solution:\n+---++---+\n|\\0/||\\0/|\n|0X11||11X0|\n|/2\\||/3\\|\n+---++---+\n|\\2/||\\3/|\n|0X1||1X0|\n|/0\\||/0\\|\nPuzzle:\n+---+\n", "drawing",
		"grid=2x2&mates=same&frame=0&tiles=0l20.003l.2100.3001&end=1"},
	{"drawn with signs", " 1   2\n-1 2 -2 1\n 2   -1\n-2   1\n 1 -2 2 -2\n -1   2\n", "drawing", "grid=2x2&tiles=ABBa.BAab.bbaA.AbBB&end=1"},
	{"drawn with dashes", "+---1---+---2---+\n|2     3|3     1|\n+---3---+---3---+\n+---3---+---3---+\n|1     1|1     2|\n+---2---+---1---+\n", "drawing",
		"grid=2x2&mates=same&turn=no&tiles=1332.2133.3121.3211&end=1"},
	{"drawn with letters and numbers", "Look:\n+---------+---------+\n|    A    |    b    |\n| B  2  b | B  1  A |\n|    a    |    a    |\n+---------+---------+\n|    A    |    b    |\n| b  3  B | b  4  A |\n|    a    |    a    |\n+---------+---------+\n", "drawing",
		"grid=2x2&tiles=bAaB.AbaB.ABab.bAab&board=1.0_0.0_2.0_3.0&end=1"},
	{"drawn with digits and numbers", "+-----+-----+\n|  0  |  0  |\n|0 1 1|1 2 0|\n|  2  |  3  |\n+-----+-----+\n|  2  |  3  |\n|0 3 1|1 4 0|\n|  0  |  0  |\n+-----+-----+\n", "drawing",
		"grid=2x2&mates=same&frame=0&tiles=0120.0031.2100.3001&end=1"},
	{"another list beside the tiles", "colours = [1, 2, 3]\nt1 = [1,2,2,3]\nt2 = [2,1,1,2]\nt3 = [1,1,2,2]\nt4 = [2,2,1,3]\n", "list", "grid=2x2&mates=same&tiles=1223.2112.1122.2213&art=signs&end=1"},
	{"a key among the letters", "{\"edges\": [\"ABDE\",\"abde\",\"EDba\",\"AbDe\"]}", "list", "grid=2x2&tiles=ABDE.abde.EDba.AbDe&art=signs&end=1"},
	{"an introduction with halves", "Every tile shows a red head or a red tail, and a blue head or a blue tail.\n1. red head, blue tail, red tail, blue head\n2. red tail, blue tail, red tail, blue head\n3. red head, blue head, red tail, blue head\n4. red head, blue tail, red head, blue head\n", "list", "grid=2x2&tiles=RbrB.rbrB.RBrB.RbRB&motifs=B:blue.R:red&end=1"},
	{"a margin with sides", `{"margin":{"top":1,"left":2,"bottom":3},"tiles":[{"top":1,"right":2,"bottom":1,"left":2},{"top":1,"right":2,"bottom":2,"left":1},{"top":2,"right":2,"bottom":1,"left":1},{"top":2,"right":1,"bottom":1,"left":1}]}`, "objects", "grid=2x2&mates=same&tiles=1212.1221.2211.2111&end=1"},
	{"drawn with a dash", "+-1-+-2-+\n|2 3|3 1|\n+-3-+-3-+\n+-3-+-3-+\n|1 1|1 2|\n+-2-+-1-+\n", "drawing",
		"grid=2x2&mates=same&turn=no&tiles=1332.2133.3121.3211&end=1"},
	{"motifs and halves that are numbers", "1/1,2/2,1/2,2/1\n2/1,1/2,1/1,2/2\n1/2,1/1,2/2,2/1\n2/2,2/1,1/2,1/1\n", "list", "grid=2x2&tiles=AbaB.BaAb.aAbB.bBaA&art=signs&motifs=A:1.B:2&end=1"},
	{"a rim among words", `new Tile("AQXX"), new Tile("AEXX"), new Tile("IQXX"), new Tile("QIXX"),
		new Tile("BAXA"), new Tile("IAXQ"), new Tile("EIXE"), new Tile("QBXB"), new Tile("BBEI")`, "list",
		"grid=3x3&mates=same&frame=X&tiles=AQXX.AEXX.IQXX.QIXX.BAXA.IAXQ.EIXE.QBXB.BBEI&end=1"},
	{"a rim in a program", "{W,A,C,W}, {W,A,M,W}, {W,B,C,W}, {W,C,B,W}, {A,D,A,W}, {A,E,B,W}, {M,E,B,W}, {C,M,D,W}, {D,D,E,E}", "list",
		"grid=3x3&mates=same&frame=W&tiles=WACW.WAMW.WBCW.WCBW.ADAW.AEBW.MEBW.CMDW.DDEE&end=1"},
	{"eternity2.dev JSON", `{"name":"x","width":2,"height":1,"numColors":5,"pieces":[[1,2,3,4],[4,4,3,2]],"hints":[{"pos":1,"piece":0,"rot":3}]}`,
		"eternity2-json", "grid=2x1&mates=same&clues=1.0.3&tiles=1234.4432&name=x&end=1"},
	{"eternity2.dev board", `{"name":"x","size":1,"score":0,"board":[0],"board_hash":"9","board_edges":"bcde"}`,
		"eternity2", "grid=1x1&mates=same&tiles=bcde&name=x&board=0.0&end=1"},
	{"Dobrogost", `{"name":"d","gen":{"seed":1},"rows":1,"cols":2,"tiles":[[1,2,3,4],[4,4,3,2]],"placed":[{"row":0,"col":1,"tile":[4,1,2,3]}]}`,
		"dobrogost", "grid=2x1&mates=same&tiles=1234.4432&name=d&board=-_0.1&end=1"},
	{"jo-gay", `{"name":"Kings","manufacturer":"Lagoon","symbols":["owl","arm"],"grid":[1,2],"cards":[["owl","arm","arm","owl"],["arm","arm","owl","owl"]]}`,
		"jogay", "grid=2x1&mates=same&tiles=oaao.aaoo&name=Kings&by=Lagoon&motifs=a:arm.o:owl&end=1"},
	{"what convert prints", `{"grid":"2x1","tiles":["ABab","BAba"],"mates":{"A":"a","a":"A","B":"b","b":"B"},"turn":false,"name":"two & two","halves":["tab","blank"],"motifs":{"A":"ant"},"board":{"tiles":[null,0],"turns":[null,0]}}`,
		"json", "grid=2x1&turn=no&tiles=ABab.BAba&name=two_%26_two&halves=tab.blank&motifs=A:ant&board=-_0.0&end=1"},
	{"a list of lists", `[[1,2,-1,-2],[2,2,-1,-1],[1,1,-2,-2],[1,-1,2,-2]]`, "list", "grid=2x2&tiles=ABab.BBaa.AAbb.AaBb&art=signs&motifs=A:1.B:2&end=1"},
	{"Legespiel", `<?xml version="1.0"?><!-- > --><!DOCTYPE x [<!ENTITY a "aaaa">]><legespielConfiguration xmlns="x"><name>Hunde &amp; Co &a;</name>
		<numberOfRows>1</numberOfRows><numberOfColumns>2</numberOfColumns><pictures><picture id="1" name="BLACK BACK" matchWithIds="2"/>
		<picture id="2" name="BLACK FRONT" matchWithIds="1"/><picture id="3" name="STAR" matchWithIds="3"/><picture id="4" name="wall" matchWithIds=""/></pictures>
		<cards><card north="1" west="2" east="3" south="4"/><card north="2" west="3" east="4" south="1"></card></cards></legespielConfiguration>`,
		"legespiel", "grid=2x1&mates=SS&tiles=bS-B.B-bS&name=Hunde_%26_Co_%26a%3B&halves=front.back&motifs=B:BLACK.S:STAR&end=1"},
	{"a motif in two positions", `<legespielConfiguration><numberOfRows>1</numberOfRows><numberOfColumns>2</numberOfColumns><pictures>
		<picture id="1" name="fish head left" matchWithIds="2"/><picture id="2" name="fish tail left" matchWithIds="1"/>
		<picture id="3" name="fish head right" matchWithIds="4"/><picture id="4" name="fish tail right" matchWithIds="3"/></pictures>
		<cards><card north="1" east="2" south="3" west="4"/><card north="4" east="4" south="3" west="2"/></cards></legespielConfiguration>`,
		"legespiel", "grid=2x1&tiles=FfIi.iiIf&motifs=F:fish_left.I:fish_right&end=1"},
	{"a corner that looks like a header", "0 0 1 3\n0 0 1 3\n0 0 3 1\n0 0 3 3\n", "pieces", "grid=2x2&mates=same&frame=0&tiles=0013.0013.0031.0033&end=1"},
	{"mheironimus", `<ScrambleSquaresPuzzleFile><NumberOfRows>1</NumberOfRows><NumberOfColumns>1</NumberOfColumns><PuzzlePiece><Name>a</Name>
		<North><Image>Fish</Image><Half>Head</Half></North><South><Image>Crab</Image><Half>Tail</Half></South>
		<East><Image>Fish</Image><Half>Tail</Half></East><West><Image>Crab</Image><Half>Head</Half></West></PuzzlePiece></ScrambleSquaresPuzzleFile>`,
		"mheironimus", "grid=1x1&tiles=FfcC&motifs=C:crab.F:fish&end=1"},
}

func TestRead(t *testing.T) {
	for _, row := range readables {
		t.Run(row.name, func(t *testing.T) {
			for _, text := range []string{row.text, "\uFEFF" + strings.ReplaceAll(row.text, "\n", "\r\n") + "\r\n"} {
				found, err := All().Read(text, How{})
				require.NoError(t, err)
				assert.Equal(t, row.format, found.Format)
				assert.Equal(t, row.want, found.Document.Link())
			}
		})
	}
}

// TestWhatIsAlmostAListIsAskedAbout: a tile with three sides or five, and a word that is almost one
// of the others.
func TestWhatIsAlmostAListIsAskedAbout(t *testing.T) {
	for text, want := range map[string]string{
		"tiles = [\n \"HDdh\",\n \"CHsh\", \"DCc\",\n \"SDsh\", \"SDhd\"]":                                                                                  "look-sides, expected=4, found=3, line=3, text=\"DCc\"",
		"A/head,A/tale,B/tail,A/tail\nA/head,B/head,B/tail,A/tail\nB/head,A/head,B/tail,A/tail\nA/head,B/tail,B/head,A/tail\nB/head,B/head,A/tail,A/tail\n": "look-half-slip, at side 1, at sides 4, at tile 0, found=A tale, guess=",
	} {
		found, err := All().Read(text, How{})
		require.NoError(t, err, text)
		require.Equal(t, reading.Ask, found.Outcome.Kind, text)
		assert.EqualError(t, Odd(found.Outcome.Readings[0])[0], want, text)
	}
}

func TestReadRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "empty",
		" \n":                                  "empty",
		"a\x00b":                               "not-text",
		"\xff":                                 "not-text",
		"Once upon a time there was a puzzle.": "tiles-unfound",
		"This page has some more text\nwith four words here\nand then four more": "tiles-unfound",
		"grid: 2x2\ntiles: ABab": "tile-count, at line 1, expected=4, found=1, grid=2x2",
		".h. | .c.\ns S | s H\n.D. | .S.\n----|----\n.d. | .s.\nD h | H h\n.H. | .C.\n----|----\n.h. | .c.\nS c | C d\n": "drawing-cut, row=3",
		"        _______\n       /   C   \\\n      / b  1  d \\\n      \\ a  ↑  B /\n       \\___D___/\n":                "drawing-unread",
		"Each arrow shows where.\n\n2← 1↑ 6↑\n8→ 9→ 7↓\n5→ 3↑ 4↑\n":                                                      "tiles-unsaid",
		" 1/0  2/3\n --- 12/1\n  4/2 5/0": "tiles-unsaid",
		`[{"top":1,"right":2,"bottom":1,"left":2},{"top":1,"right":2,"left":1},{"top":2,"right":2,"bottom":1,"left":1}]`: "tile-sides, at tile 1, expected=4, found=3, word=1 2 1",
		"0 0 1 2\n0 0 2 1\n0 0 1\n":        "row-length, at column 5, at line 2, expected=4, found=3",
		`{"a": [1, 2,, 3]}`:                "json-broken, at column 12, at line 0",
		"{\"a\":\n \"b":                    "json-broken, at column 3, at line 1",
		`{"pieces":[[1,2,3,4]],"width":0}`: "number-unclear, found=0, key=width",
		`{"pieces":[[1,2,3,4]],"hints":[{"pos":9,"piece":0,"rot":0}]}`: "cell-range, at clue 0, found=9, most=0",
		`{"width":1}`: "tiles-unfound",
		"<legespielConfiguration><name>x</nam></legespielConfiguration>":                  "xml-broken, at column 31, at line 0",
		"<legespielConfiguration>\n<name>x":                                               "xml-broken, at column 7, at line 1",
		"<legespielConfiguration>\n <name a></name></legespielConfiguration>":             "xml-broken, at column 1, at line 1",
		"<legespielConfiguration><numberOfRows>x</numberOfRows></legespielConfiguration>": "number-unclear, found=x, key=numberOfRows",
		"<legespielConfiguration><numberOfRows>1</numberOfRows><numberOfColumns>1</numberOfColumns><pictures><picture id='1' matchWithIds='1,2'/></pictures><cards><card north='1'/></cards></legespielConfiguration>": "picture-many, found=1",
		"<legespielConfiguration><numberOfRows>1</numberOfRows><numberOfColumns>1</numberOfColumns><cards><card north='1'/></cards></legespielConfiguration>":                                                          "picture-unknown, found=1",
	} {
		_, err := All().Read(text, How{})
		assert.EqualError(t, err, want, text)
	}
}

// hostile texts are of about this size in bytes, and meant to take long.
func hostile(size int) map[string]string {
	fill := func(text string) string { return strings.Repeat(text, size/len(text)) }
	xml := "<legespielConfiguration>"
	texts := map[string]string{
		"brackets":      fill("("),
		"boxes":         fill("┌──┬──┐ │╲╱│╲╱│ ├──┼──┤\n"),
		"words, a rule": fill("fox owl cat dog -\n"),
		"open and shut": fill("()"),
		"lists":         "[" + fill("["),
		"objects":       fill(`{"a":`),
		"an array":      "[" + fill("1,")[:size-4] + `""]`,
		"strings":       "[" + fill(`"",`)[:size-4] + `""]`,
		"sided":         `{"a":[` + fill(`{"n":1,"e":2,"s":3,"w":4},`)[:size-40] + `{}]}`,
		"placed":        `{"tiles":[` + fill("[1,2,3,4],")[:size/2/10*10] + `[1,2,3,4]],"cols":9,"rows":9,"placed":[` + fill(`{"row":0,"col":0,"tile":[9,9,9,9]},`)[:size/2-20] + "1]}",
		"escapes":       `{"` + fill(`\ud800`)[:size-9] + `":1}`,
		"tags":          xml + fill("<a>")[:size/2],
		"siblings":      xml + fill("<a/>b")[:size-80] + "</legespielConfiguration>",
		"attributes":    xml + "<a " + fill(`b="" `)[:size-80] + "/></legespielConfiguration>",
		"entities":      xml + fill("&amp;")[:size-40],
		"half tags":     xml + fill("<")[:size-40],
		"doctype":       xml + "<!DOCTYPE a [" + fill(`<!ENTITY a "&a;&a;">`)[:size-80],
		"comments":      xml + fill("<!--")[:size-40],
		"halves":        fill("head "),
		"tiles":         fill("a head, b tail, c head, d tail\n"),
		"names":         fill("very long name "),
		"spaces":        "head" + strings.Repeat(" ", size-8) + "tail",
		"articles":      fill("a "),
		"sides":         fill("top right bottom "),
		"numbers":       fill("1 2 3 4\n"),
		"one line":      fill("1 2 3 4 "),
		"digits":        fill("1"),
		"letters":       fill("aBcD"),
		"quotes":        fill(`"`),
		"list":          fill(`"aBcD", `),
		"colons":        fill("1,2,3,4:"),
		"hints":         "board_w=32&board_h=32&" + edgesKey + strings.Repeat("bcde", 1024) + "&hints=" + fill("0.0-")[:size-5000],
		"ampersands":    edgesKey + fill("&=")[:size-40],
		"lines":         fill("\n")[:size-1] + "x",
	}
	for name, text := range texts {
		texts[name] = text[:min(len(text), size)]
	}
	return texts
}

// TestHostileTextsAreRefused: they are read to their end and come to nothing. They are a
// quarter as long as a text may be; TestLongHostileTextsAreRefused has them as long, and
// BenchmarkHostileTexts tells how long each takes.
func TestHostileTextsAreRefused(t *testing.T) {
	size := notation.MaxText / 4
	if testing.Short() {
		size /= 4
	}
	refuseHostile(t, size)
}

// refuseHostile reads texts of so many bytes. Work that grew with the square of their length
// would take minutes and hours.
func refuseHostile(t *testing.T, size int) {
	t.Helper()
	for name, text := range hostile(size) {
		_, err := All().Read(text, How{})
		assert.Error(t, err, name)
	}
	_, err := All().Read(strings.Repeat("x", notation.MaxText+1), How{})
	assert.EqualError(t, err, "too-long, found=1048577, most=1048576")
}

func BenchmarkHostileTexts(b *testing.B) {
	for name, text := range hostile(notation.MaxText) {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				_, err := All().Read(text, How{})
				require.Error(b, err)
			}
		})
	}
}

// Whatever is read can be written as a link, and in every format that takes it.
func FuzzRead(f *testing.F) {
	for _, row := range readables {
		f.Add(row.text, "")
	}
	for _, page := range pages {
		f.Add(page.text, "tlbr")
	}
	f.Add("#"+sample, "")
	listed := map[string]bool{}
	for _, code := range append(Codes(), notation.Codes()...) {
		listed[code.Name] = true
	}
	f.Fuzz(func(t *testing.T, text, order string) {
		found, err := All().Read(text, How{Taken: Taken{Order: order}})
		if err != nil {
			code, _, _ := strings.Cut(err.Error(), ",")
			require.True(t, listed[code], code)
			return
		}
		if found.Document == nil {
			require.NotNil(t, found.Outcome)
			return
		}
		again, err := notation.Read(found.Document.Link())
		require.NoError(t, err)
		require.Equal(t, found.Document.Link(), again.Link())
		for _, format := range All() {
			if !format.IsWritten() || format.has(pasted) {
				continue
			}
			text, lost, err := All().Write(format.ID, found.Document)
			if err != nil || len(lost) > 0 || format.ID == "letters" || len(found.Document.Puzzle.Tiles()) < leastTiles {
				continue
			}
			_, err = All().Read(text, How{})
			require.NoError(t, err, "%s: %s", format.ID, text)
		}
	})
}

// TestWhoSaysTheOrderIsHeard, within JSON as well.
func TestWhoSaysTheOrderIsHeard(t *testing.T) {
	found, err := All().Read(`{"name":"x, the sides anti-clockwise from the top","width":2,"height":2,"pieces":[[1,2,3,4],[4,4,3,2],[1,1,2,3],[3,2,2,1]]}`, How{})
	require.NoError(t, err)
	assert.Equal(t, "tlbr", found.Order)
	assert.Contains(t, found.Document.Link(), "tiles=1432.4234.1321.3122")
	assert.Len(t, found.Orders, len(orders))
}

// TestAHeaderMakesSense, or is none: four of nine rows are no hints.
func TestAHeaderMakesSense(t *testing.T) {
	found, err := All().Read("4\n1 2 3 4\n2 3 4 1\n3 3 2 4\n4 1 2 2\n1 2 2 4\n3 3 2 1\n4 4 2 1\n1 4 2 3\n3 2 1 1\n", How{})
	require.NoError(t, err)
	assert.Equal(t, "list", found.Format)
	assert.Len(t, found.Outcome.Readings[0].Tiles, 9)
}

// TestATextIsOursOnlyWhereItLooksSo: a mention of our notation makes no list one of ours, and two lists
// of objects are not one.
func TestATextIsOursOnlyWhereItLooksSo(t *testing.T) {
	list := strings.ReplaceAll(hunde, ".", "\n")
	for _, text := range []string{"See the program, which writes #grid=3x3 and more:\n" + list, "grid: 3x3\n" + list} {
		found, err := All().Read(text, How{})
		require.NoError(t, err, text)
		assert.Equal(t, "list", found.Format)
		assert.Contains(t, found.Document.Link(), "tiles="+hunde)
	}
	for text, want := range map[string]string{
		"https://example.org/#grid=3x3&tiles=BGus.BSbu.BSgu.BSg": "link-cut",
		"https://example.org/#grid=3x3&ti":                       "key-absent",
		"grid: 3x3\ntiles:\n" + list[:40]:                        "tile-",
	} {
		_, err := All().Read(text, How{})
		assert.ErrorContains(t, err, want, text)
	}
}

// TestTheFirstOfSeveralListsOfObjects is read, and it is told that there are more.
func TestTheFirstOfSeveralListsOfObjects(t *testing.T) {
	tiles := `[{"N":"LA","E":"RB","S":"LC","W":"RA","ID":1},{"N":"LB","E":"RC","S":"LA","W":"RB","ID":2},{"N":"LA","E":"RC","S":"LB","W":"RA","ID":3},{"N":"LC","E":"RB","S":"LC","W":"RB","ID":4}]`
	found, err := All().Read(`{"first":`+tiles+`,"second":`+tiles+`}`, How{})
	require.NoError(t, err)
	assert.Len(t, found.Document.Puzzle.Tiles(), 4)
	assert.True(t, containsCode(found.Document.Notes, "look-lists"))
}
