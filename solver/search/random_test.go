package search_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// Random small puzzles of every family, to compare the search with the brute force. They follow
// from the source alone, so a failure can be repeated.

// randomGrids are the grids of random puzzles. The larger ones stand several times, because most
// surprises happen there.
var randomGrids = []string{
	"1x1", "2x1", "1x2", "3x1", "1x3", "4x1", "1x4", "2x2", "2x2", "3x2", "3x2", "2x3", "2x3",
	"4x2", "4x2", "4x2", "2x4", "2x4", "2x4", "3x3", "3x3", "3x3", "3x3", "3x3", "3x3", "3x3",
	"hex1", "hex2", "hex2", "hex2", "hex2", "hex2", "hex2",
	"tri1", "tri2", "tri2", "tri3", "tri3", "tri3", "tri3", "tri3", "tri3",
}

// randomWork is how many comparisons the brute force may need for a random puzzle; one that needs
// more is thrown away.
const randomWork = 300_000

// randomSource returns the source of random numbers for a seed.
func randomSource(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 9)) }

// randomPuzzle makes a puzzle of any family on any of the grids.
func randomPuzzle(r *rand.Rand) *puzzle.Puzzle {
	return randomPuzzleOn(r, randomOne(r, randomGrids))
}

// randomPuzzleOn makes a puzzle of any family on one grid.
func randomPuzzleOn(r *rand.Rand, grid string) *puzzle.Puzzle {
	for {
		p := randomShuffled(bruteMust(randomSpec(r, grid)), r)
		if bruteEach(p, randomWork, func([]int, []puzzle.Tile) {}) {
			return p
		}
	}
}

// A randomRule is which edges mate, and the edges to print on tiles.
type randomRule struct {
	mates puzzle.Mates
	edges []puzzle.Edge // with each edge its mate, if it has one
}

// edge returns any edge of the rule.
func (rule *randomRule) edge(r *rand.Rand) puzzle.Edge { return randomOne(r, rule.edges) }

// pair returns any two edges that mate.
func (rule *randomRule) pair(r *rand.Rand) (one, other puzzle.Edge) {
	for {
		if one = rule.edge(r); rule.mates.Mate(one, rule.mates[one]) {
			return one, rule.mates[one]
		}
	}
}

// newRandomRule makes a rule with about the given number of mating edges: halves, same or mixed,
// sometimes with edges that mate with nothing.
func newRandomRule(r *rand.Rand, count int) randomRule {
	letters := []puzzle.Edge("abcdefghijklmnoprstuvwxyz")
	randomShuffle(r, letters)
	upper := func(e puzzle.Edge) puzzle.Edge { return e ^ 0x20 }
	var rule randomRule
	switch r.IntN(3) {
	case 0:
		rule.mates = puzzle.Halves()
		for _, e := range letters[:count/2] {
			rule.edges = append(rule.edges, e, upper(e))
		}
		if count%2 > 0 {
			rule.edges = append(rule.edges, '1') // a digit has no halves
		}
	case 1:
		rule.mates = puzzle.Same()
		rule.edges = []puzzle.Edge("aAbBcCdDeE12345")
		randomShuffle(r, rule.edges)
		rule.edges = rule.edges[:count]
	case 2:
		listed := []puzzle.Pair{{A: 'q', B: puzzle.Nothing}}
		if randomChance(r, 3) {
			rule.edges = append(rule.edges, 'q')
			count++
		}
		for len(rule.edges) < count {
			a, b := letters[0], letters[1]
			letters = letters[2:]
			switch r.IntN(4) {
			case 0: // halves of one letter
				rule.edges = append(rule.edges, a, upper(a))
			case 1: // halves of two letters
				rule.edges = append(rule.edges, a, upper(b))
				listed = append(listed, puzzle.Pair{A: a, B: upper(b)})
			case 2: // mates with itself
				rule.edges = append(rule.edges, a)
				listed = append(listed, puzzle.Pair{A: a, B: a})
			case 3: // mates with itself, and its other case has no mate
				rule.edges = append(rule.edges, a, upper(a))
				listed = append(listed, puzzle.Pair{A: a, B: a})
			}
		}
		mates, err := puzzle.Mixed(listed)
		if err != nil {
			panic(err)
		}
		rule.mates = mates
	}
	if randomChance(r, 5) {
		rule.edges = append(rule.edges, puzzle.Nothing)
	}
	return rule
}

