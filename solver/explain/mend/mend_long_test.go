//go:build long

package mend_test

import "testing"

// many is how many damaged puzzles show how often the true repair comes first.
const many = 1000

func TestLongDamagedPublishedPuzzles(t *testing.T) { checkPublished(t, many) }

func TestLongDamagedUnknownPuzzles(t *testing.T) { checkUnknown(t, many) }
