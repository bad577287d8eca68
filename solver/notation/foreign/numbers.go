package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Colours that are numbers come back as the same numbers: reading gives every
// number up to mostNumber a sign, and writing gives that sign its number.
//
//	0…9  10…25  26…51  52…61
//	0…9  k…z    A…Z    a…j    of motifs that are not cut; in links a is 0, b is 1, k is 10
//
//	1…26
//	Aa…Zz                     of motifs that are cut

// numerals are the signs of the motifs that are not cut, by their numbers.
const numerals = "0123456789klmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"

// mostNumber is the greatest number with a sign of its own.
const mostNumber = len(numerals) - 1

// mostCut is how many motifs have two cases of a letter, and the greatest
// number of a motif that is cut.
const mostCut = 26

// numeral is the sign that a number is read as; it is not ok where another
// motif may take it first.
func numeral(n int, cut bool) (sign byte, ok bool) {
	switch {
	case cut && 0 < n && n <= mostCut:
		return byte('A' + n - 1), true
	case !cut && 0 <= n && n <= mostNumber:
		return numerals[n], true
	}
	return 0, false
}

// numbering gives every motif a number, by both halves, and the frame 0. A
// motif has the number that is read as its sign, where no other has it; the rest
// follow. Numbered plainly they are 1, 2, 3 …, with no sign in mind.
func (w *writing) numbering(f *Format, plain bool) (numbers [puzzle.MaxEdges]int) {
	var taken [puzzle.MaxEdges]bool
	_, framed := w.puzzle.Frame()
	taken[0] = framed || f.has(asLaid) || plain
	var rest []puzzle.Motif
	give := func(motif puzzle.Motif, n int) {
		numbers[motif.Head], taken[n] = n, true
		if motif.Cut() {
			numbers[motif.Tail] = n
		}
	}
	for _, motif := range w.puzzle.Motifs() {
		n := w.wish(f, motif)
		if n >= 0 && !plain && !taken[n] && (f.most == 0 || n <= f.most) {
			give(motif, n)
		} else {
			rest = append(rest, motif)
		}
	}
	next := 1
	for _, motif := range rest {
		for taken[next] {
			next++
		}
		give(motif, next)
	}
	return numbers
}

// wish is the number that is read as a motif's sign, or -1.
func (w *writing) wish(f *Format, motif puzzle.Motif) int {
	sign := motif.Head
	letter := strings.IndexByte(alphabet, byte(sign)) // its value in a link
	switch {
	case motif.Cut() && f.has(halves) && paired(motif):
		return int(sign - 'A' + 1)
	case w.cut:
		return -1
	case (f.has(asLaid) || w.linked()) && 'a' <= sign && sign <= 'z':
		return letter
	}
	return strings.IndexByte(numerals, byte(sign))
}

// paired reports whether a motif's halves are the cases of a letter.
func paired(motif puzzle.Motif) bool {
	return 'A' <= motif.Head && motif.Head <= 'Z' && motif.Tail == motif.Head|0x20
}

// linked reports whether the edges have the signs that links give them, a
// being the frame's.
func (w *writing) linked() bool {
	frame, framed := w.puzzle.Frame()
	for _, motif := range w.puzzle.Motifs() {
		if motif.Head < 'b' || motif.Head > 'z' {
			return false
		}
	}
	return framed && frame == 'a'
}
