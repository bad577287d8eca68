package codegen

import (
	"strconv"
	"strings"
)

// Text is the function that fills a step's cell as text for people: its instructions one by one,
// with their operands from the stack written in place. Nothing is left out.
//
//	f.get(candidates)                          candidates = candidates & (candidates - 1)
//	f.get(candidates)
//	f.const64(1)
//	f.op(opSub64, opAnd64)
//	f.set(candidates)
func (m Module) Text(step int) string {
	w := m.writer
	_, body := w.fill(step)
	r := reader{areas: w.areas(), linked: w.words == nil, names: body.names, bytes: body.bytes, depth: 1}
	r.text = called(step, body.names[:len(body.names)-len(body.locals)]) + ":\n"
	for len(r.bytes) > 0 {
		r.instruction()
	}
	if len(r.stack) > 0 {
		r.line("return " + r.pop().text)
	}
	return r.text
}

// An area is a named part of the memory.
type area struct {
	name          string
	address, each int  // its start, and the bytes per item
	places        bool // the items are addresses of what the name says
}

// areas are the named areas of a writer's memory. Lists of one kind are numbered in address
// order.
func (w *writer) areas() []area {
	r := &w.room
	var all []area
	add := func(name string, address, each int) { all = append(all, area{name, address, each, false}) }
	add("looks", r.looks, 4)
	add("deepestLooks", r.deepestLooks, 4)
	add("depth", r.depth, 0)
	add("deepest", r.deepest, 0)
	add("limit", r.limit, 0)
	add("counts", r.counts, 8)
	add("dead", r.dead, 8)
	add("unused", r.unused, 8)
	add("left", r.left, 4)
	add("found", r.found, 0)
	add("most", r.most, 0)
	add("boards", r.boards, 4)
	add("keep", r.keep, 8)
	if w.clashes {
		all = append(all, area{"left", r.address, 4, true})
	}
	var tables, adds []int
	for _, address := range w.tables {
		tables = append(tables, address)
	}
	for _, address := range w.adds {
		adds = append(adds, address)
	}
	for _, address := range tables {
		add("table"+strconv.Itoa(before(address, tables)), address, 8)
	}
	for _, address := range adds {
		add("adds"+strconv.Itoa(before(address, adds)), address, 4)
	}
	for side, address := range w.edges {
		add("edge"+strconv.Itoa(side), address, 1)
	}
	for side, address := range w.mates {
		add("mate"+strconv.Itoa(side), address, 1)
	}
	return all
}

// before counts the addresses below one.
func before(address int, addresses []int) (n int) {
	for _, other := range addresses {
		if other < address {
			n++
		}
	}
	return n
}

// A term is an expression on the stack.
type term struct {
	text  string
	whole bool   // it needs no brackets
	index string // if not "", the term is this times a number of bytes
	each  int
	fixed bool // it is the constant number
	n     int
	place bool // it is the address of what the text says
}

// A reader decompiles the instructions of a function.
type reader struct {
	areas  []area
	linked bool // rows are links
	names  []string
	bytes  []byte
	stack  []*term
	blocks []byte // the open blocks; a while has two
	depth  int    // indentation of lines
	text   string
}

func (r *reader) byte() byte {
	b := r.bytes[0]
	r.bytes = r.bytes[1:]
	return b
}

// number reads a LEB128 number.
func (r *reader) number(signed bool) int {
	var n, shift int
	for {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if shift += 7; b&0x80 == 0 {
			if signed && b&0x40 != 0 && shift < 64 {
				n |= -1 << shift
			}
			return n
		}
	}
}

func (r *reader) push(t *term) { r.stack = append(r.stack, t) }

func (r *reader) pop() *term {
	last := len(r.stack) - 1
	t := r.stack[last]
	r.stack = r.stack[:last]
	return t
}

// line appends a line.
func (r *reader) line(text string) { r.text += strings.Repeat("    ", r.depth) + text + "\n" }

