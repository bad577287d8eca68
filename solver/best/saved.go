package best

import (
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A saved hunt is one line of letters, digits and a few signs that are safe in a shell: the
// version, the puzzle's digest, the state of the Hunt, and a checksum of all these, joined by
// underscores. Numbers have base 36; lists are joined by dots, and each list in a list of lists
// starts with a tilde.

// Version changes whenever a hunt would find other boards, or its text changes.
const Version = "edgewise-best1"

// mostCounted is more than a hunt counts in a hundred years, and can be exceeded without
// overflow.
const mostCounted = 1 << 60

// The fields of a saved hunt.
const (
	savedVersion = iota
	savedPuzzle
	savedNumbers
	savedBoard
	savedSchedule
	savedTotal
	savedSeen
	savedProver
	savedRunners
	savedFields // the checksum follows
)

// numbers are the single numbers of a hunt, in the order of the text.
func (h *Hunt) numbers() []uint64 {
	tuned := uint64(0)
	if h.tuned {
		tuned = 1
	}
	return []uint64{h.seed, uint64(h.chance), uint64(h.ease), uint64(h.proved), uint64(h.placements),
		uint64(h.raised + 1), tuned, uint64(h.stage), uint64(h.at), uint64(h.left)}
}

// Save writes the hunt as text; see [Resume].
func (h *Hunt) Save() string {
	if h.dive != nil {
		h.runners[h.at].path = h.dive.path()
	}
	var runners []string
	for i := range h.runners {
		runners = append(runners, h.runners[i].String())
	}
	fields := [savedFields]string{
		savedVersion:  Version,
		savedPuzzle:   search.Digest(h.plan.puzzle),
		savedNumbers:  search.WriteNumbers(h.numbers()),
		savedBoard:    writeBoard(h.best),
		savedSchedule: search.WriteNumbers(h.schedule),
		savedTotal:    h.total.String(),
		savedSeen:     h.seen.String(),
		savedProver:   h.prover.String(),
		savedRunners:  search.WriteList(runners),
	}
	text := strings.Join(fields[:], "_")
	return text + "_" + search.Checksum(text)
}

// Resume continues a saved hunt. The error is a [puzzle.Fault] that says whether the text belongs
// to another puzzle or another version, or is no saved hunt at all.
func Resume(p *puzzle.Puzzle, saved string) (*Hunt, error) {
	broken := &puzzle.Fault{Code: "resume-broken"}
	version, _, _ := strings.Cut(saved, "_")
	if version != Version && strings.HasPrefix(version, strings.TrimRight(Version, "0123456789")) {
		return nil, puzzle.NewFault("resume-version", "found", version, "expected", Version)
	}
	end := max(strings.LastIndexByte(saved, '_'), 0)
	fields := strings.Split(saved[:end], "_")
	if len(fields) != savedFields || fields[savedVersion] != Version || saved[end:] != "_"+search.Checksum(saved[:end]) {
		return nil, broken
	}
	if fields[savedPuzzle] != search.Digest(p) {
		return nil, &puzzle.Fault{Code: "resume-puzzle"}
	}
	h, err := New(p, Options{})
	if err != nil {
		return nil, err
	}
	if !h.read(fields) {
		return nil, broken
	}
	return h, nil
}

// read restores the hunt from the fields of a text, and reports whether they are consistent.
func (h *Hunt) read(fields []string) (ok bool) {
	numbers, ok := search.ReadNumbers(fields[savedNumbers], len(h.numbers()))
	if !ok || !h.readNumbers(numbers) || !h.readBoard(fields[savedBoard]) || h.proved > h.breaks || h.proved < h.plan.lost {
		return false
	}
	schedule, ok := search.ReadNumbers(fields[savedSchedule], len(h.schedule))
	if !ok {
		return false
	}
	for depth, breaks := range schedule {
		if breaks > uint64(len(h.plan.puzzle.Grid().Seams))+1 || depth > 0 && breaks < schedule[depth-1] {
			return false
		}
		h.schedule[depth] = int(breaks)
	}
	if !h.total.read(fields[savedTotal]) || !h.seen.read(fields[savedSeen]) || !h.prover.read(fields[savedProver], len(h.plan.steps)) {
		return false
	}
	runners, ok := search.ReadList(fields[savedRunners])
	if !ok || len(runners) != race[h.stage].runners {
		return false
	}
	h.runners = make([]runner, len(runners))
	for i, text := range runners {
		if !h.runners[i].read(text, len(h.plan.steps)) {
			return false
		}
	}
	h.allow()
	return true
}

// readNumbers is the inverse of numbers.
func (h *Hunt) readNumbers(numbers []uint64) bool {
	h.seed, h.chance = numbers[0], search.Random(numbers[1])
	for _, n := range numbers[2:] {
		if n > mostCounted {
			return false
		}
	}
	h.ease, h.proved, h.placements = int(numbers[2]), int(numbers[3]), int64(numbers[4])
	h.raised, h.tuned, h.stage = int(numbers[5])-1, numbers[6] == 1, stage(min(numbers[7], uint64(stages)))
	if h.ease > eases || h.raised >= len(h.schedule) || h.stage >= stages || numbers[8] >= uint64(race[h.stage].runners) {
		return false
	}
	h.at, h.left = int(numbers[8]), int64(numbers[9])
	return h.left > 0 && h.left <= race[h.stage].leg
}

// readBoard restores the best board, which must be full, with the frame and every clue in place.
func (h *Hunt) readBoard(text string) bool {
	sides := uint64(h.plan.puzzle.Grid().Sides)
	numbers, ok := search.ReadNumbers(text, len(h.plan.puzzle.Grid().Cells))
	if !ok {
		return false
	}
	board := puzzle.NewBoard(h.plan.puzzle)
	for cell, n := range numbers {
		if n >= sides*uint64(len(numbers)) || board.Place(puzzle.Placement{Cell: cell, Tile: int(n / sides), Turn: int(n % sides)}) != nil {
			return false
		}
	}
	for _, clue := range h.plan.puzzle.Clues() {
		if on, _ := board.At(clue.Cell); on != clue {
			return false
		}
	}
	h.keep(board)
	return len(board.Misframed()) == 0
}

// writeBoard writes a full board: per cell, tile times sides plus turn.
func writeBoard(board *puzzle.Board) string {
	grid := board.Puzzle().Grid()
	numbers := make([]int, len(grid.Cells))
	for cell := range numbers {
		on, _ := board.At(cell)
		numbers[cell] = on.Tile*grid.Sides + on.Turn
	}
	return search.WriteNumbers(numbers)
}

// String is the runner's seed, rank and path.
func (r *runner) String() string {
	return strings.TrimSuffix(search.WriteNumbers([]uint64{r.seed, uint64(r.rank)})+"."+search.WriteNumbers(r.path), ".")
}

// read is the inverse of String, for a puzzle with a number of steps.
func (r *runner) read(text string, steps int) bool {
	numbers, ok := search.ReadNumbers(text, strings.Count(text, ".")+1)
	if !ok || len(numbers) < 2 || len(numbers) > 2+steps+1 || numbers[1] > 1<<30 {
		return false
	}
	r.seed, r.rank, r.path = numbers[0], int(numbers[1]), nil
	for _, next := range numbers[2:] {
		r.path = append(r.path, int(min(next, 1<<30)))
	}
	return true
}

// String is, per depth, how often it was reached, and the fewest breaks plus one.
func (d *Depths) String() string {
	var numbers []uint64
	for depth, n := range d.Reached {
		numbers = append(numbers, uint64(n), uint64(d.Fewest[depth]+1))
	}
	if len(numbers) == 0 {
		return ""
	}
	return search.WriteNumbers(numbers)
}

// read is the inverse of String, for the number of depths that d has.
func (d *Depths) read(text string) bool {
	if len(d.Reached) == 0 {
		return text == ""
	}
	numbers, ok := search.ReadNumbers(text, 2*len(d.Reached))
	if !ok {
		return false
	}
	for depth := range d.Reached {
		reached, fewest := numbers[2*depth], numbers[2*depth+1]
		if reached > mostCounted || fewest > 1<<16 || (reached > 0) != (fewest > 0) {
			return false
		}
		d.Reached[depth], d.Fewest[depth] = int64(reached), int(fewest)-1
	}
	return true
}
