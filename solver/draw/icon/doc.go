// Package icon draws the program's icon: two cards, and a motif that closes
// the seam between them. It is made of rounded rectangles and discs, so that
// it can be written as SVG and sampled as PNG from one list.
package icon
