package generate

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/draw"
	"edgewise/solver/notation"
)

var update = flag.Bool("update", false, "write the golden file anew")

// written is a time as a day.
func written(day time.Time) string { return day.Format(time.DateOnly) }

// dayOf is the puzzle of a day; several tests use it.
func dayOf(t *testing.T, day string) *notation.Document {
	t.Helper()
	if daysMade[day] == nil {
		made, err := DayOf(day)
		require.NoError(t, err)
		daysMade[day] = made
	}
	return daysMade[day]
}

var daysMade = map[string]*notation.Document{}

// requireDay checks that a day has the right kind of puzzle, and returns it.
func requireDay(t *testing.T, day time.Time) *notation.Document {
	t.Helper()
	made := dayOf(t, written(day))
	p := made.Puzzle
	number, known := dayNumber(written(day))
	require.True(t, known)
	_, k := kindOf(written(day), number)
	w := walked(t, p)
	if k.to > 0 {
		assert.GreaterOrEqual(t, w.effort(), k.from, written(day))
		assert.Less(t, w.effort(), k.to, written(day))
	}
	_, framed := p.Frame()
	assert.Equal(t, k.framed, framed, written(day))
	assert.Equal(t, k.grid, p.Grid().Name, written(day))
	require.Len(t, p.Motifs(), k.motifs)
	require.Len(t, p.Kinds(), len(p.Grid().Cells))
	// With all tiles different and one solution, one candidate per turn of the board is right for
	// the first cell.
	assert.Equal(t, int64(p.Grid().Sides), w.levels[0].good, written(day))
	return made
}

// TestDays: each has one solution, as the textbook search counts, and the effort of its weekday.
// None uses the set of plain shapes any more.
func TestDays(t *testing.T) {
	seen := map[string]bool{}
	arts := map[string]int{}
	const days = 56 // each weekday with each set
	day := time.Date(2026, 12, 7, 0, 0, 0, 0, time.UTC)
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
	drawn := slices.DeleteFunc(draw.Sets(), func(set string) bool { return set == draw.Plain })
	assert.Len(t, arts, len(drawn))
	for _, set := range drawn {
		assert.Equal(t, days/len(drawn), arts[set], set)
	}
}

// TestDaysStayTheSame: people have played these puzzles, so a change here needs a new plan.
func TestDaysStayTheSame(t *testing.T) {
	var lines []string
	for _, day := range []string{"2000-01-01", "2000-02-29", "2024-12-31", "2026-11-21", "2026-11-22", "2026-11-23",
		"2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01",
		"2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07", "2026-12-12", "2026-12-13",
		"2026-12-19", "2026-12-20", "2026-12-26", "2026-12-27", "2027-01-02", "2100-03-01", "2999-12-31"} {
		made := dayOf(t, day)
		var words []string
		for _, tile := range made.Puzzle.Tiles() {
			words = append(words, tile.String())
		}
		lines = append(lines, fmt.Sprintf("%s %d %s %s", day, DayVersion(day), strings.Join(words, "."), made.Art))
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

// TestDaysAreTheCalendars: every day, one after the other.
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
		assert.Zero(t, DayVersion(text), text)
	}
}

// FuzzDay: exactly the days that the calendar accepts are days.
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

// TestPlans: each begins on a Monday, after an older plan, and no two have the same version.
func TestPlans(t *testing.T) {
	all := plans()
	for at, now := range all {
		number, known := dayNumber(now.from)
		require.True(t, known)
		if at == len(all)-1 {
			assert.Zero(t, number, "the first day of all")
			assert.Equal(t, uint64(1), now.version)
			continue
		}
		assert.Zero(t, (number+saturday)%7, now.from)
		assert.Greater(t, now.from, all[at+1].from)
		assert.Equal(t, all[at+1].version+1, now.version)
	}
}

