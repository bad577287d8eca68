package reading

import "strings"

// A place finds what parts two pieces of a text.
type place struct {
	first [256]bool // the bytes it may begin with, so that most are passed over quickly
	// size is how many bytes of the text from i on are the place; 0 where it is none.
	size func(text string, i int) int
}

func placed(first string, size func(text string, i int) int) *place {
	p := &place{size: size}
	for i := range len(first) {
		p.first[first[i]] = true
	}
	return p
}

// next is where the next place at or behind from begins and ends. The end is 0 where there is none.
func (p *place) next(text string, from int) (begin, end int) {
	for i := from; i < len(text); i++ {
		if p.first[text[i]] {
			if size := p.size(text, i); size > 0 {
				return i, i + size
			}
		}
	}
	return 0, 0
}

// fieldsAt parts a text at each of some signs, without what is empty.
func fieldsAt(text, signs string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(signs, r) })
}

// anyOf finds each of some signs.
func anyOf(signs string) *place {
	return placed(signs, func(string, int) int { return 1 })
}

func tabs() *place {
	return placed("\t", func(text string, i int) int { return len(text[i:]) - len(strings.TrimLeft(text[i:], "\t")) })
}

const space = " \t\n"

func blanks() *place {
	return placed(space, func(text string, i int) int { return skipBlanks(text, i) - i })
}

// wideSpace finds tabs, and four spaces or more.
func wideSpace() *place {
	return placed(" \t", func(text string, i int) int {
		end := skipBlanks(text, i)
		if end-i > 3 || strings.ContainsRune(text[i:end], '\t') {
			return end - i
		}
		return 0
	})
}

// spaced finds signs with space on both sides.
func spaced(signs ...string) *place {
	return placed(space, func(text string, i int) int {
		if i > 0 && isBlank(rune(text[i-1])) { // every space is looked at once
			return 0
		}
		at := skipBlanks(text, i)
		for _, sign := range signs {
			if strings.HasPrefix(text[at:], sign) {
				if end := skipBlanks(text, at+len(sign)); end > at+len(sign) {
					return end - i
				}
			}
		}
		return 0
	})
}

// stops finds full stops with a space behind them.
func stops() *place {
	return placed(".", func(text string, i int) int {
		if i+1 < len(text) && !isBlank(rune(text[i+1])) {
			return 0
		}
		return skipBlanks(text, i+1) - i
	})
}

// semicolonOrStop finds semicolons, full stops and the ends of lines.
func semicolonOrStop() *place {
	return placed(";.\n", func(text string, i int) int {
		if text[i] == '.' && i+1 < len(text) && !isBlank(rune(text[i+1])) {
			return 0
		}
		return 1
	})
}

// counters finds the space in front of a number with a sign behind it, "2: ", and the ends of lines.
func counters() *place {
	return placed(space, func(text string, i int) int {
		if text[i] == '\n' {
			return 1
		}
		if i > 0 && isBlank(rune(text[i-1])) {
			return 0
		}
		begin := skipBlanks(text, i)
		end := skipWhile(text, begin, isDigit)
		if end > begin && end+1 < len(text) && strings.IndexByte(".):", text[end]) >= 0 && isBlank(rune(text[end+1])) {
			return begin - i
		}
		return 0
	})
}

// commaOrAnd finds a comma, "and", or both.
func commaOrAnd() *place {
	return placed(","+space, func(text string, i int) int {
		at := skipBlanks(text, i)
		if text[i] == ',' {
			at = skipBlanks(text, i+1)
		}
		end := skipWhile(text, at, isLetter)
		if behind := skipBlanks(text, end); behind > end && isJoin(strings.ToLower(text[at:end])) {
			return behind - i
		}
		if text[i] == ',' {
			return at - i
		}
		return 0
	})
}

// isAnd reports whether a word is "and" in a language of the page.
func isAnd(word string) bool { return word == "and" || word == "und" || word == "et" || word == "og" }

// isJoin reports whether a word joins the last of a list to the others.
func isJoin(word string) bool {
	return isAnd(word) || word == "y" || word == "e" || word == "en"
}

// brackets finds what stands between two brackets, and other commas.
func brackets() *place {
	return placed(",)]}", func(text string, i int) int {
		if text[i] == ',' {
			return 1
		}
		return betweenBrackets(text, i)
	})
}

// betweenBrackets is how long what stands between two brackets is, with these: "), (".
func betweenBrackets(text string, i int) int {
	at := skipBlanks(text, i+1)
	if at < len(text) && text[at] == ',' {
		at = skipBlanks(text, at+1)
	}
	if at < len(text) && bracket(text[at]) == 1 {
		return at + 1 - i
	}
	return 0
}

// arrows finds "->", "=>", "→" and ">".
func arrows() *place {
	return placed("-=>\xe2", func(text string, i int) int {
		for _, sign := range []string{"->", "=>", "→", ">"} {
			if strings.HasPrefix(text[i:], sign) {
				return len(sign)
			}
		}
		return 0
	})
}

// beforeSides finds the space or stop in front of a side's name: "top fox right owl", ":top :fox :right :owl",
// ".top(fox).right(owl)".
func beforeSides() *place {
	return placed(space+".", func(text string, i int) int {
		begin := skipBlanks(text, i)
		if text[i] == '.' {
			begin = i + 1
		} else if begin < len(text) && text[begin] == ':' {
			begin++
		}
		end := skipWhile(text, begin, isLetter)
		if _, named := sideNamed(text[begin:end]); named {
			return begin - i
		}
		return 0
	})
}

// sideLetters finds the space in front of a letter that may name a side: "T: fox R: owl", "T fox R owl".
func sideLetters() *place {
	return placed(space, func(text string, i int) int {
		begin := skipBlanks(text, i)
		end := skipWhile(text, begin, isLetter)
		if end < len(text) && strings.IndexByte(" :=", text[end]) >= 0 && isInitial(text[begin:end]) {
			return begin - i
		}
		return 0
	})
}

// hyphens finds hyphens within words.
func hyphens() *place {
	return placed("-", func(text string, i int) int {
		if wordy(lastSign(text[:i])) && wordy(firstSign(text[i+1:])) {
			return 1
		}
		return 0
	})
}
