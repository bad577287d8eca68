package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Puzzles as XML, in which the sides of cards have pictures. The Legespiel solver says of each picture which
// others it matches; mheironimus, who wrote about Scramble Squares, says image and half.

// readXML has an element of a name read by what knows it.
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

// compass are the sides of a card in XML, clockwise.
var compass = [4]string{"north", "east", "south", "west"}

// A picture is what the Legespiel solver calls a motif's half.
type picture struct {
	name    string
	matches []string
}

// An album is the pictures of a file by their ids, and how they are read.
type album struct {
	pictures map[string]picture
	lone     int // how many match none
	labels   map[string]label
	taken    map[string]bool // names of motifs
}

// readLegespiel reads pictures, of which each says which others it matches,
// and cards that show them.
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
		for _, side := range compass {
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

// blank is what a side without a picture is called where a name is needed.
const blank = "-"

// labelOf is the label of a picture: cut when it matches one other picture,
// whole when it matches itself, and alone when it matches none. A name that only
// says that the side is blank need not be told from others.
func (s *set) labelOf(id string, a *album) (label, *puzzle.Fault) {
	if l, known := a.labels[id]; known {
		return l, nil
	}
	p, known := a.pictures[id]
	if !known {
		return label{}, fault("picture-unknown", "found", notation.Clip(id, maxFound))
	}
	name := p.name
	if name == "" {
		name = id
	}
	switch {
	case len(p.matches) == 0 && (name == blank || len(name) > 1 && a.lone == 1):
		a.labels[id] = label{}
	case len(p.matches) == 0:
		if a.taken[name] {
			name = id
		}
		a.taken[name] = true
		a.labels[id] = label{name, alone}
	case len(p.matches) > 1:
		return label{}, fault("picture-many", "found", notation.Clip(name, maxFound))
	case p.matches[0] == id:
		if a.taken[name] {
			name = id
		}
		a.taken[name] = true
		a.labels[id] = label{motif: name}
	default:
		mate := a.pictures[p.matches[0]]
		if len(mate.matches) != 1 || mate.matches[0] != id {
			return label{}, fault("picture-many", "found", notation.Clip(name, maxFound))
		}
		motif := shared(name, mate.name)
		half, mateHalf := halfIn(name, motif), halfIn(mate.name, motif)
		if motif == "" || a.taken[motif] {
			motif = id
		}
		a.taken[motif] = true
		pair, known := halfPair(map[string]bool{half: true, mateHalf: true})
		if known && half != mateHalf {
			s.callHalves(pair)
		}
		l := label{motif, head}
		if known && half == pair[1] {
			l.half = tail
		}
		a.labels[id], a.labels[p.matches[0]] = l, l.other()
	}
	return a.labels[id], nil
}

// shared is what two names have alike, "fish left" of "fish head left" and
// "fish tail left"; they have to begin alike.
func shared(one, other string) string {
	words, others := strings.Fields(one), strings.Fields(other)
	n, end := 0, 0
	for n < len(words) && n < len(others) && words[n] == others[n] {
		n++
	}
	for n > 0 && n+end < min(len(words), len(others)) && words[len(words)-1-end] == others[len(others)-1-end] {
		end++
	}
	return strings.Trim(strings.Join(append(words[:n:n], words[len(words)-end:]...), " "), " -_/,(")
}

// halfIn is what a name says of the half, beside the motif.
func halfIn(name, motif string) string {
	words, of := strings.Fields(name), strings.Fields(motif)
	for len(words) > 0 && len(of) > 0 && strings.Trim(words[0], "-_/,(") == of[0] {
		words, of = words[1:], of[1:]
	}
	for len(words) > 0 && len(of) > 0 && words[len(words)-1] == of[len(of)-1] {
		words, of = words[:len(words)-1], of[:len(of)-1]
	}
	return strings.ToLower(strings.Trim(strings.Join(words, " "), " -_/,()"))
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
		for _, name := range compass {
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
