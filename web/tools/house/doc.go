// Package house holds the tests that keep the house in order: which way packages
// may depend on each other, and the rooms of the page, too; where JavaScript may be
// reached from, how long a file may grow, and that every room of the solver has a sign
// on its door.
package house
