package notation_test

import (
	"fmt"

	"edgewise/solver/notation"
)

// A link carries a whole puzzle.
func ExampleRead() {
	document, err := notation.Read("https://example.org/edgewise/#grid=3x3" +
		"&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Hunde-Spiel&end=1")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(document.Name, "has", len(document.Puzzle.Tiles()), "tiles, the first is", document.Puzzle.Tiles()[0])
	// Output: Hunde-Spiel has 9 tiles, the first is BGus
}

// A fault has a code, arguments and a place. Places count from 0.
func ExampleRead_fault() {
	_, err := notation.Read("grid=2x1&tiles=ABab.ABxx.ABab&turn=no")
	fmt.Println(err)
	_, err = notation.Read("grid=2x1&tiles=ABab.AB!b")
	fmt.Println(err)
	// Output:
	// tile-count, expected=2, found=3, grid=2x1
	// edge-unknown, at side 2, at sides 4, at tile 1, found=!
}

// Of a cut link, two of four tiles arrived and are kept.
func ExampleSalvage() {
	cut := "https://example.org/#grid=2x2&tiles=ABab.BAba.AA"
	_, err := notation.Read(cut)
	fmt.Println(err)
	fmt.Println(notation.Salvage(cut).Spec.Tiles)
	// Output:
	// link-cut, arrived=2, expected=4
	// [ABab BAba]
}

// The same document as a text file.
func ExampleDocument_Text() {
	document, err := notation.Read("#grid=2x1&tiles=ABab.BAba&name=Two_tiles&motifs=A:ant.B:bee")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(document.Text())
	// Output:
	// grid: 2x1
	// tiles:
	//   ABab
	//   BAba
	// name: Two tiles
	// motifs: A:ant.B:bee
}
