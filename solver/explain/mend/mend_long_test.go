//go:build long

package mend_test

import "testing"

// many is the number of damaged puzzles that measure how often the true repair comes first.
const many = 1000

func TestLongDamagedPublishedPuzzles(t *testing.T) { checkPublished(t, many) }

func TestLongDamagedUnknownPuzzles(t *testing.T) { checkUnknown(t, many) }
