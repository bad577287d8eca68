package puzzle

// A Tile is a piece with one edge per side, clockwise from its top. It may turn but never flips.
type Tile []Edge

// At is the edge on a side when the tile is turned. Both arguments must be from 0 to the number
// of sides less one.
//
//	turn 0      turn 1
//	   B           s
//	 s   G       u   B      side 1 (right) shows the old side 0
//	   u           G
func (t Tile) At(side, turn int) Edge {
	i := side - turn
	if i < 0 {
		i += len(t)
	}
	return t[i]
}

// Turned is the tile after a number of clockwise turns.
func (t Tile) Turned(turn int) Tile {
	turned := make(Tile, len(t))
	for side := range turned {
		turned[side] = t.At(side, turn)
	}
	return turned
}

// Period is the least number of turns, from 1 on, after which the tile looks the same. It is the
// number of looks of the tile.
func (t Tile) Period() int {
	for turn := 1; turn < len(t); turn++ {
		if t.turnTo(t, turn) {
			return turn
		}
	}
	return len(t)
}

// String is the tile in the notation.
func (t Tile) String() string {
	word := make([]byte, len(t))
	for side, edge := range t {
		word[side] = byte(edge)
	}
	return string(word)
}

// turnTo reports whether t, turned, looks like other unturned.
func (t Tile) turnTo(other Tile, turn int) bool {
	for side := range t {
		if t.At(side, turn) != other[side] {
			return false
		}
	}
	return true
}

// A Kind is a set of tiles that look alike: copies of one another. Its looks are numbered by the
// turns of its first tile, 0 to Looks-1.
type Kind struct {
	Tiles []int // tile numbers, ascending
	Looks int   // the number of different looks of such a tile
	ahead []int // ahead[i] is the look of Tiles[i] in turn 0
}

// Turn is the smallest turn in which tile i of the kind shows a look.
func (k *Kind) Turn(i, look int) int {
	return (look - k.ahead[i] + k.Looks) % k.Looks
}

// Look is the look that tile i of the kind shows in a turn.
func (k *Kind) Look(i, turn int) int {
	return (turn + k.ahead[i]) % k.Looks
}

// KindsOf groups tiles into kinds, in the order of their first tiles.
func KindsOf(tiles []Tile, mayTurn bool) []Kind {
	var kinds []Kind
next:
	for number, tile := range tiles {
		for i := range kinds {
			kind := &kinds[i]
			for turn := range kind.Looks {
				if tiles[kind.Tiles[0]].turnTo(tile, turn) {
					kind.Tiles = append(kind.Tiles, number)
					kind.ahead = append(kind.ahead, turn)
					continue next
				}
			}
		}
		looks := 1
		if mayTurn {
			looks = tile.Period()
		}
		kinds = append(kinds, Kind{Tiles: []int{number}, Looks: looks, ahead: []int{0}})
	}
	return kinds
}
