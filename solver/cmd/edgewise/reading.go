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

// Files come from anywhere, and some never end. So no more of a file is read than a puzzle, a
// saved search or a part can have.

// mostSaved is the most bytes of a saved search, and of the output of solve -json: a thousand
// boards of the largest size, written twice, and some more.
const mostSaved = 32 << 20

// stateStart starts every saved search, whatever its version.
const stateStart = "edgewise"

// huntStart starts every saved hunt for the best board, whatever its version, and no saved
// search.
const huntStart = "edgewise-best"

// errLong means that a text is longer than what may be read.
var errLong = errors.New("too long")

// A bounded reader fails after a number of bytes.
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

// contents is the content of a file other than the puzzle, or of standard input for -: counts, or
// a solver's answer.
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

// unread is the fault of a file that cannot be read.
func unread(file string, err error) error {
	if errors.Is(err, errLong) {
		return &puzzle.Fault{Code: "file-long", Args: map[string]any{"file": file, "most": mostSaved}}
	}
	return &puzzle.Fault{Code: "file-unread", Args: map[string]any{"file": file, "reason": reason(err)}}
}

// whole reads all of a file.
func whole(from io.Reader) (string, error) {
	text, err := io.ReadAll(&bounded{from, mostSaved + 1}) // one more, since a text of exactly the limit is fine
	return string(text), err
}

// puzzleText reads a text with a puzzle. Only the output of solve -json may be longer than a
// puzzle; then only the puzzle at its start matters.
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

// decoded is a file as text: UTF-16 if it has a byte order mark, UTF-8 if it is valid, and
// otherwise Windows-1252, which spreadsheets and older programs write. A file with zero bytes is
// no text, and stays as it is. The page decodes in the same way (web/app/shell/incoming.js).
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
