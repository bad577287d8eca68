package foreign

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// This file reads our own notation, and all of a document as one JSON object.

// readOwn reads our own links and texts. A broken one is certainly ours if it begins as ours do;
// if our keys only occur somewhere in it, it may be anything.
func readOwn(t *source) candidate {
	document, err := notation.Read(t.text)
	if err == nil {
		return made(&set{format: Own, own: document}, nil, named)
	}
	switch f, is := err.(*puzzle.Fault); {
	case isOurs(t.text):
		return made(nil, err, named)
	case strings.Contains(t.text, "#grid=") || hasKey(t.text, "grid") || is && f.Code != "no-puzzle" && f.Code != "key-missing":
		return made(nil, err, possible)
	}
	return candidate{}
}

// isOurs reports whether a text is meant as our notation: it begins as a link does, a word of it
// is a link, or its lines have the keys that every puzzle needs.
func isOurs(text string) bool {
	if strings.HasPrefix(strings.TrimLeft(text, " \t\n#"), "grid=") || hasKey(text, "grid") && hasKey(text, "tiles") {
		return true
	}
	return slices.ContainsFunc(strings.Fields(text), func(word string) bool {
		return strings.Contains(word, "grid=") && strings.Contains(word, "tiles=")
	})
}

// hasKey reports whether a line begins with a key of our texts.
func hasKey(text, name string) bool {
	for _, line := range strings.Split(text, "\n") {
		if key, _, found := strings.Cut(line, ":"); found && strings.TrimSpace(key) == name {
			return true
		}
	}
	return false
}

// objectPattern writes all of a document as one JSON object, for programs that do not know the
// notation. Everything counts from 0, sides go clockwise from the top; what the puzzle does not
// have is absent.
//
//	grid    such as "3x3"
//	tiles   a word per tile, a character per side
//	mates   for each edge on the tiles the one that it mates with, or null
//	rule    what mates is in a link, which may have edges that are on no tile
//	turn    whether tiles may be turned
//	motifs  names, by the edge of the head
//	board   the tile and its turn on each cell, null if it is empty
//	other   keys without a meaning here, their values as in a link
const objectPattern = `{
  "grid": "$grid",
  "tiles": [
    ‹tile:"‹side:$sign›"¦,
    ›
  ],
  "mates": {‹edge:"$sign": ‹mate:"$sign"›‹mate!null›¦, ›}‹rule?,
  "rule": "$rule"›‹frame?,
  "frame": "$sign"›,
  "turn": $turn‹clue?,
  "clues": [‹clue:{"cell": $cell, "tile": $tile, "turn": $rotation}¦, ›]›‹name?,
  "name": $name›‹by?,
  "by": $by›‹art?,
  "art": $art›‹half?,
  "halves": [‹half:$text¦, ›]›‹named?,
  "motifs": {‹named:$key: $text¦, ›}›‹place?,
  "board": {"tiles": [‹place:‹filled?$tile›‹filled!null›¦, ›], "turns": [‹place:‹filled?$rotation›‹filled!null›¦, ›]}›‹other?,
  "other": {‹other:$key: $text¦, ›}›
}
`

// readObject reads what the command writes as JSON: all of a puzzle, or the answer of a search,
// which contains a link of ours with the solution.
func readObject(t *source) candidate {
	v, is := t.json()
	if !is {
		if f, broken := t.broken.(*puzzle.Fault); broken && (strings.Contains(t.text, `":`) && strings.TrimSpace(t.text)[0] == '{' || f.Code == "nested-deep") {
			if severalValues(t.text) {
				return made(nil, f, possible)
			}
			return made(nil, f, named)
		}
		return candidate{}
	}
	if link := v.member("puzzle"); link.kind == '"' && v.member("status").kind == '"' && strings.HasPrefix(link.text, "#") {
		document, err := notation.Read(link.text)
		return made(&set{format: Own, own: document}, err, entire)
	}
	if v.member("grid").kind != '"' || v.member("mates").kind != '{' {
		return candidate{}
	}
	s, err := objectOf(v)
	return made(s, err, entire)
}

// objectOf converts the object to our notation, whose reader reports what is wrong.
func objectOf(v value) (*set, error) {
	said := func(name string) string { return v.member(name).text }
	var words, clues, board []string
	for _, tile := range v.member("tiles").list {
		words = append(words, tile.text)
	}
	for _, clue := range v.member("clues").list {
		clues = append(clues, clue.member("cell").text+"."+clue.member("tile").text+"."+clue.member("turn").text)
	}
	turns := v.member("board").member("turns").list
	for cell, tile := range v.member("board").member("tiles").list {
		word := "-"
		if tile.kind == '0' && cell < len(turns) {
			word = tile.text + "." + turns[cell].text
		}
		board = append(board, word)
	}
	var text ownText
	text.add("grid", said("grid"))
	text.add("frame", said("frame"))
	text.add("tiles", strings.Join(words, "."))
	text.add("mates", cmp.Or(said("rule"), pairsOf(v.member("mates"), said("frame"))))
	if said("turn") == "false" {
		text.add("turn", "no")
	}
	text.add("clues", strings.Join(clues, "_"))
	text.add("board", strings.Join(board, "_"))
	known := text
	unknown := v.member("other")
	for i, key := range unknown.names {
		text.add(key, unknown.list[i].text)
	}
	document, err := notation.Read(string(text))
	if err != nil {
		document, err = notation.Read(string(known))
	}
	if err != nil {
		err.(*puzzle.Fault).At = nil // lines of a text that nobody wrote
		return nil, err
	}
	for _, note := range document.Notes {
		note.At = nil
	}
	document.Name, document.By = ownName(said("name"), notation.MaxName), ownName(said("by"), notation.MaxName)
	document.Art = ownName(said("art"), notation.MaxWord)
	if halves := v.member("halves").list; len(halves) == 2 {
		document.Halves = [2]string{ownName(halves[0].text, notation.MaxWord), ownName(halves[1].text, notation.MaxWord)}
	}
	names := v.member("motifs")
	for _, motif := range document.Puzzle.Motifs() {
		for i, sign := range names.names {
			if name := names.list[i].text; sign == motif.Head.String() {
				document.Call(motif.Head, ownName(name, notation.MaxMotif(name)))
			}
		}
	}
	return &set{format: "json", own: document}, nil
}

// pairsOf writes the mates in our notation, without those of the frame.
func pairsOf(mates *value, frame string) string {
	var pairs []string
	for i, edge := range mates.names {
		mate := mates.list[i].text
		if mates.list[i].kind != '"' {
			mate = puzzle.Nothing.String()
		}
		if edge != frame && edge != puzzle.Nothing.String() {
			pairs = append(pairs, edge+mate)
		}
	}
	return strings.Join(pairs, ".")
}

// ownName cleans a name as our notation does, but keeps all its spaces.
func ownName(name string, most int) string {
	return notation.Clip(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, name), most)
}

// An ownText is a text file of our own notation.
type ownText string

// add adds a key, unless its value is empty.
func (t *ownText) add(key, value string) {
	if value != "" {
		*t += ownText(oneLine(key) + ": " + oneLine(value) + "\n")
	}
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), "_") }
