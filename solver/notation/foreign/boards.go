package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// Lists of boards, as programs print all that they have found: the same tiles again
// and again, each time in another arrangement. The first one is read.

func placed(cell, tile, turn int) puzzle.Placement {
	return puzzle.Placement{Cell: cell, Tile: tile, Turn: turn}
}

// oneBoard lays the tiles of the first board, where all the tiles are boards of the
// same tiles, or were printed as one, and everything fits. That tells the order of
// the sides, too, unless it was asked for.
func (s *set) oneBoard(order string) {
	if s.sides != 4 || s.board != nil {
		return
	}
	tries := []string{order}
	if order == "" {
		tries = orders[:]
	}
	if s.certain {
		tries = orders[:1]
	}
	n := len(s.tiles)
	for size := leastTiles; size <= min(n, puzzle.MaxCells); size++ {
		if n%size != 0 || size == n && !s.printed || size < n && !s.listed || !s.repeats(size) {
			continue
		}
		for _, try := range tries {
			first := &set{tiles: slices.Clone(s.tiles[:size]), width: s.width, height: s.height, rim: s.rim}
			if size < n || first.width == 0 {
				first.width, first.height = first.shape()
			}
			first.reorder(try)
			if first.width*first.height == size && first.fits(first.width) {
				s.tiles, s.width, s.height, s.certain = first.tiles, first.width, first.height, true
				s.layOut()
				return
			}
		}
	}
}

// repeats reports whether the tiles are the same again after so many, whichever way
// they are turned and in whichever order they lie.
func (s *set) repeats(size int) bool {
	var first []string
	for from := 0; from < len(s.tiles); from += size {
		var names []string
		for _, t := range s.tiles[from : from+size] {
			var sides []string
			for _, l := range t {
				sides = append(sides, l.motif+string(rune('b'+l.half)))
			}
			slices.Sort(sides)
			names = append(names, strings.Join(sides, " "))
		}
		slices.Sort(names)
		if from == 0 {
			first = names
		} else if !slices.Equal(first, names) {
			return false
		}
	}
	return true
}
