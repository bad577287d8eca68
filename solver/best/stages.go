package best

import (
	"math/bits"
	"slices"
)

// A stage is what a hunt is about. Its runners run one after the other.
type stage int

const (
	proving  stage = iota // one runner that tries everything with so many breaks
	piloting              // several, to see where the schedule allows the next break
	heat                  // the race: many for a short time
	semi                  // the best of them for longer
	final                 // the best of these for longest
	stages
)

// A race is as follows. The numbers were measured on framed 16x16 boards.
var race = [stages]struct {
	runners int
	leg     int64 // placements of each
}{
	proving:  {1, 4e6},
	piloting: {4, 2e6},
	heat:     {8, 15e6},
	semi:     {3, 50e6},
	final:    {1, 500e6},
}

const (
	rareIn     = 3000 // a depth is reached too seldom by one of so many placements
	easeBefore = 60   // where the pilots do not come through so many hundredths of the depths, the floors are lowered
	mostProved = 25   // cells of a board for which proving goes on between the races
)

// A runner is a dive that is not running.
type runner struct {
	seed uint64 // what it does follows from it
	path []int  // per depth so far: which candidate is tried next, counted from 0
	rank int
}

// begin begins a stage with new runners.
func (h *Hunt) begin(s stage) {
	var runners []runner
	for range race[s].runners {
		runners = append(runners, runner{seed: h.chance.Seed()})
	}
	h.enter(s, runners)
}

// enter begins a stage.
func (h *Hunt) enter(s stage, runners []runner) {
	h.stage, h.runners, h.at, h.left, h.dive = s, runners, 0, race[s].leg, nil
	h.allow()
	h.count()
}

// count adds what was seen to the total, and begins to count anew.
func (h *Hunt) count() {
	h.total.Add(h.seen)
	h.seen = newDepths(len(h.plan.steps))
}

// allow works out how many breaks may lie behind each depth.
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

// open lets the runner whose turn it is run on.
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

// endLeg ends the leg of the runner that runs; all tells that it has tried everything.
func (h *Hunt) endLeg(all bool) {
	if h.stage == proving && all {
		h.proved++ // with as many breaks as that, there is no board
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

// next begins what follows on a stage.
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

// bestOf are so many of the runners, those that fared best.
func bestOf(runners []runner, count int) []runner {
	for i := range runners {
		for j := i; j > 0 && runners[j].rank > runners[j-1].rank; j-- {
			runners[j], runners[j-1] = runners[j-1], runners[j]
		}
	}
	return runners[:count]
}

// adjust changes the schedule by what the pilots have seen, and sends out others, until
// they come through.
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
		if h.raised > last { // none came through: another round
			h.raised = max(0, slices.IndexFunc(h.schedule, func(breaks int) bool { return breaks > 0 }))
		}
		raise(h.schedule, h.raised)
	}
	h.begin(piloting)
}

// rank says how well a runner fares: how often it comes to the depths around which half of
// the breaks are allowed.
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

// logarithm is 64 times the binary logarithm of a count, roughly, and the same on every
// machine. None counts as a sixteenth.
func logarithm(n int64) int {
	x := uint64(n)<<4 + 1
	length := bits.Len64(x)
	return length<<6 | int(x<<(64-length)>>57&63)
}
