package codegen

import "edgewise/solver/search"

// A stepCompiler is the function of one step being written. The function returns 1 if the search
// stopped, 0 if everything from the step on is done. This file has what the two forms share,
// whatever the source of their candidates.
type stepCompiler struct {
	*writer
	code
	step int
	look int // the local variable with the look being tried
}

// isLast reports whether the step's cell is the last.
func (f *stepCompiler) isLast() bool { return f.step == len(f.Steps)-1 }

// isSifted reports whether some candidates of a row must be left out.
func (w *writer) isSifted(step int) bool { return w.Steps[step].Last || len(w.Steps[step].Check) > 0 }

// A step's count has in its low half how often something fitted its cell, and from bit nodesAt
// its nodes, so that each cell updates one number instead of two.
const nodesAt = 32

// begin stops at a gate that has counted its share of the budget; count pushes that count. It
// then counts that something fits the cell, but nothing is tried yet.
func (f *stepCompiler) begin(count func()) {
	if !f.gates[f.step] {
		return
	}
	count()
	f.load(opLoad64, f.limit)
	f.op(opGe64)
	f.when(func() {
		f.open()
		f.store(opStore32, f.looks+4*f.step, func() { f.const32(-1) })
		f.stop()
	})
}

// open counts that something fits the cell.
func (f *stepCompiler) open() { f.count(f.counts+8*f.step, opAdd64, func() { f.const64(1) }) }

// stop ends the search for now.
func (f *stepCompiler) stop() {
	f.store(opStore32, f.depth, func() { f.const32(f.step) })
	f.const32(1)
	f.op(opReturn)
}

// done ends the function.
func (f *stepCompiler) done() {
	f.const32(0)
	f.op(opReturn)
}

// leave uncounts the untried candidates, and stops because the steps below have.
func (f *stepCompiler) leave(candidates func()) {
	f.uncount(candidates)
	f.const32(1)
	f.op(opReturn)
}

// uncount subtracts candidates that are not tried from the nodes: all were counted before the
// first was tried.
func (f *stepCompiler) uncount(candidates func()) {
	f.count(f.counts+8*f.step, opSub64, func() { candidates(); f.asNodes() })
}

// asNodes shifts a number on the stack to the nodes of a count.
func (c *code) asNodes() {
	c.const64(nodesAt)
	c.op(opShl64)
}

// reach keeps the board that the first candidate makes, if it has more tiles than any before. The
// last step does not use it: full boards are kept separately.
func (f *stepCompiler) reach(first func()) {
	f.load(opLoad32, f.deepest)
	f.const32(f.step + 1)
	f.op(opLt32)
	f.when(func() {
		first()
		f.const32(f.deepestLooks)
		f.const32(f.looks)
		f.const32(4 * f.step)
		f.copyMemory()
		f.store(opStore32, f.deepestLooks+4*f.step, func() { f.get(f.look) })
		f.store(opStore32, f.deepest, func() { f.const32(f.step + 1) })
	})
}

// lowest sets look to the lowest candidate of a word; the number of the word's first look is on
// the stack.
func (f *stepCompiler) lowest(candidates int) {
	f.get(candidates)
	f.op(opCtz64, opWrap, opAdd32)
	f.set(f.look)
}

// drop clears the lowest bit of a word.
func (c *code) drop(word int) {
	c.get(word)
	c.get(word)
	c.const64(1)
	c.op(opSub64, opAnd64)
	c.set(word)
}

// board stores a full board, and stops if there is no room for more.
func (f *stepCompiler) board(candidates func()) {
	bytes := 4 * len(f.Steps)
	f.store(opStore32, f.looks+4*f.step, func() { f.get(f.look) })
	f.const32(f.boards)
	f.load(opLoad32, f.found)
	f.const32(bytes)
	f.op(opMul32, opAdd32)
	f.const32(f.looks)
	f.const32(bytes)
	f.copyMemory()
	f.store(opStore32, f.found, func() {
		f.load(opLoad32, f.found)
		f.const32(1)
		f.op(opAdd32)
	})
	f.load(opLoad32, f.found)
	f.load(opLoad32, f.most)
	f.op(opGe32)
	f.when(func() {
		f.uncount(candidates)
		f.stop()
	})
}

// without pushes the unused looks of the look's word after placing it: all but the looks of its
// stock, if that has one tile left. It returns the local variable with the number of tiles left.
func (f *stepCompiler) without(free func()) (tiles int) {
	free()
	f.get(f.look)
	f.const32(3)
	f.op(opShl32)
	f.memory(opLoad64, f.keep)
	f.op(opAnd64)
	if f.clashes {
		tiles = f.local(i32, "tiles")
		free()
		f.counter()
		f.memory(opLoad32, 0)
		f.tee(tiles)
		f.const32(1)
		f.op(opEq32, opSelect)
	}
	return tiles
}

