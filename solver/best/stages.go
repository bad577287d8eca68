package best

import (
	"math/bits"
	"slices"
)

// A stage is what a hunt is doing. Its runners run one after the other.
type stage int

const (
	proving  stage = iota // one runner that tries everything with h.proved breaks
	piloting              // several, to find where the schedule allows the next break
	heat                  // the race: many for a short time
	semi                  // the best of them for longer
	final                 // the best of these for longest
	stages
)

// The parameters of each stage, measured on framed 16x16 boards.
var race = [stages]struct {
	runners int
	leg     int64 // placements of each runner
}{
	proving:  {1, 4e6},
	piloting: {4, 2e6},
	heat:     {8, 15e6},
	semi:     {3, 50e6},
	final:    {1, 500e6},
}

const (
	rareIn     = 3000 // a depth is rare if fewer than one of this many placements reaches it
	easeBefore = 60   // if the pilots do not pass this percentage of the depths, the floors are lowered
	mostProved = 25   // the largest board, in cells, that is proved further between the races
)

// A runner is a dive that is not running.
type runner struct {
	seed uint64 // determines what it does
	path []int  // per depth: which candidate is tried next, from 0
	rank int
}

// begin starts a stage with new runners.
func (h *Hunt) begin(s stage) {
	var runners []runner
	for range race[s].runners {
		runners = append(runners, runner{seed: h.chance.Seed()})
	}
	h.enter(s, runners)
}

// enter starts a stage.
func (h *Hunt) enter(s stage, runners []runner) {
	h.stage, h.runners, h.at, h.left, h.dive = s, runners, 0, race[s].leg, nil
	h.allow()
	h.count()
}

// count adds what was seen to the total, and starts to count anew.
func (h *Hunt) count() {
	h.total.Add(h.seen)
	h.seen = newDepths(len(h.plan.steps))
}

// allow computes the most breaks at each depth.
func (h *Hunt) allow() {
	h.allowed = h.allowed[:0]
	for _, breaks := range h.schedule {
		if h.stage == proving {
			h.allowed = append(h.allowed, h.proved)
		} else {
			h.allowed = append(h.allowed, min(h.plan.lost+breaks, h.breaks-1))
		}
	}
}

// open restores the dive of the current runner.
func (h *Hunt) open() {
	r, early, ease, most := &h.runners[h.at], uint64(0), h.ease, byShape
	if h.stage == proving {
		most = h.proved - h.plan.lost
	}
	if h.stage == proving || len(h.early) == 0 {
		ease = eases
	}
	if ease < eases {
		early = h.early[r.seed%uint64(len(h.early))]
	}
	h.dive = newDive(h.plan, newLists(h.plan, r.seed, early, most), floorsOf(h.plan, early, ease))
	h.dive.replay(r.path)
}

// endLeg ends the leg of the current runner; all says whether it has tried everything.
func (h *Hunt) endLeg(all bool) {
	if h.stage == proving && all {
		h.proved++ // no board has that many breaks
		h.runners[0].path, h.dive = nil, nil
		h.allow()
		return
	}
	r := &h.runners[h.at]
	r.path, r.rank = h.dive.path(), h.rank()
	if h.stage == piloting && h.at == len(h.runners)-1 {
		h.complete()
	}
	h.at, h.left, h.dive = h.at+1, race[h.stage].leg, nil
	if h.stage >= heat {
		h.count()
	}
	if h.at == len(h.runners) {
		h.next()
	}
}

// next starts the stage after a finished one.
func (h *Hunt) next() {
	switch h.stage {
	case proving:
		h.prover = h.runners[0]
		if h.tuned {
			h.begin(heat)
		} else {
			h.begin(piloting)
		}
	case piloting:
		h.adjust()
	case heat, semi:
		h.enter(h.stage+1, bestOf(h.runners, race[h.stage+1].runners))
	case final:
		if len(h.plan.steps) <= mostProved {
			h.enter(proving, []runner{h.prover})
		} else {
			h.begin(heat)
		}
	}
}

// bestOf returns the runners with the highest ranks.
func bestOf(runners []runner, count int) []runner {
	for i := range runners {
		for j := i; j > 0 && runners[j].rank > runners[j-1].rank; j-- {
			runners[j], runners[j-1] = runners[j-1], runners[j]
		}
	}
	return runners[:count]
}

// adjust changes the schedule by what the pilots have seen, and starts new pilots until some get
// through.
func (h *Hunt) adjust() {
	last := len(h.plan.steps) - 1
	deepest := last
	for deepest >= 0 && h.seen.Reached[deepest]*rareIn < int64(len(h.runners))*race[piloting].leg {
		deepest--
	}
	switch {
	case h.seen.Reached[last] > 0 || h.schedule[last] > len(h.plan.puzzle.Grid().Seams):
		h.tuned = true
		smooth(h.schedule)
		h.begin(heat)
		return
	case deepest < last*easeBefore/100 && len(h.early) > 0 && h.ease < eases:
		h.ease++ // the floors hold the pilots up
	default:
		h.raised = max(h.raised, deepest) + 1
		if h.raised > last { // none got through: another round
			h.raised = max(0, slices.IndexFunc(h.schedule, func(breaks int) bool { return breaks > 0 }))
		}
		raise(h.schedule, h.raised)
	}
	h.begin(piloting)
}

// rank rates a runner by how often it reaches the depths around which half of the breaks are
// allowed.
func (h *Hunt) rank() (rank int) {
	const around = 8
	last := len(h.plan.steps) - 1
	middle := 0
	for middle < last && 2*h.schedule[middle] < h.schedule[last] {
		middle++
	}
	middle = min(middle, last+1-around)
	for depth := max(0, middle-around); depth <= min(last, middle+around); depth++ {
		rank += logarithm(h.seen.Reached[depth])
	}
	return rank
}

// logarithm is about 64 times the binary logarithm of a count, the same on every machine. It
// treats 0 as a sixteenth.
func logarithm(n int64) int {
	x := uint64(n)<<4 + 1
	length := bits.Len64(x)
	return length<<6 | int(x<<(64-length)>>57&63)
}
