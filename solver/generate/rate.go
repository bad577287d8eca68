package generate

import (
	"math"

	"edgewise/solver/puzzle"
)

// A Rating says how hard a puzzle is, as far as that can be measured.
type Rating struct {
	// Effort is the mean number of tries of the textbook search until the first full board; 0 if
	// unknown, or if there is none.
	Effort float64
	// Error is the standard error relative to the effort: 0 if that is exact or known to be none,
	// +Inf if it is unknown.
	Error float64
	// Above is a power of ten that the effort exceeds, if nothing more is known of it; else 0.
	Above float64
}

// unrated is the unknown rating.
var unrated = Rating{Error: math.Inf(1)}

// Difficulty is the word for the effort, or for its lower bound.
func (r Rating) Difficulty() Difficulty { return DifficultyOf(max(r.Effort, r.Above)) }

// A Difficulty is a word for an effort.
type Difficulty string

// The difficulties, with the least effort of each. Most nines in the shops have efforts between
// 2,000 and 20,000, so the words divide these by doubling; harder ones need boards with more
// cells.
const (
	Unknown  Difficulty = ""
	Gentle   Difficulty = "gentle"   // 1
	Easy     Difficulty = "easy"     // 3,000
	Moderate Difficulty = "moderate" // 6,000
	Tricky   Difficulty = "tricky"   // 12,000
	Hard     Difficulty = "hard"     // 24,000
	Fiendish Difficulty = "fiendish" // 1,000,000
)

// degrees are the difficulties with the least effort of each, in rising order.
var degrees = [...]struct {
	word Difficulty
	from int64
}{{Gentle, 1}, {Easy, 3_000}, {Moderate, 6_000}, {Tricky, 12_000}, {Hard, 24_000}, {Fiendish, 1_000_000}}

// Difficulties lists the words, the easiest first.
func Difficulties() []Difficulty {
	var words []Difficulty
	for _, degree := range degrees {
		words = append(words, degree.word)
	}
	return words
}

// DifficultyOf is the word for an effort.
func DifficultyOf(effort float64) Difficulty {
	word := Unknown
	for _, degree := range degrees {
		if effort >= float64(degree.from) {
			word = degree.word
		}
	}
	return word
}

// A Rater computes the rating of a puzzle. It walks the whole tree of the textbook search, which
// makes the effort exact, or guesses if the tree is too large.
type Rater struct {
	puzzle *puzzle.Puzzle
	walk   *walk
	looked int64 // candidates examined so far
	guess  *guess
	rating Rating
	done   bool
}

// mostLooked is the number of candidates after which the rater guesses.
const mostLooked = 1 << 24

// Rate starts to rate a puzzle.
func Rate(p *puzzle.Puzzle) *Rater {
	return &Rater{puzzle: p, walk: newWalk(p), rating: unrated}
}

// Step does a bounded amount of work: it examines about budget candidates. It reports whether the
// rating is done.
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

// Rating is the rating, unknown until the rater is done.
func (r *Rater) Rating() Rating { return r.rating }

// band is the least effort of a difficulty, and of the next one.
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
