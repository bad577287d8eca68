package search

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// A saved job is one line of letters, digits and a few characters that no shell treats specially.
// Joined by underscores, it holds the version, the puzzle's digest, the variant, the order and
// its cells, what was found, which fraction of the search the job covers and where that lies, the
// parts that are left, and the checksum of all that. Numbers have base 36; dots join the numbers
// of a list, and each list in a list of lists begins with a tilde.

// Version changes whenever a search would come to its positions in another order, or its jobs
// would be written in another way. A marked tile other than the first (Options.Marked) is written
// only if there is one, so jobs saved before that option existed stay valid.
const Version = "edgewise2"

// formerVersion is the previous version. Its jobs have no checksum, so a damaged one would go
// unnoticed.
const formerVersion = "edgewise1"

// The fields of a saved job.
const (
	savedVersion = iota
	savedPuzzle
	savedMode
	savedOrder
	savedCells
	savedNodes
	savedDeadEnds
	savedCounts // tries, arrangements, pictures, solutions; in plain mode then the tries at each step
	savedSizes
	savedDeepest
	savedBoards
	savedFraction // its index and how many there are
	savedWhole
	savedParts
	savedFields // the checksum follows them
)

// savedTotals is how many counts come before the tries at each step.
const savedTotals = 4

// save writes a job like this one, with what was found and the parts that are left.
func (job *Job) save(found *Found, left []Part) string {
	plan := job.plan
	boards := make([]string, len(found.Boards))
	for i, board := range found.Boards {
		boards[i] = plan.writeBoard(board)
	}
	var fields [savedFields]string
	copy(fields[:], plan.head())
	fields[savedNodes] = WriteNumbers(found.Nodes)
	fields[savedDeadEnds] = WriteNumbers(found.DeadEnds)
	counts := []uint64{found.Tries, found.Arrangements, found.Pictures, found.Solutions}
	fields[savedCounts] = WriteNumbers(append(counts, found.TriesAt...))
	fields[savedSizes] = WriteNumbers(found.Sizes)
	fields[savedDeepest] = found.Deepest.String()
	fields[savedBoards] = WriteList(boards)
	fields[savedFraction] = WriteNumbers([]int{job.index, job.of})
	fields[savedWhole] = job.whole.String()
	fields[savedParts] = WriteList(partTexts(left))
	text := strings.Join(fields[:], "_")
	return text + "_" + Checksum(text)
}

// head returns the fields before what was found: all jobs of a search share them.
func (plan *Plan) head() []string {
	return []string{
		savedVersion: Version,
		savedPuzzle:  Digest(plan.puzzle),
		savedMode:    plan.variant(),
		savedOrder:   string(plan.choice.Order),
		savedCells:   WriteNumbers(plan.order),
	}
}

// Save writes the search as a job: what it has found, and what is left.
func (s *Search) Save() string {
	return s.Job().Save()
}

// Save writes the job. Parts in progress are written as waiting parts.
func (job *Job) Save() string { return job.save(&job.found, job.Left()) }

// Hand writes the leased part as a job of its own, for a worker elsewhere. [Job.Settle] takes in
// what that worker saves when it stops.
func (job *Job) Hand(number int) string {
	nothing := job.plan.emptyFound()
	var parts []Part
	for _, l := range job.leases {
		if l.number == number {
			parts = append(parts, l.part)
		}
	}
	return job.save(&nothing, parts)
}

// Settle takes in what a worker saved of the leased part. If that belongs to another search, the
// part waits again.
func (job *Job) Settle(number int, saved string) error {
	fields, err := job.plan.fieldsOf(saved)
	var worked *Job
	if err == nil {
		worked, err = job.plan.read(fields)
	}
	if err != nil {
		job.Lost(number)
		return err
	}
	job.settle(number, worked.found, worked.Left())
	return nil
}

// Resume makes a job from a saved one of the same puzzle, with the saved mode, switches and
// order. The error is a [puzzle.Fault] that says whether the text belongs to another puzzle or
// another version, or is no saved job at all.
func Resume(p *puzzle.Puzzle, saved string, o Options) (*Job, error) {
	fields, err := savedFieldsOf(saved)
	if err != nil {
		return nil, err
	}
	if fields[savedPuzzle] != Digest(p) {
		return nil, &puzzle.Fault{Code: "resume-puzzle"}
	}
	known := o.setVariant(fields[savedMode])
	cells, ok := ReadNumbers(fields[savedCells], len(p.Tiles()))
	order := Order(fields[savedOrder])
	if !known || !ok || !isOrder(cells) || order != Custom && !slices.Contains(Orders(), order) {
		return nil, errBroken()
	}
	o.Order, o.Cells = order, nil
	for _, cell := range cells {
		o.Cells = append(o.Cells, int(cell))
	}
	plan := Compile(p, o)
	if o.Marked != plan.symmetry.marked {
		return nil, errBroken()
	}
	plan.choice.Reason = Resumed
	return plan.resume(fields)
}

// resume makes a job from the fields of one saved from a search like the plan's.
func (plan *Plan) resume(fields []string) (*Job, error) {
	job, err := plan.read(fields)
	if err != nil {
		return nil, err
	}
	if !job.consistent() {
		return nil, errBroken()
	}
	return job, nil
}

// Accept begins the search of the part that a job elsewhere wrote by [Job.Hand]. Its errors are
// those of [Resume].
func Accept(p *puzzle.Puzzle, handed string, o Options) (*Search, error) {
	job, err := Resume(p, handed, o)
	if err != nil {
		return nil, err
	}
	return job.accepted()
}

