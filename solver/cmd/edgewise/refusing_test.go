package main

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
)

const nine = "BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"

// TestBadInput: each gets one clear sentence, and nothing else happens.
func TestBadInput(t *testing.T) {
	for _, row := range []struct{ name, argument, stdin, want, wantDe string }{
		{"a missing side", "grid=3x3&tiles=" + strings.Replace(nine, "GSbu", "GSb", 1), "",
			"Tile 7: “GSb” has 3 sides; 4 expected.", "Karte 7: „GSb“ hat 3 Seiten statt 4."},
		{"a missing side in a file", "-", "# mine\ngrid: 2x1\ntiles:\n  ABab\n  ABa\n",
			"Line 5, tile 2: “ABa” has 3 sides; 4 expected.", "Zeile 5, Karte 2: „ABa“ hat 3 Seiten statt 4."},
		{"4 sides for a hexagon", "grid=hex2&tiles=ABCabc.ABCabc.ABab&end=1", "",
			"Tile 3: “ABab” has 4 sides; 6 expected.", "Karte 3: „ABab“ hat 4 Seiten statt 6."},
		{"a slip on a hexagon", "grid=hex1&tiles=ABCab*", "",
			"Tile 1, upper left: “*” isn’t an edge. Edges are letters, digits or “-”.",
			"Karte 1, links oben: „*“ ist keine Kante. Kanten sind Buchstaben, Ziffern oder „-“."},
		{"a slip on a triangle", "grid=tri1&tiles=A*a", "",
			"Tile 1, bottom: “*” isn’t an edge. Edges are letters, digits or “-”.",
			"Karte 1, unten: „*“ ist keine Kante. Kanten sind Buchstaben, Ziffern oder „-“."},
		{"a slip", "grid=2x1&tiles=ABab.ABa*", "",
			"Tile 2, left: “*” isn’t an edge. Edges are letters, digits or “-”.",
			"Karte 2, links: „*“ ist keine Kante. Kanten sind Buchstaben, Ziffern oder „-“."},
		{"8 tiles", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs&end=1", "",
			"9 tiles expected for 3x3, found 8.", "Für 3x3 werden 9 Karten gebraucht, gefunden: 8."},
		{"a repeated key", "grid=3x3&tiles=" + nine + "&grid=3x3", "",
			"“grid” is given twice.", "„grid“ kommt zweimal vor."},
		{"10 MB", "-", strings.Repeat("grid: 3x3\n", 1<<20),
			"This is too long for a puzzle: more than 1,048,576 bytes.",
			"Das ist zu lang für ein Spiel: mehr als 1.048.576 Bytes."},
		{"33 x 33", "grid=33x33&tiles=ABab", "",
			"“33x33” isn’t a possible grid size. Sizes go from 1x1 to 32x32.", "Ein Raster „33x33“ gibt es nicht. Die Größen gehen von 1x1 bis 32x32."},
		{"a cut link", "https://example.org/#grid=3x3&tiles=BGus.BSbu.BS", "",
			"This link is incomplete: 2 of 9 tiles came through.", "Dieser Link ist unvollständig: 2 von 9 Karten sind angekommen."},
		{"garbage", "#grid=3x3&tiles=%zz%", "",
			"“%zz” in “tiles” is damaged. Write a per cent sign as %25.",
			"„%zz“ in „tiles“ ist beschädigt. Ein Prozentzeichen schreibt man %25."},
		{"signs for the terminal", "grid=2x1&tiles=ABab.AB%0Ab", "",
			"Tile 2, bottom: “␊” isn’t an edge. Edges are letters, digits or “-”.",
			"Karte 2, unten: „␊“ ist keine Kante. Kanten sind Buchstaben, Ziffern oder „-“."},
		{"a clue", two + "&clues=0.0.0_0.1.0", "", "Fixed tile no. 2: Cell 1 is taken twice.", "Vorgegebene Karte Nr. 2: Feld 1 ist doppelt belegt."},
		{"a board", two + "&board=-_2.0", "", "Cell 2: There’s no tile 2; in links and files they are numbered 0 to 1.",
			"Feld 2: Eine Karte 2 gibt es nicht; in Links und Dateien zählt man sie von 0 bis 1."},
		{"mates", two + "&mates=Aa.*b", "", "Pair 2: “*” isn’t an edge. Edges are letters, digits or “-”.",
			"Paar 2: „*“ ist keine Kante. Kanten sind Buchstaben, Ziffern oder „-“."},
		{"a motif", two + "&motifs=ant", "", "Motif 1: “ant” doesn’t name a motif. Names are written like A:red.B:brown.",
			"Motiv 1: „ant“ benennt kein Motiv. Namen schreibt man wie A:rot.B:braun."},
		{"nothing", "-", "", "There’s nothing here.", "Hier steht nichts."},
		{"no file", "no-such-puzzle", "", "There’s no file and no published puzzle “no-such-puzzle”.",
			"Es gibt weder eine Datei noch ein erschienenes Spiel „no-such-puzzle“."},
	} {
		t.Run(row.name, func(t *testing.T) {
			for _, command := range [][]string{{"solve"}, {"solve", "-json"}, {"stats"}, {"convert", "-to", "text"}, {"draw"}} {
				args := append(command, row.argument)
				assert.Equal(t, said{refused, "", "edgewise: " + row.want + "\n"}, say(t, "en", row.stdin, args...))
				assert.Equal(t, said{refused, "", "edgewise: " + row.wantDe + "\n"}, say(t, "de", row.stdin, args...))
			}
		})
	}
}

