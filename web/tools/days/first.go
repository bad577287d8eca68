package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"edgewise/solver/draw"
	"edgewise/solver/puzzle"
	"edgewise/wasm/api"
)

// A FirstKit is the part of Go's answers about nine square tiles that does not depend on the tiles:
// FirstKit in web/app/engine/state.d.ts. web/app/first adds the rest.
type FirstKit struct {
	Puzzle  map[string]json.RawMessage `json:"puzzle"`
	Drawing map[string]json.RawMessage `json:"drawing"`
	Symbols draw.Kit                   `json:"symbols"`
}

const (
	firstGrid = "3x3"
	// firstTiles are any valid tiles: the kit keeps only what is the same for all.
	firstTiles = "AaAa.AaAa.AaAa.AaAa.AaAa.AaAa.AaAa.AaAa.AaAa"
	// firstMotifs is the number of motifs for which the kit has plain shapes.
	firstMotifs = 8
)

// writeFirst writes the kit of a motif set.
func writeFirst(dir, set string) error {
	kit, err := firstKit(set)
	if err != nil {
		return err
	}
	var text bytes.Buffer
	lines := json.NewEncoder(&text)
	lines.SetEscapeHTML(false)
	if err := lines.Encode(kit); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, fmt.Sprintf("first-%s.json", set)), text.Bytes(), 0o644)
}

// firstKit takes Go's answers and leaves out what depends on the tiles.
func firstKit(set string) (FirstKit, error) {
	grid, err := puzzle.GridNamed(firstGrid)
	if err != nil {
		return FirstKit{}, err
	}
	link := "grid=" + firstGrid + "&tiles=" + firstTiles + "&end=1"
	var opened struct {
		Result struct {
			Puzzle  map[string]json.RawMessage `json:"puzzle"`
			Drawing map[string]json.RawMessage `json:"drawing"`
		} `json:"result"`
	}
	if err := answer(&opened, "open", map[string]string{"text": link, "art": set}); err != nil {
		return FirstKit{}, err
	}
	for _, own := range []string{"id", "name", "by", "tiles", "copies", "edges", "motifs", "halves", "beside", "art"} {
		delete(opened.Result.Puzzle, own)
	}
	delete(opened.Result.Drawing, "symbols")
	return FirstKit{opened.Result.Puzzle, opened.Result.Drawing, draw.KitOf(grid, set, firstMotifs)}, nil
}

// answer calls a method as the page does.
func answer(to any, method string, params any) error {
	text, err := json.Marshal(params)
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(api.New().Call(method, string(text))), to)
}
