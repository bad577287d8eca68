//go:build long

package foreign

import (
	"testing"

	"edgewise/solver/notation"
)

func TestLongRoundTrips(t *testing.T) {
	for data := range thrown(260, 10_000) {
		requireAllComeBack(t, anyPuzzle(data))
	}
}

func TestLongHostileTextsAreRefused(t *testing.T) { refuseHostile(t, notation.MaxText) }
