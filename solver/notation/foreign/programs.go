package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// This file reads and writes pieces of programs: the tiles, and which edge mates with which, in
// the languages and the shapes in which people have written about such puzzles, ready to be
// pasted into programs like theirs. Those with the letters of our notation are read by their
// patterns, the others as any list.

const goPattern = `‹name?const name = $name
›‹square?const width, height = $width, $height
›‹square!const grid = "$grid"
›‹frame?const frame = '$sign'
›
var tiles = []string{
‹tile:	"‹side:$sign›",
›}

var mates = map[byte]byte{
‹pair:	'$sign': '‹mate:$sign›',
›}
`

const pythonPattern = `‹name?name = $name
›‹square?width, height = $width, $height
›‹square!grid = "$grid"
›‹frame?frame = "$sign"
›tiles = [
‹tile:    "‹side:$sign›",
›]
mates = {‹pair:"$sign": "‹mate:$sign›"¦, ›}
`

const javaScriptPattern = `‹name?const name = $name;
›‹square?const [width, height] = [$width, $height];
›‹square!const grid = "$grid";
›‹frame?const frame = "$sign";
›const tiles = [
‹tile:  "‹side:$sign›",
›];
const mates = { ‹pair:$sign: "‹mate:$sign›"¦, › };
`

// Haskell gets records if motifs have names and the halves only the usual ones, else letters.
const haskellPattern = `‹name?name :: String
name = $name
›‹square?width, height :: Int
(width, height) = ($width, $height)
›‹square!grid :: String
grid = "$grid"
›‹frame?frame :: Char
frame = '$sign'
›‹records?
data Half = Head | Tail deriving (Show, Eq)
data Pattern = ‹motif:$record¦ | › deriving (Show, Eq)
data Tile = Tile
  { top, right, bottom, left :: (Pattern, Half) } deriving (Show, Eq)

tiles :: [Tile]
tiles =
  [ ‹tile:Tile ‹side:($record, ‹head?Head›‹head!Tail›)¦ ›
¦  , ›  ]
›‹records!
tiles :: [String]
tiles =
  [ ‹tile:"‹side:$sign›"
¦  , ›  ]

mates :: [(Char, Char)]
mates =
  [ ‹pair:('$sign', '‹mate:$sign›')
¦  , ›  ]
›`

const cSharpPattern = `‹name?const string name = $name;
›‹square?var (width, height) = ($width, $height);
›‹square!const string grid = "$grid";
›‹frame?const string frame = "$code";
›
var tiles = new[]
{
‹tile:    new PuzzleTile("‹side:$code¦", "›"),
›};

var matches = new HashSet<string>
{
‹pair:    "$code‹mate:$code›",
›};
`

const prologPattern = `‹name?name($name).
›‹square?size($width, $height).
›‹square!grid("$grid").
›‹frame?frame($word).
›
/* tile(number, top, right, bottom, left). */
‹tile:tile($number, ‹side:$word¦, ›).
›
‹pair:match($word, ‹mate:$word›).
›`

const sqlPattern = `‹name?-- $name
›‹square?-- $width, $height
›‹square!-- "$grid"
›‹frame?-- frame: $word
›CREATE TABLE tile (id INTEGER PRIMARY KEY, "top" TEXT, "right" TEXT, "bottom" TEXT, "left" TEXT);
‹tile:INSERT INTO tile VALUES ($number, '‹side:$word¦', '›');
›
CREATE TABLE mate (edge TEXT, other TEXT);
‹pair:INSERT INTO mate VALUES ('$word', '‹mate:$word›');
›`

const arcPattern = `; Each tile is top left right bottom; a minus is the other half.
(with (‹motif:$lisp $number¦ ›)
  (= tiles (list‹tile:
    (list ‹row:‹head?$lisp›‹head!(- $lisp)›¦ ›)›)))
`

func readGo(t *source) candidate         { return readProgram(t, "go", goPattern) }
func readPython(t *source) candidate     { return readProgram(t, "python", pythonPattern) }
func readJavaScript(t *source) candidate { return readProgram(t, "javascript", javaScriptPattern) }

// readProgram reads what stands in the places of a pattern, by way of our notation. It leaves
// tiles whose edges are not single characters to the readers of lists.
func readProgram(t *source, format, pattern string) candidate {
	tiles, written := standing(t.text, pattern, "‹tile:")
	mates, mated := standing(t.text, pattern, "‹pair:")
	size, flat := standing(t.text, pattern, "$width, $height")
	grid, called := standing(t.text, pattern, "$grid")
	if !written || !mated || !flat && !called {
		return candidate{}
	}
	if flat {
		grid = strings.ReplaceAll(size, ", ", "x")
	}
	var words, pairs []string
	for i, quoted := range strings.Split(tiles, `"`) {
		if i%2 == 1 {
			words = append(words, quoted)
		}
	}
	frame, _ := standing(t.text, pattern, "$sign")
	paired := frame + puzzle.Nothing.String()
	pair := func(edge, mate string) { pairs, paired = append(pairs, edge+mate), paired+edge }
	signs := strings.FieldsFunc(mates, func(r rune) bool { return !strings.ContainsRune(alphabet, r) })
	for signs := strings.Join(signs, ""); len(signs) > 1; signs = signs[2:] {
		pair(signs[:1], signs[1:2])
	}
	for _, sign := range strings.Join(words, "") {
		if !strings.ContainsRune(paired, sign) {
			pair(string(sign), puzzle.Nothing.String())
		}
	}
	var text ownText
	text.add("grid", grid)
	text.add("tiles", strings.Join(words, "."))
	text.add("mates", strings.Join(pairs, "."))
	text.add("frame", frame)
	document, err := notation.Read(string(text))
	if err != nil {
		return candidate{}
	}
	if name, called := standing(t.text, pattern, "$name"); called {
		if v, err := parseJSON(name); err == nil {
			document.Name = ownName(v.text, notation.MaxName)
		}
	}
	return made(&set{format: format, own: document}, nil, named)
}
