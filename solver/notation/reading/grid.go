package reading

import (
	"strconv"
	"strings"
)

// GridOf is the board that n tiles fill, and whether it is the one that people make: as wide as
// high. It is "" where there is none.
func GridOf(n, sides int) (grid string, fits bool) {
	if sides != 4 {
		for size := 1; size*size <= n; size++ {
			switch {
			case sides == 3 && size*size == n:
				return "tri" + strconv.Itoa(size), true
			case sides == 6 && 3*size*(size-1)+1 == n:
				return "hex" + strconv.Itoa(size), true
			}
		}
		return "", false
	}
	height := 1
	for h := 1; h*h <= n; h++ {
		if n%h == 0 {
			height = h
		}
	}
	return strconv.Itoa(n/height) + "x" + strconv.Itoa(height), height*height == n
}

// sizeOf is the width and height of a grid "4x3", or 0 and 0.
func sizeOf(grid string) (width, height int) {
	wide, high, _ := strings.Cut(grid, "x")
	width, _ = strconv.Atoi(wide)
	height, _ = strconv.Atoi(high)
	return width, height
}

// rim is the motif of the frame, or "": a sign for nothing that as many sides show as the rim of
// the board has, or a motif that lies as only a frame does.
func (c *candidate) rim() string {
	width, height := sizeOf(c.grid)
	if width < 2 || height < 2 {
		return ""
	}
	for _, m := range c.motifs {
		if c.sided[m] == 2*(width+height) && (mayBeBlank(m) || min(width, height) > 2 && c.framedBy(m, width, height)) {
			return m
		}
	}
	return ""
}

// framedBy reports whether a motif, whole or with one half only, is on two neighbouring sides of
// four tiles, on one side of as many as lie along the rim otherwise, and on no other.
func (c *candidate) framedBy(motif string, width, height int) bool {
	corners, borders := 0, 0
	seen := half(-1)
	for _, tile := range c.tiles {
		on, last := 0, 0
		for side, p := range tile {
			if p.motif != motif {
				continue
			}
			if seen >= 0 && p.half != seen {
				return false
			}
			seen = p.half
			if on++; on == 2 && side-last != 1 && side-last != 3 {
				return false
			}
			last = side
		}
		switch on {
		case 0:
		case 1:
			borders++
		case 2:
			corners++
		default:
			return false
		}
	}
	return corners == 4 && borders == 2*(width+height)-8
}
