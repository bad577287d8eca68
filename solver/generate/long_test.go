//go:build long

package generate

import (
	"testing"
	"time"
)

// TestLongOffersAreKept checks the offers with other seeds, too.
func TestLongOffersAreKept(t *testing.T) {
	keepOffers(t, map[string]uint64{"4x4-tricky": 1}) // not every seed succeeds in time
}

// TestLongDays checks two years.
func TestLongDays(t *testing.T) {
	for _, year := range []int{2027, 2999} {
		for day := time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC); day.Year() == year; day = day.AddDate(0, 0, 1) {
			requireDay(t, day)
		}
	}
}
