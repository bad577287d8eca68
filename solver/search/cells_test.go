package search

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/puzzle"
)

func TestReadCells(t *testing.T) {
	cells, err := ReadCells("2, 0,1", 3)
	assert.NoError(t, err)
	assert.Equal(t, []int{2, 0, 1}, cells)
	assert.Equal(t, "2,0,1", WriteCells(cells))
	cells, err = ReadCells(" 2 0\t1\n", 3)
	assert.NoError(t, err)
	assert.Equal(t, []int{2, 0, 1}, cells)
	for text, want := range map[string]*puzzle.Fault{
		"":      {Code: "order-short", Args: map[string]any{"missing": "0"}},
		"0,0,1": {Code: "order-cell", Args: map[string]any{"found": "0", "most": "2"}},
		"0,1,3": {Code: "order-cell", Args: map[string]any{"found": "3", "most": "2"}},
		"0,1":   {Code: "order-short", Args: map[string]any{"missing": "2"}},
	} {
		_, err := ReadCells(text, 3)
		assert.Equal(t, want, err, text)
	}
}
