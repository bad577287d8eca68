package main

import (
	"encoding/xml"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// drawn is the output of draw, which must be well-formed.
func drawn(t *testing.T, args ...string) string {
	t.Helper()
	got := say(t, "en", "", append([]string{"draw"}, args...)...)
	require.Equal(t, done, got.status, got.errors)
	require.NoError(t, xml.Unmarshal([]byte(got.out), new(struct{})))
	return got.out
}

func TestWhatIsDrawn(t *testing.T) {
	loose := drawn(t, two)
	laid := drawn(t, two+"&board=-_0.0")
	solved := drawn(t, two, "-solution", "1")
	assert.NotContains(t, loose, "empty\" x", "loose tiles lie on no cells")
	assert.NotEqual(t, loose, laid)
	assert.NotEqual(t, laid, solved)
	assert.Equal(t, solved, drawn(t, two+"&board=-_0.0", "-solution", "1"))

	for _, flag := range []string{"-numbers", "-letters", "-dark", "-size=150", "-art=suits"} {
		assert.NotEqual(t, loose, drawn(t, two, flag), flag)
	}
	assert.Contains(t, drawn(t, two, "-size=150"), ` height="`)
	assert.Contains(t, drawn(t, "big-cats"), "<title>")
	assert.Equal(t, drawn(t, two, "-art=dogs"), drawn(t, two+"&art=dogs"))
	assert.Equal(t, loose, drawn(t, two+"&art=of_another_program"), "an unknown set is no mistake of the text")
}

func TestArtThatCannotShowThePuzzle(t *testing.T) {
	got := say(t, "en", "", "draw", two+"&mates=same", "-art=dogs")
	assert.Equal(t, done, got.status)
	assert.Equal(t, "edgewise: “dogs” can’t show this puzzle, so it is drawn in plain shapes.\n", got.errors)
	assert.Equal(t, drawn(t, two+"&mates=same"), got.out)
}

func TestDrawingToAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "two.svg")
	assert.Equal(t, said{done, "", ""}, say(t, "en", "", "draw", two, "-o", file))
	written, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, drawn(t, two), string(written))
}

func TestTilesToCutOut(t *testing.T) {
	assert.Contains(t, drawn(t, two, "-sheet", "a4"), `width="210mm"`)
	assert.NotEqual(t, drawn(t, two, "-sheet", "a4"), drawn(t, two, "-sheet", "a4", "-mm", "70"))
	got := say(t, "en", "", "draw", two, "-sheet", "letter", "-backs")
	assert.Equal(t, said{refused, "", "edgewise: “-o” is missing; write tiles.svg after it.\n"}, got)
	for _, row := range [][3]string{{"-backs", "-dark", "“-sheet” is missing"}, {"-sheet=a4", "-dark", "“-sheet” and “-dark” exclude each other"}} {
		assert.Contains(t, say(t, "en", "", "draw", two, row[0], row[1]).errors, row[2])
	}
	got = say(t, "en", "", "draw", two, "-sheet", "letter", "-mm", "71")
	assert.Equal(t, said{refused, "", "edgewise: Write 30 … 70 for “-mm”, not “71”.\n"}, got)
	folder := t.TempDir()
	assert.Equal(t, said{done, "", ""}, say(t, "en", "", "draw", "hunde-spiel", "-sheet", "letter", "-mm", "70", "-backs", "-o", filepath.Join(folder, "dogs.svg")))
	files, err := filepath.Glob(filepath.Join(folder, "dogs-?.svg"))
	require.NoError(t, err)
	assert.Len(t, files, 4)
}

func TestIcons(t *testing.T) {
	assert.True(t, strings.HasPrefix(drawn(t, "-icon", "svg"), "<svg "))
	var pictures []string
	for _, row := range []struct {
		args []string
		size int
	}{
		{[]string{"-icon", "192"}, 192},
		{[]string{"-icon", "512"}, 512},
		{[]string{"-icon", "512", "-maskable"}, 512},
	} {
		got := say(t, "en", "", append([]string{"draw"}, row.args...)...)
		require.Equal(t, done, got.status, got.errors)
		picture, err := png.Decode(strings.NewReader(got.out))
		require.NoError(t, err)
		assert.Equal(t, row.size, picture.Bounds().Dx())
		pictures = append(pictures, got.out)
	}
	assert.NotEqual(t, pictures[1], pictures[2])
}
