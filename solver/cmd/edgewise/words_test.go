package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/explain/hint"
	"edgewise/solver/explain/mend"
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/search"
)

var placeholder = regexp.MustCompile(`\{\w+\}`)

// placeholders are what a sentence waits for, sorted, each once.
func placeholders(sentence string) []string {
	found := placeholder.FindAllString(sentence, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

func TestLanguagesSayTheSame(t *testing.T) {
	en, de := english(), german()
	for key, sentence := range en {
		require.Contains(t, de, key)
		if key != "help" { // which has braces of its own
			assert.Equal(t, placeholders(sentence), placeholders(de[key]), key)
		}
		assert.NotEmpty(t, de[key], key)
	}
	assert.Len(t, de, len(en), "no key that English does not have")
}

func TestEveryFaultHasASentence(t *testing.T) {
	known := map[string]bool{}
	for _, code := range slices.Concat(notation.Codes(), foreign.Codes(), faults()) {
		key := "fault." + code.Name
		known[key] = true
		var want []string
		for _, arg := range code.Args {
			want = append(want, "{"+arg+"}")
		}
		slices.Sort(want)
		for language, table := range languages() {
			require.Contains(t, table, key, language)
			assert.Equal(t, want, placeholders(table[key]), key)
			assert.NotContains(t, table[key], "\n", "one line")
		}
	}
	for key := range english() {
		assert.True(t, known[key] || !strings.HasPrefix(key, "fault."), "nothing gives %s", key)
	}
}

// TestEveryReasonHasASentence: each code of why there is no solution, and each
// order.
func TestEveryReasonHasASentence(t *testing.T) {
	known := map[string]bool{"why.tiles": true}
	for _, code := range why.Codes() {
		key := "why." + code.Name
		known[key] = true
		for language, table := range languages() {
			_, one := table[key]
			_, other := table[key+".other"]
			assert.True(t, one || other, "%s %s", language, key)
		}
	}
	for _, order := range []search.Order{search.Row, search.Column, search.Spiral, search.Inward, search.Diagonal,
		search.Frame, search.Clues, search.Custom} {
		known["order."+string(order)] = true
		assert.Contains(t, english(), "order."+string(order))
	}
	for key := range english() {
		base := strings.TrimSuffix(strings.TrimSuffix(key, ".one"), ".other")
		assert.True(t, known[base] || !strings.HasPrefix(key, "why."), "nothing gives %s", key)
	}
}

// TestEveryRepairHasASentence: each code of what may have been mistyped.
func TestEveryRepairHasASentence(t *testing.T) {
	for _, code := range mend.Codes() {
		for language, table := range languages() {
			_, one := table["repair."+code.Name]
			_, other := table["repair."+code.Name+".other"]
			assert.True(t, one || other, "%s %s", language, code.Name)
		}
	}
}

// TestEveryTechniqueHasASentence: each code of why a tile comes next, made of what
// it tells.
func TestEveryTechniqueHasASentence(t *testing.T) {
	known := map[string]bool{}
	for _, code := range hint.Codes() {
		key := "technique." + code.Name
		known[key] = true
		for language, table := range languages() {
			sentences := []string{table[key]}
			if sentences[0] == "" {
				sentences = []string{table[key+".one"], table[key+".other"]}
			}
			for _, sentence := range sentences {
				require.NotEmpty(t, sentence, "%s %s", language, key)
				for _, name := range placeholders(sentence) {
					assert.Contains(t, append([]string{"n", "cells", "row", "column", "side"}, code.Args...), strings.Trim(name, "{}"), key)
				}
			}
		}
	}
	for key := range english() {
		base := strings.TrimSuffix(strings.TrimSuffix(key, ".one"), ".other")
		assert.True(t, known[base] || !strings.HasPrefix(key, "technique."), "nothing gives %s", key)
	}
}

// TestWordsAreUsedAndThere reads the program: every key that it says is there,
// and every key that is there is said.
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
	table := english()
	for _, said := range regexp.MustCompile(`\.(say|count)\("([^"]+)", `).FindAllStringSubmatch(program.String(), -1) {
		if said[1] == "count" {
			assert.Contains(t, table, said[2]+".one")
			assert.Contains(t, table, said[2]+".other")
		} else {
			assert.Contains(t, table, said[2])
		}
	}
	for key := range table {
		family, _, _ := strings.Cut(key, ".")
		if slices.Contains([]string{"fault", "at", "number", "why", "order", "repair", "near", "difficulty", "technique", "notes"}, family) {
			continue // said by code, place, number, reason, order, repair or nearness, difficulty, technique and kind of note
		}
		base := strings.TrimSuffix(strings.TrimSuffix(key, ".one"), ".other")
		assert.True(t, strings.Contains(program.String(), `"`+key+`"`) || strings.Contains(program.String(), `"`+base+`"`),
			"nothing says %s", key)
	}
}

func TestPlaces(t *testing.T) {
	at := map[string]int{}
	for _, place := range []string{"line", "column", "clue", "cell", "pair", "motif", "tile"} {
		at[place] = 1
	}
	places := wordsOf("en").places(at)
	assert.Equal(t, []string{"line 2", "column 2", "fixed tile no. 2", "cell 2", "pair 2", "motif 2", "tile 2"}, places)
	said := 0
	for key := range english() {
		if strings.HasPrefix(key, "at.") {
			said++
		}
	}
	assert.Len(t, places, said, "no place that no fault has")
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
	assert.Equal(t, "3, 4 und 5", de.list([]string{"3", "4", "5"}))
}
