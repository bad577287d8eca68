package foreign

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// TestWhatIsAlmostAListIsAskedAbout: one tile has three sides or five, or a word is almost one of
// the others.
func TestWhatIsAlmostAListIsAskedAbout(t *testing.T) {
	for text, want := range map[string]string{
		"tiles = [\n \"HDdh\",\n \"CHsh\", \"DCc\",\n \"SDsh\", \"SDhd\"]":                                                                                  "look-sides, expected=4, found=3, line=3, text=\"DCc\"",
		"A/head,A/tial,B/tail,A/tail\nA/head,B/head,B/tail,A/tail\nB/head,A/head,B/tail,A/tail\nA/head,B/tail,B/head,A/tail\nB/head,B/head,A/tail,A/tail\n": "look-half-slip, at side 1, at sides 4, at tile 0, found=A tial, guess=tail",
	} {
		found := readAll(t, text)
		require.Equal(t, reading.Ask, found.Outcome.Kind, text)
		assert.EqualError(t, Odd(found.Outcome.Readings[0])[0], want, text)
	}
}

func TestReadRefuses(t *testing.T) {
	for text, want := range map[string]string{"": "empty", " \n": "empty", "a\x00b": "not-text", "\xff": "not-text"} {
		_, err := All().Read(text, How{})
		assert.EqualError(t, err, want, text)
	}
}

// TestWhoSaysTheOrderIsHeard, even within JSON.
func TestWhoSaysTheOrderIsHeard(t *testing.T) {
	found := readAll(t, `{"name":"x, the sides anti-clockwise from the top","width":2,"height":2,"pieces":[[1,2,3,4],[4,4,3,2],[1,1,2,3],[3,2,2,1]]}`)
	assert.Equal(t, "tlbr", found.Order)
	assert.Contains(t, found.Document.Link(), "tiles=1432.4234.1321.3122")
	assert.Len(t, found.Orders, len(orders))
}

// TestAHeaderMakesSense, or is none: four of nine rows are no hints.
func TestAHeaderMakesSense(t *testing.T) {
	found := readAll(t, "4\n1 2 3 4\n2 3 4 1\n3 3 2 4\n4 1 2 2\n1 2 2 4\n3 3 2 1\n4 4 2 1\n1 4 2 3\n3 2 1 1\n")
	assert.Equal(t, "list", found.Format)
	assert.Len(t, found.Outcome.Readings[0].Tiles, 9)
}

