package api

import (
	"edgewise/solver/arrangement"
	"edgewise/solver/search"
)

// The method that lists the boards that count as one solution.

// mostArrangements is how many boards one answer may have.
const mostArrangements = 1000

type arrangementsParams struct {
	boardParams
	From  int `json:"from"`
	Count int `json:"count"`
}

// Arrangements are some of the arrangements of a solution: all turns of the board, then these again
// with the copies arranged in the next way, and so on.
type Arrangements struct {
	Pictures     int           `json:"pictures"` // how many boards in a row are turns of one another
	Arrangements []Arrangement `json:"arrangements"`
}

// Arrangement is a full board, and how it differs from the solution.
type Arrangement struct {
	Board   Board   `json:"board"`
	Turned  int     `json:"turned"`  // how many steps of a tile the whole board is turned clockwise
	Swapped [][]int `json:"swapped"` // per kind, the copies that have changed places
}

// arrangements lists boards that count as one solution, from an index on.
func (*API) arrangements(p arrangementsParams) (Arrangements, error) {
	document, err := p.documentOnBoard()
	if err != nil {
		return Arrangements{}, err
	}
	if p.From < 0 || p.Count < 1 || p.Count > mostArrangements {
		return Arrangements{}, badParams(p.Count)
	}
	if !document.Board.Solved() {
		return Arrangements{}, badParams("board")
	}
	var found search.Board
	for _, laid := range p.Board {
		found.Tiles, found.Turns = append(found.Tiles, laid[0]), append(found.Turns, laid[1])
	}
	solution := arrangement.Of(document.Puzzle, found)
	told := Arrangements{Pictures: solution.Pictures()}
	for n := range p.Count {
		a, is := solution.At(uint64(p.From + n))
		if !is {
			break
		}
		told.Arrangements = append(told.Arrangements, Arrangement{fullBoards([]search.Board{a.Board})[0], a.Turned, a.Swapped})
	}
	return told, nil
}
