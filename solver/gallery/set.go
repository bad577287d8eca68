package gallery

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// A set is what the recognition looks at: tiles, and the rules for them.
type set struct {
	grid   string
	tiles  []puzzle.Tile
	mates  puzzle.Mates
	framed bool
	frame  puzzle.Edge
}

// setOf returns the set of a spec, which may be incomplete.
func setOf(spec puzzle.Spec) set {
	return set{spec.Grid.Name, spec.Tiles, spec.Mates, spec.Framed, spec.Frame}
}

// sameShape reports whether two grids differ only in orientation: 6x4 is 4x6.
func sameShape(a, b string) bool {
	width, height, found := strings.Cut(b, "x")
	return a == b || found && a == height+"x"+width
}

// The traits of a set are what it looks like without knowing its motifs. Renaming motifs,
// swapping halves, reordering, turning and mirroring keep the weights.
type traits struct {
	mates  [puzzle.MaxEdges]puzzle.Edge // in a whole set, Nothing also if the mate is on no tile
	count  [puzzle.MaxEdges]int         // how many sides show the edge
	weight [puzzle.MaxEdges]uint64      // equal for edges that may correspond
	rough  uint64                       // equal for sets that may be the same
	digest uint64                       // the same, but it tells more sets apart; see refine
	tiles  []puzzle.Tile
	groups []group // the tiles by looks; see sort
}

// A group is the tiles of a set that look alike.
type group struct {
	tile   puzzle.Tile
	count  int
	weight uint64
}

// traitsOf computes the traits of a set, which is whole or the beginning of one.
func traitsOf(s set, whole bool) *traits {
	t := &traits{mates: s.mates, tiles: s.tiles}
	for _, tile := range s.tiles {
		for _, edge := range tile {
			t.count[edge]++
		}
	}
	if s.framed {
		t.unmate(s.frame)
	}
	if !whole {
		return t
	}
	for edge, count := range t.count {
		if count == 0 {
			t.unmate(puzzle.Edge(edge))
		}
	}
	for edge, count := range t.count {
		if count > 0 {
			t.weight[edge] = t.firstWeight(puzzle.Edge(edge), s)
			t.rough += t.weight[edge]
		}
	}
	return t
}

// sort groups the tiles by their looks, once.
func (t *traits) sort() {
	if t.groups == nil {
		t.groups = groupsOf(t.tiles)
	}
}

// refine makes the weights and the digest tell more sets apart, once.
func (t *traits) refine() {
	const rounds = 2 // more rounds tell hardly more apart, and the search is quick
	t.sort()
	if t.digest == 0 {
		for range rounds {
			t.weigh()
		}
	}
}

// unmate leaves an edge and its mate without mates.
func (t *traits) unmate(edge puzzle.Edge) {
	if mate := t.mates[edge]; mate != puzzle.Nothing {
		t.mates[mate] = puzzle.Nothing
	}
	t.mates[edge] = puzzle.Nothing
}

// selfMates reports whether the edge mates with itself.
func (t *traits) selfMates(edge puzzle.Edge) bool {
	return edge != puzzle.Nothing && t.mates[edge] == edge
}

// firstWeight tells edges apart by what they mate with and by their counts.
func (t *traits) firstWeight(edge puzzle.Edge, s set) uint64 {
	const cut, itself, nothing, frame = 1, 2, 3, 4
	count := mix(uint64(t.count[edge]))
	switch mate := t.mates[edge]; {
	case s.framed && edge == s.frame:
		return mix(count + frame)
	case mate == puzzle.Nothing:
		return mix(count + nothing)
	case mate == edge:
		return mix(count + itself)
	default:
		return mix(2*count + mix(uint64(t.count[mate])) + cut)
	}
}

// weigh gives each group the weight of its edges, and each edge the weight of the groups it is
// on. The digest is the sum of the groups' weights.
func (t *traits) weigh() {
	var weight [puzzle.MaxEdges]uint64
	t.digest = 0
	for i := range t.groups {
		g := &t.groups[i]
		g.weight = mix(t.tileWeight(g.tile) + uint64(g.count))
		t.digest += g.weight
		for _, edge := range g.tile {
			weight[edge] += g.weight
		}
	}
	for edge, count := range t.count {
		if count == 0 {
			continue
		}
		weight[edge] = mix(weight[edge] + t.weight[edge])
	}
	for edge, count := range t.count {
		if count > 0 {
			t.weight[edge] = weight[edge]
			if mate := t.mates[edge]; mate != puzzle.Nothing {
				t.weight[edge] = mix(2*weight[edge] + weight[mate])
			}
		}
	}
}

// tileWeight returns the least weight of a tile over all its turns and mirror images. The weight
// depends on which sides of the tile show the same edge or mates.
func (t *traits) tileWeight(tile puzzle.Tile) uint64 {
	least := ^uint64(0)
	n := len(tile)
	for start := range n {
		for _, step := range [2]int{1, n - 1} {
			var sum uint64
			for i, at := 0, start; i < n; i, at = i+1, (at+step)%n {
				edge := tile[at]
				sum = mix(sum + t.weight[edge])
				for j, before := i, at; j > 0; j-- {
					before = (before + n - step) % n
					if tile[before] == edge {
						sum += uint64(2 * j)
					} else if t.mates[edge] != puzzle.Nothing && t.mates[edge] == tile[before] {
						sum += uint64(2*j + 1)
					}
				}
			}
			least = min(least, sum)
		}
	}
	return least
}

// groupsOf groups tiles by their looks.
func groupsOf(tiles []puzzle.Tile) []group {
	var groups []group
next:
	for _, tile := range tiles {
		for i := range groups {
			if alike(groups[i].tile, tile) {
				groups[i].count++
				continue next
			}
		}
		groups = append(groups, group{tile: tile, count: 1})
	}
	return groups
}

// alike reports whether one tile, turned, is the other.
func alike(a, b puzzle.Tile) bool {
	for turn := range a {
		if slices.Equal(a[turn:], b[:len(b)-turn]) && slices.Equal(a[:turn], b[len(b)-turn:]) {
			return true
		}
	}
	return false
}

// mix scatters the bits of a number (the finaliser of SplitMix64).
func mix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
