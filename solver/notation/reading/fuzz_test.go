package reading_test

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// Whatever the text is, reading ends, and every word on a line that became a tile is on a side, in
// its list mark, or told as a fact.
func FuzzRead(f *testing.F) {
	for i, c := range handedCases(f) {
		if i%4 == 0 && len(c.Text) < 2000 {
			f.Add(c.Text)
		}
	}
	f.Add("BGus, BSbu, BSgu, BSgu BSgu,, BUsg, GBsu, GSbu, GUbs a") // one line asked about, and more of it left out
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4<<10 {
			return
		}
		r := reading.New(text, nil)
		for steps := 0; !r.Step(1000); steps++ {
			require.Less(t, steps, 20_000, "reading ends")
		}
		for _, reading := range r.Outcome().Readings {
			require.LessOrEqual(t, len(reading.Tiles), 1024)
			requireNothingLost(t, reading, text)
		}
	})
}

// requireNothingLost requires that the words of each tile's line are told.
func requireNothingLost(t *testing.T, r *reading.Reading, text string) {
	t.Helper()
	var told strings.Builder
	for _, tile := range r.Tiles {
		require.Len(t, tile.Sides, r.Sides)
		told.WriteString(tile.Mark + tile.Remark)
		for _, side := range tile.Sides {
			require.NotEmpty(t, side.Motif)
			told.WriteString(side.Label)
		}
	}
	for _, f := range r.Facts {
		told.WriteString(f.Text)
	}
	for _, d := range r.Doubts {
		told.WriteString(d.Text)
	}
	signs := map[rune]bool{}
	for _, c := range told.String() {
		signs[c] = true
	}
	lines := strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	for _, tile := range r.Tiles {
		for _, c := range lines[tile.Line-1] {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				require.True(t, signs[c], "%q of line %d is told", c, tile.Line)
			}
		}
	}
}
