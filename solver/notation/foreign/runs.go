package foreign

import (
	"slices"
	"strings"
)

// Tiles among other words: what looks like a tile is gathered into runs, and
// the best run is the puzzle.

// A spot is what looks like a tile, somewhere in a text.
type spot struct {
	sides   []string
	at, end int
}

// leastTiles is how many tiles in a row are no accident.
const leastTiles = 4

// runsOf parts spots into runs: all tiles of a run have as many sides, and not
// much more stands between two of them than between the first two.
func runsOf(text string, spots []spot) [][]spot {
	var runs [][]spot
	most := 0
	for i, s := range spots {
		gap := 0
		if i > 0 {
			gap = gapOf(text[spots[i-1].end:s.at])
		}
		if i > 0 && gap <= most && len(s.sides) == len(spots[i-1].sides) && numbers(s) == numbers(spots[i-1]) {
			last := len(runs) - 1
			if len(runs[last]) == 1 {
				most = max(12, 3*gap)
			}
			runs[last] = append(runs[last], s)
		} else {
			runs = append(runs, []spot{s})
			most = widestGap
		}
	}
	return runs
}

// widestGap is how many signs may stand between two tiles.
const widestGap = 160

// gapOf is how long a text is, a run of white space counted once.
func gapOf(text string) int {
	if len(text) > 4*widestGap {
		return len(text)
	}
	return len(strings.Join(strings.Fields(text), " "))
}

// numbers reports whether all sides of a spot are numbers.
func numbers(s spot) bool {
	for _, side := range s.sides {
		if _, ok := number(side); !ok {
			return false
		}
	}
	return true
}

// best is the set of the best run: one of names before one of numbers, then
// the longest, then the first.
func best(text string, spots []spot) *set {
	var found *set
	rank := 0
	for _, run := range runsOf(text, spots) {
		if len(run) < leastTiles {
			continue
		}
		var words [][]string
		for _, s := range run {
			words = append(words, s.sides)
		}
		s := sidesOf(words)
		r := len(run)
		switch {
		case !numbers(run[0]) && s.format == "pieces":
			// Names without halves are found too easily, but for those with a rim.
			if s.rim = s.evidentRim(); s.rim == "" {
				continue
			}
			r += spotsMost
		case !numbers(run[0]):
			r += 2 * spotsMost
		case s.format == "signed":
			r += spotsMost
		}
		if r > rank {
			s.sides = len(run[0].sides)
			found, rank = s, r
		}
	}
	return found
}

// spotsMost is more than a text has spots.
const spotsMost = 1 << 20

// articles are words that stand before names and belong to none.
var articles = []string{"a", "an", "and", "the", "ein", "eine", "und"}

// light reports whether what stands between two sides is only what separates
// them.
func light(between string) bool {
	for _, w := range wordsOf(between[:min(len(between), 20)]) {
		if slices.Contains(articles, strings.ToLower(w.text)) {
			between = strings.Replace(between, w.text, "", 1)
		}
	}
	return len(between) <= 8 && strings.Trim(between, " \t,;()[]{}\"'`|/&") == ""
}
