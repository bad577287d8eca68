package jsontext

import (
	"strconv"
	"strings"
)

// A Reader stands somewhere in a text.
type Reader struct {
	Text string
	At   int // in bytes
}

// An Error is what a text should have gone on with, and where.
type Error struct {
	Wanted string
	At     int
}

func (e *Error) Error() string { return e.Wanted + " expected at " + strconv.Itoa(e.At) }

// Expected is the error that something else stands here.
func (r *Reader) Expected(wanted string) error { return &Error{wanted, r.At} }

// Peek is the next sign that is no white space, 0 at the end.
func (r *Reader) Peek() byte {
	for ; r.At < len(r.Text); r.At++ {
		switch r.Text[r.At] {
		case ' ', '\t', '\n', '\r':
		default:
			return r.Text[r.At]
		}
	}
	return 0
}

// End reports whether nothing but white space is left, as an error if there is more.
func (r *Reader) End() error {
	if r.Peek(); r.At < len(r.Text) {
		return r.Expected("the end")
	}
	return nil
}

// Object reads an object, and has each of its members read behind its name.
func (r *Reader) Object(member func(name string) error) error {
	return r.between('{', '}', func() error {
		name, err := r.String()
		if err != nil {
			return err
		}
		if !r.take(':') {
			return r.Expected(":")
		}
		return member(name)
	})
}

// List reads a list, and has each of its elements read.
func (r *Reader) List(element func() error) error { return r.between('[', ']', element) }

// between reads what stands between two brackets, separated by commas.
func (r *Reader) between(open, end byte, element func() error) error {
	if !r.take(open) {
		return r.Expected(string(open))
	}
	for first := true; !r.take(end); first = false {
		if !first && !r.take(',') {
			return r.Expected(",")
		}
		if err := element(); err != nil {
			return err
		}
	}
	return nil
}

// Number goes over the signs that a number may have and gives them; "" where none is.
func (r *Reader) Number() string {
	r.Peek()
	start := r.At
	for r.At < len(r.Text) && strings.IndexByte("+-.0123456789eE", r.Text[r.At]) >= 0 {
		r.At++
	}
	return r.Text[start:r.At]
}

// Int reads a whole number, written as JSON has it.
func (r *Reader) Int() (int, error) {
	r.Peek()
	start := r.At
	text := r.Number()
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text {
		r.At = start
		return 0, r.Expected("a whole number")
	}
	return n, nil
}

// Word goes over a word such as null if it is next.
func (r *Reader) Word(word string) bool {
	if r.Peek(); !strings.HasPrefix(r.Text[r.At:], word) {
		return false
	}
	r.At += len(word)
	return true
}

// take goes over the sign if it is next.
func (r *Reader) take(sign byte) bool {
	if r.Peek() != sign {
		return false
	}
	r.At++
	return true
}
