package notation

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// The Hunde-Spiel, and a puzzle of two tiles for short cases.
const (
	hunde = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"
	two   = "grid=2x1&tiles=ABab.ABab"
)

type args = map[string]any
type at = map[string]int

// faulty lists texts and what is wrong with each. Together they show every code.
var faulty = []struct {
	name, text string
	code       string
	args       args
	at         at
}{
	{"nothing", "", "empty", nil, nil},
	{"white space", " \n\t\n", "empty", nil, nil},
	{"prose", "Hello there: what a day", "no-puzzle", nil, nil},
	{"the hash of another page", "https://example.org/#top", "no-puzzle", nil, nil},
	{"only unknown keys", "#colour=red&size=9", "no-puzzle", nil, nil},
	{"ten megabytes", strings.Repeat("grid: 3x3\n", 1<<20), "too-long", args{"found": 10 << 20, "most": MaxText}, nil},
	{"a link of 65 kB", two + "&x=" + strings.Repeat("y", 65000+536), "too-long", args{"found": 65563, "most": MaxLink}, nil},
	{"a text too long for a link", "grid: 2x1\ntiles: ABab.ABab\nx: " + strings.Repeat("ä", 20000), "too-long",
		args{"found": 120033, "most": MaxLink}, nil},
	{"a picture", "\x89PNG\r\n\x1a\n", "not-text", nil, nil},
	{"UTF-16", "g\x00r\x00i\x00d\xff", "not-text", nil, nil},
	{"another version", "v=2&grid=3x3&board=later", "link-version", args{"found": "2"}, nil},

	{"cut between tiles", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu", "link-cut", args{"arrived": 7, "expected": 9}, nil},
	{"cut behind the full stop", "grid=3x3&tiles=BGus.BSbu.", "link-cut", args{"arrived": 2, "expected": 9}, nil},
	{"cut in a tile", "grid=3x3&tiles=BGus.BSbu.BS", "link-cut", args{"arrived": 2, "expected": 9}, nil},
	{"cut in the last tile", hunde[:len(hunde)-1], "link-cut", args{"arrived": 8, "expected": 9}, nil},
	{"cut before the first tile", "grid=3x3&tiles=", "link-cut", args{"arrived": 0, "expected": 9}, nil},

	{"a line without a key", "grid: 3x3\nnine tiles", "key-missing", args{"found": "nine tiles"}, at{"line": 1}},
	{"a value without a key", hunde + "&=x", "key-missing", args{"found": "x"}, nil},
	{"a key twice", "grid=3x3&grid=3x3&tiles=", "key-twice", args{"key": "grid"}, nil},
	{"an unknown key twice", hunde + "&x=1&x=2", "key-twice", args{"key": "x"}, nil},
	{"a key twice in a file", "grid: 3x3\n\ngrid: 4x4", "key-twice", args{"key": "grid"}, at{"line": 2}},
	{"no grid", "#tiles=ABab", "key-absent", args{"key": "grid"}, nil},
	{"no tiles", "grid=3x3&name=x", "key-absent", args{"key": "tiles"}, nil},
	{"no value", "grid=&tiles=ABab", "value-missing", args{"key": "grid"}, nil},
	{"no sign", hunde + "&name", "value-missing", args{"key": "name"}, nil},
	{"no tile in a file", "grid: 3x3\ntiles:\nname: x", "value-missing", args{"key": "tiles"}, at{"line": 1}},
	{"an empty half", hunde + "&halves=tab.&end=1", "value-missing", args{"key": "halves"}, nil},
	{"no hexadecimal digits", hunde + "&name=100%&end=1", "escape", args{"key": "name", "found": "%"}, nil},
	{"garbage", "#grid=3x3&tiles=%zz%", "escape", args{"key": "tiles", "found": "%zz"}, nil},
	{"half a sign", hunde + "&name=K%C3", "escape", args{"key": "name", "found": "%C3"}, nil},
	{"no UTF-8", hunde + "&look=%FF&end=1", "escape", args{"key": "look", "found": "%FF"}, nil},
	{"a per cent sign in a file", "grid: 1x1\ntiles: ABab\nname: 100 % wool", "escape", args{"key": "name", "found": "% w"}, at{"line": 2}},

	{"an unknown grid", "grid=round&tiles=ABab", "grid-unknown", args{"found": "round"}, nil},
	{"33 x 33", "grid=33x33&tiles=ABab", "grid-size", args{"found": "33x33", "least": "1x1", "most": "32x32"}, nil},
	{"a hexagon too large", "grid=hex19&tiles=ABCabc", "grid-size", args{"found": "hex19", "least": "hex1", "most": "hex18"}, nil},
	{"no triangle", "grid=tri0&tiles=ABa", "grid-size", args{"found": "tri0", "least": "tri1", "most": "tri32"}, nil},
	{"4 sides for a hexagon", "grid=hex2&tiles=123456.143652.1462.162453.164253.165324.165432", "tile-sides",
		args{"found": 4, "expected": 6, "word": "1462"}, at{"tile": 2}},
	{"no edge on a hexagon", "grid=hex1&tiles=12345%3f&end=1", "edge-unknown", args{"found": "?"}, at{"tile": 0, "side": 5, "sides": 6}},
	{"no edge on a triangle", "grid=tri1&tiles=ab%3f&end=1", "edge-unknown", args{"found": "?"}, at{"tile": 0, "side": 2, "sides": 3}},
	{"9 tiles for a hexagon", "grid=hex2&tiles=" + strings.Repeat("ABCabc.", 9) + "&end=1", "tile-count",
		args{"found": 9, "expected": 7, "grid": "hex2"}, nil},
	{"a hexagon cut in a tile", "grid=hex2&tiles=ABCabc.ABCa", "link-cut", args{"arrived": 1, "expected": 7}, nil},
	{"8 tiles", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs&end=1", "tile-count",
		args{"found": 8, "expected": 9, "grid": "3x3"}, nil},
	{"8 tiles before another key", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs&turn=no", "tile-count",
		args{"found": 8, "expected": 9, "grid": "3x3"}, nil},
	{"3 tiles in a file", "grid: 2x1\ntiles: ABab.ABab\n ABab", "tile-count",
		args{"found": 3, "expected": 2, "grid": "2x1"}, at{"line": 1}},
	{"3 sides", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSb.GUbs.GUgs", "tile-sides",
		args{"found": 3, "expected": 4, "word": "GSb"}, at{"tile": 6}},
	{"no full stop", "grid=2x1&tiles=ABabABab&end=1", "tile-sides",
		args{"found": 8, "expected": 4, "word": "ABabABab"}, at{"tile": 0}},
	{"two full stops", "grid=2x1&tiles=ABab..ABab", "tile-sides", args{"found": 0, "expected": 4, "word": ""}, at{"tile": 1}},
	{"3 sides in a file", "grid: 2x1\ntiles:\n  # two\n  ABab\n\n  ABa\n", "tile-sides",
		args{"found": 3, "expected": 4, "word": "ABa"}, at{"tile": 1, "line": 5}},
	{"no edge", "grid=2x1&tiles=ABab.ABa*", "edge-unknown", args{"found": "*"}, at{"tile": 1, "side": 3, "sides": 4}},
	{"a letter of German", "grid=2x1&tiles=ABab.AÄab", "edge-unknown", args{"found": "Ä"}, at{"tile": 1, "side": 1, "sides": 4}},
	{"a sign as the frame", two + "&frame=%26", "edge-unknown", args{"found": "&"}, nil},
	{"two edges as the frame", two + "&frame=AB", "edge-unknown", args{"found": "AB"}, nil},
	{"no edge that mates", two + "&mates=Aa.*b", "edge-unknown", args{"found": "*"}, at{"pair": 1}},
	{"a motif for no edge", two + "&motifs=A:x.*:x", "edge-unknown", args{"found": "*"}, at{"motif": 1}},
	{"mates as a word", two + "&mates=none", "mates-unclear", args{"found": "none"}, at{"pair": 0}},
	{"two mates of A", two + "&mates=Ab.Ac", "mates-contradict", args{"edge": "A", "first": "b", "second": "c"}, at{"pair": 1}},
	{"half a turn", two + "&turn=half", "turn-unclear", args{"found": "half"}, nil},

	{"a clue without a turn", two + "&clues=0.0", "placement-unclear", args{"key": "clues", "found": "0.0"}, at{"clue": 0}},
	{"a number below 0", two + "&clues=0.0.0_1.-1.0", "placement-unclear", args{"key": "clues", "found": "1.-1.0"}, at{"clue": 1}},
	{"a huge number", two + "&clues=0.0.99999999999999999999", "placement-unclear",
		args{"key": "clues", "found": "0.0.99999999999999999999"}, at{"clue": 0}},
	{"a clue before the first", two + "&clues=_0.0.0", "placement-unclear", args{"key": "clues", "found": "_0.0.0"}, at{"clue": 0}},
	{"a board of words", two + "&board=-_x", "placement-unclear", args{"key": "board", "found": "x"}, at{"cell": 1}},
	{"a board too small", two + "&board=-", "board-count", args{"found": 1, "expected": 2}, nil},
	{"a clue beyond the grid", two + "&clues=2.0.0", "cell-range", args{"found": 2, "most": 1}, at{"clue": 0}},
	{"a clue in a file", "clues: 0.9.0\ngrid: 2x1\ntiles: ABab.ABab", "tile-range", args{"found": 9, "most": 1}, at{"clue": 0, "line": 0}},
	{"a tile beyond the last", two + "&board=-_2.0", "tile-range", args{"found": 2, "most": 1}, at{"cell": 1}},
	{"a fifth turn", two + "&clues=0.0.4", "turn-range", args{"found": 4, "most": 3}, at{"clue": 0}},
	{"a turn where none may be", two + "&turn=no&board=0.1_-", "turn-range", args{"found": 1, "most": 0}, at{"cell": 0}},
	{"two clues for a cell", two + "&clues=0.0.0_0.1.0", "cell-twice", args{"cell": 0}, at{"clue": 1}},
	{"a tile in two places", two + "&board=0.0_0.1", "tile-twice", args{"tile": 0}, at{"cell": 1}},

	{"three halves", two + "&halves=a.b.c", "halves-count", args{"found": 3}, nil},
	{"a motif without an edge", two + "&motifs=ant", "motif-unclear", args{"found": "ant"}, at{"motif": 0}},
	{"both halves named", two + "&motifs=A:ant.a:bee", "motif-twice", args{"edge": "A"}, nil},
	{"a half named twice", two + "&motifs=b:ant.b:bee", "motif-twice", args{"edge": "b"}, nil},
}

func TestFaultsSayWhatIsWrongAndWhere(t *testing.T) {
	for _, row := range faulty {
		t.Run(row.name, func(t *testing.T) {
			document, err := Read(row.text)
			assert.Nil(t, document)
			var fault *puzzle.Fault
			require.ErrorAs(t, err, &fault)
			assert.Equal(t, row.code, fault.Code)
			assert.Equal(t, row.args, args(fault.Args), "%v", err)
			if len(row.at)+len(fault.At) > 0 {
				assert.Equal(t, row.at, at(fault.At), "%v", err)
			}
		})
	}
}

func TestCodesAreComplete(t *testing.T) {
	listed := map[string]Code{}
	for _, code := range Codes() {
		require.NotContains(t, listed, code.Name)
		listed[code.Name] = code
	}
	shown := map[string]bool{}
	check := func(fault *puzzle.Fault) {
		shown[fault.Code] = true
		require.Contains(t, listed, fault.Code)
		assert.ElementsMatch(t, listed[fault.Code].Args, slices.Collect(maps.Keys(fault.Args)), fault.Code)
	}
	for _, row := range faulty {
		_, err := Read(row.text)
		check(err.(*puzzle.Fault))
	}
	document, err := Read(two + "&motifs=C:cow&watch=1&look=1&a=&b=&c=&name=" + strings.Repeat("x", 201))
	require.NoError(t, err)
	for _, note := range document.Notes {
		assert.True(t, listed[note.Code].Note, note.Code)
		check(note)
	}
	for name := range listed {
		assert.True(t, shown[name], "%s is listed, but nothing gives it", name)
	}
}

func TestSalvageKeepsWhatReadsByItself(t *testing.T) {
	for _, row := range []struct {
		name, text string
		grid       string
		tiles      string // · where a tile cannot be read
		arrived    int
	}{
		{"a cut link", "https://x/#grid=3x3&tiles=BGus.BSbu.BS", "3x3", "BGus.BSbu", 2},
		{"a tile short of a side", "grid=2x2&tiles=ABab.ABa.ABab.ABab&name=x", "2x2", "ABab.·.ABab.ABab", 3},
		{"a clue too far", two + "&clues=9.0.0&name=x", "2x1", "ABab.ABab", 2},
		{"a broken escape", two + "&name=x&by=%", "2x1", "ABab.ABab", 2},
		{"too many tiles", "grid: 1x1\ntiles: ABab.BAba\nname: x", "1x1", "ABab.BAba", 2},
		{"no tiles", "grid=3x3&name=x", "3x3", "", 0},
		{"no grid", "#tiles=ABab.ABa&name=x", "", "ABab.ABa", 2},
	} {
		t.Run(row.name, func(t *testing.T) {
			_, err := Read(row.text)
			require.Error(t, err)
			kept := Salvage(row.text)
			require.NotNil(t, kept)
			grid := ""
			if kept.Spec.Grid != nil {
				grid = kept.Spec.Grid.Name
			}
			var words []string
			for _, tile := range kept.Spec.Tiles {
				word := "·"
				if tile != nil {
					word = tile.String()
				}
				words = append(words, word)
			}
			assert.Equal(t, row.grid, grid)
			assert.Equal(t, row.tiles, strings.Join(words, "."))
			assert.Equal(t, row.arrived, kept.Arrived())
			if strings.Contains(row.text, "name") {
				assert.Equal(t, "x", kept.Document.Name)
			}
			assert.Nil(t, kept.Document.Puzzle)
		})
	}
	assert.Nil(t, Salvage("nothing of the kind"))
	assert.Nil(t, Salvage(strings.Repeat("x", MaxText+1)))
}

// TestKeptTextIsTheWholeOfIt: a person can mend what arrived without losing the rules.
func TestKeptTextIsTheWholeOfIt(t *testing.T) {
	cut := Salvage("#grid=2x2&mates=same&frame=a&turn=no&name=100_%25_wool&tiles=aaBB.aaBB.aaB")
	require.NotNil(t, cut)
	assert.Equal(t, "grid: 2x2\nmates: same\nframe: a\nturn: no\nname: 100 %25 wool\ntiles:\n  aaBB\n  aaBB\n  aaB\n", cut.Text())
	document, err := Read(strings.Replace(cut.Text(), "  aaB\n", "  aaBB\n  aaBB\n", 1))
	require.NoError(t, err)
	assert.Equal(t, "100 % wool", document.Name)
	frame, framed := document.Puzzle.Frame()
	assert.True(t, framed)
	assert.Equal(t, puzzle.Edge('a'), frame)
	assert.False(t, document.Puzzle.MayTurn())
}

// TestTilesAloneAreALink: a text with "tiles=" is a link, not prose.
func TestTilesAloneAreALink(t *testing.T) {
	_, err := Read("tiles=ABab&name=x")
	fault := &puzzle.Fault{}
	require.ErrorAs(t, err, &fault)
	assert.Equal(t, "key-absent", fault.Code)
}
