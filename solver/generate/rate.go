package generate

import (
	"math"

	"edgewise/solver/puzzle"
)

// A Rating is how hard a puzzle is, as far as that can be measured.
type Rating struct {
	// Effort is how many tries the textbook search takes on average until the
	// first full board; 0 where that is not known, or where there is none.
	Effort float64
	// Error is the standard error of the effort, as a share of it: 0 where the
	// effort is exact, or known to be none, +Inf where it is not known.
	Error float64
	// Above is a power of ten that the effort exceeds, where that is all that is
	// known of it; else 0.
	Above float64
}

// unrated is the rating of which nothing is known.
var unrated = Rating{Error: math.Inf(1)}

// Difficulty is the rating in one word.
func (r Rating) Difficulty() Difficulty { return DifficultyOf(max(r.Effort, r.Above)) }

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
func DifficultyOf(effort float64) Difficulty {
	word := Unknown
	for _, degree := range degrees {
		if effort >= float64(degree.from) {
			word = degree.word
		}
	}
	return word
}

// A Rater works out the rating of a puzzle. It goes through the whole tree of
// the textbook search, which makes the effort exact. Where the tree is too large
// for that, it guesses.
type Rater struct {
	puzzle *puzzle.Puzzle
	walk   *walk
	looked int64 // candidates
	guess  *guess
	rating Rating
	done   bool
}

// mostLooked is how many candidates are looked at before it is left to a guess.
const mostLooked = 1 << 24

// Rate begins to rate a puzzle.
func Rate(p *puzzle.Puzzle) *Rater {
	return &Rater{puzzle: p, walk: newWalk(p), rating: unrated}
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
		if r.done = r.walk.done && !r.walk.lost; r.done {
			r.rating = Rating{Effort: float64(r.walk.effort())}
		}
	default:
		if r.guess == nil {
			r.guess = newGuess(r.puzzle)
		}
		if r.done = r.guess.step(budget); r.done {
			r.rating = r.guess.rating()
		}
	}
	return r.done
}

// Rating is the rating, unknown until all is done.
func (r *Rater) Rating() Rating { return r.rating }

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
