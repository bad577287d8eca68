package draw

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// cuttings are puzzles of every shape, on every paper, in the smallest, the usual and the largest
// width.
func cuttings(t *testing.T, each func(a *Artist, c Cutting)) {
	for name, tile := range map[string]string{"1x1": "aBcd", "3x3": "aBcd", "7x7": "aBcd", "hex3": "aBcdEf", "tri5": "aBc"} {
		p := alike(t, name, tile)
		for _, set := range []string{Plain, Suits} {
			a := New(p, set)
			for paper, size := range Papers() {
				for _, width := range []float64{LeastWidth, 50, MostWidth} {
					t.Run(name+" "+set+" "+paper+" "+number(width), func(t *testing.T) {
						each(a, Cutting{Paper: size, Width: width, Backs: true})
					})
				}
			}
		}
	}
}

// cornersOf are the corners of a tile on the paper, in millimetres.
func cornersOf(a *Artist, c Cutting, f Frame) []point {
	var corners []point
	for side := range a.shape.sides {
		p := a.shape.side(f, side).at(point{a.shape.half(0), 0})
		corners = append(corners, point{p.x * c.Width / pitch, p.y * c.Width / pitch})
	}
	return corners
}

func TestEveryTileIsOnPaperOnce(t *testing.T) {
	cuttings(t, func(a *Artist, c Cutting) {
		next := 0
		for _, laid := range a.spread(c) {
			assert.NotEmpty(t, laid)
			for i, l := range laid {
				assert.Equal(t, next, l.tile)
				next++
				for _, p := range cornersOf(a, c, l.frame) {
					assert.GreaterOrEqual(t, p.x, tilesAt-1e-6)
					assert.LessOrEqual(t, p.x, c.Paper.Width-tilesAt+1e-6)
					assert.GreaterOrEqual(t, p.y, tilesAt-1e-6)
					assert.LessOrEqual(t, p.y, c.Paper.Height-tilesAt+1e-6)
				}
				for _, other := range laid[:i] {
					apart := math.Hypot(other.frame.X-l.frame.X, other.frame.Y-l.frame.Y)
					assert.GreaterOrEqual(t, apart, 2*a.shape.inradius-1e-6, "tiles do not overlap")
				}
			}
		}
		assert.Equal(t, len(a.puzzle.Tiles()), next)
	})
}

// TestBacksLieBehindTheirTiles: turned over, each back has the same corners and the same top.
func TestBacksLieBehindTheirTiles(t *testing.T) {
	cuttings(t, func(a *Artist, c Cutting) {
		for _, laid := range a.spread(c) {
			for _, l := range laid {
				back := behind(c, l.frame)
				corners := cornersOf(a, c, back)
				for _, p := range cornersOf(a, c, l.frame) {
					assert.Condition(t, func() bool {
						for _, q := range corners {
							if math.Hypot(c.Paper.Width-p.x-q.x, p.y-q.y) < 1e-6 {
								return true
							}
						}
						return false
					}, "a corner of tile %d at %v", l.tile, p)
				}
				// A mirror image keeps the top only if that is straight up or down.
				up := Frame{Angle: l.frame.Angle - a.heading()}.at(point{0, -1})
				assert.InDelta(t, 0, up.x, 1e-6)
			}
		}
	})
}

func TestPagesToCutOut(t *testing.T) {
	for _, row := range []struct {
		scene string
		c     Cutting
		pages int
	}{
		{"dogs", Cutting{Papers()["a4"], 50, false}, 1},
		{"dogs", Cutting{Papers()["letter"], 60, true}, 2},
		{"dogs", Cutting{Papers()["a4"], 70, true}, 4},
		{"tough", Cutting{Papers()["letter"], 50, false}, 1},
		{"hexagons", Cutting{Papers()["a4"], 50, true}, 2},
		{"triangles, framed", Cutting{Papers()["a4"], 50, true}, 2},
		{"hexagons, framed", Cutting{Papers()["letter"], 70, false}, 4},
	} {
		b := scenes(t)[row.scene]
		pages := New(b.Puzzle(), b.Puzzle().Grid().Name).Cut(row.c)
		assert.Equal(t, row.pages, len(pages), row.scene)
		for _, page := range pages {
			checkDocument(t, page)
		}
	}
	dogs := scenes(t)["dogs"].Puzzle()
	matchesGolden(t, "cut-front.svg", New(dogs, "dogs").Cut(Cutting{Papers()["a4"], 50, true})[0])
	matchesGolden(t, "cut-back.svg", New(dogs, "dogs").Cut(Cutting{Papers()["a4"], 50, true})[1])
	triangles := scenes(t)["triangles"].Puzzle()
	matchesGolden(t, "cut-triangles.svg", New(triangles, Suits).Cut(Cutting{Papers()["letter"], 50, true})[0])
	matchesGolden(t, "cut-triangles-back.svg", New(triangles, Suits).Cut(Cutting{Papers()["letter"], 50, true})[1])
	matchesGolden(t, "cut-hexagons.svg", New(scenes(t)["hexagons"].Puzzle(), Plain).Cut(Cutting{Papers()["letter"], 40, true})[0])
}
