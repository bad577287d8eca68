package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/compare"
	"edgewise/solver/explain/hint"
	"edgewise/solver/explain/mend"
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/solvers"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	page "edgewise/web/words"
)

var placeholder = regexp.MustCompile(`\{\w+\}`)

// placeholders are the values that a sentence needs, sorted, each once.
func placeholders(sentence string) []string {
	found := placeholder.FindAllString(sentence, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

// TestLanguagesSayTheSame: what only the command says has the same keys in every language, and
// none that the page has, so that nothing is said twice.
func TestLanguagesSayTheSame(t *testing.T) {
	en := english()
	for language, own := range languages() {
		table := own()
		said := page.Of(language)
		require.NotEmpty(t, said, "the page speaks %s", language)
		for key, sentence := range en {
			if assert.NotEmpty(t, table[key], "%s: %s", language, key) && key != "help" { // the help has braces of its own
				assert.Equal(t, placeholders(sentence), placeholders(table[key]), "%s: %s", language, key)
			}
			assert.NotContains(t, said, key, language)
			assert.NotContains(t, page.Look(language), key, language)
		}
		assert.Len(t, table, len(en), "no key that English does not have: %s", language)
	}
}

// TestFrenchSaysTu: in French both address people informally.
func TestFrenchSaysTu(t *testing.T) {
	formal := regexp.MustCompile(`(?i)\b(vous|votre|vos)\b|\pL+ez\b`)
	for key, sentence := range wordsOf("fr").table {
		for _, word := range formal.FindAllString(sentence, -1) {
			assert.Contains(t, []string{"chez", "assez"}, strings.ToLower(word), key)
		}
	}
}

// unsaid are arguments of faults that no sentence needs: the length of a text that is too long,
// and the version that saved a search.
var unsaid = map[string][]string{"too-long": {"found"}, "resume-former": {"found"}}

// TestEveryFaultHasASentence that uses its arguments.
func TestEveryFaultHasASentence(t *testing.T) {
	known := map[string]bool{}
	for _, code := range slices.Concat(notation.Codes(), foreign.Codes(), solvers.Codes(), faults()) {
		known[code.Name] = true
		for language := range languages() {
			table := wordsOf(language).table
			sentence := table["fault."+code.Name]
			require.NotEmpty(t, sentence, "%s: %s", language, code.Name)
			assert.NotContains(t, sentence, "\n", "one line")
			said := []string{}
			for _, name := range placeholders(sentence + table["usage."+code.Name] + table["advice."+code.Name]) {
				said = append(said, strings.Trim(name, "{}"))
			}
			slices.Sort(said)
			args := slices.DeleteFunc(slices.Sorted(slices.Values(code.Args)), func(arg string) bool {
				return slices.Contains(unsaid[code.Name], arg)
			})
			assert.ElementsMatch(t, args, slices.Compact(said), "%s: %s", language, code.Name)
		}
	}
	for key := range english() {
		family, code, _ := strings.Cut(key, ".")
		assert.True(t, known[code] || family != "fault" && family != "usage", "nothing gives %s", key)
	}
}

// TestEveryCodeHasASentence: of the proofs that there is no solution, the slips, and the reasons
// for a tile; each uses its arguments.
func TestEveryCodeHasASentence(t *testing.T) {
	for _, family := range []struct {
		name   string
		codes  []why.Code
		beside []string // values of its sentences besides the arguments
	}{
		{"why", why.Codes(), []string{"row", "column", "side", "list"}},
		{"repair", mend.Codes(), []string{"n"}},
		{"near", mend.Codes(), []string{"n", "name"}},
		{"technique", hint.Codes(), []string{"n", "row", "column", "side"}},
		{"listed", hint.Codes(), []string{"cells"}},
	} {
		for _, code := range family.codes {
			for language := range languages() {
				table := wordsOf(language).table
				key := family.name + "." + code.Name
				sentences := slices.DeleteFunc([]string{table[key], table[key+".one"], table[key+".other"]}, func(s string) bool { return s == "" })
				assert.True(t, len(sentences) > 0 || family.name == "listed", "%s: %s", language, key)
				for _, name := range placeholders(strings.Join(sentences, "")) {
					assert.Contains(t, slices.Concat(family.beside, code.Args), strings.Trim(name, "{}"), "%s: %s", language, key)
				}
			}
		}
	}
	for _, order := range []search.Order{search.Row, search.Column, search.Spiral, search.Inward, search.Diagonal,
		search.Frame, search.Clues, search.Custom} {
		assert.NotEmpty(t, wordsOf("en").table["order."+string(order)])
	}
	for _, measure := range compare.Measures() {
		assert.NotEmpty(t, wordsOf("en").measure(measure))
	}
}

// TestWordsAreUsedAndThere reads the program: every key that it uses exists, and every key is
// used.
func TestWordsAreUsedAndThere(t *testing.T) {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	var program strings.Builder
	for _, file := range files {
		if !strings.HasPrefix(file, "words_") && !strings.HasSuffix(file, "_test.go") {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			program.Write(text)
		}
	}
	for language := range languages() {
		table := wordsOf(language).table
		for _, said := range regexp.MustCompile(`\.(say|count)\("([^"]+)", `).FindAllStringSubmatch(program.String(), -1) {
			if said[1] == "count" {
				assert.NotEmpty(t, table[said[2]+".one"], "%s: %s", language, said[2])
				assert.NotEmpty(t, table[said[2]+".other"], "%s: %s", language, said[2])
			} else {
				assert.NotEmpty(t, table[said[2]], "%s: %s", language, said[2])
			}
		}
		for _, degrees := range []int{0, 60, 90, 120, 180, 240, 270, 300} {
			assert.NotEmpty(t, table["turn."+strconv.Itoa(degrees)], language)
		}
	}
	for key := range english() {
		family, _, _ := strings.Cut(key, ".")
		if slices.Contains([]string{"fault", "usage", "listed", "measure"}, family) {
			continue // the key is made from a code
		}
		base := strings.TrimSuffix(strings.TrimSuffix(key, ".one"), ".other")
		assert.True(t, strings.Contains(program.String(), `"`+key+`"`) || strings.Contains(program.String(), `"`+base+`"`),
			"nothing says %s", key)
	}
}

func TestPlaces(t *testing.T) {
	fault := &puzzle.Fault{At: map[string]int{"side": 3, "sides": 4}}
	for _, place := range []string{"line", "column", "clue", "cell", "pair", "motif", "tile"} {
		fault.At[place] = 1
	}
	places := wordsOf("en").places(fault)
	assert.Equal(t, []string{"line 2", "column 2", "fixed tile no. 2", "cell 2", "pair 2", "motif 2", "tile 2", "left"}, places)
	fault.Args = map[string]any{"cell": 1}
	assert.NotContains(t, wordsOf("en").places(fault), "cell 2", "the sentence names it")
}

func TestNumbersAndLists(t *testing.T) {
	en, de := wordsOf("en"), wordsOf("de")
	assert.Equal(t, "999", en.number("999"))
	assert.Equal(t, "1,000", en.number("1000"))
	assert.Equal(t, "95.126.814.720", de.number("95126814720"))
	assert.Equal(t, "Twelve", en.inWords("12"))
	assert.Equal(t, "13", en.inWords("13"))
	assert.Equal(t, "3", en.list([]string{"3"}))
	assert.Equal(t, "3 and 4", en.list([]string{"3", "4"}))
	assert.Equal(t, "3, 4, and 5", en.list([]string{"3", "4", "5"}))
	assert.Equal(t, "3, 4 und 5", de.list([]string{"3", "4", "5"}))
}
