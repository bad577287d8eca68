package generate

import (
	"math"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Rating is how hard a puzzle is, as far as that can be measured.
type Rating struct {
	// Effort is how many tries the textbook search takes on average until the
	// first full board; 0 where that is not known, or where there is none.
	Effort int64
	// Error is the standard error of the effort, as a share of it: 0 where the
	// effort is exact, +Inf where nothing is known of it.
	Error float64
}

// A Difficulty is the effort in one word.
type Difficulty string

// The difficulties, and the effort from which each is meant. Most of the nines
// in the shops stand between 2,000 and 20,000, so the words part these by
// doubling; what is hard takes boards of more cells.
const (
	Unknown  Difficulty = ""
	Gentle   Difficulty = "gentle"   // 1
	Easy     Difficulty = "easy"     // 3,000
	Moderate Difficulty = "moderate" // 6,000
	Tricky   Difficulty = "tricky"   // 12,000
	Hard     Difficulty = "hard"     // 24,000
	Fiendish Difficulty = "fiendish" // 1,000,000
)

// degrees are the difficulties from which effort on, the least first.
var degrees = [...]struct {
	word Difficulty
	from int64
}{{Gentle, 1}, {Easy, 3_000}, {Moderate, 6_000}, {Tricky, 12_000}, {Hard, 24_000}, {Fiendish, 1_000_000}}

// Difficulties lists the words, the gentlest first.
func Difficulties() []Difficulty {
	var words []Difficulty
	for _, degree := range degrees {
		words = append(words, degree.word)
	}
	return words
}

// DifficultyOf is an effort in one word.
func DifficultyOf(effort int64) Difficulty {
	word := Unknown
	for _, degree := range degrees {
		if effort >= degree.from {
			word = degree.word
		}
	}
	return word
}

// A Rater works out the rating of a puzzle. It goes through the whole tree of
// the textbook search, which makes the effort exact. Where the tree is too large
// for that, it is estimated by probes: the effort is about the tree's tries,
// shared among the full boards and one more.
type Rater struct {
	puzzle *puzzle.Puzzle
	walk   *walk
	looked int64 // candidates
	plan   *search.Plan
	probe  *search.Probe
	left   int64     // visits that the probe has to make
	logs   []float64 // of the efforts that the probes have told
	rating Rating
	done   bool
}

// How much work is done at most: candidates looked at, and for the estimate
// placements tried by each of the probes.
const (
	mostLooked = 1 << 24
	visits     = 1 << 14
	probes     = 16
)

// rough is the standard error of estimates beside exact efforts, as a
// logarithm: a factor of e. They tell too much where there are many full boards
// and chance meets none.
const rough = 1

// Rate begins to rate a puzzle.
func Rate(p *puzzle.Puzzle) *Rater {
	return &Rater{puzzle: p, walk: newWalk(p), rating: Rating{Error: math.Inf(1)}}
}

// Step does a bounded amount of work: it looks at about so many candidates. It
// reports whether the rating is done.
func (r *Rater) Step(budget int64) (done bool) {
	switch {
	case r.done:
	case !r.walk.done && r.looked < mostLooked:
		budget = min(budget, mostLooked-r.looked)
		r.looked += budget
		r.walk.step(budget)
		if r.done = r.walk.done; r.done && !r.walk.lost {
			r.rating = Rating{Effort: r.walk.effort()}
		}
	default:
		r.estimate(budget)
	}
	return r.done
}

// Rating is the rating, unknown until all is done.
func (r *Rater) Rating() Rating { return r.rating }

// estimate goes on with the probes. Their logarithms are averaged: few of them
// come to a full board, and what those tell of others is far too much or nothing.
func (r *Rater) estimate(budget int64) {
	if r.plan == nil {
		r.plan = search.Compile(r.puzzle, search.Options{Mode: search.Raw})
	}
	if r.left <= 0 {
		r.left, r.probe = visits, r.plan.Probe(uint64(len(r.logs)))
	}
	r.probe.Step(min(budget, r.left))
	if r.left -= budget; r.left > 0 {
		return
	}
	r.logs = append(r.logs, r.effortOf(r.probe.Estimate()))
	if r.done = len(r.logs) == probes; !r.done {
		return
	}
	sum, squares := 0.0, 0.0
	for _, log := range r.logs {
		sum, squares = sum+log, squares+log*log
	}
	mean := sum / probes
	doubt := math.Sqrt(rough*rough + max(squares/probes-mean*mean, 0)/(probes-1))
	if !math.IsInf(mean, 0) && !math.IsNaN(mean) {
		r.rating = Rating{int64(math.Exp(min(max(mean, 0), math.Log(mostEffort)))), math.Exp(doubt) - 1}
	}
}

// effortOf is the logarithm of the effort that an estimate of the tree amounts
// to. At each placement about half of the tiles are unused and tried in every
// turn. Where no full board was seen there are those of one solution, as far as
// one may hope.
func (r *Rater) effortOf(e search.Estimate) float64 {
	grid := r.puzzle.Grid()
	boards := math.Exp(max(float64(e.Solutions), 0) * math.Ln10)
	if len(r.puzzle.Clues()) == 0 {
		boards *= float64(len(r.puzzle.BoardTurns()))
	}
	return float64(e.Nodes)*math.Ln10 + math.Log(float64(grid.Sides*len(grid.Cells))/2) - math.Log(boards+1)
}

// band is from which effort on a difficulty is meant, and from which on the next.
func band(d Difficulty) (from, to int64) {
	to = mostEffort
	for i := len(degrees) - 1; i >= 0 && degrees[i].word != d; i-- {
		to = degrees[i].from
	}
	for _, degree := range degrees {
		if degree.word == d {
			from = degree.from
		}
	}
	return from, to
}
