package codegen

import (
	"encoding/binary"
	"slices"
	"strconv"

	"edgewise/solver/search"
)

// If there are few words of looks, the unused ones are passed from step to step as parameters, so
// that nothing must be restored when a tile is lifted. A row has one mask for each word in its
// table.

// A carried function has these parameters: the candidates, word by word; the unused looks, word
// by word; and the address of the next step's rows, as far as the tiles placed before choose
// them.
type carried struct{ *stepCompiler }

func (f carried) mine() []int          { return f.words[f.step] }
func (f carried) candidates(i int) int { return i }
func (f carried) unused(word int) int  { return len(f.mine()) + word }
func (f carried) base() int            { return len(f.mine()) + f.width }

// first pushes the number of a word's first look.
func (f carried) first(i int) { f.const32(64 * f.mine()[i]) }

// left pushes the number of candidates from a word on.
func (f carried) left(from int) {
	for i := from; i < len(f.mine()); i++ {
		f.get(f.candidates(i))
		f.op(opPopcnt64)
		if i > from {
			f.op(opAdd64)
		}
	}
}

func (w *writer) fillCarried(step int) (kind int, body *code) {
	params := slices.Repeat([]valtype{i64}, len(w.words[step])+w.width)
	f := carried{&stepCompiler{writer: w, step: step, code: code{names: w.carriedNames(step)}}}
	f.look = f.local(i32, "look")
	f.enter()
	for i := range f.mine() {
		f.while(func() { f.get(f.candidates(i)); f.op(opEqz64) }, func() { f.next(i) })
	}
	f.const32(0)
	return w.kind(append(params, i32)), &f.code
}

// enter stops if the budget is used up, and otherwise counts all candidates before the first is
// tried.
func (f carried) enter() {
	counted := f.local(i64, "counted")
	f.load(opLoad64, f.counts+8*f.step)
	f.set(counted)
	f.begin(func() { f.get(counted) })
	f.sift()
	f.store(opStore64, f.counts+8*f.step, func() {
		f.get(counted)
		f.left(0)
		f.asNodes()
		f.const64(1)
		f.op(opAdd64, opAdd64)
	})
	if !f.isLast() {
		// A new deepest board is only possible while the step has no nodes, whatever else was
		// counted.
		f.get(counted)
		f.const64(1<<nodesAt - 1)
		f.op(opLe64)
		f.when(f.reachFirst)
	}
}

// reachFirst keeps the board that the first candidate makes.
func (f carried) reachFirst() {
	f.reach(func() {
		for i := len(f.mine()) - 1; i >= 0; i-- {
			f.get(f.candidates(i))
			f.const64(0)
			f.op(opNe64)
			f.when(func() { f.first(i); f.lowest(f.candidates(i)) })
		}
	})
}

// carriedNames are the parameter names of a step's function.
func (w *writer) carriedNames(step int) []string {
	var names []string
	for _, word := range w.words[step] {
		names = append(names, w.numbered("candidates", word))
	}
	for word := range w.width {
		names = append(names, w.numbered("unused", word))
	}
	return append(names, "base")
}

// numbered is a name for one word of looks.
func (w *writer) numbered(name string, word int) string {
	if w.width == 1 {
		return name
	}
	return name + strconv.Itoa(word)
}

// next tries the lowest candidate of a word.
func (f carried) next(i int) {
	f.first(i)
	f.lowest(f.candidates(i))
	f.drop(f.candidates(i))
	left := func() { f.left(i) }
	if f.isLast() {
		f.board(left)
		return
	}
	word, after := f.mine()[i], f.local(i64, "after")
	tiles := f.without(func() { f.get(f.unused(word)) })
	f.set(after)
	unused := func(n int) {
		if n == word {
			f.get(after)
		} else {
			f.get(f.unused(n))
		}
	}
	row := f.local(i32, "row")
	f.get(f.base())
	f.row()
	f.set(row)
	next := f.words[f.step+1]
	fitting := make([]int, len(next))
	for j, n := range next {
		fitting[j] = f.local(i64, f.numbered("fitting", n))
		f.get(row)
		f.memory(opLoad64, 8*j)
		unused(n)
		f.op(opAnd64)
		f.tee(fitting[j])
		if j > 0 {
			f.op(opOr64)
		}
	}
	f.op(opEqz64)
	f.again() // nothing fits: lift at once
	f.deeper(tiles, func() {
		for _, local := range fitting {
			f.get(local)
		}
		for n := range f.width {
			unused(n)
		}
	}, left)
}

