package main

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Reading parameters. They are small objects of texts, whole numbers and
// boards; a general JSON package would be a sixth of the module.

// params is the parameters of a method: field gives a pointer to the field of
// a name, or nil when there is no such field.
type params interface{ field(name string) any }

// read reads a JSON object into p. Fields that p does not have are errors;
// fields that are not given stay as they are.
func read(text string, p params) error {
	r := &reader{text: text}
	err := r.fields(p)
	if r.peek(); err == nil && r.at < len(r.text) {
		return r.unexpected("the end")
	}
	return err
}

func (r *reader) fields(p params) error {
	return r.object(func(name string) error {
		switch field := p.field(name).(type) {
		case *string:
			return r.string(field)
		case *int:
			return r.int(field)
		case *bool:
			return r.bool(field)
		case *[]int:
			return r.ints(field)
		case *Board:
			return r.board(field)
		case *[]string:
			return r.strings(field)
		case *[][]string:
			return r.list('[', ']', func() error {
				var texts []string
				err := r.strings(&texts)
				*field = append(*field, texts)
				return err
			})
		case params:
			return r.fields(field)
		}
		return errors.New("unknown field " + name)
	})
}

// A reader stands somewhere in a text.
type reader struct {
	text string
	at   int
}

// peek is the next sign that is no white space, 0 at the end.
func (r *reader) peek() byte {
	for ; r.at < len(r.text); r.at++ {
		switch r.text[r.at] {
		case ' ', '\t', '\n', '\r':
		default:
			return r.text[r.at]
		}
	}
	return 0
}

// take goes over the sign if it is next.
func (r *reader) take(sign byte) bool {
	if r.peek() != sign {
		return false
	}
	r.at++
	return true
}

func (r *reader) unexpected(wanted string) error {
	return errors.New(wanted + " expected at " + strconv.Itoa(r.at))
}

func (r *reader) object(member func(name string) error) error {
	return r.list('{', '}', func() error {
		var name string
		if err := r.string(&name); err != nil {
			return err
		}
		if !r.take(':') {
			return r.unexpected(":")
		}
		return member(name)
	})
}

// list reads what stands between two brackets, separated by commas.
func (r *reader) list(open, end byte, element func() error) error {
	if !r.take(open) {
		return r.unexpected(string(open))
	}
	for first := true; !r.take(end); first = false {
		if !first && !r.take(',') {
			return r.unexpected(",")
		}
		if err := element(); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) int(to *int) error {
	r.peek()
	start := r.at
	for r.at < len(r.text) && (r.text[r.at] == '-' || '0' <= r.text[r.at] && r.text[r.at] <= '9') {
		r.at++
	}
	n, err := strconv.Atoi(r.text[start:r.at])
	if err != nil || strconv.Itoa(n) != r.text[start:r.at] {
		r.at = start
		return r.unexpected("a whole number")
	}
	*to = n
	return nil
}

func (r *reader) bool(to *bool) error {
	*to = r.word("true")
	if !*to && !r.word("false") {
		return r.unexpected("true or false")
	}
	return nil
}

func (r *reader) ints(to *[]int) error {
	return r.list('[', ']', func() error {
		var n int
		err := r.int(&n)
		*to = append(*to, n)
		return err
	})
}

func (r *reader) strings(to *[]string) error {
	return r.list('[', ']', func() error {
		var text string
		err := r.string(&text)
		*to = append(*to, text)
		return err
	})
}

// board reads null, or a list of null and [tile, turn].
func (r *reader) board(to *Board) error {
	if r.null() {
		return nil
	}
	board := Board{}
	err := r.list('[', ']', func() error {
		if r.null() {
			board = append(board, nil)
			return nil
		}
		var pair []int
		err := r.ints(&pair)
		if err == nil && len(pair) != 2 {
			return r.unexpected("tile and turn")
		}
		if err == nil {
			board = append(board, &[2]int{pair[0], pair[1]})
		}
		return err
	})
	*to = board
	return err
}

func (r *reader) null() bool { return r.word("null") }

// word goes over a word if it is next.
func (r *reader) word(word string) bool {
	if r.peek(); !strings.HasPrefix(r.text[r.at:], word) {
		return false
	}
	r.at += len(word)
	return true
}

func (r *reader) string(to *string) error {
	if !r.take('"') {
		return r.unexpected("a text")
	}
	var text []byte
	for r.at < len(r.text) {
		sign := r.text[r.at]
		r.at++
		switch sign {
		case '"':
			*to = string(text)
			return nil
		case '\\':
			escaped, err := r.escape()
			if err != nil {
				return err
			}
			text = utf8.AppendRune(text, escaped)
		default:
			if sign < ' ' {
				return r.unexpected("no control sign")
			}
			text = append(text, sign)
		}
	}
	return r.unexpected("the end of a text")
}

// escape reads what follows a backslash.
func (r *reader) escape() (rune, error) {
	if r.at == len(r.text) {
		return 0, r.unexpected("an escape")
	}
	sign := r.text[r.at]
	r.at++
	switch sign {
	case 'b':
		return '\b', nil
	case 'f':
		return '\f', nil
	case 'n':
		return '\n', nil
	case 'r':
		return '\r', nil
	case 't':
		return '\t', nil
	case '"', '\\', '/':
		return rune(sign), nil
	case 'u':
		one, err := r.hex()
		if err != nil || !utf16.IsSurrogate(one) || r.at+1 >= len(r.text) || r.text[r.at:r.at+2] != `\u` {
			return one, err
		}
		back := r.at
		r.at += len(`\u`)
		other, err := r.hex()
		both := utf16.DecodeRune(one, other)
		if both == utf8.RuneError { // the second is a sign of its own
			r.at = back
		}
		return both, err
	}
	return 0, r.unexpected("an escape")
}

func (r *reader) hex() (rune, error) {
	const digits = 4
	if len(r.text)-r.at < digits {
		return 0, r.unexpected("four digits")
	}
	n, err := strconv.ParseUint(r.text[r.at:r.at+digits], 16, 16)
	if err != nil {
		return 0, r.unexpected("four digits")
	}
	r.at += digits
	return rune(n), nil
}
