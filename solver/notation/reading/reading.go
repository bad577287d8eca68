package reading

// A Reading is one way to understand a text as a list of tiles.
type Reading struct {
	Title string // what the text calls the puzzle, or ""
	Tiles []Tile
	Sides int    // of each tile: 3, 4 or 6
	Grid  string // "3x3", "hex2", "tri3"; "" where so many tiles fill no board
	Fits  bool   // the tiles fill a square, a hexagon or a triangle

	// Halves are the marks that tell the two halves of a motif apart: "head" and "tail", "" and "'".
	// Both are empty where the motifs are whole.
	Halves [2]string
	Split  Split
	Frame  string // the motif that lies on the rim and nowhere else, or ""
	Order  Order
	Sorted bool // the tiles are in the sequence of their numbers, and the text has another

	Facts  []Fact
	Doubts []Doubt

	Evidence []Evidence
	Score    float64 // the sum of the evidence, each by its weight
	Verdict  Verdict
}

// A Tile is one tile of a reading.
type Tile struct {
	Sides  []Side // clockwise from the top
	Line   int    // where it stands in the text, counted from 1
	Mark   string // the list mark in front of it: "1.", "Tile 1:"
	Remark string // what stands behind it and belongs to no side
}

// Same reports whether another tile shows the same, in whatever turn.
func (t Tile) Same(other Tile) bool {
	for turn := range t.Sides {
		same := len(t.Sides) == len(other.Sides)
		for i, side := range t.Sides {
			o := other.Sides[(i+turn)%len(other.Sides)]
			same = same && side.Motif == o.Motif && side.Half == o.Half
		}
		if same {
			return true
		}
	}
	return false
}

// A Side is what a tile shows on one side.
type Side struct {
	Label string // as it is written
	Motif string
	Half  int // 1 or 2, an index into Halves plus one; 0 where the motif is whole
}

// A Split is a way to tell motif and half of a label apart.
type Split string

// The splits. Whole tells no halves.
const (
	Whole     Split = "whole"
	LastWord  Split = "last word"  // "fox head"
	FirstWord Split = "first word" // "head of the fox"
	Sign      Split = "sign"       // "fox'", "-3"
	Case      Split = "case"       // "FOX" and "fox", "F" and "f"
	Capital   Split = "capital"    // "Fox" and "fox"
	Ending    Split = "ending"     // "Eulenkopf"
	Beginning Split = "beginning"  // "Rfox"
	Shifted   Split = "k and k+n"  // numbers, of which the greater half are the other halves
	Parity    Split = "odd and even"
	Summed    Split = "k and n-k" // numbers that make a sum
	Paired    Split = "pairs"     // labels of which the text says what goes with what
)

// An Order says where a list of sides begins and which way it goes round.
type Order struct {
	Sides string // "trbl" is clockwise from the top
	Why   OrderWhy
}

// An OrderWhy is where the text says its order.
type OrderWhy string

// Why an order is taken. Assumed is clockwise from the top, where the text says nothing.
const (
	Assumed     OrderWhy = "assumed"
	ByKeys      OrderWhy = "keys"      // each side is named in front of its label
	ByHeader    OrderWhy = "header"    // a line above names the columns
	BySentence  OrderWhy = "sentence"  // four sides stand one after another
	ByDirection OrderWhy = "direction" // "anti-clockwise, starting at the left"
	BySomebody  OrderWhy = "said"      // a person says so: [Reading.Reordered]
)

const clockwise, anticlockwise = "trbl", "tlbr"

// A Fact is what a sign of the text was taken for that is on no tile.
type Fact struct {
	Kind FactKind
	Text string
	Line int // counted from 1; 0 where it stands on many
}

// A FactKind is what something was taken for.
type FactKind string

// The kinds of facts.
const (
	Markup      FactKind = "markup"      // quoting, rules, fences, the tags of a table
	Remark      FactKind = "remark"      // behind a tile
	Header      FactKind = "header"      // names the columns
	Below       FactKind = "below"       // says the order of the sides of the tiles below it
	Copies      FactKind = "copies"      // says how many of a tile there are
	Title       FactKind = "title"       // names the puzzle
	Around      FactKind = "around"      // prose, a heading, or a name
	Key         FactKind = "key"         // names the side: "top"
	Repeated    FactKind = "repeated"    // the same at every side: "Edge."
	Wrapper     FactKind = "wrapper"     // the same at one side: "Tile(" at the first
	Filler      FactKind = "filler"      // "of the"
	Punctuation FactKind = "punctuation" // signs between the words
	Separator   FactKind = "separator"   // the name of what parts the sides
	Legend      FactKind = "legend"      // says what letters or numbers stand for
	Stated      FactKind = "stated"      // says which sides fit, as they are read
)

