// Package sketch holds small drawings of one's own, which stand for the pictures that are
// printed on tiles: a few strokes on a grid of 32 by 32, and how they are written before a
// motif's name.
//
// A drawing is written as two tildes and its strokes, joined by hyphens: the points of each
// in the order in which they were drawn, two signs a point, first how far it is to the right
// and then how far down, 0 to 9 and a to v. "~~0gvg-gg" is a line across and a dot in the
// middle. Every drawing has one text and every such text is one drawing; the page writes and
// reads them in the same way, see web/app/base/sketch.js.
package sketch
