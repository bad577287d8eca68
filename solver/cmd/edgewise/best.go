package main

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"edgewise/solver/best"
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// bestJSON is the object that best -json prints.
type bestJSON struct {
	Puzzle  string          `json:"puzzle"` // link with the best board
	Status  string          `json:"status"` // "complete" if no better board exists
	Score   int             `json:"score"`
	Seams   int             `json:"seams"`
	Laid    int             `json:"laid"`
	Seconds float64         `json:"seconds"`
	Seed    search.Number   `json:"seed"`  // of the worker that found the board
	Seeds   []search.Number `json:"seeds"` // of all workers
	Board   board           `json:"board"`
	Link    string          `json:"link"` // the same board for e2.bucas.name, or as our own link if that site cannot show it
	Reached []search.Number `json:"reached"`
	Fewest  []int           `json:"fewest"`
	Search  string          `json:"search,omitempty"` // identifies the search that found it, which can be resumed
	Resume  string          `json:"resume,omitempty"`
	Merged  []effort        `json:"merged,omitempty"` // that of each search, if results were merged
	Notes   []note          `json:"notes,omitempty"`

	digest string // of the puzzle, once it was read
}

// bestFlags are the flags of best.
type bestFlags struct {
	json                           bool
	seed                           uint64
	workers, target                int
	as                             int // which reading of a list to use, or 0
	from, to, output, save, resume string
	puzzle                         string // as given on the command line
	every, limit                   time.Duration
	seedGiven, workersGiven        bool
}

// restarts reports whether the same command line both starts and continues a hunt, for jobs that
// may be restarted at any time: it saves to the file that it resumes from. The other flags then
// say how the hunt started.
func (b bestFlags) restarts() bool { return b.resume != "" && isSamePath(b.resume, b.save) }

// isSamePath reports whether two names belong to one file, existing or not.
func isSamePath(one, other string) bool {
	if one == "" || other == "" {
		return false
	}
	from, failed := filepath.Abs(one)
	to, err := filepath.Abs(other)
	return cmp.Or(failed, err) == nil && from == to
}

// isNew reports whether there is no saved hunt yet.
func (b bestFlags) isNew() bool {
	if b.resume == "" {
		return true
	}
	info, err := os.Stat(b.resume)
	return b.restarts() && (errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0)
}

const maxTarget = 4096 // in seams

