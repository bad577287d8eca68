package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Puzzles as JSON, whose tiles are lists of what their sides show: those of eternity2.dev, which has boards,
// too, of Dobrogost, who tells the tiles on the board by what they show, and of jo-gay. And any JSON whose
// objects have a member for each side.

// tilesIn reads the list of tiles that a value has under a name; it is nil where there is none.
func tilesIn(v value, name, format string) *set {
	words := wordLists(v.member(name).list)
	if words == nil {
		return nil
	}
	s := sidesOf(words)
	s.format, s.certain, s.sides, s.name = format, true, len(words[0]), v.member("name").text
	return s
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

// sizes reads width and height, which may be absent; without both the tiles make the grid.
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

func readEternity(t *source) candidate {
	return t.asJSON(func(v value) (*set, error) {
		if v.member("board_edges").kind == '"' {
			return linkInPieces(v)
		}
		return hinted(v)
	}, entire)
}

// hinted reads {"name","width","height","pieces":[[…]],"hints":[…]}.
func hinted(v value) (*set, error) {
	s := tilesIn(v, "pieces", "eternity2-json")
	if s == nil {
		return nil, nil
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
	return s, s.sizes("width", v.member("width"), "height", v.member("height"))
}

// linkInPieces reads the board of eternity2.dev.
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

// readDobrogost reads {"name","rows","cols","tiles":[[…]],"placed":[{"row","col","tile":[…]}]}.
func readDobrogost(t *source) candidate {
	return t.asJSON(placedTiles, entire)
}

func placedTiles(v value) (*set, error) {
	s := tilesIn(v, "tiles", "dobrogost")
	if s == nil {
		return nil, nil
	}
	words := wordLists(v.member("tiles").list)
	if err := s.sizes("cols", v.member("cols", "columns", "width"), "rows", v.member("rows", "height")); err != nil {
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

const dobrogostPattern = `{"name":$name,"rows":$height,"cols":$width,
 "tiles":[‹tile:
  [‹side:$colour¦,›]¦,›
 ],
 "placed":[‹placed:
  {"row":$y,"col":$x,"tile":[‹side:$colour¦,›]}¦,›]}
`

// readJoGay reads {"name","manufacturer","symbols":[…],"grid":[4,4],"cards":[["owl",…],…]}.
func readJoGay(t *source) candidate {
	return t.asJSON(func(v value) (*set, error) {
		s := tilesIn(v, "cards", "jogay")
		if s == nil {
			return nil, nil
		}
		s.certain, s.rim, s.by = false, "", v.member("manufacturer").text
		if grid := v.member("grid").list; len(grid) == 2 {
			return s, s.sizes("grid", &grid[1], "grid", &grid[0])
		}
		return s, nil
	}, entire)
}

const joGayPattern = `{"name":$name,"manufacturer":$by,"symbols":[‹motif:"$motif"¦,›],"grid":[$height,$width],
 "cards":[‹tile:
  [‹side:"$motif"¦,›]¦,›
 ]}
`

// sideNames are the names that the sides have in objects, by our order.
var sideNames = [4][]string{{"North", "top", "N", "up"}, {"East", "right", "E"}, {"South", "bottom", "S", "down"}, {"West", "left", "W"}}

// readObjects reads the first list whose objects have a member for each side. An object in it that
// lacks one is a tile with a slip.
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
		if len(row) < len(sideNames) {
			f := fault("tile-sides", "found", len(row), "expected", len(sideNames), "word", strings.Join(row, " "))
			f.At = map[string]int{"tile": number}
			return nil, f
		}
		words = append(words, row)
	}
	s := sidesOf(words)
	s.format, s.sides, s.keyed = "objects", 4, true
	s.name = v.member("name").text
	if lists > 1 {
		s.notes = append(s.notes, SeveralLists())
	}
	return s, nil
}

// sidedList is the first list of objects with sides, and how many there are. In a list of tiles at
// most one lacks a side.
func sidedList(v value) (first *value, lists int) {
	n := 0
	for _, below := range v.list {
		if len(sidesOfObject(below)) == len(sideNames) {
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

const lTreePattern = `[
‹tile: {‹side:"$North": "‹head:L›‹tail:R›$tree", ›"ID": $number}¦,
›
]
`
