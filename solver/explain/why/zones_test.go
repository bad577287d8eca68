package why

import (
	"testing"

	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// unevenZones relies on it, and leaves the only such zone to the check of the whole board.
func TestNoGridHasTwoZonesWithoutBanks(t *testing.T) {
	for _, name := range []string{
		"1x1", "2x1", "1x3", "4x1", "1x9", "2x2", "3x2", "7x2", "3x3", "4x3", "9x3", "4x4", "7x5",
		"hex1", "hex2", "hex3", "hex4", "hex7", "tri1", "tri2", "tri3", "tri4", "tri5", "tri9",
	} {
		for variant := range 4 {
			p := blank(t, name, variant%2 == 0, variant/2 == 0)
			zones, _ := zonesOf(p, cellRoles(p))
			without := 0
			for _, z := range zones {
				if !z.banks {
					without++
				}
			}
			assert.LessOrEqual(t, without, 1, "%s, variant %d", name, variant)
		}
	}
}

func TestZonesUnderAFrame(t *testing.T) {
	for _, row := range []struct {
		grid string
		want []string // the zones by name, those without banks in brackets
	}{
		{"2x2", []string{"ring"}},
		{"5x2", []string{"ring", "(inner)"}},
		{"3x3", []string{"ring", "ring", "inner"}},
		{"5x4", []string{"ring", "(inner)"}},
		{"hex2", []string{"ring", "inner"}},
		{"hex4", []string{"ring", "(inner)"}},
		{"tri3", []string{"part"}},
		{"tri4", []string{"(part)"}},
	} {
		p := blank(t, row.grid, true, false)
		zones, _ := zonesOf(p, cellRoles(p))
		var names []string
		for _, z := range zones {
			if z.banks {
				names = append(names, z.name)
			} else {
				names = append(names, "("+z.name+")")
			}
		}
		assert.Equal(t, row.want, names, row.grid)
	}
}

// blank is a puzzle whose tiles do not matter.
func blank(t *testing.T, name string, framed, noTurns bool) *puzzle.Puzzle {
	t.Helper()
	grid, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	spec := puzzle.Spec{Grid: grid, Mates: puzzle.Same(), Framed: framed, Frame: '0', NoTurns: noTurns}
	for range grid.Cells {
		spec.Tiles = append(spec.Tiles, puzzle.Tile("111111")[:grid.Sides])
	}
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}
