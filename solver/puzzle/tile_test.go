package puzzle

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestATurnIsClockwise(t *testing.T) {
	tile := Tile("BGus")
	for turn, want := range []string{"BGus", "sBGu", "usBG", "GusB"} {
		assert.Equal(t, want, tile.Turned(turn).String())
	}
	assert.Equal(t, Edge('s'), tile.At(0, 1), "after one turn the top shows the old left side")
}

func TestTurningAllTheWayRoundChangesNothing(t *testing.T) {
	for _, word := range []string{"ABC", "ABCD", "AABB", "ABAB", "ABCDEF"} {
		tile := Tile(word)
		turning := tile
		for turn := range len(tile) {
			assert.Equal(t, tile.Turned(turn), turning, "%s turned %d times by one", word, turn)
			turning = turning.Turned(1)
		}
		assert.Equal(t, tile, turning)
	}
}

func TestPeriodIsTheNumberOfLooks(t *testing.T) {
	for word, want := range map[string]int{
		"AAAA": 1, "ABAB": 2, "AABB": 4, "ABCD": 4, "AAAB": 4, "AAA": 1, "AAB": 3,
		"AAAAAA": 1, "ABABAB": 2, "ABCABC": 3, "ABCDEF": 6, "AABAAB": 3,
	} {
		assert.Equal(t, want, Tile(word).Period(), word)
	}
}

func TestKindsAreTilesThatLookAlike(t *testing.T) {
	type kind struct {
		tiles []int
		looks int
	}
	for _, row := range []struct {
		name, grid, tiles string
		noTurns           bool
		want              []kind
	}{
		{"all different", "2x1", "ABab.ABba", false, []kind{{[]int{0}, 4}, {[]int{1}, 4}}},
		{"copies", "3x1", "ABab.AABB.ABab", false, []kind{{[]int{0, 2}, 4}, {[]int{1}, 4}}},
		{"copies in another turn", "3x1", "ABab.bABa.abAB", false, []kind{{[]int{0, 1, 2}, 4}}},
		{"copies in another turn where none may be", "2x1", "ABab.bABa", true, []kind{{[]int{0}, 1}, {[]int{1}, 1}}},
		{"copies where no turn may be", "2x1", "ABab.ABab", true, []kind{{[]int{0, 1}, 1}}},
		{"a mirror image is no copy", "2x1", "ABCD.DCBA", false, []kind{{[]int{0}, 4}, {[]int{1}, 4}}},
		{"two looks", "2x1", "ABAB.BABA", false, []kind{{[]int{0, 1}, 2}}},
		{"one look", "2x1", "AAAA.AAAA", false, []kind{{[]int{0, 1}, 1}}},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := newPuzzle(t, row.grid, row.tiles, func(s *Spec) { s.NoTurns = row.noTurns })
			require.Len(t, p.Kinds(), len(row.want))
			for i, kind := range p.Kinds() {
				assert.Equal(t, row.want[i].tiles, kind.Tiles)
				assert.Equal(t, row.want[i].looks, kind.Looks)
				first := p.Tiles()[kind.Tiles[0]]
				for n, number := range kind.Tiles {
					for look := range kind.Looks {
						turn := kind.Turn(n, look)
						assert.Equal(t, first.Turned(look), p.Tiles()[number].Turned(turn), "tile %d in turn %d", number, turn)
						assert.Equal(t, look, kind.Look(n, turn))
						assert.Less(t, turn, kind.Looks, "the least turn")
					}
				}
			}
		})
	}
}
