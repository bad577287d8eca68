// Package arrangement lists the boards that count as one solution. A search counts them all and
// keeps one:
//
//	the kept board ── its turns as a whole are the pictures
//	                   └─ each with its copies placed in every way:
//	                      the arrangements
//
// There may be very many, since twenty copies can be permuted in 20! ways, so each is made only
// when it is asked for by number.
package arrangement
