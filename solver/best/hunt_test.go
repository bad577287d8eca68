package best_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"edgewise/solver/best"
	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// read reads a puzzle from its link.
func read(t testing.TB, link string) *puzzle.Puzzle {
	t.Helper()
	document, err := notation.Read(link)
	require.NoError(t, err)
	return document.Puzzle
}

// official is the 16x16 board that nobody has finished, without clues.
func official(t testing.TB) *puzzle.Puzzle {
	t.Helper()
	link, err := os.ReadFile("testdata/official.txt")
	require.NoError(t, err)
	return read(t, strings.TrimSpace(string(link)))
}

// framed10 is a board of a hundred cells whose hunt reaches its race soon.
func framed10(t testing.TB) *puzzle.Puzzle {
	t.Helper()
	entry, found := gallery.Find("framed-10x10")
	require.True(t, found)
	return entry.Document().Puzzle
}

func gridNamed(t testing.TB, name string) *puzzle.Grid {
	t.Helper()
	grid, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	return grid
}

// allocated is the memory in use, in bytes.
func allocated() int64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return int64(stats.HeapAlloc)
}

func hunt(t testing.TB, p *puzzle.Puzzle, o best.Options) *best.Hunt {
	t.Helper()
	h, err := best.New(p, o)
	require.NoError(t, err)
	return h
}

// conflicts counts those on the best board.
func conflicts(h *best.Hunt) int {
	score, seams := h.Board().Score()
	return seams - score
}

// to runs a hunt up to a number of placements, in slices.
func to(h *best.Hunt, placements int64, slice func() int64) {
	for h.Placements() < placements && !h.Over() {
		h.Step(min(slice(), placements-h.Placements()))
	}
}

func whole(n int64) func() int64 { return func() int64 { return n } }

// On small boards of every family, the proved best equals that of the brute force.
func TestProvesWhatTheBruteForceFinds(t *testing.T) {
	solved, laid, unframed := 0, 0, 0
	for seed := range uint64(400) {
		p := randomPuzzle(t, rand.New(rand.NewPCG(seed, 5)))
		least, any := fewest(p)
		h, err := best.New(p, best.Options{Seed: seed})
		if !any {
			assert.Equal(t, &puzzle.Fault{Code: "best-frame"}, err, "seed %d", seed)
			unframed++
			continue
		}
		require.NoError(t, err, "seed %d", seed)
		for steps := 0; !h.Over(); steps++ {
			require.Less(t, steps, 1000, "seed %d", seed)
			h.Step(1e5)
		}
		require.Equal(t, least, conflicts(h), "seed %d: %s", seed, (&notation.Document{Puzzle: p}).Link())
		checkBoard(t, h.Board(), least)
		if least == 0 {
			solved++
		} else {
			laid++
		}
	}
	assert.Greater(t, solved, 30)
	assert.Greater(t, laid, 100)
	assert.Greater(t, unframed, 10)
}

// Pilots and races prove nothing, but they reach the best of small boards in nearly every case,
// too, and never a better one.
func TestRacesFindWhatTheBruteForceFinds(t *testing.T) {
	found, missed := 0, 0
	for seed := range uint64(400) {
		p := randomPuzzle(t, rand.New(rand.NewPCG(seed, 5)))
		h, err := best.New(p, best.Options{Seed: seed})
		if err != nil || h.Over() {
			continue
		}
		least, _ := fewest(p)
		h.Pilot()
		for steps := 0; !h.Proves() && conflicts(h) > least && steps < 200; steps++ {
			h.Step(1e5)
		}
		checkBoard(t, h.Board(), conflicts(h))
		require.GreaterOrEqual(t, conflicts(h), least, "seed %d", seed)
		if conflicts(h) == least {
			found++
		} else {
			missed++
		}
	}
	assert.Greater(t, found, 200)
	assert.Less(t, missed, 5)
}

// However it is sliced, saved and resumed, a hunt finds the same boards.
func TestSlicesAndSavesChangeNothing(t *testing.T) { sliceAndSave(t, 1) }

