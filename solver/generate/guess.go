package generate

import (
	"math"
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A guess estimates an effort where the tree is too large to be gone through, by
// probes, and says how far it may be off. All numbers are logarithms, so that the
// size of a puzzle does not matter. If full boards lay anywhere in the tree, the
// first would come after
//
//	effort = tree / (full boards + 1)
//
// and hardly sooner: they crowd in some parts of the tree, and most orders begin
// with another part. How many there are is the weak point. Few probes come to
// one. Where none does there are those of one solution, as far as one may hope of
// what was made to be solved; but the tiles alone may let expect far more. The
// effort lies between the two, and where these are far apart only the least of it
// is known.
type guess struct {
	plan  *search.Plan
	one   float64 // the full boards of one solution
	tries float64 // per placement
	probe *search.Probe
	left  int64 // visits that the probe has to make

	trees, efforts, found, hoped []float64 // what each of the probes has told
}

// How many probes are made, and how many placements each of them tries.
const (
	probes = 16
	visits = 1 << 14
)

// How far guesses are off beside exact efforts, as logarithms: by a factor of
// between 3 and 4, and by so much more for each factor of e in full boards,
// because these crowd. Where tiles let expect one board there may be so many: with
// one come all that differ from it in a few tiles.
const (
	rough    = 1.3
	crowding = 0.15
	kindred  = 100
)

// A guess that may be off by a wider factor tells only the least.
const widest = 30

// mostPower is the power of ten that efforts which no float holds are told to exceed.
const mostPower = 300

func newGuess(p *puzzle.Puzzle) *guess {
	grid := p.Grid()
	g := &guess{plan: search.Compile(p, search.Options{Mode: search.Raw})}
	// At each placement about half of the tiles are unused and tried in every turn.
	g.tries = math.Log(float64(grid.Sides*len(grid.Cells)) / 2)
	if len(p.Clues()) == 0 {
		g.one = math.Log(float64(len(p.BoardTurns())))
	}
	return g
}

// step goes on with the probes, and reports whether all of them are through.
func (g *guess) step(budget int64) (done bool) {
	if g.left <= 0 {
		g.left, g.probe = visits, g.plan.Probe(uint64(len(g.trees)))
	}
	before := g.probe.Visits() // descents are made to their end, so it makes a few more
	g.probe.Step(min(budget, g.left))
	if g.left -= g.probe.Visits() - before; g.left > 0 {
		return false
	}
	e := g.probe.Estimate()
	tree := float64(e.Nodes)*math.Ln10 + g.tries
	g.trees = append(g.trees, tree)
	g.efforts = append(g.efforts, tree-oneMore(max(float64(e.Boards)*math.Ln10, g.one)))
	g.found = append(g.found, float64(e.Boards)*math.Ln10)
	g.hoped = append(g.hoped, float64(e.Hoped)*math.Ln10)
	return len(g.trees) == probes
}

// rating is what the probes have told. Their logarithms are averaged: few come to
// a full board, and what those tell of others is far too much or nothing.
func (g *guess) rating() Rating {
	tree, spread := moments(g.trees)
	if math.IsInf(tree, 0) || math.IsNaN(tree) {
		return unrated
	}
	effort, _ := moments(g.efforts)
	boards := max(average(g.found), g.one)
	if math.IsInf(average(g.found), -1) {
		boards = max(average(g.hoped)+math.Log(kindred), g.one)
	}
	least := tree - oneMore(boards)
	slack := square(rough) + spread/(probes-1)
	// Where probes differ much they have missed what most of the tree lies behind, and tell too little.
	doubt := math.Sqrt(slack + square(spread) + square(effort-least) + square(crowding*(boards-g.one)))
	if doubt < math.Log(widest) && effort < mostPower*math.Ln10 {
		return Rating{Effort: max(math.Round(math.Exp(effort)), 1), Error: math.Exp(doubt) - 1}
	}
	above := math.Round(math.Exp(math.Floor(min((least-math.Sqrt(slack))/math.Ln10, mostPower)) * math.Ln10))
	if DifficultyOf(above) != Fiendish {
		return unrated
	}
	return Rating{Above: above, Error: math.Inf(1)}
}

// oneMore is the logarithm of a number and one.
func oneMore(log float64) float64 { return log + math.Log(1+math.Exp(-log)) }

func square(x float64) float64 { return x * x }

// moments are the mean of numbers and their variance.
func moments(numbers []float64) (mean, variance float64) {
	for _, x := range numbers {
		mean += x / float64(len(numbers))
	}
	for _, x := range numbers {
		variance += (x - mean) * (x - mean) / float64(len(numbers))
	}
	return mean, variance
}

// average is the logarithm of the mean of numbers, by their logarithms.
func average(logs []float64) float64 {
	most := slices.Max(logs)
	if math.IsInf(most, -1) {
		return most
	}
	total := 0.0
	for _, log := range logs {
		total += math.Exp(log - most)
	}
	return most + math.Log(total/float64(len(logs)))
}
