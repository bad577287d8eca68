package reading_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
)

// One puzzle, the Hunde-Spiel with other animals, as programs of many languages and people write it.
func TestOnePuzzleInManyNotations(t *testing.T) {
	files, err := filepath.Glob("testdata/written/*.txt")
	require.NoError(t, err)
	require.Len(t, files, 40)
	hunde, err := notation.Read("grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			o := reading.Read(string(text), judge)
			require.Equal(t, reading.Clear, o.Kind, "question: %s", o.Question)
			requireSame(t, hunde.Puzzle, o.Readings[0], string(text))
			assert.Len(t, o.Readings[0].Tiles, 9)
		})
	}
}