// sliceAndSave follows hunts for a multiple of the placements that show every stage.
func sliceAndSave(t *testing.T, times int64) {
	t.Helper()
	for _, test := range []struct {
		name       string
		puzzle     *puzzle.Puzzle
		placements int64
	}{
		{"framed 16x16", official(t), 3e6 * times},
		{"nine triangles", read(t, "grid=tri3&mates=same&tiles=123.124.134.234.125.135.145.235.245"), 3e5 * times},
		{"framed 10x10, as far as the second race", framed10(t), 12e6 * times},
		{"4x4, halves, copies", read(t, "grid=4x4&tiles=AbCd.AbCd.aBcD.ABcd.abCD.AABb.aabB.CCdd.CdCd.aCbD.AcBd.BBaa.DDcc.dAbC.DaBc.AaBb"), 2e6 * times},
	} {
		t.Run(test.name, func(t *testing.T) {
			if strings.Contains(test.name, "race") {
				best.Hurry(t, 100)
			}
			once := hunt(t, test.puzzle, best.Options{Seed: 3})
			to(once, test.placements, whole(test.placements))

			r := rand.New(rand.NewPCG(1, 2))
			sliced := hunt(t, test.puzzle, best.Options{Seed: 3})
			to(sliced, test.placements, func() int64 { return 1 + r.Int64N(300_000) })
			assert.Equal(t, once.Save(), sliced.Save())

			saved := hunt(t, test.puzzle, best.Options{Seed: 3})
			for range 50 {
				to(saved, saved.Placements()+test.placements/50, whole(test.placements))
				resumed, err := best.Resume(test.puzzle, saved.Save())
				require.NoError(t, err)
				assert.Equal(t, saved.Board(), resumed.Board())
				assert.Equal(t, saved.Depths(), resumed.Depths())
				saved = resumed
			}
			to(saved, test.placements, whole(test.placements))
			assert.Equal(t, once.Save(), saved.Save())
			checkBoard(t, saved.Board(), conflicts(saved))
		})
	}
}

// The same seed finds the same board on every machine; this test runs as WebAssembly, too.
func TestTheSameSeedFindsTheSameBoard(t *testing.T) {
	h := hunt(t, official(t), best.Options{Seed: 1})
	to(h, 3e7, whole(1e6))
	reached := h.Depths().Reached
	assert.Equal(t, "61 piloting 33 10184 38794", fmt.Sprint(conflicts(h), " ", h.Stage(), " ", reached[100], reached[192], reached[200]))
	checkBoard(t, h.Board(), conflicts(h))
}

// It also does after the pilots have got through.
func TestTheSameSeedWinsTheSameRace(t *testing.T) {
	best.Hurry(t, 100)
	h := hunt(t, framed10(t), best.Options{Seed: 1})
	stages := []best.Stage{h.Stage()}
	for h.Placements() < 12e6 {
		h.Step(1e4)
		if stage := h.Stage(); stage != stages[len(stages)-1] {
			stages = append(stages, stage)
		}
	}
	reached := h.Depths().Reached
	assert.Equal(t, "8 [proving piloting racing] 25296 53746 3", fmt.Sprint(conflicts(h), " ", stages, " ", reached[50], reached[80], reached[99]))
	checkBoard(t, h.Board(), conflicts(h))
}

func TestBeginsWithABoard(t *testing.T) {
	p := official(t)
	first := hunt(t, p, best.Options{Seed: 1})
	from := puzzle.NewBoard(p)
	for cell := range 100 {
		on, _ := first.Board().At(cell)
		from.MustPlace(on)
	}
	h := hunt(t, p, best.Options{Seed: 2, From: from})
	for cell := range 100 {
		on, _ := first.Board().At(cell)
		now, _ := h.Board().At(cell)
		assert.Equal(t, on, now, "what lay there stays until there is a better board")
	}
	checkBoard(t, h.Board(), conflicts(h))

	other := puzzle.NewBoard(read(t, "grid=2x2&tiles=AbCd.aBcD.ABcd.abCD"))
	_, err := best.New(p, best.Options{From: other})
	assert.Equal(t, &puzzle.Fault{Code: "best-board"}, err)
}

// Tiles that contradict the frame or a clue are placed elsewhere.
func TestBeginsWithWhatMayLie(t *testing.T) {
	p := read(t, "grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.abdc.abeb.acdb.acec.ddee&clues=4.8.1")
	from := puzzle.NewBoard(p)
	from.MustPlace(puzzle.Placement{Cell: 0, Tile: 8})
	from.MustPlace(puzzle.Placement{Cell: 1, Tile: 4, Turn: 2})
	h := hunt(t, p, best.Options{From: from})
	checkBoard(t, h.Board(), conflicts(h))
}

func TestWhatCanBeSolvedIsSolved(t *testing.T) {
	for _, link := range []string{
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs",
		"grid=1x1&tiles=ABCD",
		"grid=2x1&tiles=Aaaa.AAAA&clues=0.0.0_1.1.0", // every tile is a clue
	} {
		h := hunt(t, read(t, link), best.Options{})
		for range 50 {
			h.Step(1e5)
		}
		assert.True(t, h.Over(), link)
		assert.Zero(t, conflicts(h), link)
		assert.True(t, h.Board().Solved(), link)
	}
}

// Clues that break a seam between them stay, and the break counts.
func TestCluesMayBreakEachOther(t *testing.T) {
	h := hunt(t, read(t, "grid=2x2&mates=same&tiles=1111.2222.1212.1122&clues=0.0.0_1.1.0"), best.Options{})
	for !h.Over() {
		h.Step(1e4)
	}
	checkBoard(t, h.Board(), conflicts(h))
	least, _ := fewest(h.Board().Puzzle())
	assert.Equal(t, least, conflicts(h))
}

