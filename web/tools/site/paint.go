package main

import (
	"image"
	"image/color"
	"math"
	"slices"
)

// point is a place on the picture, in pixels.
type point struct{ x, y float64 }

// contour is a closed line.
type contour []point

// rule says what is inside contours that cross: what they go around at all, or an odd number of times.
type rule int

const (
	nonZero rule = iota
	evenOdd
)

// rows is how many samples of a pixel's height are taken. Its width is measured exactly.
const rows = 5

// crossing is where a contour crosses a row of samples, and in which direction.
type crossing struct {
	x    float64
	wind int
}

// fill paints what lies inside the contours.
func fill(picture *image.RGBA, contours []contour, inside rule, paint color.NRGBA) {
	if paint.A == 0 {
		return
	}
	box := bounds(contours).Intersect(picture.Rect)
	crossings := make([][]crossing, box.Dy()*rows)
	for _, line := range contours {
		for i, to := range line {
			cross(crossings, line[(i+len(line)-1)%len(line)], to, box.Min)
		}
	}
	covered := make([]float64, box.Dx()+1)
	for y := range box.Dy() {
		clear(covered)
		for _, row := range crossings[y*rows : (y+1)*rows] {
			cover(covered, row, inside)
		}
		for x, share := range covered[:box.Dx()] {
			if share > 0 {
				blend(picture, box.Min.X+x, box.Min.Y+y, paint, min(share/rows, 1))
			}
		}
	}
}

// bounds are the pixels that the contours reach.
func bounds(contours []contour) image.Rectangle {
	least, most := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, line := range contours {
		for _, p := range line {
			least = point{min(least.x, p.x), min(least.y, p.y)}
			most = point{max(most.x, p.x), max(most.y, p.y)}
		}
	}
	if least.x > most.x {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(least.x)), int(math.Floor(least.y)), int(math.Ceil(most.x)), int(math.Ceil(most.y)))
}

// cross notes where a line crosses the rows of samples below and right of a corner.
func cross(rowsOf [][]crossing, from, to point, corner image.Point) {
	wind := 1
	if from.y > to.y {
		from, to, wind = to, from, -1
	}
	// Samples lie in the middle of their rows: at (i + 0.5) / rows.
	left, top := float64(corner.X), float64(corner.Y)
	at := func(y float64) int { return int(math.Ceil((y-top)*rows - 0.5)) }
	for i := max(0, at(from.y)); i < min(len(rowsOf), at(to.y)); i++ {
		y := top + (float64(i)+0.5)/rows
		x := from.x + (y-from.y)/(to.y-from.y)*(to.x-from.x)
		rowsOf[i] = append(rowsOf[i], crossing{x - left, wind})
	}
}

// cover adds to each pixel the share of it that is inside on one row of samples.
func cover(covered []float64, row []crossing, inside rule) {
	slices.SortFunc(row, func(a, b crossing) int {
		if a.x < b.x {
			return -1
		}
		return 1
	})
	around := 0
	for i, c := range row {
		around += c.wind
		if around == 0 || inside == evenOdd && around%2 == 0 || i+1 == len(row) {
			continue
		}
		span(covered, c.x, row[i+1].x)
	}
}

// span covers the pixels of a row from x to x.
func span(covered []float64, from, to float64) {
	from, to = max(from, 0), min(to, float64(len(covered)-1))
	if from >= to {
		return
	}
	first, last := int(from), int(to)
	if first == last {
		covered[first] += to - from
		return
	}
	covered[first] += float64(first+1) - from
	for x := first + 1; x < last; x++ {
		covered[x]++
	}
	covered[last] += to - float64(last)
}

// blend paints a share of a pixel, on a picture without transparency.
func blend(picture *image.RGBA, x, y int, paint color.NRGBA, share float64) {
	share *= float64(paint.A) / 255
	at := picture.PixOffset(x, y)
	for i, part := range [3]uint8{paint.R, paint.G, paint.B} {
		before := float64(picture.Pix[at+i])
		picture.Pix[at+i] = uint8(math.Round(before + (float64(part)-before)*share))
	}
}
