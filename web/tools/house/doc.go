// Package house holds the tests that keep the code in order: which packages may depend on which, and
// the same for the rooms of the page; where JavaScript may be reached from; how long files may grow;
// and that each package of the solver and of the adapter has a doc.go.
package house
