package solvers

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// covers lists the exact covers of what writeXCC writes, in the plainest way: the first item
// without an option gets each of its options in turn.
func covers(t *testing.T, text string) (all []string) {
	t.Helper()
	var primary []string
	var options [][]string
	for line := range strings.Lines(text) {
		switch words := strings.Fields(line); {
		case words[0] == "|":
		case primary == nil:
			primary = words[:slices.Index(words, "|")]
			for _, item := range words {
				require.LessOrEqual(t, len(item), 8)
			}
		default:
			options = append(options, words)
		}
	}
	holders := map[string][]int{}
	for i, option := range options {
		for _, item := range option {
			holders[item] = append(holders[item], i)
		}
	}
	colours, chosen := map[string]string{}, []int{}
	var cover func()
	cover = func() {
		least := ""
		for _, item := range primary {
			if colours[item] == "" {
				least = item
				break
			}
		}
		if least == "" {
			said := ""
			for _, i := range chosen {
				said += " " + strings.Join(options[i], " ") + " (1 of 1)\n"
			}
			all = append(all, "1:\n"+said)
			return
		}
		for _, i := range holders[least] {
			fits := true
			for _, word := range options[i] {
				item, colour, coloured := strings.Cut(word, ":")
				fits = fits && (colours[item] == "" || coloured && colours[item] == colour)
			}
			if !fits {
				continue
			}
			var added []string
			for _, word := range options[i] {
				item, colour, coloured := strings.Cut(word, ":")
				if colours[item] == "" {
					added, colours[item] = append(added, item), colour
				}
				if !coloured {
					colours[item] = "taken"
				}
			}
			chosen = append(chosen, i)
			cover()
			chosen = chosen[:len(chosen)-1]
			for _, item := range added {
				colours[item] = ""
			}
		}
	}
	cover()
	return all
}

// models lists the models of what writeCNF writes, by setting one variable after the other and
// what follows from it.
func models(t *testing.T, text string) (all []string) {
	t.Helper()
	var clauses [][]int
	variables := 0
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch words[0] {
		case "c":
		case "p":
			variables, _ = strconv.Atoi(words[2])
			assert.Equal(t, "cnf", words[1])
			assert.Equal(t, words[3], strconv.Itoa(strings.Count(text, " 0\n")))
		default:
			var clause []int
			for _, word := range words[:len(words)-1] {
				n, err := strconv.Atoi(word)
				require.NoError(t, err)
				require.LessOrEqual(t, max(n, -n), variables)
				clause = append(clause, n)
			}
			clauses = append(clauses, clause)
		}
	}
	values := make([]int, variables+1)
	value := func(literal int) int {
		if literal < 0 {
			return -values[-literal]
		}
		return values[literal]
	}
	set := func(literal int) { values[max(literal, -literal)] = literal / max(literal, -literal) }
	var trail []int
	var settle func()
	settle = func() {
		start := len(trail)
		defer func() {
			for _, literal := range trail[start:] {
				values[max(literal, -literal)] = 0
			}
			trail = trail[:start]
		}()
		for again := true; again; {
			again = false
			for _, clause := range clauses {
				open, last, satisfied := 0, 0, false
				for _, literal := range clause {
					switch value(literal) {
					case 1:
						satisfied = true
					case 0:
						open, last = open+1, literal
					}
				}
				switch {
				case satisfied:
				case open == 0:
					return
				case open == 1:
					set(last)
					trail, again = append(trail, last), true
				}
			}
		}
		next := slices.Index(values[1:], 0) + 1
		if next == 0 {
			said := "s SATISFIABLE\nv"
			for variable, value := range values[1:] {
				said += " " + strconv.Itoa(value*(variable+1))
			}
			all = append(all, said+" 0\n")
			return
		}
		for _, literal := range []int{next, -next} {
			set(literal)
			trail = append(trail, literal)
			settle()
			trail = trail[:len(trail)-1]
			values[next] = 0
		}
	}
	settle()
	return all
}

// arrangements is how many arrangements our search finds.
func arrangements(t *testing.T, p *puzzle.Puzzle) int {
	t.Helper()
	s := search.Compile(p, search.Options{Mode: search.Plain}).Search()
	for !s.Step(1 << 20) {
	}
	n, err := strconv.Atoi(string(s.Counts().Arrangements))
	require.NoError(t, err)
	return n
}

