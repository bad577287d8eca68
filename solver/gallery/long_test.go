//go:build long

package gallery

import "testing"

// TestLongCounts: the counts of every puzzle that has any.
func TestLongCounts(t *testing.T) {
	for _, entry := range All() {
		t.Run(entry.ID, func(t *testing.T) {
			t.Parallel()
			requireCounts(t, entry)
		})
	}
}

// TestLongEfforts: the effort of every puzzle.
func TestLongEfforts(t *testing.T) {
	for _, entry := range All() {
		t.Run(entry.ID, func(t *testing.T) {
			t.Parallel()
			requireEffort(t, entry)
		})
	}
}
