package draw

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

func assertClose(t *testing.T, want, got point, why string) {
	t.Helper()
	assert.InDelta(t, want.x, got.x, 1e-6, why)
	assert.InDelta(t, want.y, got.y, 1e-6, why)
}

// Two frames are the same if they map points to the same places.
func assertSameFrame(t *testing.T, want, got Frame, why string) {
	t.Helper()
	for _, p := range []point{{0, 0}, {10, 0}, {0, 10}} {
		assertClose(t, want.at(p), got.at(p), why)
	}
}

func grids(t *testing.T) map[string]*puzzle.Grid {
	grids := map[string]*puzzle.Grid{}
	for _, name := range []string{"3x3", "hex3", "tri4"} {
		grid, err := puzzle.GridNamed(name)
		require.NoError(t, err)
		grids[name] = grid
	}
	return grids
}

func TestBothSidesOfASeamFaceEachOther(t *testing.T) {
	for name, grid := range grids(t) {
		s := shapeOf(grid)
		for _, seam := range grid.Seams {
			a := s.side(cellFrame(grid.Cells[seam.A.Cell]), seam.A.Side)
			b := s.side(cellFrame(grid.Cells[seam.B.Cell]), seam.B.Side)
			b.Angle += 180
			assertSameFrame(t, a, b, name)
		}
	}
}

func TestTurnedTilesSidesLieOnItsCellsSides(t *testing.T) {
	for name, grid := range grids(t) {
		s := shapeOf(grid)
		for _, cell := range grid.Cells {
			for turn := range grid.Sides {
				tile := lain{frame: cellFrame(cell), turn: turn}.turned(s)
				for side := range grid.Sides {
					assertSameFrame(t, s.side(cellFrame(cell), (side+turn)%grid.Sides), s.side(tile, side), name)
				}
			}
		}
	}
}

func TestLayoutHoldsEveryCell(t *testing.T) {
	for name, b := range scenes(t) {
		a := New(b.Puzzle(), Suits)
		layout := a.Layout()
		assert.Len(t, layout.Cells, len(b.Puzzle().Grid().Cells))
		assert.Len(t, layout.Seams, len(b.Puzzle().Grid().Seams))
		box := layout.ViewBox
		for _, cell := range layout.Cells {
			for _, p := range a.shape.outline(0, 0, nil).flattened() {
				p = cell.Frame.at(p)
				assert.GreaterOrEqual(t, p.x-box.X, a.tabs()-1e-6, name)
				assert.GreaterOrEqual(t, p.y-box.Y, a.tabs()-1e-6, name)
				assert.GreaterOrEqual(t, box.X+box.Width-p.x, a.tabs()-1e-6, name)
				assert.GreaterOrEqual(t, box.Y+box.Height-p.y, a.tabs()-1e-6, name)
			}
		}
		for i, seam := range layout.Seams {
			assertSameFrame(t, layout.Cells[seam.A.Cell].Sides[seam.A.Side].Frame, seam.Frame, name)
			assert.Equal(t, Seat(b.Puzzle().Grid().Seams[i].B), seam.B)
		}
	}
}

func TestCardIsTheInsetCell(t *testing.T) {
	nine, err := puzzle.Square(1, 1)
	require.NoError(t, err)
	s := shapeOf(nine)
	for _, p := range s.outline(gap, s.corner, nil).flattened() {
		assert.LessOrEqual(t, math.Abs(p.x), 49+1e-9)
		assert.LessOrEqual(t, math.Abs(p.y), 49+1e-9)
	}
	assert.InDelta(t, 43, s.straight(), 1e-9)
}

func TestALooseTriangleAndItsMarkPointUp(t *testing.T) {
	a := New(scenes(t)["triangles"].Puzzle(), Plain)
	assert.Equal(t, 60., a.heading())
	assert.Contains(t, a.Symbols(), `id="mark" class="mark" transform="rotate(-60)"`, "in the tile, whose side 0 is the right one")
	lowest, highest := point{}, point{}
	for _, step := range a.shape.outline(0, 0, nil) {
		p := Frame{Angle: a.heading()}.at(step.to)
		if p.y < highest.y {
			highest = p
		}
		lowest.y = max(lowest.y, p.y)
	}
	assertClose(t, point{0, -2 * a.shape.inradius}, highest, "a corner above the middle")
	assert.InDelta(t, a.shape.inradius, lowest.y, 1e-9, "a side below it")
}

func TestLooseTilesLieApart(t *testing.T) {
	for name, b := range scenes(t) {
		for _, set := range []string{Plain, Suits} {
			a := New(b.Puzzle(), set)
			places := regexp.MustCompile(`<use href="#tile-\d+" transform="translate\(([-.\d]+) ([-.\d]+)\)`).FindAllStringSubmatch(a.Loose(3, Options{}), -1)
			var xs, ys []float64
			for _, place := range places {
				x, _ := strconv.ParseFloat(place[1], 64)
				y, _ := strconv.ParseFloat(place[2], 64)
				xs, ys = append(xs, x), append(ys, y)
			}
			outline := boxAround(polygonOf(a), 0)
			for i := range xs {
				for k := range i {
					dx, dy := math.Abs(xs[i]-xs[k]), math.Abs(ys[i]-ys[k])
					assert.True(t, dx >= outline.Width+2*a.tabs()+11 || dy >= outline.Height+2*a.tabs()+11, "%s, %s: tiles %d and %d", name, set, i, k)
				}
			}
		}
	}
}

// polygonOf is the corners of a loose tile.
func polygonOf(a *Artist) []point {
	var corners []point
	for _, step := range a.shape.outline(0, 0, nil) {
		corners = append(corners, Frame{Angle: a.heading()}.at(step.to))
	}
	return corners
}

