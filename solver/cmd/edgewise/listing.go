package main

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/arrangement"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A listing says which boards of each solution are listed: the one that was kept, all its
// pictures, or all its arrangements.
type listing struct {
	all  string // "" for the kept one
	most int
}

// listed is a board in the output of solve -json.
type listed struct {
	board
	*origin // with -all
}

// An origin is how a board follows from a kept one.
type origin struct {
	Of      int     `json:"of"`      // index of the solution, from 0
	Turned  int     `json:"turned"`  // by how many steps of a tile the whole board is turned clockwise
	Swapped [][]int `json:"swapped"` // copies that have changed places
}

// each iterates over all boards of the listing, with the index of their solution.
func (r *result) each() iter.Seq2[int, arrangement.Arrangement] {
	return func(yield func(int, arrangement.Arrangement) bool) {
		for of, found := range r.found.Boards {
			solution := arrangement.Of(r.document.Puzzle, found)
			for n := 0; r.all == allArrangements || r.all == allPictures && n < solution.Pictures() || n == 0; n++ {
				if a, is := solution.At(uint64(n)); !is {
					break
				} else if !yield(of, a) {
					return
				}
			}
		}
	}
}

// whole reports whether a board of every solution was kept, from which all others follow.
func (r *result) whole() bool { return uint64(len(r.found.Boards)) == r.found.Solutions }

// listed lists these boards for programs, up to the limit; all says whether that is all.
func (r *result) listed() (boards []listed, all bool) {
	boards = []listed{}
	for of, a := range r.each() {
		if r.all == "" {
			boards = append(boards, listed{board: board(a.Board)})
			continue
		}
		if len(boards) == r.most {
			return boards, false
		}
		if a.Swapped == nil {
			a.Swapped = [][]int{}
		}
		boards = append(boards, listed{board(a.Board), &origin{of, a.Turned, a.Swapped}})
	}
	return boards, r.all == "" || r.whole()
}

// boards writes these boards for people, up to the limit, and says whether there are more.
func (w *words) boards(p *puzzle.Puzzle, r result) string {
	var text strings.Builder
	most, more := r.most, !r.whole()
	if r.all == "" {
		most, more = shownBoards, false
	}
	shown := 0
	for of, a := range r.each() {
		if shown == most {
			more = true
			break
		}
		text.WriteString("\n" + wrapped(w.arrangement(p, of, a)) + "\n\n" + w.board(p, a.Board))
		shown++
	}
	if more {
		text.WriteString("\n" + w.more(r) + "\n")
	}
	return text.String()
}

// more says that not all boards are shown.
func (w *words) more(r result) string {
	if r.all != "" {
		return w.say("fault.boards-more", nil)
	}
	return w.say("boards.more", values{"shown": shownBoards, "solutions": search.NumberOf(r.found.Solutions), "most": maxBoards})
}

// arrangement says which board it is: "Solution 2, turned right, tiles 3 and 4 swapped".
func (w *words) arrangement(p *puzzle.Puzzle, of int, a arrangement.Arrangement) string {
	parts := []string{w.say("solution", values{"n": of + 1})}
	if a.Turned > 0 {
		turn := w.table["turned."+strconv.Itoa(a.Turned*360/p.Grid().Sides)]
		parts = append(parts, w.say("turned", values{"turn": turn}))
	}
	if n := len(slices.Concat(a.Swapped...)); n > maxCopies {
		return strings.Join(append(parts, w.say("swapped.many", values{"n": n})), ", ")
	}
	for _, copies := range a.Swapped {
		var tiles []string
		for _, tile := range copies {
			tiles = append(tiles, strconv.Itoa(tile+1))
		}
		parts = append(parts, w.say("swapped", values{"tiles": w.list(tiles)}))
	}
	return strings.Join(parts, ", ")
}
