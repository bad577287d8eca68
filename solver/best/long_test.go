//go:build long

package best_test

import "testing"

func TestLongSlicesAndSavesChangeNothing(t *testing.T) { sliceAndSave(t, 10) }
