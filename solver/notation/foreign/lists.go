package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// A list of tiles by their numbers, and one of their turns, cell by cell: they say how
// the tiles lie, and not what is on them. So do numbers with arrows (arrows.go).
//
//	Tiles = [2, 1, 6, …], Rotations = [left, up, up, …]        Prolog
//	tile = [2, 1, 6, …];  turn = [3, 0, 0, …];                 MiniZinc

// turnWords are where the top of a tile may be, by its turn.
const turnWords = "up   rightdown left "

// Listed is how the tiles of a puzzle lie by the first such lists in a text, and how many
// boards there are of tiles or of arrows, that one included. Where not all that belongs to
// it is there, or it is not of this puzzle, the fault says so.
func Listed(text string, p *puzzle.Puzzle) (lies []puzzle.Placement, boards int, wrong *puzzle.Fault) {
	tiles, at, closed := listNamed(text, "tile")
	if at < 0 {
		return pointed(text, p)
	}
	turns, found, closed2 := listNamed(text[at:], "turn")
	if found < 0 {
		turns, found, closed2 = listNamed(text[at:], "rotation")
	}
	n := len(p.Tiles())
	switch {
	case !closed || found < 0 && p.MayTurn() || found >= 0 && !closed2 || len(tiles) < n || found >= 0 && len(turns) < len(tiles):
		return nil, 1, fault("answer-cut")
	case len(tiles) > n || len(turns) > n:
		return nil, 1, fault("answer-other")
	}
	seen := map[int]bool{}
	for cell, word := range tiles {
		tile, ok := number(word)
		if tile--; !ok || tile < 0 || tile >= n {
			return nil, 1, fault("answer-other")
		}
		if seen[tile] {
			return nil, 1, fault("tile-twice", "tile", tile)
		}
		seen[tile] = true
		turn := 0
		if found >= 0 {
			named := strings.Index(turnWords, turns[cell])
			counted, is := number(turns[cell])
			switch {
			case is:
				turn = counted
			case named >= 0 && named%5 == 0:
				turn = named / 5
			default:
				return nil, 1, fault("answer-turn", "found", clip(turns[cell], maxFound))
			}
		}
		lies = append(lies, placed(cell, tile, turn))
	}
	return lies, 1 + listsAfter(text[at:], n), nil
}

// listsAfter counts the further lists of so many tiles: the next solutions.
func listsAfter(text string, n int) (lists int) {
	for {
		items, at, closed := listNamed(text, "tile")
		if at < 0 {
			return lists
		}
		if closed && len(items) == n {
			lists++
		}
		text = text[at:]
	}
}

// listNamed is the first list of a name, such as tiles = [1, 2], where it ends, and
// whether it does; at is -1 where there is none.
func listNamed(text, name string) (items []string, at int, closed bool) {
	lower := lowerASCII(text)
	for from := 0; ; {
		i := strings.Index(lower[from:], name)
		if i < 0 {
			return nil, -1, false
		}
		from += i + len(name)
		rest, found := strings.CutPrefix(strings.TrimLeft(strings.TrimPrefix(lower[from:], "s"), " \n:"), "=")
		if !found {
			continue
		}
		list, found := strings.CutPrefix(strings.TrimLeft(rest, " \n"), "[")
		if !found {
			continue
		}
		inside, rest, closed := strings.Cut(list, "]")
		return strings.FieldsFunc(inside, func(r rune) bool { return strings.ContainsRune(" ,\n\t'\"", r) }), len(text) - len(rest), closed
	}
}

// lowerASCII is a text with small letters in the place of A to Z, byte for byte: what lies
// somewhere in it lies there in the text.
func lowerASCII(text string) string {
	lower := []byte(text)
	for i, c := range lower {
		if 'A' <= c && c <= 'Z' {
			lower[i] = c + 'a' - 'A'
		}
	}
	return string(lower)
}

// withoutTurns is a text without the list of turns, whose words name sides.
func withoutTurns(text string) string {
	_, at, closed := listNamed(text, "rotation")
	if !closed {
		return text
	}
	return text[:strings.LastIndexByte(text[:at], '[')] + text[at:]
}
