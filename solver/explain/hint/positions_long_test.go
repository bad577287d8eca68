//go:build long

package hint_test

import "testing"

func TestLongWhatIsSaidOfPublishedPuzzles(t *testing.T) { checkPublished(t, 5) }

// TestLongWhatIsSaidOfRandomPositions checks ten thousand of them.
func TestLongWhatIsSaidOfRandomPositions(t *testing.T) { checkPositions(t, 10_000) }
