package codegen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/search"
)

// Text is the function that fills a step's cell, for people to read: its instructions one
// by one, with what they take from the stack written in its place. Nothing is left out.
//
//	f.get(candidates)                          candidates = candidates & (candidates - 1)
//	f.get(candidates)
//	f.const64(1)
//	f.op(opSub64, opAnd64)
//	f.set(candidates)
func Text(plan *search.Plan, mayBeCarried, step int) string {
	w := newWriter(plan, mayBeCarried)
	_, body := w.fill(step)
	r := reader{areas: w.areas(), linked: w.words == nil, names: body.names, bytes: body.bytes, depth: 1}
	fmt.Fprintf(&r.text, "fill%d(%s):\n", step, strings.Join(body.names[:len(body.names)-len(body.locals)], ", "))
	for len(r.bytes) > 0 {
		r.instruction()
	}
	if len(r.stack) > 0 {
		r.line("return %s", r.pop().text)
	}
	return r.text.String()
}

// An area is a part of the memory that has a name.
type area struct {
	name          string
	address, each int  // where it stands, and the bytes of each thing in it
	places        bool // whether what stands there is the place of what the name says
}

// areas are those of a writer, in ascending order.
func (w *writer) areas() []area {
	r := &w.room
	all := []area{
		{"looks", r.looks, 4, false}, {"deepestLooks", r.deepestLooks, 4, false}, {"depth", r.depth, 0, false},
		{"deepest", r.deepest, 0, false}, {"budget", r.budget, 0, false}, {"nodes", r.nodes, 8, false},
		{"opened", r.opened, 8, false}, {"dead", r.dead, 8, false}, {"unused", r.unused, 8, false},
		{"left", r.left, 4, false}, {"found", r.found, 0, false}, {"most", r.most, 0, false},
		{"boards", r.boards, 4, false}, {"keep", r.keep, 8, false},
	}
	if w.clashes {
		all = append(all, area{"left", r.address, 4, true})
	}
	for side, address := range w.edges {
		all = append(all, area{"edge" + strconv.Itoa(side), address, 1, false})
	}
	for side, address := range w.mates {
		all = append(all, area{"mate" + strconv.Itoa(side), address, 1, false})
	}
	byAddress := func(a, b area) int { return a.address - b.address }
	for name, addresses := range map[string]map[int]int{"table": w.tables, "adds": byStanding(w.adds)} {
		each := map[string]int{"table": 8, "adds": 4}[name]
		var group []area
		for _, address := range addresses {
			group = append(group, area{"", address, each, false})
		}
		slices.SortFunc(group, byAddress)
		for i := range group {
			group[i].name = name + strconv.Itoa(i)
		}
		all = append(all, group...)
	}
	slices.SortFunc(all, byAddress)
	return all
}

// byStanding has the addresses of a map as both.
func byStanding[K comparable](addresses map[K]int) map[int]int {
	by := map[int]int{}
	for _, address := range addresses {
		by[address] = address
	}
	return by
}

// A term is what stands on the stack.
type term struct {
	text  string
	whole bool   // whether it needs no brackets
	index string // where it is this number of things of so many bytes
	each  int
	fixed bool // whether it is the number
	n     int
	place bool // whether it is the place of what the text says
}

// A reader goes through the instructions of a function.
type reader struct {
	areas  []area
	linked bool // whether rows are links
	names  []string
	bytes  []byte
	stack  []term
	blocks []byte // those that are open: a loop that is a while has two
	depth  int    // of the lines
	text   strings.Builder
}

func (r *reader) byte() byte {
	b := r.bytes[0]
	r.bytes = r.bytes[1:]
	return b
}

// number reads a number in the LEB128 form.
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

func (r *reader) push(t term) { r.stack = append(r.stack, t) }

func (r *reader) pop() term {
	last := len(r.stack) - 1
	t := r.stack[last]
	r.stack = r.stack[:last]
	return t
}

// line writes a line.
func (r *reader) line(format string, of ...any) {
	fmt.Fprintf(&r.text, strings.Repeat("    ", r.depth)+format+"\n", of...)
}

// bracketed is a term as a part of another.
func (t term) bracketed() string {
	if t.whole {
		return t.text
	}
	return "(" + t.text + ")"
}

// opposite is what holds where a comparison with 0 does not.
func (t term) opposite() string { return strings.Replace(t.text, " == 0", " != 0", 1) }

