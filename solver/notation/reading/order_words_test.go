package reading_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// ordersInWords are lines above tiles, and the order that they say: "" is none, "?" is to be asked about.
var ordersInWords = []struct{ line, want string }{
	// English
	{"Sides are given CW from W.", "ltrb"},
	{"CCW, start S", "brtl"},
	{"Order N/E/S/W", "trbl"},
	{"N/W/S/E", "tlbr"},
	{"All sides starting at 3 o'clock, going clockwise", "rblt"},
	{"I start at 9 o'clock and go clockwise.", "ltrb"},
	{"From 12 o'clock, anti-clockwise.", "tlbr"},
	{"6 o'clock first, then clockwise", "bltr"},
	{"Left edge first, then round clockwise.", "ltrb"},
	{"These are written as seen from the back of the tile, clockwise from the top.", "tlbr"},
	{"I wrote down the mirror image of each tile.", "?"},
	{"Seen from the back of the card: top, right, bottom, left", "tlbr"},
	{"I read the sides from behind, clockwise from the left.", "rtlb"},
	{"Tiles are seen from behind.", "tlbr"},
	{"up, rt, dn, lt", "trbl"},
	{"lt up rt dn", "ltrb"},
	{"top / lft / btm / rgt", "tlbr"},
	{"upper, left-hand, lower, right-hand side", "tlbr"},
	{"Clockwise, beginning with the left-hand side.", "ltrb"},
	{"Order of edges: 12, 3, 6, 9 o'clock", "trbl"},
	{"Order: 12, 9, 6, 3 o'clock", "tlbr"},
	{"Listed widdershins from the top", "tlbr"},
	{"The edges go round to the left, starting at the top", "?"},
	{"Each row is not clockwise but row by row: top, left, right, bottom", "tlrb"},
	{"Edges are listed reading the tile left to right, top to bottom", "?"},
	{"counterclockwise starting with W", "lbrt"},
	{"ccw from north", "tlbr"},
	{"(cw, from left)", "ltrb"},
	// programs
	{"def left(t): return t[1]\ndef top(t): return t[0]\ndef right(t): return t[3]\ndef bottom(t): return t[2]", "tlbr"},
	{"def top(t):\n    return t[0]\ndef bottom(t):\n    return t[1]\ndef left(t):\n    return t[2]\ndef right(t):\n    return t[3]", "tblr"},
	{"const TOP=0, RIGHT=1, LEFT=2, BOTTOM=3;", "trlb"},
	{"#define TOP 0\n#define LEFT 1\n#define BOTTOM 2\n#define RIGHT 3", "tlbr"},
	{"top = tile[2]\nleft = tile[3]\nbottom = tile[0]\nright = tile[1]", "brtl"},
	{"% tile(T,B,L,R)", "tblr"},
	{"beside(tile(_,_,R,_), tile(_,L,_,_)) :- R = L.\nbelow(tile(_,_,_,B), tile(T,_,_,_)) :- B = T.", "tlrb"},
	{"fits_right(tile(_,R,_,_), tile(_,_,_,L)).", ""},
	{"struct tile { char l,b,r,t; };", "lbrt"},
	{"int getTop() { return e[3]; }\nint getRight() { return e[2]; }\nint getBottom() { return e[1]; }\nint getLeft() { return e[0]; }", "lbrt"},
	{"enum Side { LEFT, TOP, RIGHT, BOTTOM };", "ltrb"},
	{"type Tile struct { Left, Top, Right, Bottom string }", "ltrb"},
	{"right, top, left, bottom = tile", "rtlb"},
	{"let [t, l, b, r] = tile;", "tlbr"},
	{"data Tile = Tile { north, west, south, east :: Edge }", "tlbr"},
	{"(top, bottom, left, right) = piece", "tblr"},
	{"class Tile { int topEdge; int bottomEdge; int leftEdge; int rightEdge; }", "tblr"},
	{"int L=0,T=1,R=2,B=3;", "ltrb"},
	{"case 0: return \"top\"; case 1: return \"left\"; case 2: return \"bottom\"; case 3: return \"right\";", "tlbr"},
	{"Side = IntEnum('Side', 'TOP LEFT BOTTOM RIGHT', start=0)", "tlbr"},
	{"TOP, LEFT, BOTTOM, RIGHT = range(4)", "tlbr"},
	{"const UP = 0, LEFT = 1;", "?"},
	// German
	{"ab 12 Uhr im Uhrzeigersinn", "trbl"},
	{"ab 9 Uhr im Uhrzeigersinn", "ltrb"},
	{"oben zuerst, dann rechtsherum", "trbl"},
	{"rundherum links beginnend", "ltrb"},
	{"Links zuerst, dann linksherum", "lbrt"},
	{"Von hinten gesehen: oben, rechts, unten, links", "tlbr"},
	{"Die Karten sind von der Rückseite her abgeschrieben, im Uhrzeigersinn von oben.", "tlbr"},
	{"gegen den Uhrzeigersinn, ab 6 Uhr", "brtl"},
	{"o/r/u/l", "trbl"},
	{"ob., li., un., re.", "tlbr"},
	{"ob - un - li - re", "tblr"},
	{"Reihenfolge: o., l., u., r.", "tlbr"},
	{"im UZS ab links", "ltrb"},
	{"gegen UZS, Start oben", "tlbr"},
	{"Alle Kärtchen sind spiegelverkehrt aufgeschrieben.", "?"},
	{"Erst links, dann oben, dann rechts.", "ltrb"},
	{"Die linke Seite steht zuerst.", "ltrb"},
	{"linke/obere/rechte/untere", "ltrb"},
	{"Immer links herum, angefangen oben", "tlbr"},
	{"rechts herum ab oben", "trbl"},
	// French
	{"ht;gche;bas;dte", "tlbr"},
	{"h/g/b/d", "tlbr"},
	{"dans le sens des aiguilles d'une montre à partir de la gauche", "ltrb"},
	{"Sens horaire, en partant de la gauche", "ltrb"},
	{"sens des aiguilles en commençant par le bas", "bltr"},
	{"à partir de midi, dans le sens inverse des aiguilles", "tlbr"},
	{"vu de dos, sens horaire à partir du haut", "tlbr"},
	{"Les pièces sont vues de dos.", "tlbr"},
	{"le côté gauche d'abord, puis dans le sens des aiguilles d'une montre", "ltrb"},
	{"nord-ouest-sud-est", "tlbr"},
	{"Haut, gche, bas, dr.", "tlbr"},
	{"En commençant à 9 h, dans le sens horaire", "ltrb"},
	{"sens anti-horaire depuis la gauche", "lbrt"},
	{"J'ai noté les cartes à l'envers, comme dans un miroir.", "?"},
	// Danish
	{"I urets retning", "trbl"},
	{"med uret fra venstre", "ltrb"},
	{"i urets retning, start venstre", "ltrb"},
	{"mod urets retning fra toppen", "tlbr"},
	{"Fra klokken 9 med uret", "ltrb"},
	{"set fra bagsiden, med uret fra toppen", "tlbr"},
	{"op, ve., ned, hø.", "tlbr"},
	{"ø/v/n/h", "tlbr"},
	{"Venstre først, så hele vejen rundt med uret", "ltrb"},
	{"Brikkerne er spejlvendt.", "?"},
	{"øv. - hø. - ne. - ve.", "trbl"},
	{"Ikke med uret, men mod uret fra venstre", "lbrt"},
	{"venstre om, fra toppen", "?"},
	// nothing
	{"The picture on the back of the box shows a fox.", ""},
	{"The mirror image of the solution counts as the same.", ""},
	{"It came back in the mail, with a mirror.", ""},
	{"Das Spiel ist von hinten bis vorne schwierig.", ""},
	{"We play at 3 o'clock.", ""},
	{"Wir treffen uns um 12 Uhr.", ""},
	{"Le musée ouvre à midi.", ""},
	{"Klokken 9 begynder vi.", ""},
	{"Not seen from the back: clockwise from the left", "ltrb"},
	{"The tiles are seen from the front, not from the back.", ""},
	{"const N = 9, S = 4;", ""},
	{"There is a number on the back of every card.", ""},
	{"Auf der Rückseite der Karten steht nichts.", ""},
	{"Le dos des cartes est bleu.", ""},
	{"Bagsiden af brikkerne er blå.", ""},
	{"moveUp(); moveDown(); moveLeft(); moveRight();", ""},
}

