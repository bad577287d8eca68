package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// The JSON of jo-gay: cards, each a list of pictures.
//
//	{"name": "Kings", "manufacturer": "Lagoon", "symbols": […], "grid": [4, 4], "cards": [["owl", …], …]}

func readJoGay(t *source) candidate {
	v, _ := t.json()
	words := wordLists(v.member("cards").list)
	if words == nil {
		return candidate{}
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "jogay", len(words[0]), ""
	s.name, s.by = v.member("name").text, v.member("manufacturer").text
	if grid := v.member("grid").list; len(grid) == 2 {
		if err := s.sizes(&grid[1], &grid[0]); err != nil {
			return made(nil, err, entire)
		}
	}
	return made(s, nil, entire)
}

func writeJoGay(w *writing) string {
	name := func(edge puzzle.Edge) string { return quote(w.names[w.motif(edge)]) }
	var symbols []string
	for _, motif := range w.puzzle.Motifs() {
		symbols = append(symbols, name(motif.Head))
	}
	return `{"name":` + quote(w.document.Name) + `,"manufacturer":` + quote(w.document.By) + `,"symbols":[` +
		strings.Join(symbols, ",") + `],"grid":[` + strconv.Itoa(w.height) + "," + strconv.Itoa(w.width) + "],\n \"cards\":" + w.lists(name) + "}\n"
}