// withinLimits asserts that a half of a motif, including its stroke, leaves its neighbours room.
func withinLimits(t *testing.T, points []point, stroke float64, why any) {
	t.Helper()
	for _, p := range points {
		x, y := math.Abs(p.x)+stroke/2, p.y+stroke/2
		assert.LessOrEqual(t, y, 32., why)
		if p.y <= 20 {
			assert.LessOrEqual(t, x, 26., why)
		} else {
			assert.LessOrEqual(t, math.Abs(p.x), 46-p.y, why)
		}
	}
}

func TestPlainProfilesKeepTheLimits(t *testing.T) {
	for i, p := range profiles {
		profile := p.curve()
		withinLimits(t, profile.flattened(), strokeWidth, i)
		first, last := profile[0].to, profile[len(profile)-1].to
		assert.Equal(t, -first.x, last.x, "profile %d closes with its own half turn", i)
		assert.Zero(t, first.y, i)
		assert.Zero(t, last.y, i)
		assert.Equal(t, first.x, profile[1].to.x, "profile %d begins upright", i)
		assert.Equal(t, last.x, profile[len(profile)-2].to.x, "profile %d ends upright", i)
		width := last.x - first.x
		assert.GreaterOrEqual(t, width, 30., i)
		assert.LessOrEqual(t, width, 44., i)
	}
}

func TestPlainWindowsLieInsideTheirShapes(t *testing.T) {
	for i, p := range profiles {
		profile := p.curve()
		outer := profile.flattened()
		for _, p := range inset(outer, strokeWidth/2.+band) {
			assert.True(t, holds(outer, p), "profile %d at %v", i, p)
			assert.GreaterOrEqual(t, p.y, strokeWidth/2.+band-1e-6, i)
		}
	}
}

// holds reports whether a polygon contains a point, by counting crossings.
func holds(polygon []point, p point) bool {
	inside := false
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(b.x-a.x)*(p.y-a.y)/(b.y-a.y) {
			inside = !inside
		}
	}
	return inside
}

func TestPlainMotifsNeverLookAlike(t *testing.T) {
	motifs := make([]puzzle.Motif, 62)
	seen, fills := map[string]int{}, map[string]bool{}
	for i, work := range plainArtworks(motifs, shape{scale: 1}) {
		other, twice := seen[work.whole]
		assert.False(t, twice, "motifs %d and %d", i, other)
		seen[work.whole] = i
		// They must differ without colour, too.
		bare := regexp.MustCompile(`fill="[^"]*"`).ReplaceAllString(work.whole, "")
		assert.False(t, fills[bare], "motif %d is another in a different colour", i)
		fills[bare] = true
	}
}

func TestPlainWholeIsBothHalves(t *testing.T) {
	for i, p := range profiles {
		profile := p.curve()
		half := profile.from(gap)
		for k, s := range half {
			want := profile[k].to
			if k == 0 || k == len(half)-1 {
				want.y = gap // cut where the card starts, on the same line
			}
			assertClose(t, want, s.to, "profile")
		}
		uncut := plainArtwork(profile, lapis, 0, false, gap)
		turned := profile.mapped(func(p point) point { return point{-p.x, -p.y} })
		assert.Contains(t, uncut.whole, strings.TrimPrefix(turned[1:].String(), "M"), i)
		assert.Equal(t, uncut.head, uncut.tail, "an uncut motif shows the same on both tiles")
	}
}

func TestSuitsTabsFillBlanksExactly(t *testing.T) {
	for i, s := range suits {
		tab := s.tab.curve().mirrored()
		blank := tab.mapped(func(p point) point { return point{p.x, -p.y} })
		// Turned to face the tab, and reversed, the blank equals the tab.
		facing := blank.mapped(func(p point) point { return point{-p.x, -p.y} }).reversed()
		for k := range tab {
			assertClose(t, tab[k].to, facing[k].to, "suit")
			if tab[k].curved {
				assertClose(t, tab[k].a, facing[k].a, "suit")
				assertClose(t, tab[k].b, facing[k].b, "suit")
			}
		}
		for _, p := range tab.flattened() {
			assert.LessOrEqual(t, -p.y, float64(overhang)+1e-9, i)
			assert.LessOrEqual(t, math.Abs(p.x), 26., i)
		}
		// The cut at the card's edge lies on the curve itself.
		out, in := tab.from(gap), blank.from(gap)
		assert.Positive(t, out[0].to.y)
		assert.Positive(t, in[0].to.y)
		assert.InDelta(t, 0, area([]point{out[0].to, tab[0].to, tab[1].to}), 1e-9)
		assert.InDelta(t, 0, area([]point{in[0].to, blank[0].to, blank[1].to}), 1e-9)
	}
}

func TestIllustrationsArePlainElements(t *testing.T) {
	root := `^<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">`
	files, err := filepath.Glob("art/*/*.svg")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Regexp(t, root, string(text), file)
		for _, tag := range regexp.MustCompile(`<(\w+)`).FindAllStringSubmatch(string(text), -1) {
			assert.Contains(t, []string{"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}, tag[1], file)
		}
		for _, foreign := range []string{" id=", "style=", "class=", "href", "url(", "<!"} {
			assert.NotContains(t, string(text), foreign, file)
		}
	}
}

func TestNumbersAreBrief(t *testing.T) {
	for x, want := range map[float64]string{0: "0", -0.001: "0", 1: "1", 1.25: "1.25", -3.14159: "-3.14", 1e6: "1000000"} {
		assert.Equal(t, want, number(x))
	}
}
