package foreign

import (
	"strings"
	"unicode"

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
	same := v.member("same").text == "true"
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
	if same {
		pairs = []string{"same"}
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
	other := ""
	for i, key := range v.member("other").names {
		other += oneLine(key) + ": " + oneLine(v.member("other").list[i].text) + "\n"
	}
	document, err := notation.Read(text + other)
	if err != nil {
		document, err = notation.Read(text)
	}
	if err != nil {
		err.(*puzzle.Fault).At = nil // lines of a text that nobody wrote
		return nil, err
	}
	for _, note := range document.Notes {
		note.At = nil
	}
	document.Name, document.By = ownName(v.member("name").text, notation.MaxName), ownName(v.member("by").text, notation.MaxName)
	document.Art = ownName(v.member("art").text, notation.MaxWord)
	if halves := v.member("halves").list; len(halves) == 2 {
		document.Halves = [2]string{ownName(halves[0].text, notation.MaxWord), ownName(halves[1].text, notation.MaxWord)}
	}
	names := v.member("motifs")
	for _, motif := range document.Puzzle.Motifs() {
		for i, sign := range names.names {
			if name := ownName(names.list[i].text, notation.MaxWord); sign == motif.Head.String() && name != "" {
				if document.Motifs == nil {
					document.Motifs = map[puzzle.Edge]string{}
				}
				document.Motifs[motif.Head] = name
			}
		}
	}
	return &set{format: "json", own: document}, nil
}

// ownName is a name as the own notation has it, with all its spaces.
func ownName(name string, most int) string {
	return clip(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, name), most)
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), "_") }