// TestSolversFindAllArrangements: every answer is a solution, and no two are equal.
func TestSolversFindAllArrangements(t *testing.T) {
	few := map[string]string{
		"copies":          "grid=2x1&tiles=ABab.ABab",
		"look alike":      "grid=2x1&tiles=AaAa.aAAa",
		"no tile touches": "grid=2x1&tiles=A-AA.-aaa",
		"none":            "grid=2x1&tiles=AAAA.AAAA",
		"one":             "grid=1x1&frame=x&mates=same&tiles=xxxx",
		"clue turned":     "grid=2x1&clues=0.0.2&tiles=AaAa.aAAa",
		"mates nothing":   "grid=2x1&mates=AB.C-&tiles=ABCC.BACA",
		"cut":             "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs",
		"whole":           "grid=2x2&mates=same&tiles=abcd.bcda.ccdd.dabb",
		"clues":           "grid=3x3&mates=same&frame=0&clues=0.0.1_4.8.2&tiles=0011.0012.0021.0022.0132.0141.0231.0242.3344",
		"framed":          "grid=4x3&mates=same&frame=0&tiles=0011.0012.0021.0022.0131.0132.0141.0231.0232.0242.3334.3444",
		"still":           "grid=2x2&mates=same&turn=no&tiles=1234.2341.3324.4122",
		"mixed":           "grid=2x2&mates=AA&tiles=AbBc.CBbA.cCBb.AABC",
		"lone":            "grid=2x2&tiles=AaB-.bBa-.AAab.-Bbb",
		"rim":             "grid=2x2&frame=F&tiles=FFAb.FFBa.FFaB.FFbA",
		"small triangle":  "grid=tri2&tiles=ABa.bba.aaB.BAb",
	}
	for name, link := range few {
		document, err := notation.Read(link)
		require.NoError(t, err)
		p := document.Puzzle
		want := arrangements(t, p)
		for _, format := range []string{"xcc", "cnf"} {
			text, err := Write(format, document)
			require.NoError(t, err, name)
			var answers []string
			if format == "xcc" {
				answers = covers(t, text)
			} else if len(p.Tiles()) > 4 {
				continue // only real programs count these
			} else {
				answers = models(t, text)
			}
			assert.Len(t, answers, want, "%s as %s", name, format)
			seen := map[string]bool{}
			for _, answer := range answers {
				board, _, err := Answer(answer, p)
				require.NoError(t, err, "%s as %s: %s", name, format, answer)
				seen[(&notation.Document{Puzzle: p, Board: board}).Link()] = true
			}
			assert.Len(t, seen, want, "%s as %s", name, format)
		}
	}
}

func TestSolversTakeNoMoreThanTheyCanHold(t *testing.T) {
	document, err := notation.Read("grid=17x16&mates=same&tiles=" + strings.TrimSuffix(strings.Repeat("aaaa.", 17*16), "."))
	require.NoError(t, err)
	_, err = Write("cnf", document)
	assert.EqualError(t, err, "solver-size, found=272, most=256")
}

// TestModelsForMiniZinc compares the whole text of one; make test-solvers runs others.
func TestModelsForMiniZinc(t *testing.T) {
	document, err := notation.Read("grid=2x1&frame=x&mates=same&clues=0.1.3&tiles=xaxx.xbxx&name=Two")
	require.NoError(t, err)
	text, err := Write("mzn", document)
	require.NoError(t, err)
	assert.Equal(t, `% Edgewise, 2x1: Two
% An answer says for every cell, in reading order, which tile lies there, from 1, and
% how often it is turned clockwise. Copies are told apart, and every turn of the board
% counts. Run it with -a for all answers.
include "alldifferent.mzn";
include "table.mzn";
array[1..2] of var 1..2: tile;
array[1..2] of var 0..3: turn;
array[1..2, 1..4] of var 1..3: shown;
% The edges a b x are numbered from 1; 0 is the mate of what has none.
array[1..3] of int: mate = [1, 2, 0];
% A tile, its turn, and what it shows then, clockwise from the top.
array[int, int] of int: ways = [|
  1, 2, 3, 3, 3, 1 |
|];
constraint alldifferent(tile);
constraint forall (c in index_set(tile)) (table([tile[c], turn[c]] ++ shown[c, ..], ways));
constraint mate[shown[1, 2]] = shown[2, 4];
constraint shown[1, 1] = 3;
constraint shown[1, 3] = 3;
constraint shown[1, 4] = 3;
constraint shown[2, 1] = 3;
constraint shown[2, 2] = 3;
constraint shown[2, 3] = 3;
constraint tile[1] = 2 /\ turn[1] = 3;
solve satisfy;
output ["tile = \(tile);\nturn = \(turn);\n"];
`, text)
}

