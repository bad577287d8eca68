package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// This file reads puzzles in JSON: lists of tiles, each a list of what its sides show, as of
// eternity2.dev, Dobrogost and jo-gay, or objects with a member for each side. Boards of
// eternity2.dev are its links in pieces.

// wordLists returns lists of texts or numbers as texts. It is nil if a list has anything else, or
// differs from the first in length.
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

// sizes reads width and height. Without both, the number of tiles decides about the grid.
func (s *set) sizes(widthKey string, width *value, heightKey string, height *value) error {
	for _, side := range []struct {
		key string
		v   *value
		to  *int
	}{{widthKey, width, &s.width}, {heightKey, height, &s.height}} {
		if side.v.kind == 0 || side.v.kind == '<' && side.v.text == "" {
			continue
		}
		n, ok := side.v.number()
		if !ok || n < 1 || n > maxSide {
			return unclear(side.key, side.v.text)
		}
		*side.to = n
	}
	if s.width == 0 || s.height == 0 {
		s.width, s.height = 0, 0
	}
	return nil
}

// tileLists are the names that formats have for their list of tiles, and whether its sides are
// always clockwise.
var tileLists = []struct {
	format, name string
	certain      bool
}{
	{"eternity2-json", "pieces", true},
	{"dobrogost", "tiles", true},
	{"jogay", "cards", false},
}

// readLists reads a list of tiles, the size of the board, and what is fixed there.
func readLists(t *source) candidate {
	return t.asJSON(func(v value) (*set, error) {
		if v.member("board_edges").kind == '"' {
			return linkInPieces(v)
		}
		for _, list := range tileLists {
			if words := wordLists(v.member(list.name).list); words != nil && (v.member("symbols", "hints").kind != 0 || !mayBeHalves(words)) {
				s := sidesOf(words)
				s.format, s.certain, s.sides = list.format, list.certain, len(words[0])
				s.unread(v, list.name)
				return s, s.around(v, words)
			}
		}
		return nil, nil
	}, entire)
}

// mayBeHalves reports whether labels may name a picture and its half, which these formats do not have: they are of two
// words, or the same in capitals and in small letters. The programs of other people name their lists so, too.
func mayBeHalves(tiles [][]string) bool {
	spelled := map[string]string{}
	return slices.ContainsFunc(slices.Concat(tiles...), func(label string) bool {
		low := strings.ToLower(label)
		before, known := spelled[low]
		spelled[low] = label
		return known && before != label || len(strings.Fields(label)) > 1
	})
}

// beside are the members beside a list of tiles that are read, or say nothing about the puzzle.
var beside = []string{"name", "manufacturer", "hints", "grid", "width", "cols", "columns", "height", "rows", "placed", "turn", "numcolors", "symbols", "gen"}

// mostUnread is how many unread members are named; the rest is counted.
const mostUnread = 3

// unread notes the members of an object that are not read, and whether one of them is another
// list of tiles.
func (s *set) unread(v value, tiles string) {
	n := 0
	for i, name := range v.names {
		if strings.EqualFold(name, tiles) || slices.Contains(beside, strings.ToLower(name)) {
			continue
		}
		if n++; n <= mostUnread {
			s.notes = append(s.notes, fault("key-unknown", "key", notation.Clip(name, maxFound)))
		}
		if wordLists(v.list[i].list) != nil {
			defer func() { s.notes = append(s.notes, SeveralLists()) }()
		}
	}
	if n > mostUnread {
		s.notes = append(s.notes, fault("notes-more", "more", n-mostUnread))
	}
}

// around reads what is beside the tiles: names, hints, the size of the board and the tiles on it.
func (s *set) around(v value, words [][]string) error {
	s.name, s.by = v.member("name").text, v.member("manufacturer").text
	s.upright = v.member("turn").text == "false"
	for _, hint := range v.member("hints").list {
		var n [3]int
		for i, key := range []string{"pos", "piece", "rot"} {
			found := hint.member(key)
			ok := false
			if n[i], ok = found.number(); !ok {
				return unclear("hints", found.text)
			}
		}
		s.clues = append(s.clues, puzzle.Placement{Cell: n[0], Tile: n[1], Turn: n[2]})
	}
	if grid := v.member("grid").list; len(grid) == 2 {
		return s.sizes("grid", &grid[1], "grid", &grid[0])
	}
	if err := s.sizes("width", v.member("width", "cols", "columns"), "height", v.member("height", "rows")); err != nil {
		return err
	}
	return s.place(v.member("placed").list, words)
}

