package hint

import "edgewise/solver/puzzle"

// A Branch is one way to go on from a board that cannot be completed, until that is
// plain to see: a cell that nothing fits, or a tile that fits nowhere.
//
//	tile 5 here         assumed
//	then tile 2 there   nothing else fits there, or it fits nowhere else
//	then nothing fits this cell
type Branch struct {
	Trials []Trial            // what is assumed, unless it is the board itself, and what follows
	Alike  []puzzle.Placement // what else could come last, and ends just so
	Cell   int                // the open cell that nothing fits, or -1 ...
	Tile   int                // ... where a loose tile fits no cell
	Whole  bool               // whether every choice that was not taken has a branch of its own; else it is an example
}

// A Trial is a tile laid on the way.
type Trial struct {
	puzzle.Placement
	Choices int  // how many there were: none for what is assumed, one for what is forced
	OfTile  bool // whether they are the places that the tile fits; else what fits the cell
}

// A seat is a look on a cell.
type seat struct{ cell, look int }

// A pivot is a cell, or a tile, and all that is left to choose there.
type pivot struct {
	seats  []seat
	ofTile bool
}

// A brancher looks for the branches that show that a standing is dead.
type brancher struct {
	*standing
	wide   int // among so many choices at most is gone on
	until  int // work
	trials []Trial
	found  []Branch
}

// mostSurveyed is how many cells are open at most where tiles are looked at, too, and
// cells of which nothing is asked.
const mostSurveyed = 36

// pivots lists where there are few choices. Where there are none at all, it gives the
// end of a branch instead.
func (b *brancher) pivots() (list []pivot, end *Branch) {
	all := b.empty <= mostSurveyed
	places := make([][]seat, len(b.left)) // per kind
	for cell, filled := range b.filled {
		if filled || !all && !b.bound(cell) {
			continue
		}
		most := 0 // no bound
		if !all {
			most = b.wide + 1
		}
		fit := b.fitting(cell, most)
		if len(fit) == 0 {
			return nil, &Branch{Cell: cell, Tile: -1}
		}
		seats := make([]seat, len(fit))
		for at, i := range fit {
			seats[at] = seat{cell, i}
			places[b.looks[i].kind] = append(places[b.looks[i].kind], seats[at])
		}
		if len(fit) <= b.wide {
			list = append(list, pivot{seats, false})
		}
	}
	for kind, left := range b.left {
		switch n := len(places[kind]); {
		case !all || left == 0:
		case n == 0:
			return nil, &Branch{Cell: -1, Tile: b.lowest(kind)}
		case left == 1 && n <= b.wide:
			list = append(list, pivot{places[kind], true})
		}
	}
	return list, nil
}

// dies reports whether every way on ends within so many further tiles, and notes the
// branches.
func (b *brancher) dies(further int) bool {
	list, end := b.pivots()
	if end != nil {
		b.note(end)
		return true
	}
	if further == 0 {
		return false
	}
	for choices := 1; choices <= b.wide; choices++ {
		for _, p := range list {
			if len(p.seats) == choices && b.diesAt(p, further-1) {
				return true
			}
		}
	}
	return false
}

// diesAt reports the same of all choices of a pivot.
func (b *brancher) diesAt(p pivot, further int) bool {
	found := len(b.found)
	refute := func() bool { return b.endsLike(b.found[found:]) || b.dies(further) }
	for _, on := range p.seats {
		if b.work > b.until || !b.after(on, Trial{Choices: len(p.seats), OfTile: p.ofTile}, refute) {
			b.found = b.found[:found]
			return false
		}
	}
	return true
}

// after is what holds once a look lies on a cell.
func (b *brancher) after(on seat, trial Trial, holds func() bool) bool {
	trial.Placement = b.placed(on)
	b.trials = append(b.trials, trial)
	b.lay(on.cell, on.look)
	is := holds()
	b.lift(on.cell, on.look)
	b.trials = b.trials[:len(b.trials)-1]
	return is
}

// note keeps a branch that ends here.
func (b *brancher) note(end *Branch) {
	end.Trials, end.Whole = append([]Trial{}, b.trials...), true
	b.found = append(b.found, *end)
}

// endsLike reports whether one of some branches, with another tile in the place of the
// last one laid, ends where the standing does, and notes that.
func (b *brancher) endsLike(branches []Branch) bool {
	for i := range branches {
		branch := &branches[i]
		if last := len(b.trials) - 1; len(branch.Trials) == last+1 && branch.Whole && b.endsAt(branch) {
			branch.Alike = append(branch.Alike, b.trials[last].Placement)
			return true
		}
	}
	return false
}

// endsAt reports whether the standing ends as a branch does.
func (b *brancher) endsAt(branch *Branch) bool {
	if branch.Cell >= 0 {
		return !b.filled[branch.Cell] && len(b.fitting(branch.Cell, 1)) == 0
	}
	for kind, left := range b.left {
		if left > 0 && b.lowest(kind) == branch.Tile {
			return !b.hasPlace(kind)
		}
	}
	return false
}

// hasPlace reports whether loose tiles of a kind fit anywhere.
func (s *standing) hasPlace(kind int) bool {
	for cell, filled := range s.filled {
		if filled {
			continue
		}
		for _, i := range s.fitting(cell, 0) {
			if s.looks[i].kind == kind {
				return true
			}
		}
	}
	return false
}

// lowest is the lowest tile of a kind that is loose now.
func (s *standing) lowest(kind int) int {
	loose := s.loose[kind]
	return loose[len(loose)-s.left[kind]]
}

// placed is a look on a cell, of the lowest tile that is loose now.
func (s *standing) placed(on seat) puzzle.Placement {
	l := &s.looks[on.look]
	kind := &s.puzzle.Kinds()[l.kind]
	lies := puzzle.Placement{Cell: on.cell, Tile: s.lowest(l.kind)}
	for i, tile := range kind.Tiles {
		if tile == lies.Tile {
			lies.Turn = kind.Turn(i, l.number)
		}
	}
	return lies
}
