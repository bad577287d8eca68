package mend_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/explain/mend"
	"edgewise/solver/explain/why"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// signature is the tiles of a puzzle, independent of order and turns.
func signature(p *puzzle.Puzzle) string {
	var words []string
	for _, tile := range p.Tiles() {
		least := tile.String()
		for turn := range tile {
			least = min(least, tile.Turned(turn).String())
		}
		words = append(words, least)
	}
	slices.Sort(words)
	return p.Grid().Name + " " + strings.Join(words, ".")
}

// galleryKnown returns a function that knows the published puzzles.
func galleryKnown() func(*puzzle.Puzzle) string {
	known := map[string]string{}
	for _, entry := range gallery.All() {
		known[signature(entry.Document().Puzzle)] = entry.ID
	}
	return func(p *puzzle.Puzzle) string { return known[signature(p)] }
}

func mended(p *puzzle.Puzzle, known func(*puzzle.Puzzle) string) []mend.Repair {
	if known == nil {
		return finished(mend.Find(p, nil, nil))
	}
	return finished(mend.Find(p, known, gallery.Missing))
}

func finished(m *mend.Finder) []mend.Repair {
	for !m.Step(100_000) {
	}
	return m.Repairs()
}

func withTiles(t *testing.T, p *puzzle.Puzzle, tiles []puzzle.Tile) *puzzle.Puzzle {
	now, err := puzzle.New(puzzle.Spec{Grid: p.Grid(), Tiles: tiles, Mates: *p.Mates()})
	require.NoError(t, err)
	return now
}

// damage makes one random slip of a kind in a puzzle without a frame.
func damage(t *testing.T, random *rand.Rand, p *puzzle.Puzzle, kind int) *puzzle.Puzzle {
	tiles := slices.Clone(p.Tiles())
	number := random.IntN(len(tiles))
	tile := slices.Clone(tiles[number])
	switch kind {
	case 0: // another edge, or the other half of the same motif
		edges := []puzzle.Edge{p.Mates()[tile[0]]}
		for _, other := range tiles {
			edges = append(edges, other...)
		}
		tile[random.IntN(len(tile))] = edges[random.IntN(len(edges))]
	case 1: // counter-clockwise
		slices.Reverse(tile)
	case 2: // two sides swapped
		a, b := random.IntN(len(tile)), random.IntN(len(tile))
		tile[a], tile[b] = tile[b], tile[a]
	case 3: // typed twice
		tile = slices.Clone(tiles[random.IntN(len(tiles))])
	case 4: // another order of the sides
		orders := [][]int{{0, 3, 1, 2}, {0, 2, 3, 1}, {0, 1, 3, 2}, {0, 2, 1, 3}}
		order := orders[random.IntN(len(orders))]
		for i, old := range tiles {
			now := make(puzzle.Tile, len(old))
			for place, side := range order {
				now[place] = old[side]
			}
			tiles[i] = now
		}
		return withTiles(t, p, tiles)
	}
	tiles[number] = tile
	return withTiles(t, p, tiles)
}

func solvable(p *puzzle.Puzzle) bool {
	s := search.Compile(p, search.Options{Most: 1}).Search()
	for !s.Step(1 << 20) {
	}
	return s.Found().Pictures > 0
}

// place is the index of the true puzzle among the repairs, or -1.
func place(repairs []mend.Repair, truth *puzzle.Puzzle) int {
	want := signature(truth)
	return slices.IndexFunc(repairs, func(r mend.Repair) bool { return signature(r.Puzzle) == want })
}

// rate damages puzzles until count of them have no solution, and counts how often the true puzzle
// is the first of the repairs, among the first three, and among them at all.
func rate(t *testing.T, count int, next func(i int) *puzzle.Puzzle, kinds int, known func(*puzzle.Puzzle) string) (first, three, among int) {
	random := rand.New(rand.NewPCG(1, 2))
	for i, done := 0, 0; done < count; i++ {
		truth := next(i)
		wrong := damage(t, random, truth, i%kinds)
		if signature(wrong) == signature(truth) || solvable(wrong) {
			continue
		}
		done++
		at := place(mended(wrong, known), truth)
		if at >= 0 {
			among++
		}
		if at == 0 {
			first++
		}
		if at >= 0 && at < 3 {
			three++
		}
	}
	return first, three, among
}