func TestBadUsage(t *testing.T) {
	nowhere := filepath.Join(t.TempDir(), "no", "folder")
	for _, row := range []struct {
		line, want string
	}{
		{"fly", "“fly” isn’t a command; “edgewise help” lists them."},
		{"-json", "“edgewise” has no flag “-json”; “edgewise help” lists them."},
		{"generate a", "“a” is one word too many."},
		{"generate -motifs 27", "Write 1 … 26 for “-motifs”, not “27”."},
		{"generate -grid 3", "“3” isn’t a grid. Grids are written like 3x3, hex2 or tri3."},
		{"generate -seed x", "Write 0 … 18446744073709551615 for “-seed”, not “x”."},
		{"convert -shuffle 99999999999999999999 insects", "Write 0 … 18446744073709551615 for “-shuffle”, not “99999999999999999999”."},
		{"generate -day 2026-02-29", "“2026-02-29” isn’t a day; days are written like 2026-11-21, from 2000-01-01 to 2999-12-31."},
		{"solve day=2026-02-29", "“2026-02-29” isn’t a day; days are written like 2026-11-21, from 2000-01-01 to 2999-12-31."},
		{"solve #day=", "“” isn’t a day; days are written like 2026-11-21, from 2000-01-01 to 2999-12-31."},
		{"generate -day 2026-02-28 -framed", "“-day” and “-framed” exclude each other."},
		{"generate -random -day 2026-02-28", "“-day” and “-random” exclude each other."},
		{"generate -planted -random", "“-planted” and “-random” exclude each other."},
		{"generate -planted -solutions 1", "“-planted” and “-solutions” exclude each other."},
		{"generate -random -difficulty easy", "“-random” and “-difficulty” exclude each other."},
		{"rate", "“rate” needs a puzzle: a link, a file, or - for standard input."},
		{"solve", "“solve” needs a puzzle: a link, a file, or - for standard input."},
		{"solve a b", "“b” is one word too many."},
		{"solve -all pictures " + two, "Write -all=pictures for “-all”, not “-all pictures”."},
		{"solve " + two + " -all pictures", "Write -all=pictures for “-all”, not “-all pictures”."},
		{"solve -parts 0/2 " + two, "“solve” has no flag “-parts”; “edgewise help” lists them."},
		{"solve -part 7/5 " + two, "Write 0/100 … 99/100 for “-part”, not “7/5”."},
		{"solve -part 1 " + two, "Write 0/100 … 99/100 for “-part”, not “1”."},
		{"solve -part 0/2 -plain " + two, "“-part” and “-plain” exclude each other."},
		{"solve -resume x -order row " + two, "“-resume” and “-order” exclude each other."},
		{"solve -resume= " + two, "“-resume” needs a value."},
		{"solve -resume edgewise2 " + two, "The saved search can’t be read; it may be damaged."},
		{"solve -resume nowhere.json " + two, "“nowhere.json” is neither a saved search nor a file that can be read."},
		{"solve -workers 0 " + two, "Write 1 … 256 for “-workers”, not “0”."},
		{"solve -order 0 " + two, "The order leaves out cell 1."},
		{"solve -order 0,0 " + two, "“0” can’t come next in an order: it takes each cell from 0 to 1 once. Orders by name: auto, row, column, spiral, spiral-in, diagonal, frame, clues."},
		{"merge", "“merge” needs at least one file, or - for standard input."},
		{"merge no-such-file", "“no-such-file” can’t be read: " + syscall.ENOENT.Error() + "."},
		{"solve " + two + " -max", "“-max” needs a value."},
		{"solve -max 0 " + two, "Write 1 … 1000000000 for “-max”, not “0”."},
		{"solve -count=perhaps " + two, "Write true|false for “-count”, not “perhaps”."},
		{"solve -order=fish " + two, "“fish” can’t come next in an order: it takes each cell from 0 to 1 once. Orders by name: auto, row, column, spiral, spiral-in, diagonal, frame, clues."},
		{"solve -limit soon " + two, "Write 500ms, 10s, 2m for “-limit”, not “soon”."},
		{"solve -limit -1s " + two, "Write 500ms, 10s, 2m for “-limit”, not “-1s”."},
		{"solve -plain -raw " + two, "“-plain” and “-raw” exclude each other."},
		{"solve -first -max 2 " + two, "“-first” and “-max” exclude each other."},
		{"solve -raw -order spiral " + two, "“-raw” and “-order” exclude each other."},
		{"stats -compare 1,2,3,4,5,6,7,8,9,10,11 hunde-spiel", "Expected one number for each of the 9 cells, or just their sum; found 11 numbers."},
		{"stats -compare 99999999999999999999999 hunde-spiel", "That is larger than any such search can count."},
		{"stats -compare= hunde-spiel", "“-compare” needs a value."},
		{"stats -compare no-such-file hunde-spiel", "“no-such-file” can’t be read: " + syscall.ENOENT.Error() + "."},
		{"experiment -n 0", "0 puzzles aren’t possible; there may be 1 to 100,000."},
		{"experiment -n 10000000", "10,000,000 puzzles aren’t possible; there may be 1 to 100,000."},
		{"experiment -n many", "Write 1, 2, 3 … for “-n”, not “many”."},
		{"experiment -motifs 40", "40 motifs aren’t possible; there may be 1 to 26."},
		{"experiment -grid 5x5", "The experiment takes small puzzles only: at most 64 tiles times turns, and here there are 100."},
		{"experiment framed-4x4", "The edges of a puzzle with a frame or fixed tiles can’t be shuffled."},
		{"experiment -motifs 3 " + two, "“-motifs” and “" + two + "” exclude each other."},
		{"experiment hunde-spiel -curve", "“-curve” and “hunde-spiel” exclude each other."},
		{"trace -plain -raw " + two, "“-plain” and “-raw” exclude each other."},
		{"trace -raw -order spiral " + two, "“-raw” and “-order” exclude each other."},
		{"trace -copies once " + two, "“-copies” needs -plain."},
		{"trace -turn fixed " + two, "“-turn” needs -plain."},
		{"trace -from 0 " + two, "Write 1, 2, 3 … for “-from”, not “0”."},
		{"trace -from 21 " + two, "The search has 20 steps, so there is no step 21."},
		{"trace -from 99 " + two, "The search has 20 steps, so there is no step 99."},
		{"experiment -curve -motifs 3", "“-curve” and “-motifs” exclude each other."},
		{"stats -copies twice " + two, "Write once|apart for “-copies”, not “twice”."},
		{"stats -turn " + two, "Write fixed|free for “-turn”, not “" + two + "”."},
		{"stats -order 0,2 " + two, "“2” can’t come next in an order: it takes each cell from 0 to 1 once. Orders by name: auto, row, column, spiral, spiral-in, diagonal, frame, clues."},
		{"convert " + two, "“-to” is missing; write text|link|board|json|go|bucas|… after it."},
		{"convert -to paper " + two, "Write text|link|board|json|go|bucas|… for “-to”, not “paper”."},
		{"draw -art shoes " + two, "Write birds|boats|cats|dogs|fish|fruit|insects|suits|plain|signs for “-art”, not “shoes”."},
		{"draw -solution 3 hunde-spiel", "There’s no solution 3; the puzzle has 2."},
		{"draw -icon svg " + two, "“" + two + "” is one word too many."},
		{"draw -icon 7", "Write svg|180|192|512 for “-icon”, not “7”."},
		{"draw -maskable", "“-icon” is missing; write 180|192|512 after it."},
		{"draw -o " + nowhere + " " + two, "“" + nowhere + "” can’t be written: " + syscall.ENOENT.Error() + "."},
	} {
		assert.Equal(t, said{refused, "", "edgewise: " + row.want + "\n"}, say(t, "en", "", strings.Fields(row.line)...), row.line)
	}
}

