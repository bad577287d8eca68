package main

// helpEnglish is the page about commands and flags in English.
const helpEnglish = `Edgewise solves, explains, makes and draws edge-matching puzzles.

  edgewise solve    PUZZLE    how many solutions there are, and the boards
  edgewise estimate PUZZLE    how long that will take
  edgewise best     PUZZLE    the board with as many matching seams as can be
  edgewise merge    FILE...   the parts of a search, added up
  edgewise stats    PUZZLE    the work of the textbook search, cell by cell
  edgewise trace    PUZZLE    what a search does, step by step
  edgewise numbers            the figures of five articles, and ours
  edgewise check    PUZZLE    what is wrong with it, and the likeliest slip
  edgewise hint     PUZZLE    whether its board can be solved, what is next, why
  edgewise identify PUZZLE    what it was published as
  edgewise rate     PUZZLE    how hard it is
  edgewise generate           a new puzzle, or the puzzle of a day
  edgewise experiment         random puzzles, counted by the thousand
  edgewise convert  PUZZLE    the puzzle in another notation
  edgewise draw     PUZZLE    a picture, as SVG
  edgewise bench              how fast this machine searches

PUZZLE is a link, a file, - for standard input, or the ID of a published puzzle
such as hunde-spiel, insects, big-cats, one-tough-puzzle; identify gives the IDs
of others. day=2026-11-22 is a day's. Flags may go before or after it. Of a list
that may say several puzzles, -as N takes the Nth reading.

solve
  -count           the counts without the boards
  -first           stop at the first solution
  -max N           stop after N pictures
  -all             every arrangement as a board: each solution in its turns, and
                   with identical tiles swapped; -all=pictures: no swaps
    -max N         N boards at most (default: 1000)
  -order ORDER     fill the cells by row, column, spiral (from the centre
                   outwards), spiral-in, diagonal, frame (the border
                   first), clues (outwards from the fixed tiles) or auto (the
                   quickest search), or cell by cell:
                   4,1,3,0,5,2,7,6,8
  -plain           the textbook search, which counts tries too
  -raw             the same placements with tables, which is faster
  -workers N       use N workers (default: one per core)
  -part I/N        only part I of N, from 0/N on; see merge
  -limit DURATION  stop after a time such as 10s, and say how to continue
  -resume STATE    continue from there: what a stopped search printed, or a
                   file with that, or with all that -json printed
  -save FILE       save to FILE how far the search is, while it runs and at
                   its end; -resume FILE continues from it
    -every DURATION  how often (default: 5m)
  -json            one JSON object; everything counts from 0. draw and convert
                   read it too, with the first solution or the best board
  -board           just that board, as a link

estimate
  -order ORDER, -raw, -workers N, -json

best
  for puzzles that nobody can finish; it gets better for as long as it runs
  -limit DURATION  stop after a time such as 60s
  -target SCORE    stop at so many matching seams
  -workers N       N workers, each with its own seed (default: one per core)
  -seed N          of the first worker (default: 1)
  -from BOARD      begin with the board of this link or file; otherwise with
                   that of PUZZLE, if it has one. Clues stay where they are
  -save FILE       save to FILE while it runs and at its end; -resume FILE
                   continues from it; give both the same FILE and the first
                   run starts, each later one continues
    -every DURATION  how often (default: 5m)
  -o FILE          write the best board to FILE, which is overwritten, as a
                   link, or
    -to FORMAT     in a format of convert, such as text, board or bucas
  -json            one JSON object, also with how often each depth was reached
                   and the fewest breaks there, -1 where it never was; the link
                   is one for e2.bucas.name, or of Edgewise where that cannot
                   show the board; merge picks the best of several

merge
  reads what solve -json -part printed, from any number of files; of what
  best -json printed it picks the best

stats
  -order ORDER     as with solve (default: row)
  -copies once     identical tiles count as one (default: apart)
  -turn fixed      fix the turn of the tile in the centre, or of the first tile
                   without a copy, as the board can be turned (default: free)
  -skips turns     lay out every sequence of the tiles and turn it by itself, so
                   that a dead end skips turns only (default: all)
  -compare COUNTS  hold the counts of your own solver against it, cell by cell
                   or in all: a file, - or the numbers, however printed
  -limit DURATION, -json

trace
  -plain, -raw, -order ORDER as with solve; -copies,
                   -turn, -skips as with stats
  -from N          begin with step N
  -max N           N steps (default: to the end)
  -limit DURATION
  -json            an object per line: "n"; "kind", try (it does not fit),
                   place, dead-end, lift or solution; "cell"; "tile", "turn";
                   "why" a try does not fit: "code", "side", "edge", "other"

numbers [ARTICLE]
  one of dogs, insects, cats, shuffled, suits; otherwise all
  -limit DURATION, -json

check
  -limit DURATION  default: 10s
  -json

hint
  -all             every step to a solution, with its reason
  -limit DURATION  default: 10s
  -json

identify
  -limit DURATION  default: 2s
  -json

rate
  -limit DURATION, -json

generate
  -day 2026-11-21  the puzzle of a day; otherwise a new one:
  -grid GRID       3x3, hex2, tri3 … (default: 3x3)
  -motifs N        with N motifs (default: 4)
  -same            whole motifs, not cut in half
  -framed          with a frame
  -solutions N     with exactly N solutions (default: 1)
  -difficulty WORD gentle, easy, moderate, tricky, hard or fiendish; beside
                   nothing but -grid and -seed, the puzzle that the page makes
  -planted         a full board cut up, not searched: at least one solution, and
                   on any grid up to 32x32
  -random          tiles left to chance, mostly without a solution
  -seed N          another number gives another puzzle
  -limit DURATION  look for it for that long, even where it takes unusually long
  -art SET, -json

experiment [PUZZLE]
  -n N             N puzzles (default: 10000)
  -motifs N        each side is a half of one of N motifs (default: 4), or
  -same            a whole one, not cut in half; with PUZZLE, its own edges are
                   shuffled over the tiles instead
  -grid GRID       3x3, 4x4, hex2 … (default: 3x3)
  -curve           how it comes out with 1 to 12 motifs
  -seed N          another number gives other puzzles
  -limit DURATION, -json

convert
  -to text         a file to edit
  -to link         what goes after the address of the page
  -to board        the board drawn in letters, for an email or a chat
  -to go           the tiles as part of a program; also python, javascript,
                   haskell, csharp, prolog, arc, sql
  -to xcc          for general solvers: exact cover with colours; also cnf (SAT)
                   and mzn (MiniZinc)
  -answer FILE     the board that such a solver has answered, as a link unless
                   -to says otherwise; also Tiles = […], Rotations = […]
  -shuffle SEED    the tiles in another sequence, as a link unless -to says
                   otherwise
  -to json         an object for programs: "grid"; "tiles", a symbol per side,
                   clockwise from the top; "mates", for each edge its mate or
                   null; "turn", whether tiles may be turned; and where there
                   is one, "frame", "clues", "name", "by", "art", "halves",
                   "motifs", "board" and "other" keys
  -to FORMAT       the format of another program: bucas, eternity2,
                   eternity2-json, mcgavin, pieces, owen, heule, darmstadt,
                   dobrogost, cs106b, letters, signed, csv, pairs, ltree,
                   codes, legespiel, mheironimus, jogay, tetravex
  -order ORDER     which side of a tile comes first in the text, which next:
                   trbl (top, right, bottom, left), tlrb, tlbr and so on

draw
  -o FILE          write to a file
  -solution N      the Nth solution; otherwise the board given, or loose tiles
    -limit DURATION  stop looking for it after that
  -art SET         birds, boats, cats, dogs, fish, fruit, insects, suits,
                   plain or signs (default: the puzzle's)
  -size PIXELS     the width of a tile
  -numbers, -letters, -dark
  -sheet a4|letter all tiles, to print and cut out; several pages become
                   FILE-1, FILE-2 and so on
    -mm N          how wide a tile is, 30 to 70 (default: 50)
    -backs         each page followed by its back, with numbers and tops
  -icon svg|180|192|512 [-maskable]  the icon of Edgewise, without a puzzle

bench
  -limit DURATION, -json

Exit status: 0 done, 1 bad input or usage, 2 stopped early, by a limit or by
Ctrl-C.
`
