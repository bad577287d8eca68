// Package generate makes puzzles and tells how hard they are.
package generate
