package codegen

import (
	"encoding/binary"

	"edgewise/solver/search"
)

// If there are many words of looks, the unused ones are kept in memory, and restored before a
// cell is left. A row is a list of links, one for each word that has looks:
//
//	0  the looks that fit, 64 bits
//	8  of which word, as the bytes before it
//	12 address of the next link, or 0

const linkBytes = 16

// A kept function has these parameters: the candidates of a word; the word's offset in bytes; the
// address of the next link; and the address of the next step's rows, as far as the tiles placed
// before choose them.
type kept struct {
	*stepCompiler
	free int // the local variable with the word's unused looks while the cell is empty
}

const (
	keptCandidates = iota
	keptWord
	keptMore
	keptBase
)

// first pushes the number of the word's first look.
func (f kept) first() {
	f.get(keptWord)
	f.const32(3)
	f.op(opShl32)
}

// left pushes the number of candidates.
func (f kept) left() {
	f.get(keptCandidates)
	f.op(opPopcnt64)
}

// follow goes to the link whose address is in a local variable.
func (f kept) follow(link int) {
	f.get(link)
	f.memory(opLoad32, 8)
	f.set(keptWord)
	f.get(link)
	f.memory(opLoad64, 0)
	f.get(keptWord)
	f.memory(opLoad64, f.room.unused)
	f.op(opAnd64)
	f.set(keptCandidates)
	f.get(link)
	f.memory(opLoad32, 12)
	f.set(keptMore)
}

func (w *writer) fillKept(step int) (kind int, body *code) {
	params := []valtype{i64, i32, i32, i32}
	f := kept{stepCompiler: &stepCompiler{writer: w, step: step, code: code{names: []string{"candidates", "word", "more", "base"}}}}
	f.look, f.free = f.local(i32, "look"), f.local(i64, "free")
	tried := f.local(i32, "tried")
	f.begin(func() { f.load(opLoad64, f.counts+8*step) })
	f.open()
	f.op(opLoop, noResult)
	f.sift()
	f.get(keptCandidates)
	f.const64(0)
	f.op(opNe64)
	f.when(func() {
		f.const32(1)
		f.set(tried)
		f.count(f.counts+8*step, opAdd64, func() { f.left(); f.asNodes() })
		if !f.isLast() {
			f.reach(func() { f.first(); f.lowest(keptCandidates) })
		}
	})
	f.get(keptWord)
	f.memory(opLoad64, f.room.unused)
	f.set(f.free)
	f.while(func() { f.left(); f.op(opEqz64) }, f.next)
	f.get(keptWord)
	f.get(f.free)
	f.memory(opStore64, f.room.unused)
	f.get(keptMore)
	f.when(func() {
		f.follow(keptMore)
		f.at(opBr, 1)
	})
	f.op(opEnd)
	f.get(tried)
	f.op(opEqz32)
	f.when(f.deadEnd)
	f.const32(0)
	return w.kind(params), &f.code
}

// next tries the lowest candidate of the word.
func (f kept) next() {
	f.first()
	f.lowest(keptCandidates)
	f.drop(keptCandidates)
	if f.isLast() {
		f.board(f.left)
		return
	}
	f.get(keptWord)
	tiles := f.without(func() { f.get(f.free) })
	f.memory(opStore64, f.room.unused)
	row, word, more, fitting := f.local(i32, "row"), f.local(i32, "itsWord"), f.local(i32, "itsMore"), f.local(i64, "fitting")
	f.get(keptBase)
	f.row()
	f.tee(row)
	f.memory(opLoad64, 0)
	f.get(row)
	f.memory(opLoad32, 8)
	f.tee(word)
	f.memory(opLoad64, f.room.unused)
	f.op(opAnd64)
	f.tee(fitting)
	f.op(opEqz64)
	f.get(row)
	f.memory(opLoad32, 12)
	f.tee(more)
	f.op(opEqz32, opAnd32)
	f.again() // nothing fits: lift at once
	f.deeper(tiles, func() {
		f.get(fitting)
		f.get(word)
		f.get(more)
	}, f.left)
}

// sift leaves the candidates of the word that agree with the neighbours that did not choose the
// row and, at the last step possible for the marked tile, only that tile.
func (f kept) sift() {
	if f.Steps[f.step].Last {
		mask, word := int64(f.Looks[f.Mark].Mask), 8*(f.Mark/64)
		f.load(opLoad64, f.room.unused+word)
		f.const64(mask)
		f.op(opAnd64)
		f.const64(0)
		f.op(opNe64)
		f.when(func() {
			f.get(keptCandidates)
			f.const64(mask)
			f.op(opAnd64)
			f.const64(0)
			f.get(keptWord)
			f.const32(word)
			f.op(opEq32, opSelect)
			f.set(keptCandidates)
		})
	}
	f.agree(keptCandidates, f.first)
}

// startKept writes the function that continues a step after a given look, with the earlier cells
// and the unused looks in the memory.
func (w *writer) startKept(step int) *code {
	const after = 0 // the given look, a parameter
	f := &stepCompiler{writer: w, step: step, code: code{names: []string{"last"}}}
	laid := func(step int) { w.laid(&f.code, step) }
	link, word, more := f.local(i32, "link"), f.local(i32, "word"), f.local(i32, "more")
	behind, candidates := f.local(i32, "behind"), f.local(i64, "candidates")
	f.store(opStore32, w.looks+4*step, func() { f.get(after) })
	w.rows(&f.code, step, step, laid)
	f.set(link)
	f.op(opLoop, noResult)
	f.get(after)
	f.const32(1)
	f.op(opAdd32)
	f.get(link)
	f.memory(opLoad32, 8)
	f.tee(word)
	f.const32(3)
	f.op(opShl32, opSub32)
	f.set(behind)
	f.get(link)
	f.memory(opLoad64, 0)
	f.get(word)
	f.memory(opLoad64, w.room.unused)
	f.above(behind)
	f.op(opAnd64, opAnd64)
	f.set(candidates)
	f.get(link)
	f.memory(opLoad32, 12)
	f.set(more)
	f.get(candidates)
	f.op(opEqz64)
	f.when(func() {
		f.get(more)
		f.when(func() {
			f.get(more)
			f.set(link)
			f.at(opBr, 2)
		})
		f.deadEnd()
		f.done()
	})
	f.op(opEnd)
	f.count(f.counts+8*step, opSub64, func() { f.const64(1) }) // the step was counted when the search first came here
	f.get(candidates)
	f.get(word)
	f.get(more)
	w.rows(&f.code, step+1, step, laid)
	f.at(opCall, step)
	return &f.code
}

// links is a step's table: the rows, and after them their further links. Its address is the
// current end of the memory.
func (w *writer) links(s search.StepLayout) []byte {
	links := make([]byte, linkBytes*s.Rows)
	for row := range s.Rows {
		at := linkBytes * row
		w.Row(s.Table, row, func(word int, mask uint64) {
			if binary.LittleEndian.Uint64(links[at:]) != 0 {
				binary.LittleEndian.PutUint32(links[at+12:], uint32(w.size+len(links)))
				at = len(links)
				links = append(links, make([]byte, linkBytes)...)
			}
			binary.LittleEndian.PutUint64(links[at:], mask)
			binary.LittleEndian.PutUint32(links[at+8:], uint32(8*word))
		})
	}
	return links
}
