//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// puzzle is a square puzzle as its link writes it: one word per tile, one letter per
// side, clockwise from the top. A letter matches its other case.
type puzzle struct {
	width, height int
	tiles         []string
}

// Three published puzzles.
var (
	dogs    = puzzle{3, 3, strings.Fields("BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs")}
	insects = puzzle{3, 3, strings.Fields("BdDM bMaD ABbm dAMa AdMb BaDm aBmd bMdA MdAB")}
	suits   = puzzle{3, 3, strings.Fields("HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc")}
)

// hundeSpiel is the link of the first of them, under a name that is not its own.
const hundeSpiel = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Hunde-Spiel"

// hash is the link from # on, with more keys such as "turn=no" after the tiles.
func (z puzzle) hash(more ...string) string {
	keys := []string{fmt.Sprintf("grid=%dx%d", z.width, z.height), "tiles=" + strings.Join(z.tiles, ".")}
	return "#" + strings.Join(append(keys, more...), "&")
}

// jigsaw is a puzzle with one solution: each seam has a motif of its own. The tiles are listed from the
// last cell to the first, and turned if they may be. The letter frame is on the border; if it is "",
// each side of the border has a motif of its own, which matches nothing.
func jigsaw(width, height int, frame string, mayTurn bool) puzzle {
	motifs := strings.Split("BCDEFGHIJKLMNOPQRSTUVWXYZA", "")
	next := func() string {
		motif := motifs[0]
		motifs = motifs[1:]
		return motif
	}
	rim := func() string {
		if frame != "" {
			return frame
		}
		return next()
	}
	words := make([][4]string, width*height)
	for cell := range words {
		row, column := cell/width, cell%width
		word := &words[cell]
		if word[0] = rimOr(row == 0, rim); row > 0 {
			word[0] = strings.ToLower(words[cell-width][2])
		}
		if word[3] = rimOr(column == 0, rim); column > 0 {
			word[3] = strings.ToLower(words[cell-1][1])
		}
		if word[1] = rimOr(column == width-1, rim); column < width-1 {
			word[1] = next()
		}
		if word[2] = rimOr(row == height-1, rim); row < height-1 {
			word[2] = next()
		}
	}
	z := puzzle{width: width, height: height}
	for cell, word := range words {
		turn := 0
		if mayTurn {
			turn = cell % 4
		}
		z.tiles = append(z.tiles, strings.Join(append(word[turn:], word[:turn]...), ""))
	}
	slices.Reverse(z.tiles)
	return z
}

// rimOr is the edge that rim returns if the side lies there, else "".
func rimOr(there bool, rim func() string) string {
	if there {
		return rim()
	}
	return ""
}

// endless is a puzzle with solutions whose search does not end while a test waits.
func endless() puzzle {
	roll := rand.New(rand.NewPCG(7, 7))
	z := puzzle{width: 7, height: 7}
	edge := func() byte { return "AaBbCcDdEeFf"[roll.IntN(12)] }
	mate := func(edge byte) byte { return edge ^ 0x20 }
	for cell := range z.width * z.height {
		word := []byte{edge(), edge(), edge(), edge()}
		if cell >= z.width {
			word[0] = mate(z.tiles[cell-z.width][2])
		}
		if cell%z.width > 0 {
			word[3] = mate(z.tiles[cell-1][1])
		}
		z.tiles = append(z.tiles, string(word))
	}
	roll.Shuffle(len(z.tiles), func(i, j int) { z.tiles[i], z.tiles[j] = z.tiles[j], z.tiles[i] })
	return z
}

// with returns the puzzle with another word for one tile.
func (z puzzle) with(tile int, word string) puzzle {
	z.tiles = slices.Clone(z.tiles)
	z.tiles[tile] = word
	return z
}
