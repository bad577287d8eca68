package main

import (
	"math"
	"strconv"
	"strings"

	"edgewise/solver/search"
)

// Measures may be large or small. They are written as the page does, see
// web/app/speech/amounts.js; both tests read the same table.

const (
	// From the first on, and below the second, an amount is written with a power of ten.
	largeAmount, smallAmount = 1e6, 1e-3
	// From the first on an amount has no decimals; below the second it has as many as two digits
	// need.
	manyAmount, fewAmount = 100, 0.1
)

// amount writes a number that may be large or small: "1.38", "5,670", "0.095", "2.3 × 10⁷". In
// between it has the given number of decimals.
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

// scientific writes a number as a mantissa and a power of ten, without a place to break the line.
func (w *words) scientific(mantissa string, exponent int) string {
	return w.pointed(strings.TrimSuffix(mantissa, ".0")) + "\u00a0×\u00a0" + power(10, exponent)
}

// power writes a power, such as 10⁻⁶.
func power(base, exponent int) string {
	raised := strings.NewReplacer("-", "⁻", "0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹")
	return strconv.Itoa(base) + raised.Replace(strconv.Itoa(exponent))
}

// percent writes a share of a whole, to a tenth of a percent.
func (w *words) percent(share float64) string {
	return strings.TrimSuffix(w.decimal(100*share, 1), w.table["point"]+"0") + w.table["percent"]
}

// decimal writes a number with a number of decimals.
func (w *words) decimal(x float64, places int) string {
	return w.pointed(strconv.FormatFloat(up(x), 'f', places, 64))
}

func (w *words) pointed(digits string) string {
	return strings.ReplaceAll(digits, ".", w.table["point"])
}

// up is the next float: it makes 1.125 round up to 1.13, as browsers do, and not to the even
// 1.12.
func up(x float64) float64 { return math.Nextafter(x, math.Inf(1)) }
