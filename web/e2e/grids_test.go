//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// Seven hexagons, and nine triangles that were cut from one.
const (
	nuts = "grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432" +
		"&name=Drive_Ya_Nuts&by=Milton_Bradley"
	shards = "grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC&name=Shards"
)

func TestGridsAreSolvedAndShown(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name, link, verdict, derivation string
		cells, seams                    int
	}{
		{"hexagons", nuts, "One solution.", "6 arrangements = 1 solution × 6 turns of the board.", 7, 12},
		{"triangles", shards, "147 solutions.", "441 arrangements = 147 solutions × 3 turns of the board.", 9, 9},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := open(t, visit{Hash: "#" + row.link}).AtSolve()
			assert.Equal(t, "The tiles, not yet placed", p.Text(`[data-part="caption"]`))
			p.Solve(row.verdict)
			assert.Equal(t, row.derivation, p.Text(`[data-part="derivation"]`))
			p.Click(`[data-action="show-one"]`)
			p.UntilText(`[data-part="newest"]`, "row ")
			p.Click(`[data-action="show-all"]`)
			p.Until(fmt.Sprintf(`document.querySelectorAll("g.joins > g").length === %d`, row.seams))
			assert.Equal(t, row.cells, p.Count("svg.picture g.tiles > .tile:not(.loose)"), "every tile lies on a cell")
			assert.Zero(t, p.Count("g.tears > g"))
		})
	}
}

// wander presses keys on the board, from its first cell, and says which row and
// column has the focus after each.
func (p *page) wander(keys ...string) []string {
	p.t.Helper()
	p.tabTo("gridcell Row 1, column 1: tile 1")
	var went []string
	for _, key := range keys {
		p.Press(key)
		at, _, _ := strings.Cut(strings.TrimPrefix(p.Focused(), "gridcell "), ":")
		went = append(went, at)
	}
	return went
}

func TestGridsAreWalkedRowByRow(t *testing.T) {
	t.Parallel()
	at := func(places ...[2]int) (names []string) {
		for _, place := range places {
			names = append(names, fmt.Sprintf("Row %d, column %d", place[0], place[1]))
		}
		return names
	}
	t.Run("hexagons", func(t *testing.T) {
		p := open(t, visit{Hash: "#" + nuts}).AtSolve()
		assert.Equal(t, at([2]int{2, 1}, [2]int{2, 2}, [2]int{3, 1}, [2]int{4, 1}, [2]int{5, 1}, [2]int{5, 1}, [2]int{4, 1}),
			p.wander(kb.ArrowDown, kb.ArrowRight, kb.ArrowDown, kb.ArrowDown, kb.ArrowDown, kb.ArrowDown, kb.ArrowUp))
		assert.Equal(t, []float64{1, 2, 1, 2, 1}, eval[[]float64](p, `[...document.querySelectorAll('[role="row"]')].map((row) => row.children.length)`))
		assert.Contains(t, p.Focused(), "upper left: ")
	})
	t.Run("loose triangles", func(t *testing.T) {
		p := open(t, visit{Hash: "#" + shards}).AtSolve()
		assert.Equal(t, at([2]int{2, 1}, [2]int{2, 2}, [2]int{3, 2}, [2]int{3, 3}),
			p.wander(kb.ArrowDown, kb.ArrowRight, kb.ArrowDown, kb.End), "three rows of three that point up")
		assert.Contains(t, p.Focused(), "tile 9; right: C · tail, bottom: C · head, left: C · head", "as a loose tile lies")
	})
	t.Run("triangles on the board", func(t *testing.T) {
		p := open(t, visit{Hash: "#" + shards + "&board=0.0_1.0_2.0_3.0_4.0_5.0_6.0_7.0_8.0"}).AtSolve()
		assert.Equal(t, at([2]int{2, 2}, [2]int{3, 3}, [2]int{3, 4}, [2]int{2, 3}, [2]int{2, 1}),
			p.wander(kb.ArrowDown, kb.ArrowDown, kb.ArrowRight, kb.ArrowUp, kb.Home))
		assert.Contains(t, eval[string](p, `document.querySelectorAll(".cell")[2].getAttribute("aria-label")`),
			"tile 3, turned left by a sixth; top: A · head, right: B · head, left: C · head", "it points down")
	})
}

func TestGridsThatAreTooLargeAreRefused(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=hex19&tiles=ABCabc&end=1"})
	p.UntilText(`[data-part="notices"]`, "“hex19” isn’t a possible grid size. Sizes go from hex1 to hex18.")
	p = open(t, visit{Hash: "#grid=hex2&tiles=123456.1*3652&mates=same&end=1"})
	p.UntilText(`[data-part="notices"]`, "Tile 2, upper right:")
}
