package foreign

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWhatSolvePrintsIsRead: the puzzle with the board that was found, whatever else
// stands there.
func TestWhatSolvePrintsIsRead(t *testing.T) {
	const link = "grid=2x1&tiles=ABab.BAba&name=%22&board=-_0.0&end=1"
	for _, text := range []string{
		`{"puzzle":"#grid=2x1\u0026tiles=ABab.BAba\u0026name=%22\u0026board=-_0.0\u0026end=1","status":"stopped","pictures":0,"best":{"tiles":[-1,0],"turns":[0,0]}}`,
		"\n{\"status\": \"complete\", \"boards\": [{\"tiles\": [1, 0]}], \"puzzle\": \"#" + link + "\"}\n",
	} {
		found, err := All().Read(text, How{})
		require.NoError(t, err)
		assert.Equal(t, Own, found.Format)
		assert.Equal(t, link, found.Document.Link())
	}
	_, err := All().Read(`{"puzzle":"#grid=2x1\u0026tiles=ABab.BAb","status":"stopped"}`, How{})
	assert.Error(t, err, "a puzzle that is broken is not guessed at")
}
