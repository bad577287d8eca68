package main

import (
	"cmp"
	"encoding/json"
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// readHunted reads what best -json has printed. It is nothing where the text has none of its
// figures, and a fault where the board is not what they say of it.
func readHunted(file string, text []byte) (*hunted, error) {
	var found hunted
	if json.Unmarshal(text, &found) != nil || found.Seams == 0 && found.Board.Tiles == nil || found.Puzzle == "" {
		return nil, nil
	}
	damaged := &puzzle.Fault{Code: "best-damaged", Args: map[string]any{"file": file}}
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
	return &found, nil
}

// keepsClues reports whether all clues lie where they have to.
func keepsClues(board *puzzle.Board) bool {
	return !slices.ContainsFunc(board.Puzzle().Clues(), func(clue puzzle.Placement) bool {
		on, _ := board.At(clue.Cell)
		return on != clue
	})
}

// bestOfAll is the one with the best board of all, the first of several, with the work of all.
// What was printed more than once of one search, on its way and at its end, say, is work that
// is counted once: that of the longest. So many others are not counted.
func bestOfAll(all []*hunted) (sum *hunted, uncounted int, err error) {
	best := all[0]
	complete := false
	for _, found := range all {
		if found.digest != all[0].digest {
			return nil, 0, &puzzle.Fault{Code: "best-puzzle"}
		}
		if found.Score > best.Score {
			best = found
		}
		complete = complete || found.Status == "complete"
	}
	longest := slices.Clone(all)
	slices.SortStableFunc(longest, func(one, other *hunted) int { return cmp.Compare(other.Seconds, one.Seconds) })
	merged := *best
	merged.Seconds, merged.Seeds, merged.Reached, merged.Fewest = 0, nil, make([]search.Number, len(best.Reached)), best.Fewest
	for depth := range merged.Reached {
		merged.Reached[depth] = "0"
	}
	for _, found := range longest {
		if slices.ContainsFunc(found.seeds(), func(seed search.Number) bool { return slices.Contains(merged.Seeds, seed) }) {
			uncounted++
			continue
		}
		merged.Seconds += found.Seconds
		merged.Seeds = append(merged.Seeds, found.seeds()...)
		merged.Reached, merged.Fewest = together(merged.Reached, found.Reached, merged.Fewest, found.Fewest)
	}
	if complete {
		merged.Status, merged.Resume = "complete", ""
	}
	return &merged, uncounted, nil
}

// seeds are those of all workers, or the one that is known where an earlier version printed it.
func (h *hunted) seeds() []search.Number {
	if len(h.Seeds) > 0 {
		return h.Seeds
	}
	return []search.Number{h.Seed}
}

// together adds up how often depths were reached, and takes the fewest breaks at each.
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
