//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestGuidesArePrinted cuts printed tiles out of the picture of their sheet and lays them by the printed guide
// alone. Lengths are in units of a hundredth of a tile's width.

// A guideCell is a cell of the printed guide: the number of its tile, the direction of the arrow in
// degrees, and the cell's column and row.
type guideCell struct {
	Number      int
	Arrow       float64
	Column, Row int
}

// A sheet is the picture of printed tiles and the middle of each tile in it, by number.
type sheet struct {
	picture image.Image
	dots    float64 // per unit
	middles []point
}

// inReadingOrder are the cells of the guide in the order in which they are printed.
func (p *page) inReadingOrder() []guideCell {
	p.t.Helper()
	return eval[[]guideCell](p, `(() => {
		const cells = [...document.querySelectorAll(".laying td:not(.off)")].map((td) => ({ td, box: td.getBoundingClientRect() }));
		const ranks = (values) => [...new Set(values.map((value) => Math.round(value / 4)))].sort((a, b) => a - b);
		const [xs, ys] = [ranks(cells.map(({ box }) => box.x)), ranks(cells.map(({ box }) => box.y))];
		return cells.map(({ td, box }) => ({
			Number: Number(td.querySelector("b").lastChild.textContent),
			Arrow: Number(/rotate\((.*)\)/.exec(td.querySelector(".arrow path").getAttribute("transform"))[1]),
			Column: xs.indexOf(Math.round(box.x / 4)),
			Row: ys.indexOf(Math.round(box.y / 4)),
		}));
	})()`)
}

// printSheet prints the tiles for cutting and sorts them as they are numbered, row by row.
func (p *page) printSheet() sheet {
	p.t.Helper()
	const dots = 3
	eval[bool](p, `!(globalThis.last = null)`)
	p.Click(`[data-action="share"]`)
	p.Click(`[data-action="cut"]`)
	p.Until(`last && document.querySelectorAll('[data-part="cut-pages"] img').length === 1`)
	text := eval[string](p, "last.text()", chromedp.EvalAwaitPromise)
	outlines := regexp.MustCompile(`href="#cut" transform="translate\(([\d.]+) ([\d.]+)\)`).FindAllStringSubmatch(text, -1)
	found := sheet{dots: dots}
	for _, at := range outlines {
		x, _ := strconv.ParseFloat(at[1], 64)
		y, _ := strconv.ParseFloat(at[2], 64)
		found.middles = append(found.middles, point{x, y})
	}
	slices.SortStableFunc(found.middles, func(a, b point) int {
		if math.Abs(a.y-b.y) > 1 {
			return int(a.y - b.y)
		}
		return int(a.x - b.x)
	})
	address := eval[string](p, fmt.Sprintf(`(async () => {
		const picture = document.querySelector('[data-part="cut-pages"] img');
		await picture.decode();
		const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(await last.text()).map(Number);
		const canvas = Object.assign(document.createElement("canvas"), { width: width * %[1]d, height: height * %[1]d });
		const context = canvas.getContext("2d");
		context.fillStyle = "white";
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.drawImage(picture, 0, 0, canvas.width, canvas.height);
		return canvas.toDataURL();
	})()`, dots), chromedp.EvalAwaitPromise)
	raw, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(address, "data:image/png;base64,"))
	require.NoError(p.t, err)
	found.picture, err = png.Decode(bytes.NewReader(raw))
	require.NoError(p.t, err)
	p.Click(`[data-dialog="cut"] [data-action="close"]`)
	return found
}

// at is the shade of a turned tile at a place relative to its middle.
func (s sheet) at(number int, turned float64, beside point) float64 {
	sin, cos := math.Sincos(-turned * math.Pi / 180)
	middle := s.middles[number-1]
	return grey(s.picture, (middle.x+beside.x*cos-beside.y*sin)*s.dots, (middle.y+beside.x*sin+beside.y*cos)*s.dots)
}

