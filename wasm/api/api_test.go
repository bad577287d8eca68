package api

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/unfinished"
	"edgewise/solver/search"
	"edgewise/wasm/wire"
)

var update = flag.Bool("update", false, "write the golden files anew")

const (
	hundeSpiel = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Hunde-Spiel" +
		"&art=dogs&motifs=B:brown_dog.G:grey_dog"
	small = "grid=2x1&frame=a&mates=same&clues=0.1.2&tiles=aaba.aaba&halves=top.bottom"
)

// solution is a solution of the first puzzle.
const solution = "[[1,0],[7,0],[2,0],[0,0],[4,0],[5,0],[8,3],[6,3],[3,3]]"

// bothTricks are the switches of the search at the end of the articles.
const bothTricks = `{"order":"4,1,2,5,8,7,6,3,0","once":true,"fixed":true}`

// entered is what the page sends when someone starts to enter tiles.
const entered = `{"grid":"3x3","mates":"halves","motifs":["Aa","Bb","Cc","Dd"],"frame":"","mayTurn":true,"others":[],` +
	`"tiles":["????","????","????","????","????","????","????","????","????"]}`

// goldens are calls and the files that hold their responses. The page's tests read the same
// files, so both sides agree on every shape.
var goldens = []struct{ name, method, params string }{
	{"solve", "solve", hundeSpiel},
	{"solve-closed", "solve", "grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX"},
	{"error-solve", "solve", "hello"},
	{"open", "open", `{"text":"` + hundeSpiel + `&shoe=size&board=0.1_-_-_-_3.0_-_-_-_-"}`},
	{"open-small", "open", `{"text":"` + small + `"}`},
	{"open-drawn", "open", `{"text":"grid=2x1&tiles=AAAA.aaaa&art=cats","art":"plain"}`},
	{"open-hexagons", "open", `{"text":"grid=hex2&tiles=AaBbCc.AabBCc.AaBbcC.AaBbCc.AabBCc.AaBbcC.AaBbCc"}`},
	{"open-triangles", "open", `{"text":"grid=tri2&tiles=Aa1.Aa1.Aa1.A-1"}`},
	{"open-framed", "open", `{"text":"grid=3x1&frame=f&mates=ss&tiles=fAff.fsfa.fffs"}`},
	{"open-free", "open", `{"text":"grid=3x1&mates=ss.f-&tiles=fAff.fsfa.fffs"}`},
	{"open-wholes", "open", `{"text":"grid=2x1&mates=same&tiles=aABb.BbBA"}`},
	{"open-cut", "open", `{"text":"…/#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GU"}`},
	{"open-wrong", "open", `{"text":"grid=2x1&tiles=BG?s.BSbu&end=1"}`},
	{"open-nothing", "open", `{"text":"hello"}`},
	{"open-closed", "open", `{"text":"grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX"}`},
	{"open-day", "open", `{"text":"https://edgewise.example/#day=2026-11-21"}`},
	{"open-no-day", "open", `{"text":"#day=1999-12-31"}`},
	{"write-link", "write", `{"puzzle":"` + small + `","format":"link","page":"https://edgewise.example/","board":[[0,0],null]}`},
	{"write-watch", "write", `{"puzzle":"` + small + `","format":"link","page":"https://edgewise.example/","watch":{"number":7,"mode":"plain","switches":{"order":"1,0","once":true}}}`},
	{"open-watch", "open", `{"text":"` + hundeSpiel + `&watch=212.plain.4_1_2_5_8_7_6_3_0.once.fixed"}`},
	{"write-bucas", "write", `{"puzzle":"` + hundeSpiel + `","format":"bucas"}`},
	{"write-board", "write", `{"puzzle":"` + small + `","format":"board","board":[null,[0,1]]}`},
	{"error-write", "write", `{"puzzle":"` + small + `","format":"letters"}`},
	{"error-qr", "write", `{"puzzle":"` + hundeSpiel + `","format":"qr","page":"` + strings.Repeat("https://edgewise.example/", 12) + `"}`},
	{"open-foreign", "open", `{"text":"HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc"}`},
	{"open-look", "open", `{"text":"fox head, owl tail, hare head, deer tail\nowll head, fox tail, deer head, hare tail\n` +
		`deer head, hare tail, owl head, fox tail\nhare head, deer tail, fox head, owl tail"}`},
	{"enter", "enter", `{"entered":` + entered + `}`},
	{"enter-sign", "enter", `{"entered":` + entered + `,"change":"sign","to":"x"}`},
	{"enter-text", "enter", `{"entered":` + entered + `,"change":"text","to":"grid: 2x2\nmates: same\nframe: 0\nname: Two dogs\ntiles:\n  00AB\n  AA-"}`},
	{"enter-wrong", "enter", `{"entered":` + entered + `,"change":"text","to":"grid: 2x2\ntiles:\n  AB!"}`},
	{"error-entered", "enter", `{"entered":` + strings.Replace(entered, "3x3", "3x4", 1) + `}`},
	{"draw", "draw", `{"puzzle":"grid=2x1&tiles=AAAA.aaaa","art":"plain"}`},
	{"picture", "picture", `{"puzzle":"grid=1x1&tiles=AAAA"}`},
	{"picture-cover", "picture", `{"puzzle":"grid=2x1&mates=same&frame=a&tiles=aaaB.Baaa","cover":true}`},
	{"cut", "cut", `{"puzzle":"grid=1x1&tiles=AAAA","paper":"letter","width":60,"backs":true}`},
	{"error-cut", "cut", `{"puzzle":"grid=1x1&tiles=AAAA","paper":"a4","width":71}`},
	{"board", "board", `{"puzzle":"grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX","board":[[0,0],[1,0],null,[3,3]]}`},
	{"error-clue", "fixed", `{"puzzle":"` + small + `","board":[[0,0],null]}`},
	{"fixed", "fixed", `{"puzzle":"` + hundeSpiel + `","board":[[0,1],null,null,null,[4,0],null,null,null,null]}`},
	{"estimate", "estimate", `{"puzzle":"` + hundeSpiel + `","visits":20000}`},
	{"estimate-raw", "estimate", `{"puzzle":"` + hundeSpiel + `","raw":true,"visits":20000}`},
	{"gallery", "gallery", `{}`},
	{"identify", "identify", `{"puzzle":"grid=3x3&tiles=XDdx.CXsx.DCcd.SDsx.SDxd.SSxc.CXdc.XDcc.XSsc"}`},
	{"identify-mirrored", "identify", `{"puzzle":"grid=hex2&mates=same&tiles=fedcba.befcda.ecbfda.cedbfa.cebdfa.dbcefa.bcdefa"}`},
	{"identify-unknown", "identify", `{"puzzle":"` + small + `"}`},
	{"containing", "containing", `{"text":"grid=3x3&tiles=XDdx.CXsx.DCcd.SDsx.SDxd.SSxc.CXd"}`},
	{"containing-nothing", "containing", `{"text":"grid=3x3&tiles=A"}`},
	{"read", "read", `{"text":"HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc","budget":10000000}`},
	{"read-begun", "read", `{"text":"HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc","budget":10}`},
	{"mend", "mend", `{"puzzle":"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs","budget":10000000}`},
	{"mend-begun", "mend", `{"puzzle":"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs","budget":10}`},
	{"near", "near", `{"puzzle":"grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSss","budget":10000000}`},
	{"near-begun", "near", `{"puzzle":"grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSss","budget":10}`},
	{"articles", "articles", `{}`},
	{"numbers", "numbers", `{"article":"suits","run":"rows","budget":1000000}`},
	{"numbers-begun", "numbers", `{"article":"dogs","run":"sequences","budget":100}`},
	{"error-numbers", "numbers", `{"article":"dogs","run":"nowhere","budget":100}`},
	{"textbook", "textbook", `{"puzzle":"` + hundeSpiel + `","switches":` + bothTricks + `,"budget":1000000}`},
	{"textbook-begun", "textbook", `{"puzzle":"` + hundeSpiel + `","switches":` + bothTricks + `,"budget":1000}`},
	{"textbook-shuffled", "textbook", `{"puzzle":"` + hundeSpiel + `","switches":{"order":"row"},"shuffle":7,"budget":1000000}`},
	{"arrangements", "arrangements", `{"puzzle":"` + hundeSpiel + `","board":` + solution + `,"from":3,"count":3}`},
	{"arrangements-none", "arrangements", `{"puzzle":"` + hundeSpiel + `","board":` + solution + `,"from":8,"count":3}`},
	{"error-arrangements", "arrangements", `{"puzzle":"` + hundeSpiel + `","board":[[0,0]` + strings.Repeat(",null", 8) + `],"from":0,"count":3}`},
	{"error-textbook", "textbook", `{"puzzle":"` + hundeSpiel + `","switches":{"order":"4,1,2,1"},"budget":1000}`},
	{"compare", "compare", `{"puzzle":"` + hundeSpiel + `","switches":{"order":"row"},"counts":"6,852 boards explored","budget":100000000}`},
	{"compare-same", "compare", `{"puzzle":"` + hundeSpiel + `","switches":` + bothTricks + `,"counts":"7324","budget":1000000}`},
	{"error-compare", "compare", `{"puzzle":"` + hundeSpiel + `","switches":{"order":"row"},"counts":"none","budget":1000}`},
	{"experiment", "experiment", `{"puzzles":100,"seed":2010,"grid":"3x3","motifs":4,"budget":1000000}`},
	{"experiment-begun", "experiment", `{"puzzles":1,"seed":2010,"grid":"3x3","motifs":4,"budget":1}`},
	{"experiment-shuffled", "experiment", `{"puzzles":100,"seed":2010,"grid":"3x3","puzzle":"` + hundeSpiel + `","budget":1000000}`},
	{"error-experiment", "experiment", `{"puzzles":10000000,"seed":1,"grid":"3x3","motifs":4,"budget":1}`},
	{"experiment-whether", "experiment", `{"puzzles":20,"seed":2010,"grid":"2x2","motifs":2,"same":true,"whether":true,"budget":1000000}`},
	{"rate", "rate", `{"puzzle":"` + hundeSpiel + `","budget":1000000}`},
	{"rate-begun", "rate", `{"puzzle":"` + hundeSpiel + `","budget":100}`},
	{"offers", "offers", `{}`},
	{"make", "make", `{"grid":"3x3","difficulty":"easy","seed":1,"art":"dogs","budget":100000000}`},
	{"make-begun", "make", `{"grid":"4x4","difficulty":"tricky","seed":3,"art":"","budget":1000000}`},
	{"error-make", "make", `{"grid":"9x9","difficulty":"easy","seed":1,"art":"","budget":1}`},
	{"outlook", "outlook", `{"puzzle":"` + hundeSpiel + `","board":[null,null,null,null,[4,0],null,null,null,null],"laid":[4],"budget":1000000}`},
	{"outlook-change", "outlook", `{"puzzle":"` + hundeSpiel + `","board":[[0,0],null,null,null,[4,0],null,null,null,null],"laid":[4,0],"budget":1000000}`},
	{"outlook-clash", "outlook", `{"puzzle":"` + hundeSpiel + `","board":[null,[0,0],null,null,[4,0],null,null,null,null],"laid":[4,1],"budget":1}`},
	{"outlook-begun", "outlook", `{"puzzle":"` + hundeSpiel + `","board":[null,null,null,null,null,null,null,null,null],"laid":[],"budget":10}`},
	{"hint", "hint", `{"puzzle":"` + hundeSpiel + `","board":[null,null,null,null,[4,0],null,null,null,null],"budget":1000000}`},
	{"hint-begun", "hint", `{"puzzle":"` + hundeSpiel + `","board":[null,null,null,null,[4,0],null,null,null,null],"budget":10}`},
	{"refute", "refute", `{"puzzle":"` + hundeSpiel + `","board":[null,null,null,null,[4,0],null,null,null,null],"cell":3,"tile":0,"turn":0,"budget":1000000}`},
	{"refute-board", "refute", `{"puzzle":"` + hundeSpiel + `","board":[[0,0],null,null,null,[4,0],null,null,null,null],"cell":-1,"tile":-1,"turn":0,"budget":1000000}`},
	{"error-refute", "refute", `{"puzzle":"` + hundeSpiel + `","cell":9,"tile":0,"turn":0,"budget":10}`},
	{"reasoning", "reasoning", `{"puzzle":"` + hundeSpiel + `","budget":1000000}`},
	{"reasoning-begun", "reasoning", `{"puzzle":"` + hundeSpiel + `","budget":4000}`},
	{"code", "code", `{"puzzle":"` + hundeSpiel + `","step":4}`},
	{"error-code", "code", `{"puzzle":"` + hundeSpiel + `","step":9}`},
	{"pace", "pace", `{"puzzle":"` + hundeSpiel + `","code":true,"budget":10000}`},
	{"error-laid", "outlook", `{"puzzle":"` + hundeSpiel + `","laid":4,"budget":10}`},
	{"error-method", "fly", `{}`},
	{"error-params", "open", `{"text":"x","colour":"red"}`},
	{"error-handle", "step", `{"handle":7,"budget":1}`},
	{"error-board", "board", `{"puzzle":"grid=1x1&tiles=AAAA","board":[[0,4]]}`},
}

