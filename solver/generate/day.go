package generate

import (
	"strconv"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// week is the effort of each day's puzzle, from Monday's to Sunday's: from the
// number at the day to the next.
var week = [...]int64{4_800, 6_000, 7_500, 9_500, 11_500, 14_000, 16_500, 20_000}

// A row is the motif sets that days take in turn, from a day on. There are never
// seven of them, so each comes to every day of the week.
type row struct {
	from string
	sets []string
}

// rows are all that there were, the latest first. A day keeps what it once had, so
// whoever changes the sets begins a row.
var rows = [...]row{
	{"2026-12-01", []string{"dogs", "cats", "insects", "suits"}},
	{"2000-01-01", []string{"dogs", "cats", "insects", "suits", "plain"}},
}

// The years that have days.
const (
	firstYear = 2000
	lastYear  = 2999
)

// DayOf makes the puzzle of a day that is written 2026-11-21: nine squares, four
// motifs cut into halves, and one solution. It is the same for everyone, and bears
// the day as its name.
func DayOf(day string) (*notation.Document, error) {
	number, known := dayNumber(day)
	if !known {
		return nil, &puzzle.Fault{Code: "day-unclear", Args: map[string]any{"found": day,
			"first": strconv.Itoa(firstYear) + "-01-01", "last": strconv.Itoa(lastYear) + "-12-31"}}
	}
	grid, err := puzzle.Square(3, 3)
	if err != nil {
		return nil, err
	}
	m := newMaking(Options{Grid: grid, Motifs: 4, Solutions: 1, Seed: uint64(Version)<<32 + uint64(number)})
	weekday := (number + saturday) % 7
	m.from, m.to = week[weekday], week[weekday+1]
	for !m.Step(slice) {
	}
	p, err := m.Puzzle()
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

// saturday is the weekday of 2000-01-01, which is day 0; Monday is 0.
const saturday = 5

// dayNumber is how many days after 2000-01-01 a day of the calendar is.
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
	before := year - firstYear // the year 2000 is a leap year, and those before it do not matter
	number = before*365 + (before+3)/4 - (before+99)/100 + (before+399)/400 + date - 1
	for _, length := range lengths[:month-1] {
		number += length
	}
	return number, true
}

// digits reads a number that is nothing but digits.
func digits(text string) (number int, ok bool) {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return 0, false
		}
		number = number*10 + int(text[i]-'0')
	}
	return number, true
}
