package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// This file chooses the letters and numbers of motifs. It keeps those of the text where possible.

// alphabet has the characters for edges; a cut motif takes both cases of a letter.
const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// A lettering says which edge stands for each label.
type lettering struct {
	edges map[label]puzzle.Edge
	names map[puzzle.Edge]string // by heads
	mates puzzle.Mates
}

func (g *lettering) edge(l label) puzzle.Edge {
	if l.motif == "" {
		return puzzle.Nothing
	}
	return g.edges[l]
}

// letters chooses an edge for every motif: itself if it is a single character, that of its
// number, a free letter of its name, or any free one.
func (s *set) letters() (*lettering, error) {
	given := &lettering{edges: map[label]puzzle.Edge{}, names: map[puzzle.Edge]string{}}
	motifs := s.motifs()
	taken := map[byte]bool{}
	var pairs []puzzle.Pair
	same, other := true, false
	for claim := range claims { // motifs that are characters, or numbers of characters, choose first
		for _, l := range motifs {
			if claim != claimOf(l) {
				continue
			}
			sign, found := free(l, taken)
			if !found {
				return nil, fault("motifs-many", "found", signsFor(motifs), "most", len(alphabet))
			}
			edge := puzzle.Edge(sign)
			taken[sign], given.edges[l] = true, edge
			switch l.half {
			case head:
				same = false
				taken[sign|0x20], given.edges[l.other()] = true, edge|0x20
			case whole:
				pairs = append(pairs, puzzle.Pair{A: edge, B: edge})
			case alone:
				same = false
				pairs = append(pairs, puzzle.Pair{A: edge, B: puzzle.Nothing})
			}
			given.call(edge, l.motif, s.saysSigns())
			other = other || claim == claims-1 && isNumber(l.motif)
		}
	}
	if other {
		s.notes = append(s.notes, fault("numbers-other"))
	}
	if same {
		given.mates = puzzle.Same()
		return given, nil
	}
	var err error
	given.mates, err = puzzle.Mixed(pairs)
	return given, err
}

// signsFor is how many edges the motifs take.
func signsFor(motifs []label) int {
	signs := len(motifs)
	for _, l := range motifs {
		if l.half == head {
			signs++
		}
	}
	return signs
}

// call names a motif, unless the name says no more than the edge. Numbers are names if the tiles
// show numbers; else they only count the motifs.
func (g *lettering) call(sign puzzle.Edge, motif string, numbered bool) {
	if isNumber(motif) && numbered && motif != sign.String() || !isNumber(motif) && len(motif) > 1 {
		g.names[sign] = motif
	}
}

// saysSigns reports whether the tiles of a list show only digits and letters, no pictures.
func (s *set) saysSigns() bool {
	if s.framed || s.format != "list" && s.format != "pieces" {
		return false
	}
	for _, l := range s.motifs() {
		if !notation.IsShort(l.motif) {
			return false
		}
	}
	return true
}

func isNumber(motif string) bool {
	_, err := strconv.Atoi(motif)
	return err == nil
}

// motifs lists the motifs as they first appear, cut ones before others. A cut motif is listed by
// its head.
func (s *set) motifs() []label {
	seen := map[label]bool{}
	var cut, plain []label
	for _, t := range s.tiles {
		for _, l := range t {
			if l.half == tail {
				l.half = head
			}
			if l.motif == "" || seen[l] {
				continue
			}
			seen[l] = true
			if l.half == head {
				cut = append(cut, l)
			} else {
				plain = append(plain, l)
			}
		}
	}
	if rim := (label{motif: s.rim}); s.framed && s.rim != "" && !seen[rim] {
		plain = append(plain, rim)
	}
	return append(cut, plain...)
}

// claims is the number of results of claimOf.
const claims = 3

// claimOf is how strong a motif's claim to an edge is: 0 if it is that character, 1 if it is its
// number, 2 otherwise.
func claimOf(l label) int {
	if len(l.motif) == 1 {
		return 0
	}
	if n, err := strconv.Atoi(l.motif); err == nil {
		if _, ok := numeral(n, l.half == head); ok {
			return 1
		}
	}
	return claims - 1
}

// free is the first edge that suits the motif and is not taken; for a cut motif the edge of its
// head.
func free(l label, taken map[byte]bool) (byte, bool) {
	wishes, both := l.motif, l.half == head
	if n, err := strconv.Atoi(l.motif); err == nil {
		if sign, ok := numeral(n, both); ok {
			wishes = string(rune(sign))
		}
	}
	for _, signs := range []string{wishes, alphabet} {
		if both {
			signs = strings.ToUpper(signs)
		}
		for i := range len(signs) {
			sign := signs[i]
			letter := 'A' <= sign && sign <= 'Z'
			if strings.IndexByte(alphabet, sign) < 0 || taken[sign] || both && (!letter || taken[sign|0x20]) {
				continue
			}
			return sign, true
		}
	}
	return 0, false
}

// Colours that are numbers come back as the same numbers: reading gives each number up to
// mostNumber an edge, and writing gives that edge the number.
//
//	0…9  10…25  26…51  52…61
//	0…9  k…z    A…Z    a…j    of motifs that are not cut; in links a is 0, b is 1, k is 10
//
//	1…26
//	Aa…Zz                     of cut motifs

// numerals are the edges of motifs that are not cut, by their numbers.
const numerals = "0123456789klmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"

// mostNumber is the greatest number with an edge of its own.
const mostNumber = len(numerals) - 1

// mostCut is how many motifs can have two cases of a letter, and the greatest number of a cut
// motif.
const mostCut = 26

// numeral is the edge as which a number is read; it is not ok for numbers without one.
func numeral(n int, cut bool) (sign byte, ok bool) {
	switch {
	case cut && 0 < n && n <= mostCut:
		return byte('A' + n - 1), true
	case !cut && 0 <= n && n <= mostNumber:
		return numerals[n], true
	}
	return 0, false
}

// numbering gives every motif a number, and the frame 0. A motif gets the number that is read as
// its edge, if no other has it; the others get the free numbers. If plain, they are 1, 2, 3 …
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

// wish is the number that is read as a motif's edge, or -1.
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

// linked reports whether the edges are the letters that links give them, with a for the frame.
func (w *writing) linked() bool {
	frame, framed := w.puzzle.Frame()
	for _, motif := range w.puzzle.Motifs() {
		if motif.Head < 'b' || motif.Head > 'z' {
			return false
		}
	}
	return framed && frame == 'a'
}