func TestOddInputIsNotedAndDone(t *testing.T) {
	const odd = two + "&shoe=size&motifs=Z:zebra"
	const notes = "edgewise: “shoe” isn’t known here and was ignored.\nedgewise: “zebra” is on no tile.\n"
	for _, args := range [][]string{{"solve"}, {"stats"}, {"convert", "-to=json"}, {"draw"}} {
		got := say(t, "en", "", append(args, odd)...)
		assert.Equal(t, done, got.status)
		assert.Equal(t, notes, got.errors, args)
	}
	for _, command := range []string{"solve", "stats"} {
		got := answer(t, done, command, "-json", odd)
		assert.Equal(t, []any{
			map[string]any{"code": "key-unknown", "args": map[string]any{"key": "shoe"}, "at": map[string]any{}},
			map[string]any{"code": "motif-unused", "args": map[string]any{"name": "zebra"}, "at": map[string]any{}},
		}, got["notes"])
	}
	assert.Contains(t, say(t, "en", "", "convert", "-to", "link", odd).out, "&shoe=size&", "and kept")
}

func TestOfThousandsOfUnknownKeysThreeAreNamed(t *testing.T) {
	var odd strings.Builder
	odd.WriteString(two)
	for i := range 5000 {
		fmt.Fprintf(&odd, "&k%d", i)
	}
	assert.Equal(t, "edgewise: “k0”, “k1”, “k2”, and 4,997 more aren’t known here and were ignored.\n", say(t, "en", "", "convert", "-to", "text", odd.String()).errors)
	german := say(t, "de", "", "convert", "-to", "link", odd.String())
	assert.Contains(t, german.errors, "edgewise: „k0“, „k1“, „k2“ und 4.997 weitere sind hier nicht bekannt und blieben unbeachtet.\n")
	assert.Contains(t, german.out, "&k4999=&", "and all are kept")
	assert.Len(t, answer(t, done, "stats", "-json", odd.String())["notes"], 4)
}