// few is the number of damaged puzzles in a short test; a long test takes more.
const few = 40

func TestDamagedPublishedPuzzlesAreMended(t *testing.T) { checkPublished(t, fewer(few)) }

func TestDamagedUnknownPuzzlesAreMended(t *testing.T) { checkUnknown(t, fewer(few)) }

// fewer is the number of puzzles a test takes: all, or a tenth with -short, as in WebAssembly,
// where the tests are slower and test the same.
func fewer(count int) int {
	if testing.Short() {
		return count / 10
	}
	return count
}

func checkPublished(t *testing.T, count int) {
	var puzzles []*puzzle.Puzzle
	for _, entry := range gallery.All() {
		if entry.Grid == "3x3" {
			puzzles = append(puzzles, entry.Document().Puzzle)
		}
	}
	first, three, _ := rate(t, count, func(i int) *puzzle.Puzzle { return puzzles[i/5%len(puzzles)] }, 5, galleryKnown())
	t.Logf("of %d damaged published puzzles %d are mended by the first repair, %d by the first three", count, first, three)
	assert.GreaterOrEqual(t, three, count*95/100)
}

// checkUnknown: for an unpublished puzzle some dozens of other changes give exactly one solution,
// too, so the true repair is seldom the first, but it is never missing. Copies are left out:
// nothing tells what the missing tile showed.
func checkUnknown(t *testing.T, count int) {
	random := rand.New(rand.NewPCG(3, 4))
	first, three, among := rate(t, count, func(int) *puzzle.Puzzle { return plantedNine(t, random) }, 3, nil)
	t.Logf("of %d damaged random puzzles %d are mended by the first repair, %d by the first three", count, first, three)
	assert.Equal(t, count, among, "no true repair is overlooked")
}

// plantedNine cuts a random full board with four motifs into nine tiles.
func plantedNine(t *testing.T, random *rand.Rand) *puzzle.Puzzle {
	grid, err := puzzle.GridNamed("3x3")
	require.NoError(t, err)
	const signs = "AaBbCcDd"
	mates := puzzle.Halves()
	tiles := make([]puzzle.Tile, len(grid.Cells))
	for i := range tiles {
		tiles[i] = make(puzzle.Tile, grid.Sides)
		for side := range tiles[i] {
			tiles[i][side] = puzzle.Edge(signs[random.IntN(len(signs))])
		}
	}
	for _, seam := range grid.Seams {
		tiles[seam.B.Cell][seam.B.Side] = mates[tiles[seam.A.Cell][seam.A.Side]]
	}
	p, err := puzzle.New(puzzle.Spec{Grid: grid, Tiles: tiles, Mates: mates})
	require.NoError(t, err)
	return p
}

