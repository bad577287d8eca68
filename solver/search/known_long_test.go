//go:build long

package search_test

import "testing"

// TestLongKnown checks every figure that takes long.
func TestLongKnown(t *testing.T) {
	for _, file := range knownFiles {
		for _, k := range readKnown(t, file) {
			for _, mode := range k.modes(true) {
				t.Run(k.name, func(t *testing.T) {
					t.Parallel()
					requireKnown(t, k, mode)
				})
			}
		}
	}
}
