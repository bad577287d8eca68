package generate

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/draw"
)

var update = flag.Bool("update", false, "write the golden file anew")

// written is a time as a day.
func written(day time.Time) string { return day.Format(time.DateOnly) }

// requireDay makes sure that a day has the puzzle that it should have, and gives
// it.
func requireDay(t *testing.T, day time.Time) Day {
	t.Helper()
	made, err := DayOf(written(day))
	require.NoError(t, err)
	p := made.Puzzle
	monday := (int(day.Weekday()) + 6) % 7
	w := walked(t, p)
	assert.GreaterOrEqual(t, w.effort(), week[monday], written(day))
	assert.Less(t, w.effort(), week[monday+1], written(day))
	require.Len(t, p.Motifs(), 4)
	require.Len(t, p.Kinds(), 9)
	// With no two tiles alike and one solution, the first cell takes each corner in turn.
	assert.Equal(t, int64(4), w.levels[0].good, written(day))
	return made
}

// TestDays: each has one solution, as the textbook counts, and the effort
// of its weekday.
func TestDays(t *testing.T) {
	seen := map[string]bool{}
	arts := map[string]int{}
	const days = 70 // each weekday with each set twice
	day := time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)
	for i := range days {
		made := requireDay(t, day)
		if i%8 == 0 {
			assert.Equal(t, uint64(1), solutions(t, made.Puzzle), written(day))
		}
		words := fmt.Sprint(made.Puzzle.Tiles())
		assert.False(t, seen[words], "a puzzle of its own")
		seen[words] = true
		arts[made.Art]++
		day = day.AddDate(0, 0, 1)
	}
	for _, set := range draw.Sets() {
		assert.Equal(t, days/len(draw.Sets()), arts[set], set)
	}
}

// TestDaysStayTheSame: to change what stands here is to change what people have
// played, so it needs a new Version.
func TestDaysStayTheSame(t *testing.T) {
	var lines []string
	for _, day := range []string{"2000-01-01", "2000-02-29", "2024-12-31", "2026-11-21", "2026-11-22", "2026-11-23",
		"2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2100-03-01", "2999-12-31"} {
		made, err := DayOf(day)
		require.NoError(t, err)
		var words []string
		for _, tile := range made.Puzzle.Tiles() {
			words = append(words, tile.String())
		}
		lines = append(lines, fmt.Sprintf("%s %d %s %s", day, Version, strings.Join(words, "."), made.Art))
	}
	text := strings.Join(lines, "\n") + "\n"
	const file = "testdata/days.txt"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), text)
}

// TestDaysAreTheCalendars, all of them, one after the other.
func TestDaysAreTheCalendars(t *testing.T) {
	day := time.Date(firstYear, 1, 1, 0, 0, 0, 0, time.UTC)
	assert.Equal(t, time.Saturday, day.Weekday())
	for want := 0; day.Year() <= lastYear; want++ {
		number, known := dayNumber(written(day))
		if !known || number != want {
			require.Fail(t, written(day))
		}
		day = day.AddDate(0, 0, 1)
	}
}

func TestWhatIsNoDay(t *testing.T) {
	for _, text := range []string{"", "2026-11-31", "2026-02-29", "2100-02-29", "1999-12-31", "3000-01-01", "2026-13-01",
		"2026-00-01", "2026-01-00", "2026-1-1", "2026/11/21", "20261121", " 2026-11-21", "2026-11-21 ", "+026-11-21", "２０２６"} {
		_, err := DayOf(text)
		assert.Equal(t, "day-unclear", code(t, err), text)
	}
}

// FuzzDay: what is a day is what the calendar takes.
func FuzzDay(f *testing.F) {
	for _, text := range []string{"2026-11-21", "2000-02-29", "2100-02-29", "2999-12-31", "0000-00-00", "----------"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		number, known := dayNumber(text)
		day, err := time.Parse(time.DateOnly, text)
		assert.Equal(t, err == nil && day.Year() >= firstYear && day.Year() <= lastYear, known)
		if known {
			first := time.Date(firstYear, 1, 1, 0, 0, 0, 0, time.UTC)
			assert.Equal(t, written(day), written(first.AddDate(0, 0, number)))
		}
	})
}
