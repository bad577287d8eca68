package jsontext

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// String reads a text in quotes. A half of a surrogate pair that stands alone becomes U+FFFD.
func (r *Reader) String() (string, error) {
	if !r.take('"') {
		return "", r.Expected("a text")
	}
	var text []byte
	for r.At < len(r.Text) {
		switch sign := r.Text[r.At]; {
		case sign == '"':
			r.At++
			return string(text), nil
		case sign == '\\':
			r.At++
			escaped, err := r.escape()
			if err != nil {
				return "", err
			}
			text = utf8.AppendRune(text, escaped)
		case sign < ' ':
			return "", r.Expected("no control sign")
		default:
			r.At++
			text = append(text, sign)
		}
	}
	return "", r.Expected("the end of a text")
}

// escape reads what follows a backslash.
func (r *Reader) escape() (rune, error) {
	if r.At == len(r.Text) {
		return 0, r.Expected("an escape")
	}
	sign := rune(r.Text[r.At])
	switch sign {
	case 'b':
		sign = '\b'
	case 'f':
		sign = '\f'
	case 'n':
		sign = '\n'
	case 'r':
		sign = '\r'
	case 't':
		sign = '\t'
	case '"', '\\', '/':
	case 'u':
		r.At++
		return r.utf16Unit()
	default:
		return 0, r.Expected("an escape")
	}
	r.At++
	return sign, nil
}

// utf16Unit reads the four digits of an escaped UTF-16 unit, and the second unit of a pair if it
// follows.
func (r *Reader) utf16Unit() (rune, error) {
	const again = `\u`
	one, err := r.hex()
	if err != nil || !utf16.IsSurrogate(one) || r.At+len(again) > len(r.Text) || r.Text[r.At:r.At+len(again)] != again {
		return one, err
	}
	back := r.At
	r.At += len(again)
	other, err := r.hex()
	both := utf16.DecodeRune(one, other)
	if both == utf8.RuneError { // the second is a sign of its own
		r.At = back
	}
	return both, err
}

func (r *Reader) hex() (rune, error) {
	const digits = 4
	if len(r.Text)-r.At < digits {
		return 0, r.Expected("four digits")
	}
	n, err := strconv.ParseUint(r.Text[r.At:r.At+digits], 16, 16)
	if err != nil {
		return 0, r.Expected("four digits")
	}
	r.At += digits
	return rune(n), nil
}