func TestGoldens(t *testing.T) {
	for _, row := range goldens {
		requireGolden(t, row.name, New().Call(row.method, row.params))
	}
}

// TestPicturesOfPublishedPuzzles: a puzzle whose text has no pictures gets the published ones,
// with the letters that they are drawn by.
func TestPicturesOfPublishedPuzzles(t *testing.T) {
	for text, like := range map[string]string{
		"BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs":                         "Das verflixte Hunde-Spiel",
		"GSbu BGus GUgs BSbu BSgu gBUs GBsu GUbs BSgu":                         "Das verflixte Hunde-Spiel",
		"XGus XSxu XSgu XSgu XUsg GXsu GSxu GUxs GUgs":                         "", // by letter order it would get wrong pictures
		"AABB aabb abab ABab AbaB aabb AABB AbAb aaBB":                         "unpublished",
		"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Own": "none",
	} {
		want := `"like":"` + like + `"`
		switch like {
		case "none":
			want = `"art":""`
		case "unpublished":
			want = `"look":{"readings":[{`
		}
		assert.Contains(t, New().Call("open", `{"text":"`+text+`"}`), want, text)
	}
}

// TestAListThatCannotBeDrawnIsAFault: it has more pictures than there are signs, and a tile with
// a question.
func TestAListThatCannotBeDrawnIsAFault(t *testing.T) {
	var list strings.Builder
	for tile := range 100 {
		for side := range 4 {
			fmt.Fprintf(&list, "picture%c%c %s, ", 'a'+(tile+side)%40/2, 'k'+(tile+side)%2, []string{"head", "tail"}[(tile/3+side)%2])
		}
		if tile == 50 {
			list.WriteString("picturezz head")
		}
		list.WriteString("\n")
	}
	text, err := json.Marshal(list.String())
	require.NoError(t, err)
	response := New().Call("open", `{"text":`+string(text)+`}`)
	assert.NotContains(t, response, `"readings":[]`)
	assert.Contains(t, response, `"problem":{"code":`)
}

