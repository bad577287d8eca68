package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// The JSON of eternity2.dev: a puzzle, or a board, which is a link in pieces.

// readEternity reads a puzzle or a board.
func readEternity(t *source) candidate {
	return t.asJSON(func(v value) (*set, error) {
		s, err := readBoardDoc(v)
		if s == nil && err == nil {
			s, err = readPuzzleDoc(v)
		}
		return s, err
	}, entire)
}

// readPuzzleDoc reads {"name","width","height","pieces":[[…]],"hints":[…]}.
func readPuzzleDoc(v value) (*set, error) {
	words := wordLists(v.member("pieces").list)
	if words == nil {
		return nil, nil
	}
	s := sidesOf(words)
	s.format, s.certain, s.sides, s.name = "eternity2-json", true, len(words[0]), v.member("name").text
	if err := s.sizes(v.member("width"), v.member("height")); err != nil {
		return nil, err
	}
	for _, hint := range v.member("hints").list {
		var n [3]int
		for i, key := range []string{"pos", "piece", "rot"} {
			found := hint.member(key)
			ok := false
			if n[i], ok = found.number(); !ok {
				return nil, unclear("hints", found.text)
			}
		}
		s.clues = append(s.clues, puzzle.Placement{Cell: n[0], Tile: n[1], Turn: n[2]})
	}
	return s, nil
}

// readBoardDoc reads the board of eternity2.dev: a link in pieces.
func readBoardDoc(v value) (*set, error) {
	edges, size := v.member("board_edges"), v.member("size")
	if edges.kind != '"' {
		return nil, nil
	}
	width, height := v.member("width", "board_w"), v.member("height", "board_h")
	if width.kind == 0 || height.kind == 0 {
		width, height = size, size
	}
	link := "#board_w=" + width.text + "&board_h=" + height.text + "&board_pieces=" + v.member("board_pieces").text +
		"&" + edgesKey + edges.text
	s, err := linked(link)
	if s != nil {
		s.format, s.name = "eternity2", v.member("name").text
	}
	return s, err
}

// sizes reads width and height, which may be absent.
func (s *set) sizes(width, height *value) error {
	for _, side := range []struct {
		v  *value
		to *int
	}{{width, &s.width}, {height, &s.height}} {
		n, ok := side.v.number()
		if side.v.kind == 0 {
			continue
		}
		if !ok || n < 1 || n > maxSide {
			return unclear("width", side.v.text)
		}
		*side.to = n
	}
	if s.width == 0 || s.height == 0 {
		s.width, s.height = 0, 0
	}
	return nil
}

// wordLists are the texts of lists of texts or numbers; nil when a list is anything else or of another
// length than the first.
func wordLists(lists []value) [][]string {
	var words [][]string
	for _, list := range lists {
		var row []string
		for _, v := range list.list {
			if v.kind != '"' && v.kind != '0' {
				return nil
			}
			row = append(row, strings.TrimSpace(v.text))
		}
		if list.kind != '[' || len(row) != 4 && len(row) != 6 || len(words) > 0 && len(row) != len(words[0]) {
			return nil
		}
		words = append(words, row)
	}
	return words
}

const eternityPattern = `{"name":$name,"width":$width,"height":$height,"numColors":$colours,
 "pieces":[‹tile:
  [‹side:$colour¦,›]¦,›
 ],
 "hints":[‹clue:{"pos":$cell,"piece":$tile,"rot":$rotation}¦,›]}
`
