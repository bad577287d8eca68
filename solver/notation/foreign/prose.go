package foreign

import (
	"slices"
	"strings"
)

// A side in prose is a name followed by the word for a half: Brown head,
// (Brown, Head), cheetah_tail, helmet/top. Four of them with nothing but
// separators between are a tile.

func readProse(text string) (*set, error) {
	var spots []spot
	var chain spot
	flush := func() {
		if n := len(chain.sides); n > 0 && n%4 == 0 {
			for i := 0; i < n; i += 4 {
				spots = append(spots, spot{chain.sides[i : i+4], chain.at, chain.end})
			}
		} else if n == 6 {
			spots = append(spots, chain)
		}
		chain = spot{}
	}
	words := wordsOf(text)
	for i := 1; i < len(words); i++ {
		half := strings.ToLower(words[i].text)
		joint := text[words[i-1].end():words[i].at]
		if len(half) < 2 || !halfKnown(half) || len(joint) > 4 || strings.Trim(joint, " _-/,.:\"'") != "" {
			continue
		}
		start := nameStart(text, words[:i], chain.end)
		if start < chain.end {
			continue
		}
		if len(chain.sides) > 0 && !light(text[chain.end:start]) {
			flush()
		}
		if len(chain.sides) == 0 {
			chain.at = start
		}
		chain.sides = append(chain.sides, text[start:words[i-1].end()]+"/"+half)
		chain.end = words[i].end()
	}
	flush()
	s := best(text, spots)
	if s != nil {
		s.format = "words"
	}
	return s, nil
}

// nameStart is where the name begins that ends with the last of the words: at
// a separator not more than three words before, or with that last word.
func nameStart(text string, words []word, after int) int {
	const most = 3
	last := len(words) - 1
	for i := last; i >= 0 && i > last-most && words[i].at >= after; i-- {
		if i < last && slices.Contains(articles, strings.ToLower(words[i].text)) {
			return words[i+1].at
		}
		before := strings.TrimRight(text[after:words[i].at], " \t\"'`_")
		if before == "" || strings.ContainsRune(",;:()[]\n*|", rune(before[len(before)-1])) || strings.HasSuffix(before, "\n-") {
			return words[i].at
		}
		if i > 0 && strings.Trim(text[words[i-1].end():words[i].at], " -_") != "" {
			break
		}
	}
	return words[last].at
}
