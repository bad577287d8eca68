package best_test

import (
	"strings"
	"testing"

	"edgewise/solver/best"
	"edgewise/solver/search"
)

// Whatever is read, with a checksum that is right, is refused or goes on.
func FuzzResume(f *testing.F) {
	p := read(f, "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgB")
	h := hunt(f, p, best.Options{Seed: 9})
	for range 6 {
		saved := h.Save()
		f.Add(saved[:strings.LastIndexByte(saved, '_')])
		h.Step(7)
	}
	f.Fuzz(func(t *testing.T, text string) {
		h, err := best.Resume(p, text+"_"+search.Checksum(text))
		if err != nil {
			return
		}
		h.Step(2000)
		checkBoard(t, h.Board(), conflicts(h))
	})
}
