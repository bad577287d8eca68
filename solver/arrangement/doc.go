// Package arrangement lists the boards that a solution stands for. A search counts them
// all and keeps one:
//
//	the board that was kept ── its turns as a whole are the pictures
//	                             └─ each with its copies laid in all ways:
//	                                the arrangements
//
// There may be very many of them, as twenty copies change places in 20! ways, so none is
// made before it is asked for by its number.
package arrangement
