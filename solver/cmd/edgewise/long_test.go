//go:build long

package main

import "testing"

func TestLongASearchKilledAHundredTimesCountsTheSame(t *testing.T) { killAgainAndAgain(t, 100, 25) }
