//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// All boards that a verdict counts: small ones in rows, each to be looked at.

const (
	strip      = "details.strip"
	stripBoard = ".turns > button"
)

// UnfoldArrangements solves what lies on the table, shows the solution and lists all arrangements.
func (p *page) UnfoldArrangements(verdict string) {
	p.t.Helper()
	p.SolveAll(verdict)
	p.Click(strip + " summary")
	p.Until(fmt.Sprintf("document.querySelectorAll(%q).length > 0", stripBoard))
}

// arrangementNames are those of the boards that are listed.
func (p *page) arrangementNames() []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((button) => button.getAttribute("aria-label"))`, stripBoard))
}

func TestArrangementsOfTheHundeSpiel(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel}).AtSolve()
	p.Solve("Two solutions")
	p.gone(strip) // nothing is given away before the solution is shown
	p.Click(`[data-action="show-all"]`)
	p.shown(strip)
	assert.Equal(t, "All 16 arrangements", p.Text(strip+" summary"))
	p.Click(strip + " summary")
	p.Until(fmt.Sprintf("document.querySelectorAll(%q).length === 16", stripBoard))

	assert.Equal(t, 2, p.Count(strip+" section"), "a group for each solution")
	assert.Equal(t, []int{4, 4, 4, 4}, eval[[]int](p, `[...document.querySelectorAll("details.strip .turns")].map((row) => row.children.length)`))
	names := p.arrangementNames()
	assert.Equal(t, []string{"Solution 1", "Solution 1, turned right", "Solution 1, turned upside down", "Solution 1, turned left",
		"Solution 1, tiles 3 and 4 swapped"}, names[:5])
	assert.Equal(t, "Solution 2, turned left, tiles 3 and 4 swapped", names[15])
	assert.Equal(t, 16*2, p.Count(stripBoard+" .copy"), "the copies are pointed out on each")
	assert.Equal(t, "8px", eval[string](p, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).strokeWidth`, stripBoard+" .copy")))
	assert.Equal(t, 1, p.Count(strip+` [role="toolbar"][aria-label="Arrangements"]`), "who hears it knows that arrow keys go along it")
	assert.Equal(t, 8, p.Count(stripBoard+" .swapped"))
	p.CheckAccessible("arrangements")

	p.Click(stripBoard + `[data-row="1"][data-at="2"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 1, turned upside down, tiles 3 and 4 swapped")
	p.Until(`document.querySelector('[data-row="1"][data-at="2"]').getAttribute("aria-pressed") === "true"`)
	assert.Equal(t, 1, p.Count(stripBoard+`[aria-pressed="true"]`))
	p.Until(`document.querySelector('svg.picture [data-cell="0"]').getAttribute("aria-label").includes("tile 3, turned right")`)
	assert.Equal(t, 12, p.Count("svg.picture .join"), "all its seams match")

	p.Press(kb.ArrowRight, kb.ArrowUp, kb.Enter) // from the third of the second row
	p.UntilText(`[data-part="caption"]`, "Solution 1, turned left")
	p.Press(kb.Home, kb.Enter)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	assert.Equal(t, 1, p.Count(stripBoard+`[tabindex="0"]`), "one tab stop")

	p.Click(stripBoard + `[data-row="3"][data-at="0"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2, tiles 3 and 4 swapped")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9 · 12 of 12 seams match")
	p.Click(strip + " summary")
	p.Until(fmt.Sprintf("document.querySelectorAll(%q).length === 0", stripBoard))
}

func TestArrangementsOfOthers(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name, puzzle, verdict, summary string
		boards                         int
		more                           bool
	}{
		{"One Tough Puzzle", "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc", "One solution", "All 4 arrangements", 4, false},
		{"hexagons", "grid=hex1&mates=same&tiles=abcdef", "One solution", "All 6 arrangements", 6, false},
		{"many copies", "grid=5x4&mates=same&tiles=aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa.aaaa",
			"One solution", "Arrangements, one by one", 24, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Hash: "#" + row.puzzle}).AtSolve()
			p.UnfoldArrangements(row.verdict)
			p.Until(fmt.Sprintf("document.querySelectorAll(%q).length === %d", stripBoard, row.boards))
			assert.Contains(t, p.Text(strip+" summary"), row.summary)
			if !row.more {
				p.gone(strip + ` [data-action="more-arrangements"]`)
			} else {
				p.Click(strip + ` [data-action="more-arrangements"]`)
				p.Until(fmt.Sprintf("document.querySelectorAll(%q).length === %d", stripBoard, 2*row.boards))
			}
		})
	}
}

func TestOneArrangementIsNotListed(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x1&turn=no&mates=same&tiles=cade.fgha"}).AtSolve()
	p.SolveAll("One solution")
	p.gone(strip)
}

func TestArrangementsFitAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Language: "de", Width: 390, Height: 844, Touch: true, Dark: true}).AtSolve()
	p.UnfoldArrangements("Zwei Lösungen")
	p.checkLargeEnoughForAFinger("arrangements")
	p.Tap(stripBoard + `[data-row="3"][data-at="3"]`)
	p.UntilText(`[data-part="caption"]`, "Lösung 2, nach links gedreht, Karten 3 und 4 getauscht")
	p.Until(`document.querySelector('[data-part="caption"]').getBoundingClientRect().top >= 0`)
	p.checkNothingScrollsSideways("arrangements")
}
