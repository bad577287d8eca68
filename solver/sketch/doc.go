// Package sketch holds small hand-made drawings that stand for the pictures printed on tiles: a
// few strokes on a grid of 32 by 32. It defines how they are written in front of a motif's name.
//
// The text of a drawing is two tildes and its strokes, joined by hyphens. A stroke lists its
// points in drawing order, two signs each: the distance from the left and then from the top, 0 to
// 9 and a to v. "~~0gvg-gg" is a line across and a dot in the middle. Every drawing has exactly
// one text, and every such text is one drawing; web/app/base/sketch.js does the same in the page.
package sketch
