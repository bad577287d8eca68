package texts

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/search"
)

// TestHandedTextsAreNeverMisread checks that a text, whichever reader takes it, gives the
// intended puzzle or asks the person.
func TestHandedTextsAreNeverMisread(t *testing.T) {
	text, err := os.ReadFile("../notation/reading/testdata/handed.json")
	require.NoError(t, err)
	var cases []struct {
		Name, Text, Grid  string
		Tiles, Solutions  int
		Ask, Must, Refuse bool
	}
	require.NoError(t, json.Unmarshal(text, &cases))
	right, asked, refused := 0, 0, 0
	for _, c := range cases {
		found, err := Read(foreign.Common(), c.Text, foreign.Taken{})
		byCommand, commandErr := Read(foreign.All(), c.Text, foreign.Taken{})
		assert.Equal(t, err, commandErr, c.Name)
		assert.Equal(t, linkOf(found), linkOf(byCommand), "%s by the command", c.Name)
		switch {
		case err != nil:
			refused++
			assert.True(t, c.Refuse || c.Ask, "%s is refused: %v", c.Name, err)
		case found.Outcome != nil && found.Outcome.Kind == reading.Ask:
			asked++
			assert.True(t, c.Ask || c.Must, "%s is asked about", c.Name)
		default:
			right++
			require.False(t, c.Refuse || c.Must, "%s is read as %s", c.Name, found.Format)
			p := found.Document.Puzzle
			s := search.Compile(p, search.Options{}).Search()
			s.Step(3_000_000)
			assert.Equal(t, []any{c.Grid, c.Tiles, c.Solutions}, []any{p.Grid().Name, len(p.Tiles()), int(s.Counts().Solutions)}, "%s as %s", c.Name, found.Format)
		}
	}
	assert.GreaterOrEqual(t, right, 731, "those that say what they mean")
	assert.GreaterOrEqual(t, asked+refused, 51+24, "those that do not, and those without tiles")
}

// linkOf returns the link of the puzzle that a text contains, or "" if none was found.
func linkOf(found *foreign.Found) string {
	if found == nil || found.Document == nil {
		return ""
	}
	return found.Document.Link()
}

// TestWhatIsFoundStays checks that asking for it decides nothing, before or after the text is
// read.
func TestWhatIsFoundStays(t *testing.T) {
	for name, text := range map[string]string{
		"digits that may turn or not":           "2142 1123 4113\n1323 2112 3221\n2333 2312 1241\n",
		"a published puzzle, its sides t l r b": "BsGu\nBuSb\nBuSg\nBuSg\nBgUs\nGuBs\nGuSb\nGsUb\nGsUg\n",
	} {
		r := New(foreign.Common(), text, foreign.Taken{})
		early, err := r.Found()
		require.NoError(t, err, name)
		require.Nil(t, early, name)
		for !r.Step(1) {
		}
		found, err := r.Found()
		require.NoError(t, err, name)
		before := fmt.Sprintln(*found, *found.Outcome, found.Document.Link())
		again, err := r.Found()
		require.NoError(t, err, name)
		assert.Equal(t, before, fmt.Sprintln(*again, *again.Outcome, again.Document.Link()), name)
	}
}

// TestNumbersAreWholeWhereThatHasASolution checks that only the solution tells whole numbers from
// halves, or from words.
func TestNumbersAreWholeWhereThatHasASolution(t *testing.T) {
	for text, want := range map[string]string{
		"123456\n143652\n146235\n162453\n164253\n165324\n165432\n":                          "grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432&art=signs&end=1",
		"3 2 2 3\n1 3 4 3\n2 1 4 2\n4 2 4 3\n4 2 3 2\n1 2 2 4\n3 3 2 1\n4 4 2 1\n1 4 2 3\n": "grid=3x3&mates=same&tiles=3223.1343.2142.4243.4232.1224.3321.4421.1423&art=signs&end=1",
	} {
		found, err := Read(foreign.Common(), text, foreign.Taken{})
		require.NoError(t, err)
		assert.Equal(t, reading.Clear, found.Outcome.Kind)
		assert.Equal(t, want, found.Document.Link())
	}
}
