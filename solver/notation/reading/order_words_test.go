package reading_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// TestOrdersAreHeardAsPeopleAndProgramsSayThem: in abbreviations, by the hours of a clock, as a program reads a
// tile, from the back of the tiles. What is not plain is asked about.
func TestOrdersAreHeardAsPeopleAndProgramsSayThem(t *testing.T) {
	for said, want := range map[string]string{
		// English
		"Sides are given CW from W.": "ltrb",
		"CCW, start S":               "brtl",
		"Order N/E/S/W":              "trbl",
		"N/W/S/E":                    "tlbr",
		"All sides starting at 3 o'clock, going clockwise":                             "rblt",
		"I start at 9 o'clock and go clockwise.":                                       "ltrb",
		"From 12 o'clock, anti-clockwise.":                                             "tlbr",
		"6 o'clock first, then clockwise":                                              "bltr",
		"Left edge first, then round clockwise.":                                       "ltrb",
		"These are written as seen from the back of the tile, clockwise from the top.": "tlbr",
		"I wrote down the mirror image of each tile.":                                  "asked",
		"Seen from the back of the card: top, right, bottom, left":                     "tlbr",
		"I read the sides from behind, clockwise from the left.":                       "rtlb",
		"Tiles are seen from behind.":                                                  "tlbr",
		"up, rt, dn, lt":                                                               "trbl",
		"lt up rt dn":                                                                  "ltrb",
		"top / lft / btm / rgt":                                                        "tlbr",
		"upper, left-hand, lower, right-hand side":                                     "tlbr",
		"Clockwise, beginning with the left-hand side.":                                "ltrb",
		"Order of edges: 12, 3, 6, 9 o'clock":                                          "trbl",
		"Order: 12, 9, 6, 3 o'clock":                                                   "tlbr",
		"Listed widdershins from the top":                                              "tlbr",
		"The edges go round to the left, starting at the top":                          "asked",
		"Each row is not clockwise but row by row: top, left, right, bottom":           "tlrb",
		"Edges are listed reading the tile left to right, top to bottom":               "asked",
		"counterclockwise starting with W":                                             "lbrt",
		"ccw from north":                                                               "tlbr",
		"(cw, from left)":                                                              "ltrb",
		// programs
		"def left(t): return t[1]\ndef top(t): return t[0]\ndef right(t): return t[3]\ndef bottom(t): return t[2]":                     "tlbr",
		"def top(t):\n    return t[0]\ndef bottom(t):\n    return t[1]\ndef left(t):\n    return t[2]\ndef right(t):\n    return t[3]": "tblr",
		"const TOP=0, RIGHT=1, LEFT=2, BOTTOM=3;":                          "trlb",
		"#define TOP 0\n#define LEFT 1\n#define BOTTOM 2\n#define RIGHT 3": "tlbr",
		"top = tile[2]\nleft = tile[3]\nbottom = tile[0]\nright = tile[1]": "brtl",
		"% tile(T,B,L,R)": "tblr",
		"beside(tile(_,_,R,_), tile(_,L,_,_)) :- R = L.\nbelow(tile(_,_,_,B), tile(T,_,_,_)) :- B = T.": "tlrb",
		"fits_right(tile(_,R,_,_), tile(_,_,_,L)).":                                                     "nothing",
		"struct tile { char l,b,r,t; };":                                                                "lbrt",
		"int getTop() { return e[3]; }\nint getRight() { return e[2]; }\nint getBottom() { return e[1]; }\nint getLeft() { return e[0]; }": "lbrt",
		"enum Side { LEFT, TOP, RIGHT, BOTTOM };":                                                              "ltrb",
		"type Tile struct { Left, Top, Right, Bottom string }":                                                 "ltrb",
		"right, top, left, bottom = tile":                                                                      "rtlb",
		"let [t, l, b, r] = tile;":                                                                             "tlbr",
		"data Tile = Tile { north, west, south, east :: Edge }":                                                "tlbr",
		"(top, bottom, left, right) = piece":                                                                   "tblr",
		"class Tile { int topEdge; int bottomEdge; int leftEdge; int rightEdge; }":                             "tblr",
		"int L=0,T=1,R=2,B=3;":                                                                                 "ltrb",
		"Side = IntEnum('Side', 'TOP LEFT BOTTOM RIGHT', start=0)":                                             "tlbr",
		"TOP, LEFT, BOTTOM, RIGHT = range(4)":                                                                  "tlbr",
		"const UP = 0, LEFT = 1;":                                                                              "asked",
		"left   (a,_,_,_) = a\ntop    (_,b,_,_) = b\nright  (_,_,c,_) = c\nbottom (_,_,_,d) = d":               "ltrb",
		"top (Tile a _ _ _) = a\nleft (Tile _ b _ _) = b\nright (Tile _ _ c _) = c\nbottom (Tile _ _ _ d) = d": "tlrb",
		"top(tile(T,_,_,_), T).\nleft(tile(_,L,_,_), L).\nbottom(tile(_,_,B,_), B).\nright(tile(_,_,_,R), R).": "tlbr",
		"switch (i) {\n  case 0: return \"top\";\n  case 1: return \"left\";\n  case 2: return \"bottom\";\n  case 3: return \"right\";\n}":                          "tlbr",
		"switch (i) {\ncase 0: return Side.LEFT;\ncase 1: return Side.TOP;\ncase 2: return Side.RIGHT;\ndefault: return Side.BOTTOM;\n}":                             "ltrb",
		"case LEFT: return e[0];\ncase TOP: return e[1];\ncase RIGHT: return e[2];\ncase BOTTOM: return e[3];":                                                       "ltrb",
		"switch (dir) { case 'top': return 0; case 'left': return 1; case 'bottom': return 2; case 'right': return 3; }":                                             "tlbr",
		"String name(int i) => switch (i) { 0 => 'top', 1 => 'left', 2 => 'bottom', _ => 'right' };":                                                                 "tlbr",
		"when (i) {\n 0 -> \"left\"\n 1 -> \"top\"\n 2 -> \"right\"\n 3 -> \"bottom\"\n}":                                                                            "ltrb",
		"match i:\n    case 0:\n        return 'top'\n    case 1:\n        return 'left'\n    case 2:\n        return 'bottom'\n    case 3:\n        return 'right'": "tlbr",
		"if i == 0: return 'top'\nif i == 1: return 'left'\nif i == 2: return 'bottom'\nif i == 3: return 'right'":                                                   "tlbr",
		// German
		"ab 12 Uhr im Uhrzeigersinn":                     "trbl",
		"ab 9 Uhr im Uhrzeigersinn":                      "ltrb",
		"oben zuerst, dann rechtsherum":                  "trbl",
		"rundherum links beginnend":                      "ltrb",
		"Links zuerst, dann linksherum":                  "lbrt",
		"Von hinten gesehen: oben, rechts, unten, links": "tlbr",
		"Die Karten sind von der Rückseite her abgeschrieben, im Uhrzeigersinn von oben.": "tlbr",
		"gegen den Uhrzeigersinn, ab 6 Uhr":                                               "brtl",
		"o/r/u/l":                                                                         "trbl",
		"ob., li., un., re.":                                                              "tlbr",
		"ob - un - li - re":                                                               "tblr",
		"Reihenfolge: o., l., u., r.":                                                     "tlbr",
		"im UZS ab links":                                                                 "ltrb",
		"gegen UZS, Start oben":                                                           "tlbr",
		"Alle Kärtchen sind spiegelverkehrt aufgeschrieben.":                              "asked",
		"Erst links, dann oben, dann rechts.":                                             "ltrb",
		"Die linke Seite steht zuerst.":                                                   "ltrb",
		"linke/obere/rechte/untere":                                                       "ltrb",
		"Immer links herum, angefangen oben":                                              "tlbr",
		"rechts herum ab oben":                                                            "trbl",
		// French
		"ht;gche;bas;dte": "tlbr",
		"h/g/b/d":         "tlbr",
		"dans le sens des aiguilles d'une montre à partir de la gauche":        "ltrb",
		"Sens horaire, en partant de la gauche":                                "ltrb",
		"sens des aiguilles en commençant par le bas":                          "bltr",
		"à partir de midi, dans le sens inverse des aiguilles":                 "tlbr",
		"vu de dos, sens horaire à partir du haut":                             "tlbr",
		"Les pièces sont vues de dos.":                                         "tlbr",
		"le côté gauche d'abord, puis dans le sens des aiguilles d'une montre": "ltrb",
		"nord-ouest-sud-est":                                                   "tlbr",
		"Haut, gche, bas, dr.":                                                 "tlbr",
		"sens anti-horaire depuis la gauche":                                   "lbrt",
		"J'ai noté les cartes à l'envers, comme dans un miroir.":               "asked",
		// Danish
		"I urets retning":                             "trbl",
		"med uret fra venstre":                        "ltrb",
		"i urets retning, start venstre":              "ltrb",
		"mod urets retning fra toppen":                "tlbr",
		"Fra klokken 9 med uret":                      "ltrb",
		"set fra bagsiden, med uret fra toppen":       "tlbr",
		"op, ve., ned, hø.":                           "tlbr",
		"ø/v/n/h":                                     "tlbr",
		"Venstre først, så hele vejen rundt med uret": "ltrb",
		"Brikkerne er spejlvendt.":                    "asked",
		"øv. - hø. - ne. - ve.":                       "trbl",
		"Ikke med uret, men mod uret fra venstre":     "lbrt",
		"venstre om, fra toppen":                      "tlbr",
		// signs and hours
		"↺ from top": "tlbr", "⟳ from left": "ltrb", "↻ from left": "ltrb", "⟲ from left": "lbrt", "🔄 ab links": "asked", "12h;9h;6h;3h": "tlbr", "12 h, 3 h, 6 h, 9 h": "trbl",
		"on commence à 9 h, sens horaire": "ltrb", "sens anti-horaire à partir de 12h": "tlbr",
		"On commence à 9 h et on tourne dans le sens horaire": "ltrb", "I start at the left and turn anticlockwise": "lbrt",
		"Start at the top tile and rotate it anticlockwise": "nothing",
		"GUZ, oben zuerst": "tlbr", "i. U. ab links": "asked", "med solen fra venstre": "ltrb",
		// nothing
		"🔄 Tiles": "nothing", "🔃 Tiles": "nothing", "Cats on top": "nothing", "Photo from left": "nothing", "Foto ab links": "nothing",
		"The picture on the back of the box shows a fox.":           "nothing",
		"The mirror image of the solution counts as the same.":      "nothing",
		"It came back in the mail, with a mirror.":                  "nothing",
		"Das Spiel ist von hinten bis vorne schwierig.":             "nothing",
		"We play at 3 o'clock.":                                     "nothing",
		"Wir treffen uns um 12 Uhr.":                                "nothing",
		"Le musée ouvre à midi.":                                    "nothing",
		"Not seen from the back: clockwise from the left":           "ltrb",
		"The tiles are seen from the front, not from the back.":     "nothing",
		"const N = 9, S = 4;":                                       "nothing",
		"There is a number on the back of every card.":              "nothing",
		"Auf der Rückseite der Karten steht nichts.":                "nothing",
		"Le dos des cartes est bleu.":                               "nothing",
		"Bagsiden af brikkerne er blå.":                             "nothing",
		"moveUp(); moveDown(); moveLeft(); moveRight();":            "nothing",
		"Order of sides: T-R-B-L":                                   "trbl",
		"Sides: tp, bt, lf, rt":                                     "tblr",
		"cw starting N":                                             "trbl",
		"Going ccw, starting from E":                                "rtlb",
		"Each tile: 12 o'clock, 9 o'clock, 6 o'clock, 3 o'clock":    "tlbr",
		"I always started at the bottom and went counterclockwise.": "brtl",
		"First the left one, then I went round clockwise":           "ltrb",
		"viewed from behind, anticlockwise":                         "trbl",
		"All tiles as seen from the back!":                          "tlbr",
		"(from the back: top left bottom right)":                    "trbl",
		"the cards are mirrored":                                    "asked",
		"I typed them in from the photo, which is mirrored.":        "asked",
		"My mirror is broken.":                                      "nothing",
		"I took the cards from the back room":                       "nothing",
		"The box was delivered from behind the counter.":            "nothing",
		"int getLeft(){return s[0];} int getTop(){return s[1];} int getRight(){return s[2];} int getBottom(){return s[3];}":                            "ltrb",
		"public static final int NORTH = 0;\npublic static final int WEST = 1;\npublic static final int SOUTH = 2;\npublic static final int EAST = 3;": "tlbr",
		"let top = t => t[0], left = t => t[1], bottom = t => t[2], right = t => t[3];":                                                                "tlbr",
		"left = lambda t: t[3]\nright = lambda t: t[1]\ntop = lambda t: t[0]\nbottom = lambda t: t[2]":                                                 "trbl",
		"tile(Top, Left, Right, Bottom).":                                                      "tlrb",
		"ok(tile(_,_,A,_), tile(B,_,_,_)) :- m(A,B).":                                          "nothing",
		"hor(t(_,R,_,_), t(_,_,_,L)). ver(t(_,_,B,_), t(T,_,_,_)).":                            "trbl",
		"hor(t(_,_,_,R), t(_,L,_,_)). ver(t(_,_,B,_), t(T,_,_,_)).":                            "tlbr",
		"struct Tile { int north, west, south, east; };":                                       "tlbr",
		"struct piece { uint8_t u, l, d, r; };":                                                "tlbr",
		"type Tile = { t: Edge; l: Edge; b: Edge; r: Edge };":                                  "tlbr",
		"record Tile(String topSide, String leftSide, String bottomSide, String rightSide) {}": "tlbr",
		"# index 0 = top, 1 = left, 2 = bottom, 3 = right":                                     "tlbr",
		"TOP, RIGHT, BOTTOM, LEFT = 0, 3, 2, 1":                                                "tlbr",
		"enum { N, W, S, E };":                                                                 "tlbr",
		"dirs = ['up', 'left', 'down', 'right']":                                               "tlbr",
		"if i == 0: 'top' elif i == 1: 'left'":                                                 "asked",
		"fn top(&self) -> u8 { self.0[0] }\nfn left(&self) -> u8 { self.0[1] }\nfn bottom(&self) -> u8 { self.0[2] }\nfn right(&self) -> u8 { self.0[3] }": "tlbr",
		"Im Uhrzeigersinn ab 3 Uhr":                            "rblt",
		"Uhrzeigersinn, links angefangen":                      "ltrb",
		"Start unten, gegen den UZS":                           "brtl",
		"ob/li/un/re":                                          "tlbr",
		"o-l-u-r, immer":                                       "tlbr",
		"Von hinten betrachtet, im Uhrzeigersinn":              "tlbr",
		"Die Kärtchen habe ich von der Rückseite aus gelesen.": "tlbr",
		"gespiegelt!":                                          "asked",
		"Der Spiegel im Flur hat neun Karten.":                 "asked",
		"Er kam von hinten und gewann.":                        "nothing",
		"Erst die obere, dann die linke, dann die untere und zuletzt die rechte Kante": "tlbr",
		"Links-oben-rechts-unten": "ltrb",
		"h, dr, b, g":             "trbl",
		"ht., g., b., d.":         "tlbr",
		"dans l'ordre : haut, gauche, bas puis droite": "tlbr",
		"vue de dos : haut, droite, bas, gauche":       "tlbr",
		"cartes vues par derrière, sens horaire":       "tlbr",
		"en tournant vers la gauche à partir du haut":  "asked",
		"sens trigonométrique depuis le haut":          "tlbr",
		"sens horaire, départ à gauche":                "ltrb",
		"Je les ai posées de dos sur la table.":        "asked",
		"imod urets retning fra venstre":               "lbrt",
		"Fra kl. 12 mod uret":                          "tlbr",
		"øv/ve/ne/hø":                                  "tlbr",
		"o/v/n/h":                                      "tlbr",
		"Set bagfra: øverst, højre, nederst, venstre":  "tlbr",
		"Jeg har læst brikkerne bagfra, med uret.":     "tlbr",
		"Kortene er spejlet.":                          "asked",
		"begynd nederst og gå med uret":                "bltr",
		"venstre, op, højre, ned":                      "ltrb",
		"Bagfra kom en hund.":                          "nothing",
	} {
		t.Run(said, func(t *testing.T) {
			o := reading.Read(said+"\n"+foxes, nil)
			require.NotEmpty(t, o.Readings)
			order := o.Readings[0].Order
			switch {
			case o.Kind == reading.Ask:
				order.Sides = "asked"
			case order.Why == reading.Assumed && want == "nothing":
				order.Sides = "nothing"
			}
			assert.Equal(t, want, order.Sides)
		})
	}
}

