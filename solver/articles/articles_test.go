package articles_test

import (
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/articles"
	"edgewise/solver/search"
)

// valuesOf has every figure of an article by its name, or by "name 4" for that of a cell, after
// all runs in steps of a budget.
func valuesOf(t *testing.T, a articles.Article, budget int64) map[string]articles.Value {
	values := map[string]articles.Value{}
	for _, run := range a.Runs {
		r, known := a.Begin(run.Key)
		require.True(t, known, run.Key)
		for !r.Step(budget) {
		}
		for i := range a.Figures {
			if f := &a.Figures[i]; f.Run == run.Key && !f.Timed {
				values[nameOf(f)] = r.Counted(f)
			}
		}
	}
	for i := range a.Figures {
		if f := &a.Figures[i]; f.By != "" {
			values[nameOf(f)] = f.Value
		}
	}
	return values
}

func nameOf(f *articles.Figure) string {
	if f.Cell > 0 {
		return f.Name + " " + string(rune('0'+f.Cell))
	}
	return f.Name
}

// TestFigures: the figures in the articles, and those found by independent programs.
func TestFigures(t *testing.T) {
	whole := map[string]map[string]uint64{
		"dogs": {
			"sequences": 362_880, "sequences.listed": 362_880, "turns": 262_144, "layings": 95_126_814_720, // said by the article
			"arrangements": 16, "pictures": 8, "solutions": 2, "skips": 6_144, // said by the article
			"skips.turns": 256, "compared.own": 11_146_528, "tries.own": 12_598_048, // its program, rewritten and counted
			"deadends.fourth": 1, "compared": 73_472, "tries": 73_508, // brute, below
			"tries.spiral": 49_108, "tries.once": 28_316, "tries.fixed": 12_949, "tries.both": 7_324, // brute, below
			"misfits.spiral": 6_852, "misfits.lines": 9_332, // said by a reader
		},
		"insects": {
			"layings": 95_126_814_720, "arrangements": 4, "solutions": 1, "seams": 12, "chance": 68_719_476_736, "tries": 66_384, // said by the article
			"tries.first":    15_861,                     // brute, below
			"random.layings": 128, "random.solvable": 14, // of these hundred puzzles; the article says 196 and 16 of others
		},
		"cats":     {"sequences": 362_880, "arrangements": 4, "solutions": 1, "tries": 65_504, "placements.fast": 477},
		"shuffled": {"solutions": 2, "tries": 73_508, "arrangements.shuffled": 16},
		"suits": {
			"sequences": 362_880, "turns": 262_144, "layings.turned": 23_781_703_680, "pairs": 1_152, // said by the article
			"placements.at 1": 36, "placements.at 2": 138, "placements.at 3": 470, "placements.at 4": 1_350, "placements.at 5": 474,
			"placements.at 6": 144, "placements.at 7": 175, "placements.at 8": 28, "placements.at 9": 4, // said by the article
			"placements": 2_819, "validated": 54_120, "tries": 54_156, "arrangements": 4, "solutions": 1,
		},
	}
	measures := map[string]map[string]float64{
		"dogs":     {"byhand": 3_014.39, "bymachine": 15.85},
		"insects":  {"expected": 1.38, "random.mean": 1.346, "random.share": 14.89, "firsthours": 4.61, "tries.first.shuffled": 11_821.33},
		"shuffled": {"tries.shuffled": 73_508},
	}
	for _, a := range articles.All() {
		values := valuesOf(t, a, 1<<20)
		assert.Len(t, values, len(whole[a.Key])+len(measures[a.Key]), a.Key)
		for name, want := range whole[a.Key] {
			assert.Equal(t, search.NumberOf(want), values[name].Exact, "%s, %s", a.Key, name)
		}
		for name, want := range measures[a.Key] {
			assert.InDelta(t, want, values[name].Measure, 0.005, "%s, %s", a.Key, name)
		}
	}
}

// TestFormulas compares with the big numbers of the standard library.
func TestFormulas(t *testing.T) {
	layings := new(big.Int).Mul(new(big.Int).MulRange(1, 9), new(big.Int).Exp(big.NewInt(4), big.NewInt(9), nil))
	chance := new(big.Int).Exp(big.NewInt(8), big.NewInt(12), nil)
	expected, _ := new(big.Rat).SetFrac(layings, chance).Float64()
	for _, a := range articles.All() {
		for _, f := range a.Figures {
			switch f.Name {
			case "layings":
				assert.Equal(t, layings.String(), string(f.Value.Exact))
			case "chance":
				assert.Equal(t, chance.String(), string(f.Value.Exact))
			case "expected":
				assert.InDelta(t, expected, f.Value.Measure, 1e-12)
			}
		}
	}
}

// A brute counts the tries of a search that shares no code with ours: letters compared as
// letters, a tile turned by cutting its text.
type brute struct {
	tiles       []string // "BGus", clockwise from the top
	order       []int
	once, fixed bool
	board       [9]string
	used        []bool
	tries       uint64
	first       uint64 // tries until the first full board
	placed      [9]uint64
	dead        [9]uint64
	full        uint64
}

