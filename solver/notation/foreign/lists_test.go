package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// TestAnswersLieOnTheirTiles, where a text has both.
func TestAnswersLieOnTheirTiles(t *testing.T) {
	const said = "Tiles = [3, 1, 2, 4],\nRotations = [up, left, right, down]."
	const tiles = "tile(1, a_tail, b_tail, a_head, b_head).\ntile(2, b_tail, a_tail, b_head, a_head).\ntile(3, a_tail, a_tail, b_head, b_head).\ntile(4, a_head, b_tail, b_tail, a_head).\n"
	for text, board := range map[string]string{
		tiles: "", tiles + said: "&board=2.0_0.3_1.1_3.2", tiles + "Tiles = [3, 1, 2],\nRotations = [up, left, right].": "",
		tiles + "Tiles = [3, 1, 2, 9],\nRotations = [up, left, right, up].": "",
	} {
		found, err := All().Read(text, How{})
		require.NoError(t, err)
		assert.Equal(t, "grid=2x2&tiles=abAB.baBA.aaBB.AbbA&art=signs"+board+"&end=1", found.Document.Link())
	}
	for _, text := range []string{tiles + said + strings.Repeat("Ⱥ", 400), tiles + "Rotations = [up]" + strings.Repeat("Ⱥ", 400)} {
		assert.NotPanics(t, func() { All().Read(text, How{}) }, "letters whose small ones are longer")
	}
	_, err := All().Read(said, How{})
	assert.EqualError(t, err, "tiles-unsaid")
}

// TestSeveralAnswersBelowTheirTiles: the first is laid, and how many there are is told.
func TestSeveralAnswersBelowTheirTiles(t *testing.T) {
	const tiles = "tile(1, a_tail, b_tail, a_head, b_head).\ntile(2, b_tail, a_tail, b_head, a_head).\ntile(3, a_tail, a_tail, b_head, b_head).\ntile(4, a_head, b_tail, b_tail, a_head).\n"
	const one, other = "Tiles = [3, 1, 2, 4],\nRotations = [up, left, right, down] ;\n", "Tiles = [4, 1, 2, 3],\nRotations = [up, up, up, up] ;\n"
	for said, notes := range map[string][]*puzzle.Fault{
		one: nil, one + other: FirstOf(2), one + other + one: FirstOf(3), other + "Tiles = [2": nil, one + "Tiles = [1, 2, 3]": nil,
	} {
		found, err := All().Read(tiles+said, How{})
		require.NoError(t, err, said)
		require.NotNil(t, found.Document.Board, said)
		assert.Equal(t, notes, found.Document.Notes, said)
	}
}

// TestSolverAlone: the answer of a solver says nothing of the tiles, and that is told, or
// that there is no solution by it.
func TestSolverAlone(t *testing.T) {
	for text, want := range map[string]string{
		"c cadical\ns SATISFIABLE\nv 1 -2 -3\nv 0\n": "answer-alone",
		"v 1 -2 -3 4 0\n":                          "answer-alone",
		" c1 t2 r2:3 s1:A (1 of 2)\n c2 t1 r2:1\n": "answer-alone",
		" t2 r2:3 s1:A c1 (1 of 2)\n":              "answer-alone",
		"SAT\n1 -2 -3 4 0\n":                       "answer-alone",
		"s UNSATISFIABLE\n":                        "answer-none",
		"UNSAT":                                    "answer-none",
		"=====UNSATISFIABLE=====\n":                "answer-none",
		"Altogether 0 solutions, 12+34 mems":       "answer-none",
		"c cadical\ns UNKNOWN\n":                   "answer-cut",
		"INDET\n":                                  "answer-cut",
		"=====UNKNOWN=====":                        "answer-cut",
		"s UNKNOWN, I think":                       "tiles-unfound",
		"c1 and t2":                                "tiles-unfound",
		"c1 (t2)":                                  "tiles-unfound",
		"c4 is a square, and t6 too":               "tiles-unfound",
		"v is for verse 1":                         "tiles-unfound",
	} {
		_, err := All().Read(text, How{})
		assert.EqualError(t, err, want, text)
	}
}

// TestExpectedFillsTheNearestBoard: too few squares are a part of nine, and ten are one too many.
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