// TestTheOrderIsDoubtedWhateverElseIsOdd: a slip in a tile hides no line that may say the order.
func TestTheOrderIsDoubtedWhateverElseIsOdd(t *testing.T) {
	for name, text := range map[string]string{
		"nothing":         foxes,
		"a slip":          strings.Replace(foxes, "owl", "owll", 1),
		"a side too few":  strings.Replace(foxes, ", deer tail", "", 1),
		"a tile too many": foxes + "fox head, owl tail, hare head, deer tail\n",
		"two lists":       foxes + "\nSecond:\n" + strings.NewReplacer("fox", "cat", "owl", "dog", "hare", "cow", "deer", "pig").Replace(foxes),
		"not filled in":   strings.Replace(foxes, "owl tail", "?", 1),
	} {
		o := reading.Read("It goes top, lhs, bottom, rhs here\n"+text, nil)
		require.Equal(t, reading.Ask, o.Kind, name)
		assert.True(t, slices.ContainsFunc(o.Readings[0].Doubts, func(d reading.Doubt) bool { return d.Kind == reading.LeftOut && d.Line == 1 }), name)
	}
}

// TestTilesSeenFromTheBackAreMirrored, however their sides are told, and however many they have.
func TestTilesSeenFromTheBackAreMirrored(t *testing.T) {
	keyed := ""
	for line := range strings.Lines(foxes) {
		l := strings.Split(strings.TrimSpace(line), ", ")
		keyed += "top: " + l[0] + ", right: " + l[1] + ", bottom: " + l[2] + ", left: " + l[3] + "\n"
	}
	hexes := "abcdef\nbcadfe\ncbafed\ndefabc\nefdacb\nfedcba\nacebdf\n"
	for text, want := range map[string]string{
		"Seen from the back of the tiles\n" + keyed:           "tlbr",
		"Seen from the back of the tiles.\nt,r,b,l\n" + foxes: "tlbr",
		"Seen from the back of the tiles\n" + hexes:           "tlbr",
		"Seen from the back, anticlockwise\n" + hexes:         "",
	} {
		o := reading.Read(text, nil)
		require.NotEmpty(t, o.Readings, text)
		assert.Equal(t, want, o.Readings[0].Order.Sides, text)
	}
	assert.Equal(t, "tlbr", reading.OrderSaid("seen from the back\n"+foxes).Sides)
}

