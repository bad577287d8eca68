package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Puzzles as JSON: those of eternity2.dev, Dobrogost, jo-gay, our own, and any
// list of objects with a member for each side.

func readJSON(text string) (*set, error) {
	trimmed := strings.TrimSpace(text)
	if trimmed[0] != '{' && (trimmed[0] != '[' || !strings.Contains(text, `"`)) {
		return nil, nil
	}
	v, err := parseJSON(text)
	if err != nil {
		if trimmed[0] == '{' && strings.Contains(text, `":`) || err.(*puzzle.Fault).Code == "nested-deep" {
			return nil, err
		}
		return nil, nil // perhaps a list of a program
	}
	for _, read := range []func(value) (*set, error){readOwnObject, readEternity, readBoardDoc, readDobrogost, readCards} {
		if s, err := read(v); s != nil || err != nil {
			return s, err
		}
	}
	return nil, nil
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

// words are the texts of lists of texts or numbers; nil when a list is
// anything else or of another length than the first.
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

// readEternity reads {"name","width","height","pieces":[[…]],"hints":[…]}.
func readEternity(v value) (*set, error) {
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
	s, err := readLink(link)
	if s != nil {
		s.format, s.name = "eternity2", v.member("name").text
	}
	return s, err
}

// readDobrogost reads {"name","rows","cols","tiles":[[…]],"placed":[{"row","col","tile":[…]}]}.
func readDobrogost(v value) (*set, error) {
	words := wordLists(v.member("tiles").list)
	if words == nil {
		return nil, nil
	}
	s := sidesOf(words)
	s.format, s.certain, s.sides, s.name = "dobrogost", true, len(words[0]), v.member("name").text
	if err := s.sizes(v.member("cols", "columns", "width"), v.member("rows", "height")); err != nil {
		return nil, err
	}
	if n := len(words); n > puzzle.MaxCells {
		return nil, fault("tiles-ungridded", "found", n)
	}
	used := make([]bool, len(words))
	for i, placed := range v.member("placed").list {
		if i == len(words) {
			return nil, unclear("placed", "")
		}
		row, ok := placed.member("row").number()
		column, ok2 := placed.member("col", "column").number()
		if !ok || !ok2 || row < 0 || column < 0 || column >= s.width || row >= s.height {
			return nil, unclear("placed", placed.member("row").text)
		}
		lies := wordLists([]value{*placed.member("tile")})
		if lies == nil {
			return nil, unclear("placed", placed.member("tile").text)
		}
		tile, turn := findTile(words, used, lies[0])
		if tile < 0 {
			return nil, unclear("placed", strings.Join(lies[0], ","))
		}
		used[tile] = true
		s.board = append(s.board, puzzle.Placement{Cell: row*s.width + column, Tile: tile, Turn: turn})
	}
	return s, nil
}

// findTile is the first unused tile that shows these sides in a turn, or -1.
func findTile(tiles [][]string, used []bool, lies []string) (tile, turn int) {
	n := len(lies)
	for tile := range tiles {
		for turn := range n {
			fits := !used[tile] && len(tiles[tile]) == n
			for side := 0; fits && side < n; side++ {
				fits = lies[side] == tiles[tile][(side+n-turn)%n]
			}
			if fits {
				return tile, turn
			}
		}
	}
	return -1, 0
}

// readCards reads {"name","manufacturer","grid":[columns, rows],"cards":[…]}:
// each card a list or a word, or an object with its sides.
func readCards(v value) (*set, error) {
	cards := v.member("cards")
	if cards.kind != '[' || len(cards.list) == 0 {
		return nil, nil
	}
	words := wordLists(cards.list)
	if words == nil {
		for _, card := range cards.list {
			switch parts := fields(card.text); {
			case card.kind == '"' && len(parts) == 4:
				words = append(words, parts)
			case card.kind == '"' && len(card.text) == 4:
				words = append(words, strings.Split(card.text, ""))
			default:
				return readSided(v)
			}
		}
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "jogay", len(words[0]), ""
	s.name, s.by = v.member("name").text, v.member("manufacturer").text
	grid := v.member("grid").list
	if len(grid) == 2 {
		if err := s.sizes(&grid[1], &grid[0]); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// sideNames are the names that the sides have in objects, by our order.
var sideNames = [4][]string{{"North", "top", "N", "up"}, {"East", "right", "E"}, {"South", "bottom", "S", "down"}, {"West", "left", "W"}}

// readObjects reads JSON in which any objects have a member for each side.
func readObjects(text string) (*set, error) {
	if trimmed := strings.TrimSpace(text); trimmed[0] != '{' && trimmed[0] != '[' {
		return nil, nil
	}
	v, err := parseJSON(text)
	if err != nil {
		return nil, nil
	}
	return readSided(v)
}

// readSided gathers all objects that have a member for each side. One among them
// that lacks a side is a tile with a slip.
func readSided(v value) (*set, error) {
	var words [][]string
	var stump []string
	var at int
	var walk func(v value)
	walk = func(v value) {
		var short []string
		whole, shortAt := false, 0
		for _, below := range v.list {
			row := sidesOfObject(below)
			switch {
			case len(row) == len(sideNames):
				words, whole = append(words, row), true
				continue
			case len(row) == len(sideNames)-1 && short == nil:
				short, shortAt = row, len(words)
			}
			walk(below)
		}
		if short != nil && whole && stump == nil {
			stump, at = short, shortAt
		}
	}
	walk(v)
	if len(words) < 2 {
		return nil, nil
	}
	if stump != nil {
		f := fault("tile-sides", "found", len(stump), "expected", len(sideNames), "word", strings.Join(stump, " "))
		f.At = map[string]int{"tile": at}
		return nil, f
	}
	s := sidesOf(words)
	s.format, s.sides, s.certain = "ltree", 4, true
	s.name = v.member("name").text
	return s, nil
}

// sidesOfObject lists those of the sides that an object has a member for.
func sidesOfObject(v value) (row []string) {
	for _, names := range sideNames {
		side := v.member(names...)
		if side.kind == '"' || side.kind == '0' {
			row = append(row, strings.TrimSpace(side.text))
		}
	}
	return row
}
