package reading

import (
	"slices"
	"strconv"
)

// Numbers may be halves: k and k+n, odd and even ones, or two that make a sum.

// byShift takes the numbers k and k+n as the halves of one motif.
func byShift(labels []*countedLabel) *halving {
	h := byNumber(labels, Shifted, func(k, n int) part {
		return part{strconv.Itoa(k%n + 1), half(k/n + 1)}
	})
	if h != nil {
		h.by = (len(labels) + 1) / 2
	}
	return h
}

// byParity takes two neighbouring numbers as the halves of one motif: 1 and 2, 3 and 4, …
func byParity(labels []*countedLabel) *halving {
	return byNumber(labels, Parity, func(k, _ int) part {
		return part{strconv.Itoa(k/2 + 1), half(k%2 + 1)}
	})
}

// byEnds pairs the smallest number with the greatest, the second with the last but one, and so on.
func byEnds(labels []*countedLabel) *halving {
	return byNumber(labels, Summed, func(k, n int) part {
		return part{strconv.Itoa(min(k, 2*n-1-k) + 1), half(k/n + 1)}
	})
}

// byNumber takes apart labels that are the numbers 0 to 2n-1 or 1 to 2n, of which at most one is missing.
func byNumber(labels []*countedLabel, split Split, of func(k, n int) part) *halving {
	numbers := numbersOf(labels)
	if numbers == nil {
		return nil
	}
	least, greatest := min(1, slices.Min(numbers)), slices.Max(numbers)
	n := (greatest - least + 2) / 2
	if n < 2 || len(labels) < 2*n-1 {
		return nil
	}
	h := &halving{split: split, parts: map[int32]part{}, marks: [2]string{"a", "b"}}
	for i, l := range labels {
		h.parts[l.id] = of(numbers[i]-least, n)
	}
	if !h.weigh(.75) {
		return nil
	}
	return h
}

// bySum takes numbers that make a sum for the halves of one motif. Half of the sum is a whole one.
func bySum(sum int) splitter {
	return byRule(Summed, 0, func(k, _ int) part {
		switch {
		case k > sum:
			return part{strconv.Itoa(k), one}
		case 2*k > sum:
			return part{strconv.Itoa(sum - k), other}
		case 2*k == sum:
			return part{strconv.Itoa(k), whole}
		}
		return part{strconv.Itoa(k), one}
	})
}

// byDifference takes numbers that differ by so much for the halves of one motif.
func byDifference(difference int) splitter {
	return byRule(Shifted, difference, func(k, least int) part {
		if k-least >= difference {
			return part{strconv.Itoa(k - difference), other}
		}
		return part{strconv.Itoa(k), one}
	})
}

// byRule takes numbers apart as a rule says that the text states.
func byRule(split Split, by int, of func(k, least int) part) splitter {
	return func(labels []*countedLabel) *halving {
		h := &halving{split: split, by: by, parts: map[int32]part{}, marks: [2]string{"a", "b"}}
		numbers := numbersOf(labels)
		if numbers == nil {
			return nil
		}
		for i, l := range labels {
			h.parts[l.id] = of(numbers[i], slices.Min(numbers))
		}
		if !h.weigh(.5) {
			return nil
		}
		return h
	}
}

// numbersOf are the labels as numbers, or nothing where one is none.
func numbersOf(labels []*countedLabel) (numbers []int) {
	for _, l := range labels {
		if !isNumber(l.text) || len(l.text) > 4 {
			return nil
		}
		k, _ := strconv.Atoi(l.text)
		numbers = append(numbers, k)
	}
	return numbers
}
