package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/draw"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/web"
)

func write(t *testing.T, dir, from, to string) {
	t.Helper()
	require.NoError(t, run([]string{"-dir", dir, "-from", from, "-to", to}))
}

func read(t *testing.T, path ...string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(content)
}

// TestDaysAreMadeSideBySide: days made in parallel share nothing; the race detector checks it.
func TestDaysAreMadeSideBySide(t *testing.T) {
	for _, day := range []string{"2026-11-02", "2026-11-03", "2026-11-07", "2026-11-08"} {
		t.Run(day, func(t *testing.T) {
			t.Parallel()
			made, err := dayOf(day)
			require.NoError(t, err)
			again, err := dayOf(day)
			require.NoError(t, err)
			assert.Equal(t, again, made)
		})
	}
}

// TestWritten: the files hold what Go makes, and all that the page needs.
func TestWritten(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "days"), "2026-11", "2026-12")
	files, err := web.Page(os.DirFS(dir)).ReadDir("days")
	require.NoError(t, err)
	assert.Len(t, files, 2+len(draw.Sets())*4+len(generate.DayGrids()), "and not what the program notes for itself")
	checkDays(t, filepath.Join(dir, "days"))
	checkSets(t, filepath.Join(dir, "days"))
	checkLayouts(t, filepath.Join(dir, "days"))
}

// checkDays: every day of the months is there and agrees with its link.
func checkDays(t *testing.T, dir string) {
	t.Helper()
	for file, many := range map[string]int{"2026-11.json": 30, "2026-12.json": 31} {
		var days []Day
		require.NoError(t, json.Unmarshal([]byte(read(t, dir, file)), &days))
		require.Len(t, days, many)
		for i, day := range days {
			made, err := notation.Read(day.Link)
			require.NoError(t, err)
			if i%7 == i/7 { // one of each week, and of each day of it
				made, err = generate.DayOf(day.Day)
				require.NoError(t, err)
				assert.Equal(t, made.Link(), day.Link)
			}
			assert.Equal(t, strings.TrimSuffix(file, ".json"), day.Day[:len(month)], i)
			assert.Contains(t, day.Link, "&tiles="+strings.Join(day.Tiles, ".")+"&name="+day.Day+"&art="+day.Art+"&end=1")
			assert.Contains(t, generate.Difficulties(), day.Difficulty)
			assert.FileExists(t, filepath.Join(dir, fmt.Sprintf("%s-%d.svg", day.Art, len(day.Tiles[0]))))
			assert.FileExists(t, filepath.Join(dir, made.Puzzle.Grid().Name+".json"))
			require.NotNil(t, day.Pair, day.Day)
			checkPair(t, day)
		}
	}
}

// checkPair: the two tiles differ, and show a letter in both cases where they meet.
func checkPair(t *testing.T, day Day) {
	t.Helper()
	shown := func(i int) string { return day.Tiles[day.Pair[i][0]][day.Pair[i][1]:][:1] }
	one, other := shown(0), shown(1)
	assert.NotEqual(t, day.Pair[0][0], day.Pair[1][0], day.Day)
	assert.NotEqual(t, one, other, day.Day)
	assert.Equal(t, strings.ToLower(one), strings.ToLower(other), day.Day)
}

// checkSets: each motif set has all edges that the tiles of days can have.
func checkSets(t *testing.T, dir string) {
	t.Helper()
	for _, set := range draw.Sets() {
		for sides, tabs := range map[int]string{3: "13.2", 4: "22", 6: "12.76"} {
			svg := read(t, dir, fmt.Sprintf("%s-%d.svg", set, sides))
			if sides == 4 {
				assert.Contains(t, svg, ` id="edge-0"`, "the frame's")
				assert.Contains(t, svg, ` id="wedge-0"`, "the frame's")
			}
			for _, edge := range "ABCDabcd" {
				for _, part := range []string{"edge-", "bridge-", "wedge-"} {
					assert.Equal(t, 1, strings.Count(svg, ` id="`+part+string(edge)+`"`), set)
				}
			}
			for _, used := range regexp.MustCompile(`(?:href="|url\()#([^")]+)`).FindAllStringSubmatch(svg, -1) {
				assert.Contains(t, svg, ` id="`+used[1]+`"`, set)
			}
			assert.NoError(t, xml.Unmarshal([]byte(svg), new(struct{})), set)
			assert.Contains(t, svg, ` id="card"`, set)
			assert.NotContains(t, svg, "tile-", set)
			assert.Equal(t, set == draw.Suits, strings.Contains(svg, `<svg data-tabs="`+tabs+`" `), set)
		}
	}
}

// checkLayouts: each has the cells and seams of its grid, all within the box.
func checkLayouts(t *testing.T, dir string) {
	t.Helper()
	for _, name := range generate.DayGrids() {
		var layout Layout
		require.NoError(t, json.Unmarshal([]byte(read(t, dir, name+".json")), &layout))
		grid, err := puzzle.GridNamed(name)
		require.NoError(t, err)
		assert.Len(t, layout.Cells, len(grid.Cells), name)
		assert.Len(t, layout.Seams, len(grid.Seams), name)
		assert.InDelta(t, 360, layout.Turn*float64(grid.Sides), 1e-9, name)
		for _, cell := range layout.Cells {
			assert.True(t, cell[0] > layout.Box[0] && cell[0] < layout.Box[0]+layout.Box[2], name)
			assert.True(t, cell[1] > layout.Box[1] && cell[1] < layout.Box[1]+layout.Box[3], name)
		}
	}
}

// TestNothingIsWrittenTwice by the same program, unless for other months, which replace the files.
func TestNothingIsWrittenTwice(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "days")
	write(t, dir, "2000-02", "2000-02")
	file := filepath.Join(dir, "2000-02.json")
	assert.Contains(t, read(t, file), "2000-02-29")
	require.NoError(t, os.WriteFile(file, []byte("[]"), 0o644))
	write(t, dir, "2000-02", "2000-02")
	assert.Equal(t, "[]", read(t, file), "it is left alone")
	require.NoError(t, os.Remove(filepath.Join(dir, stampFile)))
	write(t, dir, "2000-02", "2000-02")
	assert.NotEqual(t, "[]", read(t, file), "what is not known to be whole is written anew")
	write(t, dir, "2000-03", "2000-02")
	assert.NoFileExists(t, file)
}

func TestWhatIsNoMonth(t *testing.T) {
	for _, args := range [][]string{{"-from", "2026"}, {"-to", "December"}, {"-month", "2026-12"}, {"-dir", t.TempDir(), "-from", "3000-01", "-to", "3000-02"}} {
		assert.Error(t, run(args), args)
	}
}
