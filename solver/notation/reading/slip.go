package reading

// nearly reports whether a word may be another one mistyped: a letter is wrong, missing or too
// many, or two are exchanged.
func nearly(a, b string) bool {
	x, y := []rune(a), []rune(b)
	if a == b || min(len(x), len(y)) < 3 || len(x)-len(y) > 1 || len(y)-len(x) > 1 {
		return false
	}
	from := 0
	for from < min(len(x), len(y)) && x[from] == y[from] {
		from++
	}
	x, y = x[from:], y[from:]
	for len(x) > 0 && len(y) > 0 && x[len(x)-1] == y[len(y)-1] {
		x, y = x[:len(x)-1], y[:len(y)-1]
	}
	if len(x) <= 1 && len(y) <= 1 {
		return true
	}
	return len(x) == 2 && len(y) == 2 && x[0] == y[1] && x[1] == y[0]
}