// TestAnswersForThePuzzleOnTheTable are placed on that puzzle, and cannot be read without it.
func TestAnswersForThePuzzleOnTheTable(t *testing.T) {
	const cats = `"on":"grid=3x3&tiles=ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl&name=Cats"`
	const tiles, turns = "Tiles = [2, 1, 6, 8, 9, 7, 5, 3, 4]", "Rotations = [left, up, up, right, right, down, right, up, up]"
	for _, row := range []struct{ text, on, want string }{
		{tiles + ", " + turns, cats, `"board":[[1,3],[0,0],[5,0],[7,1],[8,1],[6,2],[4,1],[2,0],[3,0]]`},
		{tiles + ", " + turns, cats, `"foreign":{"format":"answer"`},
		{tiles + ", " + turns, cats, `"puzzle":{"id":"grid=3x3&tiles=ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl&name=Cats&end=1"`},
		{tiles + ", " + turns, cats, `"notes":[],`},
		{tiles + ", " + turns + " ; " + tiles + ", " + turns, cats, `"notes":[{"code":"boards-several","args":{"found":2},"at":{}}]`},
		{tiles + ", " + turns, `"on":""`, `"code":"tiles-unsaid"`},
		{tiles + ", Rotations = [left, up", cats, `"code":"answer-cut"`},
		{"Tiles = [1, 2, 6, 8, 9, 7, 5, 3, 4], " + turns, cats, `"code":"answer-other"`},
		{"Tiles = [2, 2, 6, 8, 9, 7, 5, 3, 4], " + turns, cats, `"code":"tile-twice","args":{"tile":1}`},
		{tiles + ", " + turns, `"on":"` + hundeSpiel + `"`, `"code":"answer-other"`},
		{tiles + ", " + turns, `"on":"` + small + `"`, `"code":"answer-other"`},
		{"nothing", cats, `"code":"tiles-unfound"`},
	} {
		assert.Contains(t, New().Call("open", `{"text":"`+row.text+`",`+row.on+`}`), row.want, row.text)
	}
}

