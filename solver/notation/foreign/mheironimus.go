package foreign

import (
	"strconv"
	"strings"
)

// The XML of mheironimus, who wrote about Scramble Squares: pieces whose sides have an image and a half.

func readMheironimus(t *source) candidate { return readXML(t, "ScrambleSquaresPuzzleFile", scrambled) }

func scrambled(file *element) (*set, error) {
	s := &set{format: "mheironimus", keyed: true, sides: 4}
	if err := s.sizesOf(file); err != nil {
		return nil, err
	}
	s.name = file.child("Name").text
	var rows [][]string
	for _, piece := range file.all("PuzzlePiece") {
		var row []string
		for _, name := range compass {
			side := piece.child(name)
			image := strings.TrimSpace(side.child("Image").text + side.attributes["image"])
			half := strings.TrimSpace(side.child("Half").text + side.attributes["half"])
			row = append(row, image+"/"+half)
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		return nil, fault("tiles-unfound")
	}
	read := way{"", motifAndHalf}.sides(rows)
	if read == nil {
		return nil, fault("picture-unknown", "found", clip(rows[0][0], maxFound))
	}
	s.tiles, s.halves = read.tiles, read.halves
	return s, nil
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
