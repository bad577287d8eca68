package main

import (
	"context"
	"os"
	"strconv"
	"time"

	"edgewise/solver/draw"
	"edgewise/solver/draw/icon"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// maxTile is the largest width of a tile in pixels.
const maxTile = 2000

// runDraw draws a puzzle as SVG, or the program's icon.
func runDraw(ctx context.Context, c *console, args []string) error {
	var out, art, iconSize string
	var solution, pixels, as int
	var maskable bool
	var limit time.Duration
	var o draw.Options
	var cut sheets
	f := newFlags("draw")
	f.StringVar(&out, "o", "", "")
	f.choice(&art, "art", append(draw.Sets(), draw.Signs)...)
	f.number(&solution, "solution", maxBoards)
	f.duration(&limit, "limit")
	f.number(&pixels, "size", maxTile)
	f.reading(&as)
	f.BoolVar(&o.Numbers, "numbers", false, "")
	f.BoolVar(&o.Letters, "letters", false, "")
	f.BoolVar(&o.Dark, "dark", false, "")
	cut.flags(f)
	f.choice(&iconSize, "icon", "svg", "180", "192", "512")
	f.BoolVar(&maskable, "maskable", false, "")
	arguments, err := f.parseAll(args)
	if err != nil {
		return err
	}
	if iconSize != "" || maskable {
		if len(arguments) > 0 {
			return excess(arguments[0])
		}
		return c.drawIcon(out, iconSize, maskable)
	}

	if err := cut.fits(f); err != nil {
		return err
	}
	argument, err := f.one(arguments)
	if err != nil {
		return err
	}
	document, err := c.read(argument, as)
	if err != nil {
		return err
	}
	c.mention(document)
	board := document.Board
	if solution > 0 {
		ctx, cancel := within(ctx, limit)
		defer cancel()
		defer c.doing(c.words.say("doing.draw", values{"n": solution}))()
		if board, err = solutionOf(ctx, document.Puzzle, solution); err != nil {
			return err
		}
	}
	if art == "" {
		art = document.Art
	}
	o.Pixels, o.Title = float64(pixels), notation.Shown(document.Name)
	artist := draw.NewNamed(document.Puzzle, art, document.Signs(), document.Sketches())
	if f.given("art") && artist.Set() != art {
		c.complain(&puzzle.Fault{Code: "art-unfit", Args: map[string]any{"art": art}})
	}
	if cut.paper != "" {
		return c.cut(out, artist, cut)
	}
	return c.deliver(out, artist.Picture(board, o))
}

// solutionOf searches for solution n, from 1.
func solutionOf(ctx context.Context, p *puzzle.Puzzle, n int) (*puzzle.Board, error) {
	found := searchFor(ctx, p, search.Options{Keep: n}, func(s *search.Search) bool { return len(s.Boards()) == n })
	boards := found.found.Boards
	if len(boards) == n {
		return boardOf(p, boards[n-1])
	}
	if !found.over {
		return nil, early("solution-unfound", map[string]any{"n": n, "found": len(boards)})
	}
	return nil, &puzzle.Fault{Code: "solution-absent", Args: map[string]any{"found": n, "solutions": len(boards)}}
}

// boardOf makes a board of a found one.
func boardOf(p *puzzle.Puzzle, full search.Board) (*puzzle.Board, error) {
	board := puzzle.NewBoard(p)
	for cell, tile := range full.Tiles {
		if err := board.Place(puzzle.Placement{Cell: cell, Tile: tile, Turn: full.Turns[cell]}); err != nil {
			return nil, err
		}
	}
	return board, nil
}

// drawIcon draws the program's icon: as SVG, or as PNG with a width in pixels. Only a PNG can be
// maskable.
func (c *console) drawIcon(out, size string, maskable bool) error {
	if size == "svg" && !maskable {
		return c.deliver(out, icon.SVG())
	}
	pixels, err := strconv.Atoi(size)
	if err != nil {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-icon", "expected": "180|192|512"}}
	}
	picture, err := icon.PNG(pixels, maskable)
	if err != nil {
		return err
	}
	return c.deliver(out, string(picture))
}

// deliver writes to a file, or to standard output if none is named.
func (c *console) deliver(out, picture string) error {
	if out == "" {
		return c.print(picture)
	}
	if err := os.WriteFile(out, []byte(picture), 0o644); err != nil {
		return &puzzle.Fault{Code: "file-unwritten", Args: map[string]any{"file": out, "reason": reason(err)}}
	}
	return nil
}
