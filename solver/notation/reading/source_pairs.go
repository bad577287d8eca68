package reading

import "strings"

// leastSidePairs is how many pairs of opposite sides a text names whose tiles are written by pairs.
const leastSidePairs = 6

// unpaired names each side by itself where a text names opposite sides together: "N-S: fox / owl" becomes
// "N: fox, S: owl". The text stays as it is unless every such pair has two values.
func unpaired(text string) string {
	lines := strings.Split(text, "\n")
	pairs, tiles := 0, 0
	apart := make([]string, len(lines))
	for i, l := range lines {
		if apart[i] = l; len(l) <= maxLegend {
			apart[i] = sidesApart(l)
		}
		if namesAll(apart[i]) {
			tiles++
		} else {
			apart[i] = l
		}
	}
	if tiles >= leastAligned {
		lines, text = apart, strings.Join(apart, "\n")
	}
	for i, l := range lines {
		line, n, ok := unpairedLine(l)
		if !ok {
			return text
		}
		lines[i] = line
		pairs += n
	}
	if pairs < leastSidePairs {
		return text
	}
	return strings.Join(lines, "\n")
}

// sidesApart names two sides by themselves that a line names together: "oben und rechts Dackel, …" becomes "oben Dackel,
// rechts Dackel, …".
func sidesApart(line string) string {
	words := spansIn(line)
	for i := 0; i+2 < len(words); i++ {
		first, join, second := words[i], words[i+1], words[i+2]
		_, is := sideNamed(line[first.from:first.to])
		_, are := sideNamed(line[second.from:second.to])
		if !is || !are || !isAnd(line[join.from:join.to]) {
			continue
		}
		value, parts := line[second.to:], ","
		if at := strings.IndexAny(line, ",;|"); at >= 0 {
			parts = line[at : at+1]
		}
		value, _, _ = strings.Cut(value, parts)
		if strings.Trim(value, ":=. ") == "" {
			return line
		}
		return line[:first.to] + value + parts + " " + line[second.from:second.to] + sidesApart(line[second.to:])
	}
	return line
}

// namesAll reports whether a line names each side once.
func namesAll(line string) bool {
	var seen [4]int
	hasTextWord(line, func(w textWord) bool {
		if side, named := sideNamed(w.word); named {
			seen[side]++
		}
		return false
	})
	return seen == [4]int{1, 1, 1, 1}
}

// unpairedLine is a line with each side by itself, and how many pairs it names. It fails where a pair has not two values.
func unpairedLine(line string) (out string, pairs int, ok bool) {
	key, names := sidePairIn(line)
	if names[0] == "" {
		return line, 0, true
	}
	rest, more, ok := line[key.to:], 0, true
	if next, other := sidePairIn(rest); other[0] != "" {
		var behind string
		behind, more, ok = unpairedLine(rest[next.from:])
		rest, out = rest[:next.from], ", "+behind
	}
	values := twoOf(strings.Trim(rest, " \t,;|"))
	return line[:key.from] + names[0] + ": " + values[0] + ", " + names[1] + ": " + values[1] + out, 1 + more, ok && values[1] != ""
}

// sidePairIn is where a line first names two opposite sides with a colon or an equals sign behind them, and their names.
func sidePairIn(line string) (at span, names [2]string) {
	words := spansIn(line)
	for i := 0; i+1 < len(words); i++ {
		one, other := words[i], words[i+1]
		end := skipBlanks(line, other.to)
		if sign := strings.TrimSpace(line[one.to:other.from]); sign != "-" && sign != "/" && sign != "+" && sign != "–" ||
			end == len(line) || line[end] != ':' && line[end] != '=' {
			continue
		}
		names = [2]string{line[one.from:one.to], line[other.from:other.to]}
		if areOpposite(strings.ToLower(names[0]), strings.ToLower(names[1])) {
			return span{one.from, end + 1}, names
		}
	}
	return span{}, [2]string{}
}

// areOpposite reports whether two words stand for opposite sides.
func areOpposite(one, other string) bool {
	for i := range sideNames {
		first, is := shortIn(&sideNames[i], one)
		second, are := shortIn(&sideNames[i], other)
		if is && are && first == (second+2)%4 {
			return true
		}
	}
	return false
}

// twoOf parts a text in two at the only sign that parts it, or else between as many words. The second is empty where it cannot.
func twoOf(text string) (values [2]string) {
	for _, sign := range []string{"/", "|", ";", ",", " - ", " – ", " and ", " und ", " et ", " og "} {
		if one, other, found := strings.Cut(text, sign); found && !strings.Contains(other, sign) {
			return [2]string{strings.TrimSpace(one), strings.TrimSpace(other)}
		}
	}
	if words := strings.Fields(text); len(words)%2 == 0 {
		half := len(words) / 2
		return [2]string{strings.Join(words[:half], " "), strings.Join(words[half:], " ")}
	}
	return values
}