// TestATextIsOursOnlyWhereItLooksSo: mentioning our notation does not make a list ours, and two
// lists of objects are not one.
func TestATextIsOursOnlyWhereItLooksSo(t *testing.T) {
	list := strings.ReplaceAll(hunde, ".", "\n")
	for _, text := range []string{"See the program, which writes #grid=3x3 and more:\n" + list, "grid: 3x3\n" + list} {
		found := readAll(t, text)
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

// TestTheFirstOfSeveralListsOfObjects is read, with a note that there are more.
func TestTheFirstOfSeveralListsOfObjects(t *testing.T) {
	tiles := `[{"N":"LA","E":"RB","S":"LC","W":"RA","ID":1},{"N":"LB","E":"RC","S":"LA","W":"RB","ID":2},{"N":"LA","E":"RC","S":"LB","W":"RA","ID":3},{"N":"LC","E":"RB","S":"LC","W":"RB","ID":4}]`
	found := readAll(t, `{"first":`+tiles+`,"second":`+tiles+`}`)
	assert.Len(t, found.Document.Puzzle.Tiles(), 4)
	assert.True(t, containsCode(found.Document.Notes, "look-lists"))
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

// TestAnswersLieOnTheirTiles: an answer after its puzzle becomes the board.
func TestAnswersLieOnTheirTiles(t *testing.T) {
	const said = "Tiles = [3, 1, 2, 4],\nRotations = [up, left, right, down]."
	const tiles = "tile(1, a_tail, b_tail, a_head, b_head).\ntile(2, b_tail, a_tail, b_head, a_head).\ntile(3, a_tail, a_tail, b_head, b_head).\ntile(4, a_head, b_tail, b_tail, a_head).\n"
	for text, board := range map[string]string{
		tiles: "", tiles + said: "&board=2.0_0.3_1.1_3.2", tiles + "Tiles = [3, 1, 2],\nRotations = [up, left, right].": "",
		tiles + "Tiles = [3, 1, 2, 9],\nRotations = [up, left, right, up].": "",
	} {
		found := readAll(t, text)
		assert.Equal(t, "grid=2x2&tiles=abAB.baBA.aaBB.AbbA&art=signs"+board+"&end=1", found.Document.Link())
	}
	for _, text := range []string{tiles + said + strings.Repeat("Ⱥ", 400), tiles + "Rotations = [up]" + strings.Repeat("Ⱥ", 400)} {
		assert.NotPanics(t, func() { All().Read(text, How{}) }, "letters whose small ones are longer")
	}
	_, err := All().Read(said, How{})
	assert.EqualError(t, err, "tiles-unsaid")
}

// TestSeveralAnswersBelowTheirTiles: the first becomes the board, and a note has their number.
func TestSeveralAnswersBelowTheirTiles(t *testing.T) {
	const tiles = "tile(1, a_tail, b_tail, a_head, b_head).\ntile(2, b_tail, a_tail, b_head, a_head).\ntile(3, a_tail, a_tail, b_head, b_head).\ntile(4, a_head, b_tail, b_tail, a_head).\n"
	const one, other = "Tiles = [3, 1, 2, 4],\nRotations = [up, left, right, down] ;\n", "Tiles = [4, 1, 2, 3],\nRotations = [up, up, up, up] ;\n"
	for said, notes := range map[string][]*puzzle.Fault{
		one: nil, one + other: FirstOf(2), one + other + one: FirstOf(3), other + "Tiles = [2": nil, one + "Tiles = [1, 2, 3]": nil,
	} {
		found := readAll(t, tiles+said)
		require.NotNil(t, found.Document.Board, said)
		assert.Equal(t, notes, found.Document.Notes, said)
	}
}

// TestWhatIsLeftOutIsTold: notes quote it, even if the tiles match as they stand, and count what
// is too much.
func TestWhatIsLeftOutIsTold(t *testing.T) {
	const fits = "fox head, owl head, owl tail, fox head\nowl head, owl tail, fox head, owl tail\n" +
		"owl head, owl head, fox tail, fox tail\nfox tail, owl tail, fox head, owl tail\n"
	sortedTiles := ""
	for i, tile := range strings.Split(strings.TrimSpace(fits), "\n") {
		sortedTiles = fmt.Sprintf("%d: %s\n%s", i+1, tile, sortedTiles)
	}
	for text, told := range map[string][]string{
		fits:                      nil,
		"ours\n\n" + fits:         {"look-around, text=ours"},
		"Our dogs\n\n" + fits:     nil,
		sortedTiles:               {"look-sorted"},
		fits + "\nBye\n":          {"look-around, text=Bye"},
		"A\nB\n\n" + fits + "C\n": {"look-around, text=A", "look-around, text=B", "look-around, text=C"},
		"See " + strings.Repeat("here ", 20) + "\nB\n\n" + fits + "\nC\nD\nE\n": {
			"look-around, text=See" + strings.Repeat(" here", 11) + "…", "look-around, text=B", "look-around, text=C", "notes-more, more=2"},
	} {
		found, err := All().Read(text, How{})
		require.NoError(t, err, text)
		require.NotNil(t, found.Outcome, text)
		require.NoError(t, found.Take(0, Taken{}), text)
		assert.NotNil(t, found.Document.Board, text)
		var notes []string
		for _, note := range found.Document.Notes {
			notes = append(notes, note.Error())
		}
		assert.Equal(t, told, notes, text)
	}
}

// TestJSONThatIsNotReadIsTold: notes name its members, and say if one of them is a list of tiles.
func TestJSONThatIsNotReadIsTold(t *testing.T) {
	const cards = `[["fox","owl","hare","deer"],["owl","fox","deer","hare"],["hare","deer","fox","fox"],["deer","hare","owl","owl"]]`
	for text, told := range map[string][]string{
		`{"cards":` + cards + `,"name":"n","symbols":[]}`:                                        nil,
		`{"cards":` + cards + `,"note":"one was lost"}`:                                          {"key-unknown, key=note"},
		`{"cards":` + cards + `,"lost":[["fox","fox","hare","hare"]],"note":""}`:                 {"key-unknown, key=lost", "key-unknown, key=note", "look-lists"},
		`{"cards":` + cards + `,"a":1,"b":1,"c":1,"d":1,"e":1}`:                                  {"key-unknown, key=a", "key-unknown, key=b", "key-unknown, key=c", "notes-more, more=2"},
		`{"tiles":[{"n":1,"e":2,"s":3,"w":4},{"n":1,"e":2,"s":4,"w":3}],"name":"n","colour":""}`: {"key-unknown, key=colour"},
	} {
		var notes []string
		for _, note := range readAll(t, text).Document.Notes {
			notes = append(notes, note.Error())
		}
		assert.Equal(t, told, notes, text)
	}
	for turn, may := range map[string]bool{"false": false, "true": true} {
		assert.Equal(t, may, readAll(t, `{"pieces":[[1,2,3,4],[2,1,4,3],[3,4,1,1],[4,3,2,2]],"turn":`+turn+`}`).Document.Puzzle.MayTurn(), turn)
	}
}

// TestPlacedTilesAreLaid on their cells, turned as they are there.
func TestPlacedTilesAreLaid(t *testing.T) {
	const tiles = `{"rows":2,"cols":2,"tiles":[[1,2,3,4],[2,1,4,3],[3,4,1,1],[4,3,2,2]],"placed":`
	board := readAll(t, tiles+`[{"row":1,"col":0,"tile":[4,1,2,3]},{"row":0,"col":1,"tile":[4,3,2,2]}]}`).Document.Board
	require.NotNil(t, board)
	assert.Equal(t, 2, board.Filled())
	for cell, want := range map[int]puzzle.Placement{2: {Cell: 2, Tile: 0, Turn: 1}, 1: {Cell: 1, Tile: 3, Turn: 0}} {
		lies, _ := board.At(cell)
		assert.Equal(t, want, lies)
	}
	for _, wrong := range []string{`[{"row":2,"col":0,"tile":[1,2,3,4]}]`, `[{"row":0,"col":0,"tile":[1,1,1,1]}]`, `[1]`} {
		_, err := All().Read(tiles+wrong+"}", How{})
		assert.Error(t, err, wrong)
	}
}

// TestLinesThatMakeNoTilesAreCounted: they have as many things as a tile has sides, which are
// always the same.
func TestLinesThatMakeNoTilesAreCounted(t *testing.T) {
	_, err := All().Read(strings.Repeat("fox, owl, hare, deer\n", 9), How{})
	assert.EqualError(t, err, "tiles-unmade, found=9, things=4")
}

// TestObjectsOnLinesAreAList, with commas after them or not. One object that is cut off is broken
// JSON.
func TestObjectsOnLinesAreAList(t *testing.T) {
	const tiles = "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"
	for _, between := range []string{"\n", ",\n", ", "} {
		var lines []string
		for i, tile := range strings.Split(tiles, ".") {
			lines = append(lines, fmt.Sprintf(`{"id": %d, "top": "%c", "right": "%c", "bottom": "%c", "left": "%c"}`, i, tile[0], tile[1], tile[2], tile[3]))
		}
		text := strings.Join(lines, between)
		assert.Contains(t, readAll(t, text).Document.Link(), tiles, text)
	}
	_, err := All().Read(`{"tiles": [{"id": 1, "top": "a"},`+"\n"+`{"id": 2, "top"`, How{})
	assert.ErrorContains(t, err, "json-broken")
}

// TestARefusalSaysWhatWasSeen in a text with few tiles or none.
func TestARefusalSaysWhatWasSeen(t *testing.T) {
	for text, said := range map[string]string{
		"https://www.example.com/puzzles/dogs.html":              "tiles-elsewhere",
		"IMG_0001.jpg\nIMG_0002.jpg\nIMG_0003.jpg\nIMG_0004.jpg": "tiles-elsewhere",
		`C:\Users\Ann\Pictures\my puzzle.png`:                    "tiles-elsewhere",
		"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUA":     "tiles-elsewhere",
		"fox head, owl tail, bear head, hare tail":               "tiles-few",
		"fox | owl | bear | hare\nowl | fox | hare | bear":       "tiles-few",
		"I like my dog": "tiles-unfound",
		"2 cups flour\n3 eggs\n1 pinch of salt\n\nMix, fry and eat.": "tiles-unfound",
		"Hello, could you help me?\nI have nine tiles.\n\nMary":      "tiles-unfound",
		"fox, owl\nbear, hare\nowl, fox\nhare, fox\nowl, hare":       "tiles-unlike, found=5, things=2",
		strings.Repeat("fox, owl, hare, deer, wolf\n", 9):            "tiles-unlike, found=9, things=5",
	} {
		_, err := All().Read(text, How{})
		assert.EqualError(t, err, said, text)
	}
}

// TestExpectedFillsTheNearestBoard: too few squares are a part of nine, and of ten squares one is
// too many.
func TestExpectedFillsTheNearestBoard(t *testing.T) {
	for sides, boards := range map[int]map[int]int{
		4: {3: 4, 4: 4, 5: 9, 8: 9, 9: 9, 10: 9, 15: 16},
		6: {6: 7, 8: 7, 18: 19},
	} {
		for tiles, want := range boards {
			assert.Equal(t, want, Expected(&reading.Reading{Sides: sides, Tiles: make([]reading.Tile, tiles)}), "%d tiles of %d sides", tiles, sides)
		}
	}
}

// TestBucasBoardsHaveTheirScores: published boards have their known scores, which are the seams
// that match, without those of the grey frame.
func TestBucasBoardsHaveTheirScores(t *testing.T) {
	text, err := os.ReadFile("testdata/bucas.txt")
	require.NoError(t, err)
	checked := 0
	for line := range strings.Lines(string(text)) {
		score, link, _ := strings.Cut(strings.TrimSpace(line), " ")
		if score == "#" {
			continue
		}
		for _, address := range []string{"https://e2.bucas.name/#", "Look: http://e2.bucas.name/?", ""} {
			found := readAll(t, address+link+"\n")
			assert.Equal(t, "bucas", found.Format)
			assert.Equal(t, []string{"trbl"}, found.Orders)
			matched, _ := found.Document.Board.Score()
			assert.Equal(t, score, strconv.Itoa(matched), link[:40])
			assert.Empty(t, found.Document.Board.Misframed())
		}
		checked++
	}
	assert.Equal(t, 19, checked)
}

// TestWhatSolvePrintsIsRead: the puzzle with the solution, whatever else is printed.
func TestWhatSolvePrintsIsRead(t *testing.T) {
	const link = "grid=2x1&tiles=ABab.BAba&name=%22&board=-_0.0&end=1"
	for _, text := range []string{
		`{"puzzle":"#grid=2x1\u0026tiles=ABab.BAba\u0026name=%22\u0026board=-_0.0\u0026end=1","status":"stopped","pictures":0,"best":{"tiles":[-1,0],"turns":[0,0]}}`,
		"\n{\"status\": \"complete\", \"boards\": [{\"tiles\": [1, 0]}], \"puzzle\": \"#" + link + "\"}\n",
	} {
		found := readAll(t, text)
		assert.Equal(t, Own, found.Format)
		assert.Equal(t, link, found.Document.Link())
	}
	_, err := All().Read(`{"puzzle":"#grid=2x1\u0026tiles=ABab.BAb","status":"stopped"}`, How{})
	assert.Error(t, err, "a puzzle that is broken is not guessed at")
}

// TestATextIsReadInSteps: the smallest asks one row of the table, and all together find what one
// long step finds.
func TestATextIsReadInSteps(t *testing.T) {
	for name, text := range map[string]string{
		"a list of tiles":   "fox head, owl head, owl tail, fox head\nowl head, owl tail, fox head, owl tail\nowl head, owl head, fox tail, fox tail\nfox tail, owl tail, fox head, owl tail\n",
		"another program's": `{"tiles":[[1,2,3,4],[2,3,4,1],[3,4,1,2],[4,1,2,3]],"rows":2,"cols":2}`,
		"no tiles":          "Nothing is to be seen here.",
	} {
		r, steps := Common().New(text, How{}), 1
		for ; !r.Step(1); steps++ {
			found, err := r.Found()
			require.NoError(t, err, name)
			require.Nil(t, found, name)
		}
		assert.GreaterOrEqual(t, steps, len(Common()), name)
		want, wrong := Common().Read(text, How{})
		found, err := r.Found()
		assert.Equal(t, wrong, err, name)
		assert.Equal(t, want, found, name)
	}
}
