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
		a.Figures = append(a.Figures, Figure{Name: "placements.at", Said: said, Run: "rows", Cell: step + 1, count: placementsAt(step + 1)})
	}
	a.Figures = append(a.Figures, []Figure{
		{Name: "placements", Said: "something like 2800 times", Run: "rows", count: placements},
		{Name: "validated", Run: "rows", count: validated},
		{Name: "tries", Run: "rows", count: tries},
		{Name: "arrangements", Said: "4", Run: "rows", count: arrangements},
		{Name: "solutions", Said: "it’s all the same solution across four rotations", Run: "rows", count: solutions},
	}...)
	return a
}
