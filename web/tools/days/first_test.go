package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// web/app/first must answer as Go does. These tests write links with Go's answers and the kits of all
// motif sets to testdata; web/app/engine/first.test.js holds the page to them.

var update = flag.Bool("update", false, "write the golden files anew")

// asked is Go's answers about a link, a long one as the beginning of its hash.
type asked struct {
	Link  string `json:"link"`
	Art   string `json:"art,omitempty"` // the motif set to draw in, in place of the link's own
	Open  any    `json:"open,omitempty"`
	Board any    `json:"board,omitempty"` // of the link's board, if it has one
	Drawn string `json:"drawn,omitempty"`
	All   string `json:"all,omitempty"` // all three in one
}

const (
	hundeSpiel = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"
	fourCut    = "grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC"
	allAlike   = "grid=3x3&tiles=AabB.abBA.bBAa.BAab.AabB.AabB.AaAa.aAaA.ABab"
)

// readable are links whose answers the golden file has in full.
var readable = []string{
	hundeSpiel + "&name=Hunde-Spiel&art=dogs&motifs=B:brown_dog.G:grey_dog&end=1",
	hundeSpiel + "&board=0.1_-_8.3_-_4.0_-_-_1.2_-&end=1",
	fourCut + "&name=From_a_friend&by=Zo%C3%AB%2C_8%2F9&art=cats&halves=Kopf.Po&end=1",
	fourCut + "&art=suits&board=0.0_1.0_2.0_3.0_4.0_5.0_6.0_7.0_8.0&end=1",
	allAlike + "&art=fish&end=1",
	"grid=3x3&mates=same&tiles=AaBb.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=Wholes&art=dogs&motifs=a:ant.C:cat&end=1",
	"grid=3x3&tiles=12ab.bBcA.A1ad.DABb.2aBd.DaBA.aABC.abAC.cAbC&art=birds&end=1",
	"grid=3x3&tiles=XaYb.bBcA.Acad.DABb.caBd.DaBA.aABC.GgHh.cAbC&art=boats&board=-_-_-_-_-_-_-_-_-&end=1",
	// As people write them.
	fourCut,
	hundeSpiel + "&name=Hunde-Spiel&art=dogs&motifs=B:brown_dog.G:grey_dog",
	fourCut + "&board=0.1_-_8.3_-_4.0_-_-_1.2_-&art=cats&by=Ann&name=Later",
	"name=Wholes&tiles=AaBb.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&end=1&mates=same&grid=3x3",
}

