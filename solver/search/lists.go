package search

import (
	"strconv"
	"strings"
)

// Saved texts are made of numbers of base 36, of lists of them, and of lists of texts.

// WriteList joins texts that may be empty.
func WriteList(texts []string) string {
	var list strings.Builder
	for _, text := range texts {
		list.WriteString("~" + text)
	}
	return list.String()
}

// ReadList are the texts that WriteList joined. It is not ok where something
// stands before the first of them.
func ReadList(list string) (texts []string, ok bool) {
	texts = strings.Split(list, "~")
	return texts[1:], texts[0] == ""
}

// WriteNumbers joins numbers.
func WriteNumbers[N int | uint64](numbers []N) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.FormatUint(uint64(n), digits)
	}
	return strings.Join(words, ".")
}

// ReadNumbers are the numbers that WriteNumbers joined. It is not ok where there are not so
// many.
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
