package main

import (
	"math"
	"strconv"
	"strings"

	"edgewise/solver/search"
)

// Measures, which may be large or small, are written as the page writes them, see
// web/app/speech/amounts.js; its tests and ours read the same table.

const (
	// From here on an amount is written with a power of ten, and below the other one.
	largeAmount, smallAmount = 1e6, 1e-3
	// From here on it has no places after the point; below the other one it has as many as
	// two figures ask for.
	manyAmount, fewAmount = 100, 0.1
)

// amount is a number that may be large or small: "1.38", "5,670", "0.095", "2.3 × 10⁷".
// It has so many places after the point where it is neither.
func (w *words) amount(x float64, places int) string {
	switch {
	case x == 0 || x >= manyAmount && x < largeAmount:
		return w.number(search.Number(strconv.FormatFloat(up(x), 'f', 0, 64)))
	case x < smallAmount || x >= largeAmount:
		mantissa, digits, _ := strings.Cut(strconv.FormatFloat(up(x), 'e', 1, 64), "e")
		exponent, _ := strconv.Atoi(digits)
		return w.scientific(mantissa, exponent)
	case x < fewAmount:
		return w.pointed(strconv.FormatFloat(up(x), 'g', 2, 64))
	}
	return w.decimal(x, places)
}

// scientific is a number by its leading figures and a power of ten. No line ends in it.
func (w *words) scientific(mantissa string, exponent int) string {
	return w.pointed(strings.TrimSuffix(mantissa, ".0")) + "\u00a0×\u00a0" + power(10, exponent)
}

// power is a power, such as 10⁻⁶.
func power(base, exponent int) string {
	raised := strings.NewReplacer("-", "⁻", "0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹")
	return strconv.Itoa(base) + raised.Replace(strconv.Itoa(exponent))
}

// percent is a share of a whole, to a tenth.
func (w *words) percent(share float64) string {
	return strings.TrimSuffix(w.decimal(100*share, 1), w.table["point"]+"0") + w.table["percent"]
}

// decimal is a number with so many places after the point.
func (w *words) decimal(x float64, places int) string {
	return w.pointed(strconv.FormatFloat(up(x), 'f', places, 64))
}

func (w *words) pointed(digits string) string {
	return strings.ReplaceAll(digits, ".", w.table["point"])
}

// up is the next number: what is written as 1.125 is rounded up to 1.13, as browsers do,
// and not to the even 1.12.
func up(x float64) float64 { return math.Nextafter(x, math.Inf(1)) }
