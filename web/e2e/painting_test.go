//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"image/color"
	"image/png"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestBoardIsPaintedAsItIsDrawn: while a search rushes on, its board is a canvas, and looks
// as the elements do that come back once it rests.
func TestBoardIsPaintedAsItIsDrawn(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name string
		v    visit
		step int // at which there is much to be seen
	}{
		{"motifs", visit{Hash: "#" + toughOne, Width: 390, Height: 844, Touch: true}, 60},
		{"dark", visit{Hash: "#" + toughOne, Dark: true}, 25},
		{"clues and letters", visit{Hash: "#" + toughOne + "&clues=0.0.0"}, 14},
		{"dogs", visit{Hash: "#" + hundeSpiel + "&art=dogs&motifs=B:brown.G:grey.S:spotted.U:umber"}, 30},
		{"hexagons", visit{Hash: "#" + nuts}, 40},
		{"triangles", visit{Hash: "#" + shards}, 30},
		{"a frame", visit{Hash: framedSix(t)}, 30},
		{"small", visit{Hash: crowd, Width: 390, Height: 844, Touch: true}, 150},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := open(t, row.v).Ready()
			p.Set("letters", "true")
			p.Click(watchTab)
			p.UntilText(`[data-part="caption"]`, "Search · step 0")
			p.Fill("#watch-at", fmt.Sprint(row.step))
			p.UntilText(`[data-part="caption"]`, fmt.Sprintf("step %d", row.step))
			p.Fill("#watch-pace", "2")
			p.Click(watched + ` [data-action="watch-play"]`)
			p.Until(fmt.Sprintf(`document.querySelector(".painted") !== null && Number(document.querySelector("#watch-at").value) > %d`, row.step))
			p.Click(watched + ` [data-action="watch-play"]`)
			p.Until(`!document.querySelector(".painted") && !document.body.classList.contains("rushing")`)
			class := func(change string) {
				eval[any](p, `void document.querySelector('[data-part="board"]').classList.`+change+`("painted")`)
			}
			drawn := p.picture(".lens")
			class("add")
			painted := p.picture(".lens")
			class("remove")
			others := func() int { return otherDots(small(t, drawn), small(t, painted)) }
			// A step that comes in with the pause is drawn, and was never painted.
			if others() > goldenMost {
				at := eval[float64](p, `Number(document.querySelector("#watch-at").value)`)
				p.Click(watched + ` [data-action="watch-back"]`)
				p.UntilText(`[data-part="caption"]`, fmt.Sprintf("step %.0f", at-1))
				drawn = p.picture(".lens")
			}
			assert.LessOrEqual(t, others(), goldenMost, "dots that look otherwise")
			assert.InDeltaSlice(t, p.arrows(drawn), p.arrows(painted), 14, "how dark it is where arrows tell the top of a tile")
			p.Follow("#grid=2x1&tiles=ABab.ABab&end=1")
			p.Until(`document.querySelectorAll('[data-part="board"] .cell').length === 2`)
			assert.Equal(t, 1, p.Count(`[data-part="board"] svg.picture`), "another puzzle takes its place")
		})
	}
}

// arrows is how dark it is, in a picture of the board, where its arrows lie.
func (p *page) arrows(text []byte) (dark []float64) {
	p.t.Helper()
	picture, err := png.Decode(bytes.NewReader(text))
	require.NoError(p.t, err)
	for _, box := range eval[[][]int](p, `(() => {
		const from = document.querySelector(".lens").getBoundingClientRect();
		return [...document.querySelectorAll(".picture .tile .mark")].map((mark) => mark.getBoundingClientRect()).filter(({ width }) => width > 0)
			.map(({ left, top, right, bottom }) => [left - from.left - 1, top - from.top - 1, right - from.left + 2, bottom - from.top + 2].map(Math.round));
	})()`) {
		sum, count := 0, 0
		for y := box[1]; y < box[3]; y++ {
			for x := box[0]; x < box[2]; x++ {
				sum += 255 - int(color.GrayModel.Convert(picture.At(x, y)).(color.Gray).Y)
				count++
			}
		}
		dark = append(dark, float64(sum)/float64(count))
	}
	return dark
}
