package arrangement

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Solution is a board that a search has kept, and all boards that it stands for.
type Solution struct {
	puzzle   *puzzle.Puzzle
	kind     []int // per tile: its kind
	place    []int // per tile: its index in its kind
	pictures []picture
}

// A picture is the kept board after a turn of the whole board.
type picture struct {
	tiles []int // per cell
	looks []int // per cell: kind and look as one number
	by    int
}

// An Arrangement is a full board with its copies told apart, and how it follows from the kept
// board.
type Arrangement struct {
	search.Board
	Turned  int     // by how many steps of a tile the whole board is turned clockwise
	Swapped [][]int // per kind: the copies that have changed places
}

// Of returns the solution that a found board stands for.
func Of(p *puzzle.Puzzle, found search.Board) *Solution {
	n := len(found.Tiles)
	s := &Solution{puzzle: p, kind: make([]int, n), place: make([]int, n)}
	for number, kind := range p.Kinds() {
		for place, tile := range kind.Tiles {
			s.kind[tile], s.place[tile] = number, place
		}
	}
next:
	for _, by := range p.BoardTurns() {
		turned := picture{make([]int, n), make([]int, n), by.By}
		for cell, to := range by.To {
			tile := found.Tiles[cell]
			turned.tiles[to], turned.looks[to] = tile, s.look(tile, found.Turns[cell]+by.By)
		}
		for _, other := range s.pictures {
			if slices.Equal(other.looks, turned.looks) {
				continue next
			}
		}
		if s.keepClues(turned) {
			s.pictures = append(s.pictures, turned)
		}
	}
	return s
}

// look is a number for how a tile looks in a turn: equal looks have equal numbers.
func (s *Solution) look(tile, turn int) int {
	kind := s.kind[tile]
	return kind*puzzle.MaxSides + s.puzzle.Kinds()[kind].Look(s.place[tile], turn)
}

// keepClues reports whether every clue's cell looks as the clue says. If a copy lies there, it
// exchanges places with the clue's own tile.
func (s *Solution) keepClues(on picture) bool {
	for _, clue := range s.puzzle.Clues() {
		if on.looks[clue.Cell] != s.look(clue.Tile, clue.Turn) {
			return false
		}
		at := slices.Index(on.tiles, clue.Tile)
		on.tiles[at], on.tiles[clue.Cell] = on.tiles[clue.Cell], clue.Tile
	}
	return true
}

// Pictures is the number of different pictures. Turns that do not keep the clues do not count.
func (s *Solution) Pictures() int { return len(s.pictures) }

// At is arrangement n, from 0: first the pictures, which are the kept board and then its turns
// clockwise with the tiles carried along, then all pictures with the next permutation of the
// copies. It reports false after the last one.
//
//	0  1  2  3      as kept, turned right, upside down, turned left
//	4  5  6  7      the last two copies of the first kind swapped
//	8  9 10 11      and so on in lexicographic order; then the next kind
func (s *Solution) At(n uint64) (a Arrangement, is bool) {
	if len(s.pictures) == 0 {
		return a, false
	}
	each := uint64(len(s.pictures))
	picture := s.pictures[n%each]
	n /= each
	a.Tiles, a.Turns, a.Turned = slices.Clone(picture.tiles), make([]int, len(picture.tiles)), picture.by
	for _, copies := range s.puzzle.Copies() {
		var order, swapped []int
		order, n = permuted(copies, n)
		for i, tile := range copies {
			if order[i] != tile {
				a.Tiles[slices.Index(picture.tiles, tile)] = order[i]
				swapped = append(swapped, tile)
			}
		}
		if swapped != nil {
			a.Swapped = append(a.Swapped, swapped)
		}
	}
	for cell, tile := range a.Tiles {
		a.Turns[cell] = s.puzzle.Kinds()[s.kind[tile]].Turn(s.place[tile], picture.looks[cell]%puzzle.MaxSides)
	}
	for _, clue := range s.puzzle.Clues() {
		a.Turns[clue.Cell] = clue.Turn // several turns may look the same; the clue's is one of them
	}
	return a, n == 0
}

// permuted is permutation n of a list, in lexicographic order, and how many times n passes
// through all of them. The digits of n in the factorial number system choose the next element
// among those left: the first of k, the second of k-1 …
func permuted(list []int, n uint64) (order []int, rounds uint64) {
	order = slices.Clone(list)
	digits := make([]int, len(list))
	for left := 1; left <= len(list) && n > 0; left++ {
		digits[len(list)-left] = int(n % uint64(left))
		n /= uint64(left)
	}
	for at, digit := range digits {
		next := order[at+digit]
		copy(order[at+1:at+digit+1], order[at:at+digit])
		order[at] = next
	}
	return order, n
}
