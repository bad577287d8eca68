package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// merge adds up the results of the parts of a search, from the output of solve -json -part; from
// the output of best -json it picks the best board.
func merge(_ context.Context, c *console, args []string) error {
	f := newFlags("merge")
	arguments, err := f.parseAll(args)
	if err != nil {
		return err
	}
	if len(arguments) == 0 {
		return &puzzle.Fault{Code: "files-absent"}
	}
	var printed printedParts
	for _, argument := range arguments {
		file, err := c.open(argument)
		if err != nil {
			return err
		}
		err = printed.read(argument, file)
		file.Close()
		if err != nil {
			return err
		}
	}
	sum, status, err := printed.sum()
	if err != nil {
		return err
	}
	if printed.again > 0 {
		c.aside(wrapped(c.words.count("hunt.again", search.NumberOf(uint64(printed.again)), nil)) + "\n")
	}
	if err := c.printJSON(sum); err != nil {
		return err
	}
	if status != "complete" {
		return errStopped
	}
	return nil
}

// printedParts are the inputs of merge: parts of one search, or best boards.
type printedParts struct {
	parts []*solveJSON
	bests []*bestJSON

	again int // searches whose results came more than once
}

// read reads a sequence of JSON objects.
func (p *printedParts) read(name string, text io.Reader) error {
	most := &bounded{text, mostSaved}
	decoder := json.NewDecoder(most)
	for count := 0; len(p.parts) <= search.MostFractions; count++ { // more parts than this must contain duplicates
		var text json.RawMessage
		err := decoder.Decode(&text)
		if errors.Is(err, io.EOF) && count > 0 {
			return nil
		}
		if errors.Is(err, errLong) {
			return unread(name, err)
		}
		if err := p.take(name, text); err != nil {
			return err
		}
		most.left = mostSaved // the next object may be as long
	}
	return nil
}

// take reads one object.
func (p *printedParts) take(name string, text []byte) error {
	found, err := readHunted(name, text)
	if err != nil {
		return err
	}
	if found != nil {
		p.bests = append(p.bests, found)
		return nil
	}
	part, err := readPart(name, text)
	if err == nil {
		p.parts = append(p.parts, part)
	}
	return err
}

// sum is everything as one result.
func (p *printedParts) sum() (sum any, status string, err error) {
	switch {
	case len(p.parts) > 0 && len(p.bests) > 0:
		return nil, "", &puzzle.Fault{Code: "merge-mixed"}
	case len(p.bests) > 0:
		best, again, err := bestOfAll(p.bests)
		p.again = again
		if err != nil {
			return nil, "", err
		}
		return best, best.Status, nil
	}
	all, err := added(p.parts)
	if err != nil {
		return nil, "", err
	}
	return all, all.Status, nil
}

// added combines one or more parts to one search. It returns a fault unless all are parts of the
// same search, each once.
func added(parts []*solveJSON) (*solveJSON, error) {
	first := parts[0].Part
	sorted := make([]*solveJSON, first.Of)
	for _, part := range parts {
		of := part.Part
		if code := of.differs(first); code != "" {
			return nil, &puzzle.Fault{Code: code, Args: map[string]any{"part": of.name(), "first": first.name()}}
		}
		if sorted[of.Index] != nil {
			return nil, &puzzle.Fault{Code: "part-twice", Args: map[string]any{"part": of.name()}}
		}
		if err := part.holds(of.Swaps, of.Mode == search.Fast.String()); err != nil {
			return nil, err
		}
		sorted[of.Index] = part
	}
	if err := complete(sorted); err != nil {
		return nil, err
	}
	sum := &solveJSON{Status: "complete", Order: first.Order, Reason: parts[0].Reason,
		Arrangements: "0", Pictures: "0", Solutions: "0", Nodes: "0"}
	every := true
	for _, part := range sorted {
		sum.Arrangements = sum.Arrangements.Plus(part.Arrangements)
		sum.Pictures = sum.Pictures.Plus(part.Pictures)
		sum.Solutions = sum.Solutions.Plus(part.Solutions)
		sum.Nodes = sum.Nodes.Plus(part.Nodes)
		sum.Seconds += part.Seconds
		if part.Status != "complete" {
			sum.Status = "stopped"
		}
		if sum.Solutions == "0" || sum.Solutions == part.Solutions { // the link with the first solution, if any
			sum.Puzzle = part.Puzzle
		}
		every = every && part.Boards != nil
		room := max(maxBoards-len(sum.Boards), 0)
		sum.Boards = append(sum.Boards, part.Boards[:min(room, len(part.Boards))]...)
	}
	switch {
	case !every:
		sum.Boards = nil // an incomplete list would look complete
	case sum.Boards == nil:
		sum.Boards = []listed{}
	}
	return sum, sum.holds(first.Swaps, sum.Status == "complete")
}

// differs is the code of the fault if two shares belong to different searches, or "".
func (s *share) differs(first *share) string {
	switch {
	case s.Puzzle != first.Puzzle:
		return "part-puzzle"
	case s.Mode != first.Mode:
		return "part-mode"
	case s.Plan != first.Plan:
		return "part-order"
	case s.Of != first.Of:
		return "part-division"
	}
	return ""
}

// holds returns a fault if the counts are impossible for a search: for all of it, or for any part
// in fast mode, each picture has as many arrangements as there are ways to permute the copies.
func (s *solveJSON) holds(swaps search.Number, swapped bool) error {
	pictures, err := strconv.ParseUint(string(s.Pictures), 10, 64)
	solutions, err2 := strconv.ParseUint(string(s.Solutions), 10, 64)
	if err != nil || err2 != nil || solutions > pictures || uint64(len(s.Boards)) > solutions ||
		swapped && swaps.Times(pictures) != s.Arrangements {
		return &puzzle.Fault{Code: "part-sum"}
	}
	return nil
}

// mostNamed is the most missing parts that are named.
const mostNamed = 5

// complete checks that no part is missing, and that each starts where the one before ends.
func complete(parts []*solveJSON) error {
	var missing []string
	for i, part := range parts {
		if part == nil {
			missing = append(missing, (&share{Index: i, Of: len(parts)}).name())
		}
	}
	if len(missing) > 0 {
		if len(missing) > mostNamed {
			missing = append(missing[:mostNamed], "…")
		}
		return &puzzle.Fault{Code: "part-absent", Args: map[string]any{"parts": strings.Join(missing, ", ")}}
	}
	at := search.Whole().From.String()
	for i, part := range parts {
		if of := part.Part; of.From != at || (of.To == end) != (i == len(parts)-1) {
			return &puzzle.Fault{Code: "part-gap", Args: map[string]any{"part": of.name()}}
		}
		at = part.Part.To
	}
	return nil
}
