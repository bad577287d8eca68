package puzzle

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// families are grids of every family, from the smallest to the largest.
var families = []string{
	"1x1", "2x1", "1x4", "2x2", "3x3", "4x2", "16x16", "32x32",
	"hex1", "hex2", "hex3", "hex4", "hex18",
	"tri1", "tri2", "tri3", "tri4", "tri32",
}

func eachGrid(t *testing.T, check func(t *testing.T, grid *Grid)) {
	t.Helper()
	for _, name := range families {
		t.Run(name, func(t *testing.T) {
			grid, err := GridNamed(name)
			require.NoError(t, err)
			check(t, grid)
		})
	}
}

func TestAGridKnowsItsName(t *testing.T) {
	for _, name := range families {
		grid, err := GridNamed(name)
		require.NoError(t, err)
		assert.Equal(t, name, grid.Name)
	}
}

func TestTouchingIsMutual(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		assert.LessOrEqual(t, len(grid.Cells), MaxCells)
		rims := 0
		for cell := range grid.Cells {
			require.Len(t, grid.Cells[cell].Beyond, grid.Sides)
			for side, beyond := range grid.Cells[cell].Beyond {
				if beyond == Rim {
					rims++
					continue
				}
				assert.NotEqual(t, cell, beyond.Cell)
				assert.Equal(t, Seat{cell, side}, grid.Cells[beyond.Cell].Beyond[beyond.Side])
			}
		}
		assert.Equal(t, len(grid.Cells)*grid.Sides, rims+2*len(grid.Seams))
	})
}

func TestEverySeamStandsOnce(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		seams := map[Seam]bool{}
		for _, seam := range grid.Seams {
			assert.Less(t, seam.A.Cell, seam.B.Cell)
			assert.Equal(t, seam.B, grid.Cells[seam.A.Cell].Beyond[seam.A.Side])
			seams[seam] = true
		}
		assert.Len(t, seams, len(grid.Seams))
	})
}

// heading is the direction of a side of a cell, in degrees clockwise from the top.
func heading(grid *Grid, seat Seat) float64 {
	return grid.Cells[seat.Cell].Heading + float64(seat.Side)*360/float64(grid.Sides)
}

func TestSidesThatTouchLieOnOneLine(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		for _, seam := range grid.Seams {
			a, b := grid.Cells[seam.A.Cell], grid.Cells[seam.B.Cell]
			assert.InDelta(t, 2*grid.Inradius, math.Hypot(b.X-a.X, b.Y-a.Y), 1e-9, "the centres are two inradii apart")
			sin, cos := math.Sincos(heading(grid, seam.A) * math.Pi / 180)
			assert.InDelta(t, a.X+2*grid.Inradius*sin, b.X, 1e-9, "the neighbour lies where the side points")
			assert.InDelta(t, a.Y-2*grid.Inradius*cos, b.Y, 1e-9)
			assert.InDelta(t, 180, math.Mod(heading(grid, seam.B)-heading(grid, seam.A)+720, 360), 1e-9, "the sides face each other")
		}
	})
}

func TestCellsThatDoNotTouchLieFurtherApart(t *testing.T) {
	for _, name := range []string{"3x3", "hex3", "tri4"} {
		grid, err := GridNamed(name)
		require.NoError(t, err)
		near := 0
		for i, a := range grid.Cells {
			for _, b := range grid.Cells[i+1:] {
				if math.Hypot(b.X-a.X, b.Y-a.Y) < 2*grid.Inradius+1e-9 {
					near++
				}
			}
		}
		assert.Equal(t, len(grid.Seams), near, name)
	}
}

func TestCellsStandInReadingOrder(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		lowest, bottom := math.Inf(-1), math.Inf(-1) // of the rows above, and of this row
		for i, cell := range grid.Cells {
			switch {
			case i == 0:
				assert.Equal(t, [2]int{0, 0}, [2]int{cell.Row, cell.Column})
			case cell.Row == grid.Cells[i-1].Row:
				assert.Equal(t, grid.Cells[i-1].Column+1, cell.Column)
				assert.Greater(t, cell.X, grid.Cells[i-1].X)
			default:
				assert.Equal(t, [2]int{grid.Cells[i-1].Row + 1, 0}, [2]int{cell.Row, cell.Column})
				lowest = bottom
			}
			assert.Greater(t, cell.Y, lowest, "below the rows before")
			bottom = max(bottom, cell.Y)
		}
	})
}

