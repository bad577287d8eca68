package draw

import (
	_ "embed" // for the drawings
	"strings"
)

// This file reads the illustrated sets: a folder per set, a file per motif in the order of their
// names. Each file is a drawing of the whole motif about y = 0, the head below (inwards), made of
// plain elements with presentation attributes and without ids, so that its content can be put
// into any document. Each file is embedded as a string: an embedded file system would make the
// module much larger.

var (
	//go:embed art/birds/1-duck.svg
	duck string
	//go:embed art/birds/2-owl.svg
	owl string
	//go:embed art/birds/3-parrot.svg
	parrot string
	//go:embed art/birds/4-penguin.svg
	penguin string
	//go:embed art/boats/1-rowboat.svg
	rowboat string
	//go:embed art/boats/2-sailboat.svg
	sailboat string
	//go:embed art/boats/3-submarine.svg
	submarine string
	//go:embed art/boats/4-tug.svg
	tug string
	//go:embed art/cats/1-cheetah.svg
	cheetahCat string
	//go:embed art/cats/2-lion.svg
	lionCat string
	//go:embed art/cats/3-panther.svg
	pantherCat string
	//go:embed art/cats/4-tiger.svg
	tigerCat string
	//go:embed art/dogs/1-brown.svg
	brownDog string
	//go:embed art/dogs/2-grey.svg
	greyDog string
	//go:embed art/dogs/3-spotted.svg
	spottedDog string
	//go:embed art/dogs/4-umber.svg
	umberDog string
	//go:embed art/fish/1-angelfish.svg
	angelfish string
	//go:embed art/fish/2-clownfish.svg
	clownfish string
	//go:embed art/fish/3-pufferfish.svg
	pufferfish string
	//go:embed art/fish/4-ray.svg
	ray string
	//go:embed art/fruit/1-grapes.svg
	grapes string
	//go:embed art/fruit/2-pear.svg
	pear string
	//go:embed art/fruit/3-pineapple.svg
	pineapple string
	//go:embed art/fruit/4-strawberry.svg
	strawberry string
	//go:embed art/insects/1-ant.svg
	ant string
	//go:embed art/insects/2-beetle.svg
	beetle string
	//go:embed art/insects/3-dragonfly.svg
	dragonfly string
	//go:embed art/insects/4-mantis.svg
	mantis string
)

// illustrated lists the drawings of each illustrated set.
func illustrated() map[string][]string {
	return map[string][]string{
		"birds":   {duck, owl, parrot, penguin},
		"boats":   {rowboat, sailboat, submarine, tug},
		"cats":    {cheetahCat, lionCat, pantherCat, tigerCat},
		"dogs":    {brownDog, greyDog, spottedDog, umberDog},
		"fish":    {angelfish, clownfish, pufferfish, ray},
		"fruit":   {grapes, pear, pineapple, strawberry},
		"insects": {ant, beetle, dragonfly, mantis},
	}
}

// illustratedArtworks are the motifs of a set, nil if there is no such set.
func illustratedArtworks(set string) []artwork {
	var works []artwork
	for _, drawing := range illustrated()[set] {
		whole := inside(drawing)
		works = append(works, artwork{paint: mainPaint(whole), whole: whole})
	}
	return works
}

// inside is the content of a drawing's outermost element.
func inside(svg string) string {
	_, svg, _ = strings.Cut(svg[strings.Index(svg, "<svg"):], ">")
	svg = svg[:strings.LastIndex(svg, "</svg>")]
	lines := strings.Split(svg, "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Join(lines, "")
}

// mainPaint is the first colour of a drawing that is neither ink nor card: it identifies the
// motif where that is too small to be seen.
func mainPaint(drawing string) paint {
	const mark = `fill="#`
	for rest := drawing; ; {
		_, after, found := strings.Cut(rest, mark)
		if !found {
			return paint{card, ink}
		}
		rest = after
		if fill := "#" + after[:6]; fill != ink && fill != card {
			return paintOf(fill)
		}
	}
}
