package jsontext

import (
	"strconv"
	"strings"
)

// A Reader is a position in a JSON text.
type Reader struct {
	Text string
	At   int // in bytes
}

// An Error says what the text should have continued with, and where.
type Error struct {
	Wanted string
	At     int
}

// Error returns the error as text.
func (e *Error) Error() string { return e.Wanted + " expected at " + strconv.Itoa(e.At) }

// Expected returns the error that something else stands here.
func (r *Reader) Expected(wanted string) error { return &Error{wanted, r.At} }

// Peek skips white space and returns the next sign, or 0 at the end.
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

// End returns an error if anything but white space is left.
func (r *Reader) End() error {
	if r.Peek(); r.At < len(r.Text) {
		return r.Expected("the end")
	}
	return nil
}

// Object reads an object and calls member after each name, to read the value.
func (r *Reader) Object(member func(name string) error) error {
	return r.bracketed('{', '}', func() error {
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

// List reads a list and calls element to read each element.
func (r *Reader) List(element func() error) error { return r.bracketed('[', ']', element) }

// bracketed reads what stands between two brackets, separated by commas.
func (r *Reader) bracketed(open, end byte, element func() error) error {
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

// Number reads signs that a number may have and returns them; "" if there are none.
func (r *Reader) Number() string {
	r.Peek()
	start := r.At
	for r.At < len(r.Text) && strings.IndexByte("+-.0123456789eE", r.Text[r.At]) >= 0 {
		r.At++
	}
	return r.Text[start:r.At]
}

// Int reads a whole number in JSON's form.
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

// Word skips a word such as null if it comes next, and reports whether it did.
func (r *Reader) Word(word string) bool {
	if r.Peek(); !strings.HasPrefix(r.Text[r.At:], word) {
		return false
	}
	r.At += len(word)
	return true
}

// take skips a sign if it comes next, and reports whether it did.
func (r *Reader) take(sign byte) bool {
	if r.Peek() != sign {
		return false
	}
	r.At++
	return true
}
