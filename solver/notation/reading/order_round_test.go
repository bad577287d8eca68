package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// hexagons are seven, clockwise.
var hexagons = []string{"532461", "513462", "465231", "253461", "132456", "524631", "356124"}

// hexagonLines writes them a line each.
func hexagonLines() string {
	text := ""
	for _, tile := range hexagons {
		text += strings.Join(strings.Split(tile, ""), " ") + "\n"
	}
	return text
}

// shownBy is what a tile shows, clockwise.
func shownBy(tile reading.Tile) string {
	shown := ""
	for _, side := range tile.Sides {
		shown += side.Motif
	}
	return shown
}

// TestSidesOfHexagonsAreNamed in any sequence: by a header, or in front of each label.
func TestSidesOfHexagonsAreNamed(t *testing.T) {
	for _, row := range []struct {
		name, before, form, behind string // %1 to %6 are the sides, %0 the number of the tile
	}{
		{"a header", "Tile  N  S  NE SE SW NW\n", "%0     %1  %4  %2  %3  %5  %6\n", ""},
		{"a header of hexagons that stand on a corner", "w nw ne e se sw\n", "%5 %6 %1 %2 %3 %4\n", ""},
		{"in words, parted", "Pièce;Haut;Bas;Haut gauche;Haut droite;Bas gauche;Bas droite\n", "%0;%1;%4;%6;%2;%5;%3\n", ""},
		{"in words, the other way round", "oben;links oben;rechts oben;unten;links unten;rechts unten\n", "%1;%6;%2;%4;%5;%3\n", ""},
		{"in words, joined", "no,north,north-east,north-west,south,south-east,south-west\n", "%0,%1,%2,%6,%4,%3,%5\n", ""},
		{"in German", "N;NO;NW;S;SO;SW\n", "%1;%2;%6;%4;%3;%5\n", ""},
		{"in Danish", "n,s,nø,nv,sø,sv\n", "%1,%4,%2,%6,%3,%5\n", ""},
		{"keys", "tiles = [\n", "  {'n': %1, 'ne': %2, 's': %4, 'se': %3, 'nw': %6, 'sw': %5},\n", "]\n"},
		{"keys of a program", "tiles = [\n", "  {'top': %1, 'bottom': %4, 'topRight': %2, 'bottomRight': %3, 'bottomLeft': %5, 'topLeft': %6},\n", "]\n"},
		{"fields", "var hexes = new[] {\n", "  new Hex { BottomRight = %3, Bottom = %4, BottomLeft = %5, TopLeft = %6, Top = %1, TopRight = %2 },\n", "};\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			text := "Equal numbers touch.\n" + row.before
			for i, tile := range hexagons {
				r := strings.NewReplacer("%0", fmt.Sprint(i+1), "%1", tile[:1], "%2", tile[1:2], "%3", tile[2:3], "%4", tile[3:4], "%5", tile[4:5], "%6", tile[5:])
				text += r.Replace(row.form)
			}
			o := reading.Read(text+row.behind, nil)
			require.Equal(t, reading.Clear, o.Kind, text)
			var tiles []string
			for _, tile := range o.Readings[0].Tiles {
				tiles = append(tiles, shownBy(tile))
			}
			assert.Equal(t, hexagons, tiles, text)
		})
	}
}

// TestAHeaderOfHexagonsThatIsNotUnderstoodIsADoubt checks that the columns are not taken as they stand.
func TestAHeaderOfHexagonsThatIsNotUnderstoodIsADoubt(t *testing.T) {
	for _, header := range []string{"L LL LR R UR UL", "N NE SE S SW WN"} {
		text := "Equal numbers touch.\n" + header + "\n" + hexagonLines()
		o := reading.Read(text, nil)
		require.Equal(t, reading.AboutDoubts, o.Question, text)
		assert.Equal(t, header, o.Readings[0].Doubts[0].Text)
	}
}

// TestHexagonsSeenFromBehindAreMirrored though their sides are named.
func TestHexagonsSeenFromBehindAreMirrored(t *testing.T) {
	text := "Equal numbers touch. The tiles are seen from behind.\nN NE SE S SW NW\n" + hexagonLines()
	o := reading.Read(text, nil)
	require.Equal(t, reading.Clear, o.Kind, text)
	assert.Equal(t, "516423", shownBy(o.Readings[0].Tiles[0]))
}
