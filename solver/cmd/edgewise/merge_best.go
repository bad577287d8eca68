package main

import (
	"cmp"
	"encoding/json"
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// readHunted reads the output of best -json. It returns nil if the text has none of its figures,
// and a fault if the board contradicts them.
func readHunted(file string, text []byte) (*bestJSON, error) {
	var found bestJSON
	if json.Unmarshal(text, &found) != nil || found.Seams == 0 && found.Board.Tiles == nil || found.Puzzle == "" {
		return nil, nil
	}
	damaged := &puzzle.Fault{Code: "best-damaged", Args: map[string]any{"file": file}}
	if found.Seed == "" || slices.ContainsFunc(found.efforts(), func(one effort) bool { return one.Seconds < 0 }) {
		return nil, damaged
	}
	document, err := notation.Read(found.Puzzle)
	if err != nil || document.Board == nil {
		return nil, damaged
	}
	laid := bestOf(document.Board)
	if laid.Filled != found.Laid || laid.Score != found.Score || laid.Seams != found.Seams || len(document.Board.Misframed()) > 0 || !keepsClues(document.Board) ||
		!slices.Equal(laid.Tiles, found.Board.Tiles) || !slices.Equal(laid.Turns, found.Board.Turns) {
		return nil, damaged
	}
	found.digest = search.Digest(document.Puzzle)
	if found.Search == "" { // from an earlier version: only an identical text is known to be the same search
		found.Search = search.Checksum(string(text))
	}
	return &found, nil
}

// keepsClues reports whether all clues are in place.
func keepsClues(board *puzzle.Board) bool {
	return !slices.ContainsFunc(board.Puzzle().Clues(), func(clue puzzle.Placement) bool {
		on, _ := board.At(clue.Cell)
		return on != clue
	})
}

// An effort is the work of one search.
type effort struct {
	Search  string          `json:"search"`
	Seconds float64         `json:"seconds"`
	Seeds   []search.Number `json:"seeds"`
	Reached []search.Number `json:"reached"`
	Fewest  []int           `json:"fewest"`
}

// efforts lists the work of all searches in a result.
func (h *bestJSON) efforts() []effort {
	if len(h.Merged) > 0 {
		return h.Merged
	}
	seeds := h.Seeds
	if len(seeds) == 0 { // from an earlier version
		seeds = []search.Number{h.Seed}
	}
	return []effort{{h.Search, h.Seconds, seeds, h.Reached, h.Fewest}}
}

// lasted is the duration of the search that can be resumed.
func (h *bestJSON) lasted() float64 {
	for _, one := range h.efforts() {
		if one.Search == h.Search {
			return one.Seconds
		}
	}
	return 0
}

// bestOfAll is the result with the best board, the longest search of several, with the work of
// all. A search that occurs more than once, for example during its run and at its end, or merged
// and alone, counts once, with its longest time; again is the number of such searches.
func bestOfAll(all []*bestJSON) (sum *bestJSON, again int, err error) {
	best := all[0]
	complete := false
	var efforts []effort
	for _, found := range all {
		if found.digest != all[0].digest {
			return nil, 0, &puzzle.Fault{Code: "best-puzzle"}
		}
		if found.Score > best.Score || found.Score == best.Score && found.lasted() > best.lasted() {
			best = found
		}
		complete = complete || found.Status == "complete"
		efforts = append(efforts, found.efforts()...)
	}
	slices.SortStableFunc(efforts, func(one, other effort) int { return cmp.Compare(other.Seconds, one.Seconds) })
	merged := *best
	merged.Seconds, merged.Seeds, merged.Reached, merged.Merged = 0, nil, make([]search.Number, len(best.Reached)), nil
	for depth := range merged.Reached {
		merged.Reached[depth] = "0"
	}
	times := map[string]int{} // how often each search occurs
	for _, one := range efforts {
		times[one.Search]++
		if times[one.Search] == 2 {
			again++
		}
		if times[one.Search] > 1 {
			continue
		}
		merged.Merged = append(merged.Merged, one)
		merged.Seconds += one.Seconds
		merged.Seeds = append(merged.Seeds, one.Seeds...)
		merged.Reached, merged.Fewest = together(merged.Reached, one.Reached, merged.Fewest, one.Fewest)
	}
	if len(merged.Merged) == 1 {
		merged.Merged = nil
	}
	if complete {
		merged.Status, merged.Resume = "complete", ""
	}
	return &merged, again, nil
}

// together adds up how often depths were reached, and takes the fewest breaks of each.
func together(reached, others []search.Number, fewest, fewer []int) (sum []search.Number, least []int) {
	if len(reached) != len(others) || len(fewest) != len(fewer) {
		return reached, fewest
	}
	for depth := range reached {
		sum = append(sum, reached[depth].Plus(others[depth]))
	}
	for depth := range fewest {
		if fewer[depth] >= 0 && (fewest[depth] < 0 || fewer[depth] < fewest[depth]) {
			least = append(least, fewer[depth])
		} else {
			least = append(least, fewest[depth])
		}
	}
	return sum, least
}
