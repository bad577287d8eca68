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
	parent  int  // where the brackets around it begin, or bare
	led     bool // a number or a name stands before the sides
	stump   bool // a tile with a side too many or too few
}

// bare is the parent of what stands in no brackets.
const bare = -1

// A run is the tiles that stand in a row, and what stands between them or beside
// them and is almost one.
type run struct {
	tiles, between, beside []spot
}

// leastTiles is how many tiles in a row are no accident.
const leastTiles = 4

// runsOf parts spots into runs: all tiles of a run have as many sides, and not
// much more stands between two of them than between the first two.
func runsOf(text string, spots []spot) []run {
	var runs []run
	var last *run     // while it goes on
	var beside []spot // what is no tile since the last one
	most := widestGap
	end := func() {
		if last != nil {
			last.beside = append(last.beside, beside...)
		}
		last, beside, most = nil, nil, widestGap
	}
	for i, s := range spots {
		if i > 0 && gapOf(text[spots[i-1].end:s.at]) > most {
			end()
		}
		switch {
		case s.stump || last != nil && last.almost(s):
			beside = append(beside, s)
		case last != nil && len(s.sides) == len(last.tiles[0].sides) && numbers(s.sides) == numbers(last.tiles[0].sides):
			if len(last.tiles) == 1 {
				most = max(12, 3*gapOf(text[last.tiles[0].end:s.at]))
			}
			last.tiles, last.between, beside = append(last.tiles, s), append(last.between, beside...), nil
		default:
			before := beside
			end()
			runs = append(runs, run{tiles: []spot{s}, beside: before})
			last = &runs[len(runs)-1]
		}
	}
	end()
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

// numbers reports whether all sides of a tile are numbers.
func numbers(sides []string) bool {
	for _, side := range sides {
		if _, ok := number(side); !ok {
			return false
		}
	}
	return true
}

// best is the set of the best run: one of names before one of numbers, then
// the longest, then the first. A tile that almost belongs to it is a fault, for
// nobody wants the puzzle without it.
func best(text string, spots []spot) (*set, error) {
	var found *set
	var chosen run
	rank := 0
	for _, run := range runsOf(text, spots) {
		if len(run.tiles) < leastTiles {
			continue
		}
		var words [][]string
		for _, s := range run.tiles {
			words = append(words, s.sides)
		}
		s := sidesOf(words)
		r := len(run.tiles)
		switch {
		case !numbers(run.tiles[0].sides) && s.format == "pieces":
			// Names without halves are found too easily, but for those with a rim.
			if s.rim = s.evidentRim(); s.rim == "" {
				continue
			}
			r += spotsMost
		case !numbers(run.tiles[0].sides):
			r += 2 * spotsMost
		case s.format == "signed":
			r += spotsMost
		}
		if r > rank {
			s.sides, s.spots, s.listed = len(run.tiles[0].sides), run.tiles, s.format != "pieces"
			found, rank, chosen = s, r, run
		}
	}
	if odd, is := chosen.misfit(); is {
		f := fault("tile-unlike", "found", clip(text[odd.at:odd.end], maxFound))
		return nil, located(f, text, odd.at)
	}
	return found, nil
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
