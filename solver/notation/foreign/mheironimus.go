package foreign

import "strings"

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

const mheironimusPattern = `<?xml version="1.0" encoding="UTF-8"?>
<ScrambleSquaresPuzzleFile>
  <NumberOfRows>$height</NumberOfRows>
  <NumberOfColumns>$width</NumberOfColumns>
‹tile:  <PuzzlePiece>
    <Name>$number</Name>
‹side:    <$North><Image>$motif</Image><Half>$half</Half></$North>
›  </PuzzlePiece>
›</ScrambleSquaresPuzzleFile>
`
