package main

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// searching are all commands that search, each with a puzzle that takes long, its status on the
// terminal, and a word from the message about what remained unknown.
var searching = []struct {
	args        []string
	doing, says string
}{
	{[]string{"solve", endless}, "Searching", "Stopped. So far: "},
	{[]string{"solve", "-first", planted(16, 16, 6)}, "Searching", "Stopped. So far: "},
	{[]string{"stats", endless}, "Searching as the textbook does", "Stopped. "},
	{[]string{"stats", "-json", endless}, "Searching as the textbook does", `"status":"stopped"`},
	{[]string{"check", endless}, "Looking for solutions and slips", "Saying whether there is a solution would take"},
	{[]string{"hint", planted(32, 32, 6)}, "Thinking", "No step found: finding one takes too long."},
	{[]string{"hint", "-all", planted(32, 32, 6)}, "Thinking", "No step found: finding one takes too long."},
	{[]string{"identify", endless}, "Looking for published puzzles that are one change away", "Not every single change was tried to the end."},
	{[]string{"rate", planted(32, 32, 6)}, "Working out how hard it is", "Stopped before the rating was complete"},
	{[]string{"generate", "-grid", "9x9", "-motifs", "2"}, "Looking for such a puzzle", "Stopped before such a puzzle on 9x9 was found; there may be one"},
	{[]string{"draw", "-solution", "1000", endless}, "Looking for solution 1,000", "Stopped before solution 1,000 was found; until then there were"},
	{[]string{"numbers", "dogs"}, "Counting what the articles count", "Stopped."},
	{[]string{"numbers", "dogs", "-json"}, "Counting what the articles count", `"status":"stopped"`},
	{[]string{"experiment", "-n", "100000", "-motifs", "2"}, "Counting the ways to solve random puzzles", "Stopped. "},
	{[]string{"experiment", "-n", "100000", "-motifs", "2", "-json"}, "Counting the ways to solve random puzzles", `"status":"stopped"`},
	{[]string{"stats", "-compare", "7", endless}, "Searching as the textbook does", "Stopped."},
	{[]string{"stats", "-skips", "turns", endless}, "Searching as the textbook does", "Stopped. "},
	{[]string{"bench"}, "Measuring", "the others are missing"},
}

// TestEverySearchTakesALimit, and says what remained unknown.
func TestEverySearchTakesALimit(t *testing.T) {
	for _, row := range searching {
		got := say(t, "en", "", append([]string{row.args[0], "-limit", "1ms"}, row.args[1:]...)...)
		assert.Equal(t, stopped, got.status, row.args[0])
		assert.Contains(t, strings.ReplaceAll(got.out+got.errors, "\n", " "), row.says, row.args[0])
	}
}

// TestWhatIsNotFoundComesWithTheNearest, whose name is not that of another puzzle.
func TestWhatIsNotFoundComesWithTheNearest(t *testing.T) {
	for _, row := range []struct {
		language string
		args     []string
		says     string
	}{
		{"en", []string{"-difficulty", "fiendish"}, "No such puzzle on 3x3 was found in time. Printed is the nearest one; its difficulty: "},
		{"de", []string{"-difficulty", "fiendish"}, "Kein solches Spiel auf 3x3 wurde in der gegebenen Zeit gefunden. Hier ist das ähnlichste; es ist "},
		{"en", []string{"-solutions", "1000", "-motifs", "6"}, "Printed is the nearest one, with another number of solutions."},
	} {
		got := say(t, row.language, "", append([]string{"generate", "-limit", "1ms"}, row.args...)...)
		assert.Equal(t, stopped, got.status)
		assert.Contains(t, got.out, "grid: 3x3\n")
		assert.NotContains(t, got.out, "name:")
		assert.Contains(t, got.errors, row.says)
	}
}

// TestEverySearchIsStoppedBySignals, with the same message.
func TestEverySearchIsStoppedBySignals(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, row := range searching {
		got := sayUnder(ctx, t, "en", "", row.args...)
		assert.Equal(t, stopped, got.status, row.args[0])
		assert.Contains(t, strings.ReplaceAll(got.out+got.errors, "\n", " "), row.says, row.args[0])
	}
}

// TestEverySearchSaysWhatItDoes on a terminal, if it takes long. The search runs until the status
// is shown, and its end clears the line.
func TestEverySearchSaysWhatItDoes(t *testing.T) {
	for _, row := range searching {
		ctx, cancel := context.WithCancel(context.Background())
		terminal := &patient{until: row.doing + " … ", stop: cancel}
		c := &console{stdin: strings.NewReader(""), stdout: new(strings.Builder), stderr: terminal, words: wordsOf("en"),
			terminal: true, quiet: time.Millisecond}
		assert.Equal(t, stopped, c.run(ctx, append([]string{row.args[0], "-limit", "10m"}, row.args[1:]...)), row.args[0])
		shown, _, _ := strings.Cut(terminal.read.String(), "edgewise: ")
		assert.True(t, strings.HasSuffix(shown, "\r\x1b[K"), "%s leaves %q", row.args[0], shown)
		cancel()
	}
}

// TestALongSearchSaysHowFarItIs, and how long it will take.
func TestALongSearchSaysHowFarItIs(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	terminal := &patient{until: " left  ", stop: cancel}
	c := &console{stdout: new(strings.Builder), stderr: terminal, words: wordsOf("en"), terminal: true, quiet: time.Millisecond}
	assert.Equal(t, stopped, c.run(ctx, []string{"solve", planted(7, 7, 4)}))
	assert.Contains(t, terminal.read.String(), "M/s  solutions: ")
}

// TestNobodyIsToldWhereNobodyReads: there is no status without a terminal.
func TestNobodyIsToldWhereNobodyReads(t *testing.T) {
	errors := new(strings.Builder)
	c := &console{stdout: new(strings.Builder), stderr: errors, words: wordsOf("en"), quiet: time.Nanosecond}
	assert.Equal(t, stopped, c.run(context.Background(), []string{"solve", "-limit", "20ms", endless}))
	assert.Empty(t, errors.String())
	assert.False(t, isTerminal(errors))
}
