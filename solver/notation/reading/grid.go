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
