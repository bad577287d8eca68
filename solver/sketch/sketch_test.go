package sketch

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A line across and a dot in the middle, followed by the picture's name.
func ExampleRead() {
	drawn, name := Read("~~0gvg-gg Crossing")
	fmt.Println(drawn, name)
	// Output: ~~0gvg-gg Crossing
}

// row is a row of the table that the page's tests read, too: a name, its strokes (nil for none),
// and the rest of it.
type row struct {
	Name    string     `json:"name"`
	Strokes [][][2]int `json:"strokes"`
	Rest    string     `json:"rest"`
}

func rows(t testing.TB) (table []row) {
	text, err := os.ReadFile("testdata/sketches.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &table))
	return table
}

func TestRead(t *testing.T) {
	for _, row := range rows(t) {
		drawn, rest := Read(row.Name)
		var strokes [][][2]int
		for _, stroke := range drawn {
			var points [][2]int
			for _, p := range stroke {
				points = append(points, [2]int{p.X, p.Y})
			}
			strokes = append(strokes, points)
		}
		assert.Equal(t, row.Strokes, strokes, row.Name)
		assert.Equal(t, row.Rest, rest, row.Name)
	}
}

// TestTheLargestDrawing checks that the largest drawing is read, and anything larger is not.
func TestTheLargestDrawing(t *testing.T) {
	line := func(points int) string { return strings.Repeat("00v1", points)[:2*points] }
	dots := strings.Repeat("-gg", MaxStrokes-1)
	for text, want := range map[string]bool{
		mark + line(MaxPoints):                     true,
		mark + line(MaxPoints+1):                   false,
		mark + line(MaxPoints-MaxStrokes+1) + dots: true,
		mark + line(MaxPoints-MaxStrokes+2) + dots: false,
		mark + "00" + dots:                         true,
		mark + "00" + dots + "-gg":                 false,
	} {
		drawn, _ := Read(text)
		assert.Equal(t, want, drawn != nil, text)
	}
}

// FuzzRead checks, for any name, that a drawing is within its limits and is written as it was
// read; otherwise the name stays whole.
func FuzzRead(f *testing.F) {
	for _, row := range rows(f) {
		f.Add(row.Name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		drawn, rest := Read(name)
		if drawn == nil {
			require.Equal(t, name, rest)
			require.Empty(t, drawn.String())
			return
		}
		points := 0
		for _, stroke := range drawn {
			require.NotEmpty(t, stroke)
			points += len(stroke)
			for _, p := range stroke {
				require.True(t, 0 <= p.X && p.X < Size && 0 <= p.Y && p.Y < Size, "%v", p)
			}
		}
		require.LessOrEqual(t, len(drawn), MaxStrokes)
		require.LessOrEqual(t, points, MaxPoints)
		code := drawn.String()
		require.Equal(t, name, code+strings.Repeat(" ", len(name)-len(code)-len(rest))+rest)
		again, nothing := Read(code)
		require.Equal(t, drawn, again)
		require.Empty(t, nothing)
	})
}
