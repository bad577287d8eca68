package main

import (
	"image"
	"image/color"
	"slices"
)

const (
	colours = 256 // that a picture may have whose pixels are a byte each
	bits    = 6   // of each part of a colour that are told apart: more nobody sees
)

// reduced is the picture with its commonest colours only, in which it weighs a third. A drawing has few,
// and many between them where they touch: of those the nearest common one is as good.
func reduced(picture *image.RGBA) *image.Paletted {
	count := make([]int, 1<<(3*bits))
	seen := make([]color.RGBA, len(count)) // the first of those that are not told apart
	var common []int
	for i := 0; i < len(picture.Pix); i += 4 {
		c := rough(picture.Pix[i:])
		if count[c] == 0 {
			common = append(common, c)
			seen[c] = color.RGBA{picture.Pix[i], picture.Pix[i+1], picture.Pix[i+2], 255}
		}
		count[c]++
	}
	slices.SortFunc(common, func(a, b int) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return a - b
	})
	kept := common[:min(len(common), colours)]
	var palette color.Palette
	for _, c := range kept {
		palette = append(palette, seen[c])
	}
	index := make([]uint8, len(count))
	for _, c := range common {
		index[c] = nearest(kept, c)
	}
	made := image.NewPaletted(picture.Rect, palette)
	for i := range made.Pix {
		made.Pix[i] = index[rough(picture.Pix[4*i:])]
	}
	return made
}

// rough is a number for a colour without the last bits of its parts.
func rough(pixel []uint8) int {
	const gone = 8 - bits
	return int(pixel[0]>>gone)<<(2*bits) | int(pixel[1]>>gone)<<bits | int(pixel[2]>>gone)
}

// part is the nth part of a colour from the right.
func part(c, n int) int { return c >> (n * bits) & (1<<bits - 1) }

// nearest is the index of the colour that differs least.
func nearest(kept []int, c int) (found uint8) {
	least := 1 << 30
	for i, k := range kept {
		apart := 0
		for n := range 3 {
			d := part(k, n) - part(c, n)
			apart += d * d
		}
		if apart < least {
			least, found = apart, uint8(i)
		}
	}
	return found
}