// A fullDisk refuses all writes.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, syscall.ENOSPC }

func TestOutputThatCannotBeWritten(t *testing.T) {
	t.Setenv("LC_ALL", "en")
	for _, args := range [][]string{{"help"}, {"solve", two}, {"solve", "-json", two}, {"stats", two}, {"draw", two}} {
		var errors bytes.Buffer
		assert.Equal(t, refused, run(context.Background(), args, strings.NewReader(""), fullDisk{}, &errors), args)
		_, complaint, _ := strings.Cut(errors.String(), "edgewise: ")
		assert.Equal(t, "The output can’t be written: "+syscall.ENOSPC.Error()+".\n", complaint)
	}
}

func TestNamesDoNoHarm(t *testing.T) {
	const named = two + "&name=%3Cscript%3Ealert(1)%3C%2Fscript%3E%1B[2J"
	drawn := say(t, "en", "", "draw", named)
	assert.Equal(t, done, drawn.status)
	assert.NotContains(t, drawn.out, "<script")
	assert.NotContains(t, drawn.out, "\x1b")
	solved := say(t, "en", "", "solve", named)
	assert.Contains(t, solved.out, "<script>alert(1)</script> [2J\n")
	assert.NotContains(t, solved.out, "\x1b")
}

// TestNoNameCommandsTheTerminal: neither a name nor an unknown key can contain control codes,
// whatever is done with the puzzle, in every notation that is printed for people.
func TestNoNameCommandsTheTerminal(t *testing.T) {
	const hostile = "%1B%5B2J%C2%9B2J%E2%80%AEgnp%E2%81%A6%E2%80%8F"
	const named = two + "&name=" + hostile + "&by=" + hostile + "&motifs=A:" + hostile + "&" + hostile + "=1"
	for _, args := range [][]string{{"solve"}, {"stats"}, {"check"}, {"hint"}, {"identify"}, {"rate"}, {"draw"}, {"estimate"},
		{"convert", "-to", "text"}, {"convert", "-to", "link"}, {"convert", "-to", "board"}} {
		got := say(t, "en", "", append(args, named)...)
		assert.NotRegexp(t, `[\x00-\x09\x0B-\x1F\x7F-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}\x{200F}]`, got.out+got.errors, "%s", args)
	}
	assert.Contains(t, say(t, "en", "", "solve", named).out, " [2J 2J�gnp��\n")
	hebrew := two + "&name=%D7%A9%D7%9C%D7%95%D7%9D_%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"
	assert.Contains(t, say(t, "en", "", "solve", hebrew).out, "שלום 👩\u200d👧\n")
	assert.Contains(t, say(t, "en", "", "convert", "-to", "link", named).out, "&name=_%5B2J_2J%E2%80%AEgnp%E2%81%A6", "what is shared stays as it was given")
}