// bracketed is a term as part of another.
func (t *term) bracketed() string {
	if t.whole {
		return t.text
	}
	return "(" + t.text + ")"
}

// opposite is the negation of a term that a while ends at: a comparison with 0.
func (t *term) opposite() string {
	text, compared := strings.CutSuffix(t.text, " == 0")
	if !compared {
		panic("a while ends at " + t.text)
	}
	return text + " != 0"
}

// between are the instructions with two operands that have an operator sign.
var between = [...]string{
	opEq32: "==", opNe32: "!=", opLt32: "<", opGe32: ">=", opNe64: "!=", opLe64: "<=", opGe64: ">=",
	opAdd32: "+", opSub32: "-", opMul32: "*", opAnd32: "&", opOr32: "|", opShl32: "<<",
	opAdd64: "+", opSub64: "-", opAnd64: "&", opOr64: "|", opXor64: "^", opShl64: "<<",
}

func (r *reader) instruction() {
	switch op := r.byte(); op {
	case opBlock, opLoop, opIf:
		r.open(op)
	case opEnd:
		r.close()
	case opBr, opBrIf:
		r.branch(op)
	case opReturn:
		r.line("return " + r.pop().text)
	case opCall:
		r.call(r.number(false))
	case opGet:
		r.push(&term{text: r.names[r.number(false)], whole: true})
	case opSet:
		r.assign(r.names[r.number(false)], r.pop().text)
	case opTee:
		name := r.names[r.number(false)]
		r.assign(name, r.pop().text)
		r.push(&term{text: name, whole: true})
	case opLoad32, opLoad64, opLoad8:
		_, offset := r.byte(), r.number(false)
		at := r.pop()
		r.push(&term{text: r.thing(at, offset), whole: true, place: at.each > 0 && r.standing(offset).places})
	case opStore32, opStore64:
		_, offset := r.byte(), r.number(false)
		value := r.pop()
		r.assign(r.thing(r.pop(), offset), value.text)
	case opConst32:
		n := r.number(true)
		r.push(&term{text: r.numberOrTable(n), whole: true, fixed: true, n: n})
	case opConst64:
		n := r.number(true)
		r.push(&term{text: mask(n), whole: true, fixed: true, n: n})
	case opEqz32, opEqz64:
		r.push(&term{text: r.pop().bracketed() + " == 0"})
	case opCtz64:
		r.push(&term{text: "lowest(" + r.pop().text + ")", whole: true})
	case opPopcnt64:
		r.push(&term{text: "bits(" + r.pop().text + ")", whole: true})
	case opWrap, opExtend: // the same number, shorter or longer
	case opSelect:
		c, b, a := r.pop(), r.pop(), r.pop()
		r.push(&term{text: a.bracketed() + " if " + c.bracketed() + " else " + b.bracketed()})
	case 0xfc: // memory.copy, the only such instruction here
		r.bytes = r.bytes[3:]
		size, from, to := r.pop(), r.pop(), r.pop()
		r.line("copy " + size.text + " bytes from " + r.address(from) + " to " + r.address(to))
	default:
		r.binary(between[op])
	}
}

// binary pops two operands and pushes an operation.
func (r *reader) binary(sign string) {
	b, a := r.pop(), r.pop()
	t := &term{text: a.bracketed() + " " + sign + " " + b.bracketed()}
	switch {
	case a.fixed && a.n == 0 && sign == "+":
		t = b
	case sign == "<<" && b.fixed:
		t.text = a.bracketed() + " << " + strconv.Itoa(b.n)
		t.index, t.each = a.text, 1<<b.n
	case sign == "+" && !strings.ContainsAny(a.text, "&|<=") && !strings.ContainsAny(b.text, "&|<="):
		t.text = a.text + " + " + b.text
	}
	r.push(t)
}