// randomSpec makes a puzzle whose tiles lie in the order of the cells: the tiles of a planted
// solution, if there is one, unturned on their own cells.
func randomSpec(r *rand.Rand, gridName string) puzzle.Spec {
	grid := bruteGrid(gridName)
	spec := puzzle.Spec{Grid: grid, NoTurns: randomChance(r, 6), Framed: randomChance(r, 4)}
	rule := newRandomRule(r, randomEdges(r, &spec))
	if spec.Framed {
		spec.Frame = randomFrame(r, &rule)
	}
	spec.Mates = rule.mates
	switch style := r.IntN(8); {
	case style >= 6 && !spec.Framed:
		spec.Tiles = randomTiles(r, &spec, &rule)
	case style == 0:
		spec.Tiles = randomStriped(r, &spec, &rule)
	case style <= 2:
		spec.Tiles = randomPlanted(r, &spec, &rule, randomOne(r, grid.Turns))
	default:
		spec.Tiles = randomPlanted(r, &spec, &rule, grid.Turns[0])
	}
	if randomChance(r, 3) {
		randomSpoil(r, spec.Tiles, &rule)
	}
	spec.Clues = randomClues(r, &spec)
	return spec
}

// randomEdges returns how many different edges give a puzzle of random tiles about the drawn
// number of arrangements, from a tenth to some hundreds.
func randomEdges(r *rand.Rand, spec *puzzle.Spec) int {
	layings := 1.0
	for i := range spec.Grid.Cells {
		layings *= float64(i + 1)
		if !spec.NoTurns {
			layings *= float64(spec.Grid.Sides)
		}
	}
	if spec.Framed { // most layings break the frame: about three edges are enough
		layings = math.Pow(3, float64(len(spec.Grid.Seams)))
	}
	wanted := math.Pow(10, 3.5*r.Float64()-1)
	edges := math.Pow(layings/wanted, 1/float64(max(1, len(spec.Grid.Seams))))
	return int(min(12, max(1, edges+r.Float64())))
}

// randomFrame takes an edge for the rim out of the rule: mostly one of its own, else Nothing or
// one that had a mate, which then has none.
func randomFrame(r *rand.Rand, rule *randomRule) puzzle.Edge {
	frame := puzzle.Edge('0')
	switch r.IntN(6) {
	case 0:
		frame = puzzle.Nothing
	case 1:
		frame, _ = rule.pair(r)
	}
	rule.mates[rule.mates[frame]], rule.mates[frame] = puzzle.Nothing, puzzle.Nothing
	rule.edges = append(slices.DeleteFunc(rule.edges, func(e puzzle.Edge) bool { return e == frame }), '7')
	return frame
}

// randomTiles returns tiles without a planted solution.
func randomTiles(r *rand.Rand, spec *puzzle.Spec, rule *randomRule) []puzzle.Tile {
	tiles := make([]puzzle.Tile, len(spec.Grid.Cells))
	for cell := range tiles {
		tiles[cell] = make(puzzle.Tile, spec.Grid.Sides)
		for side := range tiles[cell] {
			tiles[cell][side] = rule.edge(r)
		}
	}
	return tiles
}

// randomPlanted returns the tiles of a solved board that looks the same after the turn, as far as
// its seams allow.
func randomPlanted(r *rand.Rand, spec *puzzle.Spec, rule *randomRule, turn puzzle.BoardTurn) []puzzle.Tile {
	grid := spec.Grid
	tiles := make([]puzzle.Tile, len(grid.Cells))
	for cell := range tiles {
		tiles[cell] = make(puzzle.Tile, grid.Sides)
	}
	for cell := range tiles {
		for side := range grid.Sides {
			rim := rule.edge(r)
			one, other := rule.pair(r)
			for c, s := cell, side; tiles[c][s] == 0; c, s = turn.To[c], (s+turn.By)%grid.Sides {
				if beyond := grid.Cells[c].Beyond[s]; beyond == puzzle.Rim {
					tiles[c][s] = rim
				} else {
					tiles[c][s], tiles[beyond.Cell][beyond.Side] = one, other
				}
			}
		}
	}
	randomFramed(spec, tiles)
	return tiles
}

