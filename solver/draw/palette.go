package draw

import (
	"strconv"
)

// Colours are written into the pictures, so that a file looks right by itself. By the classes a
// page restyles the room but not the motifs: in dark mode the table is dark and the tiles lie in
// lamplight.
const (
	ink      = "#2A2420"
	card     = "#FFFBF1"
	cardEdge = "#C9B998"
	pencil   = "#857863" // for empty cells
	rimBand  = "#8C7B62" // the frame's edge
	bad      = "#B3261E"
	table    = "#EFE7D8"

	cardDark     = "#DCCFB4"
	cardEdgeDark = "#A08F70"
	pencilDark   = "#8C7F6D"
)

// A paint is a motif's colour and the colour of details on it.
type paint struct{ fill, detail string }

var (
	lapis     = paint{"#23417F", card}
	ochre     = paint{"#D09A24", ink}
	cinnabar  = paint{"#A23C2B", card}
	azure     = paint{"#93CCE6", ink}
	umber     = paint{"#3A2018", card}
	malachite = paint{"#4A8074", ink}
	amethyst  = paint{"#9C79BE", ink}
	naples    = paint{"#F7E380", ink}
)

// paints are the motif colours in their order of use.
var paints = []paint{lapis, ochre, cinnabar, azure, umber, malachite, amethyst, naples}

// Attributes of things drawn in more than one place.
const (
	cardPaint       = ` fill="` + card + `" stroke="` + cardEdge + `" stroke-width="1"`
	shadowPaint     = ` fill="#3C2814" fill-opacity=".16"`
	shadowPaintDark = ` fill="#000" fill-opacity=".45"`
)

// darkened replaces a drawing's room colours by those of dark mode.
var darkened = []swap{
	{`"` + card + `"`, `"` + cardDark + `"`},
	{`"` + cardEdge + `"`, `"` + cardEdgeDark + `"`},
	{`"` + pencil + `"`, `"` + pencilDark + `"`},
	{shadowPaint, shadowPaintDark},
}

// paintOf is a paint for any colour: details on a dark one have the colour of the card.
func paintOf(fill string) paint {
	light, _ := strconv.ParseUint(fill[3:5], 16, 8) // green dominates lightness
	if light < 0x50 {
		return paint{fill, card}
	}
	return paint{fill, ink}
}
