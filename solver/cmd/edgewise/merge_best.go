package main

import (
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
func bestOfAll(all []*hunted) (*hunted, error) {
	sum := *all[0]
	for i, found := range all {
		if found.digest != all[0].digest {
			return nil, &puzzle.Fault{Code: "best-puzzle"}
		}
		if i == 0 {
			continue
		}
		seconds, reached, fewest := sum.Seconds+found.Seconds, sum.Reached, sum.Fewest
		status := sum.Status
		if found.Score > sum.Score {
			sum = *found
		}
		if status == "complete" || found.Status == "complete" {
			sum.Status, sum.Resume = "complete", ""
		}
		sum.Seconds = seconds
		sum.Reached, sum.Fewest = together(reached, found.Reached, fewest, found.Fewest)
	}
	return &sum, nil
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
