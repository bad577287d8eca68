package qr

import "rsc.io/qr/coding"

// The standard has eight masks, and asks for the one under which a code has the fewest patterns
// that confuse a reader (ISO/IEC 18004, section 7.8.3).

// masks is the number of masks.
const masks = 8

// The cost of each confusing pattern.
const (
	runCost    = 3  // five equal modules in a line, and 1 more for each further one
	blockCost  = 3  // two by two equal modules
	finderCost = 40 // a line like one through the corner of a code
	shareCost  = 10 // for every 5 % by which the share of dark modules differs from a half
)

// finder is a line through the corner of a code, with the light modules beside it.
const finder = "\x01\x00\x01\x01\x01\x00\x01"
const light = "\x00\x00\x00\x00"

// cost is the sum for all confusing patterns of a code.
func cost(code *coding.Code) int {
	total, dark := 0, 0
	for i := range code.Size {
		row, column := make([]byte, code.Size), make([]byte, code.Size)
		for j := range code.Size {
			row[j], column[j] = module(code, j, i), module(code, i, j)
			dark += int(row[j])
			if i > 0 && j > 0 && row[j] == row[j-1] && row[j] == module(code, j, i-1) && row[j] == module(code, j-1, i-1) {
				total += blockCost
			}
		}
		total += lineCost(string(row)) + lineCost(string(column))
	}
	share := 100 * dark / (code.Size * code.Size)
	return total + shareCost*(max(share-50, 50-share)/5)
}

// lineCost is the cost of the runs and finders in one line.
func lineCost(line string) int {
	total, run := 0, 0
	for i := range len(line) {
		if i > 0 && line[i] != line[i-1] {
			run = 0
		}
		if run++; run == 5 {
			total += runCost
		} else if run > 5 {
			total++
		}
		for _, look := range []string{light + finder, finder + light} {
			if i+len(look) <= len(line) && line[i:i+len(look)] == look {
				total += finderCost
			}
		}
	}
	return total
}

func module(code *coding.Code, x, y int) byte {
	if code.Black(x, y) {
		return 1
	}
	return 0
}
