package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// readOwnObject reads what the command writes as JSON: it is put into the own
// notation, which says what is wrong with it.
func readOwnObject(v value) (*set, error) {
	grid, mates := v.member("grid"), v.member("mates")
	if grid.kind != '"' || mates.kind != '{' {
		return nil, nil
	}
	var tiles, pairs []string
	for _, tile := range v.member("tiles").list {
		tiles = append(tiles, tile.text)
	}
	for i, edge := range mates.names {
		mate := mates.list[i].text
		if mates.list[i].kind != '"' {
			mate = "-"
		}
		if edge != v.member("frame").text && edge != "-" {
			pairs = append(pairs, edge+mate)
		}
	}
	var clues []string
	for _, clue := range v.member("clues").list {
		clues = append(clues, clue.member("cell").text+"."+clue.member("tile").text+"."+clue.member("turn").text)
	}
	var board []string
	turns := v.member("board").member("turns").list
	for cell, tile := range v.member("board").member("tiles").list {
		word := "-"
		if tile.kind == '0' && cell < len(turns) {
			word = tile.text + "." + turns[cell].text
		}
		board = append(board, word)
	}
	text := "grid: " + oneLine(grid.text) + "\n"
	for _, entry := range [][2]string{
		{"mates", strings.Join(pairs, ".")}, {"frame", v.member("frame").text}, {"clues", strings.Join(clues, "_")},
		{"tiles", strings.Join(tiles, ".")}, {"board", strings.Join(board, "_")},
	} {
		if entry[1] != "" {
			text += entry[0] + ": " + oneLine(entry[1]) + "\n"
		}
	}
	if v.member("turn").text == "false" {
		text += "turn: no\n"
	}
	document, err := notation.Read(text)
	if err != nil {
		err.(*puzzle.Fault).At = nil // lines of a text that nobody wrote
		return nil, err
	}
	document.Name, document.By = nameOf(v.member("name").text, notation.MaxName), nameOf(v.member("by").text, notation.MaxName)
	document.Art = nameOf(v.member("art").text, notation.MaxWord)
	if halves := v.member("halves").list; len(halves) == 2 {
		document.Halves = [2]string{nameOf(halves[0].text, notation.MaxWord), nameOf(halves[1].text, notation.MaxWord)}
	}
	names := v.member("motifs")
	for _, motif := range document.Puzzle.Motifs() {
		for i, sign := range names.names {
			if name := nameOf(names.list[i].text, notation.MaxWord); sign == motif.Head.String() && name != "" {
				if document.Motifs == nil {
					document.Motifs = map[puzzle.Edge]string{}
				}
				document.Motifs[motif.Head] = name
			}
		}
	}
	return &set{format: "json", own: document}, nil
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), "_") }
