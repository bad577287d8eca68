package generate

import (
	"strconv"

	"edgewise/solver/puzzle"
)

// An Offer is a grid for wishes, with the difficulties it has.
type Offer struct {
	Grid         string
	Difficulties []Difficulty // the easiest first
	Motifs       []int        // number of motifs per difficulty
	Framed       []bool       // whether there is a frame, per difficulty
}

// A recipe is how to fulfil a wish.
type recipe struct {
	difficulty Difficulty
	motifs     int  // at most four, which every drawing set has
	framed     bool // a frame makes a board easier
}

// offers lists the grids, the smallest of a kind first, with recipes that are known to find a
// puzzle with one solution soon. Fewer motifs make a board harder.
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

// A Wish is a puzzle with one solution, described without motifs. The same wish gives the same
// puzzle everywhere.
type Wish struct {
	Grid       string
	Difficulty Difficulty
	Seed       uint64
}

// Options are the options that fulfil the wish, if it is offered.
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

// Name is the name of its puzzle: the wish itself, such as 4x4-tricky-7. A nearest puzzle has
// another difficulty, and must be named by that.
func (w Wish) Name() string {
	return w.Grid + "-" + string(w.Difficulty) + "-" + strconv.FormatUint(w.Seed, 10)
}
