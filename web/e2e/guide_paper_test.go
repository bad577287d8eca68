//go:build e2e

package e2e

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	pages "github.com/chromedp/cdproto/page"
	"github.com/stretchr/testify/assert"
)

// framedLarge is a framed puzzle of 16×16 whose many pictures leave one solution.
func framedLarge() string {
	const size, edges = 16, "BCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwxyz"
	dice := rand.New(rand.NewPCG(1, 2))
	var right, bottom [size][size]byte
	var words []string
	for row := range size {
		for column := range size {
			word := []byte("aaaa")
			if row > 0 {
				word[0] = bottom[row-1][column] ^ 0x20
			}
			if column > 0 {
				word[3] = right[row][column-1] ^ 0x20
			}
			if column < size-1 {
				right[row][column] = edges[dice.IntN(len(edges))]
				word[1] = right[row][column]
			}
			if row < size-1 {
				bottom[row][column] = edges[dice.IntN(len(edges))]
				word[2] = bottom[row][column]
			}
			words = append(words, string(word))
		}
	}
	return "#grid=16x16&frame=a&tiles=" + strings.Join(words, ".") + "&end=1"
}

// TestGuidesOfAllSizesArePrinted on a sensible number of pages, whatever the paper is.
func TestGuidesOfAllSizesArePrinted(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct {
		hash         string
		tiles, pages int
	}{"seven hexagons": {"#" + nuts, 7, 1}, "256 framed tiles": {framedLarge(), 256, 3}, "sixteen tiles": {"#grid=4x4&tiles=cCbA.dDCb.BcAC.bAdC.bdDB.acbd.dAaC.dADa.CADd.cBCd.BaCc.DBCb.adbA.CaDc.dDCa.DbcA&end=1", 16, 1}} {
		p := open(t, visit{Hash: row.hash}).AtSolve()
		p.SolveAll("One solution")
		p.Until(`!document.querySelector('[data-part="guide"]').hidden`)
		assert.Equal(t, row.tiles, p.Count(".laying .piece"), name)
		assert.Equal(t, row.tiles, p.Count(".pieces .piece"), name)
		for paper, size := range map[string][2]float64{"A4": {8.27, 11.69}, "Letter": {8.5, 11}} {
			printed := call(p, pages.PrintToPDF, pages.PrintToPDFParams{PaperWidth: size[0], PaperHeight: size[1]})
			assert.Equal(t, row.pages, bytes.Count(printed.Data, []byte("/Type /Page\n")), "%s on %s", name, paper)
		}
	}
}