// grey is the shade of a dot, from 0 to 255.
func grey(picture image.Image, x, y float64) float64 {
	return float64(color.GrayModel.Convert(picture.At(int(x), int(y))).(color.Gray).Y)
}

// apart is the mean difference in shade between a tile, turned, and what the board shows around a
// middle. It leaves out the number in the middle of the tile, and its border.
func (s sheet) apart(number int, turned float64, board image.Image, middle point, dots float64) float64 {
	sum, count := 0., 0.
	for r := 16.; r <= 42; r += 2 {
		for degrees := 0.; degrees < 360; degrees += 5 {
			sin, cos := math.Sincos(degrees * math.Pi / 180)
			beside := point{r * cos, r * sin}
			sum += math.Abs(s.at(number, turned, beside) - grey(board, middle.x+beside.x*dots, middle.y+beside.y*dots))
			count++
		}
	}
	return sum / count
}

// seamsAreJoined waits until one picture joins each seam of the solved board.
func (p *page) seamsAreJoined(seams int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`document.querySelectorAll("g.joins > g").length === %d`, seams))
	assert.Zero(p.t, p.Count("g.tears > g"))
}

// printedTilesAreLaidByThePrintedGuide and form the solved board, cell by cell.
func (p *page) printedTilesAreLaidByThePrintedGuide() {
	t := p.t
	t.Helper()
	for _, row := range []struct {
		name, hash, verdict string
		tiles, seams        int
		turn                float64
		across, down        float64 // from one column, or row, to the next
	}{
		{"nine squares", firstPublished, "Two solutions", 9, 12, 90, 100, 100},
		{"seven hexagons", "#" + nuts, "One solution", 7, 12, 60, 100 * math.Sqrt(3) / 2, 50},
	} {
		p.Paper(false)
		p.Follow(row.hash)
		p.lay(row.tiles)
		printed := p.printSheet()
		require.Len(t, printed.middles, row.tiles)
		p.SolveAll(row.verdict)
		p.Until(`document.querySelectorAll('svg.picture g.tiles > .tile:not(.loose)').length >= ` + strconv.Itoa(row.tiles))
		p.Until(`document.querySelector("svg.picture").getAnimations({ subtree: true }).length === 0`)
		p.seamsAreJoined(row.seams)
		frame := p.boxOf("svg.picture")
		board, err := png.Decode(bytes.NewReader(p.picture("svg.picture")))
		require.NoError(t, err)
		dots := eval[float64](p, `document.querySelector("svg.picture").getScreenCTM().a`)
		lies := make([]point, row.tiles)
		for tile := range lies {
			at := eval[[]float64](p, fmt.Sprintf(`(({ e, f }) => [e, f])(document.querySelector('svg.picture [data-lies="%d"]').getScreenCTM())`, tile))
			lies[tile] = point{at[0] - frame.Left, at[1] - frame.Top}
		}

		p.Paper(true)
		guide := p.inReadingOrder()
		require.Len(t, guide, row.tiles)
		first := guide[0]
		for _, cell := range guide {
			from, at := lies[first.Number-1], lies[cell.Number-1]
			assert.InDelta(t, float64(cell.Column-first.Column)*row.across, (at.x-from.x)/dots, 1, "%s: tile %d, from the left", row.name, cell.Number)
			assert.InDelta(t, float64(cell.Row-first.Row)*row.down, (at.y-from.y)/dots, 1, "%s: tile %d, from the top", row.name, cell.Number)
			assert.Less(t, printed.apart(cell.Number, cell.Arrow, board, at, dots), 8., "%s: tile %d looks as on the board", row.name, cell.Number)
			assert.Greater(t, printed.apart(cell.Number, cell.Arrow+row.turn, board, at, dots), 12., "%s: tile %d would not if it were turned", row.name, cell.Number)
		}
		p.printsPages(row.name, 1, "Letter")
	}
	p.Paper(false)
}
