package texts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// sidesOf returns the sides of tiles such as "ABcd.cAbD": picture and half, clockwise.
func sidesOf(tiles string) (out [][][2]int) {
	for tile := range strings.SplitSeq(tiles, ".") {
		var sides [][2]int
		for _, sign := range tile {
			half := 0
			if sign >= 'a' {
				sign, half = sign-'a'+'A', 1
			}
			sides = append(sides, [2]int{int(sign - 'A'), half})
		}
		out = append(out, sides)
	}
	return out
}

// eachTile writes every tile from its sides, with between in between.
func eachTile(tiles [][][2]int, between string, tile func(i int, sides [][2]int) string) string {
	var rows []string
	for i, sides := range tiles {
		rows = append(rows, tile(i, sides))
	}
	return strings.Join(rows, between)
}

func eachSide(sides [][2]int, between string, order []int, side func(at, picture, half int) string) string {
	var out []string
	for _, at := range order {
		out = append(out, side(at, sides[at][0], sides[at][1]))
	}
	return strings.Join(out, between)
}

// Orders of sides, counted clockwise from the top.
var around, leftFirst = []int{0, 1, 2, 3}, []int{3, 0, 1, 2}

const (
	nineTiles  = "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"
	otherTiles = "caAb.abAa.Cabc.ccbC.bCCA.acCc.CCcA.CcaC.ACAB"
	// nineTriangles have rare pictures, so that some rows have numbers that no other row has.
	nineTriangles = "CDb.fBD.hac.hEd.ccA.eCe.haa.gAH.GHF"
)

var colours, animals = strings.Fields("red green blue violet"), strings.Fields("otter heron lynx viper")

// objects writes tiles as objects in two lists, pictures and parts.
func objects(first, second string, halves [2]string) func(tiles [][][2]int) string {
	keys := strings.Fields("up right down left")
	return func(tiles [][][2]int) string {
		return "{\n  \"puzzle\": [\n" + eachTile(tiles, ",\n", func(i int, sides [][2]int) string {
			of := func(key string, value func(picture, half int) string) string {
				return "      \"" + key + "\": {\n        " + eachSide(sides, ",\n        ", leftFirst, func(at, p, h int) string {
					return fmt.Sprintf("%q: %q", keys[at], value(p, h))
				}) + "\n      }"
			}
			return fmt.Sprintf("    {\n      \"filename\": \"IMG_2024%04d.jpg\",\n", 731+i*17%40) +
				of(first, func(p, _ int) string { return colours[p] }) + ",\n" +
				of(second, func(_, h int) string { return halves[h] }) + "\n    }"
		}) + "\n  ]\n}\n"
	}
}

// signed writes tiles as rows of names with signs.
func signed(plus string) func(tiles [][][2]int) string {
	return func(tiles [][][2]int) string {
		return eachTile(tiles, ",\n", func(_ int, sides [][2]int) string {
			return "            [" + eachSide(sides, ", ", around, func(_, p, h int) string { return []string{plus, "-"}[h] + animals[p] }) + "]"
		})
	}
}

// lettered writes tiles as rows of pairs.
func lettered(pictures, halves string) func(tiles [][][2]int) string {
	return func(tiles [][][2]int) string {
		return eachTile(tiles, ",\n", func(_ int, sides [][2]int) string {
			return "    [" + eachSide(sides, ", ", around, func(_, p, h int) string { return fmt.Sprintf("[%q,%q]", pictures[p:p+1], halves[h:h+1]) }) + "]"
		})
	}
}

// called writes tiles as calls that take several lines.
func called(tiles [][][2]int) string {
	return eachTile(tiles, "\n", func(i int, sides [][2]int) string {
		return fmt.Sprintf("        stack.append(stone.Stone(%d,\n            ", i+1) + eachSide(sides, ",\n            ", around, func(_, p, h int) string {
			return fmt.Sprintf("stone.Edge(%d, stone.%s)", p+1, []string{"UPPER", "LOWER"}[h])
		}) + ",\n            stone.TURN_NONE))"
	})
}

