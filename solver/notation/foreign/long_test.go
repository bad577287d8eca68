//go:build long

package foreign

import (
	"testing"

	"edgewise/solver/notation"
)

func TestLongHostileTextsAreRefused(t *testing.T) { refuseHostile(t, notation.MaxText) }
