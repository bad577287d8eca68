package texts

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestNumbersThatPairByChanceAreAskedAbout checks that an unlikely pairing of numbers is not taken
// only because it has a solution: a number may be mistyped. A text that states the pairing decides.
func TestNumbersThatPairByChanceAreAskedAbout(t *testing.T) {
	const oddAndEven = "8 6 5 3\n8 3 4 2\n6 7 8 3\n2 4 7 6\n3 2 6 7\n7 5 5 7\n5 8 4 5\n7 5 5 1\n4 4 8 7\n"
	// Hexagons with each number once, of which equal ones fit. On the fifth, three have changed places.
	const hexagons = "5 3 2 4 6 1\n5 1 3 4 6 2\n4 6 5 2 3 1\n2 5 3 4 6 1\n2 3 1 4 5 6\n5 2 4 6 3 1\n3 5 6 1 2 4\n"
	for _, row := range []struct {
		text  string
		kind  reading.OutcomeKind
		split reading.Split
	}{
		{oddAndEven, reading.Ask, reading.Parity},
		{"1+2, 3+4, 5+6, ... belong together (odd = front, even = back)\n" + oddAndEven, reading.Clear, reading.Parity},
		{"Es passen: 1-2, 3-4, 5-6 …\n" + oddAndEven, reading.Clear, reading.Parity},
		{"An odd number touches an even one.\n" + oddAndEven, reading.Ask, reading.Parity}, // 1 and 8, too
		{hexagons, reading.Ask, reading.Parity},
		{"Equal numbers touch.\n" + hexagons, reading.Ask, reading.Whole},
	} {
		found, err := Read(foreign.Common(), row.text, foreign.Taken{})
		require.NoError(t, err, row.text)
		assert.Equal(t, row.kind, found.Outcome.Kind, row.text)
		assert.Equal(t, row.split, found.Outcome.Readings[0].Split, row.text)
	}
}

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
