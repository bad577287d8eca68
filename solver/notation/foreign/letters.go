package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// alphabet are the signs for motifs; a cut motif takes both cases of a letter.
const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// A lettering is which edge stands for each label.
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

// letters gives every motif a sign, its own if it is one, a letter of its name
// if one is free.
func (s *set) letters() (*lettering, error) {
	given := &lettering{edges: map[label]puzzle.Edge{}, names: map[puzzle.Edge]string{}}
	motifs := s.motifs()
	taken := map[byte]bool{}
	var pairs []puzzle.Pair
	same, other := true, false
	for claim := range claims { // motifs that are signs, or numbers of signs, keep them
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

// signsFor is how many signs motifs take.
func signsFor(motifs []label) int {
	signs := len(motifs)
	for _, l := range motifs {
		if l.half == head {
			signs++
		}
	}
	return signs
}

// call names a motif, unless its name says no more than its sign. Where numbers are what tiles show,
// they are names; else they are the order of motifs.
func (g *lettering) call(sign puzzle.Edge, motif string, numbered bool) {
	if isNumber(motif) && numbered && motif != sign.String() || !isNumber(motif) && len(motif) > 1 {
		g.names[sign] = motif
	}
}

// saysSigns reports whether a list shows nothing but digits and letters in the place of pictures.
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

// motifs lists the motifs as they first appear, those that are cut before those
// that are not; of the halves the heads.
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

// claims are how well motifs can claim a sign: as one, as its number, or not.
const claims = 3

// claimOf is how well a motif can claim a sign; the least is the best.
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

// free is the first sign that a motif likes best and that is not taken; of two
// halves the head's.
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
