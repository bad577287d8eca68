package foreign

import "strings"

// Tiles that name their sides, as Haskell shows records and C# writes them:
//
//	Tile {top = (Brown,Head), right = (Grey,Head), …}
//	Piece {north = Side {suit = Heart, sex = In}, east = …}
//	Top: BH Right: GH Bottom: UT Left: SH

// A naming is a side that is named in a text, before an equals sign or a colon.
type naming struct {
	side    int
	at, end int
}

func readRecords(text string) (*set, error) {
	var named []naming
	for _, w := range wordsOf(text) {
		side := strings.IndexByte(clockwise, sideWord(w.text))
		rest := strings.TrimLeft(text[w.end():], " \"'")
		typed := strings.HasPrefix(rest, "::") // what Haskell says of a record before there is one
		if side >= 0 && rest != "" && (rest[0] == '=' || rest[0] == ':') && !typed {
			named = append(named, naming{side, w.at, w.end()})
		}
	}
	var spots, strays []spot
	for i := 0; i < len(named); {
		if tile, is := recordAt(text, named[i:]); is {
			spots = append(spots, tile)
			i += len(clockwise)
			continue
		}
		strays = append(strays, spot{at: named[i].at, end: named[i].end})
		i++
	}
	if at, is := cutRecord(text, spots, strays); is {
		return nil, fault("records-cut", "record", at)
	}
	s, err := best(text, spots)
	if s != nil {
		s.format, s.certain, s.printed = "program", true, true
	}
	return s, err
}

// recordAt is the tile whose sides are the next four that are named, in one record.
func recordAt(text string, named []naming) (tile spot, is bool) {
	if len(named) < len(clockwise) {
		return tile, false
	}
	if _, left := behind(text[named[0].at:named[len(clockwise)-1].at]); left {
		return tile, false
	}
	tile = spot{sides: make([]string, len(clockwise)), at: named[0].at, parent: bare}
	most := 0
	for i, n := range named[:len(clockwise)] {
		last := i == len(clockwise)-1
		until := min(len(text), n.end+widestGap)
		if i+1 < len(named) {
			until = min(until, named[i+1].at)
		}
		words := valueWords(text[n.end:until])
		if i == 0 {
			most = len(words)
		}
		if tile.sides[n.side] != "" || most == 0 || most > 2 || len(words) < most || len(words) > most && !last {
			return tile, false
		}
		tile.sides[n.side] = strings.Join(words[:most], "/")
		tile.end = n.end
	}
	return tile, true
}

// valueWords are the words of a value, without the names of what holds them and of
// its members.
func valueWords(text string) []string {
	var words []string
	all := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\n,()[]\"'}", r) })
	for i, w := range all {
		next := ""
		if i+1 < len(all) {
			next = all[i+1]
		}
		name := strings.Trim(w, "={:")
		if name != "" && name == strings.TrimRight(w, "={:") && !strings.HasPrefix(next, "=") && !strings.HasPrefix(next, "{") {
			words = append(words, name)
		}
	}
	return words
}
