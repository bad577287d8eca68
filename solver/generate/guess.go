package generate

import (
	"math"
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A guess estimates the effort of a tree that is too large to walk, by probes, and says how far
// it may be off. All numbers are logarithms, so any size of puzzle will do. If the full boards
// were spread evenly over the tree, the first would come after
//
//	effort = tree / (full boards + 1)
//
// The true effort is hardly smaller: full boards crowd in some parts of the tree, and most orders
// start in another part. The weak point is the number of full boards, since few probes reach one.
// If none does, the number is taken to be that of one solution, as the puzzle was probably made
// to be solved; but the tiles alone may suggest far more boards. The effort lies between the two,
// and if these are far apart only a lower bound is known.
type guess struct {
	plan  *search.Plan
	one   float64 // the number of full boards of one solution
	tries float64 // tries per placement
	probe *search.Probe
	left  int64 // visits that the current probe has still to make

	trees, efforts, found, hoped []float64 // one result per probe
}

// The number of probes, and the placements of each.
const (
	probes = 16
	visits = 1 << 14
)

// The error of guesses, measured against exact efforts, as logarithms: a factor between 3 and 4,
// and more for each factor of e in full boards, because these crowd. If the tiles suggest one
// board there may be `kindred` times as many, since boards that differ in a few tiles come
// together.
const (
	rough    = 1.3
	crowding = 0.15
	kindred  = 100
)

// A guess that may be off by a larger factor gives only a lower bound.
const widest = 30

// mostPower is the power of ten given as the lower bound of efforts that no float holds.
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

// step continues the probes, and reports whether all are done.
func (g *guess) step(budget int64) (done bool) {
	if g.left <= 0 {
		g.left, g.probe = visits, g.plan.Probe(uint64(len(g.trees)))
	}
	before := g.probe.Visits() // it finishes the current descent, so it makes a few more
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

// rating is the result of the probes. It averages their logarithms: few probes reach a full
// board, and those overestimate the number of boards by far.
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
	// If the probes differ much, they have missed the part of the tree with most nodes, and are
	// too low.
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

// oneMore is the logarithm of a number plus one.
func oneMore(log float64) float64 { return log + math.Log(1+math.Exp(-log)) }

func square(x float64) float64 { return x * x }

// moments are the mean and the variance of numbers.
func moments(numbers []float64) (mean, variance float64) {
	for _, x := range numbers {
		mean += x / float64(len(numbers))
	}
	for _, x := range numbers {
		variance += (x - mean) * (x - mean) / float64(len(numbers))
	}
	return mean, variance
}

// average is the logarithm of the mean of numbers given as logarithms.
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
