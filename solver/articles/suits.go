package articles

func suits() Article {
	a := Article{
		Key: "suits", Title: "One Tough Puzzle", Author: "James Adam Buckland", Language: "Haskell",
		Address: "http://jbuckland.com/tough/", Entry: "one-tough-puzzle",
		Runs: []Run{{Key: "rows", Options: plain(nil)}},
		Figures: []Figure{
			formula("sequences", "362880", "9!", factorial(tiles)),
			formula("turns", "262144", "4⁹", power(turns, tiles)),
			formula("layings.turned", "just over 23×10⁹", "9! · 4⁹ ÷ 4", factorial(tiles).times(turns, tiles-1)),
			formula("pairs", "1152", "36 · 32", whole(36*32)),
		},
	}
	for step, said := range []string{"36", "138", "470", "1350", "474", "144", "175", "28", "4"} {
		placed := counted("placements.at", said, "rows", placementsAt(step+1))
		placed.Cell = step + 1
		a.Figures = append(a.Figures, placed)
	}
	a.Figures = append(a.Figures,
		counted("placements", "something like 2800 times", "rows", placements),
		counted("validated", "", "rows", validated),
		counted("tries", "", "rows", tries),
		counted("arrangements", "4", "rows", arrangements),
		counted("solutions", "it’s all the same solution across four rotations", "rows", solutions),
	)
	return a
}
