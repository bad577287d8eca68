package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// The writers, in the order of the formats.

func (w *writing) link(address string) string {
	b := w.board()
	var edges, pieces strings.Builder
	for cell := range w.puzzle.Tiles() {
		placement, filled := b.At(cell)
		for side := range 4 {
			edge, _ := b.Edge(puzzle.Seat{Cell: cell, Side: side})
			n := w.numbers[edge]
			if !filled {
				n = 0
			}
			edges.WriteByte(byte('a' + n))
		}
		number := strconv.Itoa(placement.Tile + 1) // 0 where nothing lies
		pieces.WriteString(padded(number, 3))
	}
	link := address
	if name := strings.ReplaceAll(strings.TrimSpace(plainKey(w.document.Name)), " ", "_"); name != "" {
		link += "puzzle=" + name + "&"
	}
	link += "board_w=" + strconv.Itoa(w.width) + "&board_h=" + strconv.Itoa(w.height) + "&" + edgesKey + edges.String()
	if len(w.puzzle.Tiles()) < 1000 {
		link += "&board_pieces=" + pieces.String()
	}
	return link
}

// padded is a number with so many digits at least.
func padded(number string, digits int) string {
	for len(number) < digits {
		number = "0" + number
	}
	return number
}

// plainKey leaves out what would end a value of such a link, which knows no
// escapes.
func plainKey(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("&=#?%<>\"'()", r) || r < ' ' {
			return -1
		}
		return r
	}, name)
}

func writeBucas(w *writing) string { return w.link("https://e2.bucas.name/#") + "\n" }

func writeEternityLink(w *writing) string {
	link := w.link("https://eternity2.dev/viewer?")
	var hints []string
	b := w.board()
	for _, clue := range w.clues {
		if lies, _ := b.At(clue.Cell); lies == clue {
			hints = append(hints, strconv.Itoa(clue.Cell)+"."+strconv.Itoa(clue.Turn))
		}
	}
	if len(hints) > 0 {
		link += "&hints=" + strings.Join(hints, "-")
	}
	return link + "\n"
}

// colours is how many numbers there are from 0 to the greatest.
func (w *writing) colours() int {
	most := 0
	for _, n := range w.numbers {
		most = max(most, n)
	}
	return most + 1
}

func writeEternityJSON(w *writing) string {
	var hints []string
	for _, clue := range w.clues {
		hints = append(hints, `{"pos":`+strconv.Itoa(clue.Cell)+`,"piece":`+strconv.Itoa(clue.Tile)+`,"rot":`+strconv.Itoa(clue.Turn)+`}`)
	}
	return `{"name":` + quote(w.document.Name) + `,"width":` + strconv.Itoa(w.width) + `,"height":` + strconv.Itoa(w.height) +
		`,"numColors":` + strconv.Itoa(w.colours()) + ",\n \"pieces\":" + w.lists(w.number) +
		",\n \"hints\":[" + strings.Join(hints, ",") + "]}\n"
}

func writeMcGavin(w *writing) string {
	clues := map[int]puzzle.Placement{}
	for _, clue := range w.clues {
		clues[clue.Tile] = clue
	}
	text := strconv.Itoa(w.width) + "\n"
	for number, tile := range w.puzzle.Tiles() {
		text += joined(tile, ",", func(edge puzzle.Edge) string {
			const bits = 16
			n := w.numbers[edge]
			if n == 0 {
				n = 1<<bits - 1
			}
			return padded(strconv.FormatInt(int64(n), 2), bits)
		})
		if clue, fixed := clues[number]; fixed {
			text += "," + strconv.Itoa(clue.Cell%w.width) + "," + strconv.Itoa(clue.Cell/w.width) + "," + strconv.Itoa(clue.Turn)
		}
		text += "\n"
	}
	return text
}

// writePieces counts the pieces on a line before them where their numbers alone could be read as
// halves.
func writePieces(w *writing) string {
	if !w.plainly {
		return w.rows()
	}
	return strconv.Itoa(len(w.puzzle.Tiles())) + "\n" + w.rows()
}

// rows are the tiles, each a line of numbers.
func (w *writing) rows() string { return w.lines(" ", w.number) }

func writeOwen(w *writing) string {
	return strconv.Itoa(w.width) + " " + strconv.Itoa(w.height) + "\n" + w.rows()
}

func writeHeule(w *writing) string {
	clues := w.clues
	text := strconv.Itoa(len(clues)) + "\n"
	for _, clue := range clues {
		for _, n := range []int{clue.Cell/w.width + 1, clue.Cell%w.width + 1, clue.Tile + 1} {
			text += strconv.Itoa(n) + " "
		}
		text += strconv.Itoa(clue.Turn) + "\n"
	}
	return text + w.rows()
}

func writeDarmstadt(w *writing) string {
	_, framed := w.puzzle.Frame()
	bit := map[bool]string{false: "0 ", true: "1 "}
	return bit[framed] + bit[w.cut] + strconv.Itoa(w.width) + " " + strconv.Itoa(w.height) + "\n" + w.lines(" ", w.signed)
}

