package foreign

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestAnswersLieOnTheirTiles, where a text has both.
func TestAnswersLieOnTheirTiles(t *testing.T) {
	const said = "Tiles = [3, 1, 2, 4],\nRotations = [up, left, right, down]."
	const tiles = "tile(1, a_tail, b_tail, a_head, b_head).\ntile(2, b_tail, a_tail, b_head, a_head).\ntile(3, a_tail, a_tail, b_head, b_head).\ntile(4, a_head, b_tail, b_tail, a_head).\n"
	for text, board := range map[string]string{
		tiles: "", tiles + said: "&board=2.0_0.3_1.1_3.2", tiles + "Tiles = [3, 1, 2],\nRotations = [up, left, right].": "",
		tiles + "Tiles = [3, 1, 2, 9],\nRotations = [up, left, right, up].": "",
	} {
		found, err := Read(text, "")
		require.NoError(t, err)
		assert.Equal(t, "grid=2x2&tiles=abAB.baBA.aaBB.AbbA"+board+"&end=1", found.Document.Link())
	}
	_, err := Read(said, "")
	assert.EqualError(t, err, "tiles-unsaid")
}