func TestAnswers(t *testing.T) {
	const cats = "grid=3x3&tiles=ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl"
	const solved = "1.3_0.0_5.0_7.1_8.1_6.2_4.1_2.0_3.0"
	for _, row := range []struct{ name, puzzle, text, want string }{
		{"Prolog", cats, "?- grid(Tiles, Rotations).\n  Tiles = [2, 1, 6, 8, 9, 7, 5, 3, 4],\n  Rotations = [left, up, up, right, right, down, right, up, up] ;\n", solved},
		{"MiniZinc", cats, "tile = [2, 1, 6, 8, 9, 7, 5, 3, 4];\nturn = [3, 0, 0, 1, 1, 2, 1, 0, 0];\n----------\ntile = [1", solved},
		{"what solve prints of a wide board", cats, "Each arrow shows where.\n\n2← 1↑ 6↑\n8→ 9→ 7↓\n5→ 3↑ 4↑\n\nSolution 2\n\n1← 1↑", solved},
		{"what solve prints of wide triangles", "grid=tri2&tiles=ABa.bba.aaB.BAb", "   1↑\n3↑ 4↗ 2↘\n", "0.0_2.0_3.1_1.1"},
		{"without turns", "grid=2x1&mates=same&turn=no&tiles=abcd.adcb", "tile = [2, 1];", "1.0_0.0"},
		{"a cover, items in any order", "grid=2x1&tiles=ABab.BAba", "1:\n t2 r2:0 s1:A c1 (1 of 2)\n c2 t1 r1:1 s1:A (1 of 1)\n2:\n c1 t1 r1:0 (2 of 2)\n", "1.0_0.1"},
		{"MiniSat", "grid=1x1&tiles=ABab", "SAT\n1 2 -3 -4 -5 0\n", "0.0"},
		{"lines of values", "grid=1x1&tiles=ABab", "c done\ns SATISFIABLE\nv 1\nv 2 -3 -4 -5 0\n", "0.0"},

		{"prose", cats, "I have no idea.", "answer-unfound"},
		{"no solution, MiniZinc", cats, "=====UNSATISFIABLE=====\n", "answer-none"},
		{"no solution, satisfied", cats, "c x\ns UNSATISFIABLE\n", "answer-none"},
		{"no solution, MiniSat", cats, "UNSAT\n", "answer-none"},
		{"no solution, cover", cats, "Altogether 0 solutions, 12+34 mems, 56 updates.\n", "answer-none"},
		{"stopped, MiniZinc", cats, "=====UNKNOWN=====\n", "answer-cut"},
		{"stopped, satisfied", cats, "s UNKNOWN\n", "answer-cut"},
		{"cut, list", cats, "tile = [2, 1, 6, 8", "answer-cut"},
		{"cut, between the lists", cats, "tile = [2, 1, 6, 8, 9, 7, 5, 3, 4];\n", "answer-cut"},
		{"cut, values", cats, "s SATISFIABLE\nv 1 -2 -3\n", "answer-cut"},
		{"cut, cover", cats, " c1 t2 r2:3 (1 of 4)\n", "answer-cut"},
		{"arrows with commas, cut", cats, "2←, 1↑, 6↑, 8→,", "answer-cut"},
		{"cut, arrows", cats, "2← 1↑ 6↑ 8→", "answer-cut"},
		{"a tile too few", cats, "tile = [2, 1, 6, 8, 9, 7, 5, 3]; turn = [0, 0, 0, 0, 0, 0, 0, 0];", "answer-cut"},
		{"a turn too few", cats, "tile = [2, 1, 6, 8, 9, 7, 5, 3, 4]; turn = [0, 0, 0, 0, 0, 0, 0, 0];", "answer-cut"},
		{"another size", cats, "tile = [2, 1, 6, 8, 9, 7, 5, 3, 4, 10]; turn = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];", "answer-other"},
		{"a tile that is none", cats, "tile = [2, 1, 6, 8, 9, 7, 5, 3, 40]; turn = [0, 0, 0, 0, 0, 0, 0, 0, 0];", "answer-other"},
		{"a turn that is none", cats, "Tiles = [2, 1, 6, 8, 9, 7, 5, 3, 4], Rotations = [left, up, sideways, right, right, down, right, up, up]", "answer-turn, found=sideways"},
		{"another puzzle", cats, "tile = [1, 2, 3, 4, 5, 6, 7, 8, 9]; turn = [0, 0, 0, 0, 0, 0, 0, 0, 0];", "answer-other"},
		{"a tile twice", cats, "tile = [1, 1, 3, 4, 5, 6, 7, 8, 9]; turn = [0, 0, 0, 0, 0, 0, 0, 0, 0];", "tile-twice, tile=0"},
		{"another clue", "grid=1x1&clues=0.0.1&tiles=ABab", "tile = [1]; turn = [0];", "answer-other"},
		{"two tiles on a cell", "grid=2x1&tiles=ABab.ABab", "s SATISFIABLE\nv 1 2 3 4 0\n", "answer-other"},
		{"more cells than there are", "grid=1x1&tiles=ABab", " c1 t1 r1:0 (1 of 1)\n c2 t2 r2:0 (1 of 1)\n", "answer-other"},
	} {
		document, err := notation.Read(row.puzzle)
		require.NoError(t, err)
		got := ""
		board, notes, err := Answer(row.text, document.Puzzle)
		if err != nil {
			got = err.Error()
		} else {
			assert.Empty(t, notes, row.name)
			document.Board = board
			_, got, _ = strings.Cut(document.Link(), "board=")
			got = strings.TrimSuffix(got, "&end=1")
		}
		assert.Equal(t, row.want, got, row.name)
	}
}

