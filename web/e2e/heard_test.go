//go:build e2e

package e2e

import (
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	puzzles "edgewise/solver/puzzle"
)

// TestBoardsAreHeard: three puzzles are played by ear, and the transcript alone says what lies on the board.
func TestBoardsAreHeard(t *testing.T) {
	for _, one := range []struct {
		name, grid string
		visit
	}{
		{"daily", "3x3", visit{Home: true, Before: on("2026, 10, 22, 8, 0")}},
		{"framed", "4x4", visit{Hash: "#grid=4x4&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.abdb.abdc.abeb.abfc.aceb.acec.acfb.acfc.ddff.dedf.deee.dffe&name=Framed_4x4&end=1"}},
		{"hexagons", "hex2", visit{Hash: "#grid=hex2&tiles=123456.235146.634125.156423.425136.356214.546312&name=Seven_hexagons&end=1"}},
	} {
		t.Run(one.name, func(t *testing.T) {
			t.Parallel()
			grid, err := puzzles.GridNamed(one.grid)
			require.NoError(t, err)
			l := listen(t, one.visit)
			if one.Home {
				l.Seek("button Play")
				l.Key(kb.Enter)
				l.Listen("Your board")
			}
			l.Play(grid)
			l.checkTranscript(one.name)
		})
	}
}

var (
	// A key of an edge, with the letter that it has on the keyboard: "button A blue circle solid; Shift+A".
	saidKey  = regexp.MustCompile(`^button [A-Z] (.+) (solid|hollow); (?:Shift\+)?(\w)$`)
	saidEdge = regexp.MustCompile(`^“(?:Top|Right|Bottom|Left): ([^.]+)\.`)
)

// TestTilesAreEnteredByEar: nine tiles are entered with the letters that their keys have told, and the transcript alone
// says what is on them.
func TestTilesAreEnteredByEar(t *testing.T) {
	t.Parallel()
	l := listen(t, visit{Home: true, Before: oneCore + on("2026, 10, 22, 8, 0")})
	l.Seek("button I have a puzzle at home")
	l.Key(kb.Enter)
	l.Seek("button Enter the tiles")
	l.Key(kb.Enter)
	l.Listen("dialog")
	l.Seek("button Enter the tiles")
	l.Key(kb.Enter)
	l.Listen("Tile 1 of 9")
	letters := map[string]string{}
	for steps := 0; len(letters) < 8; steps++ {
		require.Less(t, steps, 30, l.lines)
		l.Key(kb.Tab)
		if key := saidKey.FindStringSubmatch(l.Now()); key != nil {
			letters[key[1]+", "+key[2]] = key[3]
		}
	}
	l.Seek("image Tile 1 of 9", back)
	for _, word := range dogs.lettered().tiles {
		for _, letter := range word {
			l.Key(string(letter))
		}
	}
	l.Seek("button Solve these tiles", back)
	l.Key(kb.Enter)
	l.Listen("Two solutions.")
	var entered strings.Builder
	for _, said := range l.heard {
		if edge := saidEdge.FindStringSubmatch(said); edge != nil {
			if entered.WriteString(letters[edge[1]]); entered.Len()%5 == 4 {
				entered.WriteString(".")
			}
		}
	}
	assert.Contains(t, l.Hash(), "tiles="+strings.TrimSuffix(entered.String(), ".")+"&", "the tiles as they were heard")
	l.checkTranscript("entering")
}

// TestCalendarAndSearchAreHeard: days are looked for in the calendar, and a search is watched step by step, in its tree and
// in a race; where there is more than keys lead to, it is read.
func TestCalendarAndSearchAreHeard(t *testing.T) {
	t.Run("calendar", func(t *testing.T) {
		t.Parallel()
		l := listen(t, visit{Home: true, Before: on("2026, 11, 8, 8, 0")})
		l.daysSolved(map[string]int{"2026-11-30": 252, "2026-12-05": 75})
		l.Until(`document.querySelectorAll(".month .small-board").length === 1`)
		l.Seek("button Previous month")
		l.Read("region December 2026")
		l.Keys(kb.Enter, kb.Enter, kb.Tab, kb.Enter, kb.Enter, kb.Tab)
		l.Keys(kb.ArrowRight, kb.ArrowLeft, kb.Home, kb.Home, kb.End, kb.ArrowUp, kb.ArrowLeft, kb.ArrowUp, kb.ArrowUp, kb.Enter)
		l.checkTranscript("calendar")
	})
	t.Run("watched", func(t *testing.T) {
		t.Parallel()
		l := listen(t, visit{Hash: dogs.hash("name=Das_verflixte_Hunde-Spiel"), Before: oneCore})
		l.Seek("tab Play")
		l.Keys(kb.ArrowRight, kb.ArrowRight)
		l.Seek("button One step on")
		l.Keys(kb.Enter, kb.ArrowRight, kb.ArrowLeft, "s", "]", "]", "[", "-")
		l.Read("tabpanel Watch")
		l.Seek("slider Speed")
		l.Keys(kb.ArrowRight, kb.End)
		l.Seek("DisclosureTriangle The tree")
		l.Keys(kb.Enter, kb.Tab)
		l.Keys(kb.ArrowDown, kb.ArrowDown, kb.ArrowUp, kb.ArrowUp, "+", "+", kb.ArrowRight, kb.Enter, "-", "-", "-", kb.ArrowUp, kb.ArrowUp, " ")
		l.Listen("The search is over.")
		l.Keys("n", "[", kb.Home)
		l.Seek("DisclosureTriangle Which search")
		l.Keys(kb.Enter, kb.Tab, kb.Tab, kb.ArrowDown)
		l.Seek("button Let two searches race")
		l.Key(kb.Enter)
		l.Listen("dialog")
		l.Read("dialog Race")
		l.Seek("slider Speed")
		l.Key(kb.End)
		l.Seek("button Start", back)
		l.Key(kb.Enter)
		l.Listen("Second")
		l.Read("dialog Race")
		l.checkTranscript("watched")
	})
}