func (b *brute) search(step int) {
	if step == len(b.order) {
		if b.full++; b.first == 0 {
			b.first = b.tries
		}
		return
	}
	before := b.placed[step]
	for number, tile := range b.tiles {
		twin := b.once && number > 0 && b.tiles[number-1] == tile && !b.used[number-1] // copies are neighbours in the list
		if b.used[number] || twin {
			continue
		}
		for turn := range 4 {
			if b.fixed && b.order[step] == 4 && turn > 0 {
				break
			}
			b.tries++
			if look := tile[4-turn:] + tile[:4-turn]; b.fits(b.order[step], look) {
				b.placed[step]++
				b.board[b.order[step]], b.used[number] = look, true
				b.search(step + 1)
				b.board[b.order[step]], b.used[number] = "", false
			}
		}
	}
	if b.placed[step] == before {
		b.dead[step]++
	}
}

// fits compares a look with the tiles around the cell: a head and a tail are one letter in two
// cases.
func (b *brute) fits(cell int, look string) bool {
	mate := func(neighbour, side, facing int) bool {
		other := b.board[neighbour]
		return other == "" || strings.EqualFold(look[side:side+1], other[facing:facing+1]) && look[side] != other[facing]
	}
	row, column := cell/3, cell%3
	return (row == 0 || mate(cell-3, 0, 2)) && (column == 2 || mate(cell+1, 1, 3)) &&
		(row == 2 || mate(cell+3, 2, 0)) && (column == 0 || mate(cell-1, 3, 1))
}

var tilesOf = map[string]string{
	"dogs":    "BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs",
	"insects": "BdDM bMaD ABbm dAMa AdMb BaDm aBmd bMdA MdAB",
	"suits":   "HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc",
}

func TestTriesAgainstBruteForce(t *testing.T) {
	rows := []int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	spiral := []int{4, 1, 2, 5, 8, 7, 6, 3, 0}
	lines := []int{4, 3, 5, 0, 1, 2, 6, 7, 8}
	articlesByKey := map[string]map[string]articles.Value{}
	for _, a := range articles.All() {
		articlesByKey[a.Key] = valuesOf(t, a, 1<<20)
		if tiles := tilesOf[a.Key]; tiles != "" {
			assert.Contains(t, a.Document().Link(), "tiles="+strings.ReplaceAll(tiles, " ", ".")+"&")
		}
	}
	for _, row := range []struct {
		article     string
		order       []int
		once, fixed bool
		figure      string
		count       func(*brute) uint64
	}{
		{"dogs", rows, false, false, "tries", func(b *brute) uint64 { return b.tries }},
		{"dogs", rows, false, false, "compared", func(b *brute) uint64 { return b.tries - 36 }},
		{"dogs", rows, false, false, "deadends.fourth", func(b *brute) uint64 { return b.dead[3] }},
		{"dogs", rows, false, false, "arrangements", func(b *brute) uint64 { return b.full }},
		{"dogs", spiral, false, false, "tries.spiral", func(b *brute) uint64 { return b.tries }},
		{"dogs", spiral, true, false, "tries.once", func(b *brute) uint64 { return b.tries }},
		{"dogs", spiral, false, true, "tries.fixed", func(b *brute) uint64 { return b.tries }},
		{"dogs", spiral, true, true, "tries.both", func(b *brute) uint64 { return b.tries }},
		{"dogs", spiral, true, true, "misfits.spiral", func(b *brute) uint64 { return b.tries - 472 }},
		{"dogs", lines, true, true, "misfits.lines", func(b *brute) uint64 { return b.tries - 608 }},
		{"insects", rows, false, false, "tries", func(b *brute) uint64 { return b.tries }},
		{"insects", rows, false, false, "tries.first", func(b *brute) uint64 { return b.first }},
		{"insects", rows, false, false, "arrangements", func(b *brute) uint64 { return b.full }},
		{"suits", rows, false, false, "tries", func(b *brute) uint64 { return b.tries }},
		{"suits", rows, false, false, "validated", func(b *brute) uint64 { return b.tries - 36 }},
		{"suits", rows, false, false, "placements.at 4", func(b *brute) uint64 { return b.placed[3] }},
	} {
		b := &brute{tiles: strings.Fields(tilesOf[row.article]), order: row.order, once: row.once, fixed: row.fixed}
		b.used = make([]bool, len(b.tiles))
		b.search(0)
		assert.Equal(t, search.NumberOf(row.count(b)), articlesByKey[row.article][row.figure].Exact, "%s, %s", row.article, row.figure)
	}
}

// TestREADME opens each article's puzzle with its pictures.
func TestREADME(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	for _, a := range articles.All() {
		assert.Contains(t, string(readme), a.Document().Link()+")", a.Key)
	}
}

// TestStepByStep: a run in small steps counts the same as one in large steps.
func TestStepByStep(t *testing.T) {
	for _, a := range articles.All()[3:] {
		assert.Equal(t, valuesOf(t, a, 1<<20), valuesOf(t, a, 7), a.Key)
	}
}

func TestNoSuchRun(t *testing.T) {
	a := articles.All()[0]
	_, known := a.Begin("nowhere")
	assert.False(t, known)
}

// TestEveryFigureHasItsRun, and every run has a figure.
func TestEveryFigureHasItsRun(t *testing.T) {
	for _, a := range articles.All() {
		var runs, used []string
		for _, r := range a.Runs {
			runs = append(runs, r.Key)
		}
		for _, f := range a.Figures {
			assert.NotEqual(t, f.By == "", f.Run == "", "%s, %s: by a formula or in a run", a.Key, f.Name)
			if f.Run != "" && !slices.Contains(used, f.Run) {
				used = append(used, f.Run)
			}
		}
		assert.ElementsMatch(t, runs, used, a.Key)
	}
}
