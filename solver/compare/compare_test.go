package compare

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/search"
)

const (
	hunde    = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"
	insects  = "grid=3x3&tiles=BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB"
	oneTough = "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"
)

func compared(t testing.TB, text string, meant Setting, pasted string) Result {
	document, err := notation.Read(text)
	require.NoError(t, err)
	counts, err := Read(pasted, len(document.Puzzle.Tiles()))
	require.NoError(t, err)
	c := New(document.Puzzle, meant, counts)
	for !c.Step(100_000) {
	}
	return c.Result()
}

// TestTheArticlesCounts are those of their searches.
func TestTheArticlesCounts(t *testing.T) {
	spiral, line := []int{4, 1, 2, 5, 8, 7, 6, 3, 0}, []int{4, 3, 5, 0, 1, 2, 6, 7, 8}
	both := Differs{Order: true, Once: true, Fixed: true}
	rows := []struct {
		puzzle, pasted string
		same           bool
		measure        Measure
		cause          *Cause
	}{
		{oneTough, "36 138 470 1350 474 144 175 28 4", true, Placements, nil},
		{oneTough, "2,819", true, Placements, nil},
		{insects, "66384", true, Tries, nil},
		{oneTough, "54,120", true, Compared, nil},
		{hunde, "6852", false, Placements, &Cause{Setting{Order: search.Custom, Cells: spiral, Once: true, Fixed: true}, Misfits, both}},
		{hunde, "9332", false, Placements, &Cause{Setting{Order: search.Custom, Cells: line, Once: true, Fixed: true}, Misfits, both}},
		{hunde, "49108", false, Placements, &Cause{Setting{Order: search.Custom, Cells: spiral}, Tries, Differs{Order: true}}},
		{hunde, "11,146,528 turns", false, Placements, &Cause{Setting{Turns: true}, Compared, Differs{Turns: true}}},
	}
	for _, row := range rows {
		r := compared(t, row.puzzle, Setting{}, row.pasted)
		assert.True(t, r.Known)
		assert.Equal(t, row.same, r.Same, row.pasted)
		assert.Equal(t, row.measure, r.Measure, row.pasted)
		assert.Equal(t, row.cause, r.Cause, row.pasted)
	}
}

// TestFirstDifference: its position in the order of the cells, and no usual cause.
func TestFirstDifference(t *testing.T) {
	r := compared(t, oneTough, Setting{}, "36 138 470 1351 474 144 175 28 4")
	assert.Equal(t, Result{Known: true, Measure: Placements, Depth: 3, Cell: 3, Theirs: 1351, Ours: 1350}, r)
	r = compared(t, hunde, Setting{Cells: []int{4, 1, 2, 5, 8, 7, 6, 3, 0}, Once: true, Fixed: true}, "8 228 556 1968 932 2252 700 628 53")
	assert.Equal(t, Result{Known: true, Measure: Tries, Depth: 8, Cell: 0, Theirs: 53, Ours: 52}, r)
}

// TestCountsOfTheFirstCells are compared as far as they go.
func TestCountsOfTheFirstCells(t *testing.T) {
	r := compared(t, oneTough, Setting{}, "36 138 470")
	assert.Equal(t, Result{Known: true, Same: true, Measure: Placements, Depth: -1, Cell: -1, Cells: 3}, r)
	r = compared(t, oneTough, Setting{}, "36, 138, 470, 1351")
	assert.Equal(t, Result{Known: true, Measure: Placements, Depth: 3, Cell: 3, Theirs: 1351, Ours: 1350, Cells: 4}, r)
}

// TestBlanksBetweenThousands: two numbers are read as one if that agrees and they do not.
func TestBlanksBetweenThousands(t *testing.T) {
	assert.Equal(t, Result{Known: true, Same: true, Measure: Tries, Depth: -1, Cell: -1, Theirs: 73508, Ours: 73508}, compared(t, hunde, Setting{}, "73 508"))
	assert.Equal(t, Result{Known: true, Same: true, Measure: Placements, Depth: -1, Cell: -1, Cells: 2}, compared(t, oneTough, Setting{}, "36 138"))
	r := compared(t, hunde, Setting{}, "6 852")
	require.NotNil(t, r.Cause)
	assert.Equal(t, uint64(6852), r.Theirs)
}

// TestEveryCauseIsFound: the counts of any usual search, in any measure, are explained, unless
// they equal those of the search that is meant.
func TestEveryCauseIsFound(t *testing.T) {
	document, err := notation.Read("grid=2x3&tiles=aBbc.AbCa.bCaA.aBbc.cBAa.CaBb")
	require.NoError(t, err)
	p := document.Puzzle
	for _, candidate := range usual(p, Setting{}) {
		plan := search.Compile(p, candidate.options())
		var s Searcher = plan.Search()
		if candidate.Turns {
			s = plan.Sequences()
		}
		s.Step(1 << 40)
		for _, measure := range Measures() {
			c := New(p, Setting{}, Counts{List: measure.of(plan, s.Found())})
			for !c.Step(1 << 40) {
			}
			r := c.Result()
			require.True(t, r.Same || r.Cause != nil)
			if !r.Same {
				assert.LessOrEqual(t, r.Cause.Differs.ways(), candidate.differs.ways())
				assert.GreaterOrEqual(t, r.Depth, 0)
			}
		}
	}
}

// TestLargePuzzlesAreNotCompared: a textbook search that takes too long is given up.
func TestLargePuzzlesAreNotCompared(t *testing.T) {
	tiles := strings.TrimSuffix(strings.Repeat("abAB.aBCc.cCbA.", 12), ".")
	assert.Equal(t, Result{}, compared(t, "grid=6x6&tiles="+tiles, Setting{}, "1234567"))
}
