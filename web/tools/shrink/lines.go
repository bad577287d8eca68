package main

import (
	"bytes"
	"encoding/binary"
)

// What Go's runtime knows of the functions of a program, in the memory of a module. Records point into
// the other parts; stack traces and the garbage collector read them. A run tells how a value changes
// along the code of a function: which file, which line, how large the stack is, what is a pointer.
//
//	pcHeader │ names │ units │ files │ runs │ index, records
//	                   ╰──────┬──────╯  ╰┬─╯          ╰──┬──╯
//	          only traces need them   some of these   "no run" for file and line
//
// Go calls them funcnametab, cutab, filetab, pctab and functab (runtime/symtab.go, runtime2.go).
const (
	headerLength = 72

	// Places in pcHeader, each of eight bytes.
	countAt, unitsAt, runsAt, indexAt = 8, 40, 56, 64

	// An entry of the index: where the code of a function begins, and its record.
	entryLength, recordAt = 8, 4

	// Places in a record, each of four bytes; further runs follow. 0 means that there is no run.
	codeAt, stackRunAt, fileRunAt, lineRunAt, furtherAt, unitAt, firstLineAt, furtherRunsAt = 0, 16, 20, 24, 28, 32, 36, 44
)

// magic begins a pcHeader: the layout that Go has written since 1.20, for instructions of one byte and
// pointers of eight.
var magic = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// clearLines clears files and lines in data, so that stack traces name functions only, and tells whether
// it did. It moves no byte, since zeros weigh nothing once compressed. Another version of Go may have
// another layout: then nothing changes.
func clearLines(data []byte) (known bool) {
	start := bytes.Index(data, magic)
	if start < 0 {
		return false
	}
	header := table{bytes: bytes.Clone(data[start:])}
	count, units, runs, index := header.word(countAt), header.word(unitsAt), header.word(runsAt), header.word(indexAt)
	if !(headerLength <= units && units <= runs && runs <= index && index <= len(header.bytes)) {
		return false
	}
	all := header.bytes[runs:index]
	needed := make([]byte, len(all))
	records := table{bytes: header.bytes[index:]}
	keep := func(at int) bool {
		start := records.word(at)
		run := runAt(all, start)
		if run != nil {
			copy(needed[start:], run)
		}
		return run != nil && !records.broken
	}
	for entry := 0; entry < count*entryLength; entry += entryLength {
		record := records.word(entry + recordAt)
		if records.word(record+codeAt) != records.word(entry) || !keep(record+stackRunAt) {
			return false
		}
		for further := range records.word(record + furtherAt) {
			if !keep(record + furtherRunsAt + 4*further) {
				return false
			}
		}
		for _, at := range []int{fileRunAt, lineRunAt, unitAt, firstLineAt} {
			records.clear(record + at)
		}
	}
	if records.broken {
		return false
	}
	clear(header.bytes[units:runs])
	copy(all, needed)
	copy(data[start:], header.bytes)
	return true
}

// runAt is the run that begins there: pairs of how much the value changes and after how many
// instructions, until a value stays the same for good. It is nil where there is none.
func runAt(runs []byte, start int) []byte {
	if start < 0 || start >= len(runs) {
		return nil
	}
	end := start
	for i := 0; start > 0; i++ {
		n, length := binary.Uvarint(runs[end:])
		if length <= 0 {
			return nil
		}
		end += length
		if n == 0 && i > 0 && i%2 == 0 {
			break
		}
	}
	return runs[start:end]
}

// A table holds numbers of four bytes. It is broken once something outside of it was asked for.
type table struct {
	bytes  []byte
	broken bool
}

func (t *table) holds(at int) bool {
	t.broken = t.broken || at < 0 || at+4 > len(t.bytes)
	return !t.broken
}

func (t *table) word(at int) int {
	if !t.holds(at) {
		return 0
	}
	return int(binary.LittleEndian.Uint32(t.bytes[at:]))
}

func (t *table) clear(at int) {
	if t.holds(at) {
		clear(t.bytes[at : at+4])
	}
}