// TestWhatIsOnTilesSaysNoOrder: halves that are seen from behind, a mirror, the frame of a list in brackets, and numbers
// with an h, which may be hours.
func TestWhatIsOnTilesSaysNoOrder(t *testing.T) {
	framed := "(_, _, R, T)\n(_, B, L, r)\n(_, l, B, b)\n(L, b, R, _)\n(l, T, r, t)\n(t, R, L, _)\n(r, _, T, l)\n(t, _, b, R)\n"
	coded := "9h 6h 3h 12h\n1t 2h 3t 4h\n9t 6t 5h 12t\n1h 2t 7h 8h\n4t 5t 10h 11t\n7t 8t 10t 11h\n1t 2h 7t 4h\n1h 2t 7h 8t\n4t 5h 10t 11h\n"
	alone := strings.NewReplacer("t", "h", "\n4t 5", "\n4h 9").Replace(coded)
	for name, text := range map[string]string{
		"heads as h":          coded,
		"h alone":             alone,
		"h apart":             strings.NewReplacer("h", " h", " ", ", ").Replace(alone),
		"halves":              strings.NewReplacer("head", "from behind", "tail", "from the front").Replace(foxes),
		"halves, sides named": "top, right, bottom, left\n" + strings.NewReplacer("head", "von hinten", "tail", "von vorn").Replace(foxes),
		"a mirror":            strings.ReplaceAll(foxes, "fox", "mirror"),
		"a frame":             framed,
	} {
		o := reading.Read(text, nil)
		require.NotEmpty(t, o.Readings, name)
		for _, r := range o.Readings {
			assert.Equal(t, "trbl", cmp.Or(r.Order.Sides, "trbl"), name)
		}
	}
}