// leftToGo are texts that web/app/first does not answer.
var leftToGo = []string{
	"", "hello", "day=2026-11-21", "grid=3x3", "end=1",
	"#" + fourCut + "&end=1",
	fourCut + "&end=1&", fourCut + "&end=1.", fourCut + "&end=2", "&" + fourCut + "&end=1",
	fourCut + "&end=1&end=1", fourCut + "&name=One&name=Two&end=1", fourCut + "&shoe=size&end=1", fourCut + "&v=2&end=1",
	fourCut + "&watch=7.plain.row&end=1", fourCut + "&clues=0.0.0&end=1", fourCut + "&frame=a&end=1", fourCut + "&turn=no&end=1", fourCut + "&turn=yes&end=1",
	fourCut + ".", fourCut + "&", fourCut + "&name=From_a_frien%", fourCut + "&name=A_friend.", fourCut + "&halves=Kopf", fourCut + "&motifs=A:ant.B:", fourCut + "&board=0.0_-_-", fourCut + "&end=",
	fourCut[:len(fourCut)-1], fourCut[:len(fourCut)-5], // cut
	fourCut + "&mates=ab", fourCut + "&tiles=BCab", fourCut + "&colour=red", fourCut + "&turn=yes",
	"grid=3x3&mates=ab&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&end=1", "grid=3x3&mates=&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&end=1",
	"grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC&end=1", "grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC.cAbC&end=1",
	"grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAb&end=1", "grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAb-&end=1",
	"grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cA%62C&end=1", "grid=3x3&tiles=BCab_bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&end=1",
	"grid=2x2&tiles=BCab.bBcA.Acad.DABb&end=1", "grid=hex2&tiles=AaBbCc.AabBCc.AaBbcC.AaBbCc.AabBCc.AaBbcC.AaBbCc&end=1",
	"grid=3x3&tiles=AaBb.CcDd.EeFf.GgHh.IiJj.AaBb.AaBb.AaBb.AaBb&end=1", // ten motifs
	fourCut + "&art=cats&name=%zz&end=1", fourCut + "&name=%E2%8&end=1", fourCut + "&name=&end=1", fourCut + "&name=a b&end=1", fourCut + "&name=Zoë&end=1",
	fourCut + "&name=%41&end=1", fourCut + "&name=a%2cb&end=1", fourCut + "&name=a.b&end=1", fourCut + "&name=a%20b&end=1", fourCut + "&name=a%0Ab&end=1", fourCut + "&name=a%C2%85b&end=1",
	fourCut + "&name=" + string(bytes.Repeat([]byte("n"), notation.MaxName+1)) + "&end=1", fourCut + "&art=" + string(bytes.Repeat([]byte("n"), notation.MaxWord+1)) + "&end=1",
	fourCut + "&art=zebras&end=1",
	fourCut + "&halves=top&end=1", fourCut + "&halves=top.&end=1", fourCut + "&halves=a.b.c&end=1",
	fourCut + "&motifs=A&end=1", fourCut + "&motifs=A:&end=1", fourCut + "&motifs=a:ant&end=1", fourCut + "&motifs=B:bee.A:ant&end=1", fourCut + "&motifs=A:ant.A:ape&end=1", fourCut + "&motifs=X:ox&end=1",
	fourCut + "&motifs=A:%F0%9F%90%9C_ant&end=1", fourCut + "&motifs=A:ant.B:1%E2%83%A3&end=1", // an emoji is drawn
	fourCut + "&board=0.0_-_-&end=1", fourCut + "&board=0.4_-_-_-_-_-_-_-_-&end=1", fourCut + "&board=9.0_-_-_-_-_-_-_-_-&end=1", fourCut + "&board=0.0_0.1_-_-_-_-_-_-_-&end=1",
	fourCut + "&board=00.0_-_-_-_-_-_-_-_-&end=1", fourCut + "&board=x_-_-_-_-_-_-_-_-&end=1", fourCut + "&board=&end=1",
}

// TestFirst writes or compares the golden files.
func TestFirst(t *testing.T) {
	for _, set := range draw.Sets() {
		dir := t.TempDir()
		require.NoError(t, writeFirst(dir, set))
		golden(t, fmt.Sprintf("first-%s.json", set), []byte(read(t, dir, fmt.Sprintf("first-%s.json", set))))
	}
	cases := []asked{}
	for _, link := range readable {
		open, drawn, board := goAnswers(t, link, "")
		cases = append(cases, asked{Link: link, Open: open, Drawn: digest(t, drawn), Board: board})
	}
	for _, set := range draw.Sets() {
		for _, art := range []string{"", draw.Plain} {
			link := fourCut + "&art=" + set + "&end=1"
			open, drawn, board := goAnswers(t, link, art)
			cases = append(cases, asked{Link: link, Art: art, All: digest(t, open, drawn, board)})
		}
	}
	for seed := range 250 {
		link, art := anyLink(t, rand.New(rand.NewPCG(uint64(seed), 3)))
		open, drawn, board := goAnswers(t, link, art)
		cases = append(cases, asked{Link: link, Art: art, All: digest(t, open, drawn, board)})
	}
	var text bytes.Buffer
	text.WriteString("[\n")
	for i, row := range cases {
		if i > 0 {
			text.WriteString(",\n")
		}
		text.WriteString(canonical(t, row))
	}
	text.WriteString("\n]\n")
	golden(t, "first.json", text.Bytes())
	golden(t, "first-left.json", []byte(canonical(t, leftToGo)+"\n"))
}

