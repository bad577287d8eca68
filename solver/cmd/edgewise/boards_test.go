package main

import (
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

func TestBoardsAsLists(t *testing.T) {
	document, err := notation.Read("grid=2x2&mates=same&tiles=aaaa.aaaa.aaaa.aaaa")
	require.NoError(t, err)
	full := search.Board{Tiles: []int{3, 0, 2, 1}, Turns: []int{0, 1, 2, 3}}
	assert.Equal(t, `row 1, column 1: tile 4, as it is
row 1, column 2: tile 1, turned right
row 2, column 1: tile 3, turned upside down
row 2, column 2: tile 2, turned left
`, wordsOf("en").placements(document.Puzzle, full))
	assert.Contains(t, wordsOf("de").placements(document.Puzzle, full), "Zeile 2, Spalte 2: Karte 2, nach links gedreht\n")
}

func TestSidesAndTurnsOfOtherGrids(t *testing.T) {
	en, de := wordsOf("en"), wordsOf("de")
	assert.Equal(t, "side 6", en.side(5, 6))
	assert.Equal(t, "side 1", en.side(0, 0), "the text did not tell how many there are")
	assert.Equal(t, "turned 1 step clockwise", en.turned(1, 3))
	assert.Equal(t, "5 Schritte im Uhrzeigersinn gedreht", de.turned(5, 6))
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
		"4": "× 24 ways to swap tiles 1, 2, 3 and 4.",
		"9": "× 362,880 ways to swap tiles that look alike.",
	} {
		n := int(tiles[0] - '0')
		got := say(t, "en", "", "solve", "-count", "grid="+tiles+"x1&mates=same&turn=no&tiles=aaaa"+strings.Repeat(".aaaa", n-1))
		assert.Contains(t, got.out, want)
	}
	clued := say(t, "en", "", "solve", "-count", "grid=3x1&mates=same&clues=0.1.0&tiles=aaaa.aaaa.aaaa")
	assert.Contains(t, clued.out, "2 ways to swap tiles 1 and 3", "a clue's tile stays where it is")
}
