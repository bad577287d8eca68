package main

// english is the table of words in English; german has the same keys.
func english() map[string]string {
	return map[string]string{
		"help": `Edgewise solves edge-matching puzzles.

  edgewise solve    PUZZLE    how many solutions there are, and how to lay them
  edgewise stats    PUZZLE    what the textbook search takes, cell by cell
  edgewise convert  PUZZLE    the puzzle in another notation
  edgewise draw     PUZZLE    a picture, as SVG

PUZZLE is a link, a file, - for standard input, or a published puzzle:
hunde-spiel, insects, big-cats, one-tough-puzzle. Flags may stand before or
after it.

solve
  -count           the counts without the boards
  -first           stop at the first solution
  -max N           stop at N pictures
  -order ORDER     fill the cells by row, column, spiral or auto (the best)
  -plain           the textbook search, which counts tries too
  -raw             the same placements through tables, which is faster
  -limit DURATION  stop after a time such as 10s
  -json            one JSON object; everything counts from 0

stats
  -limit DURATION, -json

convert
  -to text         a file to edit
  -to link         what stands behind the address of the page
  -to json         an object for programs: "grid"; "tiles", a sign per side,
                   clockwise from the top; "mates", for each edge its mate or
                   null; "turn", whether tiles may be turned; and where there
                   is one, "frame", "clues", "name", "by", "art", "halves",
                   "motifs", "board" and "other" keys

draw
  -o FILE          write to a file
  -solution N      the Nth solution; else the board of the text, or loose tiles
  -art SET         cats, dogs, insects, suits or plain; else the puzzle's own
  -size PIXELS     the width of a tile
  -numbers, -letters, -dark
  -icon svg|192|512 [-maskable]    the icon of Edgewise, without a puzzle

Exit status: 0 done, 1 bad input or usage, 2 stopped early.
`,
		"thousands": ",",
		"point":     ".",
		"and":       " and ",

		// The verdict.
		"verdict.one":        "{count} solution.",
		"verdict.other":      "{count} solutions.",
		"verdict.none":       "These tiles have no solution.\nEvery possibility was checked. Printed puzzles nearly always have one, so a side is probably mistyped.",
		"stopped":            "Stopped.",
		"sofar.none":         "So far: no solution. There may still be one.",
		"sofar.one":          "So far: {n} solution. There may be more.",
		"sofar.other":        "So far: {n} solutions. There may be more.",
		"only":               "There is exactly one arrangement.",
		"arrangements.one":   "{n} arrangement",
		"arrangements.other": "{n} arrangements",
		"solutions.one":      "{n} solution",
		"solutions.other":    "{n} solutions",
		"pictures.one":       "{n} picture",
		"pictures.other":     "{n} pictures",
		"turns.one":          "{n} turn of the board",
		"turns.other":        "{n} turns of the board",
		"swaps.one":          "{n} way to swap tiles {tiles}",
		"swaps.other":        "{n} ways to swap tiles {tiles}",
		"swaps.many.one":     "{n} way to swap tiles that look alike",
		"swaps.many.other":   "{n} ways to swap tiles that look alike",
		"case.one":           "{solutions} with {n} picture each",
		"case.other":         "{solutions} with {n} pictures each",
		"cases":              "Some look the same after a turn of the board.",
		"effort.fast.one":    "The fast search needed {n} placement, in {time}.",
		"effort.fast.other":  "The fast search needed {n} placements, in {time}.",
		"effort.plain.one":   "The textbook search needed {tries} tries, {n} placement, in {time}.",
		"effort.plain.other": "The textbook search needed {tries} tries, {n} placements, in {time}.",
		"effort.raw.one":     "The textbook search through tables needed {n} placement, in {time}.",
		"effort.raw.other":   "The textbook search through tables needed {n} placements, in {time}.",

		// Boards.
		"solution":      "Solution {n}",
		"more":          "These are {shown} of {solutions} solutions; -json lists up to {most}.",
		"guide.arrows":  "Pencil 1 to {n} on the backs of your tiles. Each arrow shows where the top of the tile points once it lies.",
		"guide.upright": "Pencil 1 to {n} on the backs of your tiles. No tile is turned.",

		// The statistics.
		"tries.one":       "The textbook search compared {n} time.",
		"tries.other":     "The textbook search made {n} tries.",
		"column.cell":     "cell",
		"column.nodes":    "placements",
		"column.deadends": "dead ends",
		"column.sum":      "sum",

		// Where something is wrong.
		"at.line":          "line {n}",
		"at.clue":          "clue {n}",
		"at.cell":          "cell {n}",
		"at.pair":          "pair {n} of mates",
		"at.motif":         "motif {n}",
		"at.tile":          "tile {n}",
		"side.top":         "top",
		"side.upper-right": "upper right",
		"side.right":       "right",
		"side.lower-right": "lower right",
		"side.bottom":      "bottom",
		"side.lower-left":  "lower left",
		"side.left":        "left",
		"side.upper-left":  "upper left",

		// What can be wrong with a text.
		"fault.empty":             "there is nothing in it",
		"fault.too-long":          "at least {found} bytes are too many for a puzzle, which may have {most}",
		"fault.not-text":          "this is not a text",
		"fault.no-puzzle":         "there is no puzzle in this: it names neither a grid nor tiles",
		"fault.link-version":      "this link was made by a newer version ({found})",
		"fault.link-cut":          "this link was cut off: {arrived} of {expected} tiles arrived",
		"fault.key-missing":       "“{found}” stands alone; write what it is before it, like “grid: 3x3”",
		"fault.key-twice":         "“{key}” is given twice",
		"fault.key-absent":        "“{key}” is missing",
		"fault.value-missing":     "“{key}” is empty",
		"fault.escape":            "“{found}” in “{key}” is damaged; write a per cent sign as %25",
		"fault.name-long":         "“{key}” is too long: {found} characters, where {most} are the most",
		"fault.grid-unknown":      "“{found}” is not a grid; grids are written like 3x3, hex2 or tri3",
		"fault.grid-size":         "“{found}” is no size for a grid; they go from {least} to {most}",
		"fault.tile-count":        "{expected} tiles expected for {grid}, found {found}",
		"fault.tile-sides":        "“{word}” has {found} sides, {expected} expected",
		"fault.edge-unknown":      "“{found}” is not an edge; edges are letters, digits or -",
		"fault.mates-unclear":     "“{found}” does not say which two edges mate; pairs are written like Aa",
		"fault.mates-contradict":  "“{edge}” cannot mate with both “{first}” and “{second}”",
		"fault.turn-unclear":      "“{found}” does not say whether tiles may turn; leave it out, or write “no”",
		"fault.placement-unclear": "“{found}” in “{key}” is not a tile and its turn",
		"fault.board-count":       "a board needs {expected} places, found {found}",
		"fault.cell-range":        "there is no cell {found}; they are written 0 to {most}",
		"fault.tile-range":        "there is no tile {found}; they are written 0 to {most}",
		"fault.turn-range":        "there is no turn {found}; they are written 0 to {most}",
		"fault.cell-twice":        "cell {cell} is taken twice",
		"fault.tile-twice":        "tile {tile} is used twice",
		"fault.halves-count":      "the halves need two names, found {found}",
		"fault.motif-unclear":     "“{found}” does not name a motif; names are written like B:brown",
		"fault.motif-twice":       "the motif “{edge}” is named twice",
		"fault.key-unknown":       "“{key}” is not known here and was left alone",
		"fault.motif-unused":      "“{edge}” has a name but is on no tile",

		// What can be wrong with a command line.
		"fault.command-unknown": "“{found}” is not a command; “edgewise help” lists them",
		"fault.flag-unknown":    "“{command}” has no flag “{found}”; “edgewise help” lists them",
		"fault.flag-bare":       "“{flag}” needs a value",
		"fault.flag-value":      "“{flag}” cannot be “{found}”; write {expected}",
		"fault.flag-clash":      "“{one}” and “{other}” exclude each other",
		"fault.flag-absent":     "“{flag}” is missing; write {expected} behind it",
		"fault.argument-absent": "“{command}” needs a puzzle: a link, a file, or - for standard input",
		"fault.argument-excess": "“{found}” is one word too many",
		"fault.file-absent":     "there is no file and no published puzzle “{file}”",
		"fault.file-unread":     "“{file}” cannot be read: {reason}",
		"fault.file-unwritten":  "“{file}” cannot be written: {reason}",
		"fault.output":          "the output cannot be written: {reason}",
		"fault.solution-absent": "there is no solution {found}; the puzzle has {solutions}",
		"fault.art-unfit":       "“{art}” cannot show this puzzle; it is drawn in plain shapes",

		"number.1":  "One",
		"number.2":  "Two",
		"number.3":  "Three",
		"number.4":  "Four",
		"number.5":  "Five",
		"number.6":  "Six",
		"number.7":  "Seven",
		"number.8":  "Eight",
		"number.9":  "Nine",
		"number.10": "Ten",
		"number.11": "Eleven",
		"number.12": "Twelve",
	}
}
