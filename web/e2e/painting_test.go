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

// TestBoardIsPaintedAsItIsDrawn: while a search plays fast, its board is a canvas. It must look like
// the elements that replace it when the search pauses.
func TestBoardIsPaintedAsItIsDrawn(t *testing.T) {
	phone := visit{Width: 390, Height: 844, Touch: true, Dark: true}
	var p *page
	for _, b := range []struct {
		v          visit
		name, hash string
		cells      int
		step       int // a step with much to see
	}{
		{visit{}, "clues and letters", "#" + toughOne + "&clues=0.0.0", 9, 14},
		{visit{}, "dogs", "#" + hundeSpiel + "&art=dogs&motifs=B:brown.G:grey.S:spotted.U:umber", 9, 30},
		{visit{}, "hexagons", "#" + nuts, 7, 40},
		{visit{}, "triangles", "#" + shards, 9, 30},
		{visit{}, "a frame", framedSix(t), 36, 30},
		{phone, "motifs", "#" + toughOne, 9, 60},
		{phone, "small", "#" + official(t).Link(), 256, 150},
	} {
		if p == nil {
			b.v.Hash = b.hash
			p = open(t, b.v).Ready()
			p.Set("letters", "true")
		} else {
			before := p.Hash()
			p.dress(b.v)
			p.Follow(b.hash)
			p.Until(fmt.Sprintf(`document.body.dataset.tab === "play" && location.hash.endsWith("&end=1") && location.hash !== %q`, before))
		}
		p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="board"] .cell').length === %d`, b.cells))
		assert.Equal(t, 1, p.Count(`[data-part="board"] svg.picture`), "another puzzle takes the place of the last")
		p.checkPainted(b.name, b.step)
	}
}

// checkPainted plays the search of the current puzzle from this step on until its board is painted,
// and compares the canvas with the elements after the pause.
func (p *page) checkPainted(name string, step int) {
	p.t.Helper()
	p.Click(watchTab)
	p.UntilText(`[data-part="caption"]`, "Search · step 0")
	p.Fill("#watch-at", fmt.Sprint(step))
	p.UntilText(`[data-part="caption"]`, fmt.Sprintf("step %d", step))
	p.Fill("#watch-pace", "2")
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(fmt.Sprintf(`document.querySelector(".painted") !== null && Number(document.querySelector("#watch-at").value) > %d`, step))
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(`!document.querySelector(".painted") && !document.body.classList.contains("rushing")`)
	class := func(change string) {
		eval[any](p, `void document.querySelector('[data-part="board"]').classList.`+change+`("painted")`)
	}
	drawn := p.picture(".lens")
	class("add")
	painted := p.picture(".lens")
	class("remove")
	others := func() int { return otherDots(small(p.t, drawn), small(p.t, painted)) }
	// The elements may show a few steps later than the last frame of the canvas: step back to it.
	at := eval[int](p, `Number(document.querySelector("#watch-at").value)`)
	for n := at - 1; others() > goldenMost && n > at-10; n-- {
		p.Click(watched + ` [data-action="watch-back"]`)
		p.UntilText(`[data-part="caption"]`, fmt.Sprintf("step %d", n))
		drawn = p.picture(".lens")
	}
	assert.LessOrEqual(p.t, others(), goldenMost, "%s: dots that look otherwise", name)
	assert.InDeltaSlice(p.t, p.arrows(drawn), p.arrows(painted), 14, "%s: how dark it is where arrows tell the top of a tile", name)
}

// arrows is how dark a picture of the board is at each of its arrows.
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