func writeDobrogost(w *writing) string {
	var placed []string
	for cell := range w.puzzle.Tiles() {
		if w.document.Board == nil {
			break
		}
		lies, filled := w.document.Board.At(cell)
		if filled {
			tile := w.puzzle.Tiles()[lies.Tile].Turned(lies.Turn)
			placed = append(placed, "\n  {\"row\":"+strconv.Itoa(cell/w.width)+`,"col":`+strconv.Itoa(cell%w.width)+
				`,"tile":[`+joined(tile, ",", w.number)+"]}")
		}
	}
	return `{"name":` + quote(w.document.Name) + `,"rows":` + strconv.Itoa(w.height) + `,"cols":` + strconv.Itoa(w.width) +
		",\n \"tiles\":" + w.lists(w.number) + ",\n \"placed\":[" + strings.Join(placed, ",") + "]}\n"
}

func writeCS106B(w *writing) string {
	return strings.ReplaceAll(w.lines(" ", w.letter), "\n", " 0\n") // unturned
}

func writeLetters(w *writing) string { return w.lines("", w.letter) }

func writeSigned(w *writing) string { return w.lines(" ", w.signed) }

func writeCSV(w *writing) string {
	one, other := w.halves()
	text := "ID,Top,Right,Bottom,Left\n"
	for number, tile := range w.puzzle.Tiles() {
		text += strconv.Itoa(number+1) + "," + joined(tile, ",", func(edge puzzle.Edge) string {
			return w.names[w.motif(edge)] + "/" + w.halfOf(edge, one, other)
		}) + "\n"
	}
	return text
}

func writePairs(w *writing) string {
	return w.lines(" ", func(edge puzzle.Edge) string { return w.number(edge) + w.halfOf(edge, "a", "b") })
}

func writeLTree(w *writing) string {
	var cards []string
	for number, tile := range w.puzzle.Tiles() {
		card := " {"
		for side, edge := range tile {
			name := strings.ReplaceAll(w.names[w.motif(edge)], " ", "")
			if !isWord(name) {
				name = "M" + w.number(edge)
			}
			card += quote(sideNames[side][0]) + ": " + quote(w.halfOf(edge, "L", "R")+strings.ToUpper(name[:1])+name[1:]) + ", "
		}
		cards = append(cards, card+`"ID": `+strconv.Itoa(number+1)+"}")
	}
	return "[\n" + strings.Join(cards, ",\n") + "\n]\n"
}

func writeCodes(w *writing) string {
	return w.lines(" ", func(edge puzzle.Edge) string {
		return strings.ToUpper(w.letter(edge)) + w.halfOf(edge, "H", "T")
	})
}

// sizeXML says how many rows and columns there are.
func (w *writing) sizeXML(rows, columns string) string {
	return "  <" + rows + ">" + strconv.Itoa(w.height) + "</" + rows + ">\n" +
		"  <" + columns + ">" + strconv.Itoa(w.width) + "</" + columns + ">\n"
}

func writeLegespiel(w *writing) string {
	ids := map[puzzle.Edge]string{}
	edges := []puzzle.Edge{}
	for _, tile := range w.puzzle.Tiles() {
		for _, edge := range tile {
			for _, half := range []puzzle.Edge{edge, w.puzzle.Mates()[edge]} {
				if ids[half] == "" && (half == edge || half != puzzle.Nothing) {
					edges = append(edges, half)
					ids[half] = strconv.Itoa(len(edges))
				}
			}
		}
	}
	one, other := w.halves()
	text := "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<legespielConfiguration xmlns=\"http://whatsoftwarecando.org\">\n" +
		"  <name>" + escapeXML(w.document.Name) + "</name>\n  <description/>\n" +
		w.sizeXML("numberOfRows", "numberOfColumns") + "  <pictures>\n"
	for _, edge := range edges {
		mate, match := w.puzzle.Mates()[edge], ""
		name := w.names[w.motif(edge)]
		if edge == puzzle.Nothing {
			name = blank
		}
		if mate != puzzle.Nothing {
			match = ids[mate]
		}
		if mate != edge && mate != puzzle.Nothing {
			name += " " + w.halfOf(edge, one, other)
		}
		text += `    <picture id="` + ids[edge] + `" name="` + escapeXML(name) + `" matchWithIds="` + match + "\"/>\n"
	}
	text += "  </pictures>\n  <cards>\n"
	for _, tile := range w.puzzle.Tiles() {
		text += "    <card"
		for side, edge := range tile {
			text += " " + compass[side] + `="` + ids[edge] + `"`
		}
		text += "/>\n"
	}
	return text + "  </cards>\n</legespielConfiguration>\n"
}

func writeMheironimus(w *writing) string {
	one, other := w.halves()
	text := "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ScrambleSquaresPuzzleFile>\n" + w.sizeXML("NumberOfRows", "NumberOfColumns")
	for number, tile := range w.puzzle.Tiles() {
		text += "  <PuzzlePiece>\n    <Name>" + strconv.Itoa(number+1) + "</Name>\n"
		for side, edge := range tile {
			name := sideNames[side][0]
			text += "    <" + name + "><Image>" + escapeXML(w.names[w.motif(edge)]) + "</Image><Half>" +
				w.halfOf(edge, one, other) + "</Half></" + name + ">\n"
		}
		text += "  </PuzzlePiece>\n"
	}
	return text + "</ScrambleSquaresPuzzleFile>\n"
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

func writeTetraVex(w *writing) string {
	return w.lines("", func(edge puzzle.Edge) string { return strconv.Itoa(w.numbers[edge] % 10) })
}
