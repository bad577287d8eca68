package notation

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Values are kept as they stand in a link, in one normal form: ASCII only, separators as
// themselves, every other character that is not plain escaped.

// plain reports whether a character needs no escape anywhere.
func plain(r rune) bool {
	return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '~' || r == '-'
}

// separates reports whether an unescaped character separates the words of a value.
func separates(r rune) bool { return r == '.' || r == '_' || r == ':' }

// appendEscapes appends a character as percent escapes.
func appendEscapes(to []byte, r rune) []byte {
	const digits = "0123456789ABCDEF"
	var utf [utf8.UTFMax]byte
	for _, c := range utf[:utf8.EncodeRune(utf[:], r)] {
		to = append(to, '%', digits[c>>4], digits[c&15])
	}
	return to
}

// escape writes a name as one word of a value.
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

// nextSign reads the first character of a raw value, which may be escaped. It is not ok if the
// escape is incomplete or not UTF-8.
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

// normal brings a raw value into the normal form, or returns the first broken escape instead.
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

// unescape reads a word of a value in the normal form.
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

// unescapeName reads a word as a name. A name is one line, so control characters become spaces.
func unescapeName(word string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, unescape(strings.ReplaceAll(word, "_", " ")))
}

// readable writes a value for a text file: spaces for _ and characters for their escapes,
// wherever that is read as the same again. In a value that is one name, of the separators only _
// stays escaped.
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

// Clip shortens a text to this many characters, so that it fits in a sentence.
func Clip(text string, most int) string {
	for i := range text {
		if most == 0 {
			return text[:i]
		}
		most--
	}
	return text
}
