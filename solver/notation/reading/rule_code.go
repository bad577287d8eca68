package reading

import (
	"slices"
	"strconv"
	"strings"
)

// comparisons writes what compares in many programs in one way.
var comparisons = strings.NewReplacer("!==", "≠", "!=", "≠", "=\\=", "≠", "/=", "≠", "<>", "≠", "=:=", "≡", "===", "≡", "==", "≡", ".equals(", "≡", ".equalsignorecase(", ".lower≡",
	"<=", "<", ">=", "<", "=>", ":", "->", ":", ":=", ":", ":-", ":", "&&", " and ", "||", " or ")

// ruleOfCode is the rule by which a line compares two sides, "return a == -b". It, or one of the lines right before
// it, has to speak of sides that fit; a line that is nothing but a comparison need not, if it has a sign.
func ruleOfCode(before []record, text, next string) (said *stated) {
	if said = shiftSaid(strings.ToLower(text)); said != nil {
		return said
	}
	if !strings.ContainsAny(text, "=≠<") && !strings.Contains(text, ".equals") {
		return nil
	}
	code := comparisons.Replace(strings.ToLower(text))
	at, size := strings.Index(code, "≡"), len("≡")
	unequal := strings.Contains(code, "≠")
	turned := at < 0 && unequal // there is nothing else
	weak := at < 0 && !unequal  // it may set a value
	switch {
	case weak:
		at, size = strings.IndexByte(code, '='), 1
	case turned:
		at = strings.Index(code, "≠")
	}
	if at < 0 {
		return nil
	}
	left, how := operandBefore(code[:at])
	right, rest := operandBehind(code[at+size:])
	fails := hasAny(strings.ToLower(text+" "+next), "false", "continue", "break", "conflict")
	about := slices.ContainsFunc(before, func(r record) bool { return speaksOfFit(r.text) })
	returns := strings.Contains(how, ":") || hasAny(how, "return", "if", "when", "wenn", "falls", "si", "hvis", "når")
	alone := strings.Trim(how, " \t-*#/") == "" && (strings.TrimSpace(rest) == "" || strings.HasPrefix(rest, " and "))
	switch {
	case !about && !alone, left == "", right == "", left == right, fails && !turned:
		return nil
	}
	folded := hasAny(code, "abs", ".lower", "lower", "upper", ".upper", "tolower", "toupper", "casefold", ".casefold")
	plain := isLetter(firstSign(left)) && isLetter(firstSign(right)) && !strings.ContainsAny(left+right, "+-*^%/~")
	var known, differ bool
	said = &stated{}
	if said.sum, known = sumIn(left, right); !known {
		said.sum, known = sumIn(right, left)
	}
	if !known {
		said.sum, differ = differenceIn(left, right, rest)
	}
	switch {
	case known:
		said.rule = sumOfSides
	case differ:
		said.rule = differenceOfSides
	case isNumber(left) || isNumber(right):
	case left == "-"+right || right[0] == '-' || left[0] == '-' || strings.Contains(left+right, "*-1") || strings.Contains(left+right, "swapcase"):
		said.rule = signHalves
	case plain && unequal && !turned:
		said.rule = otherHalves
	case plain && folded:
		said.rule = otherRule
	case plain && turned && !fails && returns && !alone:
		return &stated{rule: otherHalves}
	case plain && returns && about && !alone:
		said.rule = exactLabels
	case !plain && !weak && (strings.Contains(how, ":") || hasAny(how, "return")):
		said.rule = otherHalves
	}
	if turned && !fails || said.rule == noRule {
		return nil
	}
	return said
}

// shiftSaid is the rule of a line that says "k and k+4", or "k goes with 9-k".
func shiftSaid(line string) *stated {
	if !strings.ContainsAny(line, "+-") {
		return nil
	}
	words := textWords(line)
	for i := 1; i < len(words); i++ {
		w, join := words[i], words[i-1]
		number, sum := strings.TrimSpace(line[w.to:]), false
		switch {
		case signsOf(w.word) != 1 || !slices.ContainsFunc(words[:i-1], func(b textWord) bool { return b.word == w.word }) || !isAnd(join.word) && ruleWordOf(join.word) != fitWord && ruleWordOf(join.word) != preWord:
			continue
		case strings.HasPrefix(number, "+"):
			number = strings.TrimSpace(number[1:])
		default:
			number = strings.TrimSpace(line[join.to:w.from])
			if sum = strings.HasSuffix(number, "-"); !sum {
				continue
			}
		}
		if n, is := numberOf(number[:skipWhile(number, 0, isDigit)]); is {
			if sum {
				return &stated{rule: sumOfSides, sum: n}
			}
			return &stated{rule: differenceOfSides, sum: n}
		}
	}
	return nil
}

