//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A puzzle of seven hexagons, and one of nine triangles.
const (
	nuts = "grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432" +
		"&name=Drive_Ya_Nuts&by=Milton_Bradley"
	shards = "grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC&name=Shards"
)

// TestSeamsOfOtherGridsAreJoined: one picture joins each seam. Tests of solving and of labels on
// these grids need no browser.
func TestSeamsOfOtherGridsAreJoined(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	for _, row := range []struct {
		link         string
		cells, seams int
	}{{nuts, 7, 12}, {shards, 9, 9}} {
		p.Follow("#" + row.link)
		p.Until(fmt.Sprintf(`document.querySelectorAll("[data-cell]").length === %d`, row.cells))
		p.SolveAll("solution")
		p.Until(fmt.Sprintf(`document.querySelectorAll("g.joins > g").length === %d`, row.seams))
		assert.Equal(t, row.cells, p.Count("svg.picture g.tiles > .tile:not(.loose)"), "every tile lies on a cell")
		assert.Zero(t, p.Count("g.tears > g"))
	}
}
