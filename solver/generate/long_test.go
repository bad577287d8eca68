//go:build long

package generate

import (
	"testing"
	"time"
)

// TestLongDays: two years.
func TestLongDays(t *testing.T) {
	for _, year := range []int{2027, 2999} {
		for day := time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC); day.Year() == year; day = day.AddDate(0, 0, 1) {
			requireDay(t, day)
		}
	}
}
