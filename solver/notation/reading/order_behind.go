package reading

import "strings"

// Words that say that somebody looks at the tiles from the back, or may do so.
var (
	behind   = []string{"from the back", "from behind", "from the reverse", "von hinten", "von der rückseite", "de dos", "par derrière", "bagfra", "fra bagsiden"}
	mirrored = []string{"mirror", "spiegel", "gespiegel", "miroir", "à l'envers", "spejl"}
)

// behindSaid reports whether a text says that the tiles are seen from the back, and whether it may say so: its
// sentence has other words, too, but is about tiles or their sides.
func behindSaid(text string) (certain, unsure bool) {
	for _, sentence := range fieldsAt(text, ".;!?\n()") {
		for i, words := range [][]string{behind, mirrored} {
			for _, w := range words {
				before, after, found := strings.Cut(sentence, w)
				if !found || denies(before) || isLetter(lastSign(before)) {
					continue
				}
				others := before + " " + strings.TrimLeftFunc(after, isLetter)
				rest := clauseOf(others)
				about := rest.about || rest.names > 0 || strings.Trim(others, " :,") == ""
				if i == 0 && rest.plain && about {
					certain = true
				} else if about || i > 0 && rest.tiles {
					unsure = true
				}
			}
		}
	}
	return certain, unsure
}

// mirrored is an order as it is from the other side of a tile.
func (o Order) mirrored() Order {
	return Order{strings.NewReplacer("r", "l", "l", "r").Replace(o.Sides), BySentence}
}
