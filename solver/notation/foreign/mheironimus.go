package foreign

import "strings"

// readXML reads the files of the Legespiel solver and of mheironimus.
func readXML(text string) (*set, error) {
	if !strings.HasPrefix(strings.TrimSpace(text), "<") {
		return nil, nil
	}
	switch {
	case strings.Contains(text, "<legespielConfiguration"):
		root, err := parseXML(text)
		if err != nil {
			return nil, err
		}
		return readLegespiel(root.child("legespielConfiguration"))
	case strings.Contains(text, "ScrambleSquaresPuzzleFile"):
		root, err := parseXML(text)
		if err != nil {
			return nil, err
		}
		return readMheironimus(root)
	}
	return nil, nil
}

// sizesOf reads numbers of rows and columns; without both the tiles make the grid.
func (s *set) sizesOf(e *element) error {
	for _, side := range []struct {
		name string
		to   *int
	}{{"numberOfColumns", &s.width}, {"numberOfRows", &s.height}} {
		text := strings.TrimSpace(e.child(side.name).text + e.attributes[strings.ToLower(side.name)])
		if text == "" {
			s.width, s.height = 0, 0
			return nil
		}
		n, ok := number(text)
		if !ok || n < 1 || n > maxSide {
			return unclear(side.name, text)
		}
		*side.to = n
	}
	return nil
}

// compass are the sides of a card in XML, clockwise.
var compass = [4]string{"north", "east", "south", "west"}

// readMheironimus reads pieces whose sides have an image and a half.
func readMheironimus(root *element) (*set, error) {
	s := &set{format: "mheironimus", certain: true, sides: 4}
	file := root
	for _, found := range root.all("ScrambleSquaresPuzzleFile") {
		file = found
	}
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
	read := way{"mheironimus", motifAndHalf}.sides(rows)
	if read == nil {
		return nil, fault("picture-unknown", "found", clip(rows[0][0], maxFound))
	}
	s.tiles, s.halves = read.tiles, read.halves
	return s, nil
}
