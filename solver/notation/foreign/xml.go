package foreign

import (
	"cmp"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// This file reads puzzles in XML, in which the sides of cards have pictures. The Legespiel solver
// says of each picture which others it matches; mheironimus, who wrote about Scramble Squares,
// has an image and a half.

// readXML passes the element with this name to a reader.
func readXML(t *source, name string, read func(e value) (*set, error)) candidate {
	if !strings.HasPrefix(strings.TrimSpace(t.text), "<") || !strings.Contains(t.text, "<"+name) {
		return candidate{}
	}
	root, err := parseXML(t.text)
	if err != nil {
		return made(nil, err, entire)
	}
	for _, e := range root.all(name) {
		s, err := read(e)
		return made(s, err, entire)
	}
	return candidate{}
}

// A picture is the Legespiel solver's term for half a motif.
type picture struct {
	name    string
	matches []string
}

// An album is the pictures of a file by their ids, and their labels.
type album struct {
	pictures map[string]picture
	lone     int // how many match none
	labels   map[string]label
	taken    map[string]bool // names of motifs
}

// readLegespiel reads pictures, each with those that it matches, and cards that show them.
func readLegespiel(t *source) candidate { return readXML(t, "legespielConfiguration", legespiel) }

func legespiel(e value) (*set, error) {
	s := &set{format: "legespiel", keyed: true, sides: 4}
	s.name = strings.TrimSpace(e.member("name").text)
	if err := s.sizes("numberOfColumns", e.member("numberOfColumns"), "numberOfRows", e.member("numberOfRows")); err != nil {
		return nil, err
	}
	a := &album{pictures: map[string]picture{}, labels: map[string]label{}, taken: map[string]bool{}}
	for _, p := range e.member("pictures").all("picture") {
		matches := strings.FieldsFunc(p.member("matchWithIds").text, func(r rune) bool { return r == ',' || r == ' ' })
		a.pictures[p.member("id").text] = picture{p.member("name").text, matches}
		if len(matches) == 0 {
			a.lone++
		}
	}
	for _, card := range e.member("cards").all("card") {
		var t []label
		for _, side := range reading.Compass {
			l, err := s.labelOf(card.member(side).text, a)
			if err != nil {
				return nil, err
			}
			t = append(t, l)
		}
		s.tiles = append(s.tiles, t)
	}
	if len(s.tiles) == 0 {
		return nil, fault("tiles-unfound")
	}
	return s, nil
}

// blank is the name of a side without a picture, where a name is required.
const blank = "-"

// labelOf is the label of a picture: cut if it matches one other picture, whole if it matches
// itself, and alone if it matches none. A picture whose name only says that the side is blank has
// no motif.
func (s *set) labelOf(id string, a *album) (l label, wrong *puzzle.Fault) {
	if l, known := a.labels[id]; known {
		return l, nil
	}
	p, known := a.pictures[id]
	if !known {
		return l, fault("picture-unknown", "found", notation.Clip(id, maxFound))
	}
	name := cmp.Or(p.name, id)
	switch {
	case len(p.matches) == 0 && (name == blank || len(name) > 1 && a.lone == 1):
	case len(p.matches) == 0:
		l = label{a.called(name, id), alone}
	case len(p.matches) == 1 && p.matches[0] == id:
		l.motif = a.called(name, id)
	default:
		other := p.matches[0]
		mate := a.pictures[other]
		if len(p.matches) > 1 || len(mate.matches) != 1 || mate.matches[0] != id {
			return l, fault("picture-many", "found", notation.Clip(name, maxFound))
		}
		motif, half, mateHalf := parted(name, mate.name)
		l = label{a.called(motif, id), head}
		if pair, known := halfPair(map[string]bool{half: true, mateHalf: true}); known && half != mateHalf {
			s.callHalves(pair)
			if half == pair[1] {
				l.half = tail
			}
		}
		a.labels[other] = l.other()
	}
	a.labels[id] = l
	return l, nil
}

// called is the name of a motif, or its id if the name is missing or taken.
func (a *album) called(name, id string) string {
	if name == "" || a.taken[name] {
		name = id
	}
	a.taken[name] = true
	return name
}

// parted splits two names into the words that they share at their ends and those between: "fish
// left", "head" and "tail" for "fish head left" and "fish tail left".
func parted(one, other string) (motif, half, otherHalf string) {
	words, others := strings.Fields(one), strings.Fields(other)
	n, end := 0, 0
	for n < min(len(words), len(others)) && words[n] == others[n] {
		n++
	}
	for n > 0 && n+end < min(len(words), len(others)) && words[len(words)-1-end] == others[len(others)-1-end] {
		end++
	}
	between := func(words []string) string {
		return strings.ToLower(strings.Trim(strings.Join(words[n:len(words)-end], " "), " -_/,()"))
	}
	alike := strings.Join(append(words[:n:n], words[len(words)-end:]...), " ")
	return strings.Trim(alike, " -_/,("), between(words), between(others)
}

const legespielPattern = `<?xml version="1.0" encoding="UTF-8"?>
<legespielConfiguration xmlns="http://whatsoftwarecando.org">
  <name>$title</name>
  <description/>
  <numberOfRows>$height</numberOfRows>
  <numberOfColumns>$width</numberOfColumns>
  <pictures>
‹picture:    <picture id="$number" name="‹blank?-›‹blank!$motif›‹cut? $half›" matchWithIds="‹mate:$picture›"/>
›  </pictures>
  <cards>
‹tile:    <card‹side: $north="$picture"›/>
›  </cards>
</legespielConfiguration>
`

func readMheironimus(t *source) candidate { return readXML(t, "ScrambleSquaresPuzzleFile", scrambled) }

func scrambled(file value) (*set, error) {
	s := &set{format: "mheironimus", keyed: true, sides: 4}
	if err := s.sizes("NumberOfColumns", file.member("NumberOfColumns"), "NumberOfRows", file.member("NumberOfRows")); err != nil {
		return nil, err
	}
	s.name = file.member("Name").text
	var rows [][]string
	for _, piece := range file.all("PuzzlePiece") {
		var row []string
		for _, name := range reading.Compass {
			side := piece.member(name)
			row = append(row, strings.TrimSpace(side.member("Image").text)+"/"+strings.TrimSpace(side.member("Half").text))
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		return nil, fault("tiles-unfound")
	}
	read := way{"", motifAndHalf}.sides(rows)
	if read == nil {
		return nil, fault("picture-unknown", "found", notation.Clip(rows[0][0], maxFound))
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
