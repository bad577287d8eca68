package search_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// These figures come from programs by other people. A file in testdata has a puzzle per line,
// with its figures in front:
//
//	solutions=1 tries=66384 grid=3x3&tiles=BdDM.bMaD.…&name=Insects

// knownFiles are the files in testdata with such lines.
var knownFiles = []string{"published", "hexagons", "framed", "gempf"}

// quick is the largest number of nodes, or tries in plain mode, for which a search is no long
// test.
const quick = 3_000_000

// A known is a puzzle and its known figures.
type known struct {
	name    string
	puzzle  *puzzle.Puzzle
	figures map[string]uint64 // by what they count
}

// readKnown reads a file in testdata.
func readKnown(t *testing.T, name string) []known {
	text, err := os.ReadFile("testdata/" + name + ".txt")
	require.NoError(t, err)
	var list []known
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		last := len(words) - 1
		document, err := notation.Read(words[last])
		require.NoError(t, err, line)
		k := known{document.Name, document.Puzzle, map[string]uint64{}}
		for _, word := range words[:last] {
			counts, figure, _ := strings.Cut(word, "=")
			require.Contains(t, []string{"solutions", "pictures", "arrangements", "nodes", "tries"}, counts, line)
			k.figures[counts], err = strconv.ParseUint(figure, 10, 64)
			require.NoError(t, err, line)
		}
		require.NotEmpty(t, k.figures, line)
		list = append(list, k)
	}
	require.NotEmpty(t, list)
	return list
}

// modes returns the modes to compare with the figures in a quick or a long test: fast mode for
// the counts, raw mode for the nodes, plain mode for the tries.
func (k known) modes(long bool) []search.Mode {
	nodes, tries := k.figures["nodes"], k.figures["tries"] // 0 if nobody counted them
	var modes []search.Mode
	for _, m := range []struct {
		mode  search.Mode
		work  uint64
		apply bool
	}{{search.Fast, nodes, true}, {search.Raw, nodes, nodes > 0}, {search.Plain, tries, tries > 0}} {
		if m.apply && (m.work > quick) == long {
			modes = append(modes, m.mode)
		}
	}
	return modes
}

// requireKnown compares one mode with the figures that it can give.
func requireKnown(t *testing.T, k known, mode search.Mode) {
	requireKnownBy(t, k, mode, func(*search.Plan) search.Executor { return nil })
}

// requireKnownBy does the same with an executor, or with the plain loop if the executor is nil.
func requireKnownBy(t *testing.T, k known, mode search.Mode, executor func(*search.Plan) search.Executor) {
	plan := search.Compile(k.puzzle, search.Options{Mode: mode})
	s := plan.Search()
	s.RunBy(executor(plan))
	require.True(t, s.Step(allSteps))
	require.NoError(t, s.Failed())
	c := s.Counts()
	given := map[string]search.Number{"arrangements": c.Arrangements,
		"pictures": search.NumberOf(c.Pictures), "solutions": search.NumberOf(c.Solutions)}
	if mode != search.Fast {
		given["nodes"] = search.NumberOf(s.Total())
	}
	if mode == search.Plain {
		given["tries"] = search.NumberOf(s.Tries())
	}
	for counts, figure := range k.figures {
		if found, gives := given[counts]; gives {
			assert.Equal(t, search.NumberOf(figure), found, "%s of %s, mode %d", counts, k.name, mode)
		}
	}
}

// TestKnown checks every figure that is quick to check.
func TestKnown(t *testing.T) {
	for _, file := range knownFiles {
		t.Run(file, func(t *testing.T) {
			for _, k := range readKnown(t, file) {
				for _, mode := range k.modes(false) {
					requireKnown(t, k, mode)
				}
			}
		})
	}
}
