package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Tables of words with a sign per side, such as HDdh: few words of a language look
// like them, and those that do not in such numbers.

// readSigns reads a sign per side: words of four letters, of six letters or
// digits, or all words in one.
func readSigns(rows []row) (*set, error) {
	var all []string
	for _, r := range rows {
		all = append(all, r.fields...)
	}
	if len(all) == 1 && len(all[0]) >= 16 && len(all[0])%4 == 0 && isWord(all[0]) {
		var list []string
		for i := 0; i < len(all[0]); i += 4 {
			list = append(list, all[0][i:i+4])
		}
		all = list
	}
	sides := len(all[0])
	if len(all) < 2 || sides != 4 && sides != 6 {
		return nil, nil
	}
	for _, word := range all {
		_, digits := number(word)
		if len(word) != sides || !isWord(word) && !(digits && sides == 6 && isDigits(word)) {
			return nil, nil
		}
	}
	if !recurring(all) && !unspeakable(all) {
		return nil, nil
	}
	if len(all) > puzzle.MaxCells {
		return nil, fault("tiles-ungridded", "found", len(all))
	}
	return signs(all), nil
}

// recurring reports whether there are many tiles, and their motifs come back; those
// of common words do not.
func recurring(tiles []string) bool {
	used := map[rune]bool{}
	for _, sign := range strings.ToLower(strings.Join(tiles, "")) {
		used[sign] = true
	}
	return len(tiles) >= leastTiles && 2*len(used) <= len(tiles[0])*len(tiles)
}

// unspeakable reports whether most tiles have cases of letters mixed as no common
// word has, and both halves of a motif are among them.
func unspeakable(tiles []string) bool {
	mixed := 0
	for _, tile := range tiles {
		if rest := tile[1:]; rest != strings.ToLower(rest) && tile != strings.ToUpper(tile) {
			mixed++
		}
	}
	all := strings.Join(tiles, "")
	return 2*mixed > len(tiles) && strings.ContainsFunc(all, func(sign rune) bool {
		return 'a' <= sign && sign <= 'z' && strings.ContainsRune(all, sign-'a'+'A')
	})
}

func isDigits(text string) bool { return strings.Trim(text, "0123456789") == "" }

// signs makes tiles of words with a sign per side.
func signs(list []string) *set {
	var words [][]string
	for _, text := range list {
		words = append(words, strings.Split(text, ""))
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "letters", len(list[0]), ""
	return s
}