// Accept begins the search of a part handed out by a search like the plan's, without compiling a
// plan for each part. Its errors are those of [Resume], but a part of another search counts as
// broken.
func (plan *Plan) Accept(handed string) (*Search, error) {
	fields, err := plan.fieldsOf(handed)
	if err != nil {
		return nil, err
	}
	job, err := plan.resume(fields)
	if err != nil {
		return nil, err
	}
	return job.accepted()
}

// accepted begins the search of a job's first part.
func (job *Job) accepted() (*Search, error) {
	_, part, left := job.Take()
	if !left {
		return nil, errBroken()
	}
	return job.plan.SearchPart(part), nil
}

// savedFieldsOf returns the fields of a saved job with this version and a correct checksum.
func savedFieldsOf(saved string) ([]string, error) {
	switch version, _, _ := strings.Cut(saved, "_"); {
	case version == Version:
	case version == formerVersion:
		return nil, puzzle.NewFault("resume-former", "found", formerVersion)
	case strings.HasPrefix(version, strings.TrimRight(Version, "0123456789")):
		return nil, puzzle.NewFault("resume-version", "found", version, "expected", Version)
	default:
		return nil, errBroken()
	}
	end := max(strings.LastIndexByte(saved, '_'), 0)
	fields := strings.Split(saved[:end], "_")
	if len(fields) != savedFields || saved[end:] != "_"+Checksum(saved[:end]) {
		return nil, errBroken()
	}
	return fields, nil
}

// fieldsOf returns the fields of a saved job of a search like the plan's.
func (plan *Plan) fieldsOf(saved string) ([]string, error) {
	fields, err := savedFieldsOf(saved)
	if err == nil && !slices.Equal(fields[:savedNodes], plan.head()) {
		err = errBroken()
	}
	return fields, err
}

func errBroken() error { return &puzzle.Fault{Code: "resume-broken"} }

// read reads the fields of a job whose puzzle and order are known to be the plan's.
func (plan *Plan) read(fields []string) (*Job, error) {
	found := plan.emptyFound()
	var counts, fraction []uint64
	atSteps := len(found.TriesAt)
	if strings.Count(fields[savedCounts], ".") < savedTotals {
		atSteps = 0 // saved before these were counted
	}
	ok := true
	for _, list := range []struct {
		to    *[]uint64
		field int
		count int
	}{
		{&found.Nodes, savedNodes, len(found.Nodes)}, {&found.DeadEnds, savedDeadEnds, len(found.DeadEnds)},
		{&found.Sizes, savedSizes, len(found.Sizes)}, {&counts, savedCounts, savedTotals + atSteps}, {&fraction, savedFraction, 2},
	} {
		numbers, read := ReadNumbers(fields[list.field], list.count)
		*list.to = numbers
		ok = ok && read
	}
	if !ok {
		return nil, errBroken()
	}
	found.TriesAt = nil
	if atSteps > 0 {
		found.TriesAt = counts[savedTotals:]
	}
	found.Tries, found.Arrangements, found.Pictures, found.Solutions = counts[0], counts[1], counts[2], counts[3]
	if fields[savedDeepest] != "" {
		if found.Deepest, ok = plan.readPosition(fields[savedDeepest]); !ok {
			return nil, errBroken()
		}
	}
	boards, ok := ReadList(fields[savedBoards])
	parts, ok2 := ReadList(fields[savedParts])
	if !ok || !ok2 {
		return nil, errBroken()
	}
	for _, text := range boards {
		board, ok := plan.readBoard(text)
		if !ok {
			return nil, errBroken()
		}
		found.Boards = append(found.Boards, board)
	}
	whole, ok := plan.readPart(fields[savedWhole])
	if !ok || fraction[0] >= fraction[1] || fraction[1] > MostFractions {
		return nil, errBroken()
	}
	var left []Part
	for _, text := range parts {
		part, ok := plan.readPart(text)
		if !ok || part.empty() {
			return nil, errBroken()
		}
		left = append(left, part)
	}
	job := plan.newJob(whole, left...)
	job.found, job.index, job.of = found, int(fraction[0]), int(fraction[1])
	return job, nil
}

// isOrder reports whether the numbers are those of all cells, each once.
func isOrder(cells []uint64) bool {
	seen := make([]bool, len(cells))
	for _, cell := range cells {
		if cell >= uint64(len(seen)) || seen[cell] {
			return false
		}
		seen[cell] = true
	}
	return true
}

// writeBoard writes a full board: per cell, tile times sides plus turn.
func (plan *Plan) writeBoard(board Board) string {
	numbers := make([]int, len(board.Tiles))
	for cell, tile := range board.Tiles {
		numbers[cell] = tile*plan.puzzle.Grid().Sides + board.Turns[cell]
	}
	return WriteNumbers(numbers)
}

func (plan *Plan) readBoard(text string) (Board, bool) {
	numbers, ok := ReadNumbers(text, len(plan.steps))
	if !ok {
		return Board{}, false
	}
	sides := uint64(plan.puzzle.Grid().Sides)
	check := puzzle.NewBoard(plan.puzzle)
	var board Board
	for cell, number := range numbers {
		if number >= sides*uint64(len(numbers)) {
			return Board{}, false
		}
		tile, turn := int(number/sides), int(number%sides)
		if check.Place(puzzle.Placement{Cell: cell, Tile: tile, Turn: turn}) != nil {
			return Board{}, false
		}
		board.Tiles, board.Turns = append(board.Tiles, tile), append(board.Turns, turn)
	}
	return board, check.Solved()
}

func partTexts(parts []Part) []string {
	texts := make([]string, len(parts))
	for i, part := range parts {
		texts[i] = part.String()
	}
	return texts
}
