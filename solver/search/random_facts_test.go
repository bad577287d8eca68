package search_test

import (
	"slices"
	"testing"

	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
)

// TestRandomPuzzlesAreVaried makes sure that agreement on random puzzles means something:
// everything that trips a solver occurs on cells of every shape, and not only in unsolvable
// puzzles.
func TestRandomPuzzlesAreVaried(t *testing.T) {
	type fact struct {
		sides int
		what  string
	}
	nativelyOnly(t)
	seen := map[fact]int{}
	r := randomSource(6)
	for range 900 {
		p := randomPuzzle(r)
		for _, what := range randomFacts(p) {
			seen[fact{p.Grid().Sides, what}]++
		}
	}
	for _, row := range []struct {
		what                         string
		squares, hexagons, triangles int
	}{
		{"no solution", 100, 20, 20},
		{"one solution", 100, 20, 20},
		{"2 to 50 solutions", 100, 20, 20},
		{"over 50 solutions", 5, 1, 1},
		{"on 3x3", 40, 0, 0},
		{"on 8 cells", 40, 0, 0},
		{"a frame", 50, 10, 10},
		{"a frame of nothing", 10, 2, 2},
		{"tiles that may not turn", 40, 10, 10},
		{"a clue", 50, 15, 15},
		{"two clues", 20, 5, 5},
		{"a clue on a copy", 20, 5, 5},
		{"a clue that several pictures of a solution keep", 2, 1, 1},
		{"copies", 100, 20, 20},
		{"a tile with one look", 30, 5, 5},
		{"a tile with two looks", 30, 2, 0},
		{"a tile with three looks", 0, 2, 0},
		{"a picture alike after a board turn", 25, 5, 5},
		{"such a picture on several cells", 10, 5, 5},
		{"an edge without a mate", 40, 10, 10},
	} {
		for sides, least := range map[int]int{4: row.squares, 6: row.hexagons, 3: row.triangles} {
			assert.GreaterOrEqual(t, seen[fact{sides, row.what}], least, "%s, on cells of %d sides", row.what, sides)
		}
	}
}

// randomFacts returns what can be said of a puzzle: its number of solutions and, if it has any,
// its peculiarities.
func randomFacts(p *puzzle.Puzzle) []string {
	counts := bruteThree(p)
	pictures, solutions := counts[1], counts[2]
	frame, framed := p.Frame()
	clues, cells := p.Clues(), len(p.Tiles())
	var facts []string
	note := func(fact string, holds bool) {
		if holds && !slices.Contains(facts, fact) {
			facts = append(facts, fact)
		}
	}
	note("no solution", solutions == 0)
	note("one solution", solutions == 1)
	note("2 to 50 solutions", 1 < solutions && solutions <= 50)
	note("over 50 solutions", solutions > 50)
	if solutions == 0 {
		return facts
	}
	note("on 3x3", p.Grid().Name == "3x3")
	note("on 8 cells", cells == 8)
	note("a frame", framed)
	note("a frame of nothing", framed && frame == puzzle.Nothing)
	note("tiles that may not turn", !p.MayTurn())
	note("a clue", len(clues) == 1)
	note("two clues", len(clues) == 2)
	note("a clue that several pictures of a solution keep", len(clues) > 0 && solutions < pictures)
	for _, kind := range p.Kinds() {
		copies := len(kind.Tiles) > 1
		note("copies", copies)
		note("a clue on a copy", copies && slices.ContainsFunc(clues, func(c puzzle.Placement) bool {
			return slices.Contains(kind.Tiles, c.Tile)
		}))
		note("a tile with one look", p.MayTurn() && kind.Looks == 1)
		note("a tile with two looks", p.MayTurn() && kind.Looks == 2)
		note("a tile with three looks", p.MayTurn() && kind.Looks == 3)
	}
	alike := p.MayTurn() && len(clues) == 0 && pictures < solutions*uint64(len(p.Grid().Turns))
	note("a picture alike after a board turn", alike)
	note("such a picture on several cells", alike && cells >= 7)
	for _, edge := range slices.Concat(p.Tiles()...) {
		note("an edge without a mate", p.Mates()[edge] == puzzle.Nothing && !(framed && edge == frame))
	}
	return facts
}