// randomStriped returns the tiles of a solved board whose seams are alike wherever they run the
// same way, on the whole board or in each row, and whose rim looks as if the board went on. That
// makes many copies, and tiles that look the same turned.
func randomStriped(r *rand.Rand, spec *puzzle.Spec, rule *randomRule) []puzzle.Tile {
	cells := spec.Grid.Cells
	byRow, byWay := !randomChance(r, 3), !randomChance(r, 3)
	rowOf := func(cell int) int {
		if byRow {
			return cells[cell].Row
		}
		return 0
	}
	type stripe struct{ row, one, other int } // a row, and the sides that touch
	type aspect struct {
		row     int
		heading float64
		side    int
	}
	pairs, shown := map[stripe]puzzle.Pair{}, map[aspect]puzzle.Edge{}
	tiles := make([]puzzle.Tile, len(cells))
	for cell := range tiles {
		tiles[cell] = make(puzzle.Tile, spec.Grid.Sides)
	}
	show := func(seat puzzle.Seat, edge puzzle.Edge) {
		tiles[seat.Cell][seat.Side] = edge
		shown[aspect{rowOf(seat.Cell), cells[seat.Cell].Heading, seat.Side}] = edge
	}
	for _, seam := range spec.Grid.Seams {
		s := stripe{row: rowOf(seam.A.Cell)}
		if byWay {
			s.one, s.other = seam.A.Side, seam.B.Side
		}
		if _, drawn := pairs[s]; !drawn {
			one, other := rule.pair(r)
			pairs[s] = puzzle.Pair{A: one, B: other}
		}
		show(seam.A, pairs[s].A)
		show(seam.B, pairs[s].B)
	}
	rim := rule.edge(r)
	for cell, tile := range tiles {
		for side := range tile {
			if tile[side] != 0 {
				continue
			}
			tile[side] = rim
			if edge, elsewhere := shown[aspect{rowOf(cell), cells[cell].Heading, side}]; elsewhere {
				tile[side] = edge
			}
		}
	}
	randomFramed(spec, tiles)
	return tiles
}

// randomFramed puts the frame's edge on the rim of a board that has a frame.
func randomFramed(spec *puzzle.Spec, tiles []puzzle.Tile) {
	for number, cell := range spec.Grid.Cells {
		for side, beyond := range cell.Beyond {
			if spec.Framed && beyond == puzzle.Rim {
				tiles[number][side] = spec.Frame
			}
		}
	}
}

// randomSpoil changes a tile: it gets another edge, becomes a copy of another tile, or looks the
// same after some turn.
func randomSpoil(r *rand.Rand, tiles []puzzle.Tile, rule *randomRule) {
	number := r.IntN(len(tiles))
	tile := slices.Clone(tiles[number])
	switch r.IntN(4) {
	case 0:
		tile[r.IntN(len(tile))] = rule.edge(r)
	case 1:
		tile = randomOne(r, tiles).Turned(r.IntN(len(tile)))
	default:
		period := 1 + r.IntN(len(tile)/2)
		for side := range tile {
			tile[side] = tile[side%period]
		}
	}
	tiles[number] = tile
}

// randomClues returns up to two clues: as planted, or from anywhere.
func randomClues(r *rand.Rand, spec *puzzle.Spec) []puzzle.Placement {
	var clues []puzzle.Placement
	cells := r.Perm(len(spec.Tiles))
	for _, cell := range cells[:min(max(0, r.IntN(5)-2), len(cells))] {
		clue := puzzle.Placement{Cell: cell, Tile: cell}
		if randomChance(r, 4) {
			clue.Tile = r.IntN(len(spec.Tiles))
			if !spec.NoTurns {
				clue.Turn = r.IntN(spec.Grid.Sides)
			}
		}
		if !slices.ContainsFunc(clues, func(c puzzle.Placement) bool { return c.Tile == clue.Tile }) {
			clues = append(clues, clue)
		}
	}
	return clues
}

// A randomText prints a puzzle so that a person can build it again.
type randomText struct{ *puzzle.Puzzle }

func (p randomText) String() string {
	var words, pairs []string
	for _, tile := range p.Tiles() {
		words = append(words, tile.String())
		for _, edge := range tile {
			if edge != puzzle.Nothing {
				pairs = append(pairs, edge.String()+p.Mates()[edge].String())
			}
		}
	}
	slices.Sort(pairs)
	text := fmt.Sprintf("grid=%s&tiles=%s&mates=%s", p.Grid().Name, strings.Join(words, "."), strings.Join(slices.Compact(pairs), "."))
	if frame, framed := p.Frame(); framed {
		text += "&frame=" + frame.String()
	}
	if !p.MayTurn() {
		text += "&turn=no"
	}
	var clues []string
	for _, clue := range p.Clues() {
		clues = append(clues, fmt.Sprintf("%d.%d.%d", clue.Cell, clue.Tile, clue.Turn))
	}
	if len(clues) > 0 {
		text += "&clues=" + strings.Join(clues, "_")
	}
	return text
}

// randomOne returns any element of the list.
func randomOne[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// randomShuffle puts a list into any order.
func randomShuffle[T any](r *rand.Rand, list []T) {
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// randomChance is true once in so many times.
func randomChance(r *rand.Rand, in int) bool { return r.IntN(in) == 0 }
