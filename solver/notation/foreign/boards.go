package foreign

import "edgewise/solver/puzzle"

// Lists of boards, as programs print all that they have found: the same tiles again
// and again, each time in another arrangement. The first one is read.

func placed(cell, tile, turn int) puzzle.Placement {
	return puzzle.Placement{Cell: cell, Tile: tile, Turn: turn}
}

// FirstOf tells that there are more boards than the one that is read.
func FirstOf(boards int) []*puzzle.Fault {
	if boards > 1 {
		return []*puzzle.Fault{fault("boards-several", "found", boards)}
	}
	return nil
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
	if s.certain || s.keyed {
		tries = orders[:1]
	}
	n := len(s.tiles)
	for size := leastTiles; size <= min(n, puzzle.MaxCells); size++ {
		if n%size != 0 || size == n && !s.printed || size < n && !s.listed || !s.repeats(size) {
			continue
		}
		for _, try := range tries {
			first := &set{tiles: append([][]label{}, s.tiles[:size]...), width: s.width, height: s.height, rim: s.rim}
			if size < n || first.width == 0 {
				first.width, first.height = first.shape()
			}
			first.reorder(try)
			if first.width*first.height == size && first.fits(first.width) {
				s.tiles, s.width, s.height, s.keyed = first.tiles, first.width, first.height, true
				s.layOut()
				s.notes = append(s.notes, FirstOf(n/size)...)
				return
			}
		}
	}
}

// repeats reports whether the tiles show the same edges again after so many.
func (s *set) repeats(size int) bool {
	var first map[label]int
	for from := 0; from < len(s.tiles); from += size {
		shown := map[label]int{}
		for _, t := range s.tiles[from : from+size] {
			for _, l := range t {
				shown[l]++
			}
		}
		if from == 0 {
			first = shown
		}
		for l, n := range shown {
			if first[l] != n {
				return false
			}
		}
	}
	return true
}