func TestOrdersInWords(t *testing.T) {
	var out strings.Builder
	n := map[string]int{}
	for _, c := range ordersInWords {
		o := reading.Read(c.line+"\n"+foxes, nil)
		require.NotEmpty(t, o.Readings, c.line)
		r := o.Readings[0]
		got := r.Order.Sides
		if r.Order.Why == reading.Assumed {
			got = ""
		}
		what := "misread"
		ring := func(s string) bool { return s == "" || strings.Contains("trbltrbl", s) }
		ccw := func(s string) bool { return strings.Contains("tlbrtlbr", s) }
		switch {
		case o.Kind == reading.Refuse:
			what = "refused"
		case o.Kind == reading.Ask && c.want == "?", o.Kind == reading.Clear && (got == c.want || got+c.want == "trbl"):
			what = "right"
		case o.Kind == reading.Ask:
			what = "asked"
		case c.want != "?" && (ring(c.want) && ring(got) || c.want != "" && got != "" && ccw(c.want) && ccw(got)):
			what = "turned"
		}
		n[what]++
		if what != "right" {
			out.WriteString(what + "\t" + c.want + "\t" + got + "\t" + strings.ReplaceAll(c.line, "\n", "¶") + "\n")
		}
	}
	t.Log(len(ordersInWords), n, "\n"+out.String())
	os.WriteFile("/tmp/m/orders/out", []byte(out.String()), 0o644)
}