// counter pushes the address of the number of unplaced tiles of the look's stock.
func (f *stepCompiler) counter() {
	f.get(f.look)
	f.const32(2)
	f.op(opShl32)
	f.memory(opLoad32, f.address)
}

// deeper places the look and calls the next step's function with the arguments; tiles is the
// result of without.
func (f *stepCompiler) deeper(tiles int, arguments func(), candidates func()) {
	f.store(opStore32, f.looks+4*f.step, func() { f.get(f.look) })
	if f.words == nil || f.isSifted(f.step+1) {
		f.store(opStore32, f.looks+4*(f.step+1), func() { f.const32(-1) })
	}
	if f.clashes {
		f.counter()
		f.get(tiles)
		f.const32(1)
		f.op(opSub32)
		f.memory(opStore32, 0)
	}
	arguments()
	f.rows(&f.code, f.step+2, f.step+1, func(step int) {
		if step == f.step {
			f.get(f.look)
		} else {
			f.laid(&f.code, step)
		}
	})
	f.at(opCall, f.step+1)
	if f.clashes {
		stopped := f.local(i32, "stopped")
		f.set(stopped)
		f.counter()
		f.get(tiles)
		f.memory(opStore32, 0)
		f.get(stopped)
	}
	f.when(func() { f.leave(candidates) })
}

// laid pushes the look on the cell of an earlier step.
func (w *writer) laid(c *code, step int) { c.load(opLoad32, w.looks+4*step) }

// rows pushes the address of the rows of a step, as far as the tiles of the steps before `before`
// choose them.
func (w *writer) rows(c *code, step, before int, look func(step int)) {
	if step >= len(w.Steps) {
		c.const32(0)
		return
	}
	c.const32(w.tables[w.Steps[step].Table])
	for _, k := range w.Steps[step].Keys {
		if k.Step < before {
			w.choose(c, step, k, func() { look(k.Step) })
		}
	}
}

// row adds the current look's part of the next row's address to the address on the stack.
func (f *stepCompiler) row() {
	for _, k := range f.Steps[f.step+1].Keys {
		if k.Step == f.step {
			f.choose(&f.code, f.step+1, k, func() { f.get(f.look) })
		}
	}
}

// choose adds a look's part of a row's address to the address on the stack.
func (w *writer) choose(c *code, step int, k search.KeyLayout, look func()) {
	look()
	c.const32(2)
	c.op(opShl32)
	c.memory(opLoad32, w.addsOf(step, k))
	c.op(opAdd32)
}

// deadEnd counts a dead end, unless something was tried before.
func (f *stepCompiler) deadEnd() {
	f.laid(&f.code, f.step)
	f.const32(0)
	f.op(opLt32)
	f.when(func() { f.count(f.dead+8*f.step, opAdd64, func() { f.const64(1) }) })
}

// agree removes candidates from a word that do not agree with the neighbours that did not choose
// the row; first pushes the number of the word's first look.
func (f *stepCompiler) agree(candidates int, first func()) {
	checks := f.Steps[f.step].Check
	if len(checks) == 0 {
		return
	}
	left := f.local(i64, "unchecked")
	f.get(candidates)
	f.set(left)
	f.while(func() { f.get(left); f.op(opEqz64) }, func() {
		first()
		f.lowest(left)
		for i, c := range checks {
			f.get(f.look)
			f.memory(opLoad8, f.mates[c.Side])
			f.laid(&f.code, c.Step)
			f.memory(opLoad8, f.edges[c.StepSide])
			f.op(opNe32)
			if i > 0 {
				f.op(opOr32)
			}
		}
		f.when(func() {
			f.get(candidates)
			f.get(left) // its lowest bit is that of the look
			f.const64(0)
			f.get(left)
			f.op(opSub64, opAnd64, opXor64)
			f.set(candidates)
		})
		f.drop(left)
	})
}

// above pushes the mask of a word without its lowest `behind` bits, a local variable that may be
// negative or beyond 64.
func (c *code) above(behind int) {
	c.const64(0)
	c.const64(-1)
	c.get(behind)
	c.op(opExtend, opShl64)
	c.const64(-1)
	c.get(behind)
	c.const32(1)
	c.op(opGe32, opSelect)
	c.get(behind)
	c.const32(64)
	c.op(opGe32, opSelect)
}