// A Doubt is what makes a reading less than certain, to be asked about.
type Doubt struct {
	Kind  DoubtKind
	Line  int    // counted from 1; 0 where it is of no line
	Tile  int    // counted from 1; 0 where it is of no tile
	Side  int    // of the tile, counted from 0, clockwise from the top
	Text  string // what is doubted
	Guess string // what it may mean instead, or ""
	Found int    // how many things stand on a line that was left out
}

// A DoubtKind is what kind of doubt there is.
type DoubtKind string

// The kinds of doubts.
const (
	LeftOut     DoubtKind = "left out"     // a line that looks like a tile
	Between     DoubtKind = "between"      // words between two tiles
	Numbers     DoubtKind = "numbers"      // the list marks jump
	MarkSlip    DoubtKind = "half"         // "haed"
	MotifSlip   DoubtKind = "motif"        // "owll"
	NoHalf      DoubtKind = "no half"      // a label says no half
	Once        DoubtKind = "once"         // a label whose motif no other side has
	Unfilled    DoubtKind = "unfilled"     // "?"
	SameMeaning DoubtKind = "same meaning" // the legend says it of two motifs
	Signs       DoubtKind = "signs"        // that stand on some sides and not on others, and were left out
	Rule        DoubtKind = "rule"         // it says which sides fit, and not as they are read
	Correction  DoubtKind = "correction"   // a line that may change tiles
	Unsure      DoubtKind = "unsure"       // "fox?"
)

// An Evidence is one reason to believe a reading, or not to.
type Evidence struct {
	Name   string
	Value  float64 // -1 to 1 for most
	Weight float64
}

// A Verdict is what a bounded search knows of the tiles.
type Verdict int

// The verdicts.
const (
	Undecided  Verdict = iota
	Solvable           // a solution was found
	Unsolvable         // there is none
	Published          // the tiles are a puzzle that was published
)

// A Judge begins to find out what is known of the tiles of a reading. At most [MaxJudged] readings of a
// text are judged.
type Judge func(r *Reading) Trial

// A Trial is a search for what is known of the tiles of a reading. It must come to the same verdict
// wherever it runs, so it bounds its work by placements and not by time.
type Trial interface {
	// Step makes about so many placements at most, and tells the verdict once it is known.
	Step(placements int64) (v Verdict, known bool)
}

// An Outcome is what comes of reading a text.
type Outcome struct {
	Kind     OutcomeKind
	Readings []*Reading // the best first; what is Clear is the first one
	Question Question   // of Ask
	Seen     Seen
}

// An OutcomeKind says what to do with an outcome.
type OutcomeKind string

// The kinds of outcomes.
const (
	Clear  OutcomeKind = "clear"
	Ask    OutcomeKind = "ask"    // the person has to say what is meant
	Refuse OutcomeKind = "refuse" // there are no tiles, or none that anybody would mean
)

// A Question is why a person is asked.
type Question string

// The questions.
const (
	NoQuestion    Question = ""
	AboutDoubts   Question = "doubts"   // of the first reading
	AboutRivals   Question = "rivals"   // another reading is as good
	AboutCount    Question = "count"    // so many tiles fill no board
	AboutLists    Question = "lists"    // another part of the text is a list, too
	AboutSolution Question = "solution" // the best reading has no solution, and another may have one
)

// Seen says what a text has most of: "9 lines of 3 things; a square tile has 4 sides".
type Seen struct {
	Records, Things int
	// Tiles is how many tiles there are at least, where no puzzle has so many; else 0.
	Tiles int
}

// isNumbered reports whether the halves of one motif are two numbers, or other labels with nothing in common.
func (s Split) isNumbered() bool { return s == Shifted || s == Parity || s == Summed || s == Paired }

// IsUnfilled reports whether the text says that nobody knows the side yet.
func (s Side) IsUnfilled() bool { return isUnfilled(s.Label) }

// A Picture is what sides of the tiles show.
type Picture struct {
	Name   string
	Labels [2]string // how the text writes its halves, or the whole in the first; "" for a half that no side shows
	Counts [2]int    // how many sides show them
}

// Pictures are those of the tiles, in the sequence in which they are met.
func (r *Reading) Pictures() (pictures []Picture) {
	at := map[string]int{}
	for _, tile := range r.Tiles {
		for _, side := range tile.Sides {
			if side.IsUnfilled() {
				continue
			}
			n, known := at[side.Motif]
			if !known {
				n = len(pictures)
				at[side.Motif] = n
				pictures = append(pictures, Picture{Name: side.Motif})
			}
			half := max(side.Half-1, 0)
			pictures[n].Labels[half] = side.Label
			pictures[n].Counts[half]++
		}
	}
	return pictures
}

// IsNumbered reports whether two numbers make one picture.
func (r *Reading) IsNumbered() bool { return r.Split.isNumbered() }
