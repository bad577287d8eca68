package notation

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestShownAsOnThePage reads the same table as the page's test.
func TestShownAsOnThePage(t *testing.T) {
	table, err := os.ReadFile("testdata/shown.json")
	require.NoError(t, err)
	var rows []struct{ Is, Text, Shown string }
	require.NoError(t, json.Unmarshal(table, &rows))
	require.NotEmpty(t, rows)
	for _, row := range rows {
		assert.Equal(t, row.Shown, Shown(row.Text), row.Is)
		assert.Equal(t, row.Shown, Shown(Shown(row.Text)), "%s, twice", row.Is)
	}
}

func TestShownOnATerminal(t *testing.T) {
	assert.Equal(t, "�a�", Shown("\u2068a\u2069"), "isolates, which the page keeps")
	assert.Equal(t, "a�b", Shown("a\xffb"), "no text")
}
