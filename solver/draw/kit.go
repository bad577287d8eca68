package draw

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// A Kit has the pieces of [Artist.Symbols] for any tiles of a grid, so that a program which
// cannot draw can join them as texts: the head, each motif by its number, the marks, each edge in
// the order of their signs, each tile, the foot. Names in braces are to be replaced by other
// texts.
type Kit struct {
	Head   string     `json:"head"`
	Motifs []KitMotif `json:"motifs"`
	Marks  string     `json:"marks"`
	Tile   string     `json:"tile"`  // {number}, {disc}, {0} to {3} for the signs of its edges, {outline}, {tabs}
	Discs  []string   `json:"discs"` // the number disc, by tile
	Sides  []KitSide  `json:"sides"` // of tiles with tabs; nil if all tiles have one outline
	Foot   string     `json:"foot"`
}

// A KitMotif is a motif across the seam, and its halves as edges, with {sign} to replace.
type KitMotif struct {
	Cut   string `json:"cut"`
	Uncut string `json:"uncut"` // "" if the set has no uncut motifs
	Head  string `json:"head"`
	Tail  string `json:"tail"`
}

// A KitSide is one side of a tile's outline: by motif, the way along a head's tab or a tail's
// blank, and the corner after it; and the part of the tab that covers the neighbour, with {sign}
// to replace.
type KitSide struct {
	Along [][2]string `json:"along"`
	After string      `json:"after"`
	Over  string      `json:"over"`
}

// Placeholders for the signs of edges: no puzzle has them.
const (
	anySign  puzzle.Edge = 1
	sideSign puzzle.Edge = 2 // of the first side; the others follow
)

// KitOf is the kit of one of the [Sets] for a grid, with at most this many motifs.
func KitOf(grid *puzzle.Grid, set string, most int) Kit {
	motifs := make([]puzzle.Motif, most)
	for i := range motifs {
		motifs[i] = puzzle.Motif{Head: puzzle.Edge('A' + i), Tail: puzzle.Edge('a' + i)}
	}
	works, drawn := artworks(motifs, set, shapeOf(grid))
	for drawn != set {
		motifs = motifs[1:]
		works, drawn = artworks(motifs, set, shapeOf(grid))
	}
	blank := puzzle.Tile(strings.Repeat(puzzle.Nothing.String(), grid.Sides))
	p, err := puzzle.New(puzzle.Spec{Grid: grid, Tiles: slices.Repeat([]puzzle.Tile{blank}, len(grid.Cells)), Mates: puzzle.Halves()})
	if err != nil {
		panic(err) // tiles that show nothing are always valid
	}
	a := &Artist{puzzle: p, shape: shapeOf(grid), works: works, set: set, looks: looksOf(nil)}
	kit := Kit{Marks: written(flatConflict), Foot: symbolsFoot, Tile: a.kitTile()}
	kit.Head = symbolsHead + written(func(s *sheet) { a.common(s, everything) })
	for i := range works {
		kit.Motifs = append(kit.Motifs, a.kitMotif(i))
	}
	for number := range grid.Cells {
		kit.Discs = append(kit.Discs, written(func(s *sheet) { a.number(s, number) }))
	}
	if set == Suits {
		kit.Sides = a.kitSides()
	}
	return kit
}

// written is what draw puts on a new sheet.
func written(draw func(*sheet)) string {
	var s sheet
	draw(&s)
	return s.String()
}

func (a *Artist) kitMotif(number int) KitMotif {
	half := func(tail bool) string {
		a.looks[anySign] = look{number, tail}
		text := written(func(s *sheet) { a.edgeParts(s, everything, anySign) })
		return strings.ReplaceAll(text, anySign.String(), "{sign}")
	}
	motif := KitMotif{Head: half(false), Tail: half(true), Cut: written(func(s *sheet) { a.motif(s, number) })}
	if a.set == Plain {
		whole := *a
		whole.works = plainArtworks(slices.Repeat([]puzzle.Motif{{Tail: puzzle.Nothing}}, len(a.works)), a.shape)
		motif.Uncut = written(func(s *sheet) { whole.motif(s, number) })
	}
	return motif
}

// kitTile has the parts of any tile.
func (a *Artist) kitTile() string {
	tile := a.sideTile()
	places := []string{}
	for side, edge := range tile {
		places = append(places, edge.String(), "{"+name(side)+"}")
	}
	text := written(func(s *sheet) {
		a.shadow(s, "{number}", tile)
		a.tile(s, "{number}", tile)
		s.put("<g", s.id("over-{number}"), ">{tabs}</g>\n{disc}")
		a.flat(s, "{number}", tile)
	})
	if a.set == Suits {
		straight := a.outline(tile)
		places = append(places, straight.closed(), straight[:1].String()+"{outline}Z")
	}
	return strings.NewReplacer(places...).Replace(text)
}

// sideTile shows the placeholder of each of its sides.
func (a *Artist) sideTile() puzzle.Tile {
	tile := make(puzzle.Tile, a.shape.sides)
	for side := range tile {
		tile[side] = sideSign + puzzle.Edge(side)
	}
	return tile
}

func (a *Artist) kitSides() []KitSide {
	sides := make([]KitSide, a.shape.sides)
	straight := a.outline(a.sideTile()) // to the first side; then along each side, and around its corner
	for side := range sides {
		frame := a.shape.side(Frame{}, side)
		sides[side] = KitSide{
			After: straight[1+2*side : 3+2*side].onward(),
			Over:  written(func(s *sheet) { s.use("edge-{sign}", frame) }),
		}
		for motif := range a.works {
			sides[side].Along = append(sides[side].Along, [2]string{
				a.along(look{motif, false}).mapped(frame.at).onward(),
				a.along(look{motif, true}).mapped(frame.at).onward(),
			})
		}
	}
	return sides
}
