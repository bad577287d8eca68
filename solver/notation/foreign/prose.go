package foreign

import (
	"slices"
	"strings"
)

// A side in prose is a name followed by the word for a half: Brown head,
// (Brown, Head), cheetah_tail, helmet/top. Four of them with nothing but
// separators between are a tile.

func readProse(text string) (*set, error) {
	var spots, chain []spot // of a chain each spot is one side
	flush := func() {
		sides := 4
		if len(chain) == 6 {
			sides = 6
		}
		for ; len(chain) >= sides && len(chain)%sides == 0; chain = chain[sides:] {
			tile := spot{at: chain[0].at, end: chain[sides-1].end, parent: lines}
			for _, side := range chain[:sides] {
				tile.sides = append(tile.sides, side.sides...)
			}
			spots = append(spots, tile)
		}
		if len(chain) > 0 {
			spots = withStump(text, spots, chain)
		}
		chain = chain[:0]
	}
	words := wordsOf(text)
	for i := 1; i < len(words); i++ {
		half := strings.ToLower(words[i].text)
		joint := text[words[i-1].end():words[i].at]
		if len(half) < 2 || !halfKnown(half) || len(joint) > 4 || strings.Trim(joint, " _-/,.:\"'") != "" {
			continue
		}
		before := 0
		if len(chain) > 0 {
			before = chain[len(chain)-1].end
		}
		start := nameStart(text, words[:i], before)
		if start < before {
			continue
		}
		if len(chain) > 0 && !light(text[before:start]) {
			flush()
		}
		chain = append(chain, spot{sides: []string{text[start:words[i-1].end()] + "/" + half}, at: start, end: words[i].end()})
	}
	flush()
	spots = slices.DeleteFunc(spots, func(s spot) bool { return s.stump && !isListed(text, s) })
	s, err := best(text, spots)
	if s != nil {
		s.format = "words"
	}
	return s, err
}

// lines is the parent of what stands on lines of its own.
const lines = 0

// withStump adds what is left of a chain. What stands before it on the line is the
// same tile, with a side between that could not be read.
func withStump(text string, spots, chain []spot) []spot {
	stump := spot{at: chain[0].at, end: chain[len(chain)-1].end, parent: lines, stump: true}
	if last := len(spots) - 1; last >= 0 && spots[last].stump && len(spots[last].sides) < mostItems && !strings.ContainsAny(text[spots[last].end:stump.at], "\n()[]{}") {
		stump.at, stump.sides, spots = spots[last].at, spots[last].sides, spots[:last]
	}
	for _, side := range chain[:min(len(chain), mostItems)] {
		stump.sides = append(stump.sides, side.sides...)
	}
	return append(spots, stump)
}

// mostAround is how many words stand on the line of a list beside a tile's sides.
const mostAround = 2

// isListed reports whether nearly nothing but the sides of a spot is on its line:
// in a sentence sides come in any number.
func isListed(text string, s spot) bool {
	start := strings.LastIndexByte(text[:s.at], '\n') + 1
	end := len(text)
	if i := strings.IndexByte(text[s.end:], '\n'); i >= 0 {
		end = s.end + i
	}
	words := 0
	for _, w := range wordsOf(text[start:min(end, start+4*widestGap)]) {
		if _, is := number(w.text); !is {
			words++
		}
	}
	return words <= 2*len(s.sides)+mostAround
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