// assign appends an assignment.
func (r *reader) assign(to, value string) {
	for _, sign := range []string{"+", "-"} {
		if more, itself := strings.CutPrefix(value, to+" "+sign+" "); itself && (sign == "+" || !strings.Contains(more, " ")) {
			r.line(to + " " + sign + "= " + more)
			return
		}
	}
	r.line(to + " = " + value)
}

// call pushes the result of a function.
func (r *reader) call(function int) {
	// The arguments are the whole stack, since nothing else is on it at a call.
	var arguments []string
	for _, t := range r.stack {
		arguments = append(arguments, t.text)
	}
	r.stack = r.stack[:0]
	r.push(&term{text: called(function, arguments), whole: true})
}

// called is a function call with its arguments.
func called(function int, arguments []string) string {
	return "fill" + strconv.Itoa(function) + "(" + strings.Join(arguments, ", ") + ")"
}

// open starts a block.
func (r *reader) open(op byte) {
	r.bytes = r.bytes[1:] // skip its type: no block has a result
	switch {
	case op == opIf:
		r.line("if " + r.pop().text + ":")
		r.depth++
	case op == opLoop && len(r.blocks) > 0 && r.blocks[len(r.blocks)-1] == opBlock:
	case op == opLoop:
		r.line("repeat:")
		r.depth++
	}
	r.blocks = append(r.blocks, op)
}

// close ends the innermost block.
func (r *reader) close() {
	last := len(r.blocks) - 1
	if r.blocks[last] != opBlock {
		r.depth--
	}
	r.blocks = r.blocks[:last]
}

// branch leaves a while, or goes back to the start of a loop.
func (r *reader) branch(op byte) {
	up := r.number(false)
	to := r.blocks[len(r.blocks)-1-up]
	switch {
	case to == opBlock:
		r.line("while " + r.pop().opposite() + ":")
		r.depth++
	case op == opBrIf:
		r.line("if " + r.pop().text + ": continue")
	case up > 0:
		r.line("again")
	}
}

// numberOrTable is a number, or the name of the table at that address. Tables lie after the full
// boards, so their addresses are larger than any number in a calculation.
func (r *reader) numberOrTable(n int) string {
	if at := r.standing(n); at != nil && at.address == n && n > boardsBytes {
		return at.name
	}
	return strconv.Itoa(n)
}

// mask is a 64-bit number; one that is a set of looks is written in hexadecimal.
func mask(n int) string {
	if -1 <= n && n <= 1 {
		return strconv.Itoa(n)
	}
	return "0x" + strconv.FormatUint(uint64(n), 16)
}

// standing is the area of an address, or nil.
func (r *reader) standing(address int) (in *area) {
	for i := range r.areas {
		if a := &r.areas[i]; a.address <= address && (in == nil || a.address > in.address) {
			in = a
		}
	}
	return in
}

// thing is the item at an address plus an offset. An address outside all areas is a row: masks or
// a link.
func (r *reader) thing(at *term, offset int) string {
	area := r.standing(offset)
	member := func(of, n string) string { return of + "[" + n + "]" }
	switch {
	case at.place:
		return at.text
	case at.fixed && area.each == 0:
		return area.name
	case at.fixed:
		return member(area.name, strconv.Itoa((offset-area.address)/area.each))
	case at.each > 0:
		return member(area.name, at.index)
	case r.linked && offset == 0:
		return at.bracketed() + ".looks"
	case r.linked && offset == 8:
		return at.bracketed() + ".word"
	case r.linked && offset == 12:
		return at.bracketed() + ".more"
	case !r.linked && offset < boardsBytes:
		return member(at.bracketed(), strconv.Itoa(offset/8))
	}
	if area.each > 1 { // in bytes
		return member(area.name, at.text+" / "+strconv.Itoa(area.each))
	}
	return member(area.name, at.text)
}

// address is the start or end of a copy.
func (r *reader) address(at *term) string {
	number, more, _ := strings.Cut(at.text, " ")
	n, _ := strconv.Atoi(number)
	return strings.TrimSpace(r.standing(n).name + " " + more)
}