// TestAnOpenedPuzzleIsDrawnAsDrawDrawsIt: in its own pictures or in others, whatever the text was.
func TestAnOpenedPuzzleIsDrawnAsDrawDrawsIt(t *testing.T) {
	const list = "HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc"
	for _, text := range []string{
		hundeSpiel, hundeSpiel + "&board=0.1_-_-_-_3.0_-_-_-_-", small, "#day=2026-11-21", list,
		"grid=3x1&mates=ss.f-&tiles=fAff.fsfa.fffs", "grid=tri2&tiles=Aa1.Aa1.Aa1.A-1", "grid=2x1&tiles=AAAA.aaaa&motifs=A:%F0%9F%90%9C_ant&art=signs",
	} {
		for _, art := range []string{"", "plain", "cats"} {
			var opened, drawn struct{ Result map[string]any }
			require.NoError(t, json.Unmarshal([]byte(New().Call("open", `{"text":"`+text+`","art":"`+art+`"}`)), &opened))
			shape, read := opened.Result["puzzle"].(map[string]any)
			require.True(t, read, text)
			id, err := json.Marshal(shape["id"])
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal([]byte(New().Call("draw", `{"puzzle":`+string(id)+`,"art":"`+art+`"}`)), &drawn))
			assert.NotEmpty(t, drawn.Result, text)
			assert.Equal(t, drawn.Result, opened.Result["drawing"], "%s in %q", text, art)
		}
		assert.NotContains(t, New().Call("open", `{"text":"`+text+`"}`), `"drawing"`, text)
	}
}

