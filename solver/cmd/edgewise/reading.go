package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Files come from anywhere, and some never end. Of each no more is read than a
// puzzle, a saved search or a part of one can have.

// mostSaved is how many bytes a saved search may have, and what solve -json prints
// of one: a thousand boards of the largest size, written down twice, and some more.
const mostSaved = 32 << 20

// stateStart is how a saved search begins, whatever version saved it.
const stateStart = "edgewise"

// huntStart is how a saved look for the best board begins, whatever version saved it; no
// saved search does.
const huntStart = "edgewise-best"

// errLong is that there is more than may be read.
var errLong = errors.New("too long")

// A bounded reads no more than so many bytes, and fails when there are more.
type bounded struct {
	from io.Reader
	left int64
}

func (b *bounded) Read(into []byte) (n int, err error) {
	if b.left == 0 && len(into) > 0 {
		return 0, errLong
	}
	n, err = b.from.Read(into[:min(int64(len(into)), b.left)])
	b.left -= int64(n)
	return n, err
}

// open opens a file, or standard input for -.
func (c *console) open(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(c.stdin), nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, unread(name, err)
	}
	return file, nil
}

// contents is all that is in a file beside the puzzle, or in standard input for -: counts,
// or a solver's answer.
func (c *console) contents(name string) (string, error) {
	file, err := c.open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := whole(file)
	if err != nil {
		return "", unread(name, err)
	}
	return text, nil
}

// unread is why something could not be read from a file.
func unread(file string, err error) error {
	if errors.Is(err, errLong) {
		return &puzzle.Fault{Code: "file-long", Args: map[string]any{"file": file, "most": mostSaved}}
	}
	return &puzzle.Fault{Code: "file-unread", Args: map[string]any{"file": file, "reason": reason(err)}}
}

// whole reads all of a file.
func whole(from io.Reader) (string, error) {
	text, err := io.ReadAll(&bounded{from, mostSaved + 1}) // what has exactly so many is not too long
	return string(text), err
}

// puzzleText reads what has a puzzle in it. Only what solve -json has printed may
// be longer than a puzzle; then the puzzle that it begins with is all that counts.
func puzzleText(from io.Reader) (string, error) {
	head, err := io.ReadAll(io.LimitReader(from, notation.MaxText+1))
	if err != nil || len(head) <= notation.MaxText || head[0] != '{' {
		return decoded(head), err
	}
	var printed struct{ Puzzle string }
	rest := io.MultiReader(strings.NewReader(string(head)), &bounded{from, mostSaved})
	if json.NewDecoder(rest).Decode(&printed) != nil || printed.Puzzle == "" {
		return string(head), nil
	}
	return printed.Puzzle, nil
}

// decoded is the text that a file holds: UTF-16 where its mark says so, UTF-8 where it is that, and
// otherwise Windows-1252, which spreadsheets and older programs write. What has zeros is no text, and
// stays as it is. The page decodes in the same way (web/app/shell/incoming.js).
func decoded(file []byte) string {
	from := charmap.Windows1252.NewDecoder()
	switch {
	case bytes.HasPrefix(file, []byte("\xff\xfe")), bytes.HasPrefix(file, []byte("\xfe\xff")):
		from = unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewDecoder()
	case utf8.Valid(file), bytes.IndexByte(file, 0) >= 0:
		return string(file)
	}
	text, err := from.Bytes(file)
	if err != nil {
		return string(file)
	}
	return string(text)
}
