package main

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// faults lists the fault codes of this command besides those of the notation.
func faults() []notation.Code {
	return []notation.Code{
		{Name: "command-unknown", Args: []string{"found"}},
		{Name: "article-unknown", Args: []string{"found", "names"}},
		{Name: "flag-unknown", Args: []string{"found", "command"}},
		{Name: "flag-bare", Args: []string{"flag"}},
		{Name: "flag-value", Args: []string{"flag", "found", "expected"}},
		{Name: "flag-clash", Args: []string{"one", "other"}},
		{Name: "flag-absent", Args: []string{"flag", "expected"}},
		{Name: "argument-absent", Args: []string{"command"}},
		{Name: "argument-excess", Args: []string{"found"}},
		{Name: "file-absent", Args: []string{"file"}},
		{Name: "file-unread", Args: []string{"file", "reason"}},
		{Name: "file-long", Args: []string{"file", "most"}},
		{Name: "file-unwritten", Args: []string{"file", "reason"}},
		{Name: "motifs-range", Args: []string{"found", "most"}},
		{Name: "counts-none"},
		{Name: "counts-huge"},
		{Name: "counts-number", Args: []string{"found", "expected"}},
		{Name: "counts-numbering"},
		{Name: "counts-scattered", Args: []string{"found"}},
		{Name: "counts-long", Args: []string{"most"}},
		{Name: "experiment-many", Args: []string{"found", "most"}},
		{Name: "experiment-large", Args: []string{"found", "most"}},
		{Name: "experiment-fixed"},
		{Name: "make-none", Args: []string{"grid"}},
		{Name: "day-unclear", Args: []string{"found", "first", "last"}},
		{Name: "make-stopped", Args: []string{"grid"}},
		{Name: "make-near", Args: []string{"grid", "difficulty"}},
		{Name: "make-hard", Args: []string{"grid"}},
		{Name: "make-count", Args: []string{"grid"}},
		{Name: "rate-stopped"},
		{Name: "bench-stopped", Args: []string{"n"}},
		{Name: "output", Args: []string{"reason"}},
		{Name: "solution-absent", Args: []string{"found", "solutions"}},
		{Name: "solution-unfound", Args: []string{"n", "found"}},
		{Name: "board-none"},
		{Name: "board-unkept"},
		{Name: "part-none", Args: []string{"part"}},
		{Name: "save-exists", Args: []string{"file"}},
		{Name: "order-cell", Args: []string{"found", "most", "names"}},
		{Name: "order-short", Args: []string{"missing"}},
		{Name: "order-slow", Args: []string{"order", "other", "log10Times", "log10Seconds"}, Note: true},
		{Name: "resume-puzzle"},
		{Name: "resume-version", Args: []string{"found", "expected"}},
		{Name: "resume-former", Args: []string{"found"}},
		{Name: "resume-complete"},
		{Name: "resume-hunt"},
		{Name: "resume-search"},
		{Name: "resume-broken"},
		{Name: "resume-absent", Args: []string{"file"}},
		{Name: "workers-lost", Args: []string{"reason"}},
		{Name: "files-absent"},
		{Name: "part-unread", Args: []string{"file"}},
		{Name: "part-absent", Args: []string{"parts"}},
		{Name: "part-twice", Args: []string{"part"}},
		{Name: "part-former", Args: []string{"file", "part"}},
		{Name: "part-damaged", Args: []string{"file", "part"}},
		{Name: "part-version", Args: []string{"file", "part", "found", "expected"}},
		{Name: "part-puzzle", Args: []string{"part", "first"}},
		{Name: "part-mode", Args: []string{"part", "first"}},
		{Name: "part-order", Args: []string{"part", "first"}},
		{Name: "part-division", Args: []string{"part", "first"}},
		{Name: "flag-with", Args: []string{"flag", "expected"}},
		{Name: "trace-end", Args: []string{"found", "last"}},
		{Name: "part-sum"},
		{Name: "best-frame"},
		{Name: "best-board"},
		{Name: "best-from", Args: []string{"file"}},
		{Name: "best-grid", Args: []string{"file", "found", "expected"}},
		{Name: "best-target", Args: []string{"target", "seams"}},
		{Name: "best-workers", Args: []string{"found"}},
		{Name: "best-seed", Args: []string{"found"}},
		{Name: "best-to", Args: []string{"format"}},
		{Name: "best-over", Args: []string{"flag"}},
		{Name: "clues-alone", Args: []string{"name", "id"}, Note: true},
		{Name: "best-unlaid", Args: []string{"file"}},
		{Name: "best-damaged", Args: []string{"file"}},
		{Name: "best-puzzle"},
		{Name: "merge-mixed"},
		{Name: "part-gap", Args: []string{"part"}},
		{Name: "boards-more", Note: true},
		{Name: "read-whole", Args: []string{"as"}, Note: true},
		{Name: "read-sides", Args: []string{"as", "order"}, Note: true},
		{Name: "read-assumed", Args: []string{"as", "order"}, Note: true},
		{Name: "readings-open"}, // several readings, or a doubtful one
		{Name: "readings-few", Args: []string{"found", "n"}},
		{Name: "art-unfit", Args: []string{"art"}, Note: true},
	}
}