// speaksOfFit reports whether a line, or a name in it, speaks of sides that fit.
func speaksOfFit(line string) bool {
	line = strings.ToLower(line)
	for _, word := range []string{"fit", "match", "mate", "compat", "touch", "meet", "adjac", "neigh", "passt", "passen", "nachbar", "voisin", "nabo", "rule", "regel", "règle"} {
		if strings.Contains(line, word) {
			return true
		}
	}
	return false
}

// operandBefore is what a text compares at its end, and what stands before that.
func operandBefore(text string) (operand, before string) {
	depth, from := 0, len(text)
	for from > 0 {
		c := text[from-1]
		if depth -= bracket(c); depth < 0 || depth == 0 && strings.IndexByte(":;{},&|<>?!=\n", c) >= 0 {
			break
		}
		from--
	}
	operand = strings.TrimPrefix(strings.TrimLeft(strings.TrimSpace(text[from:]), "#/*;% "), "- ")
	for { // words before it are of a sentence, or of the program
		word, rest, more := strings.Cut(operand, " ")
		if rest = strings.TrimSpace(rest); !more || !isLetter(lastSign(word)) || rest == "" || !isLetter(firstSign(rest)) && rest[0] != '(' && (rest[0] != '-' || isBlank(rune(rest[min(1, len(rest)-1)]))) {
			break
		}
		operand = rest
	}
	before = strings.TrimSuffix(strings.TrimRight(text, " \t"), operand)
	return strings.ReplaceAll(unbracketed(operand), " ", ""), before
}

// operandBehind is what a text compares at its beginning, and what stands behind that.
func operandBehind(text string) (operand, behind string) {
	depth, to := 0, 0
	for to < len(text) {
		c := text[to]
		if depth += bracket(c); depth < 0 || depth == 0 && strings.IndexByte(":;{},&|<>?!=#\n`'\"", c) >= 0 ||
			depth == 0 && (strings.HasPrefix(text[to:], " and ") || strings.HasPrefix(text[to:], " or ") || strings.HasPrefix(text[to:], "//") || strings.HasPrefix(text[to:], ". ")) {
			break
		}
		to++
	}
	operand = strings.TrimRight(strings.TrimSpace(text[:to]), ".")
	return strings.ReplaceAll(unbracketed(operand), " ", ""), strings.Trim(text[to:], ")]}`'\";.")
}

// unbracketed is an operand without the brackets around it.
func unbracketed(operand string) string {
	if strings.HasPrefix(operand, "(") && strings.HasSuffix(operand, ")") {
		return operand[1 : len(operand)-1]
	}
	return operand
}

// sumIn is the sum that two operands state: a+b and 11, or a and 11-b.
func sumIn(left, right string) (sum int, is bool) {
	if isNumber(right) && len(right) < 5 && strings.Contains(left, "+") && isLetter(firstSign(left)) && !strings.ContainsAny(left, "%*^(") {
		sum, _ = strconv.Atoi(right)
		return sum, true
	}
	number, rest, parted := strings.Cut(right, "-")
	if parted && isNumber(number) && len(number) < 5 && isLetter(firstSign(rest)) {
		sum, _ = strconv.Atoi(number)
		return sum, true
	}
	return 0, false
}

// differenceIn is the difference that two operands state: abs(a-b) and 4, or a and b+4 where "or" follows.
func differenceIn(left, right, rest string) (difference int, is bool) {
	_, number, parted := strings.Cut(right, "+")
	if is = parted && strings.HasPrefix(rest, " or "); !is {
		number, is = right, strings.Contains(left, "abs(") && strings.Contains(left, "-")
	}
	if !is || !isNumber(number) || len(number) > 4 {
		return 0, false
	}
	difference, _ = strconv.Atoi(number)
	return difference, true
}