// between are the instructions of two numbers that have a sign of their own.
var between = map[byte]string{
	opEq32: "==", opNe32: "!=", opLt32: "<", opGe32: ">=", opNe64: "!=", opLe64: "<=",
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
		r.line("return %s", r.pop().text)
	case opCall:
		r.call(r.number(false))
	case opGet:
		r.push(term{text: r.names[r.number(false)], whole: true})
	case opSet:
		r.assign(r.names[r.number(false)], r.pop().text)
	case opTee:
		name := r.names[r.number(false)]
		r.assign(name, r.pop().text)
		r.push(term{text: name, whole: true})
	case opLoad32, opLoad64, opLoad8:
		_, offset := r.byte(), r.number(false)
		at := r.pop()
		r.push(term{text: r.thing(at, offset), whole: true, place: at.each > 0 && r.standing(offset).places})
	case opStore32, opStore64:
		_, offset := r.byte(), r.number(false)
		value := r.pop()
		r.assign(r.thing(r.pop(), offset), value.text)
	case opConst32, opConst64:
		n := r.number(true)
		r.push(term{text: r.numberOrTable(n), whole: true, fixed: true, n: n})
	case opEqz32, opEqz64:
		r.push(term{text: r.pop().bracketed() + " == 0"})
	case opCtz64:
		r.push(term{text: "lowest(" + r.pop().text + ")", whole: true})
	case opPopcnt64:
		r.push(term{text: "bits(" + r.pop().text + ")", whole: true})
	case opWrap, opExtend: // the same number, shorter or longer
	case opSelect:
		c, b, a := r.pop(), r.pop(), r.pop()
		r.push(term{text: fmt.Sprintf("%s if %s else %s", a.bracketed(), c.bracketed(), b.bracketed())})
	case 0xfc: // memory.copy, the only one of its kind here
		r.bytes = r.bytes[3:]
		size, from, to := r.pop(), r.pop(), r.pop()
		r.line("copy %s bytes from %s to %s", size.text, r.address(from), r.address(to))
	default:
		r.binary(between[op])
	}
}

// binary takes two numbers from the stack.
func (r *reader) binary(sign string) {
	b, a := r.pop(), r.pop()
	t := term{text: a.bracketed() + " " + sign + " " + b.bracketed()}
	switch {
	case a.fixed && a.n == 0 && sign == "+":
		t = b
	case sign == "<<" && b.fixed:
		t.index, t.each = a.text, 1<<b.n
	case sign == "+" && !strings.ContainsAny(a.text, "&|<=") && !strings.ContainsAny(b.text, "&|<="):
		t.text = a.text + " + " + b.text
	}
	r.push(t)
}

// assign writes a line that gives a thing its new value.
func (r *reader) assign(to, value string) {
	for _, sign := range []string{"+", "-"} {
		if more, itself := strings.CutPrefix(value, to+" "+sign+" "); itself && (sign == "+" || !strings.Contains(more, " ")) {
			r.line("%s %s= %s", to, sign, more)
			return
		}
	}
	r.line("%s = %s", to, value)
}

// call leaves what a function gives on the stack.
func (r *reader) call(function int) {
	// The function of the next step takes what is on the stack: nothing else is kept there.
	var arguments []string
	for _, t := range r.stack {
		arguments = append(arguments, t.text)
	}
	r.stack = r.stack[:0]
	r.push(term{text: fmt.Sprintf("fill%d(%s)", function, strings.Join(arguments, ", ")), whole: true})
}

// open begins a block.
func (r *reader) open(op byte) {
	r.bytes = r.bytes[1:] // its type: none gives a result
	switch {
	case op == opIf:
		r.line("if %s:", r.pop().text)
		r.depth++
	case op == opLoop && len(r.blocks) > 0 && r.blocks[len(r.blocks)-1] == opBlock:
	case op == opLoop:
		r.line("repeat:")
		r.depth++
	}
	r.blocks = append(r.blocks, op)
}

// close ends the block opened last.
func (r *reader) close() {
	last := len(r.blocks) - 1
	if r.blocks[last] != opBlock {
		r.depth--
	}
	r.blocks = r.blocks[:last]
}

// branch leaves a while, or goes to the beginning of a loop.
func (r *reader) branch(op byte) {
	up := r.number(false)
	to := r.blocks[len(r.blocks)-1-up]
	switch {
	case to == opBlock:
		r.line("while %s:", r.pop().opposite())
		r.depth++
	case op == opBrIf:
		r.line("if %s: continue", r.pop().text)
	case up > 0:
		r.line("again")
	}
}

// numberOrTable is a number, or the name of the table that begins at that address. Tables
// stand behind the full boards, where no number that is counted with comes.
func (r *reader) numberOrTable(n int) string {
	if at := r.standing(n); at != nil && at.address == n && n > boardsBytes {
		return at.name
	}
	return strconv.Itoa(n)
}

// standing is the area that an address is in.
func (r *reader) standing(address int) *area {
	i, is := slices.BinarySearchFunc(r.areas, address, func(a area, address int) int { return a.address - address })
	if !is {
		i--
	}
	if i < 0 {
		return nil
	}
	return &r.areas[i]
}

// thing is what stands at an address and so much behind it. What is not in an area of its
// own is a row, of masks or a link.
func (r *reader) thing(at term, offset int) string {
	area := r.standing(offset)
	switch {
	case at.place:
		return at.text
	case at.fixed && area.each == 0:
		return area.name
	case at.fixed:
		return fmt.Sprintf("%s[%d]", area.name, (offset-area.address)/area.each)
	case at.each > 0:
		return fmt.Sprintf("%s[%s]", area.name, at.index)
	case r.linked && offset < linkBytes:
		return at.bracketed() + map[int]string{0: ".looks", 8: ".word", 12: ".more"}[offset]
	case !r.linked && offset < boardsBytes:
		return fmt.Sprintf("%s[%d]", at.bracketed(), offset/8)
	}
	return fmt.Sprintf("%s[%s]", area.name, at.text)
}

// address is where a copy begins or ends.
func (r *reader) address(at term) string {
	number, more, _ := strings.Cut(at.text, " ")
	n, _ := strconv.Atoi(number)
	return strings.TrimSpace(r.standing(n).name + " " + more)
}
