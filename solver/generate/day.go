package generate

import (
	"slices"
	"strconv"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A kind describes the puzzle of a day: at most four motifs, cut into halves, one solution, and
// an effort from `from` up to but not including `to`; any effort if both are 0.
type kind struct {
	grid     string
	framed   bool
	motifs   int
	from, to int64
}

// nine is the original kind of a day, and still the commonest: nine squares.
func nine(from, to int64) []kind { return []kind{{"3x3", false, 4, from, to}} }

// A plan lists, for each day of the week from Monday, the kinds of puzzle that it has in turn,
// one per week. Its version is part of the seed, so no two plans share puzzles.
type plan struct {
	from    string
	version uint64
	week    [7][]kind
}

// plans has every plan, the latest first. A published day must keep its puzzle, so to change the
// week add a plan.
//
// A nine with three motifs, seven hexagons with four, and a framed board with fewer motifs are
// all easier than their size suggests; sixteen loose squares are far harder.
func plans() []plan {
	return []plan{
		{"2026-12-07", 2, [7][]kind{
			nine(3_000, 4_500), nine(4_500, 6_000), nine(6_000, 8_500), nine(8_500, 12_000), nine(12_000, 18_000),
			{{"hex2", false, 3, 6_000, 12_000}, {"tri3", false, 4, 12_000, 24_000}, nine(18_000, 24_000)[0]},
			{{"5x5", true, 4, 24_000, 100_000}, nine(24_000, 40_000)[0], {"4x4", false, 4, 0, 0}},
		}},
		{"2000-01-01", 1, [7][]kind{
			nine(4_800, 6_000), nine(6_000, 7_500), nine(7_500, 9_500), nine(9_500, 11_500), nine(11_500, 14_000),
			nine(14_000, 16_500), nine(16_500, 20_000),
		}},
	}
}

// A row lists the motif sets that days use in turn, from a day on. It never has seven sets, so
// each set comes to every day of the week.
type row struct {
	from string
	sets []string
}

// rows has every row, the latest first. A published day must keep its set, so to change the sets
// add a row.
var rows = [...]row{
	{"2026-12-07", []string{"dogs", "fruit", "cats", "boats", "insects", "birds", "suits", "fish"}},
	{"2026-12-01", []string{"dogs", "cats", "insects", "suits"}},
	{"2000-01-01", []string{"dogs", "cats", "insects", "suits", "plain"}},
}

// The range of years with days.
const (
	firstYear = 2000
	lastYear  = 2999
)

// DayGrids lists the names of the grids that days use, each once.
func DayGrids() []string {
	var names []string
	for _, plan := range plans() {
		for _, kinds := range plan.week {
			for _, k := range kinds {
				names = append(names, k.grid)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// DayVersion is the version of a day's plan, 0 for a text that is no day.
func DayVersion(day string) int {
	number, known := dayNumber(day)
	if !known {
		return 0
	}
	plan, _ := kindOf(day, number)
	return int(plan.version)
}

// DayOf makes the puzzle of a day written like 2026-11-21: motifs cut into halves, and one
// solution; mostly nine squares, with rising effort from Monday on. It is the same for everyone,
// and the day is its name. The error is a [puzzle.Fault].
func DayOf(day string) (*notation.Document, error) {
	number, known := dayNumber(day)
	if !known {
		return nil, puzzle.NewFault("day-unclear", "found", day, "first", strconv.Itoa(firstYear)+"-01-01", "last", strconv.Itoa(lastYear)+"-12-31")
	}
	p, err := madeFor(day, number)
	if err != nil {
		return nil, err
	}
	at := 0
	for day < rows[at].from {
		at++
	}
	sets := rows[at].sets
	return &notation.Document{Puzzle: p, Name: day, Art: sets[number%len(sets)]}, nil
}

// madeFor makes the puzzle. Some seeds find none within the allowed work; then the next seed is
// used.
func madeFor(day string, number int) (*puzzle.Puzzle, error) {
	plan, k := kindOf(day, number)
	grid, err := puzzle.GridNamed(k.grid)
	if err != nil {
		return nil, err
	}
	for seed := plan.version<<32 + uint64(number); ; seed += 1 << 48 {
		m := newMaking(Options{Grid: grid, Motifs: k.motifs, Framed: k.framed, Solutions: 1, Seed: seed})
		m.from, m.to = k.from, k.to
		for !m.Step(slice) {
		}
		if m.made != nil {
			return m.made, nil
		}
	}
}

// kindOf is the kind of a day's puzzle, and its plan.
func kindOf(day string, number int) (plan, kind) {
	all := plans()
	at := 0
	for day < all[at].from {
		at++
	}
	first, _ := dayNumber(all[at].from)
	kinds := all[at].week[(number+saturday)%7]
	return all[at], kinds[(number-first)/7%len(kinds)]
}

// saturday is the weekday of 2000-01-01, which is day 0; Monday is 0.
const saturday = 5

// dayNumber is the number of days since 2000-01-01; false if the text is not a day.
func dayNumber(day string) (number int, known bool) {
	if len(day) != len("2026-11-21") || day[4] != '-' || day[7] != '-' {
		return 0, false
	}
	year, ok := digits(day[:4])
	month, ok2 := digits(day[5:7])
	date, ok3 := digits(day[8:])
	if !ok || !ok2 || !ok3 || year < firstYear || year > lastYear || month < 1 || month > 12 {
		return 0, false
	}
	lengths := [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}
	if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
		lengths[1] = 29
	}
	if date < 1 || date > lengths[month-1] {
		return 0, false
	}
	before := year - firstYear // 2000 is a leap year; years before it do not matter
	number = before*365 + (before+3)/4 - (before+99)/100 + (before+399)/400 + date - 1
	for _, length := range lengths[:month-1] {
		number += length
	}
	return number, true
}

// digits reads a number that consists of digits only.
func digits(text string) (number int, ok bool) {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return 0, false
		}
		number = number*10 + int(text[i]-'0')
	}
	return number, true
}
