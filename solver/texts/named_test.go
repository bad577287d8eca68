package texts

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestTheNameOnABoxIsItsPuzzle checks texts that consist only of a puzzle's name.
func TestTheNameOnABoxIsItsPuzzle(t *testing.T) {
	found, err := Read(foreign.Common(), "Das verflixte Hunde-Spiel\n", foreign.Taken{})
	require.NoError(t, err)
	assert.Equal(t, "Das verflixte Hunde-Spiel", found.Document.Name)
}

// TestNamedSidesMayStandInAnySequence covers another sequence in each tile.
func TestNamedSidesMayStandInAnySequence(t *testing.T) {
	english, german := [4]string{"top", "right", "bottom", "left"}, [4]string{"oben", "rechts", "unten", "links"}
	for form, row := range map[string]struct {
		names                              [4]string
		open, before, side, between, close string
	}{
		"JSON":        {english, "[", `{`, `"NAME": "SIDE"`, ", ", `},`},
		"C":           {english, "struct tile tiles[] = {\n", "  {", `.NAME = "SIDE"`, ", ", "},\n"},
		"Python":      {english, "tiles = [\n", "  dict(", "NAME='SIDE'", ", ", "),\n"},
		"XML":         {english, "<tiles>\n", "<tile ", `NAME="SIDE"`, " ", "/>\n"},
		"YAML":        {english, "tiles:\n", "- ", "NAME: SIDE", "\n  ", "\n"},
		"with colons": {german, "", "Karte: ", "NAME: SIDE", ", ", "\n"},
		"in words":    {german, "", "", "NAME SIDE", ", ", "\n"},
		"below":       {english, "", "Tile\n", "NAME: SIDE", "\n", "\n\n"},
	} {
		t.Run(form, func(t *testing.T) {
			for seed := range uint64(4) {
				dice := rand.New(rand.NewPCG(seed, 7))
				text := row.open
				for line := range strings.Lines(wordsOf(nineTiles)) {
					sides := strings.Split(strings.TrimSpace(line), ", ")
					var said []string
					for _, at := range dice.Perm(4) {
						said = append(said, strings.NewReplacer("NAME", row.names[at], "SIDE", sides[at]).Replace(row.side))
					}
					text += row.before + strings.Join(said, row.between) + row.close
				}
				if form == "JSON" {
					text = strings.TrimSuffix(text, ",") + "]"
				}
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.NotNil(t, found.Outcome, text)
				require.Equal(t, reading.Clear, found.Outcome.Kind, "%s\n%s", found.Outcome.Question, text)
				assert.True(t, says(found.Outcome.Readings[0], sidesOf(nineTiles)), text)
			}
		})
	}
}

// TestASideWithNothingInItsQuotesIsMissing checks that it is not read as a picture.
func TestASideWithNothingInItsQuotesIsMissing(t *testing.T) {
	for _, nothing := range []string{`""`, `" "`, `"?"`} {
		text := "["
		for i, line := range strings.Split(strings.TrimSpace(wordsOf(nineTiles)), "\n") {
			sides := strings.Split(`"`+strings.ReplaceAll(line, ", ", `", "`)+`"`, ", ")
			if i == 3 {
				sides[2] = nothing
			}
			text += `{"top": ` + sides[0] + `, "right": ` + sides[1] + `, "bottom": ` + sides[2] + `, "left": ` + sides[3] + "},"
		}
		found, err := Read(foreign.Common(), strings.TrimSuffix(text, ",")+"]", foreign.Taken{})
		require.NoError(t, err, text)
		require.Equal(t, reading.Ask, found.Outcome.Kind, text)
		r := found.Outcome.Readings[0]
		assert.True(t, r.Tiles[3].Sides[2].IsUnfilled(), text)
		assert.Len(t, r.Pictures(), 4, text)
	}
}

// TestAnOrderInUnknownWordsIsAskedAbout checks that the outcome does not claim that the text has no
// order.
func TestAnOrderInUnknownWordsIsAskedAbout(t *testing.T) {
	for _, line := range []string{"top, lhs, bottom, rhs", "sup, gauche, inf, droite", "Oberkante, linke Kante, Unterkante, rechte Kante", "I start at the top, and the left is last"} {
		found, err := Read(foreign.Common(), line+"\n"+wordsOf(nineTiles), foreign.Taken{})
		require.NoError(t, err, line)
		require.NotNil(t, found.Outcome, line)
		assert.Equal(t, reading.Ask, found.Outcome.Kind, line)
		assert.True(t, says(found.Outcome.Readings[0], sidesOf(nineTiles)), line)
		assert.Contains(t, found.Outcome.Readings[0].Doubts, reading.Doubt{Kind: reading.LeftOut, Line: 1, Text: line}, line)
	}
}

// TestATitleNamesThePuzzle: the first line above the tiles, if it is plainly none of a letter, an order or a list.
func TestATitleNamesThePuzzle(t *testing.T) {
	for line, name := range map[string]string{
		"Das verflixte Hunde-Spiel": "Das verflixte Hunde-Spiel", "Our dogs": "Our dogs", "# Crazy Cats": "Crazy Cats", "Les chiens fous !": "Les chiens fous !",
		"\"Det drilske hundespil\"": "Det drilske hundespil", "DOGS 2": "DOGS 2",
		"my dogs": "", "My tiles": "", "Hello everyone": "", "These are the dogs": "", "Can you solve it?": "", "Clockwise": "", "Tiles": "", "Karten:": "", "Our dogs, nine of them": "",
		"Edges must match": "", "Left first": "", "Neun Karten": "", "Hallo zusammen": "",
	} {
		found, err := Read(foreign.Common(), line+"\n\n"+wordsOf(nineTiles), foreign.Taken{})
		require.NoError(t, err, line)
		require.NotNil(t, found.Document, line)
		assert.Equal(t, name, found.Document.Name, line)
		assert.True(t, says(found.Outcome.Readings[0], sidesOf(nineTiles)) || line == "Left first", line)
	}
	found, err := Read(foreign.Common(), wordsOf(nineTiles)+"\nOur dogs\n", foreign.Taken{})
	require.NoError(t, err)
	assert.Empty(t, found.Document.Name, "it stands below")
}
