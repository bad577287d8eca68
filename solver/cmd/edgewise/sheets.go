package main

import (
	"path/filepath"
	"strconv"
	"strings"

	"edgewise/solver/draw"
	"edgewise/solver/puzzle"
)

// sheets are the flags of draw for tiles to be cut out.
type sheets struct {
	paper string // "" if there is none
	width int    // of a tile, in millimetres
	backs bool
}

// usualWidth is the default width of a tile, in millimetres.
const usualWidth = 50

func (s *sheets) flags(f *flags) {
	s.width = usualWidth
	f.choice(&s.paper, "sheet", "a4", "letter")
	f.value("mm", strconv.Itoa(draw.LeastWidth)+" … "+strconv.Itoa(draw.MostWidth), func(value string) bool {
		n, err := strconv.Atoi(value)
		s.width = n
		return err == nil && draw.CanCut(n)
	})
	f.BoolVar(&s.backs, "backs", false, "")
}

// fits refuses flags that do not go with a sheet: a sheet has all tiles in order, at their size
// on paper.
func (s *sheets) fits(f *flags) error {
	if s.paper == "" && (f.given("mm") || s.backs) {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-sheet", "expected": "a4|letter"}}
	}
	for _, other := range []string{"solution", "size", "numbers", "letters", "dark"} {
		if err := f.clash("sheet", other); err != nil {
			return err
		}
	}
	return nil
}

// cut draws tiles to be cut out. Several pages go to several files, with a number before the
// extension.
func (c *console) cut(out string, artist *draw.Artist, s sheets) error {
	pages := artist.Cut(draw.Cutting{Paper: draw.Papers()[s.paper], Width: float64(s.width), Backs: s.backs})
	if len(pages) == 1 {
		return c.deliver(out, pages[0])
	}
	if out == "" {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-o", "expected": "tiles.svg"}}
	}
	ending := filepath.Ext(out)
	for i, page := range pages {
		if err := c.deliver(strings.TrimSuffix(out, ending)+"-"+strconv.Itoa(i+1)+ending, page); err != nil {
			return err
		}
	}
	return nil
}