// fault says where something is wrong, what, and what to write instead if only the command knows.
// Tiles and cells count from 1 for people; quotations from the text stay as they are. Numbers too
// large to be written out come as decimal logarithms, and a notation comes as the name of its
// format.
func (w *words) fault(err error) string {
	var fault *puzzle.Fault
	if !errors.As(err, &fault) {
		return err.Error()
	}
	with := values{}
	for name, value := range fault.Args {
		switch v := value.(type) {
		case string:
			switch name {
			case "as":
				value = w.say("format."+v, nil)
			case "difficulty":
				value = w.say("difficulty."+v, nil)
			}
		case int:
			if name == "tile" || name == "cell" {
				value = v + 1
			}
		case search.Magnitude:
			value = w.magnitude(float64(v))
			if name == "log10Seconds" {
				value = w.lasting(math.Pow(10, float64(v)))
			}
		}
		with[name] = value
	}
	sentences := []string{w.say("fault."+fault.Code, with)}
	if places := w.places(fault); len(places) > 0 {
		sentences = append([]string{w.say("at.place", values{"place": begun(strings.Join(places, ", "))})}, sentences...)
	}
	if _, usage := w.table["usage."+fault.Code]; usage {
		sentences = append(sentences, w.say("usage."+fault.Code, with))
	}
	return strings.Join(sentences, " ")
}

// notes writes the notes about a text, one sentence for each kind. Notes of a kind must be
// adjacent; a note that counts the rest belongs to the kind before it.
func (w *words) notes(notes []*puzzle.Fault) (sentences []string) {
	for len(notes) > 0 {
		code, same := notes[0].Code, 1
		for same < len(notes) && w.table["notes."+code] != "" && (notes[same].Code == code || notes[same].Code == "notes-more") {
			same++
		}
		sentence := w.fault(notes[0])
		if same > 1 {
			sentence = w.say("notes."+code, values{"list": w.list(w.named(notes[:same]))})
		}
		sentences, notes = append(sentences, sentence), notes[same:]
	}
	return sentences
}

// named quotes what each note is about, or says how many more there are.
func (w *words) named(notes []*puzzle.Fault) (names []string) {
	for _, note := range notes {
		switch note.Code {
		case "key-unknown":
			names = append(names, w.say("quoted", values{"text": note.Args["key"]}))
		case "motif-unused", "name-long":
			names = append(names, w.say("quoted", values{"text": note.Args["name"]}))
		case "look-around", "look-remark":
			names = append(names, w.say("quoted", values{"text": note.Args["text"]}))
		default:
			names = append(names, w.fault(note))
		}
	}
	return names
}

// places lists where a fault is, from the widest place to the narrowest. A sentence about a cell
// already names it.
func (w *words) places(fault *puzzle.Fault) []string {
	var places []string
	for _, place := range []string{"line", "column", "clue", "cell", "pair", "motif", "tile"} {
		_, named := fault.Args[place]
		if number, has := fault.At[place]; has && !(named && place == "cell") {
			places = append(places, w.say("at."+place, values{"n": number + 1}))
		}
	}
	if side, has := fault.At["side"]; has && fault.At["sides"] > 0 {
		places = append(places, w.looseSide(side, fault.At["sides"]))
	}
	return places
}

// looseSide is the name of a side of a loose tile, such as "left". A triangle lies with a corner
// up.
func (w *words) looseSide(side, sides int) string {
	if sides == 3 {
		return w.side(side, sides, 60)
	}
	return w.side(side, sides, 0)
}

// side is the name of a side, if side 0 is `heading` degrees clockwise from the top.
func (w *words) side(side, sides, heading int) string {
	return w.say(fmt.Sprintf("side.%d.%d", sides, (heading+side*360/sides)%360), nil)
}
