package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// An owner writes the tiles of a puzzle down in a way of her own. The labels of the motifs are those of one
// half and, behind a bar, of the other.
type owner struct {
	name, labels string
	write        func(tiles [][]string) string
}

// The labels of four motifs.
const (
	english  = "fox head,owl head,bear head,hare head|fox tail,owl tail,bear tail,hare tail"
	german   = "Fuchskopf,Eulenkopf,Bärenkopf,Hasenkopf|Fuchsschwanz,Eulenschwanz,Bärenschwanz,Hasenschwanz"
	parted   = "Fuchs Kopf,Eule Kopf,Bär Kopf,Hase Kopf|Fuchs Schwanz,Eule Schwanz,Bär Schwanz,Hase Schwanz"
	french   = "tête de renard,tête de hibou,tête de loup,tête de lièvre|queue de renard,queue de hibou,queue de loup,queue de lièvre"
	danish   = "rævehoved,uglehoved,bjørnehoved,harehoved|rævehale,uglehale,bjørnehale,harehale"
	capital  = "F,O,B,H|f,o,b,h"
	pictured = "🐶,🐱,🐭,🐰|🐕,🐈,🐁,🐇"
	signed4  = "1,2,3,4|-1,-2,-3,-4"
)

// shuffled writes a line for each tile, in another sequence than their numbers.
func shuffled(form string) func(tiles [][]string) string {
	return func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string { return sided(form, 1+(i*4+2)%9, tiles[(i*4+2)%9]) })
	}
}

// wandering writes a line for each tile, with the sides in another sequence on each: %k names the side, %s is what it
// shows.
func wandering(names, form, between string) func(tiles [][]string) string {
	return func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string {
			var sides []string
			for k := range 4 {
				side := (i*3 + k*(1+i%2*2)) % 4
				sides = append(sides, strings.NewReplacer("%k", strings.Fields(names)[side], "%s", t[side]).Replace(form))
			}
			return fmt.Sprintf("Tile %d: ", i+1) + strings.Join(sides, between) + "\n"
		})
	}
}

// tiled writes a line for each tile: %i is its number, %t, %r, %b and %l are its sides.
func tiled(form string) func(tiles [][]string) string { return framed("", form, "") }

// framed writes a text around them.
func framed(before, form, behind string) func(tiles [][]string) string {
	return func(tiles [][]string) string {
		return before + lines(tiles, func(i int, t []string) string { return sided(form, i+1, t) }) + behind
	}
}

// changing writes the first four tiles in one form, and behind a line that says so the others with left and right
// exchanged.
func changing(before, form, line, behind string) func(tiles [][]string) string {
	return func(tiles [][]string) string {
		return before + lines(tiles, func(i int, t []string) string {
			if i < 4 {
				return sided(form, i+1, t)
			}
			tile := sided(form, i+1, []string{t[0], t[3], t[2], t[1]})
			if i == 4 {
				return line + "\n" + tile
			}
			return tile
		}) + behind
	}
}

// together writes two sides that show the same with one label: "top and right: fox head".
func together(names, and, form, between string) func(tiles [][]string) string {
	sides := strings.Fields(names)
	return func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string {
			var parts []string
			done := map[int]bool{}
			for k := range t {
				called := sides[k]
				for j := k + 1; j < len(t) && !done[k]; j++ {
					if t[j] == t[k] {
						called += " " + and + " " + sides[j]
						done[j] = true
						break
					}
				}
				if !done[k] {
					parts = append(parts, strings.NewReplacer("%k", called, "%s", t[k]).Replace(form))
				}
			}
			return fmt.Sprintf("%d. %s\n", i+1, strings.Join(parts, between))
		})
	}
}

func sided(form string, number int, t []string) string {
	return strings.NewReplacer("%i", fmt.Sprint(number), "%F", titled(ordinal(number)), "%f", ordinal(number), "%n", strings.Fields("one two three four five six seven eight nine")[number-1], "%0", fmt.Sprint(number-1), "%A", string(rune('A'+number-1)), "%I", roman(number-1), "%t", t[0], "%r", t[1], "%b", t[2], "%l", t[3]).Replace(form)
}

func ordinal(number int) string {
	return strings.Fields("first second third fourth fifth sixth seventh eighth ninth")[number-1]
}

