// Command crash makes its stack grow, collects garbage in the middle of that, and ends with a stack trace.
package main

import "runtime"

type list struct {
	next *list
	room [64]int
}

//go:noinline
func deep(n int, rest *list) int {
	if n == 0 {
		runtime.GC()
		return length(rest)
	}
	return deep(n-1, &list{next: rest})
}

func length(l *list) (n int) {
	for ; l != nil; l = l.next {
		n++
	}
	return n
}

//go:noinline
func fail(n int) {
	panic("after " + string(rune('0'+n/1000)) + " thousand")
}

func main() {
	fail(deep(5000, nil))
}
