package notation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSketchesOfADocument: drawings survive links and files, do not count for the length of a
// name, and are never quoted.
func TestSketchesOfADocument(t *testing.T) {
	large := "~~" + strings.Repeat("00vv", 48)
	name := strings.Repeat("n", MaxWord)
	document, err := Read("grid=2x1&tiles=ABab.ABab&motifs=A:" + large + "_" + name + ".B:~~gg&end=1")
	require.NoError(t, err)
	for _, text := range []string{document.Link(), document.Text()} {
		again, err := Read(text)
		require.NoError(t, err)
		require.Len(t, again.Sketches(), 2)
		assert.Equal(t, large, again.Sketches()['A'].String())
		assert.Equal(t, "~~gg", again.Sketches()['B'].String())
		assert.Empty(t, again.Signs())
		assert.Equal(t, document.Link(), again.Link())
	}
	assert.Equal(t, name, Called(document.Motifs['A']))
	assert.Empty(t, Called(document.Motifs['B']))

	long := mustRead(t, "grid=2x1&tiles=ABab.ABab&motifs=A:"+large+"_"+name+"n&end=1")
	assert.Equal(t, name, Called(long.Motifs['A']), "the name beside it is as long as any")
	require.Len(t, long.Notes, 1)
	assert.Equal(t, map[string]any{"name": name, "most": MaxWord}, long.Notes[0].Args, "nobody is shown a drawing as text")
	damaged := mustRead(t, "grid=2x1&tiles=ABab.ABab&motifs=A:"+large+"g_Frog&end=1")
	assert.Equal(t, (large + "g Frog")[:MaxWord], damaged.Motifs['A'], "what is damaged is a name")
	assert.Len(t, damaged.Notes, 1)

	document, err = Read("grid=2x1&tiles=ABab.ABab&motifs=A:~~g_Frog.C:~~gg_Toad.D:~~gg&end=1")
	require.NoError(t, err)
	assert.Empty(t, document.Sketches())
	assert.Equal(t, "~~g Frog", document.Motifs['A'])
	require.Len(t, document.Notes, 2)
	assert.Equal(t, map[string]any{"name": "Toad"}, document.Notes[0].Args)
	assert.Equal(t, map[string]any{"name": "D"}, document.Notes[1].Args)
}

// TestPicture: a picture is a drawing, else an emoji, else a name short enough to be drawn.
func TestPicture(t *testing.T) {
	for name, want := range map[string]string{
		"~~gg Frog": "~~gg", "🐸 Frog": "🐸", "~~gg 🐸": "~~gg", "Frog": "", "~~gg": "~~gg", "~~g": "", "": "",
		"7": "7", "12": "12", "Q": "Q", "éß": "éß", "犬": "犬", "Fox": "", "7 ": "", "-1": "", "123": "",
	} {
		assert.Equal(t, want, Picture(name), name)
	}
}