// TestOnlyAnOutlookAsksInWhichOrder: a parameter that a method does not use is an error.
func TestOnlyAnOutlookAsksInWhichOrder(t *testing.T) {
	for _, method := range []string{"hint", "refute", "reasoning", "rate", "mend"} {
		assert.Contains(t, New().Call(method, `{"puzzle":"`+small+`","laid":[],"budget":1}`), "unknown field laid", method)
	}
	assert.Contains(t, New().Call("rate", `{"puzzle":"`+small+`","board":[],"budget":1}`), "unknown field board")
}

// TestExperimentsAreRefused if they are invalid or too large.
func TestExperimentsAreRefused(t *testing.T) {
	for params, code := range map[string]string{
		`"puzzles":0,"grid":"3x3","motifs":4`:                                "experiment-many",
		`"puzzles":10000000,"grid":"3x3","motifs":4`:                         "experiment-many",
		`"puzzles":10,"grid":"3x3"`:                                          "motifs-range",
		`"puzzles":10,"grid":"3x3","motifs":27`:                              "motifs-range",
		`"puzzles":10,"grid":"5x5","motifs":4`:                               "experiment-large",
		`"puzzles":10,"grid":"3by3","motifs":4`:                              "grid-unknown",
		`"puzzles":10,"grid":"3x3","motifs":4,"seed":-1`:                     "params",
		`"puzzles":10,"grid":"3x3","motifs":4,"puzzle":"hello"`:              "no-puzzle",
		`"puzzles":10,"grid":"3x3","motifs":4,"puzzle":"` + small + `"`:      "experiment-fixed",
		`"puzzles":10,"grid":"3x3","puzzle":"` + hundeSpiel + `&turn=maybe"`: "turn-unclear",
	} {
		assert.Contains(t, New().Call("experiment", `{`+params+`,"budget":1}`), `{"error":{"code":"`+code+`"`, params)
	}
}

