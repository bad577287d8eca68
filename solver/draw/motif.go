package draw

import (
	"slices"

	"edgewise/solver/puzzle"
)

// Names of the motif sets. Any other name means Plain.
const (
	Plain = "plain" // shapes made here, for any number of motifs
	Signs = "signs" // the name of each motif if that is a digit or one or two letters, else the sign of its edge
	Suits = "suits" // jigsaw tabs and blanks: club, diamond, heart, spade
)

// Sets lists the motif sets with pictures of their own, Plain last. Signs is not among them,
// since it depends on the puzzle.
func Sets() []string {
	return []string{"birds", "boats", "cats", "dogs", "fish", "fruit", "insects", Suits, Plain}
}

// artwork is the drawing of one motif, in the side frame of the tile that shows its head, or its
// one edge if it is not cut, at the scale of a square. whole is the motif across the seam. A half
// is drawn by head or tail, each in the frame of its own tile; if these are empty, a half is the
// part of the whole that lies on the card.
type artwork struct {
	paint      paint
	whole      string
	head, tail string
	patch      string // card that a bridge puts under the whole
	tab        curve  // the way along the side of a tile with a tab; nil for other motifs
}

// look says what an edge shows.
type look struct {
	motif int  // index among the puzzle's motifs, or -1
	tail  bool // the tail, or blank
}

// looksOf says for every edge of the puzzle what it shows.
func looksOf(motifs []puzzle.Motif) (looks [puzzle.MaxEdges]look) {
	for edge := range looks {
		looks[edge].motif = -1
	}
	for i, motif := range motifs {
		looks[motif.Head] = look{motif: i}
		if motif.Cut() {
			looks[motif.Tail] = look{motif: i, tail: true}
		}
	}
	return looks
}

// artworks draws the motifs in a set, or in Plain if the set does not suit: when its name is
// unknown, when it has fewer motifs than the puzzle, or when a motif is not cut, for a drawn head
// needs a tail. It also returns the name of the set in use.
func artworks(motifs []puzzle.Motif, set string, s shape) ([]artwork, string) {
	drawn := plainArtworks
	switch {
	case set == Signs:
		return signArtworks(motifs, s), Signs
	case set == Suits:
		drawn = suitArtworks
	case set != Plain:
		drawn = func([]puzzle.Motif, shape) []artwork { return illustratedArtworks(set) }
	}
	works := drawn(motifs, s)
	uncut := func(m puzzle.Motif) bool { return !m.Cut() }
	if set != Plain && (len(works) < max(len(motifs), 1) || slices.ContainsFunc(motifs, uncut)) {
		return plainArtworks(motifs, s), Plain
	}
	return works[:len(motifs)], set
}
