package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// This file reads links of e2.bucas.name and eternity2.dev: key=value pairs without escapes.
// board_edges has four letters per cell, clockwise as the tile is placed; a is the frame's, and
// aaaa an empty cell.

// lettersOf translates the usual letters a, b, c … into those of other orders of the motifs.
var lettersOf = map[string]string{
	"jef":        "atojeqlgbupkfrmhcwvsnid",
	"marie":      "abglqejotchmrfkpudinsvw",
	"jblackwood": "abglqejotchmrfkpudinsvw",
}

const edgesKey = "board_edges="

// maxSide limits the width and the height of a grid of squares.
const maxSide = 32

func readLink(t *source) candidate {
	if !strings.Contains(t.text, edgesKey) {
		return candidate{}
	}
	s, err := linked(t.text)
	return made(s, err, named)
}

// linked reads a link.
func linked(text string) (*set, error) {
	keys := keysOf(text)
	s := &set{format: "bucas", keyed: true, sides: 4, rim: "a", name: strings.ReplaceAll(keys["puzzle"], "_", " ")}
	if _, has := keys["puzzle_size"]; has || keys["hints"] != "" || strings.Contains(text, "eternity2.dev") {
		s.format = "eternity2"
	}
	edges := keys["board_edges"]
	if size := keys["board_w"] + keys["board_h"] + keys["puzzle_size"]; size == "" {
		s.width, s.height = squareOf(len(edges) / 4)
	}
	for _, side := range []struct {
		key string
		to  *int
	}{{"board_w", &s.width}, {"board_h", &s.height}} {
		value, has := keys[side.key]
		if !has {
			value = keys["puzzle_size"]
		}
		n, ok := number(value)
		if *side.to > 0 && value == "" {
			continue
		}
		if !ok || n < 1 || n > maxSide {
			return nil, unclear(side.key, value)
		}
		*side.to = n
	}
	if expected := 4 * s.width * s.height; len(edges) != expected {
		return nil, fault("edges-length", "found", len(edges), "expected", expected)
	}
	if err := s.lay(edges, lettersOf[keys["motifs_order"]]); err != nil {
		return nil, err
	}
	s.numberTiles(keys["board_pieces"])
	return s, s.hint(keys["hints"])
}

// keysOf returns the keys and values of the link in a text; the last value of a key counts.
func keysOf(text string) map[string]string {
	at := strings.Index(text, edgesKey)
	start := strings.LastIndexAny(text[:at], " \t\n\"'<>()") + 1
	link := text[start:]
	if end := strings.IndexAny(link, " \t\"'<>()"); end >= 0 {
		link = link[:end]
	}
	link = strings.TrimRight(strings.ReplaceAll(link, "\n", ""), ".,;") // wrapped lines, the end of a sentence
	keys := map[string]string{}
	for _, pair := range strings.FieldsFunc(link, func(r rune) bool { return strings.ContainsRune("&?#", r) }) {
		key, value, _ := strings.Cut(pair, "=")
		keys[key] = value
	}
	return keys
}

// lay makes a tile of each cell, and the board of them all. A link does not say which tiles are
// not on the board, so tiles that mate with nothing replace them.
func (s *set) lay(edges, translated string) error {
	unknown := 0
	for cell := range s.width * s.height {
		tile := make([]label, 4)
		empty := edges[4*cell:4*cell+4] == "aaaa"
		for side := range tile {
			letter := edges[4*cell+side]
			if letter < 'a' || letter > 'z' {
				return unclear("board_edges", string(rune(letter)))
			}
			if n := int(letter - 'a'); n < len(translated) {
				letter = translated[n]
			}
			if !empty {
				tile[side] = label{motif: string(rune(letter))}
				s.framed = s.framed || letter == 'a'
			}
		}
		if empty {
			unknown++
		} else {
			s.board = append(s.board, puzzle.Placement{Cell: cell, Tile: cell})
		}
		s.tiles = append(s.tiles, tile)
	}
	if unknown > 0 {
		s.notes = append(s.notes, fault("tiles-unknown", "found", unknown))
	}
	return nil
}

// numberTiles sorts the tiles of a full board by their numbers, three digits each, if each number
// occurs once and they begin at 0 or 1.
func (s *set) numberTiles(pieces string) {
	n := len(s.tiles)
	if len(pieces) != 3*n || len(s.board) < n {
		return
	}
	for least := range 2 {
		tiles := make([][]label, n)
		board := make([]puzzle.Placement, 0, n)
		for cell, tile := range s.tiles {
			piece, ok := number(pieces[3*cell : 3*cell+3])
			piece -= least
			if !ok || piece < 0 || piece >= n || tiles[piece] != nil {
				break
			}
			tiles[piece] = tile
			board = append(board, puzzle.Placement{Cell: cell, Tile: piece})
		}
		if len(board) == n {
			s.tiles, s.board = tiles, board
			return
		}
	}
}

// hint makes clues of the cells listed as CELL.TURN-CELL.TURN.
func (s *set) hint(hints string) error {
	if hints == "" {
		return nil
	}
	for _, word := range strings.Split(hints, "-") {
		if len(s.clues) == len(s.tiles) {
			return unclear("hints", word)
		}
		first, second, _ := strings.Cut(word, ".")
		cell, ok := number(first)
		turn, ok2 := number(second)
		if !ok || !ok2 || cell < 0 || cell >= len(s.tiles) || turn < 0 || turn > 3 {
			return unclear("hints", word)
		}
		for i, p := range s.board {
			if p.Cell != cell {
				continue
			}
			lies := s.tiles[p.Tile]
			s.tiles[p.Tile] = append(append([]label{}, lies[turn:]...), lies[:turn]...)
			s.board[i].Turn = turn
			s.clues = append(s.clues, s.board[i])
		}
	}
	return nil
}

// squareOf is the width and height of the square with this many cells, or 0.
func squareOf(cells int) (width, height int) {
	for size := 1; size <= maxSide; size++ {
		if size*size == cells {
			return size, size
		}
	}
	return 0, 0
}

// plainKey leaves out the characters that would end a value of such a link, which has no escapes.
func plainKey(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("&=#?%<>\"'()", r) || r < ' ' {
			return -1
		}
		return r
	}, name)
}

// linkPattern is the part of such a link behind its address. If the document has no board, the
// clues are on their cells, and the other tiles follow in their order.
const linkPattern = "‹linkedName?puzzle=$linkedName&›board_w=$width&board_h=$height&" + edgesKey + "‹cell:‹side:$linked››" +
	"‹thousand!&board_pieces=‹cell:$piece››"
