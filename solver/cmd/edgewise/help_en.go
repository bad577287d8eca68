package main

// helpEnglish is the page about commands and flags in English.
const helpEnglish = `Edgewise solves edge-matching puzzles.

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
`
