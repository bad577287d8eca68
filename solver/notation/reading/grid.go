package reading

import "strconv"

// GridOf is the board that n tiles fill, and whether it is the one that people make: as wide as
// high. It is "" where there is none.
func GridOf(n, sides int) (grid string, fits bool) {
	switch sides {
	case 3:
		for size := 1; size*size <= n; size++ {
			if size*size == n {
				return "tri" + strconv.Itoa(size), true
			}
		}
		return "", false
	case 6:
		for size := 1; 3*size*(size-1)+1 <= n; size++ {
			if 3*size*(size-1)+1 == n {
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
	for i := range len(grid) {
		if grid[i] == 'x' && i > 0 {
			width, _ = strconv.Atoi(grid[:i])
			height, _ = strconv.Atoi(grid[i+1:])
		}
	}
	return width, height
}
