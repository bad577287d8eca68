package articles

import "edgewise/solver/search"

func insects() Article {
	const shuffles, many = 200, 10_000
	first := plain(nil)
	first.Most = 1
	return Article{
		Key: "insects", Title: "Solving edge-match puzzles with Arc and backtracking", Author: "Ken Shirriff", Year: 2010, Language: "Arc",
		Address: "https://www.righto.com/2010/12/solving-edge-match-puzzles-with-arc-and.html", Entry: "insects",
		Runs: []Run{
			{Key: "rows", Options: plain(nil)},
			{Key: "first", Options: first},
			{Key: "first.shuffled", Options: first, Shuffles: shuffles},
			{Key: "random", Random: 100},
			{Key: "random.many", Random: many},
		},
		Figures: []Figure{
			formula("layings", "95126814720", "9! · 4⁹", layings()),
			{Name: "arrangements", Said: "four solutions (just rotations of one solution)", Run: "rows", count: arrangements},
			{Name: "solutions", Run: "rows", count: solutions},
			formula("seams", "12 edge constraints", "3 · 2 + 2 · 3", whole(seams)),
			formula("chance", "68719476736", "8¹²", power(8, seams)),
			formula("expected", "1.38 solutions for an arbitrary random puzzle", "9! · 4⁹ ÷ 8¹²", layings().over(power(8, seams).Float())),
			{Name: "random.layings", Said: "there are 196 solutions", Run: "random", count: allLayings},
			{Name: "random.solvable", Said: "only 16% of the puzzles have solutions", Run: "random", count: solvable},
			{Name: "time.random", Said: "Solving 100 puzzles took 146 seconds", Run: "random", Timed: true},
			{Name: "random.mean", Run: "random.many", count: mean},
			{Name: "random.share", Run: "random.many", count: share},
			{Name: "tries", Said: "66384", Run: "rows", count: tries},
			formula("firsthours", "4.6 hours", "66,384 ÷ 4 ÷ 3,600", whole(66_384).over(4*hour)),
			{Name: "tries.first", Run: "first", count: tries},
			{Name: "tries.first.shuffled", Run: "first.shuffled", count: each(shuffles, tries)},
		},
	}
}

func cats() Article {
	return Article{
		Key: "cats", Title: "Prolog: 3x3 Square Picture-Puzzle Solution", Author: "Reilly Beacom", Year: 2011, Language: "Prolog",
		Address: "https://blog.multipolygon.net", Entry: "big-cats",
		Runs: []Run{
			{Key: "rows", Options: plain(nil)},
			{Key: "fast", Options: search.Options{}},
		},
		Figures: []Figure{
			formula("sequences", "every possible permutation of the 9 tiles", "9!", factorial(tiles)),
			{Name: "arrangements", Run: "rows", count: arrangements},
			{Name: "solutions", Run: "rows", count: solutions},
			{Name: "tries", Run: "rows", count: tries},
			{Name: "time.prolog", Said: "It took my computer less than 3 seconds", Run: "rows", Timed: true},
			{Name: "placements.fast", Run: "fast", count: placements},
		},
	}
}
