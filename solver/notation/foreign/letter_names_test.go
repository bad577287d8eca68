package foreign

import (
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// TestNamesThatAreLettersComeBack: a picture may be called by the letter of another, or by the
// half of one, in every notation.
func TestNamesThatAreLettersComeBack(t *testing.T) {
	for _, names := range []string{"A:B", "A:b", "A:B.B:A", "A:a.B:b", "A:b.B:B", "A:C.C:A", "C:frame"} {
		for _, tiles := range []string{"grid=2x2&tiles=ABca.BCab.CAbc.AAbc", "grid=2x2&mates=same&tiles=ABCA.BCAB.CABC.AABC"} {
			document, err := notation.Read(tiles + "&motifs=" + names + "&end=1")
			require.NoError(t, err, names)
			requireAllComeBack(t, document)
		}
	}
}
