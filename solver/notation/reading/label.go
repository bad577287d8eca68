package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A label is what stands on one side: its words as they are written, and in small letters.
type label struct {
	words, lower []string
	text, low    string  // the words joined by spaces
	ids          []int32 // of the words in small letters
}

// A vocabulary numbers the labels of a text, so that tables of labels are tables of numbers.
type vocabulary struct {
	labels  []*label
	byText  map[string]int32
	byPiece map[string]int32
	byWord  map[string]int32 // of words in small letters
	marks   string           // signs that tell halves apart in this text, and are no part of a label elsewhere
}

func newVocabulary(marks string) *vocabulary {
	return &vocabulary{marks: marks, byText: map[string]int32{}, byPiece: map[string]int32{}, byWord: map[string]int32{}}
}

// none is the number of no label.
const none int32 = -1

// of is the number of the label of some words.
func (v *vocabulary) of(words []string) int32 {
	text := strings.Join(words, " ")
	if n, found := v.byText[text]; found {
		return n
	}
	n := int32(len(v.labels))
	l := &label{words: words, text: text, low: strings.ToLower(text)}
	l.lower = words
	if l.low != l.text {
		l.lower = strings.Split(l.low, " ")
	}
	for _, w := range l.lower {
		id, found := v.byWord[w]
		if !found {
			id = int32(len(v.byWord))
			v.byWord[w] = id
		}
		l.ids = append(l.ids, id)
	}
	v.labels, v.byText[text] = append(v.labels, l), n
	return n
}

// read is the number of the label that a piece of a record is, or none.
func (v *vocabulary) read(piece string) int32 {
	if n, found := v.byPiece[piece]; found {
		return n
	}
	n := none
	if words := wordsIn(piece, v.marks); len(words) > 0 {
		n = v.of(words)
	}
	v.byPiece[piece] = n
	return n
}

// wordsIn splits a piece of a record into the words of its label. Brackets, quotes and what joins
// names go; signs that may tell a half from the other stay: "fox'", "+b", and so do marks.
func wordsIn(piece, marks string) []string {
	piece = strings.TrimFunc(piece, func(r rune) bool { return strings.ContainsRune("\"` \t", r) && !strings.ContainsRune(marks, r) })
	if isUnfilled(piece) {
		return []string{piece}
	}
	if isPlain(piece) {
		return strings.Fields(piece)
	}
	var b strings.Builder
	quoted := false
	last := rune(0)
	for i, r := range piece {
		size := utf8.RuneLen(r)
		next := firstSign(piece[min(len(piece), i+max(1, size)):])
		space := false
		switch r {
		case '(', ')', '[', ']', '{', '}', '"', '`', '‘', '<', '>', '=', ':', '#', '\t', '\n':
			space = true
		case '\'':
			if quoted || !wordy(last) && strings.IndexByte(piece[i+1:], '\'') >= 0 {
				quoted = !quoted
				space = true
			}
		case '.':
			space = isLetter(next) && (isLetter(last) || !wordy(last)) || next == 0 || isBlank(next)
		case ',', ';':
			space = next == 0 || isBlank(next)
		case '!', '?':
			space = (next == 0 || isBlank(next) || strings.ContainsRune(")?!", next)) && last != 0 && !isBlank(last)
		case '/':
			space = true
		case '_':
			space = isLetter(last) && wordy(next) || wordy(last) && isLetter(next)
		case '-':
			space = wordy(last) && wordy(next) || next == '>'
		default:
			if unicode.IsUpper(r) && unicode.IsLower(last) {
				b.WriteByte(' ')
			}
		}
		if space && !strings.ContainsRune(marks, r) {
			b.WriteByte(' ')
		} else {
			b.WriteRune(r)
		}
		last = r
	}
	return strings.Fields(b.String())
}

// allWordsIn splits a record with all its sides into words.
func (v *vocabulary) allWordsIn(text string) []string {
	return wordsIn(strings.Map(func(r rune) rune {
		if r == ',' || r == ';' || r == '|' {
			return ' '
		}
		return r
	}, text), v.marks)
}

// isPlain reports whether a piece is nothing but words of ASCII letters and digits.
func isPlain(piece string) bool {
	small := false
	for i := range len(piece) {
		c := piece[i]
		if c != ' ' && (c >= 0x80 || c == '_' || !wordy(rune(c))) || small && c >= 'A' && c <= 'Z' {
			return false
		}
		small = c >= 'a' && c <= 'z'
	}
	return true
}

// glyphs splits a word into signs, each with the marks that belong to it: B, G, U', S'.
func glyphs(word string) []string {
	var out []string
	for i := 0; i < len(word); {
		from := i
		r, size := utf8.DecodeRuneInString(word[i:])
		if strings.ContainsRune("+-~!", r) {
			if next, more := utf8.DecodeRuneInString(word[i+size:]); wordy(next) {
				r, size = next, size+more
			}
		}
		i += size
		if wordy(r) {
			i = skipWhile(word, i, func(r rune) bool { return unicode.Is(unicode.M, r) })
			i = skipWhile(word, i, func(r rune) bool { return strings.ContainsRune("'*+-~", r) })
		}
		out = append(out, word[from:i])
	}
	return out
}

// nearly reports whether a word may be another one mistyped: a letter is wrong, missing or too
// many, or two are exchanged.
func nearly(a, b string) bool {
	x, y := []rune(a), []rune(b)
	if a == b || min(len(x), len(y)) < 3 || len(x)-len(y) > 1 || len(y)-len(x) > 1 {
		return false
	}
	from := 0
	for from < min(len(x), len(y)) && x[from] == y[from] {
		from++
	}
	x, y = x[from:], y[from:]
	for len(x) > 0 && len(y) > 0 && x[len(x)-1] == y[len(y)-1] {
		x, y = x[:len(x)-1], y[:len(y)-1]
	}
	if len(x) <= 1 && len(y) <= 1 {
		return true
	}
	return len(x) == 2 && len(y) == 2 && x[0] == y[1] && x[1] == y[0]
}