// TestSetsOfDays: they change in December 2026 only, and no two consecutive days look alike.
func TestSetsOfDays(t *testing.T) {
	for at, now := range rows {
		assert.NotZero(t, 7%len(now.sets), "each set comes to every day of the week")
		if at > 0 {
			assert.Less(t, now.from, rows[at-1].from)
		}
	}
	assert.Equal(t, written(time.Date(firstYear, 1, 1, 0, 0, 0, 0, time.UTC)), rows[len(rows)-1].from)
	before := ""
	for day := time.Date(2026, 11, 14, 0, 0, 0, 0, time.UTC); day.Year() < 2027; day = day.AddDate(0, 0, 1) {
		made := dayOf(t, written(day))
		assert.NotEqual(t, before, made.Art, written(day))
		assert.Equal(t, written(day), made.Name)
		before = made.Art
	}
}

// TestLinkedDays: a day is found in a link, and in a message around it.
func TestLinkedDays(t *testing.T) {
	const day = "2026-11-21"
	for _, row := range []struct {
		text, day string
		is        bool
	}{
		{"#day=" + day, day, true},
		{"day=" + day, day, true},
		{" day=" + day + "\n", day, true},
		{"https://edgewise.example/#day=" + day, day, true},
		{"Edgewise No. 2, 3:10, #2: https://edgewise.example/#day=" + day + ".", day, true},
		{"(https://edgewise.example/#day=" + day + ")", day, true},
		{"#day=" + day + "&end=1", day, true},
		{"#day=" + day + " #day=2026-11-22", day, true},
		{"#day=2026-11-2", "2026-11-2", true},
		{"#day=today", "today", true},
		{"#day=", "", true},
		{"#day=２０２６", "２０２６", true},
		{"#day=__proto__", "__proto__", true},
		{"(https://edgewise.example/#day=2026-13-01).", "2026-13-01", true},
		{"#day=2026-11-2x&end=1 or so", "2026-11-2x", true},
		{"#day=x\x1b[1m", "x", true},
		{"#day=" + strings.Repeat("9", 1000), strings.Repeat("9", mostFound), true},
		{"", "", false},
		{day, "", false},
		{"#today=" + day, "", false},
		{"the day=" + day, "", false},
		{"day: " + day, "", false},
		{"#grid=3x3&tiles=ABCD&day=" + day, "", false},
		{"#grid=3x3&tiles=ABCD&name=#day=" + day, "", false},
		{"grid: 3x3\ntiles: ABCD\n#day=" + day, "", false},
		{"\ufeffgrid : 3x3\r\n#day=" + day, "", false},
		{"Try this grid=3x3&tiles=ABCD#day=" + day, "", false},
		{"Look at my grid: https://edgewise.example/#day=" + day, day, true},
		{"https://gridiron.example/#day=" + day, day, true},
		{"https://edgewise.example/?mygrid=1#day=" + day, day, true},
	} {
		found, is := LinkedDay(row.text)
		assert.Equal(t, row.is, is, row.text)
		assert.Equal(t, row.day, found, row.text)
	}
}

// FuzzLinkedDay: for any pasted text, the returned day can be displayed, and a link to a day
// always leads to it.
func FuzzLinkedDay(f *testing.F) {
	for _, text := range []string{"", "day=2026-11-21", "#day=2026-11-21.", "…/#day=２０２６", "#day=#day=", "#grid=3x3&day=1", "#day=\x00\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		day, is := LinkedDay(text)
		assert.LessOrEqual(t, utf8.RuneCountInString(day), mostFound)
		assert.True(t, is || day == "")
		assert.True(t, utf8.ValidString(day))
		assert.False(t, strings.ContainsFunc(day, unicode.IsControl))
		if !strings.Contains(text, "grid") && !strings.Contains(text, "#day=") && !strings.HasPrefix(strings.TrimSpace(text), "day=") {
			day, is = LinkedDay(text + " https://edgewise.example/#day=2026-11-21")
			assert.Equal(t, "2026-11-21 true", fmt.Sprintf("%s %t", day, is))
		}
	})
}