func readBestFlags(args []string) (want bestFlags, argument string, err error) {
	want.workers, want.every, want.seed = cores(), usualEvery, 1
	f := newFlags("best")
	f.BoolVar(&want.json, "json", false, "")
	f.seed(&want.seed, "seed")
	f.number(&want.workers, "workers", maxWorkers)
	f.number(&want.target, "target", maxTarget)
	f.StringVar(&want.from, "from", "", "")
	f.StringVar(&want.output, "o", "", "")
	f.choice(&want.to, "to", writable()...)
	f.StringVar(&want.save, "save", "", "")
	f.StringVar(&want.resume, "resume", "", "")
	f.duration(&want.every, "every")
	f.duration(&want.limit, "limit")
	f.reading(&want.as)
	if argument, err = f.parse(args); err != nil {
		return want, "", err
	}
	want.puzzle, want.seedGiven, want.workersGiven = argument, f.given("seed"), f.given("workers")
	if !want.restarts() {
		err = f.clash("resume", "from")
	}
	for _, pair := range [][3]string{{"to", "o", "FILE"}, {"every", "save", "state.txt"}} {
		if f.given(pair[0]) && !f.given(pair[1]) {
			err = cmp.Or(err, error(&puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-" + pair[1], "expected": pair[2]}}))
		}
	}
	return want, argument, err
}

// runBest hunts for the best board of a puzzle.
func runBest(ctx context.Context, c *console, args []string) error {
	want, argument, err := readBestFlags(args)
	if err != nil {
		return err
	}
	document, err := c.read(argument, want.as)
	if err != nil {
		return err
	}
	c.heedClues(document, want.json)
	defer c.doing(c.words.say("doing.best", nil))()
	pack, err := c.pack(document, want, time.Now())
	if fault, is := err.(*puzzle.Fault); err == nil || is && fault.Code == "best-frame" {
		c.tellWhy(document.Puzzle)
	}
	if err != nil {
		return err
	}
	pack.target = want.target
	if _, seams := pack.best().Board().Score(); want.target > seams {
		return &puzzle.Fault{Code: "best-target", Args: map[string]any{"target": want.target, "seams": seams}}
	}
	if err := c.mayWrite(document, pack, want); err != nil {
		return err
	}
	if c.terminal {
		unsaved := want.save == "" && want.limit == 0 && want.target == 0
		pack.told = func(b *puzzle.Board) {
			if unsaved && pack.spent() >= c.quiet { // warn before hours pass, not after them
				unsaved = false
				c.aside(wrapped(c.words.say("hunt.unsaved", nil)) + "\n")
			}
			c.aside(c.words.improved(b, pack.spent()))
		}
	}
	if want.save != "" {
		keeper, err := c.keeper(want.save, want.every, want.resume)
		if err != nil {
			return err
		}
		if pack.keeper = keeper; keeper.keep(pack.save(pack.spent())) != nil {
			return keeper.failed
		}
	}
	ctx, cancel := within(ctx, want.limit)
	defer cancel()
	pack.run(ctx)
	return c.handBest(document, pack, want, pack.spent())
}

// pack starts the hunts of all workers, new or saved. Seeds of neighbouring numbers are far
// apart, so that no two machines of an array run the same hunt.
func (c *console) pack(document *notation.Document, want bestFlags, start time.Time) (*pack, error) {
	p := document.Puzzle
	if !want.isNew() {
		return c.resumedPack(p, want, start)
	}
	from, err := c.begun(document, want.from)
	if err != nil {
		return nil, err
	}
	var hunts []*best.Hunt
	for i := range want.workers {
		h, err := best.New(p, best.Options{Seed: want.seed + uint64(i)<<32, From: from})
		if err != nil {
			return nil, err
		}
		hunts = append(hunts, h)
	}
	return newPack(hunts, start, ""), nil
}

// resumedPack continues saved hunts, if they agree with the flags.
func (c *console) resumedPack(p *puzzle.Puzzle, want bestFlags, start time.Time) (*pack, error) {
	text, err := c.savedHunts(want.resume)
	if err != nil {
		return nil, err
	}
	pack, err := readPack(p, text, start)
	switch {
	case err != nil:
		return nil, err
	case want.workersGiven && want.workers != len(pack.hunts):
		return nil, &puzzle.Fault{Code: "best-workers", Args: map[string]any{"found": len(pack.hunts)}}
	case want.seedGiven && want.seed != pack.hunts[0].Seed():
		return nil, &puzzle.Fault{Code: "best-seed", Args: map[string]any{"found": search.NumberOf(pack.hunts[0].Seed())}}
	}
	return pack, nil
}

// savedHunts is saved text: the argument itself, or the content of a file, which may be the
// output of best -json.
func (c *console) savedHunts(text string) (string, error) {
	content, err := os.ReadFile(text)
	switch {
	case err == nil:
		text = strings.TrimSpace(string(content[:min(len(content), mostSaved)]))
	case !strings.HasPrefix(text, stateStart):
		return "", &puzzle.Fault{Code: "resume-absent", Args: map[string]any{"file": text}}
	}
	text, err = resumeOf(text)
	if err == nil && strings.HasPrefix(text, stateStart) && !strings.HasPrefix(text, huntStart) {
		err = &puzzle.Fault{Code: "resume-search"}
	}
	return text, err
}

// tellWhy prints why not all seams can match, or the frame cannot be completed, as far as
// counting shows; for example clues that break a seam.
func (c *console) tellWhy(p *puzzle.Puzzle) {
	for _, reason := range why.Reasons(p) {
		c.aside("edgewise: " + c.words.reason(p, reason) + "\n")
	}
}

// handBest outputs the best board.
func (c *console) handBest(document *notation.Document, pack *pack, want bestFlags, spent time.Duration) error {
	winner := pack.best()
	found := *document
	found.Board = winner.Board()
	mustRecount(found.Board)
	var failed error
	if pack.keeper != nil {
		failed = pack.keeper.keep(pack.save(spent))
	}
	if want.output != "" {
		failed = cmp.Or(failed, c.writeBest(&found, want))
	}
	if want.json {
		failed = cmp.Or(failed, c.printJSON(huntedOf(&found, pack, spent)))
	} else {
		c.mention(document)
		failed = cmp.Or(failed, c.print(c.words.best(&found, pack, want.puzzle, spent)))
	}
	if failed == nil && !pack.over() {
		return errStopped
	}
	return failed
}

// mayWrite reports before the hunt what would prevent writing its board afterwards.
func (c *console) mayWrite(document *notation.Document, pack *pack, want bestFlags) error {
	if want.output == "" {
		return nil
	}
	if want.to != "" {
		first := *document
		first.Board = pack.best().Board()
		_, lost, err := inFormat(want.to, &first)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(lost, func(lost *puzzle.Fault) bool { return lost.Code == "lost-board" }) {
			return &puzzle.Fault{Code: "best-to", Args: map[string]any{"format": want.to}}
		}
	}
	for flag, file := range map[string]string{"resume": want.resume, "save": want.save} {
		if isSamePath(file, want.output) {
			return &puzzle.Fault{Code: "best-over", Args: map[string]any{"flag": "-" + flag}}
		}
	}
	if _, err := os.Stat(filepath.Dir(want.output)); err != nil {
		return unwritten(want.output, err)
	}
	return nil
}

// unwritten is the fault of a file that cannot be written.
func unwritten(file string, err error) error {
	return &puzzle.Fault{Code: "file-unwritten", Args: map[string]any{"file": file, "reason": reason(err)}}
}

// writeBest writes the board to a file, as a link or in another format.
func (c *console) writeBest(found *notation.Document, want bestFlags) error {
	text, lost, err := inFormat(cmp.Or(want.to, "link"), found)
	if err != nil {
		return err
	}
	c.complainAll(lost)
	if err := os.WriteFile(want.output, []byte(text), 0o666); err != nil {
		return unwritten(want.output, err)
	}
	return nil
}

// huntedOf makes the object for best -json.
func huntedOf(found *notation.Document, pack *pack, spent time.Duration) bestJSON {
	laid, depths := bestOf(found.Board), pack.depths()
	object := bestJSON{
		Puzzle: "#" + found.Link(), Status: "stopped", Score: laid.Score, Seams: laid.Seams, Laid: laid.Filled,
		Seconds: spent.Seconds(), Seed: search.NumberOf(pack.best().Seed()), Board: laid.board, Link: linkOf(found), Fewest: depths.Fewest,
		Search: pack.search, Notes: notesOf(found),
	}
	for _, h := range pack.hunts {
		object.Seeds = append(object.Seeds, search.NumberOf(h.Seed()))
	}
	for _, n := range depths.Reached {
		object.Reached = append(object.Reached, search.NumberOf(uint64(n)))
	}
	if pack.proved() {
		object.Status = "complete"
	} else {
		object.Resume = pack.save(spent)
	}
	return object
}

// linkOf is the board as a link for e2.bucas.name, which enthusiasts use, or as our own link if
// that site would show another puzzle.
func linkOf(found *notation.Document) string {
	link, lost, err := foreign.Common().Write("bucas", found)
	if err != nil || slices.ContainsFunc(lost, makesAnother) {
		return "#" + found.Link()
	}
	return strings.TrimSpace(link)
}

// makesAnother reports whether a loss changes the puzzle, so that seams match that do not match
// in the original.
func makesAnother(lost *puzzle.Fault) bool {
	return lost.Code == "lost-halves" || lost.Code == "lost-frame"
}

// best writes the result in words.
func (w *words) best(found *notation.Document, pack *pack, argument string, spent time.Duration) string {
	board, p := found.Board, found.Puzzle
	score, seams := board.Score()
	var text strings.Builder
	if found.Name != "" {
		text.WriteString(notation.Shown(found.Name) + "\n\n")
	}
	with := values{"score": score, "seams": seams, "broken": seams - score, "time": w.rough(spent)}
	verdict := w.say("hunt.stopped", with)
	switch {
	case seams == 0:
		verdict = w.say("hunt.seamless", nil)
	case score == seams:
		verdict = w.count("hunt.solved", search.NumberOf(uint64(seams)), nil)
	case pack.proved():
		verdict = w.say("hunt.proved", with)
	case pack.reached():
		verdict = w.say("hunt.reached", with)
	}
	text.WriteString(wrapped(verdict) + "\n")
	switch keeper := pack.keeper; {
	case pack.proved() || keeper != nil && keeper.failed != nil:
	case keeper != nil:
		text.WriteString("\n" + w.say("hunt.continue", values{"saved": inShell(keeper.file), "puzzle": w.again(argument)}) + "\n")
	default:
		text.WriteString("\n" + wrapped(w.say("hunt.unsaved", nil)) + "\n")
	}
	text.WriteString("\n" + wrapped(w.guide(p)) + "\n\n")
	laid := bestOf(board)
	text.WriteString(w.board(p, search.Board{Tiles: laid.Tiles, Turns: laid.Turns}))
	if broken := w.broken(board); broken != "" {
		text.WriteString("\n" + broken)
	}
	text.WriteString("\n" + w.say("hunt.link", values{"link": linkOf(found)}) + "\n")
	return text.String()
}

// improved is the line about a better board.
func (w *words) improved(board *puzzle.Board, spent time.Duration) string {
	score, seams := board.Score()
	return w.say("hunt.improved", values{"score": score, "seams": seams, "time": w.rough(spent)}) + "\n"
}

// longestAgain is the longest argument that is repeated in a hint to continue.
const longestAgain = 100

// again is the puzzle's argument to use again: standard input cannot be repeated, and very long
// links are not.
func (w *words) again(argument string) string {
	if argument == "-" || len(argument) > longestAgain {
		return w.say("hunt.puzzle", nil)
	}
	return inShell(argument)
}

// inShell quotes a word for a shell.
func inShell(word string) string {
	if word != "" && !strings.ContainsFunc(word, func(sign rune) bool {
		return !unicode.IsLetter(sign) && !unicode.IsDigit(sign) && !strings.ContainsRune("-_./:,+=@%", sign)
	}) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// rough writes a duration to a tenth of a second, or exactly if it is shorter.
func (w *words) rough(d time.Duration) string {
	if d >= 50*time.Millisecond && d < time.Second {
		return w.decimal(d.Seconds(), 1) + " s"
	}
	return w.span(d)
}
