package notation

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestEmoji: one emoji at the beginning of a name is its picture, whatever it consists of.
// Several are a name, and so are letters, digits and markup.
func TestEmoji(t *testing.T) {
	for _, row := range []struct{ name, emoji, rest string }{
		{"🐸 Frog", "🐸", "Frog"},
		{"🐸", "🐸", ""},
		{"🐸  tree  frog", "🐸", "tree  frog"},
		{"❤️ heart", "❤️", "heart"},
		{"👍🏽 thumb", "👍🏽", "thumb"},
		{"👩‍🚀 woman", "👩‍🚀", "woman"},
		{"👨‍👩‍👧‍👦 family", "👨‍👩‍👧‍👦", "family"},
		{"🏳️‍🌈 flag", "🏳️‍🌈", "flag"},
		{"🇩🇰 Danmark", "🇩🇰", "Danmark"},
		{"🏴󠁧󠁢󠁳󠁣󠁴󠁿 Alba", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "Alba"},
		{"1️⃣ one", "1️⃣", "one"},
		{"★ star", "★", "star"},
		{"♞", "♞", ""},
		{"", "", ""},
		{"Frog", "", "Frog"},
		{"A frog", "", "A frog"},
		{"1 frog", "", "1 frog"},
		{"12", "", "12"},
		{"# frog", "", "# frog"},
		{"🐸🐸 two", "", "🐸🐸 two"},
		{"🐸Frog", "", "🐸Frog"},
		{"🐸‍ Frog", "", "🐸‍ Frog"}, // joined to nothing
		{"🇩 D", "", "🇩 D"},
		{"️ variation", "", "️ variation"},
		{"<b> frog", "", "<b> frog"},
		{"צפרדע", "", "צפרדע"},
		{"🐸 צפרדע", "🐸", "צפרדע"},
		{strings.Repeat("👩‍", 20) + "👩", "", strings.Repeat("👩‍", 20) + "👩"},
	} {
		emoji, rest := Emoji(row.name)
		assert.Equal(t, row.emoji, emoji, row.name)
		assert.Equal(t, row.rest, rest, row.name)
	}
}

// TestEmojiOfADocument: emoji are found by the heads of the motifs, and survive a link.
func TestEmojiOfADocument(t *testing.T) {
	document, err := Read("grid=2x1&tiles=ABab.ABab&motifs=A:%F0%9F%90%B8_Frog.B:Toad&end=1")
	require.NoError(t, err)
	again, err := Read(document.Link())
	require.NoError(t, err)
	assert.Len(t, again.Signs(), 1)
	assert.Equal(t, "🐸", again.Signs()['A'])
}

// FuzzEmoji: the emoji of any name is short, has no markup, and alone is found again.
func FuzzEmoji(f *testing.F) {
	for _, name := range []string{"🐸 Frog", "👩‍🚀", "🇩🇰 D", "1️⃣ one", "<b>", "\xff\xf0", "\u200d\ufe0f"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		emoji, rest := Emoji(name)
		require.LessOrEqual(t, utf8.RuneCountInString(emoji), longestEmoji)
		require.False(t, strings.ContainsAny(emoji, "<>&\"' "), "%q", emoji)
		if emoji == "" {
			require.Equal(t, name, rest)
			return
		}
		require.True(t, utf8.ValidString(emoji))
		require.Equal(t, name, emoji+strings.Repeat(" ", len(name)-len(emoji)-len(rest))+rest)
		alone, nothing := Emoji(emoji)
		require.Equal(t, emoji, alone)
		require.Empty(t, nothing)
	})
}
