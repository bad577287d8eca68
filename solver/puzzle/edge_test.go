package puzzle

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEdgesAreLettersDigitsAndNothing(t *testing.T) {
	for e := range Edge(MaxEdges) {
		want := e >= '0' && e <= '9' || e >= 'A' && e <= 'Z' || e >= 'a' && e <= 'z' || e == '-'
		assert.Equal(t, want, e.Valid(), "%q", e)
	}
	assert.False(t, Edge(0xC4).Valid())
}

func TestMates(t *testing.T) {
	mixed := func(pairs ...Pair) Mates {
		m, err := Mixed(pairs)
		require.NoError(t, err)
		return m
	}
	for _, row := range []struct {
		name  string
		mates Mates
		want  string // edge and mate, for the edges of interest
	}{
		{"halves", Halves(), "Aa aA zZ 00 99"},
		{"same", Same(), "AA aa zz 00"},
		{"nothing mates with nothing", Halves(), "--"},
		{"mixed without a pair", mixed(), "Aa aA 00"},
		{"an edge with itself leaves its other case alone", mixed(Pair{'b', 'b'}), "bb B- Aa"},
		{"an edge with nothing leaves its other case alone", mixed(Pair{'c', Nothing}), "c- C-"},
		{"nothing first", mixed(Pair{Nothing, 'c'}), "c- C-"},
		{"two letters", mixed(Pair{'A', 'x'}), "Ax xA a- X-"},
		{"two letters and what they left", mixed(Pair{'A', 'x'}, Pair{'a', 'X'}), "Ax xA aX Xa"},
		{"a letter and a digit", mixed(Pair{'A', '1'}), "A1 1A a- 22"},
		{"a pair twice, in both orders", mixed(Pair{'A', 'x'}, Pair{'x', 'A'}), "Ax xA"},
	} {
		t.Run(row.name, func(t *testing.T) {
			for want := range fields(row.want) {
				e, mate := Edge(want[0]), Edge(want[1])
				assert.Equal(t, mate.String(), row.mates[e].String(), "the mate of %s", e)
				assert.Equal(t, mate != Nothing, row.mates.Mate(e, mate), want)
			}
			for e, mate := range row.mates {
				if mate != Nothing {
					assert.Equal(t, Edge(e), row.mates[mate], "the mate of the mate of %q", e)
				}
			}
		})
	}
}

func TestMixedRefusesContradictions(t *testing.T) {
	for _, row := range []struct {
		name  string
		pairs []Pair
		want  string
	}{
		{"two mates", []Pair{{'A', 'b'}, {'A', 'c'}}, "mates-contradict, at pair 1, edge=A, first=b, second=c"},
		{"two mates, the other way round", []Pair{{'A', 'b'}, {'c', 'b'}}, "mates-contradict, at pair 1, edge=b, first=A, second=c"},
		{"itself and another", []Pair{{'A', 'A'}, {'x', 'x'}, {'A', 'a'}}, "mates-contradict, at pair 2, edge=A, first=A, second=a"},
		{"nothing and another", []Pair{{'A', Nothing}, {'A', 'a'}}, "mates-contradict, at pair 1, edge=A, first=-, second=a"},
		{"no edge", []Pair{{'A', '!'}}, "edge-unknown, at pair 0, found=!"},
	} {
		t.Run(row.name, func(t *testing.T) {
			_, err := Mixed(row.pairs)
			assert.EqualError(t, err, row.want)
		})
	}
}