// TestTilesBeingEnteredAreChanged: each change of the rules, and its effect.
func TestTilesBeingEnteredAreChanged(t *testing.T) {
	var empty Entered
	require.NoError(t, wire.Decode(entered, &empty))
	require.Equal(t, unfinished.New(), empty.puzzle(), "the page begins with what Go begins with")
	for change, want := range map[string]string{
		`"puzzle","to":"` + small + `"`: `"others":[["clues","0.1.2"],["halves","top.bottom"]]`,
		`"puzzle","to":"nothing"`:       `"problem":{"code":"no-puzzle"`,
		`"text","to":".h. | .c.\ns S | s H\n.D. | .S.\n----|----\n.d. | .s.\nD h | H h\n.H. | .C.\n"`:                                  `"tiles":["hSDs","cHSs","dhHD","shCH"]`,
		`"text","to":".h. | .c.\ns S | s H\n.D. | .S.\n----|----\n.d. | .s.\nD h | H h\n.H. | .C.\n----|----\n.h. | .c.\nS c | C d\n"`: `"code":"drawing-cut"`,
		`"text","to":"HDdh CHsh DCcd SDsh"`:       `"tiles":["HDdh","CHsh","DCcd","SDsh"]`,
		`"text","to":"tiles:\nHDdh\nCHsh"`:        `"tiles":["HDdh","CHsh","????"`,
		`"text","to":"hello"`:                     `"problem":{"code":"no-puzzle"`,
		`"text","to":"Das verflixte Hunde-Spiel"`: `"problem":{"code":"no-puzzle"`, // a name is no list
		`"sign","to":"!"`:                         `"sign":""`,
		`"grid","list":["hexagon","2","3"]`:       `"kind":"hexagon","width":2`,
		`"grid","list":["squares","40","20"]`:     `"problem":{"code":"grid-size"`,
		`"mates","to":"same"`:                     `"motifs":["A","B","C","D"]`,
		`"frame","to":"yes"`:                      `"frame":"0"`,
		`"more","to":"cut"`:                       `"motifs":["Aa","Bb","Cc","Dd","Ee"]`,
		`"less","to":"cut"`:                       `"motifs":["Aa","Bb","Cc"]`,
		`"names","list":["x","dogs","","","ant"]`: `"others":[["name","x"],["art","dogs"],["motifs","A:ant"]]`,
		`"names","list":["x"]`:                    `"code":"params"`,
		`"fly"`:                                   `"code":"params"`,
		`"mates","to":"frob"`:                     `"code":"params"`,
		`"frame","to":"maybe"`:                    `"code":"params"`,
		`"grid","list":["hexagn","2","3"]`:        `"code":"params"`,
		`"grid","list":["squares","2"]`:           `"code":"params"`,
		`"grid","list":["squares","","3"]`:        `"problem":{"code":"grid`,
		`"rest","list":["AAAAAA"]`:                `"code":"params"`,
		`"rest","list":["é€"]`:                    `"code":"params"`,
		`"sign","to":"é"`:                         `"sign":""`,
		`"rest","list":["AEae"]`:                  `"tiles":["AEae","????"`,
	} {
		assert.Contains(t, New().Call("enter", `{"entered":`+entered+`,"change":`+change+`}`), want, change)
	}
}

// TestWhatIsNotDoneIsDropped: the handle is unknown afterwards.
func TestWhatIsNotDoneIsDropped(t *testing.T) {
	for _, method := range []string{"mend", "rate", "hint"} {
		a := New()
		unknown := strings.Replace(hundeSpiel, "BGus", "BGub", 1) // a published puzzle needs no mending
		assert.Contains(t, a.Call(method, `{"puzzle":"`+unknown+`","budget":1}`), `"done":false`, method)
		requireGolden(t, "drop", a.Call("drop", `{"handle":1}`))
		assert.Contains(t, a.Call(method, `{"handle":1,"budget":1}`), `"code":"handle"`, method)
		assert.Contains(t, a.Call("drop", `{"handle":1}`), `"code":"handle"`, method)
	}
}

// TestAListIsReadInSlices: other calls are answered in between, the text is sent once, and the
// result equals that of open.
func TestAListIsReadInSlices(t *testing.T) {
	a := New()
	text := `"text":"` + strings.Repeat(`fox head, owl tail, hare head, deer tail\n`, 40) + `"`
	slice := a.Call("read", `{`+text+`,"budget":1}`)
	require.Contains(t, slice, `{"handle":1,"done":false}`)
	slices := 1
	for ; strings.Contains(slice, `"done":false`); slices++ {
		slice = a.Call("read", `{"handle":1,"budget":2000}`)
		assert.Contains(t, a.Call("board", `{"puzzle":"`+small+`","board":[null,null]}`), `"result"`)
	}
	assert.Greater(t, slices, 10)
	opened := strings.TrimPrefix(New().Call("open", `{`+text+`}`), `{"result":`)
	assert.Equal(t, `{"result":{"handle":1,"done":true,"opened":`+opened+`}`, slice)
	assert.Contains(t, a.Call("read", `{"handle":1,"budget":1}`), `"code":"handle"`)
	assert.Contains(t, a.Call("read", `{`+text+`,"budget":1}`), `{"handle":2,"done":false}`)
	assert.Contains(t, a.Call("drop", `{"handle":2}`), `"result"`)
}