// The farthest point of a cell is its corner, whose distance is the inradius divided by the
// cosine of half a side's angle.
func TestThePictureBeginsAtTheOrigin(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		left, top := math.Inf(1), math.Inf(1)
		for _, cell := range grid.Cells {
			for corner := range grid.Sides {
				angle := (cell.Heading + (float64(corner)+0.5)*360/float64(grid.Sides)) * math.Pi / 180
				away := grid.Inradius / math.Cos(math.Pi/float64(grid.Sides))
				left = min(left, cell.X+away*math.Sin(angle))
				top = min(top, cell.Y-away*math.Cos(angle))
			}
		}
		assert.InDelta(t, 0, left, 1e-9)
		assert.InDelta(t, 0, top, 1e-9)
	})
}

func turned(grid *Grid, turn BoardTurn, seat Seat) Seat {
	if seat == Rim {
		return Rim
	}
	return Seat{turn.To[seat.Cell], (seat.Side + turn.By) % grid.Sides}
}

func TestABoardTurnKeepsWhatTouches(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		for _, turn := range grid.Turns {
			for cell := range grid.Cells {
				for side, beyond := range grid.Cells[cell].Beyond {
					to := turned(grid, turn, Seat{cell, side})
					assert.Equal(t, turned(grid, turn, beyond), grid.Cells[to.Cell].Beyond[to.Side])
				}
			}
		}
	})
}

func TestABoardTurnIsClockwiseAboutTheMiddle(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		var x, y float64
		for _, cell := range grid.Cells {
			x += cell.X / float64(len(grid.Cells))
			y += cell.Y / float64(len(grid.Cells))
		}
		for _, turn := range grid.Turns {
			sin, cos := math.Sincos(float64(turn.By) * 2 * math.Pi / float64(grid.Sides))
			for cell, from := range grid.Cells {
				to := grid.Cells[turn.To[cell]]
				assert.InDelta(t, x+(from.X-x)*cos-(from.Y-y)*sin, to.X, 1e-9)
				assert.InDelta(t, y+(from.X-x)*sin+(from.Y-y)*cos, to.Y, 1e-9)
				assert.InDelta(t, from.Heading, to.Heading, 1e-9, "an unturned tile lies there turned by exactly these steps")
			}
		}
	})
}

func TestBoardTurnsAreAGroup(t *testing.T) {
	eachGrid(t, func(t *testing.T, grid *Grid) {
		turns := map[int]BoardTurn{}
		for _, turn := range grid.Turns {
			turns[turn.By] = turn
		}
		require.Len(t, turns, len(grid.Turns), "every turn by another angle")
		assert.Zero(t, grid.Turns[0].By, "the first moves nothing")
		for _, one := range grid.Turns {
			for _, other := range grid.Turns {
				both, is := turns[(one.By+other.By)%grid.Sides]
				require.True(t, is)
				for cell := range grid.Cells {
					assert.Equal(t, both.To[cell], other.To[one.To[cell]])
				}
			}
		}
	})
}

func TestGridNamed(t *testing.T) {
	for _, row := range []struct{ name, want string }{
		{"33x33", "grid-size, found=33x33, least=1x1, most=32x32"},
		{"0x3", "grid-size, found=0x3, least=1x1, most=32x32"},
		{"3x99999999999999999999", "grid-size, found=3x99999999999999999999, least=1x1, most=32x32"},
		{"hex0", "grid-size, found=hex0, least=hex1, most=hex18"},
		{"hex19", "grid-size, found=hex19, least=hex1, most=hex18"},
		{"tri0", "grid-size, found=tri0, least=tri1, most=tri32"},
		{"tri33", "grid-size, found=tri33, least=tri1, most=tri32"},
		{"", "grid-unknown, found="},
		{"3", "grid-unknown, found=3"},
		{"3x", "grid-unknown, found=3x"},
		{"3x3x3", "grid-unknown, found=3x3x3"},
		{"+3x3", "grid-unknown, found=+3x3"},
		{"03x3", "grid-unknown, found=03x3"},
		{"3X3", "grid-unknown, found=3X3"},
		{"hex", "grid-unknown, found=hex"},
		{"hex02", "grid-unknown, found=hex02"},
		{"hex2x2", "grid-unknown, found=hex2x2"},
		{"tri-1", "grid-unknown, found=tri-1"},
		{"Tri2", "grid-unknown, found=Tri2"},
		{"circle", "grid-unknown, found=circle"},
	} {
		_, err := GridNamed(row.name)
		assert.EqualError(t, err, row.want)
	}
}
