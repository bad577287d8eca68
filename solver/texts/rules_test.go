package texts

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestAStatedRuleIsHeardWhateverTheFormat checks that a text's own rule wins. Without one, digits
// are TetraVex's, and numbers below a size are a program's.
func TestAStatedRuleIsHeardWhateverTheFormat(t *testing.T) {
	const digits = "1243\n2134\n3312\n4213\n1142\n2431\n3214\n4422\n1324\n"
	const numbers = "3 3\n1 2 4 3\n2 1 3 4\n3 3 1 2\n4 2 1 3\n1 1 4 2\n2 4 3 1\n3 2 1 4\n4 4 2 2\n1 3 2 4\n"
	for _, row := range []struct {
		text  string
		kind  reading.OutcomeKind // "" for no list
		split reading.Split
	}{
		{digits, "", ""},
		{numbers, "", ""},
		{"Edges match if they add up to 5.\n\n" + digits, reading.Clear, reading.Summed},
		{digits + "\nequal digits match", reading.Clear, reading.Whole},
		{"Edges match if they add up to 5.\n\n" + numbers, reading.Clear, reading.Summed},
		{numbers + "\n# fits(a, b): return a + b == 5", reading.Clear, reading.Summed},
		{numbers + "\n# a == -b", reading.Ask, reading.Shifted},
	} {
		found, err := Read(foreign.All(), row.text, foreign.Taken{})
		require.NoError(t, err, row.text)
		if row.kind == "" {
			assert.Nil(t, found.Outcome, row.text)
			continue
		}
		require.NotNil(t, found.Outcome, row.text)
		assert.Equal(t, row.kind, found.Outcome.Kind, row.text)
		assert.Equal(t, row.split, found.Outcome.Readings[0].Split, row.text)
	}
}