func titled(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

// beside writes so many tiles on a line.
func beside(wide int, form, between string) func(tiles [][]string) string {
	return func(tiles [][]string) string {
		var rows []string
		for at := 0; at < len(tiles); at += wide {
			var row []string
			for i := at; i < min(at+wide, len(tiles)); i++ {
				row = append(row, sided(form, i+1, tiles[i]))
			}
			rows = append(rows, strings.Join(row, between))
		}
		return strings.Join(rows, "\n")
	}
}

// besideNamed writes so many tiles beside one another, each side on a line with its name.
func besideNamed(tiles [][]string, wide int) string {
	text := ""
	for row := 0; row < len(tiles); row += wide {
		for k, name := range []string{"Tile", "top:", "right:", "bottom:", "left:"} {
			for i := row; i < min(row+wide, len(tiles)); i++ {
				value := fmt.Sprint(i + 1)
				if k > 0 {
					value = tiles[i][k-1]
				}
				text += fmt.Sprintf("%-24s", name+" "+value)
			}
			text += "\n"
		}
		text += "\n"
	}
	return text
}

var owners = []owner{
	{"a note on a phone", "brown h,grey h,white h,spotted h|brown t,grey t,white t,spotted t", framed("Dog puzzle\n\n", "%i %t, %r, %b, %l", "")},
	{"a dash behind the number", english, tiled("%i- %t, %r, %b, %l")},
	{"keys without commas", english, tiled("Piece %i - top: %t right: %r bottom: %b left: %l")},
	{"a hash", english, tiled("#%i %t / %r / %b / %l")},
	{"a hash and a dash", english, tiled("Tile #%i - %t, %r, %b, %l")},
	{"letters for sides", english, tiled("%i) T %t R %r B %b L %l")},
	{"a spreadsheet with notes", english, func(tiles [][]string) string {
		return "Tile\tTop\tRight\tBottom\tLeft\tNotes\n" + lines(tiles, func(i int, t []string) string {
			return fmt.Sprint(i+1) + "\t" + strings.Join(t, "\t") + "\t" + []string{"", "scratched", ""}[i%3]
		})
	}},
	{"a spreadsheet with rows, columns and turns", english, func(tiles [][]string) string {
		return "Tile,Row,Column,Turn,Top,Right,Bottom,Left\n" + lines(tiles, func(i int, t []string) string {
			return fmt.Sprintf("%d,%d,%d,%d,%s\n", i+1, i/3, i%3, i*3%4*90, strings.Join(t, ","))
		})
	}},
	{"a spreadsheet with a column of halves beside each side", english, func(tiles [][]string) string {
		return "Tile;Top;Half;Right;Half;Bottom;Half;Left;Half\n" + lines(tiles, func(i int, t []string) string {
			return fmt.Sprintf("%d;%s\n", i+1, strings.ReplaceAll(strings.Join(t, ";"), " ", ";"))
		})
	}},
	{"five tiles side by side, with names of their sides", english, func(tiles [][]string) string {
		return besideNamed(tiles, 5)
	}},
	{"a spreadsheet with columns between the sides", english, func(tiles [][]string) string {
		return "x;y;links;oben;Bild;rechts;unten\n" + lines(tiles, func(i int, t []string) string {
			return fmt.Sprintf("%d;%d;%s;%s;img%d.jpg;%s;%s\n", i/3, i%3, t[3], t[0], i, t[1], t[2])
		})
	}},
	{"a spreadsheet with two headers", english, func(tiles [][]string) string {
		return "\tTop\t\tRight\t\tBottom\t\tLeft\t\nNo\tanimal\thalf\tanimal\thalf\tanimal\thalf\tanimal\thalf\n" + lines(tiles, func(i int, t []string) string {
			return fmt.Sprint(i+1) + "\t" + strings.ReplaceAll(strings.Join(t, "\t"), " ", "\t")
		})
	}},
	{"three tiles side by side, with names of their sides", english, func(tiles [][]string) string {
		return besideNamed(tiles, 3)
	}},
	{"two tiles on a line, wide space", english, beside(2, "%t, %r, %b, %l", "        ")},
	{"two numbered tiles on a line", english, beside(2, "%i. %t, %r, %b, %l", "     ")},
	{"two tiles on a line, a bar", capital, beside(2, "%t %r %b %l", " | ")},
	{"three tiles on a line", capital, beside(3, "%t %r %b %l", "    ")},
	{"three tiles on a line, with numbers", capital, beside(3, "%i: %t%r%b%l", "   ")},
	{"three tiles on a line, in brackets", english, func(tiles [][]string) string {
		return "Row 1: " + beside(3, "tile %i (%t, %r, %b, %l)", ", ")(tiles)
	}},
	{"shuffled numbers", english, shuffled("%i: %t, %r, %b, %l")},
	{"shuffled numbers in a column", english, shuffled("%i\t%t\t%r\t%b\t%l")},
	{"shuffled letters", english, shuffled("%A) %t, %r, %b, %l")},
	{"shuffled ordinals", english, shuffled("%F tile: %t, %r, %b, %l")},
	{"shuffled numbers in words", english, shuffled("Tile no. %n: %t, %r, %b, %l")},
	{"opposite sides in lines", english, tiled("Tile %i\nN-S: %t / %b\nW-E: %l / %r")},
	{"opposite sides in a line", english, tiled("%i. top/bottom: %t, %b; left/right: %l, %r")},
	{"opposite sides in German", german, tiled("Karte %i\noben-unten = %t %b\nlinks-rechts = %l %r\n")},
	{"letters for sides in any sequence", english, wandering("T R B L", "%k: %s", "; ")},
	{"letters for sides in any sequence, with equals signs", capital, wandering("T R B L", "%k=%s", " ")},
	{"letters for sides in any sequence, without signs", english, wandering("T R B L", "%k %s", " ")},
	{"initials of points of the compass in any sequence", english, wandering("N E S W", "%k: %s", ", ")},
	{"German initials in any sequence", german, wandering("o r u l", "%k: %s", ", ")},
	{"French initials in any sequence", capital, wandering("H D B G", "%k:%s", ", ")},
	{"names of sides in any sequence", english, wandering("top right bottom left", "%k %s", ", ")},
	{"a number of the photograph beside the list mark", english, func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string {
			return fmt.Sprintf("%d. %d, ", i+1, (i*317)%1000) + strings.Join(t, ", ")
		})
	}},
	{"JSON lines", english, tiled(`{"id": %i, "top": "%t", "right": "%r", "bottom": "%b", "left": "%l"}`)},
	{"JSON lines of lists", english, tiled(`["%t", "%r", "%b", "%l"]`)},
	{"JSON lines with a list", english, tiled(`{"tile": %i, "sides": ["%t", "%r", "%b", "%l"]}`)},
	{"a forum post", english, framed("Hi everyone,\nI found this at a flea market and my kids want to see it done. The pieces are (clockwise from the top):\n\n", "Piece %A: %t, %r, %b, %l", "\n\nAny help is welcome, I have been at it for 3 evenings!\nCheers, Tom")},
	{"brackets and spaces", "Fox(H),Owl(H),Bear(H),Hare(H)|Fox(T),Owl(T),Bear(T),Hare(T)", tiled("%t %r %b %l")},
	{"hyphens and spaces", "fox-h,owl-h,bear-h,hare-h|fox-t,owl-t,bear-t,hare-t", tiled("%i: %t %r %b %l")},
	{"counted in one sentence", english, framed("My tiles: ", "the %f has a %t on top, a %r on the right, a %b at the bottom and a %l on the left;", "Thanks!")},
	{"counted in one line", english, func(tiles [][]string) string {
		return strings.ReplaceAll(framed("", "the %f has a %t on top, a %r on the right, a %b at the bottom, a %l on the left, ", "")(tiles), "\n", "")
	}},
	{"counted in a paragraph", english, func(tiles [][]string) string {
		return strings.ReplaceAll(framed("I have nine tiles. ", "The %f one has a %t on top, a %r on the right, a %b at the bottom, and a %l on the left. ", "Thanks!")(tiles), " on ", "\non ")
	}},
	{"sentences", english, tiled("Tile %i has a %t at the top, a %r on the right, a %b at the bottom and a %l on the left.")},
	{"sides behind", english, tiled("Card %i: %t on top, %r on the right, %b on the bottom, %l on the left")},
	{"sides in brackets behind", english, tiled("%i. %t (top), %r (right), %b (bottom), %l (left)")},
	{"JavaScript", "fox_h,owl_h,bear_h,hare_h|fox_t,owl_t,bear_t,hare_t", framed("const pieces = [\n", "  {n: %i, t: '%t', r: '%r', b: '%b', l: '%l'},", "\n];\n\nfunction rotate(p) { return {n: p.n, t: p.l, r: p.t, b: p.r, l: p.b}; }\n")},
	{"a dictionary of Python", capital, framed("tiles = {\n", `    %i: ("%t", "%r", "%b", "%l"),`, "\n}\n")},
	{"C", signed4, framed("#include <stdio.h>\n\nint tiles[9][4] = {\n", "  {%t, %r, %b, %l},", "\n};\n\nint main(void) { return 0; }\n")},
	{"an enumeration of Java", "FOX_HEAD,OWL_HEAD,BEAR_HEAD,HARE_HEAD|FOX_TAIL,OWL_TAIL,BEAR_TAIL,HARE_TAIL", framed("public enum Tile {\n", "    T%i(%t, %r, %b, %l),", "\n    ;\n}\n")},
	{"a chat", english, tiled("12/03/2024, 19:0%i - Anna: %i: %t, %r, %b, %l")},
	{"a chat with dates in brackets", capital, tiled("[12.03.24, 19:0%i:00] Oma: %t %r %b %l")},
	{"a mail that quotes", english, framed("Sure, see below.\n\n> Dear Jo,\n> these are mine:\n", "> %i. %t, %r, %b, %l", "\n> Best, Al\n")},
	{"photographs", english, tiled("IMG_123%i.jpg  %t, %r, %b, %l")},
	{"Markdown with an alignment row", english, framed("| # | N | E | S | W |\n|:-:|---|---|---|---|\n", "| %i | %t | %r | %b | %l |", "")},
	{"Markdown with a short alignment row", capital, framed("|T|R|B|L|\n|:-:|:-:|:-:|:-:|\n", "|%t|%r|%b|%l|", "")},
	{"Markdown with bold sides", english, tiled("%i. **Top**: %t, **Right**: %r, **Bottom**: %b, **Left**: %l")},
	{"YAML", english, tiled("- top: %t\n  right: %r\n  bottom: %b\n  left: %l")},
	{"sections of an INI file", english, tiled("[tile%i]\ntop = %t\nright = %r\nbottom = %b\nleft = %l\n")},
	{"an index beside the list mark", english, tiled("%i. %0, %t, %r, %b, %l")},
	{"a code beside the number", english, tiled("%i\tT0%i\t%t\t%r\t%b\t%l")},
	{"boxes to tick", english, tiled("☐ %t, %r, %b, %l")},
	{"boxes of Markdown", english, tiled("- [ ] %t, %r, %b, %l")},
	{"two sides a line, tiles parted", english, tiled("%t, %r\n%b, %l\n")},
	{"one side a line", english, tiled("%t\n%r\n%b\n%l\n")},
	{"one side a line, headed", english, tiled("Tile %i:\n%t\n%r\n%b\n%l")},
	{"crosses in a spreadsheet", capital, func(tiles [][]string) string {
		var b strings.Builder
		for at := 0; at < len(tiles); at += 3 {
			var rows [3][]string
			for _, t := range tiles[at : at+3] {
				rows[0] = append(rows[0], "", t[0], "", "")
				rows[1] = append(rows[1], t[3], "", t[1], "")
				rows[2] = append(rows[2], "", t[2], "", "")
			}
			for _, r := range rows {
				b.WriteString(strings.Join(r, "\t") + "\n")
			}
			b.WriteString("\n")
		}
		return b.String()
	}},
	{"crosses drawn carelessly", capital, tiled("     %t\n%l   %r\n     %b\n\n")},
	{"tasks of Markdown", english, tiled("- [ ] %i: %t, %r, %b, %l\n")},
	{"names with a letter", english, func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string {
			return sided(strings.Fields("C7 A2 B7 D1 A1 F3 G8 H4 B6")[i]+": %t, %r, %b, %l\n", i+1, t)
		})
	}},
	{"keywords of Clojure", english, func(tiles [][]string) string {
		return "(def tiles [\n" + strings.NewReplacer(" head", "-head", " tail", "-tail").Replace(tiled("  {:top :%t :left :%l :bottom :%b :right :%r}\n")(tiles)) + "])\n"
	}},
	{"crosses with the number in the middle", capital, tiled("  %t\n%l %i %r\n  %b\n")},
	{"LaTeX", "a,b,c,d|a',b',c',d'", framed("\\begin{enumerate}\n", "  \\item $%t, %r, %b, %l$", "\n\\end{enumerate}\n")},
	{"numbers and letters", "1a,2a,3a,4a|1b,2b,3b,4b", tiled("%i: %t %r %b %l")},
	{"pictures and arrows", "🦊⬆️,🦉⬆️,🐻⬆️,🐰⬆️|🦊⬇️,🦉⬇️,🐻⬇️,🐰⬇️", tiled("%t %r %b %l")},
	{"pictures and words", "🦊 head,🦉 head,🐻 head,🐰 head|🦊 tail,🦉 tail,🐻 tail,🐰 tail", tiled("%i) %t, %r, %b, %l")},

	{"German letters on a line", parted, tiled("O: %t U: %b L: %l R: %r")},
	{"German letters, numbered", german, tiled("Karte %i: O: %t, R: %r, U: %b, L: %l")},
	{"German keys", german, tiled("Karte %i: oben %t, rechts %r, unten %b, links %l")},
	{"German ordinals", german, tiled("%i. Karte: %t – %r – %b – %l")},
	{"German blocks", german, tiled("Nr. %i\noben: %t\nrechts: %r\nunten: %b\nlinks: %l\n")},
	{"German brackets", german, tiled("Kärtchen %i (im Uhrzeigersinn): %t, %r, %b, %l")},
	{"a legend", "FK,EK,BK,HK|FS,ES,BS,HS", framed("F = Fuchs, E = Eule, B = Bär, H = Hase, K = Kopf, S = Schwanz\n\n", "%i. %t %r %b %l", "")},
	{"a German mail", german, framed("Liebe Frau Krause,\n\nwie versprochen meine Karten, immer oben angefangen und dann im Uhrzeigersinn:\n\n", "%t, %r, %b und %l", "\n\nHerzliche Grüße\nIhr Karl Meier")},
	{"German halves like sides", "Fuchs oben,Eule oben,Bär oben,Hase oben|Fuchs unten,Eule unten,Bär unten,Hase unten", tiled("%i: %t / %r / %b / %l")},
	{"a German spreadsheet", german, framed("Nr;Oben;Rechts;Unten;Links\n", "%i;%t;%r;%b;%l", "")},
	{"a German spreadsheet, sideways", german, func(tiles [][]string) string {
		return "Karte\t1\t2\t3\t4\t5\t6\t7\t8\t9\n" + lines(turned(tiles), func(i int, t []string) string {
			return []string{"oben", "rechts", "unten", "links"}[i] + "\t" + strings.Join(t, "\t")
		})
	}},
	{"front and back", "Fuchs vorn,Eule vorn,Bär vorn,Hase vorn|Fuchs hinten,Eule hinten,Bär hinten,Hase hinten", tiled("%i: %t, %r, %b, %l")},
	{"two languages", parted, func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string {
			line := sided("%i. %t, %r, %b, %l", i+1, t)
			if i > 4 {
				line = strings.NewReplacer("Kopf", "head", "Schwanz", "tail").Replace(line)
			}
			return line
		})
	}},
	{"a German note with stops", parted, tiled("%i. %t. %r. %b. %l.")},

	{"French keys", french, tiled("Carte %i : haut = %t, droite = %r, bas = %b, gauche = %l")},
	{"French letters", "tête renard,tête hibou,tête ours,tête lièvre|queue renard,queue hibou,queue ours,queue lièvre", tiled("H: %t D: %r B: %b G: %l")},
	{"French semicolons", "renard tête,hibou tête,ours tête,lièvre tête|renard queue,hibou queue,ours queue,lièvre queue", tiled("%i° %t ; %r ; %b ; %l")},
	{"French numbers", french, tiled("Carte n°%i : %t, %r, %b, %l")},
	{"French elision", "tête de renard,tête de hibou,tête d'ours,tête de lièvre|queue de renard,queue de hibou,queue d'ours,queue de lièvre", tiled("%i. %t, %r, %b, %l")},
	{"French sides behind", french, tiled("%i) %t en haut, %r à droite, %b en bas, %l à gauche")},
	{"French ordinals", french, tiled("%ième carte : %t, %r, %b, %l")},
	{"a French forum", "R+,H+,O+,L+|R-,H-,O-,L-", framed("Bonjour,\nvoici mes 9 cartes (sens horaire en partant du haut) :\n", "- %t %r %b %l", "\nMerci d'avance !")},

	{"another way round from the fifth on", english, changing("Clockwise from the top:\n", "%i. %t, %r, %b, %l", "From tile 5 on anti-clockwise:", "")},
	{"another way round below", english, changing("", "%i. %t, %r, %b, %l", "(now anti-clockwise)", "")},
	{"another order below", english, changing("order: top right bottom left\n", "%i. %t, %r, %b, %l", "order: top left bottom right", "")},
	{"two lists with their ways round", english, changing("Clockwise from the top:\n\n", "%i. %t, %r, %b, %l", "\nAnti-clockwise from the top:\n", "")},
	{"a spreadsheet with a second header", english, changing("tile,top,right,bottom,left\n", "%i,%t,%r,%b,%l", "tile,top,left,bottom,right", "")},
	{"a second header of letters", english, changing("N,E,S,W\n", "%t,%r,%b,%l", "N,W,S,E", "")},
	{"a second header of letters for letters", capital, changing("TRBL\n", "%t%r%b%l", "TLBR", "")},
	{"two tables of Markdown", english, changing("| # | top | right | bottom | left |\n|---|---|---|---|---|\n", "| %i | %t | %r | %b | %l |", "\n| # | top | left | bottom | right |\n|---|---|---|---|---|", "")},
	{"a program with another order below", english, changing("tiles = [\n  # top, right, bottom, left\n", `  ["%t", "%r", "%b", "%l"],`, "  # top, left, bottom, right from here", "]")},
	{"another way round below, in German", german, changing("Im Uhrzeigersinn ab oben:\n", "%i. %t, %r, %b, %l", "ab hier gegen den Uhrzeigersinn:", "")},
	{"another way round below, in French", french, changing("Sens horaire en partant du haut :\n", "%i. %t, %r, %b, %l", "à partir d'ici sens antihoraire :", "")},
	{"another way round below, in Danish", danish, changing("Med uret fra toppen:\n", "%i. %t, %r, %b, %l", "herfra siderne mod uret:", "")},
	{"a header that is there again", english, func(tiles [][]string) string {
		return "N,E,S,W\n" + lines(tiles[:5], func(i int, t []string) string { return strings.Join(t, ",") }) + "\nN,E,S,W\n" + lines(tiles[5:], func(i int, t []string) string { return strings.Join(t, ",") })
	}},

	{"two sides together", english, together("top right bottom left", "and", "%k %s", ", ")},
	{"two sides together, with colons", english, together("top right bottom left", "and", "%k: %s", "; ")},
	{"two sides together, in German", parted, together("oben rechts unten links", "und", "%k %s", ", ")},
	{"two sides together, in French", french, together("haut droite bas gauche", "et", "%k : %s", " ; ")},
	{"two sides together, in Danish", danish, together("øverst højre nederst venstre", "og", "%k %s", ", ")},
	{"a switch of Java", capital, framed("String tile(int n) {\n  switch (n) {\n", `    case %i: return "%t%r%b%l";`, "\n    default: return \"\";\n  }\n}")},
	{"a switch of Java, on two lines each", capital, framed("switch (n) {\n", "  case %i:\n    return \"%t%r%b%l\";", "\n  default:\n    throw new IllegalArgumentException();\n}")},
	{"a switch of C#", capital, framed("string Tile(int n) => n switch\n{\n", `    %i => "%t%r%b%l",`, "\n    _ => \"\"\n};")},
	{"a switch of words", english, framed("switch (n) {\n", `  case %i: return "%t, %r, %b, %l";`, "\n  default: return null;\n}")},
	{"pictures that belong together", pictured, framed("", "%t %r %b %l", "\n\n🐶+🐕, 🐱+🐈, 🐭+🐁, 🐰+🐇 belong together")},
	{"pictures that belong together, in one word", pictured, framed("🐶 = 🐕\n🐱 = 🐈\n🐭 = 🐁\n🐰 = 🐇\n\n", "%t%r%b%l", "")},
	{"pictures of which each goes with one", pictured, framed("🐶 goes with 🐕\n🐱 goes with 🐈\n🐭 goes with 🐁\n🐰 goes with 🐇\n\n", "%t, %r, %b, %l", "")},

	{"how many tiles there are", english, tiled("Tile %i of 9: %t, %r, %b, %l")},
	{"a dash behind a letter", english, tiled("%A- %t, %r, %b, %l")},
	{"shuffled hashes", english, shuffled("Tile #%i: %t, %r, %b, %l")},
	{"shuffled hashes of letters", capital, shuffled("#%i %t %r %b %l")},
	{"shuffled blocks", english, shuffled("Tile %i\ntop: %t\nright: %r\nbottom: %b\nleft: %l\n")},
	{"numbers in boxes", english, func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string { return fmt.Sprintf("%d\ufe0f\u20e3 ", i+1) + strings.Join(t, ", ") })
	}},
	{"arrows for sides", english, tiled("%i: ↑%t →%r ↓%b ←%l")},
	{"points of the compass", english, tiled("N: %t / E: %r / S: %b / W: %l")},
	{"small points of the compass", english, tiled("n=%t e=%r s=%b w=%l")},
	{"letters for the sides of letters", capital, tiled("%i. t:%t r:%r b:%b l:%l")},
	{"German letters in another order", parted, tiled("L: %l O: %t R: %r U: %b")},
	{"a sentence for each side", english, tiled("Tile %i. Top %t. Right %r. Bottom %b. Left %l.")},
	{"sides behind in another order", english, tiled("%i: %l on the left, %r on the right, %t at the top, %b at the bottom")},
	{"German sides behind", german, tiled("%t (oben), %l (links), %b (unten), %r (rechts)")},
	{"Haskell with its types", "Head Fox,Head Owl,Head Deer,Head Hare|Tail Fox,Tail Owl,Tail Deer,Tail Hare", func(tiles [][]string) string {
		return "data Side = Head Animal | Tail Animal deriving (Eq, Show)\ndata Animal = Fox | Owl | Deer | Hare deriving (Eq, Show)\n\ntiles :: [Tile]\ntiles = [ " +
			strings.ReplaceAll(strings.TrimSpace(tiled("Tile (%t) (%r) (%b) (%l)")(tiles)), "\n", "\n        , ") + "\n        ]\n"
	}},
	{"two numbered tiles on a line, a bar", english, beside(2, "%i) %t, %r, %b, %l", "  |  ")},
	{"two tiles on a line, a tab", english, beside(2, "%t, %r, %b, %l", "\t")},
	{"a board of tiles", capital, beside(3, "%t%r%b%l", "\t")},
	{"two tiles on a line, keys", english, beside(2, "top: %t, right: %r, bottom: %b, left: %l", "      ")},
	{"an empty column of remarks", english, framed("top,right,bottom,left,remark\n", "%t,%r,%b,%l,", "")},
	{"a map of Kotlin", english, framed("val tiles = mapOf(\n", "    %i to listOf(\"%t\", \"%r\", \"%b\", \"%l\"),", "\n)")},
	{"JSON lines of objects", english, tiled(`{"edges":{"n":"%t","e":"%r","s":"%b","w":"%l"},"id":%i}`)},
	{"a list of a forum", english, framed("[list]\n", "[*] %t, %r, %b, %l", "\n[/list]")},
	{"the number above", english, tiled("%i\n%t, %r, %b, %l")},
	{"a chat without times", danish, tiled("Mette: %t, %r, %b, %l")},
	{"French keys with elision", "tête d'ours,tête de loup,tête de chat,tête d'âne|queue d'ours,queue de loup,queue de chat,queue d'âne", tiled("Haut : %t ; droite : %r ; bas : %b ; gauche : %l")},
	{"a dash behind the number, signs", "1+,2+,3+,4+|1-,2-,3-,4-", tiled("%i- %t %r %b %l")},
	{"LaTeX, items with names", english, framed("\\begin{description}\n", "\\item[Tile %i] %t, %r, %b, %l", "\n\\end{description}")},
	{"Markdown without bars around", capital, framed("N|E|S|W\n:-|-|-|-:\n", "%t|%r|%b|%l", "")},
	{"German letters by their numbers", german, func(tiles [][]string) string {
		return strings.ReplaceAll(framed("[\n", `{"id":%i,"oben":"%t","rechts":"%r","unten":"%b","links":"%l"},`, "\n]")(tiles), "ä", `\u00e4`)
	}},
	{"one half in two languages", "renard tête,hibou tête,ours tête,lièvre tête|renard queue,hibou queue,ours queue,lièvre queue", func(tiles [][]string) string {
		return lines(tiles, func(i int, t []string) string {
			line := sided("%i. %t, %r, %b, %l", i+1, t)
			if i%2 > 0 {
				line = strings.NewReplacer("tête", "head").Replace(line)
			}
			return line
		})
	}},

	{"Danish tiles", "ræv hoved,ugle hoved,bjørn hoved,hare hoved|ræv hale,ugle hale,bjørn hale,hare hale", tiled("Brik %i: %t, %r, %b, %l")},
	{"Danish keys", danish, tiled("Øverst: %t Højre: %r Nederst: %b Venstre: %l")},
	{"Danish letters", danish, tiled("Ø: %t H: %r N: %b V: %l")},
	{"Danish dashes", danish, tiled("%i: %t - %r - %b - %l")},
	{"Danish JSON", danish, framed("[\n", `  {"top": "%t", "h\u00f8jre": "%r", "bund": "%b", "venstre": "%l"},`, "\n]")},
	{"Danish sentences", danish, tiled("På brik %i er der %t øverst, %r til højre, %b nederst og %l til venstre.")},
}