// TestBoardTurnsKeepClues: a board turn counts only if it maps every clue to itself.
func TestBoardTurnsKeepClues(t *testing.T) {
	const nine = "grid=3x3&tiles=ABab.ABAB.ABab.ABab.ABab.ABab.ABab.ABab.AAAA"
	for _, row := range []struct {
		name, puzzle string
		want         int
	}{
		{"no clue", nine, 4},
		{"a clue in a corner", nine + "&clues=0.0.0", 1},
		{"in the middle, a tile that looks different", nine + "&clues=4.0.0", 1},
		{"in the middle, a tile that looks the same twice", nine + "&clues=4.1.0", 2},
		{"in the middle, a tile that looks the same in all turns", nine + "&clues=4.8.3", 4},
		{"like tiles, each the other's turn", nine + "&clues=1.0.0_7.2.2", 2},
		{"like tiles, not the other's turn", nine + "&clues=1.0.0_7.2.1", 1},
		{"tiles that must not turn", nine + "&turn=no", 1},
	} {
		t.Run(row.name, func(t *testing.T) {
			var opened struct {
				Result struct{ Puzzle struct{ BoardTurns int } }
			}
			text := New().Call("open", `{"text":"`+row.puzzle+`"}`)
			require.NoError(t, json.Unmarshal([]byte(text), &opened), text)
			assert.Equal(t, row.want, opened.Result.Puzzle.BoardTurns, text)
		})
	}
}

// TestSearchGoldens runs a search from start to end, in slices.
func TestSearchGoldens(t *testing.T) {
	for _, mode := range []string{"fast", "plain"} {
		a := New()
		requireGolden(t, "start", a.Call("start", `{"puzzle":"`+hundeSpiel+`","mode":"`+mode+`","keep":10}`))
		requireGolden(t, "step-"+mode, a.Call("step", `{"handle":1,"budget":100}`))
		requireGolden(t, "done-"+mode, a.Call("step", `{"handle":1,"budget":1000000}`))
		requireGolden(t, "boards-"+mode, a.Call("boards", `{"handle":1,"from":0}`))
		requireGolden(t, "drop", a.Call("drop", `{"handle":1}`))
		assert.Empty(t, a.alive)
	}
}

// TestWatchGoldens winds a search forwards and backwards.
func TestWatchGoldens(t *testing.T) {
	a := New()
	requireGolden(t, "watch", a.Call("watch", `{"puzzle":"`+hundeSpiel+`","mode":"plain","switches":{"order":"row"}}`))
	wind := func(name, of, way string, depth, count, budget int) {
		requireGolden(t, name, a.Call("wind", fmt.Sprintf(`{"handle":1,"of":%q,"way":%q,"depth":%d,"count":%d,"budget":%d}`, of, way, depth, count, budget)))
	}
	wind("wind-start", "events", "to", -1, 0, 10)
	wind("wind-try", "events", "next", -1, 0, 10)
	wind("wind-dead-end", "dead-ends", "next", -1, 0, 100_000)
	wind("wind-way", "solutions", "to", -1, 16, 10)
	wind("wind-solution", "solutions", "to", -1, 16, 1_000_000)
	wind("wind-depth", "placements", "to", 4, 1, 1_000_000)
	wind("wind-end", "events", "to", -1, 1_000_000_000, 1_000_000)
	wind("wind-back", "solutions", "previous", -1, 0, 1_000_000)
	wind("error-wind", "moves", "to", -1, 16, 10)
	tree := func(name string, from, stride, most, budget int) {
		requireGolden(t, name, a.Call("tree", fmt.Sprintf(`{"handle":1,"from":%d,"stride":%d,"most":%d,"budget":%d}`, from, stride, most, budget)))
	}
	tree("tree", 0, 16384, 4, 1_000_000)
	tree("tree-near", 1000, 1, 12, 1_000_000)
	tree("tree-way", 70_000, 1, 12, 10)
	tree("tree-end", 79_817, 4, 12, 1_000_000)
	tree("error-tree", 0, 0, 12, 10)
	requireGolden(t, "expect", a.Call("expect", `{"handle":1,"visits":20000}`))
	requireGolden(t, "error-watch", a.Call("watch", `{"puzzle":"`+hundeSpiel+`","mode":"slow","switches":{"order":"row"}}`))
	a.Call("drop", `{"handle":1}`)
	assert.Empty(t, a.alive)
}

// TestProvedNeedsNoSearch: a job for a puzzle that provably has no solution is complete from the
// start.
func TestProvedNeedsNoSearch(t *testing.T) {
	a := New()
	state := a.Call("job", `{"puzzle":"grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX","keep":1,"visits":1000}`)
	assert.Contains(t, state, `"done":true`)
	assert.Contains(t, state, `"solutions":0`)
	assert.Contains(t, a.Call("take", `{"handle":1,"share":4}`), `"lease":0`)
}

