package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// Two sources that disagree: a program may tell its tiles twice, in its code and in the
// comments behind it, and say something else there.
//
//	new Tile("BH", "GH", "UT", "SH"), // Brown head, grey head, umber tail, spotted tail
//
// The words of the comments stand for the edges of the code that they mostly stand beside.
// Where they stand beside another one, the comment is a rival of the code.

// agreeing is how many sides must be told twice for each one that is told in two ways:
// comments that differ in more speak of something else.
const agreeing = 8

// A retelling is what comments say of the sides of all tiles.
type retelling struct {
	differs []remark // in the order of the tiles
}

// A remark is a side of which the comment says something else than the code.
type remark struct {
	tile, at      int // the side as it is listed, not yet clockwise
	says          label
	code, comment string // in their own words
}

// retold is what the comments of a program say of the tiles that its code has; nil where
// they say nothing of most of them, or of something else. Live is the text without its
// comments.
func (s *set) retold(text, live string) *retelling {
	if len(s.spots) != len(s.tiles) {
		return nil
	}
	words := make([][]string, len(s.tiles)) // of each tile, a word or two for each side
	told := 0
	for i, tile := range s.spots {
		if words[i] = remarkBehind(text, live, tile.end); len(words[i]) != s.sides {
			words[i] = nil
			continue
		}
		told++
	}
	if told < leastTiles || 2*told < len(s.tiles) {
		return nil
	}
	means := s.meanings(words)
	retold := &retelling{}
	for tile, sides := range words {
		for at, word := range sides {
			i := slices.IndexFunc(means, func(m meaning) bool { return m.word == word })
			if i < 0 {
				return nil
			}
			if means[i].says != s.tiles[tile][at] {
				code := s.spots[tile].sides[at]
				retold.differs = append(retold.differs, remark{tile, at, means[i].says, clip(code, maxFound), clip(word, maxFound)})
			}
		}
	}
	if agreeing*len(retold.differs) > told*s.sides {
		return nil
	}
	return retold
}

// remarkBehind is the comment that ends the line in which something ends, parted at its
// commas, in small letters and without what stands in brackets.
func remarkBehind(text, live string, at int) []string {
	end := len(text)
	if i := strings.IndexByte(text[at:], '\n'); i >= 0 {
		end = at + i
	}
	from := at
	for from < end && text[from] == live[from] {
		from++
	}
	if from == end || strings.TrimSpace(live[from:end]) != "" {
		return nil
	}
	remark, _, _ := strings.Cut(strings.Trim(text[from:end], "/*#-;% \t"), "(")
	words := fields(remark)
	for i, word := range words {
		words[i] = strings.ToLower(strings.Join(strings.Fields(word), " "))
	}
	return words
}

// A meaning is a word that stands beside an edge, and how often it does.
type meaning struct {
	word string
	says label
	met  int
}

// mostMeanings is more than the words of comments have that tell tiles again.
const mostMeanings = 256

// meanings are the edges that words stand for, no two for the same: the pair that is met
// most often first, of equal ones the first that is met. There are none where words mean
// too many things.
func (s *set) meanings(words [][]string) (means []meaning) {
	var met []meaning
	for tile, sides := range words {
		for at, word := range sides {
			says := s.tiles[tile][at]
			i := slices.IndexFunc(met, func(m meaning) bool { return m.word == word && m.says == says })
			if i < 0 {
				if i = len(met); i == mostMeanings {
					return nil
				}
				met = append(met, meaning{word, says, 0})
			}
			met[i].met++
		}
	}
	for {
		best := -1
		for i, m := range met {
			taken := slices.ContainsFunc(means, func(other meaning) bool { return other.word == m.word || other.says == m.says })
			if !taken && (best < 0 || m.met > met[best].met) {
				best = i
			}
		}
		if best < 0 {
			return means
		}
		means = append(means, met[best])
	}
}

// take gives the tiles the sides that the comments say.
func (r *retelling) take(s *set) {
	for _, d := range r.differs {
		s.tiles[d.tile][d.at] = d.says
	}
}

// rival is what is told of a program whose comments differ, with the first side where they
// do: which of both was taken, and what each says there.
func (r *retelling) rival(order string, sides int, remarked bool) *puzzle.Fault {
	first := r.differs[0]
	code := "read-code"
	if remarked {
		code = "read-remarks"
	}
	f := fault(code, "code", first.code, "comment", first.comment)
	if n := len(r.differs); n > 1 {
		f = fault(code+"-often", "code", first.code, "comment", first.comment, "n", n)
	}
	side := first.at
	if sides == len(clockwise) {
		side = strings.IndexByte(clockwise, order[first.at])
	}
	f.At = map[string]int{"tile": first.tile, "side": side, "sides": sides}
	return f
}
