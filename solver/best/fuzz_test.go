package best_test

import (
	"strings"
	"testing"

	"edgewise/solver/best"
	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"

	"github.com/stretchr/testify/require"
)

// Any text with a right checksum is refused or can be continued: for nine signed tiles, for a
// framed board, and for hexagons, whose lists are in maps.
func FuzzResume(f *testing.F) {
	framed, found := gallery.Find("framed-10x10")
	require.True(f, found)
	hexagons, err := generate.Planted(generate.Options{Grid: gridNamed(f, "hex4"), Motifs: 20, Seed: 2})
	require.NoError(f, err)
	puzzles := []*puzzle.Puzzle{
		read(f, "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgB"),
		framed.Document().Puzzle,
		hexagons,
	}
	best.Hurry(f, 100)
	for which, p := range puzzles {
		h := hunt(f, p, best.Options{Seed: 9})
		for step := int64(7); step < 1e6; step *= 10 {
			saved := h.Save()
			f.Add(uint8(which), saved[:strings.LastIndexByte(saved, '_')])
			h.Step(step)
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		h, err := best.Resume(puzzles[int(which)%len(puzzles)], text+"_"+search.Checksum(text))
		if err != nil {
			return
		}
		h.Step(2000)
		checkBoard(t, h.Board(), conflicts(h))
	})
}
