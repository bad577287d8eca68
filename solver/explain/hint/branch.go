package hint

import "edgewise/solver/puzzle"

// A Branch continues a board that cannot be completed until that is plain to see: a cell that
// nothing fits, or a tile that fits nowhere.
//
//	tile 5 here         assumed
//	then tile 2 there   nothing else fits there, or it fits nowhere else
//	then nothing fits this cell
type Branch struct {
	Trials []Trial            // the assumption, unless that is the board itself, and what follows from it
	Alike  []puzzle.Placement // other last placements with the same end
	Cell   int                // the open cell that nothing fits, or -1 ...
	Tile   int                // ... if this loose tile fits no cell
	Whole  bool               // every other choice on the way has its own branch; otherwise this is an example
}

// A Trial is a tile placed in a branch.
type Trial struct {
	puzzle.Placement
	Choices int  // how many there were: none for the assumption, one if it was forced
	OfTile  bool // the choices are the places of the tile; otherwise the looks that fit the cell
}

// A seat is a look on a cell.
type seat struct{ cell, look int }

// A pivot is a cell or a tile, with all choices left for it.
type pivot struct {
	seats  []seat
	ofTile bool
}

// A brancher looks for branches that prove that a standing is dead.
type brancher struct {
	*standing
	wide   int // the most choices at which to branch
	until  int // the value of work at which to give up
	trials []Trial
	found  []Branch
}

// mostSurveyed is the most open cells at which the brancher also looks at tiles, and at cells of
// which nothing is asked.
const mostSurveyed = 36

// pivots lists the cells and tiles with few choices. If one has none, it returns the end of a
// branch instead.
func (b *brancher) pivots() (list []pivot, end *Branch) {
	all := b.empty <= mostSurveyed
	places := make([][]seat, len(b.left)) // by kind
	for cell, filled := range b.filled {
		if filled || !all && !b.bound(cell) {
			continue
		}
		most := 0 // no limit
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

// dies reports whether every continuation ends within `further` more tiles, and records the
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

// diesAt reports the same for every choice of a pivot.
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

// after evaluates holds with a look placed on a cell.
func (b *brancher) after(on seat, trial Trial, holds func() bool) bool {
	trial.Placement = b.placed(on)
	b.trials = append(b.trials, trial)
	b.lay(on.cell, on.look)
	is := holds()
	b.lift(on.cell, on.look)
	b.trials = b.trials[:len(b.trials)-1]
	return is
}

// note records a branch that ends here.
func (b *brancher) note(end *Branch) {
	end.Trials, end.Whole = append([]Trial{}, b.trials...), true
	b.found = append(b.found, *end)
}

// endsLike reports whether one of the branches, with another tile placed last, ends where the
// standing does, and records that.
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

// hasPlace reports whether a loose tile of a kind fits anywhere.
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

// lowest is the lowest loose tile of a kind.
func (s *standing) lowest(kind int) int {
	loose := s.loose[kind]
	return loose[len(loose)-s.left[kind]]
}

// placed is a seat as the placement of the lowest loose tile.
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
