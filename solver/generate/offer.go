package generate

import (
	"strconv"

	"edgewise/solver/puzzle"
)

// An Offer is a grid on which puzzles can be wished for, and how hard they may be there.
type Offer struct {
	Grid         string
	Difficulties []Difficulty // the gentlest first
	Motifs       []int        // how many the board of each difficulty has
	Framed       []bool       // whether it has a frame
}

// A recipe is how a wish is made to come true.
type recipe struct {
	difficulty Difficulty
	motifs     int  // four at most, which every set of drawings has
	framed     bool // a frame makes a board easier
}

// offers are the grids, the smallest of a kind first, and the recipes that were found to
// lead to a puzzle soon, with one solution. Fewer motifs make a board harder, too.
var offers = []struct {
	grid    string
	recipes []recipe
}{
	{"3x3", []recipe{{Gentle, 4, true}, {Easy, 4, false}, {Moderate, 4, false}, {Tricky, 4, false}, {Hard, 4, false}}},
	{"4x4", []recipe{{Gentle, 4, true}, {Easy, 4, true}, {Moderate, 2, true}, {Tricky, 2, true}, {Fiendish, 4, false}}},
	{"5x5", []recipe{{Gentle, 4, true}, {Easy, 4, true}, {Moderate, 4, true}, {Tricky, 4, true}, {Hard, 4, true}}},
	{"6x6", []recipe{{Easy, 4, true}, {Moderate, 4, true}, {Tricky, 4, true}, {Hard, 4, true}, {Fiendish, 4, true}}},
	{"hex2", []recipe{{Gentle, 4, false}, {Easy, 4, false}, {Moderate, 3, false}, {Tricky, 2, false}, {Hard, 2, false}}},
	{"hex3", []recipe{{Gentle, 4, true}, {Easy, 4, true}, {Moderate, 4, true}, {Tricky, 2, true}, {Hard, 2, true}, {Fiendish, 4, false}}},
	{"tri3", []recipe{{Gentle, 4, true}, {Moderate, 4, false}, {Tricky, 4, false}, {Hard, 4, false}}},
	{"tri4", []recipe{{Gentle, 4, true}, {Easy, 4, true}, {Moderate, 3, true}, {Tricky, 2, true}}},
}

// Offers lists what can be wished for.
func Offers() []Offer {
	var list []Offer
	for _, offered := range offers {
		o := Offer{Grid: offered.grid}
		for _, r := range offered.recipes {
			o.Difficulties = append(o.Difficulties, r.difficulty)
			o.Motifs = append(o.Motifs, r.motifs)
			o.Framed = append(o.Framed, r.framed)
		}
		list = append(list, o)
	}
	return list
}

// A Wish is a puzzle with one solution, by what people say who know nothing of motifs.
// The same wish comes true in the same way everywhere.
type Wish struct {
	Grid       string
	Difficulty Difficulty
	Seed       uint64
}

// Options are how the wish is made to come true, if it is offered.
func (w Wish) Options() (o Options, offered bool) {
	for _, offer := range offers {
		for _, r := range offer.recipes {
			if offer.grid != w.Grid || r.difficulty != w.Difficulty {
				continue
			}
			grid, err := puzzle.GridNamed(w.Grid)
			return Options{Grid: grid, Motifs: r.motifs, Framed: r.framed, Solutions: 1, Difficulty: r.difficulty, Seed: w.Seed}, err == nil
		}
	}
	return o, false
}

// Name is what its puzzle is called: the wish itself, such as 4x4-tricky-7. What came
// nearest to it has another difficulty, and says that.
func (w Wish) Name() string {
	return w.Grid + "-" + string(w.Difficulty) + "-" + strconv.FormatUint(w.Seed, 10)
}
