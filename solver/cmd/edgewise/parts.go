package main

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A share is the record of one part of a search in the output of solve -json: enough for merge to
// see that parts belong together, leave nothing out, and are unchanged.
type share struct {
	Index   int           `json:"index"`
	Of      int           `json:"of"`
	Version string        `json:"version"` // of the search
	Puzzle  string        `json:"puzzle"`  // its digest
	Mode    string        `json:"mode"`
	Order   search.Order  `json:"order"`
	Plan    string        `json:"plan"`  // the digest of these, with the order cell by cell
	Swaps   search.Number `json:"swaps"` // the arrangements of each picture
	From    string        `json:"from"`
	To      string        `json:"to"`    // or end
	Check   string        `json:"check"` // the checksum of the whole output except this
}

// end is the To of the last part.
const end = "end"

// name is the part as people write it.
func (s *share) name() string { return strconv.Itoa(s.Index) + "/" + strconv.Itoa(s.Of) }

// part adds a flag for one of several parts, such as 7/100, from 0.
func (f *flags) part(index, of *int, name string) {
	f.value(name, "0/100 … 99/100", func(value string) bool {
		one, all, found := strings.Cut(value, "/")
		i, err := strconv.Atoi(one)
		n, err2 := strconv.Atoi(all)
		*index, *of = i, n
		return found && err == nil && err2 == nil && n >= 1 && n <= search.MostFractions && i >= 0 && i < n
	})
}

// shareOf is the share of a job.
func shareOf(p *puzzle.Puzzle, job *search.Job) *share {
	i, n, part := job.Fraction()
	_, choice := job.Plan().Order()
	s := &share{Index: i, Of: n, Version: search.Version, Puzzle: search.Digest(p), Mode: job.Plan().Mode().String(),
		Order: choice.Order, Plan: job.Plan().Digest(), Swaps: job.Plan().Counts(job.Found()).Swaps,
		From: part.From.String(), To: end}
	if part.To != nil {
		s.To = part.To.String()
	}
	return s
}

// checksum is that of a part as printed.
func (s solveJSON) checksum() string {
	part := *s.Part
	part.Check, s.Part = "", &part
	text, err := json.Marshal(s)
	if err != nil { // a number is missing
		return ""
	}
	return search.Checksum(string(text))
}

// readPart reads the output of solve -json for a part. It returns a fault if fields are missing,
// unknown or changed.
func readPart(file string, text []byte) (*solveJSON, error) {
	var part solveJSON
	if err := json.Unmarshal(text, &part); err != nil || part.Part == nil {
		return nil, &puzzle.Fault{Code: "part-unread", Args: map[string]any{"file": file}}
	}
	of := part.Part
	with := map[string]any{"file": file, "part": of.name()}
	switch {
	case of.Version == "" && of.Check == "":
		return nil, &puzzle.Fault{Code: "part-former", Args: with}
	case isVersion(of.Version) && of.Version != search.Version:
		return nil, &puzzle.Fault{Code: "part-version", Args: map[string]any{
			"file": file, "part": of.name(), "found": of.Version, "expected": search.Version}}
	case of.Of < 1 || of.Of > search.MostFractions || of.Index < 0 || of.Index >= of.Of,
		of.Check != part.checksum(), !part.is(text):
		return nil, &puzzle.Fault{Code: "part-damaged", Args: with}
	}
	return &part, nil
}

// isVersion reports whether a name can be that of a version of the search.
func isVersion(name string) bool {
	const digits = "0123456789"
	return name != "" && strings.TrimRight(name, digits) == strings.TrimRight(search.Version, digits)
}

// is reports whether a text has exactly the fields of the object.
func (s solveJSON) is(text []byte) bool {
	again, err := json.Marshal(s)
	var one, other any
	return err == nil && json.Unmarshal(text, &one) == nil && json.Unmarshal(again, &other) == nil &&
		reflect.DeepEqual(one, other)
}
