//go:build long

package search_test

import "testing"

// TestLongKnown: every figure that is not quick to check.
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
