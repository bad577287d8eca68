package main

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/texts"
)

// A console is the streams and settings of a command.
type console struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	words          *words

	terminal bool          // a person reads stderr on a terminal
	quiet    time.Duration // how long a command works before it shows its status there
	status   *status       // the current status line, or nil
}

// print writes to standard output.
func (c *console) print(text string) error {
	if c.status != nil {
		c.status.clear()
	}
	if _, err := io.WriteString(c.stdout, text); err != nil {
		return &puzzle.Fault{Code: "output", Args: map[string]any{"reason": reason(err)}}
	}
	return nil
}

// printJSON writes one object on one line.
func (c *console) printJSON(object any) error {
	text, err := json.Marshal(object)
	if err != nil {
		return err
	}
	return c.print(string(text) + "\n")
}

// complain writes an error as one line to standard error.
func (c *console) complain(err error) {
	c.aside("edgewise: " + c.words.fault(err) + "\n")
}

// aside writes to standard error.
func (c *console) aside(text string) {
	if c.status != nil {
		c.status.aside(text)
		return
	}
	io.WriteString(c.stderr, text)
}

// mention writes the notes about a text: odd, but not wrong.
func (c *console) mention(document *notation.Document) {
	for _, sentence := range c.words.notes(document.Notes) {
		c.aside("edgewise: " + sentence + "\n")
	}
}

// heedClues says of which puzzle these tiles are only the clues, since a search of blank tiles
// would say nothing about it.
func (c *console) heedClues(document *notation.Document, asJSON bool) {
	whole, found := gallery.Completed(document.Puzzle)
	if !found {
		return
	}
	fault := &puzzle.Fault{Code: "clues-alone", Args: map[string]any{"name": whole.Name, "id": whole.ID}}
	if asJSON {
		document.Notes = append(document.Notes, fault)
		return
	}
	c.complain(fault)
}

// puzzle parses the flags of a command and reads the puzzle of its argument.
func (c *console) puzzle(f *flags, args []string) (*notation.Document, error) {
	as := 0
	f.reading(&as)
	argument, err := f.parse(args)
	if err != nil {
		return nil, err
	}
	return c.read(argument, as)
}

// A question is the input of a command that thinks about a puzzle.
type question struct {
	*notation.Document
	asJSON bool
	limit  time.Duration // 0 for none
}

// question parses the flags of such a command, -json and -limit among them, and reads the puzzle.
func (c *console) question(name string, limit time.Duration, args []string) (*question, error) {
	f := newFlags(name)
	asJSON := f.Bool("json", false, "")
	f.duration(&limit, "limit")
	document, err := c.puzzle(f, args)
	if err != nil {
		return nil, err
	}
	return &question{document, *asJSON, limit}, nil
}

// read reads the puzzle of an argument in any notation; a note says which, if it is not our own.
// As chooses the reading of a list; 0 leaves it open.
func (c *console) read(argument string, as int) (*notation.Document, error) {
	found, err := c.find(argument, foreign.Taken{}, as)
	if err != nil {
		return nil, err
	}
	if said := readAs(found, foreign.Taken{}, as); said != nil {
		found.Document.Notes = append(found.Document.Notes, said)
	}
	return found.Document, nil
}

// readAs is the note about a foreign notation and the order of its sides. How and as are the
// parameters of [console.find].
func readAs(found *foreign.Found, how foreign.Taken, as int) *puzzle.Fault {
	said := &puzzle.Fault{Code: "read-whole", Args: map[string]any{"as": found.Format}}
	switch {
	case found.Format == foreign.Own:
		return nil
	case len(found.Orders) < 2 || found.Order == "", found.Outcome != nil && found.Outcome.Readings[0].Sides != 4:
		return said
	}
	said.Code, said.Args["order"] = "read-sides", found.Order
	if found.Outcome != nil && how.Order == "" {
		order := found.Outcome.Readings[max(as, 1)-1].Order
		if said.Args["order"] = order.Sides; order.Why == reading.Assumed {
			said.Code = "read-assumed"
		}
	}
	return said
}

// find reads a puzzle and says in which notation it was. How settles what a list of tiles leaves
// open, and as, from 1, chooses one of its readings; 0 takes the first if that is clear.
func (c *console) find(argument string, how foreign.Taken, as int) (*foreign.Found, error) {
	text, err := c.text(argument)
	if errors.Is(err, fs.ErrNotExist) {
		if entry, found := gallery.Find(argument); found {
			return &foreign.Found{Format: foreign.Own, Document: entry.Document()}, nil
		}
		return nil, &puzzle.Fault{Code: "file-absent", Args: map[string]any{"file": argument}}
	}
	if err != nil {
		return nil, &puzzle.Fault{Code: "file-unread", Args: map[string]any{"file": argument, "reason": reason(err)}}
	}
	found, err := texts.Read(foreign.All(), text, how)
	if err != nil {
		return nil, err
	}
	if found.Outcome == nil {
		if as > 1 {
			return nil, &puzzle.Fault{Code: "readings-few", Args: map[string]any{"found": as, "n": 1}}
		}
		return found, nil
	}
	readings := found.Outcome.Readings
	switch {
	case as > len(readings):
		return nil, &puzzle.Fault{Code: "readings-few", Args: map[string]any{"found": as, "n": len(readings)}}
	case as > 0:
		if r := readings[as-1]; found.Outcome.Question == reading.AboutCount {
			c.tellCount(len(r.Tiles), foreign.Expected(r))
		}
		return found, found.Take(as-1, how)
	case found.Outcome.Kind == reading.Ask:
		if _, err := foreign.DocumentOf(readings[0], how); err != nil && len(readings) == 1 && len(readings[0].Tiles) == foreign.Expected(readings[0]) {
			return nil, err
		}
		return nil, &openList{found.Outcome, how}
	}
	return found, nil
}

// text is the link itself, or the content of a file or of standard input.
func (c *console) text(argument string) (string, error) {
	if strings.Contains(argument, "#") || strings.Contains(argument, "grid=") || strings.HasPrefix(argument, "day=") || strings.Contains(argument, "board_edges=") {
		return argument, nil
	}
	from := c.stdin
	if argument != "-" {
		file, err := os.Open(argument)
		if err != nil {
			return "", err
		}
		defer file.Close()
		from = file
	}
	return puzzleText(from)
}

// reason is the reason why the system refused, without path and call.
func reason(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return err.Error()
}
