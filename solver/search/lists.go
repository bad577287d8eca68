package search

import (
	"strconv"
	"strings"
)

// Saved texts consist of numbers of base 36, lists of numbers, and lists of texts.

// WriteList joins texts, which may be empty. Each begins with a tilde.
func WriteList(texts []string) string {
	var list strings.Builder
	for _, text := range texts {
		list.WriteString("~" + text)
	}
	return list.String()
}

// ReadList splits what WriteList joined. It reports false when something stands before the first
// tilde.
func ReadList(list string) (texts []string, ok bool) {
	texts = strings.Split(list, "~")
	return texts[1:], texts[0] == ""
}

// WriteNumbers joins numbers with dots.
func WriteNumbers[N int | uint64](numbers []N) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.FormatUint(uint64(n), digits)
	}
	return strings.Join(words, ".")
}

// ReadNumbers splits what WriteNumbers joined. It reports false unless there are exactly count
// numbers.
func ReadNumbers(text string, count int) ([]uint64, bool) {
	words := strings.SplitN(text, ".", count+1)
	numbers := make([]uint64, len(words))
	for i, word := range words {
		var err error
		if numbers[i], err = strconv.ParseUint(word, digits, 64); err != nil {
			return nil, false
		}
	}
	return numbers, len(numbers) == count
}