// ownersTiles are nine tiles of four motifs, clockwise from the top, that nobody sells.
const ownersTiles = "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"

// tilesOf is these tiles with other labels.
func tilesOf(labels string) (tiles [][]string) {
	one, other, _ := strings.Cut(labels, "|")
	for tile := range strings.SplitSeq(ownersTiles, ".") {
		var sides []string
		for _, sign := range tile {
			label := one
			if sign >= 'a' {
				label, sign = other, sign-'a'+'A'
			}
			sides = append(sides, strings.Split(label, ",")[sign-'A'])
		}
		tiles = append(tiles, sides)
	}
	return tiles
}

// pattern writes tiles by the sequence in which their pictures are met first, begun at a side.
func pattern(r *reading.Reading, from int) string {
	motifs, halves := map[string]int{}, map[string]int{}
	var b strings.Builder
	for _, tile := range r.Tiles {
		for k := range tile.Sides {
			s := tile.Sides[(k+from)%len(tile.Sides)]
			if _, known := motifs[s.Motif]; !known {
				motifs[s.Motif], halves[s.Motif] = len(motifs), s.Half
			}
			fmt.Fprint(&b, motifs[s.Motif], s.Half == halves[s.Motif], " ")
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestTilesAreReadAsOwnersWriteThem, each way clear and right.
func TestTilesAreReadAsOwnersWriteThem(t *testing.T) {
	plain := reading.Read(framed("", "%t, %r, %b, %l", "")(tilesOf(english)), judge)
	require.Equal(t, reading.Clear, plain.Kind)
	for _, o := range owners {
		t.Run(o.name, func(t *testing.T) {
			text := o.write(tilesOf(o.labels))
			outcome := reading.Read(text, judge)
			require.NotEqual(t, reading.Refuse, outcome.Kind, text)
			r := outcome.Readings[0]
			told := fmt.Sprintf("%s\n%v %s\n%+v\n%+v", text, outcome.Question, r.Split, r.Doubts, r.Facts)
			require.Equal(t, reading.Clear, outcome.Kind, told)
			assert.Equal(t, strings.HasPrefix(o.name, "shuffled"), r.Sorted, told)
			var turned []string
			for from := range r.Sides {
				turned = append(turned, pattern(r, from))
			}
			assert.Contains(t, turned, pattern(plain.Readings[0], 0), told)
		})
	}
}

// TestMistakesOfOwnersAreAskedAbout: a cell that is empty, a picture that no other tile has, and a side too many.
func TestMistakesOfOwnersAreAskedAbout(t *testing.T) {
	for mistake, change := range map[string]func(tile []string){
		"empty":    func(tile []string) { tile[2] = "" },
		"unknown":  func(tile []string) { tile[2] = "zzq" },
		"too many": func(tile []string) { tile[2] += " " + tile[1] },
	} {
		for _, o := range owners {
			tiles := tilesOf(o.labels)
			change(tiles[4])
			text := o.write(tiles)
			assert.NotEqual(t, reading.Clear, reading.Read(text, judge).Kind, "%s, %s:\n%s", o.name, mistake, text)
		}
	}
}
