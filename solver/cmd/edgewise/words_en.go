package main

// english is the table of words in English; german has the same keys.
func english() map[string]string {
	return map[string]string{
		"help": `Edgewise solves edge-matching puzzles.

  edgewise solve    PUZZLE    how many solutions there are, and how to lay them
  edgewise estimate PUZZLE    how long that takes
  edgewise merge    FILE...   what the parts of a search have found, added up
  edgewise stats    PUZZLE    what the textbook search takes, cell by cell
  edgewise check    PUZZLE    what is wrong with it, and the likeliest mistake
  edgewise hint     PUZZLE    what its board still allows, what comes next, why
  edgewise identify PUZZLE    what it was published as
  edgewise rate     PUZZLE    how hard it is
  edgewise generate           a new puzzle, or that of a day
  edgewise convert  PUZZLE    the puzzle in another notation
  edgewise draw     PUZZLE    a picture, as SVG
  edgewise bench              how fast this machine searches

PUZZLE is a link, a file, - for standard input, or the ID of a published puzzle
such as hunde-spiel, insects, big-cats, one-tough-puzzle; identify tells those
of others. Flags may stand before or after it.

solve
  -count           the counts without the boards
  -first           stop at the first solution
  -max N           stop at N pictures
  -order ORDER     fill the cells by row, column, spiral (from the centre
                   outwards), spiral-in, diagonal, frame (the rim first), clues
                   or auto (the smallest search), or one by one:
                   4,1,3,0,5,2,7,6,8
  -plain           the textbook search, which counts tries too
  -raw             the same placements through tables, which is faster
  -workers N       search with N workers; else with one for each core
  -part I/N        only part I of N, from 0/N on; see merge
  -limit DURATION  stop after a time such as 10s, and say how to go on
  -resume STATE    go on from there: what a stopped search has said, or a file
                   with that or with all that -json has printed
  -save FILE       write down there, while it runs and at its end, where the
                   search stands; -resume FILE goes on from it
    -every DURATION  how often; else every 5m
  -json            one JSON object; everything counts from 0. draw and convert
                   read it too, with the first solution or the best board
  -board           only that board, as a link

estimate
  -order ORDER, -raw, -workers N, -json

merge
  reads what solve -json -part has printed, from any number of files

stats
  -limit DURATION, -json

check
  -limit DURATION  else 10s
  -json

hint
  -all             every step to a solution, with its reason
  -limit DURATION  else 10s
  -json

identify
  -limit DURATION  else 2s
  -json

rate
  -limit DURATION, -json

generate
  -day 2026-11-21  the puzzle of a day; else one as it is wanted:
  -grid GRID       3x3, hex2, tri3 …; else 3x3
  -motifs N        with N motifs; else 4
  -same            whole ones, not cut into halves
  -framed          with a frame
  -solutions N     with exactly N solutions; else 1
  -difficulty WORD gentle, easy, moderate, tricky, hard or fiendish
  -seed N          another number gives another puzzle
  -art SET, -limit DURATION, -json

convert
  -to text         a file to edit
  -to link         what stands behind the address of the page
  -to board        the board drawn in letters, for a mail or a chat
  -to go           the tiles as a piece of a program, also python, javascript
  -to json         an object for programs: "grid"; "tiles", a sign per side,
                   clockwise from the top; "mates", for each edge its mate or
                   null; "turn", whether tiles may be turned; and where there
                   is one, "frame", "clues", "name", "by", "art", "halves",
                   "motifs", "board" and "other" keys
  -to FORMAT       the format of another program: bucas, eternity2,
                   eternity2-json, mcgavin, pieces, owen, heule, darmstadt,
                   dobrogost, cs106b, letters, signed, csv, pairs, ltree,
                   codes, legespiel, mheironimus, jogay, tetravex
  -order ORDER     which side of a tile stands first in the text, which next:
                   trbl (top, right, bottom, left), tlrb, tlbr and so on

draw
  -o FILE          write to a file
  -solution N      the Nth solution; else the board of the text, or loose tiles
    -limit DURATION  look for it no longer than that
  -art SET         cats, dogs, insects, suits or plain; else the puzzle's own
  -size PIXELS     the width of a tile
  -numbers, -letters, -dark
  -sheet a4|letter all tiles, to be printed and cut out; several pages become
                   FILE-1, FILE-2 and so on
    -mm N          how wide a tile is, 30 to 70; else 50
    -backs         after each page its back, with numbers and tops
  -icon svg|192|512 [-maskable]    the icon of Edgewise, without a puzzle

bench
  -limit DURATION, -json

Exit status: 0 done, 1 bad input or usage, 2 stopped early, by a limit or by
Ctrl-C.
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
		"sofar.fast.one":    "So far the fast search has made {n} placement, in {time}.",
		"sofar.fast.other":  "So far the fast search has made {n} placements, in {time}.",
		"sofar.plain.one":   "So far the textbook search has made {tries} tries, {n} placement, in {time}.",
		"sofar.plain.other": "So far the textbook search has made {tries} tries, {n} placements, in {time}.",
		"sofar.raw.one":     "So far the textbook search through tables has made {n} placement, in {time}.",
		"sofar.raw.other":   "So far the textbook search through tables has made {n} placements, in {time}.",
		"solution":          "Solution {n}",
		"more":              "These are {shown} of {solutions} solutions; -json lists up to {most}.",
		"guide.arrows":      "Pencil 1 to {n} on the backs of your tiles. Each arrow shows where the top of the tile points once it lies.",
		"guide.upright":     "Pencil 1 to {n} on the backs of your tiles. No tile is turned.",

		// The gallery.
		"known":            "This is the puzzle published as {names}; {solutions}.",
		"known.uncounted":  "This is the puzzle published as {names}.",
		"known.more.one":   "{names} and {n} more",
		"known.more.other": "{names} and {n} more",
		"known.mirrored":   "Its tiles are the mirror images of those published.",
		"known.ids":        "IDs: {ids}",
		"unknown":          "Not known yet. As an entry of the gallery it is:",

		// Long searches.
		"best":                  "The best board so far: {filled} of {cells} tiles, {score} of {seams} seams.",
		"resume":                "To go on: edgewise solve -resume {saved}",
		"resume.found":          "To see once more what was found: edgewise solve -resume {saved}",
		"part.none":             "Part {part} of the search has found no solution.",
		"part.one":              "Part {part} of the search has found {n} solution.",
		"part.other":            "Part {part} of the search has found {n} solutions.",
		"status":                "{what} … {time}",
		"status.solve":          "{share} %  {left} left  {rate} M/s  solutions: {solutions}  best: {filled} tiles",
		"doing.solve":           "Searching",
		"doing.stats":           "Searching as the textbook does",
		"doing.check":           "Looking for solutions and mistakes",
		"doing.hint":            "Thinking",
		"doing.identify":        "Looking for published puzzles that are one change away",
		"doing.rate":            "Working out how hard it is",
		"doing.generate":        "Looking for such a puzzle",
		"doing.draw":            "Looking for solution {n}",
		"doing.bench":           "Measuring",
		"lasting.universe":      "longer than the universe has existed",
		"lasting.moment":        "less than a second",
		"lasting.seconds.one":   "about {n} second",
		"lasting.seconds.other": "about {n} seconds",
		"lasting.minutes.one":   "about {n} minute",
		"lasting.minutes.other": "about {n} minutes",
		"lasting.hours.one":     "about {n} hour",
		"lasting.hours.other":   "about {n} hours",
		"lasting.days.one":      "about {n} day",
		"lasting.days.other":    "about {n} days",
		"lasting.years.one":     "about {n} year",
		"lasting.years.other":   "about {n} years",
		"estimate.none":         "There is nothing to search: no tile fits the first cell.",
		"estimate.nodes.one":    "About {n} placement ({error}).",
		"estimate.nodes.other":  "About {n} placements ({error}).",
		"estimate.time.one":     "A complete search takes {time} on {n} core.",
		"estimate.time.other":   "A complete search takes {time} on {n} cores.",
		"estimate.factor":       "within a factor of {factor}",
		"estimate.rough":        "a rough guess",
		"order.usual":           "The cells are filled {order}.",
		"order.smallest":        "The cells are filled {order}: the smallest of {n} searches compared.",
		"order.row":             "row by row",
		"order.column":          "column by column",
		"order.spiral":          "from the centre outwards",
		"order.spiral-in":       "from the rim inwards",
		"order.diagonal":        "from corner to corner",
		"order.frame":           "with the rim first",
		"order.clues":           "outwards from the clues",
		"order.custom":          "one by one as asked",
		"bench.family":          "family",
		"bench.instance":        "puzzle",
		"bench.mode":            "mode",
		"bench.solutions":       "solutions",
		"bench.time":            "time",
		"bench.rate":            "M/s",
		"bench.machine":         "One worker, {machine}. M/s: million placements per second.",

		// What check says: the puzzle, the repairs, and what each gives.
		"check.solution.one":       "The puzzle has {n} solution.",
		"check.solution.other":     "The puzzle has {n} solutions.",
		"check.least.one":          "The puzzle has at least {n} solution.",
		"check.least.other":        "The puzzle has at least {n} solutions.",
		"check.unknown":            "The search is too long to say whether there is a solution.",
		"check.none":               "The puzzle has no solution.",
		"check.nothing":            "None of the usual single mistakes explains it.",
		"check.early":              "Not every single change was tried to the end.",
		"check.repairs":            "The likeliest mistakes:",
		"check.near":               "Much like a published puzzle:",
		"near.slip-side":           "Tile {tile}, {side}: {name} has {to} here.",
		"near.slip-mirrored":       "Tile {tile}: {name} has its mirror image.",
		"near.slip-turned.one":     "Tile {tile}: {name} has it turned {n} step clockwise.",
		"near.slip-turned.other":   "Tile {tile}: {name} has it turned {n} steps clockwise.",
		"near.slip-swapped":        "Tile {tile}: {name} has {side} and {other} the other way round.",
		"near.slip-order":          "All tiles: read with their sides in this order, they are those of {name}: {order}.",
		"near.slip-copy":           "Tile {tile}: {name} has {word} in place of a second tile {other}.",
		"repair.slip-side":         "Tile {tile}, {side}: should be {to}, not {from}.",
		"repair.slip-mirrored":     "Tile {tile}: its sides were listed counter-clockwise.",
		"repair.slip-turned.one":   "Tile {tile}: turn it {n} step clockwise.",
		"repair.slip-turned.other": "Tile {tile}: turn it {n} steps clockwise.",
		"repair.slip-swapped":      "Tile {tile}: {side} and {other} are swapped.",
		"repair.slip-order":        "All tiles: the sides were listed in this order: {order}.",
		"repair.slip-copy":         "Tile {tile} is tile {other} once more; it should be {word}.",
		"gives.known":              "That is a published puzzle: {name}.",
		"gives.one":                "Then there is {n} solution.",
		"gives.other":              "Then there are {n} solutions.",
		"gives.least.one":          "Then there is at least {n} solution.",
		"gives.least.other":        "Then there are at least {n} solutions.",
		"gives.balance":            "Then heads and tails come out even.",

		// Why there is no solution.
		"verdict.proved":         "These tiles have no solution.",
		"why.frame-misfit.one":   "{found} tile has the frame’s edge in a way that fits no cell.",
		"why.frame-misfit.other": "{found} tiles have the frame’s edge in a way that fits no cell.",
		"why.frame-corner":       "Corner tiles: {expected} needed, {found} there.",
		"why.frame-border":       "Border tiles: {expected} needed, {found} there.",
		"why.frame-inner":        "Tiles without the frame’s edge: {expected} needed, {found} there.",
		"why.frame-opposite":     "Tiles with the frame’s edge on two opposite sides: {expected} needed, {found} there.",
		"why.frame-count":        "Tiles with the frame’s edge on {count} sides: {expected} needed, {found} there.",
		"why.frame-sides":        "Tiles with the frame’s edge exactly here ({sides}): {expected} needed, {found} there.",
		"why.tiles.one":          "Tile {tiles}.",
		"why.tiles.other":        "Tiles {tiles}.",
		"why.tile-alone":         "Tile {tile} fits nowhere: no other tile answers these sides: {sides}.",
		"why.seams-none":         "{edge}: {found} × on the tiles, and nothing there mates with it. The rim shows only the frame.",
		"why.seams-odd":          "{edge}: {found} × on the tiles. That is odd, but they have to meet in pairs.",
		"why.seams-uneven":       "{edge}: {found} ×, {mate}: {met} ×. They have to be equally many.",
		"why.ring-uneven":        "Along the frame, {found} × {edge} would have to meet {met} × {mate}.",
		"why.inner-uneven":       "Inside the ring, {found} × {edge} would have to meet {met} × {mate}.",
		"why.part-uneven":        "On sides that only meet one another, {found} × {edge} would have to meet {met} × {mate}.",
		"why.rim-short":          "At least {spare} sides find no mate and would have to lie on the rim, which has {rim}: {list}.",
		"why.rim-short-part":     "At least {spare} sides ({sides}) find no mate and would have to lie on the rim, which has {rim} such sides: {list}.",
		"why.clue-rim":           "The fixed tile {tile} shows {edge} on the rim instead of the frame’s edge: row {row}, column {column}, {side}.",
		"why.clue-inside":        "The fixed tile {tile} shows the frame’s edge inside: row {row}, column {column}, {side}.",
		"why.clue-seam":          "The fixed tiles {tile} and {other} lie side by side and do not match.",
		"why.clue-beside.one":    "No other tile fits row {row}, column {column}, beside the fixed tile {tiles}.",
		"why.clue-beside.other":  "No other tile fits row {row}, column {column}, beside the fixed tiles {tiles}.",

		// What hint says: the outlook, the step, and why.
		"hint.ways.one":     "Still possible: {n} solution from here.",
		"hint.ways.other":   "Still possible: {n} solutions from here.",
		"hint.least.one":    "Still possible: at least {n} solution from here.",
		"hint.least.other":  "Still possible: at least {n} solutions from here.",
		"hint.impossible":   "Not possible any more.",
		"hint.change":       "Taken in reading order, the tile in {place} is the first that must change.",
		"hint.unknown":      "It takes too long to say whether this is still possible.",
		"hint.full":         "The board is full.",
		"hint.nothing":      "No hint was found in the time.",
		"hint.early":        "Here the reasoning was stopped.",
		"hint.dead":         "Here the reasoning ends: there is no way on, so there was none before.",
		"hint.cell":         "row {row}, column {column}",
		"hint.step":         "Tile {tile} in {place}, {turn}.",
		"hint.upright":      "not turned",
		"hint.turned.one":   "turned {n} step clockwise",
		"hint.turned.other": "turned {n} steps clockwise",
		"hint.copies":       "Tiles {tiles} look alike.",

		"technique.last-tile":     "Tile {tile} is the last one, and it fits in this turn only.",
		"technique.last-half":     "Tile {tile} is the last loose tile with {edge}, and this cell asks for {edge} ({side}).",
		"technique.last-corner":   "No other loose tile fits this corner.",
		"technique.last-border":   "No other loose tile fits here at the frame.",
		"technique.only-corner":   "This corner asks for the frame’s edge and {edges}. Only tile {tile} has them where they are needed.",
		"technique.only-border":   "This place at the frame asks for the frame’s edge and {edges}. Only tile {tile} has them where they are needed.",
		"technique.only-tile":     "The neighbours ask for {edges}. Only tile {tile} has that where it is needed.",
		"technique.only-place":    "Tile {tile} has to lie somewhere, and it fits nowhere else.",
		"technique.only-places":   "Tiles {tiles} look alike and fit only as many places: {cells}. So one of them lies here.",
		"technique.used-up.one":   "Tile {tiles} is the only one with {edge} and is needed elsewhere: {cells}. Without it only tile {tile} fits here.",
		"technique.used-up.other": "Only tiles {tiles} have {edge}, and all of them are needed elsewhere: {cells}. Without them only tile {tile} fits here.",
		"technique.taken.one":     "Tile {tiles} is needed elsewhere, where nothing else fits: {cells}. Without it only tile {tile} fits here.",
		"technique.taken.other":   "Tiles {tiles} are needed elsewhere, where nothing else fits: {cells}. Without them only tile {tile} fits here.",
		"technique.starves.one":   "Anything else here, such as tile {tiles}, would leave row {row}, column {column} with nothing.",
		"technique.starves.other": "Anything else here, such as tiles {tiles}, would leave row {row}, column {column} with nothing.",
		"technique.starves-turn":  "Turned otherwise the tile fits here too, but would leave row {row}, column {column} with nothing.",
		"technique.starves-some":  "Any other choice here would leave one of these places with nothing: {cells}.",
		"technique.rim-count":     "Counting heads and tails, at least {spare} of the loose sides must lie on the rim, where {rim} are open. Any other choice here would waste too many.",
		"technique.half-count":    "{edge} is left {found} ×, and is asked for {met} × already. Any other choice here would leave too few.",
		"technique.refuted.one":   "There is no short reason. But any other choice here ({others}) is stuck after at most {n} further tile. Seeing that took {nodes} placements.",
		"technique.refuted.other": "There is no short reason. But any other choice here ({others}) is stuck after at most {n} further tiles. Seeing that took {nodes} placements.",
		"technique.searched":      "There is no short reason. A full search ({nodes} placements) found no solution with any other choice here ({others}).",
		"technique.guess":         "Nothing is forced, so this is a guess: {looks} choices fit here, and this one leads to a solution.",
		"technique.guess-first":   "Nothing lies yet, so this is a guess. {looks} choices fit here, {choices} apart from turns of the board; this one leads to a solution.",

		// The statistics.
		"tries.one":    "The textbook search compared {n} time.",
		"tries.other":  "The textbook search made {n} tries.",
		"rate.exact":   "Difficulty: {difficulty}. The textbook search takes {n} tries on average until its first solution.",
		"rate.about":   "Difficulty: {difficulty}. The textbook search takes about {n} tries on average until its first solution ({error}).",
		"rate.above":   "Difficulty: {difficulty}. The textbook search takes more than {n} tries on average until its first solution, as far as that can be estimated.",
		"rate.steps":   "By deduction: {deduced} of {n} tiles, laid one by one. To be tried: {tried}.",
		"rate.unknown": "Difficulty: not known.",

		"difficulty.gentle":   "gentle",
		"difficulty.easy":     "easy",
		"difficulty.moderate": "moderate",
		"difficulty.tricky":   "tricky",
		"difficulty.hard":     "hard",
		"difficulty.fiendish": "fiendish",

		"column.cell":     "cell",
		"column.nodes":    "placements",
		"column.deadends": "dead ends",
		"column.sum":      "sum",

		// Where something is wrong.
		"at.line":          "line {n}",
		"at.column":        "column {n}",
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
		"fault.command-unknown":  "“{found}” is not a command; “edgewise help” lists them",
		"fault.flag-unknown":     "“{command}” has no flag “{found}”; “edgewise help” lists them",
		"fault.flag-bare":        "“{flag}” needs a value",
		"fault.flag-value":       "“{flag}” cannot be “{found}”; write {expected}",
		"fault.flag-clash":       "“{one}” and “{other}” exclude each other",
		"fault.flag-absent":      "“{flag}” is missing; write {expected} behind it",
		"fault.argument-absent":  "“{command}” needs a puzzle: a link, a file, or - for standard input",
		"fault.argument-excess":  "“{found}” is one word too many",
		"fault.file-absent":      "there is no file and no published puzzle “{file}”",
		"fault.file-unread":      "“{file}” cannot be read: {reason}",
		"fault.file-long":        "“{file}” is longer than {most} bytes, so it is no puzzle and no saved search",
		"fault.file-unwritten":   "“{file}” cannot be written: {reason}",
		"fault.motifs-range":     "{found} motifs are not possible; there may be 1 to {most}",
		"fault.make-none":        "no such puzzle on {grid} was found in the time there is; try other numbers, or another seed",
		"fault.make-stopped":     "stopped before such a puzzle on {grid} was found; there may be one",
		"fault.rate-stopped":     "stopped before the rating was complete",
		"fault.bench-stopped":    "stopped after {n} measurements; the others are missing",
		"fault.day-unclear":      "“{found}” is not a day; days are written like 2026-11-21, from {first} to {last}",
		"fault.output":           "the output cannot be written: {reason}",
		"fault.solution-absent":  "there is no solution {found}; the puzzle has {solutions}",
		"fault.solution-unfound": "stopped before solution {n} was found; until then there were {found}, and there may be more",
		"fault.board-none":       "there is no solution, and so no board to hand on",
		"fault.board-unkept":     "a solution was found, but no board of it was kept; search without -count and -max",
		"fault.part-none":        "part {part} has found no solution, and so no board to hand on",
		"fault.save-exists":      "“{file}” is there already and would be overwritten; go on from it with -resume, name another file, or remove it",
		"fault.order-cell":       "“{found}” is neither an order ({names}) nor the next cell of one: each from 0 to {most} once",
		"fault.order-short":      "the order leaves out cell {missing}",
		"fault.order-slow":       "by the estimate the order “{order}” takes {log10Seconds}: {log10Times} times as long as “{other}”, which auto chooses",
		"fault.resume-puzzle":    "this search is one of another puzzle",
		"fault.resume-version":   "this search was saved by another version ({found}); this one reads {expected}",
		"fault.resume-former":    "this search was made by an earlier version ({found}), which wrote no checksum; please search from the beginning",
		"fault.resume-absent":    "“{file}” is neither a saved search nor a file that can be read",
		"fault.resume-complete":  "that search is complete: nothing is left to go on with",
		"fault.resume-broken":    "this is not a saved search, or it is damaged",
		"fault.files-absent":     "“merge” needs at least one file, or - for standard input",
		"fault.workers-lost":     "the search broke off at the same place again and again ({reason}); what it has found so far stands",
		"fault.part-unread":      "{file} is not what solve -json -part prints",
		"fault.part-absent":      "parts are missing: {parts}",
		"fault.part-twice":       "part {part} is there twice",
		"fault.part-former":      "{file}: part {part} was made by an earlier version; please search it again",
		"fault.part-damaged":     "{file}: part {part} is damaged, or was changed",
		"fault.part-version":     "{file}: part {part} was made by another version ({found}); this one reads {expected}",
		"fault.part-puzzle":      "part {part} is of another puzzle than part {first}",
		"fault.part-mode":        "part {part} was made in another mode than part {first}: plain, raw and fast do not mix",
		"fault.part-order":       "part {part} was made with another order of cells than part {first}",
		"fault.part-division":    "part {part} and part {first} are of different divisions",
		"fault.part-sum":         "the parts do not add up to what a search can find",
		"fault.part-gap":         "part {part} does not begin where the one before it ends: the parts were split by different versions",
		"fault.read-as":          "read as “{format}”, the sides in the order {order}; -order says another one",
		"fault.art-unfit":        "“{art}” cannot show this puzzle; it is drawn in plain shapes",

		// What can be wrong with other formats.
		"fault.tiles-unfound":   "no tiles were found in this",
		"fault.tiles-ungridded": "{found} tiles fill no grid",
		"fault.row-length":      "{found} values on this line, where {expected} were expected",
		"fault.tile-unlike":     "“{found}” stands among tiles, but is none itself",
		"fault.json-broken":     "from here on this is not JSON",
		"fault.xml-broken":      "from here on this is not XML",
		"fault.nested-deep":     "this is nested too deeply; {most} levels are the most",
		"fault.motifs-many":     "there are {found} different edges, and signs for {most}",
		"fault.edges-length":    "“board_edges” needs {expected} letters and has {found}",
		"fault.number-unclear":  "“{found}” will not do for “{key}”",
		"fault.picture-many":    "the picture “{found}” does not match exactly one other; such puzzles cannot be read",
		"fault.picture-unknown": "there is no picture “{found}”",
		"fault.sides-order":     "“{found}” is not an order of the sides; write t, r, b and l, each once",
		"fault.tiles-unknown":   "{found} tiles do not lie on the board, and the text does not tell them; blank ones stand for them",
		"fault.numbers-other":   "numbers above 61 have no sign of their own and were given others",
		"fault.tiles-unsaid":    "this says where numbered tiles lie, but not what is on them",
		"fault.format-unknown":  "“{found}” is not a format to write",
		"fault.unfit-grid":      "“{format}” has no such grid",
		"fault.unfit-count":     "“{format}” has room for {most} motifs, and this puzzle has {found}",
		"fault.unfit-whole":     "“{format}” cannot write these motifs that are not cut",
		"fault.unfit-nothing":   "“{format}” has no edges that mate with nothing",
		"fault.unfit-reading":   "“{format}” cannot write this puzzle so that it can be read again as the same",
		"fault.lost-halves":     "the halves are lost: heads match heads there",
		"fault.lost-frame":      "it is lost that the frame has an edge of its own",
		"fault.lost-clues":      "the fixed tiles are lost",
		"fault.lost-board":      "the position on the board is lost",
		"fault.lost-turn":       "it is lost whether tiles may be turned",
		"fault.lost-grid":       "width and height are lost",
		"fault.lost-names":      "names are lost",
		"fault.lost-mates":      "which edges match is lost",
		"fault.lost-signs":      "other letters or numbers stand for the edges there",
		"fault.lost-order":      "the tiles’ own numbers and turns are lost: they come back as they lie",
		"fault.lost-reading":    "not all of this can be read again here",
		"fault.lost-tiles":      "what does not lie on the board is lost; tiles: {found}",

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