// place puts tiles on the board that Dobrogost's format lists by what they show there.
func (s *set) place(list []value, words [][]string) error {
	used := make([]bool, len(words))
	for _, placed := range list {
		row, ok := placed.member("row").number()
		column, ok2 := placed.member("col", "column").number()
		lies := wordLists([]value{*placed.member("tile")})
		if !ok || !ok2 || lies == nil || row < 0 || column < 0 || column >= s.width || row >= s.height {
			return unclear("placed", placed.member("row").text)
		}
		tile, turn := unused(words, used, lies[0])
		if tile < 0 {
			return unclear("placed", strings.Join(lies[0], ","))
		}
		used[tile] = true
		s.board = append(s.board, puzzle.Placement{Cell: row*s.width + column, Tile: tile, Turn: turn})
	}
	return nil
}

// unused finds the first tile that is not placed yet and shows these sides in some turn, or -1.
func unused(tiles [][]string, used []bool, lies []string) (tile, turn int) {
	for tile, sides := range tiles {
		for turn := range sides {
			if !used[tile] && slices.Equal(lies, append(slices.Clone(sides[len(sides)-turn:]), sides[:len(sides)-turn]...)) {
				return tile, turn
			}
		}
	}
	return -1, 0
}

// linkInPieces reads a board of eternity2.dev.
func linkInPieces(v value) (*set, error) {
	width, height := v.member("width", "board_w", "size"), v.member("height", "board_h", "size")
	s, err := linked("#board_w=" + width.text + "&board_h=" + height.text + "&board_pieces=" + v.member("board_pieces").text +
		"&" + edgesKey + v.member("board_edges").text)
	if s != nil {
		s.format, s.name = "eternity2", v.member("name").text
	}
	return s, err
}

const eternityPattern = `{"name":$name,"width":$width,"height":$height,"numColors":$colours,
 "pieces":[‹tile:
  [‹side:$colour¦,›]¦,›
 ],
 "hints":[‹clue:{"pos":$cell,"piece":$tile,"rot":$rotation}¦,›]}
`

const dobrogostPattern = `{"name":$name,"rows":$height,"cols":$width,
 "tiles":[‹tile:
  [‹side:$colour¦,›]¦,›
 ],
 "placed":[]}
`

const joGayPattern = `{"name":$name,"manufacturer":$by,"symbols":[‹motif:"$motif"¦,›],"grid":[$height,$width],
 "cards":[‹tile:
  [‹side:"$motif"¦,›]¦,›
 ]}
`

// readObjects reads the first list whose objects have a member for each side. One object that
// lacks a side is a tile with a slip.
func readObjects(t *source) candidate {
	return t.asJSON(sided, possible)
}

func sided(v value) (*set, error) {
	first, lists := sidedList(v)
	if first == nil {
		return nil, nil
	}
	var words [][]string
	for number, tile := range first.list {
		row := sidesOfObject(tile)
		if len(row) < len(reading.Compass) {
			f := fault("tile-sides", "found", len(row), "expected", len(reading.Compass), "word", strings.Join(row, " "))
			f.At = map[string]int{"tile": number}
			return nil, f
		}
		if slices.ContainsFunc(row, isUnfilled) {
			return nil, nil // a person has to say what is there
		}
		words = append(words, row)
	}
	s := sidesOf(words)
	s.format, s.sides, s.keyed = "objects", 4, true
	s.name = v.member("name").text
	var others value
	for i, name := range v.names {
		if found, _ := sidedList(v.list[i]); found == nil {
			others.add(name, v.list[i])
		}
	}
	s.unread(others, "")
	if lists > 1 {
		s.notes = append(s.notes, SeveralLists())
	}
	return s, nil
}

// isUnfilled reports whether a text stands for a side that nobody knows yet.
func isUnfilled(side string) bool { return side == "" || reading.Side{Label: side}.IsUnfilled() }

// sidedList returns the first list of objects with sides, and how many there are. At most one
// object of a list may lack a side.
func sidedList(v value) (first *value, lists int) {
	n := 0
	for _, below := range v.list {
		if len(sidesOfObject(below)) == len(reading.Compass) {
			n++
		}
	}
	if n > 1 && n+1 >= len(v.list) && v.kind == '[' {
		return &v, 1
	}
	for _, below := range v.list {
		found, more := sidedList(below)
		if first == nil {
			first = found
		}
		lists += more
	}
	return first, lists
}

// sideMembers are the possible names of the member for each side, clockwise from the top.
var sideMembers = func() (names [4][]string) {
	for side, name := range reading.Compass {
		names[side] = append(reading.SideNames(side), name[:1])
	}
	return names
}()

// sidesOfObject returns the sides for which an object has a member.
func sidesOfObject(v value) (row []string) {
	for _, names := range sideMembers {
		side := v.member(names...)
		if side.kind == '"' || side.kind == '0' {
			row = append(row, strings.TrimSpace(side.text))
		}
	}
	return row
}

const lTreePattern = `[
‹tile: {‹side:"$North": "‹head?L›‹head!R›$tree", ›"ID": $number}¦,
›
]
`
