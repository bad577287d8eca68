package foreign

import (
	"strconv"
	"strings"

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
	cut, plain := s.motifs()
	taken := map[byte]bool{}
	same := len(cut) == 0
	for _, exact := range []bool{true, false} { // motifs that are signs keep them
		for _, motif := range cut {
			if _, done := given.edges[label{motif, head}]; done || exact != (len(motif) == 1) {
				continue
			}
			sign, found := free(motif, true, taken)
			if !found {
				return nil, motifsMany(2 * len(cut))
			}
			taken[sign], taken[sign^0x20] = true, true
			given.edges[label{motif, head}], given.edges[label{motif, tail}] = puzzle.Edge(sign&^0x20), puzzle.Edge(sign|0x20)
			given.call(puzzle.Edge(sign&^0x20), motif)
		}
		for _, motif := range plain {
			if _, done := given.edges[label{motif: motif}]; done || exact != (len(motif) == 1) {
				continue
			}
			sign, found := free(motif, false, taken)
			if !found {
				return nil, motifsMany(len(plain))
			}
			taken[sign] = true
			given.edges[label{motif: motif}] = puzzle.Edge(sign)
			given.call(puzzle.Edge(sign), motif)
		}
	}
	if same {
		given.mates = puzzle.Same()
		return given, nil
	}
	var pairs []puzzle.Pair
	for _, motif := range plain {
		edge := given.edges[label{motif: motif}]
		pairs = append(pairs, puzzle.Pair{A: edge, B: edge})
	}
	var err error
	given.mates, err = puzzle.Mixed(pairs)
	return given, err
}

// call names a motif, unless its name says no more than its sign.
func (g *lettering) call(sign puzzle.Edge, motif string) {
	if _, err := strconv.Atoi(motif); err != nil && len(motif) > 1 {
		g.names[sign] = motif
	}
}

func motifsMany(found int) error {
	return fault("motifs-many", map[string]any{"found": found, "most": len(alphabet)})
}

// motifs lists the motifs that are cut and those that are not, as they first
// appear.
func (s *set) motifs() (cut, plain []string) {
	seen := map[label]bool{}
	for _, t := range s.tiles {
		for _, l := range t {
			if kind := (label{l.motif, l.half * l.half}); l.motif != "" && !seen[kind] {
				seen[kind] = true
				if l.half == whole {
					plain = append(plain, l.motif)
				} else {
					cut = append(cut, l.motif)
				}
			}
		}
	}
	if s.framed && s.rim != "" && !seen[label{motif: s.rim}] {
		plain = append(plain, s.rim)
	}
	return cut, plain
}

// free is the first sign that a motif likes best and that is not taken.
func free(motif string, both bool, taken map[byte]bool) (byte, bool) {
	wishes := motif
	if n, err := strconv.Atoi(motif); err == nil && n >= 0 && n < len(alphabet) {
		switch {
		case both:
			wishes = alphabet[max(n, 1)-1 : max(n, 1)]
		case len(motif) > 1:
			wishes = alphabet[n : n+1]
		}
	}
	if both {
		wishes = strings.ToUpper(wishes)
	}
	for _, signs := range []string{wishes, alphabet} {
		for i := range len(signs) {
			sign := signs[i]
			letter := 'a' <= sign|0x20 && sign|0x20 <= 'z'
			if strings.IndexByte(alphabet, sign) < 0 || taken[sign] || both && (!letter || taken[sign^0x20]) {
				continue
			}
			return sign, true
		}
	}
	return 0, false
}