// anyLink is a random plain link to nine tiles, as Go or as a person writes it, and a motif set to draw it in or "".
func anyLink(t *testing.T, random *rand.Rand) (link, art string) {
	t.Helper()
	some := func(list ...string) string { return list[random.IntN(len(list))] }
	grid, err := puzzle.GridNamed(firstGrid)
	require.NoError(t, err)
	spec := puzzle.Spec{Grid: grid, Mates: puzzle.Halves()}
	if random.IntN(4) == 0 {
		spec.Mates = puzzle.Same()
	}
	// Half of the links have no whole motif, so that they can be drawn in every set.
	alphabet := []puzzle.Edge(puzzle.Alphabet)[:52+10*random.IntN(2)]
	edges := []puzzle.Edge{}
	for range 1 + random.IntN(8) {
		edge := alphabet[random.IntN(len(alphabet))]
		edges = append(edges, edge, spec.Mates[edge])
	}
	for range grid.Cells {
		tile := puzzle.Tile{}
		for range grid.Sides {
			tile = append(tile, edges[random.IntN(len(edges))])
		}
		spec.Tiles = append(spec.Tiles, tile)
	}
	if random.IntN(2) == 0 {
		spec.Tiles[8], spec.Tiles[3] = spec.Tiles[0].Turned(random.IntN(4)), spec.Tiles[1]
	}
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	d := &notation.Document{Puzzle: p, Art: some(append(draw.Sets(), "")...)}
	words := []string{"", "", "Anna", "a.b_c:d", "50 % & more", "猫 tigre’s ~(!)*", "\u00A0é", "%41", "Ann 👨‍👩‍👧"}
	d.Name, d.By = some(words...), some(words...)
	if random.IntN(3) == 0 {
		d.Halves = [2]string{some(words[2:]...), some(words[2:]...)}
	}
	d.Motifs = map[puzzle.Edge]string{}
	for _, motif := range p.Motifs() {
		d.Motifs[motif.Head] = some(words...)
	}
	if random.IntN(2) == 0 {
		d.Board = puzzle.NewBoard(p)
		for tile := range p.Tiles() {
			if random.IntN(3) > 0 {
				_ = d.Board.Place(puzzle.Placement{Cell: random.IntN(9), Tile: tile, Turn: random.IntN(4)}) // fails on a filled cell, which does no harm
			}
		}
	}
	link = d.Link()
	art = some("", "", append(draw.Sets(), draw.Plain)[random.IntN(10)])
	if random.IntN(3) == 0 {
		fields := strings.Split(strings.TrimSuffix(link, "&end=1"), "&")
		random.Shuffle(len(fields), func(i, j int) { fields[i], fields[j] = fields[j], fields[i] })
		link = strings.Join(fields, "&")
	}
	return link, art
}

// goAnswers is what Go opens for a link, without why there is no solution, and apart from it the drawing and what its board shows.
func goAnswers(t *testing.T, link, art string) (open, drawn, board any) {
	t.Helper()
	var opened, marks struct {
		Result map[string]any `json:"result"`
	}
	require.NoError(t, answer(&opened, "open", map[string]any{"text": link, "art": art}))
	shape, read := opened.Result["puzzle"].(map[string]any)
	require.True(t, read, link)
	shape["why"] = []any{}
	drawn = opened.Result["drawing"]
	delete(opened.Result, "drawing")
	if laid, is := opened.Result["board"]; is {
		require.NoError(t, answer(&marks, "board", map[string]any{"puzzle": shape["id"], "board": laid}))
		board = marks.Result
	}
	return opened.Result, drawn, board
}

// canonical is JSON with sorted keys.
func canonical(t *testing.T, value any) string {
	t.Helper()
	var text bytes.Buffer
	lines := json.NewEncoder(&text)
	lines.SetEscapeHTML(false)
	require.NoError(t, lines.Encode(value))
	return string(bytes.TrimSpace(text.Bytes()))
}

// digest is a short hash of answers.
func digest(t *testing.T, answers ...any) string {
	t.Helper()
	sum := sha256.Sum256([]byte(canonical(t, answers)))
	return fmt.Sprintf("%x", sum[:8])
}

func golden(t *testing.T, name string, content []byte) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, content, 0o644))
	}
	assert.Equal(t, read(t, file), string(content), "%s: go test ./web/tools/days -update writes it anew", name)
}
