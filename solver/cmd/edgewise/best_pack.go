package main

import (
	"context"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"edgewise/solver/best"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// between parts the saved texts of several hunts, behind which stands after how many
// milliseconds they were saved, and of which search they are.
const (
	between = "+"
	after   = between + "after"
	of      = between + "of"
)

// A pack is several hunts beside each other, each with a seed of its own.
type pack struct {
	hunts  []*best.Hunt
	search string                    // names it from its beginning on: what was to be saved then, in short
	began  time.Time                 // as if it had never rested
	target int                       // the score at which all stop, 0 for none
	told   func(board *puzzle.Board) // is told of each better board, if anybody is
	keeper *keeper                   // who keeps the hunts in a file, or nil

	mutex   sync.Mutex // of the score told last
	highest int
}

// newPack begins a search, or goes on with the one that has this name.
func newPack(hunts []*best.Hunt, began time.Time, named string) *pack {
	p := &pack{hunts: hunts, began: began, search: named}
	if named == "" {
		p.search = search.Checksum(p.hunted())
	}
	p.highest, _ = p.best().Board().Score()
	return p
}

// stride is how much each hunt does before all are looked at.
const stride = 1 << 22

// run lets all hunt until nothing better can be found, the target is reached, or the context ends.
func (p *pack) run(ctx context.Context) {
	saved := time.Now()
	for !p.over() && !p.reached() && !ended(ctx) {
		var workers sync.WaitGroup
		for _, h := range p.hunts {
			workers.Go(func() { p.step(ctx, h) })
		}
		workers.Wait()
		if p.keeper != nil && time.Since(saved) >= p.keeper.every {
			saved = time.Now()
			before := p.keeper.failed
			if err := p.keeper.keep(p.save(p.spent())); err != nil && before == nil {
				p.keeper.console.complain(err)
			}
		}
	}
}

// step lets one hunt on for a stride, and tells of what it has found.
func (p *pack) step(ctx context.Context, h *best.Hunt) {
	for before := h.Placements(); h.Placements() < before+stride && !h.Over() && !ended(ctx); {
		h.Step(stride / 8)
		score, _ := h.Board().Score()
		p.mutex.Lock()
		if score > p.highest {
			p.highest = score
			if p.told != nil {
				mustRecount(h.Board())
				p.told(h.Board())
			}
		}
		p.mutex.Unlock()
	}
}

// best is the hunt with the best board, the first of several.
func (p *pack) best() *best.Hunt {
	found, highest := p.hunts[0], -1
	for _, h := range p.hunts {
		if score, _ := h.Board().Score(); score > highest {
			found, highest = h, score
		}
	}
	return found
}

// reached reports whether there is a board with the score that is wanted.
func (p *pack) reached() bool {
	score, _ := p.best().Board().Score()
	return p.target > 0 && score >= p.target
}

// proved reports whether one hunt has found that nothing is better than what one has.
func (p *pack) proved() bool {
	score, seams := p.best().Board().Score()
	for _, h := range p.hunts {
		if seams-score <= h.Proved() {
			return true
		}
	}
	return false
}

// over reports whether there is nothing left to do.
func (p *pack) over() bool { return p.proved() || p.reached() }

// depths add up what all have seen.
func (p *pack) depths() best.Depths {
	sum := p.hunts[0].Depths()
	for _, h := range p.hunts[1:] {
		sum.Add(h.Depths())
	}
	return sum
}

// spent is how long it has hunted, from the first of its runs on.
func (p *pack) spent() time.Duration { return time.Since(p.began) }

// save writes all down.
func (p *pack) save(spent time.Duration) string {
	return p.hunted() + after + strconv.FormatInt(spent.Milliseconds(), 10) + of + p.search
}

// hunted writes down the hunts.
func (p *pack) hunted() string {
	texts := make([]string, len(p.hunts))
	for i, h := range p.hunts {
		texts[i] = h.Save()
	}
	return strings.Join(texts, between)
}

// readPack goes on with hunts that were saved together, or one that was saved alone, as
// the page does. The time that they had hunted counts.
func readPack(p *puzzle.Puzzle, saved string, start time.Time) (*pack, error) {
	saved, more, timed := strings.Cut(saved, after)
	word, named, isNamed := strings.Cut(more, of)
	if timed {
		spent, err := milliseconds(word)
		if err != nil {
			return nil, err
		}
		start = start.Add(-spent)
	}
	if isNamed && !search.IsChecksum(named) {
		return nil, &puzzle.Fault{Code: "resume-broken"}
	}
	texts := strings.SplitN(saved, between, maxWorkers+1)
	if len(texts) > maxWorkers {
		return nil, &puzzle.Fault{Code: "resume-broken"}
	}
	var hunts []*best.Hunt
	for _, text := range texts {
		h, err := best.Resume(p, text)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(hunts, func(other *best.Hunt) bool { return other.Seed() == h.Seed() }) {
			return nil, &puzzle.Fault{Code: "resume-broken"} // it would do the same work twice
		}
		hunts = append(hunts, h)
	}
	return newPack(hunts, start, named), nil
}

// milliseconds reads how long it was.
func milliseconds(text string) (time.Duration, error) {
	n, err := strconv.ParseUint(text, 10, 53)
	if err != nil || n > uint64(math.MaxInt64/time.Millisecond) {
		return 0, &puzzle.Fault{Code: "resume-broken"}
	}
	return time.Duration(n) * time.Millisecond, nil
}

// resumeOf is the state in a text: the text itself, or a member of what was printed as JSON.
func resumeOf(text string) (string, error) {
	var printed struct{ Status, Resume string }
	if json.Unmarshal([]byte(text), &printed) != nil {
		return text, nil
	}
	if printed.Resume == "" && printed.Status == "complete" {
		return "", &puzzle.Fault{Code: "resume-complete"}
	}
	return printed.Resume, nil
}

// mustRecount counts the seams of a board once more, tile by tile as they lie, before anything is
// said of it: a score that is not true would be repeated.
func mustRecount(board *puzzle.Board) {
	p := board.Puzzle()
	frame, framed := p.Frame()
	lies := make([]bool, len(p.Tiles()))
	looks := make([]puzzle.Tile, len(p.Grid().Cells))
	for cell, at := range p.Grid().Cells {
		on, filled := board.At(cell)
		if !filled || lies[on.Tile] {
			panic("a board that is not full, or a tile twice")
		}
		lies[on.Tile] = true
		looks[cell] = p.Tiles()[on.Tile].Turned(on.Turn)
		for side, beyond := range at.Beyond {
			if framed && (looks[cell][side] == frame) != (beyond == puzzle.Rim) {
				panic("a tile against the frame")
			}
		}
	}
	if !keepsClues(board) {
		panic("a clue that was moved")
	}
	matching := 0
	for _, seam := range p.Grid().Seams {
		if p.Mates().Mate(looks[seam.A.Cell][seam.A.Side], looks[seam.B.Cell][seam.B.Side]) {
			matching++
		}
	}
	if score, _ := board.Score(); score != matching {
		panic("a score that was counted wrongly")
	}
}
