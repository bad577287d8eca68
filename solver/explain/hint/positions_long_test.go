//go:build long

package hint_test

import "testing"

// TestLongWhatIsSaidOfRandomPositions compares what is said about ten thousand.
func TestLongWhatIsSaidOfRandomPositions(t *testing.T) { checkPositions(t, 10_000) }