// TestMilitary: heads and tails are so uneven that 18 sides would have to lie on the rim, which
// has 12. One slip changes that by two at most, so at least three sides are wrong and no single
// repair may be reported.
func TestMilitary(t *testing.T) {
	text, err := os.ReadFile("testdata/military.txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	reasons := why.Reasons(document.Puzzle)
	require.Len(t, reasons, 1)
	assert.Equal(t, 18, reasons[0].Args["spare"])
	assert.Empty(t, mended(document.Puzzle, nil))
}

// TestStepsDoNotMatter: the repairs are the same however the work is sliced.
func TestStepsDoNotMatter(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	wrong := damage(t, random, gallery.All()[1].Document().Puzzle, 0)
	fine := mend.Find(wrong, nil, nil)
	for !fine.Step(7) {
	}
	coarse := mended(wrong, nil)
	require.Len(t, fine.Repairs(), len(coarse))
	for i, r := range fine.Repairs() {
		assert.Equal(t, coarse[i].Args, r.Args)
		assert.Equal(t, coarse[i].Solutions, r.Solutions)
	}
}

// TestSlipsOfASolvablePuzzle: the report names the published puzzle.
func TestSlipsOfASolvablePuzzle(t *testing.T) {
	known := galleryKnown()
	told := 0
	random := rand.New(rand.NewPCG(7, 8))
	for i := range fewer(200) {
		truth := gallery.All()[i%4].Document().Puzzle
		wrong := damage(t, random, truth, 0)
		if signature(wrong) == signature(truth) || !solvable(wrong) {
			continue
		}
		told++
		repairs := finished(mend.Near(wrong, known, gallery.Missing))
		require.NotEmpty(t, repairs)
		assert.NotEmpty(t, repairs[0].Known)
		assert.Equal(t, signature(truth), signature(repairs[0].Puzzle))
	}
	assert.Positive(t, told)
}

// TestNothingIsNearAPublishedPuzzle, though some differ from others by one side, and nothing
// repairs one, whatever its clues.
func TestNothingIsNearAPublishedPuzzle(t *testing.T) {
	for _, entry := range gallery.All() {
		p := entry.Document().Puzzle
		require.NotEmpty(t, gallery.ID(p), entry.ID)
		assert.Empty(t, finished(mend.Near(p, gallery.ID, gallery.Missing)), entry.ID)
		assert.Empty(t, finished(mend.Find(p, gallery.ID, gallery.Missing)), entry.ID)
	}
}

// TestAKnownPuzzleWithoutASolutionMendsNothing: undoing a slip in the Hunde-Spiel helps only if
// the clues leave that a solution.
func TestAKnownPuzzleWithoutASolutionMendsNothing(t *testing.T) {
	for clues, mends := range map[string]bool{"": true, "&clues=0.0.0": false} {
		document, err := notation.Read("grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs" + clues)
		require.NoError(t, err)
		repairs := mended(document.Puzzle, galleryKnown())
		isKnown := func(r mend.Repair) bool { return r.Known != "" }
		assert.Equal(t, mends, slices.ContainsFunc(repairs, isKnown), clues)
		for _, r := range repairs {
			assert.True(t, solvable(r.Puzzle), r.Code)
		}
	}
}

// TestASlipTooLargeIsNotSaidToBeTried: if one was given up unsettled, the finder may not claim
// that no slip explains the puzzle.
func TestASlipTooLargeIsNotSaidToBeTried(t *testing.T) {
	m := mend.Find(gallery.All()[0].Document().Puzzle, nil, nil)
	finished(m)
	assert.True(t, m.Complete())
	m.GiveUp()
	assert.True(t, m.Done())
	assert.False(t, m.Complete())
}

// TestFramedSlip: the frame and the balance show which side is wrong.
func TestFramedSlip(t *testing.T) {
	document, err := notation.Read("grid=2x2&frame=a&mates=same&tiles=aBca.aaDB.Dxaa.acxa")
	require.NoError(t, err)
	for _, r := range mended(document.Puzzle, nil) {
		assert.True(t, solvable(r.Puzzle), r.Code)
		assert.Empty(t, why.Reasons(r.Puzzle))
	}
}

// TestEverySlipHasACode, and its puzzle differs from the original only in the changes.
func TestEverySlipHasACode(t *testing.T) {
	codes := map[string][]string{}
	for _, code := range mend.Codes() {
		codes[code.Name] = code.Args
	}
	random := rand.New(rand.NewPCG(9, 10))
	for i := range fewer(40) { // two of each kind of damage for each puzzle
		p := damage(t, random, gallery.All()[i%4].Document().Puzzle, i%5)
		for _, r := range mended(p, galleryKnown()) {
			var args []string
			for name := range r.Args {
				args = append(args, name)
			}
			assert.ElementsMatch(t, codes[r.Code], args, r.Code)
			require.NotEmpty(t, r.Changes)
			tiles := slices.Clone(p.Tiles())
			for _, c := range r.Changes {
				tiles[c.Tile] = slices.Clone(tiles[c.Tile])
				assert.NotEqual(t, tiles[c.Tile][c.Side], c.Edge)
				tiles[c.Tile][c.Side] = c.Edge
			}
			assert.Equal(t, r.Puzzle.Tiles(), tiles, r.Code)
		}
	}
}

// TestEqualChangesAreOneRepair: if a tile entered twice differs from the missing one in one side,
// changing that side undoes the slip as well, and the real tiles cannot tell the two apart.
func TestEqualChangesAreOneRepair(t *testing.T) {
	p := read(t, "grid=3x3&tiles=abCD.DABc.CAbD.ABdC.adBc.AcdB.BACD.DCbA.BACD")
	repairs := mended(p, galleryKnown())
	require.NotEmpty(t, repairs)
	for i, r := range repairs {
		for _, other := range repairs[:i] {
			assert.NotEqual(t, other.Changes, r.Changes, "%s and %s", other.Code, r.Code)
		}
	}
}

func BenchmarkMend(b *testing.B) {
	document, err := notation.Read("grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgS")
	require.NoError(b, err)
	for b.Loop() {
		mended(document.Puzzle, nil)
	}
}

// TestExchangedNeighboursComeFirst: of 99 repairs with a solution, those that swap two
// neighbouring sides, the commonest slip, come before all others.
func TestExchangedNeighboursComeFirst(t *testing.T) {
	repairs := mended(read(t, "grid=3x3&tiles=BcdC.DBcd.baAC.cBbD.DAbd.ACbd.daAC.CadA.DcAc"), nil)
	exchanged := func(r mend.Repair) bool {
		apart, _ := r.Args["other"].(int)
		side, _ := r.Args["side"].(int)
		return r.Code == "slip-swapped" && (apart-side == 1 || apart-side == 3)
	}
	first := slices.IndexFunc(repairs, func(r mend.Repair) bool { return !exchanged(r) })
	assert.Greater(t, first, 0)
	for _, r := range repairs[first:] {
		assert.False(t, exchanged(r) && r.Exact && r.Solutions == 1, "%v stands behind other slips", r.Args)
	}
	ofTile8 := slices.IndexFunc(repairs, func(r mend.Repair) bool { return r.Args["tile"] == 7 })
	require.Less(t, ofTile8, first)
	assert.Equal(t, []mend.Change{{7, 0, 'a'}, {7, 1, 'C'}}, repairs[ofTile8].Changes, "top and right")
}

func read(t *testing.T, link string) *puzzle.Puzzle {
	document, err := notation.Read(link)
	require.NoError(t, err)
	return document.Puzzle
}

// TestEachPictureOnceOnEachTile: if all other tiles have each picture once, a repair that puts
// one twice on a tile comes last.
func TestEachPictureOnceOnEachTile(t *testing.T) {
	// Dallas Cowboys with D for C at the bottom of tile 1.
	p := read(t, "grid=3x3&tiles=ABDD.cDba.cBAd.BACD.ABCd.DbCA.cdaB.ADCb.aDCB")
	once := func(tile puzzle.Tile) bool {
		motifs := map[string]bool{}
		for _, edge := range tile {
			motifs[strings.ToUpper(edge.String())] = true
		}
		return len(motifs) == len(tile)
	}
	repairs := mended(p, nil)
	require.NotEmpty(t, repairs)
	keeps := func(r mend.Repair) bool {
		return !slices.ContainsFunc(r.Puzzle.Tiles(), func(tile puzzle.Tile) bool { return !once(tile) })
	}
	first := slices.IndexFunc(repairs, func(r mend.Repair) bool { return !keeps(r) })
	require.Greater(t, first, 0)
	assert.False(t, slices.ContainsFunc(repairs[first:], keeps))
}
