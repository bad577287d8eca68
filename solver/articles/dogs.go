package articles

import (
	"edgewise/solver/compare"
	"edgewise/solver/search"
)

// Placements per second of a person, and tries per second of a fast program.
const (
	minute = 60
	hour   = 60 * minute
	year   = 365.25 * 24 * hour
	fast   = 1e8
)

// Both start at the centre, whose turn is fixed.
var spiral, lines = compare.Centred()

// plain is the textbook search in reading order, or in the order of cells.
func plain(cells []int) search.Options {
	o := search.Options{Mode: search.Plain, Cells: cells}
	if cells == nil {
		o.Order = search.Row
	} else {
		o.Order = search.Custom
	}
	return o
}

func dogs() Article {
	spiralOnce, spiralFixed, spiralBoth, linesBoth := plain(spiral), plain(spiral), plain(spiral), plain(lines)
	spiralOnce.Once, spiralBoth.Once, linesBoth.Once = true, true, true
	spiralFixed.Fixed, spiralBoth.Fixed, linesBoth.Fixed = true, true, true
	return Article{
		Key: "dogs", Title: "Das verflixte Hunde-Spiel", Author: "Mark Seemann", Year: 2024, Language: "Haskell",
		Address: "https://blog.ploeh.dk/2024/10/03/das-verflixte-hunde-spiel/", Entry: "hunde-spiel",
		Runs: []Run{
			{Key: "rows", Options: plain(nil)},
			{Key: "spiral", Options: plain(spiral)},
			{Key: "spiral.once", Options: spiralOnce},
			{Key: "spiral.fixed", Options: spiralFixed},
			{Key: "spiral.both", Options: spiralBoth},
			{Key: "lines.both", Options: linesBoth},
			{Key: "listed", Options: plain(nil), Listed: true},
			{Key: "sequences", Options: plain(nil), Sequences: true}, // the longest, so it comes last
		},
		Figures: []Figure{
			formula("sequences", "362,880", "9!", factorial(tiles)),
			{Name: "sequences.listed", Said: "all 362,880 permutations of non-rotated tiles", Run: "listed", count: listed},
			{Name: "time.listed", Said: "in GHCi on my old laptop takes 300 milliseconds", Run: "listed", Timed: true},
			formula("turns", "262,144", "4⁹", power(turns, tiles)),
			formula("layings", "95,126,814,720", "4⁹ · 9!", layings()),
			formula("byhand", "", "4⁹ · 9! ÷ 31,557,600", layings().over(year)),
			formula("bymachine", "", "4⁹ · 9! ÷ 100,000,000 ÷ 60", layings().over(fast*minute)),
			{Name: "arrangements", Said: "produces all 16 solutions", Run: "rows", count: arrangements},
			{Name: "pictures", Said: "Eight solutions", Run: "rows", count: pictures},
			{Name: "solutions", Said: "only two visually distinct solutions", Run: "rows", count: solutions},
			formula("skips", "6,144", "4⁴ · 4!", factorial(4).times(turns, 4)),
			formula("skips.turns", "", "4⁴", power(turns, 4)),
			{Name: "compared.own", Run: "sequences", count: compared},
			{Name: "tries.own", Run: "sequences", count: tries},
			{Name: "time.own", Said: "in GHCi on my 4½-year old laptop … in approximately 22 seconds", Run: "sequences", Timed: true},
			{Name: "time.own.compiled", Said: "the executable runs in approximately 300 ms", Run: "sequences", Timed: true},
			{Name: "deadends.fourth", Said: "you can always place the first four cards", Run: "rows", count: deadEndsAt(4)},
			{Name: "compared", Run: "rows", count: compared},
			{Name: "tries", Run: "rows", count: tries},
			{Name: "tries.spiral", Run: "spiral", count: tries},
			{Name: "tries.once", Run: "spiral.once", count: tries},
			{Name: "tries.fixed", Run: "spiral.fixed", count: tries},
			{Name: "tries.both", Run: "spiral.both", count: tries},
			{Name: "misfits.spiral", Said: "6852 boards are explored", Run: "spiral.both", count: misfits},
			{Name: "misfits.lines", Said: "9332 boards are explored", Run: "lines.both", count: misfits},
			{Name: "time.commenter", Said: "roughly 8 milliseconds both in ghci and compiled … on my laptop", Run: "spiral.both", Timed: true},
			{Name: "time.fixed", Said: "reduce my 300 ms to approximately 75 ms", Run: "spiral.fixed", Timed: true},
		},
	}
}

// dogsAgain is about the same tiles. Its program shuffles them, and starts again if it finds
// nothing; but a complete search that finds nothing in one sequence finds nothing in any.
func dogsAgain() Article {
	const shuffles = 10
	return Article{
		Key: "shuffled", Title: "A German Dog Puzzle, Recursion and Backtracking", Author: "Daniel Frost", Year: 2024, Language: "C#",
		Address: "https://danielfrost.dk/a-german-dog-puzzle-and-recursion.html", Entry: "hunde-spiel",
		Runs: []Run{
			{Key: "rows", Options: plain(nil)},
			{Key: "shuffles", Options: plain(nil), Shuffles: shuffles},
		},
		Figures: []Figure{
			{Name: "solutions", Run: "rows", count: solutions},
			{Name: "tries", Run: "rows", count: tries},
			{Name: "tries.shuffled", Run: "shuffles", count: each(shuffles, tries)},
			{Name: "arrangements.shuffled", Run: "shuffles", count: arrangements},
		},
	}
}
