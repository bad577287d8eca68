package foreign

import "strings"

// Tiles among other words: what looks like a tile is gathered into runs, and
// the best run is the puzzle.

// A spot is what looks like a tile, somewhere in a text.
type spot struct {
	sides   []string
	at, end int
}

// leastTiles is how many tiles in a row are no accident.
const leastTiles = 4

// runsOf parts spots into runs: little stands between the tiles of a run, and
// all have as many sides.
func runsOf(spots []spot, apart int) [][]spot {
	var runs [][]spot
	for i, s := range spots {
		if i > 0 && s.at-spots[i-1].end <= apart && len(s.sides) == len(spots[i-1].sides) && numbers(s) == numbers(spots[i-1]) {
			runs[len(runs)-1] = append(runs[len(runs)-1], s)
		} else {
			runs = append(runs, []spot{s})
		}
	}
	return runs
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
func best(spots []spot, apart int) *set {
	var found *set
	rank := 0
	for _, run := range runsOf(spots, apart) {
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
			continue // names without halves are found too easily
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

// light reports whether what stands between two sides is only what separates
// them.
func light(between string) bool {
	return len(between) <= 8 && strings.Trim(between, " \t,;()[]{}\"'`|/&") == ""
}
