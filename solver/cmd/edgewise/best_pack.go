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

// Saved hunts are joined by these, followed by the milliseconds until the save and the name of
// the search.
const (
	between = "+"
	after   = between + "after"
	of      = between + "of"
)

// A pack is several parallel hunts, each with its own seed.
type pack struct {
	hunts  []*best.Hunt
	search string                    // its name: a digest of its first save
	began  time.Time                 // moved so that pauses do not count
	target int                       // the score at which all stop, 0 for none
	told   func(board *puzzle.Board) // called with each better board, or nil
	keeper *keeper                   // saves the hunts to a file, or nil

	mutex   sync.Mutex // guards the last reported score
	highest int
}

// newPack starts a search, or continues the one with this name.
func newPack(hunts []*best.Hunt, began time.Time, named string) *pack {
	p := &pack{hunts: hunts, began: began, search: named}
	if named == "" {
		p.search = search.Checksum(p.hunted())
	}
	p.highest, _ = p.best().Board().Score()
	return p
}

// stride is the placements of each hunt before all are compared.
const stride = 1 << 22

// run runs all hunts until no better board exists, the target is reached, or the context ends.
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

// step runs one hunt for a stride, and reports a better board.
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

// reached reports whether a board has the target score.
func (p *pack) reached() bool {
	score, _ := p.best().Board().Score()
	return p.target > 0 && score >= p.target
}

// proved reports whether a hunt has proved that the best board cannot be improved.
func (p *pack) proved() bool {
	score, seams := p.best().Board().Score()
	for _, h := range p.hunts {
		if seams-score <= h.Proved() {
			return true
		}
	}
	return false
}

// over reports whether nothing is left to do.
func (p *pack) over() bool { return p.proved() || p.reached() }

// depths are the depths of all hunts together.
func (p *pack) depths() best.Depths {
	sum := p.hunts[0].Depths()
	for _, h := range p.hunts[1:] {
		sum.Add(h.Depths())
	}
	return sum
}

// spent is how long it has hunted, since the first of its runs.
func (p *pack) spent() time.Duration { return time.Since(p.began) }

// save writes the pack as text.
func (p *pack) save(spent time.Duration) string {
	return p.hunted() + after + strconv.FormatInt(spent.Milliseconds(), 10) + of + p.search
}

// hunted writes the hunts as text.
func (p *pack) hunted() string {
	texts := make([]string, len(p.hunts))
	for i, h := range p.hunts {
		texts[i] = h.Save()
	}
	return strings.Join(texts, between)
}

// readPack continues hunts that were saved together, or one that was saved alone, as the page
// does. The earlier time counts.
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
			return nil, &puzzle.Fault{Code: "resume-broken"} // two equal hunts would do the same work
		}
		hunts = append(hunts, h)
	}
	return newPack(hunts, start, named), nil
}

// milliseconds reads a duration.
func milliseconds(text string) (time.Duration, error) {
	n, err := strconv.ParseUint(text, 10, 53)
	if err != nil || n > uint64(math.MaxInt64/time.Millisecond) {
		return 0, &puzzle.Fault{Code: "resume-broken"}
	}
	return time.Duration(n) * time.Millisecond, nil
}

// resumeOf is the saved state in a text: the text itself, or a field of JSON output.
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

// mustRecount counts the seams of a board again, tile by tile, before its score is printed: a
// wrong score would spread.
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