// TestSeveralAnswers: the first is read, and a note has their number.
func TestSeveralAnswers(t *testing.T) {
	for _, row := range []struct {
		name, text string
		boards     int
	}{
		{"Prolog", "Tiles = [1, 2],\nRotations = [up, up] ;\nTiles = [2, 1],\nRotations = [up, up] ;\nTiles = [2, 1],\nRotations = [up, up] ;\nfalse.\n", 3},
		{"a list that is cut is none", "Tiles = [1, 2], Rotations = [up, up] ;\nTiles = [2,", 1},
		{"MiniZinc", "tile = [1, 2];\nturn = [0, 0];\n----------\ntile = [2, 1];\nturn = [0, 0];\n==========\n", 2},
		{"a cover", " c1 t1 r1:0\n c2 t2 r2:0\n2:\n c1 t2 r2:0\n c2 t1 r1:0\n", 2},
		{"a cover that is cut", " c1 t1 r1:0\n c2 t2 r2:0\n2:\n c1 t2 r2:0\n", 1},
		{"satisfied", "s SATISFIABLE\nv 1 -2 -3 4 5 -6\nv -7 -8 9 -10 0\ns SATISFIABLE\nv -1 2 3 -4 5\nv 0\n", 2},
	} {
		document, err := notation.Read("grid=2x1&tiles=ABab.ABab")
		require.NoError(t, err)
		board, notes, err := Answer(row.text, document.Puzzle)
		require.NoError(t, err, row.name)
		first, _ := board.At(0)
		assert.Equal(t, puzzle.Placement{Cell: 0, Tile: 0}, first, row.name)
		assert.Equal(t, foreign.FirstOf(row.boards), notes, row.name)
	}
}

// FuzzAnswer: whatever is read is a solution, and the rest is refused with a known code.
func FuzzAnswer(f *testing.F) {
	const cats = "grid=3x3&tiles=ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl"
	document, err := notation.Read(cats)
	require.NoError(f, err)
	f.Add("tile = [2, 1, 6, 8, 9, 7, 5, 3, 4];\nturn = [3, 0, 0, 1, 1, 2, 1, 0, 0];\n")
	f.Add("2← 1↑ 6↑\n8→ 9→ 7↓\n5→ 3↑ 4↑")
	f.Add("s SATISFIABLE\nv 1 -2 0\n")
	f.Add(" c1 t2 r2:3 s1:A (1 of 2)\n")
	listed := map[string]bool{}
	for _, code := range slices.Concat(Codes(), foreign.Codes(), notation.Codes()) {
		listed[code.Name] = true
	}
	f.Fuzz(func(t *testing.T, text string) {
		board, _, err := Answer(text, document.Puzzle)
		if err != nil {
			code, _, _ := strings.Cut(err.Error(), ",")
			require.True(t, listed[code], code)
			return
		}
		matched, _ := board.Seams()
		require.Len(t, matched, 12)
	})
}
