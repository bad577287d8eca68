package search

import (
	"errors"
	"math/bits"
	"strconv"
	"strings"
)

// A Number is a natural number of any size, in decimal digits. Arrangements soon exceed 64 bits:
// 25 copies alone can change places in 25! ways.
type Number string

// NumberOf returns a number that fits into 64 bits.
func NumberOf(n uint64) Number { return Number(strconv.FormatUint(n, 10)) }

// Times returns the product with a factor of 64 bits.
func (n Number) Times(factor uint64) Number {
	const room = 20 // the digits of the largest factor
	digits := make([]byte, len(n)+room)
	var carry uint64
	for i := len(digits) - 1; i >= 0; i-- {
		var digit uint64
		if i >= room {
			digit = uint64(n[i-room] - '0')
		}
		high, low := bits.Mul64(digit, factor)
		low, over := bits.Add64(low, carry, 0)
		carry, digit = bits.Div64(high+over, low, 10)
		digits[i] = '0' + byte(digit)
	}
	for len(digits) > 1 && digits[0] == '0' {
		digits = digits[1:]
	}
	return Number(digits)
}

// Exact reports whether programs that only know floating point read the number without loss:
// whether it is at most 2^53.
func (n Number) Exact() bool {
	const most = "9007199254740992" // 2^53
	return len(n) < len(most) || len(n) == len(most) && n <= most
}

// MarshalJSON writes a JSON number if that is exact, else a string.
func (n Number) MarshalJSON() ([]byte, error) {
	if n.Exact() {
		return []byte(n), nil
	}
	return []byte(`"` + string(n) + `"`), nil
}

// Plus returns the sum.
func (n Number) Plus(other Number) Number {
	if len(n) < len(other) {
		n, other = other, n
	}
	digits := make([]byte, len(n)+1)
	carry := byte(0)
	for i := range digits {
		digit := carry
		if i < len(n) {
			digit += n[len(n)-1-i] - '0'
		}
		if i < len(other) {
			digit += other[len(other)-1-i] - '0'
		}
		digits[len(digits)-1-i], carry = '0'+digit%10, digit/10
	}
	if digits[0] == '0' {
		digits = digits[1:]
	}
	return Number(digits)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (n *Number) UnmarshalJSON(text []byte) error {
	digits := strings.Trim(string(text), `"`)
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return errors.New("not a natural number: " + string(text))
	}
	*n = Number(digits)
	return nil
}
