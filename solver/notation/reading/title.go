package reading

import (
	"slices"
	"strings"
)

// mostTitle is how many words a title has, and titleSigns what it may have beside letters and digits.
const mostTitle, titleSigns = 6, " -'&!\"–"

// noTitle are words of people who begin to write, in the languages of the page.
var noTitle = strings.Fields("hi hello hey dear please thanks thank help hallo guten moin liebe lieber bitte danke hilfe bonjour salut merci aide " +
	"hej kære tak hjælp my mine meine mein mes mon ma this that here hier voici her list liste data")

// titleOf is the name of the puzzle that the first line of a text says, or "". A line is plainly a title if it is short,
// begins with a capital letter, and has no sign and no word of a sentence, of an order or of tiles.
func titleOf(line string) string {
	line = strings.Trim(line, " \t#*\"=")
	if first := string(firstSign(line)); strings.ToLower(first) == first || strings.ContainsFunc(line, func(r rune) bool { return !wordy(r) && !strings.ContainsRune(titleSigns, r) }) {
		return ""
	}
	words := textWords(strings.ToLower(line))
	if len(words) == 0 || len(words) > mostTitle || !hasWord(line, leastWord) || mayDirect(strings.ToLower(line)) {
		return ""
	}
	const sentence = others | negations | choices | starts | subjects | tileWords | corrections | misgivings | numberedWords | pages
	for _, w := range words {
		_, named := sideNamed(w.word)
		if named || isOneOf(w.word, sentence) && !isOneOf(w.word, articles) || ruleWordOf(w.word) == fitWord || slices.Contains(noTitle, w.word) {
			return ""
		}
	}
	return line
}

// entitle names the reading where the first line of the text is a title and stands above the tiles.
func (r *Reading) entitle(s *source) {
	first := s.filled[0]
	at := slices.IndexFunc(r.Facts, func(f Fact) bool {
		return f.Kind == Around && f.Line == first.line && f.Text == strings.TrimSpace(first.text)
	})
	if at < 0 || first.line >= r.Tiles[0].Line || slices.ContainsFunc(r.Doubts, func(d Doubt) bool { return d.Line == first.line }) {
		return
	}
	if r.Title = titleOf(first.text); r.Title != "" {
		r.Facts[at].Kind = Title
	}
}
