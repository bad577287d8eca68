package words

import (
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// entry matches a key, in quotes where it needs them, and its sentence.
var entry = regexp.MustCompile(`(?m)^  (?:"([^"]+)"|(\w+)):(?: |\n    )("(?:[^"\\]|\\.)*"),$`)

// TestTablesKeepTheirShape: without its entries a table is comments and the lines around them,
// so no entry is missed, and none appears twice.
func TestTablesKeepTheirShape(t *testing.T) {
	modules, err := fs.Glob(tables, "*.js")
	require.NoError(t, err)
	look, err := fs.Glob(tables, "look/*.js")
	require.NoError(t, err)
	modules = append(modules, look...)
	require.Subset(t, modules, []string{"en.js", "look/en.js"})
	comment := regexp.MustCompile(`(?m)^ *(//.*|/\*\* .* \*/)$`)
	for _, name := range modules {
		module, err := tables.ReadFile(name)
		require.NoError(t, err)
		rest := comment.ReplaceAllString(entry.ReplaceAllString(string(module), ""), "")
		assert.Equal(t, []string{"export", "const", "words", "=", "{", "};"}, strings.Fields(rest), name)
		found := map[string]string{}
		for _, match := range entry.FindAllStringSubmatch(string(module), -1) {
			require.NotContains(t, found, match[1]+match[2], name)
			found[match[1]+match[2]], err = strconv.Unquote(match[3])
			require.NoError(t, err, match[3])
		}
		assert.Equal(t, found, read(name), name)
	}
}

func TestSentencesAreReadAsThePageReadsThem(t *testing.T) {
	assert.Equal(t, "Puzzles", Of("en")["puzzles"])
	assert.Equal(t, "“{key}” is missing.", Of("en")["fault.key-absent"])
	assert.Equal(t, "Today’s puzzle\u00a0· {day}", Of("en")["today.title"], "with an escape")
	assert.Contains(t, Of("en")["fault.tiles-unknown"], "aren’t on the board", "on a line of its own")
	assert.Equal(t, "Are these your tiles?", Look("en")["look.these"])
	assert.Empty(t, Of("xx"))
}
