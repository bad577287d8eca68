package reading

import (
	"unicode"
	"unicode/utf8"
)

// asciiLetters are the letters of which words are made most often: reading looks at little else.
var asciiLetters = func() (is [utf8.RuneSelf]bool) {
	for c := 'a'; c <= 'z'; c++ {
		is[c], is[c-'a'+'A'] = true, true
	}
	return is
}()

// wordy reports whether a sign belongs to words: a letter, a digit, an underscore, or an accent
// that is a sign of its own.
func wordy(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 0 && asciiLetters[r] || isDigit(r) || r == '_'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.M, r)
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// isLetter is wordy without digits and underscores.
func isLetter(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 0 && asciiLetters[r]
	}
	return unicode.IsLetter(r) || unicode.Is(unicode.M, r)
}

func isBlank(r rune) bool { return r == ' ' || r == '\t' || r == '\n' }

// lastSign and firstSign are 0 for an empty text.
func lastSign(text string) rune {
	if text == "" {
		return 0
	}
	r, _ := utf8.DecodeLastRuneInString(text)
	return r
}

func firstSign(text string) rune {
	if text == "" {
		return 0
	}
	r, _ := utf8.DecodeRuneInString(text)
	return r
}

// isNumber reports whether a word is digits only.
func isNumber(word string) bool { return word != "" && digitsIn(word) == len(word) }

// digitsIn is how many digits a word ends with.
func digitsIn(word string) (n int) {
	for n < len(word) && isDigit(rune(word[len(word)-1-n])) {
		n++
	}
	return n
}

// skipBlanks is the first place at or behind i that is not blank.
func skipBlanks(text string, i int) int {
	for i < len(text) && isBlank(rune(text[i])) {
		i++
	}
	return i
}

// skipWhile is the first place at or behind i where is does not hold.
func skipWhile(text string, i int, is func(rune) bool) int {
	for i < len(text) {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		if !is(r) {
			return i
		}
		i += size
	}
	return i
}

// hasWord reports whether a text has n letters or more in a row.
func hasWord(text string, n int) bool {
	run := 0
	for _, r := range text {
		if !isLetter(r) {
			run = 0
		} else if run++; run >= n {
			return true
		}
	}
	return false
}