func TestFrameThatCannotBeLaid(t *testing.T) {
	for _, test := range []struct{ name, link string }{
		{"five corners", "grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.aadc.abeb.acdb.acec.ddee"},
		{"a clue on the rim that is none", "grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.abdc.abeb.acdb.acec.ddee&clues=0.8.0"},
		{"a clue turned away from the rim", "grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.abdc.abeb.acdb.acec.ddee&clues=0.0.0"},
	} {
		_, err := best.New(read(t, test.link), best.Options{})
		assert.Equal(t, &puzzle.Fault{Code: "best-frame"}, err, test.name)
	}
}

// TestFullListsBeginAnew: full lists change no result.
func TestFullListsBeginAnew(t *testing.T) {
	many, err := generate.Planted(generate.Options{Grid: gridNamed(t, "hex6"), Motifs: 14, Seed: 1})
	require.NoError(t, err)
	for name, p := range map[string]*puzzle.Puzzle{"ten by ten": framed10(t), "hexagons of 14 motifs": many} {
		h, full := hunt(t, p, best.Options{Seed: 4}), hunt(t, p, best.Options{Seed: 4})
		for range 12 {
			h.Step(500_001)
			full.Step(500_001)
			full.FillLists()
		}
		assert.Equal(t, h.Save(), full.Save(), name)
		assert.NotEqual(t, "proving", h.Stage(), name)
	}
}

func TestThirtyTwoByThirtyTwo(t *testing.T) {
	p, err := generate.Planted(generate.Options{Grid: gridNamed(t, "32x32"), Motifs: 20, Framed: true, Same: true, Seed: 1})
	require.NoError(t, err)
	usual := allocated()
	h := hunt(t, p, best.Options{Seed: 1})
	before := conflicts(h)
	for h.Placements() < 2e7 {
		h.Step(1e6)
		assert.Less(t, h.Rows(), 1<<19, "or lists may be made anew again and again")
	}
	assert.Less(t, allocated()-usual, int64(24<<20), "bytes")
	assert.Less(t, conflicts(h), before, "what the pilots have laid is completed")
	assert.Less(t, len(h.Save()), 64_000)
	checkBoard(t, h.Board(), conflicts(h))
}

// sealed is a saved hunt with these fields, the last replaced by the right checksum.
func sealed(fields []string) string {
	text := strings.Join(fields[:len(fields)-1], "_")
	return text + "_" + search.Checksum(text)
}

// Damaged text is refused, and no text makes a hunt panic.
func TestDamagedHunts(t *testing.T) {
	p := read(t, "grid=4x4&tiles=AbCd.AbCd.aBcD.ABcd.abCD.AABb.aabB.CCdd.CdCd.aCbD.AcBd.BBaa.DDcc.dAbC.DaBc.AaBb")
	h := hunt(t, p, best.Options{Seed: 9})
	to(h, 5e6, whole(1e6))
	saved := h.Save()
	for _, test := range []struct{ name, text, code string }{
		{"nothing", "", "resume-broken"},
		{"a search", "edgewise2_abc", "resume-broken"},
		{"a later version", "edgewise-best9_abc", "resume-version"},
		{"cut short", saved[:len(saved)/2], "resume-broken"},
		{"one sign changed", strings.Replace(saved, "_", "_1", 1), "resume-broken"},
	} {
		_, err := best.Resume(p, test.text)
		require.IsType(t, &puzzle.Fault{}, err, test.name)
		assert.Equal(t, test.code, err.(*puzzle.Fault).Code, test.name)
	}
	// These have a right checksum and an impossible content.
	fields := strings.Split(saved, "_")
	fewer := slices.Clone(fields)
	fewer[8] = fewer[8][:strings.LastIndexByte(fewer[8], '~')]
	_, err := best.Resume(p, sealed(fewer))
	assert.Equal(t, &puzzle.Fault{Code: "resume-broken"}, err, "a runner is missing")
	broken := read(t, "grid=2x2&mates=same&tiles=1111.2222.1212.1122&clues=0.0.0_1.1.0")
	fields = strings.Split(hunt(t, broken, best.Options{}).Save(), "_")
	_, err = best.Resume(broken, sealed(fields))
	require.NoError(t, err)
	numbers := strings.Split(fields[2], ".")
	require.Equal(t, "1", numbers[3])
	numbers[3] = "0"
	fields[2] = strings.Join(numbers, ".")
	_, err = best.Resume(broken, sealed(fields))
	assert.Equal(t, &puzzle.Fault{Code: "resume-broken"}, err, "the clues break a seam, and no board is to break any")

	_, err = best.Resume(official(t), saved)
	assert.Equal(t, &puzzle.Fault{Code: "resume-puzzle"}, err)
}
