package main

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/search"
)

func TestBoardsFitTheLineOrLoseTheirEdges(t *testing.T) {
	for _, row := range []struct {
		grid  string
		tiles int
		lines int
	}{{"6x6", 36, 4*6 + 1}, {"7x1", 7, 1}, {"6x1", 6, 4 + 1}, {"16x16", 256, 16}} {
		document, err := notation.Read("grid=" + row.grid + "&mates=same&tiles=aaaa" + strings.Repeat(".aaaa", row.tiles-1))
		require.NoError(t, err)
		full := search.Board{Turns: make([]int, row.tiles)}
		for tile := range row.tiles {
			full.Tiles = append(full.Tiles, tile)
		}
		lines := strings.Split(strings.TrimSuffix(wordsOf("en").board(document.Puzzle, full), "\n"), "\n")
		assert.Len(t, lines, row.lines, row.grid)
		for _, line := range lines {
			assert.Len(t, []rune(line), len([]rune(lines[0])), "all lines are equally long")
			assert.LessOrEqual(t, len([]rune(line)), lineWidth)
		}
	}
}

// laid writes a board as text from tile.turn by cell.
func laid(t *testing.T, link, placements string) string {
	t.Helper()
	document, err := notation.Read(link)
	require.NoError(t, err)
	var full search.Board
	for word := range strings.FieldsSeq(placements) {
		tile, turn, _ := strings.Cut(word, ".")
		number, err := strconv.Atoi(tile)
		require.NoError(t, err)
		turns, err := strconv.Atoi(turn)
		require.NoError(t, err)
		full.Tiles, full.Turns = append(full.Tiles, number), append(full.Turns, turns)
	}
	return wordsOf("en").board(document.Puzzle, full)
}

func TestHexagonsAsText(t *testing.T) {
	const link = "grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432"
	assert.Equal(t, strings.TrimPrefix(`
           _______
          /   1   \
  _______/ 6  1  2 \_______
 /   6   \ 5  ↑  3 /   1   \
/ 3  2  5 \___4___/ 3  5  6 \
\ 4  ↓  2 /   4   \ 5  ↑  4 /
 \___1___/ 2  4  5 \___2___/
 /   1   \ 6  ↓  3 /   2   \
/ 4  6  6 \___1___/ 3  7  1 \
\ 2  ↑  5 /   1   \ 4  ↗  6 /
 \___3___/ 5  3  4 \___5___/
         \ 3  ↑  6 /
          \___2___/
`, "\n"), laid(t, link, "0.0 1.3 4.0 3.3 5.0 6.1 2.0"))
}

func TestTrianglesAsText(t *testing.T) {
	assert.Equal(t, strings.TrimPrefix(`
         /\
        /  \
       /B  A\
      / 4 ↑  \
     /____a___\
    /\   A    /\
   /  \ 1 ↖  /  \
  /B  A\a  B/b  A\
 / 3 ↘  \  / 2 ↑  \
/____B___\/____b___\
`, "\n"), laid(t, "grid=tri2&tiles=ABa.Abb.BBA.AaB", "3.0 2.1 0.0 1.0"))
}

func TestLargeBoardsAsText(t *testing.T) {
	triangle := "grid=tri9&mates=same&tiles=aaa" + strings.Repeat(".aaa", 80)
	hexagon := "grid=hex5&mates=same&tiles=aaaaaa" + strings.Repeat(".aaaaaa", 60)
	var ones, sixties strings.Builder
	for tile := range 81 {
		fmt.Fprintf(&ones, "%d.1 ", tile)
		if tile < 61 {
			fmt.Fprintf(&sixties, "%d.1 ", tile)
		}
	}
	lines := strings.Split(laid(t, triangle, ones.String()), "\n")
	assert.Equal(t, strings.Repeat(" ", 28)+" 2↘  3↗  4↘", lines[1], "every other one points down")
	lines = strings.Split(laid(t, hexagon, sixties.String()), "\n")
	assert.Equal(t, strings.Repeat(" ", 6)+" 2↗  3↗", lines[1], "equally high")
	assert.Equal(t, strings.Repeat(" ", 4)+" 4↗  5↗  6↗", lines[2])
}

func TestTheGuideSaysWhetherToTurn(t *testing.T) {
	for link, want := range map[string]string{
		"grid=1x1&tiles=aaaa":              "The arrow shows which way the top of the tile should point.",
		"grid=1x1&turn=no&tiles=aaaa":      "Don’t turn the tile.",
		"grid=2x1&turn=no&tiles=aaaa.aaaa": "Pencil 1 to 2 on the backs of your tiles. Don’t turn any of them.",
		"grid=tri1&turn=no&tiles=aaa":      "The arrow shows which way the top of the tile should point.", // a cell may point down
	} {
		document, err := notation.Read(link)
		require.NoError(t, err)
		assert.Equal(t, want, wordsOf("en").guide(document.Puzzle), link)
	}
}

func TestSidesOfAllGrids(t *testing.T) {
	en, de := wordsOf("en"), wordsOf("de")
	assert.Equal(t, "left", en.looseSide(2, 3))
	assert.Equal(t, "top", en.looseSide(0, 4))
	assert.Equal(t, "upper left", en.looseSide(5, 6))
	assert.Equal(t, "rechts unten", de.looseSide(2, 6))
	assert.Equal(t, "top", en.side(0, 3, 0), "of a cell that points down")
}

func TestTimesInWords(t *testing.T) {
	de := wordsOf("de")
	for _, row := range []struct {
		spent time.Duration
		want  string
	}{
		{38400 * time.Nanosecond, "38 µs"},
		{1234 * time.Microsecond, "1,2 ms"},
		{59 * time.Second, "59,0 s"},
		{90 * time.Minute, "90,0 min"},
	} {
		assert.Equal(t, row.want, de.span(row.spent))
	}
}

func TestManyCopiesAreNotNamed(t *testing.T) {
	for tiles, want := range map[string]string{
		"4": "× 24 ways to swap tiles 1, 2, 3, and 4.",
		"9": "× 362,880 ways to swap identical tiles.",
	} {
		n := int(tiles[0] - '0')
		got := say(t, "en", "", "solve", "-count", "grid="+tiles+"x1&mates=same&turn=no&tiles=aaaa"+strings.Repeat(".aaaa", n-1))
		assert.Contains(t, got.out, want)
	}
	clued := say(t, "en", "", "solve", "-count", "grid=3x1&mates=same&clues=0.1.0&tiles=aaaa.aaaa.aaaa")
	assert.Contains(t, clued.out, "2 ways to swap tiles 1 and 3", "a clue's tile stays where it is")
}
