package search

import (
	"math/bits"
	"sort"
)

// This file checks what must hold for every job, however far it has got. A job read from a text
// is accepted only when all of it holds.

// consistent reports whether what a job has found and what it has left can be true together.
func (job *Job) consistent() bool {
	return job.partsFit() && job.nodesAddUp() && job.countsAddUp()
}

// leftInOrder returns the parts that are left, in search order.
func (job *Job) leftInOrder() []Part {
	left := job.Left()
	sort.SliceStable(left, func(i, j int) bool { return left[i].From.compare(left[j].From) < 0 })
	return left
}

// partsFit reports whether the parts that are left lie inside the job and do not overlap. A job
// that is the only fraction must cover the whole search.
func (job *Job) partsFit() bool {
	if job.of == 1 && (job.whole.To != nil || !job.begins()) {
		return false
	}
	at := job.whole.From
	for _, part := range job.leftInOrder() {
		if at == nil || at.compare(part.From) > 0 {
			return false
		}
		at = part.To
	}
	return at == nil || job.whole.To == nil || at.compare(job.whole.To) <= 0
}

// begins reports whether the job starts at the beginning of the search.
func (job *Job) begins() bool { return job.whole.From.compare(beginning()) == 0 }

// stretches counts the finished stretches that begin in the middle of the search. A later part
// may have reported nodes under tiles that an unfinished earlier part has not counted yet:
//
//	done  left  done  left          two stretches; the second one begins in the middle
func (job *Job) stretches() (n uint64) {
	if !job.begins() {
		n++
	}
	left := job.leftInOrder()
	for i, part := range left {
		next := job.whole.To
		if i+1 < len(left) {
			next = left[i+1].From
		}
		if part.To != nil && (next == nil || part.To.compare(next) < 0) {
			n++
		}
	}
	return n
}

// nodesAddUp reports whether the node counts can come from a search: every node has a parent
// among the nodes of the step before, and every parent is a dead end at most once. Each stretch
// that begins in the middle adds one parent that is not counted.
func (job *Job) nodesAddUp() bool {
	found, more := &job.found, job.stretches()
	laid := 0 // tiles on the fullest partial board
	before := uint64(1)
	for i, nodes := range found.Nodes {
		if nodes > 0 && i < len(found.Nodes)-1 { // a full board is not a partial one
			laid = i + 1
		}
		if before += more; found.DeadEnds[i] > before || nodes > 0 && before == 0 {
			return false
		}
		before = nodes
	}
	return !job.begins() || len(found.Deepest) == laid+1 || laid == 0 && len(found.Deepest) == 0
}

// countsAddUp reports whether the counts can come from the full boards among the nodes.
func (job *Job) countsAddUp() bool {
	found := &job.found
	boards := found.Nodes[len(found.Nodes)-1] // full boards that the search reached
	sum, pictures, over := uint64(0), uint64(0), uint64(0)
	for size, solutions := range found.Sizes {
		sum += solutions
		high, low := bits.Mul64(uint64(size), solutions)
		var carry uint64
		pictures, carry = bits.Add64(pictures, low, 0)
		over += high + carry
	}
	if over > 0 || sum != found.Solutions || found.Sizes[0] > 0 || found.Solutions > found.Pictures ||
		uint64(len(found.Boards)) > found.Solutions {
		return false
	}
	all := job.Complete() && job.begins() && job.whole.To == nil
	if all && pictures != found.Pictures {
		return false
	}
	return job.boardsAddUp(boards, all) && job.triesAddUp()
}

// boardsAddUp reports whether the given number of full boards can yield the pictures and
// arrangements.
func (job *Job) boardsAddUp(boards uint64, all bool) bool {
	plan, found := job.plan, &job.found
	counted := found.Pictures
	if plan.options.once() {
		if found.Arrangements > 0 {
			return false
		}
	} else {
		counted = found.Arrangements
		if found.Pictures > counted || all && plan.swaps.Times(found.Pictures) != NumberOf(counted) {
			return false
		}
	}
	turns := uint64(len(plan.symmetry.turns))
	switch {
	case plan.symmetry.mark != none: // every turn of a board counts with it
		return counted == boards*turns
	case plan.symmetry.breaks(): // some turns count
		return boards <= counted && counted <= boards*turns
	}
	return counted == boards
}

// triesAddUp reports whether the tries can have led to the nodes.
func (job *Job) triesAddUp() bool {
	found := &job.found
	if job.plan.options.Mode != Plain {
		return found.Tries == 0
	}
	if found.TriesAt == nil {
		return found.Tries >= found.Total()
	}
	sum := uint64(0)
	for i, tries := range found.TriesAt {
		if tries < found.Nodes[i] {
			return false
		}
		sum += tries
	}
	return sum == found.Tries
}