// sift leaves the candidates that agree with the neighbours that did not choose the row and, at
// the last step possible for the marked tile, only that tile.
func (f carried) sift() {
	if !f.isSifted(f.step) {
		return
	}
	if f.Steps[f.step].Last {
		mask := int64(f.Looks[f.Mark].Mask)
		f.get(f.unused(f.Mark / 64))
		f.const64(mask)
		f.op(opAnd64)
		f.const64(0)
		f.op(opNe64)
		f.when(func() {
			for i, n := range f.mine() {
				if n == f.Mark/64 {
					f.get(f.candidates(i))
				} else {
					f.const64(0)
				}
				f.const64(mask)
				f.op(opAnd64)
				f.set(f.candidates(i))
			}
		})
	}
	for i := range f.mine() {
		f.agree(f.candidates(i), func() { f.first(i) })
	}
	for i := range f.mine() {
		f.get(f.candidates(i))
		if i > 0 {
			f.op(opOr64)
		}
	}
	f.op(opEqz64)
	f.when(func() { f.open(); f.deadEnd(); f.done() })
}

// startCarried writes the function that continues a step after a given look, with the earlier
// cells and the unused looks in the memory.
func (w *writer) startCarried(step int) *code {
	const after = 0 // the given look, a parameter
	f := carried{&stepCompiler{writer: w, step: step, code: code{names: []string{"last"}}}}
	laid := func(step int) { w.laid(&f.code, step) }
	row, behind := f.local(i32, "row"), f.local(i32, "behind")
	f.store(opStore32, w.looks+4*step, func() { f.get(after) })
	w.rows(&f.code, step, step, laid)
	f.set(row)
	var candidates []int
	for i, n := range f.mine() {
		f.get(after)
		f.const32(1 - 64*n)
		f.op(opAdd32)
		f.set(behind)
		f.get(row)
		f.memory(opLoad64, 8*i)
		f.load(opLoad64, w.room.unused+8*n)
		f.above(behind)
		f.op(opAnd64, opAnd64)
		candidates = append(candidates, f.local(i64, f.numbered("candidates", n)))
		f.tee(candidates[i])
		if i > 0 {
			f.op(opOr64)
		}
	}
	f.op(opEqz64)
	f.when(func() { f.deadEnd(); f.done() })
	f.count(f.counts+8*step, opSub64, func() { f.const64(1) }) // the step was counted when the search first came here
	for _, local := range candidates {
		f.get(local)
	}
	for n := range w.width {
		f.load(opLoad64, w.room.unused+8*n)
	}
	w.rows(&f.code, step+1, step, laid)
	f.at(opCall, step)
	return &f.code
}

// wordsOf lists the words of looks in a step's table; at least one.
func (w *writer) wordsOf(s search.StepLayout) (words []int) {
	for row := range s.Rows {
		w.Row(s.Table, row, func(word int, _ uint64) {
			if at, known := slices.BinarySearch(words, word); !known {
				words = append(words, 0)
				copy(words[at+1:], words[at:])
				words[at] = word
			}
		})
	}
	if words == nil {
		return []int{0}
	}
	return words
}

// masks is a step's table: row after row, one mask for each of its words.
func (w *writer) masks(s search.StepLayout, words []int) []byte {
	table := make([]byte, 8*len(words)*s.Rows)
	for row := range s.Rows {
		w.Row(s.Table, row, func(word int, mask uint64) {
			at, _ := slices.BinarySearch(words, word)
			binary.LittleEndian.PutUint64(table[8*(row*len(words)+at):], mask)
		})
	}
	return table
}