// requireGolden compares a response, indented, with its file.
func requireGolden(t *testing.T, name, response string) {
	var value any
	require.NoError(t, json.Unmarshal([]byte(response), &value), response)
	pretty, err := json.MarshalIndent(value, "", "  ")
	require.NoError(t, err)
	file := filepath.Join("..", "testdata", name+".json")
	if *update {
		require.NoError(t, os.WriteFile(file, append(pretty, '\n'), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, strings.TrimSpace(string(want)), string(pretty), name)
}

// TestEveryMethodIsPinned by a golden file.
func TestEveryMethodIsPinned(t *testing.T) {
	pinned := map[string]bool{"start": true, "step": true, "boards": true, "save": true, "drop": true,
		"job": true, "take": true, "settle": true, "watch": true, "wind": true, "tree": true, "expect": true, "hunt": true, "seek": true}
	for _, row := range goldens {
		pinned[row.method] = true
	}
	for _, name := range Methods() {
		assert.True(t, pinned[name], name)
	}
}

// TestEveryMethodHasItsShape: a method takes the API and parameters, and returns a result and an
// error.
func TestEveryMethodHasItsShape(t *testing.T) {
	for _, m := range methods {
		run := reflect.TypeOf(m.run)
		require.Equal(t, []int{2, 2}, []int{run.NumIn(), run.NumOut()}, m.name)
		assert.Equal(t, reflect.TypeFor[*API](), run.In(0), m.name)
		assert.Equal(t, reflect.TypeFor[error](), run.Out(1), m.name)
	}
}

// TestModes: the modes that the page knows are those of a search.
func TestModes(t *testing.T) {
	for n, mode := range []Mode{Fast, Plain, Raw} {
		found, known := search.ModeNamed(string(mode))
		assert.True(t, known, mode)
		assert.Equal(t, search.Mode(n), found)
	}
}

// TestNoParametersMakeItPanic: with any parameter missing, a method returns only faults that the
// page knows.
func TestNoParametersMakeItPanic(t *testing.T) {
	for _, name := range Methods() {
		for _, params := range []string{``, `{}`, `null`, `{"puzzle":"` + small + `"}`, `{"puzzle":"` + small + `","board":[]}`,
			`{"entered":` + entered + `,"change":"rest","list":[""]}`, strings.Replace(`{"entered":`+entered+`}`, `"others":[]`, `"others":[["tiles","ABcd"]]`, 1),
			strings.Replace(`{"entered":`+entered+`}`, `"others":[]`, `"others":[["%74iles","x"]]`, 1),
			`{"puzzle":"` + small + `","budget":-1}`, `{"handle":-1,"budget":1}`, `{"puzzle":"` + small + `","budget":1,"handle":9}`} {
			a := New()
			assert.NotPanics(t, func() { assert.NotContains(t, a.Call(name, params), `"code":"bug"`) }, "%s %s", name, params)
		}
	}
}

// TestSolveStops after the limit, and says so.
func TestSolveStops(t *testing.T) {
	text, err := os.ReadFile("../../solver/search/testdata/framed-6x6.txt")
	require.NoError(t, err)
	solved := New().Call("solve", string(text))
	assert.Contains(t, solved, `{"result":{"status":"stopped",`)
	assert.Contains(t, solved, `"nodes":10000000,`)
}

// TestHandles: searches do not disturb each other, and a dropped one is gone.
func TestHandles(t *testing.T) {
	a := New()
	start := `{"puzzle":"` + hundeSpiel + `","mode":"fast","keep":1}`
	assert.JSONEq(t, `{"result":{"handle":1}}`, a.Call("start", start))
	assert.JSONEq(t, `{"result":{"handle":2}}`, a.Call("start", start))
	first := a.Call("step", `{"handle":1,"budget":50}`)
	assert.Equal(t, first, a.Call("step", `{"handle":2,"budget":50}`))
	assert.JSONEq(t, `{"result":{}}`, a.Call("drop", `{"handle":1}`))
	assert.Contains(t, a.Call("step", `{"handle":1,"budget":50}`), `"code":"handle"`)
	assert.Contains(t, a.Call("rate", `{"puzzle":"`+hundeSpiel+`","budget":50}`), `"handle":3`)
	assert.JSONEq(t, `{"result":{}}`, a.Call("drop", `{"handle":3}`))
	assert.Contains(t, a.Call("rate", `{"puzzle":"","handle":3,"budget":50}`), `"code":"handle"`)
	assert.Contains(t, a.Call("boards", `{"handle":2,"from":-5}`), `"boards":[]`)
	assert.Contains(t, a.Call("boards", `{"handle":2,"from":99}`), `"boards":[]`)
}
