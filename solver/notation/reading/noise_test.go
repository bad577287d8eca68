package reading_test

import (
	"fmt"
	"strconv"
	"strings"
)

// noise writes a text that has no tiles in it.
func (t *teller) noise() string {
	n := 4 + t.IntN(9)
	foods := strings.Fields("flour rice sugar butter milk eggs salt apples pears onions peas beans honey oil")
	people := strings.Fields("Anna Ben Clara David Emma Finn Greta Hugo Ida Jan")
	cities := strings.Fields("Aarhus Berlin Leeds Porto Lyon Oslo Gent Turin")
	words := strings.Fields("the a nine tile puzzle table on lies and fits never was it whole side we had they corner green until by hand long ago")
	kind := pick(t, "shopping", "prices", "people", "timetable", "matrix", "poem", "chess", "code", "measure", "scores", "addresses", "letters", "coordinates", "log", "todo", "quiz", "bits", "colours", "csv", "sudoku", "phone", "sizes", "grades")
	t.how = []string{kind}
	var lines []string
	for i := range n {
		f := func() string { return pick(t, foods...) }
		line := ""
		switch kind {
		case "shopping":
			line = fmt.Sprintf("- %d %s of %s", 1+t.IntN(9), pick(t, "kg", "bags", "tins", "bottles"), f())
		case "prices":
			line = fmt.Sprintf("%s, %d, %d.%02d, %d.%02d", f(), t.IntN(9), t.IntN(20), t.IntN(100), t.IntN(90), t.IntN(100))
		case "people":
			line = fmt.Sprintf("%s, %d, %s, %d", people[i%10], 20+t.IntN(60), pick(t, cities...), 1000+t.IntN(9000))
		case "timetable":
			line = fmt.Sprintf("%s: %s, %s, %s, %s", []string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday"}[i%5], pick(t, "art", "maths", "music", "sport"), pick(t, "history", "French", "maths"), pick(t, "physics", "German"), pick(t, "music", "sport", "art"))
			if i == 4 {
				n = i
			}
		case "matrix":
			line = fmt.Sprintf("%.3f %.3f %.3f %.3f", t.Float64(), t.Float64(), t.Float64(), t.Float64())
		case "poem":
			var ws []string
			for range 4 + t.IntN(5) {
				ws = append(ws, pick(t, words...))
			}
			line = strings.Join(ws, " ")
		case "chess":
			line = fmt.Sprintf("%d. %s %s", i+1, pick(t, "e4", "d4", "c4", "Nf3"), pick(t, "e5", "d5", "c5", "Nf6"))
		case "code":
			line = fmt.Sprintf("x%d = f(%s, %d, %d)", i, pick(t, "a", "b", "c"), t.IntN(100), t.IntN(100))
		case "measure":
			line = fmt.Sprintf("2024-%02d-%02d, %d, %d, %d", 1+t.IntN(12), 1+t.IntN(28), t.IntN(500), t.IntN(500), t.IntN(500))
		case "scores":
			line = fmt.Sprintf("%s %d %d %d", people[i%10], t.IntN(30), t.IntN(30), t.IntN(30))
		case "addresses":
			line = fmt.Sprintf("%s %s, %s %d, %05d %s", people[i%10], pick(t, "Meier", "Smith", "Jensen"), pick(t, "Main Street", "Hauptweg"), t.IntN(99), t.IntN(99999), pick(t, cities...))
		case "letters":
			for range 4 {
				line += string(rune('a' + t.IntN(26)))
			}
		case "grades":
			line = fmt.Sprintf("%d%d%d", 1+t.IntN(4), 1+t.IntN(4), 1+t.IntN(4))
		case "coordinates":
			line = fmt.Sprintf("%d,%d,%d,%d", t.IntN(1000), t.IntN(1000), t.IntN(1000), t.IntN(1000))
		case "log":
			line = fmt.Sprintf("12:%02d:%02d %s %s", t.IntN(60), t.IntN(60), pick(t, "INFO", "WARN"), strings.Join([]string{pick(t, words...), pick(t, words...)}, " "))
		case "todo":
			line = fmt.Sprintf("%d. %s %s %s", i+1, pick(t, "call", "buy", "find", "mend"), f(), pick(t, people...))
		case "quiz":
			line = fmt.Sprintf("%d) a) %s b) %s c) %s d) %s", i+1, f(), f(), pick(t, cities...), pick(t, people...))
		case "bits":
			line = fmt.Sprintf("%08b", t.IntN(256))
		case "colours":
			line = fmt.Sprintf("rgba(%d, %d, %d, 0.%d)", t.IntN(256), t.IntN(256), t.IntN(256), t.IntN(9))
		case "csv":
			line = fmt.Sprintf("%d;%s;%s;%d", i, pick(t, people...), f(), t.IntN(1000))
		case "sudoku":
			var cells []string
			for range 9 {
				cells = append(cells, pick(t, ".", ".", strconv.Itoa(1+t.IntN(9))))
			}
			line = strings.Join(cells, " ")
		case "phone":
			line = fmt.Sprintf("%s %04d %d", people[i%10], t.IntN(9999), t.IntN(999999))
		case "sizes":
			line = fmt.Sprintf("%s | %d cm | %d cm | %d g", f(), t.IntN(99), t.IntN(99), t.IntN(999))
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}
