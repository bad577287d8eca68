package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Dobrogost's JSON: tiles, and those that lie on the board by what they show.

// readDobrogost reads {"name","rows","cols","tiles":[[…]],"placed":[{"row","col","tile":[…]}]}.
func readDobrogost(t *source) candidate {
	return t.asJSON(placedTiles, entire)
}

func placedTiles(v value) (*set, error) {
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

const dobrogostPattern = `{"name":$name,"rows":$height,"cols":$width,
 "tiles":[‹tile:
  [‹side:$colour¦,›]¦,›
 ],
 "placed":[‹placed:
  {"row":$y,"col":$x,"tile":[‹side:$colour¦,›]}¦,›]}
`
