package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// TestDrawingsAreInOurNotationsAlone: nobody else could read them. Where they go along, they
// come back whole, however large they are.
func TestDrawingsAreInOurNotationsAlone(t *testing.T) {
	large := "~~" + strings.Repeat("00vv", 48)
	document, err := notation.Read("grid=2x1&tiles=ABab.ABab&motifs=A:" + large + "_Frog.B:~~gg&end=1")
	require.NoError(t, err)
	carried := 0
	for _, format := range All() {
		text, lost, err := All().Write(format.ID, document)
		if err != nil {
			continue // a notation of other grids
		}
		if !strings.Contains(text, "~~") {
			codes := []string{}
			for _, fault := range lost {
				codes = append(codes, fault.Code)
			}
			assert.Contains(t, codes, "lost-names", format.ID)
			continue
		}
		carried++
		found, err := All().Read(text, How{})
		require.NoError(t, err, format.ID)
		assert.Equal(t, document.Link(), found.Document.Link(), format.ID)
	}
	assert.Equal(t, 2, carried, "our own and JSON")
}