// TestPublicProgramsAreRead covers the notations of puzzle programs on GitHub, whole and as a
// person cuts the tiles out. The tiles are ours.
func TestPublicProgramsAreRead(t *testing.T) {
	nine, other := sidesOf(nineTiles), sidesOf(otherTiles)
	code := func(list string) string {
		return "import sys\n\nSIZE = 9\n\ndef fits(a, b):\n    return a[0] == b[0] and a[1] != b[1]\n\n" + list + "\n\nif __name__ == \"__main__\":\n" +
			"    for i in range(SIZE): # each one\n        print('stone %d of %d' % (i, SIZE), fits(stones[i], stones[(i + 1) % SIZE]))\n"
	}
	triangles := sidesOf(nineTriangles)
	numbers := eachTile(triangles, "\n", func(_ int, sides [][2]int) string {
		return eachSide(sides, " ", []int{0, 1, 2}, func(_, p, h int) string { return []string{"", "-"}[h] + fmt.Sprint(p+1) })
	})
	for _, row := range []struct {
		name, text string
		tiles      [][][2]int
		kind       reading.OutcomeKind
	}{
		{"puzzle_3x3_solver", objects("colors", "parts", [2]string{"head", "tail"})(nine), nine, reading.Clear},
		{"puzzle_3x3_solver, halves called like sides", objects("colors", "parts", [2]string{"up", "down"})(nine), nine, reading.Clear},
		{"scramblesquares", "[\n" + eachTile(nine, ",\n", func(_ int, sides [][2]int) string {
			return "  [\n    " + eachSide(sides, ",\n    ", around, func(_, p, h int) string { return fmt.Sprintf("[%q, %d]", "ABCD"[p:p+1], h) }) + "\n  ]"
		}) + "\n]\n", nine, reading.Clear},
		{"edge-matching-solver, a list", "cards = [\n" + lettered("KLMN", "HT")(nine) + "\n]\n", nine, reading.Clear},
		{"edge-matching-solver, a file", code("# Each card has 4 sides: [top, right, bottom, left]\nstones = [\n" + lettered("KLMN", "HT")(nine) + "\n]"), nine, reading.Clear},
		{"edge-matching-solver, two lists in a file", code("one = [\n" + lettered("KLMN", "HT")(nine) + "\n]\n\ntwo = [\n" + lettered("KLMN", "IO")(other) + "\n]"), nine, reading.Ask},
		{"ScramblePuzzleSolver, a list", signed("+")(nine), nine, reading.Clear},
		{"ScramblePuzzleSolver, a declaration", "    otter, heron, lynx, viper = 1, 2, 3, 4\n    cards = [\n" + signed("")(nine) + "\n        ]\n", nine, reading.Clear},
		{"ScramblePuzzleSolver, a file", code("stones = [\n" + signed("+")(nine) + "\n]"), nine, reading.Clear},
		{"ScramblePuzzleSolver, several puzzles in a file", code("stones = [\n" + signed("+")(nine) + "\n]\nprint(solve(stones))\nstones = [\n" + signed("")(other) + "\n]"), nine, reading.Ask},
		{"Bibi_Puzzle, a list", called(nine), nine, reading.Clear},
		{"Bibi_Puzzle, a file", code("def build() -> list:\n        stack = []\n" + called(nine) + "\n        return stack"), nine, reading.Clear},
		{"Dreieckspuzzle", "8\n9\n" + numbers + "\n", triangles, reading.Clear},
		{"Dreieckspuzzle, a list", numbers, triangles, reading.Clear},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, text := range []string{row.text, strings.ReplaceAll(row.text, "\n", "\r\n")} {
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.NotNil(t, found.Outcome, text)
				require.Equal(t, row.kind, found.Outcome.Kind, found.Outcome.Question)
				assert.True(t, says(found.Outcome.Readings[0], row.tiles), text)
				told := strings.Contains(fmt.Sprint(foreign.Around(found.Outcome.Readings[0])), "look-triangles")
				assert.Equal(t, len(row.tiles[0]) == 3, told, "three things on a line are told to be a triangle")
			}
		})
	}
}
