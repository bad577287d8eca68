package arrangement

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Solution is a board that a search has kept, with all that it stands for.
type Solution struct {
	puzzle   *puzzle.Puzzle
	kind     []int // per tile: its kind
	place    []int // per tile: which of its kind it is
	pictures []picture
}

// A picture is the board after a turn of the whole.
type picture struct {
	tiles []int // per cell
	looks []int // per cell: kind and look in one number
	by    int
}

// An Arrangement is a full board with its copies told apart, and how it comes from the
// board that was kept.
type Arrangement struct {
	search.Board
	Turned  int     // by so many steps of a tile the whole board is turned clockwise
	Swapped [][]int // of each kind, the copies that have changed places
}

// Of is the solution that a board shows.
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

// look is how a tile looks in a turn: two tiles look alike where it is the same.
func (s *Solution) look(tile, turn int) int {
	kind := s.kind[tile]
	return kind*puzzle.MaxSides + s.puzzle.Kinds()[kind].Look(s.place[tile], turn)
}

// keepClues reports whether every clue's cell looks as the clue asks. Where a copy has
// come to lie there, the clue's own tile takes its place.
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

// Pictures is how many look different. Those whose turn does not keep the clues are
// none of them.
func (s *Solution) Pictures() int { return len(s.pictures) }

// At is the nth arrangement, counted from 0: the pictures first, the board as it was
// found and then turned clockwise with its tiles carried along, then all of them with
// their copies laid in the next way. It reports false after the last one.
//
//	0  1  2  3      as found, turned right, upside down, turned left
//	4  5  6  7      the last two copies of the first kind swapped
//	8  9 10 11      and so on, in the order of a dictionary; then those of the next kind
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
		a.Turns[clue.Cell] = clue.Turn // of those in which it looks so
	}
	return a, n == 0
}

// permuted is the nth permutation of a list, in the order of a dictionary, and by how
// many rounds n goes beyond them all. In digits of factorials n says which of those that
// are left comes next: the first of k, the second of k-1 …
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
