package notation

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Values are held as they stand in a link, in one normal form: ASCII only,
// separators as themselves, everything else that is no plain sign escaped.

// plain reports whether a sign stands for itself everywhere.
func plain(r rune) bool {
	return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '~' || r == '-'
}

// separates reports whether an unescaped sign parts a value into words.
func separates(r rune) bool { return r == '.' || r == '_' || r == ':' }

// appendEscapes adds a sign as percent escapes.
func appendEscapes(to []byte, r rune) []byte {
	const digits = "0123456789ABCDEF"
	var utf [utf8.UTFMax]byte
	for _, c := range utf[:utf8.EncodeRune(utf[:], r)] {
		to = append(to, '%', digits[c>>4], digits[c&15])
	}
	return to
}

// escape writes a name as a word of a value.
func escape(name string) string {
	var word []byte
	for _, r := range name {
		switch {
		case plain(r):
			word = append(word, byte(r))
		case r == ' ':
			word = append(word, '_')
		default:
			word = appendEscapes(word, r)
		}
	}
	return string(word)
}

// nextSign reads the first sign of a raw value, which may be escaped. It is
// not ok when the escape is broken or is no UTF-8.
func nextSign(raw string) (r rune, escaped bool, size int, ok bool) {
	if raw[0] != '%' {
		r, size = utf8.DecodeRuneInString(raw)
		return r, false, size, true
	}
	var utf []byte
	for !utf8.FullRune(utf) {
		escape := raw[min(3*len(utf), len(raw)):]
		if len(escape) < 3 || escape[0] != '%' {
			return 0, true, 0, false
		}
		c, err := strconv.ParseUint(escape[1:3], 16, 8)
		if err != nil {
			return 0, true, 0, false
		}
		utf = append(utf, byte(c))
	}
	r, n := utf8.DecodeRune(utf)
	return r, true, 3 * n, r != utf8.RuneError || n > 1
}

// normal brings a raw value into the normal form. It gives what is no escape
// instead when the value holds such a thing.
func normal(raw string) (value, broken string) {
	var to []byte
	for raw != "" {
		r, escaped, size, ok := nextSign(raw)
		if !ok {
			return "", Clip(raw, 3)
		}
		switch {
		case plain(r) || separates(r) && !escaped:
			to = append(to, byte(r))
		case r == ' ' && !escaped:
			to = append(to, '_')
		default:
			to = appendEscapes(to, r)
		}
		raw = raw[size:]
	}
	return string(to), ""
}

// unescape reads a word of a normal value.
func unescape(word string) string {
	if !strings.Contains(word, "%") {
		return word
	}
	var text []byte
	for word != "" {
		r, _, size, _ := nextSign(word)
		text = utf8.AppendRune(text, r)
		word = word[size:]
	}
	return string(text)
}

// unescapeName reads a word of a normal value as a name. A name is one line:
// control signs are read as spaces.
func unescapeName(word string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, unescape(strings.ReplaceAll(word, "_", " ")))
}

// readable writes a normal value for a text file: spaces for _ and signs for
// their escapes, wherever that reads as the same. In a value that is one name
// only the _ has to stay escaped, among the separators.
func readable(value string, oneName bool) string {
	var to []byte
	for i := 0; i < len(value); {
		r, escaped, size, _ := nextSign(value[i:])
		switch {
		case r == '_' && !escaped && i > 0 && value[i-1] != '_' && i+1 < len(value) && value[i+1] != '_':
			to = append(to, ' ')
		case escaped && strconv.IsPrint(r) && !strings.ContainsRune("_%# ", r) && (oneName || !separates(r)):
			to = utf8.AppendRune(to, r)
		default:
			to = append(to, value[i:i+size]...)
		}
		i += size
	}
	return string(to)
}

// Clip shortens a text to so many signs, which a sentence can hold.
func Clip(text string, most int) string {
	for i := range text {
		if most == 0 {
			return text[:i]
		}
		most--
	}
	return text
}
