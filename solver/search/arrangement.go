package search

import (
	"iter"
	"slices"
)

// A solution stands for many boards: its pictures are its turns as a whole, and each of
// those can be laid in as many ways as copies can change places. A search counts them
// all and keeps one; here they are, one by one and never all at once, since twenty
// copies change places in 20! ways.

// An Arrangement is a full board with its copies told apart, and how it comes from the
// board that was kept of its solution.
type Arrangement struct {
	Board
	Turned  int     // by so many steps of a tile the whole board is turned clockwise
	Swapped [][]int // of each kind, the copies that lie elsewhere than in the picture
}

// Pictures are those of the solution that a board shows: the board itself first, then
// its turns clockwise, which carry every tile along. Those that do not keep the clues
// are left out, and so is what looks like one before it.
func (plan *Plan) Pictures(found Board) (pictures []Arrangement) {
	var t tally
	t.begin(plan)
	for cell, tile := range found.Tiles {
		kind, place := plan.kindOf(tile)
		t.view[cell] = visible{int32(kind), int32(plan.puzzle.Kinds()[kind].Look(place, found.Turns[cell]))}
	}
	var seen []view
	for _, by := range plan.symmetry.turns {
		looksLike := func(v view) bool { return v.compare(t.turned) == 0 }
		if t.turn(plan, by) && !slices.ContainsFunc(seen, looksLike) {
			seen = append(seen, slices.Clone(t.turned))
			tiles := make([]int, len(by.To))
			for cell, to := range by.To {
				tiles[to] = found.Tiles[cell]
			}
			pictures = append(pictures, Arrangement{Board: plan.lay(t.turned, tiles), Turned: by.By})
		}
	}
	return pictures
}

// kindOf is the kind of a tile, and its place among the tiles of that kind.
func (plan *Plan) kindOf(tile int) (kind, place int) {
	for number := range plan.puzzle.Kinds() {
		if place, is := slices.BinarySearch(plan.puzzle.Kinds()[number].Tiles, tile); is {
			return number, place
		}
	}
	return none, none
}

// lay is the board that looks like a view with these tiles on its cells. Where a copy
// has come to lie on the cell of a clue, the clue's own tile takes its place.
func (plan *Plan) lay(v view, tiles []int) Board {
	for _, clue := range plan.puzzle.Clues() {
		own := slices.Index(tiles, clue.Tile)
		tiles[own], tiles[clue.Cell] = tiles[clue.Cell], clue.Tile
	}
	turns := make([]int, len(tiles))
	for cell, tile := range tiles {
		kind, place := plan.kindOf(tile)
		turns[cell] = plan.puzzle.Kinds()[kind].Turn(place, int(v[cell].look))
	}
	for _, clue := range plan.puzzle.Clues() {
		turns[clue.Cell] = clue.Turn // of those that look alike
	}
	return Board{tiles, turns}
}

// Arrangements are those of the solution that a board shows, from a number on that counts
// from 0: all pictures, then all of them with the copies laid in the next way.
//
//	0  1  2  3     lowest first: as found, turned right, upside down, turned left
//	4  5  6  7     the last two copies of the last kind swapped
//	8  9 10 11     and so on, in the order of a dictionary
func (plan *Plan) Arrangements(found Board, from uint64) iter.Seq[Arrangement] {
	pictures := plan.Pictures(found)
	each := uint64(len(pictures))
	return func(yield func(Arrangement) bool) {
		for n := from; ; n++ {
			a, is := plan.swap(pictures[n%each], n/each)
			if !is || !yield(a) {
				return
			}
		}
	}
}

// swap lays the copies of a picture in the nth way; it reports false where there are
// fewer.
func (plan *Plan) swap(picture Arrangement, n uint64) (a Arrangement, is bool) {
	a = Arrangement{Board{slices.Clone(picture.Tiles), slices.Clone(picture.Turns)}, picture.Turned, nil}
	fixed := map[int]bool{}
	for _, clue := range plan.puzzle.Clues() {
		fixed[clue.Tile] = true
	}
	for number := len(plan.puzzle.Kinds()) - 1; number >= 0 && n > 0; number-- {
		kind := &plan.puzzle.Kinds()[number]
		var loose []int // places among the kind's tiles
		for i, tile := range kind.Tiles {
			if !fixed[tile] {
				loose = append(loose, i)
			}
		}
		var order []int
		order, n = permuted(loose, n)
		var swapped []int
		for i, place := range loose {
			if order[i] == place {
				continue
			}
			cell := slices.Index(picture.Tiles, kind.Tiles[place])
			a.Tiles[cell] = kind.Tiles[order[i]]
			a.Turns[cell] = kind.Turn(order[i], kind.Look(place, picture.Turns[cell]))
			swapped = append(swapped, kind.Tiles[place])
		}
		if swapped != nil {
			a.Swapped = append(a.Swapped, swapped)
		}
	}
	slices.Reverse(a.Swapped) // as the kinds are
	return a, n == 0
}

// permuted is the nth permutation of a list, in the order of a dictionary, and by how
// many rounds n goes beyond them all. In digits of factorials n says which of those that
// are left comes next: the first of k, the second of k-1 …
func permuted(list []int, n uint64) (order []int, rounds uint64) {
	order, digits := slices.Clone(list), make([]int, len(list))
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
