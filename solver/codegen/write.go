package codegen

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"strconv"

	"edgewise/solver/search"
)

// MostCarried is how many words of looks are best carried down as parameters: beyond
// that, calls take more work than memory does.
const MostCarried = 8

// boardsBytes is the memory for full boards: a search that finds many stops for each time
// that it is full, which takes as long as some thousand placements.
const boardsBytes = 1 << 20

// A Module is a plan written out as a WebAssembly module.
type Module struct {
	Bytes  []byte
	writer *writer // knows where things stand in its memory
}

// A room says where things stand in the memory of a module. All of them are addresses,
// of numbers of 32 bits unless said.
type room struct {
	looks         int // per step, the look laid there last, or -1 where none is tried yet
	deepest       int // how many tiles the board with the most had
	deepestLooks  int // per step, what lay there
	depth         int // the step where the search stopped
	limit         int // what a gate counts at the most, 64 bits
	counts        int // per step, the nodes and how often something fitted its cell (nodesAt), 64 bits
	dead          int // per step, how often nothing did, as was found only there, 64 bits
	unused        int // per word of looks, those of tiles that are not used up, 64 bits
	left          int // per stock, how many of its tiles are not laid
	found, most   int // the full boards found, and how many there may be
	boards        int // per full board and step, what lies there
	capacity      int // how many full boards there is room for
	keep, address int // per look, the others of its word that stay unused, 64 bits; and where its stock's tiles are counted
	size          int // of all
}

// A writer writes the functions of one plan.
type writer struct {
	search.Layout
	module
	room
	width   int            // how many words of looks there are
	words   [][]int        // per step, those that its table has; nil where they are kept in the memory
	stride  []int          // per step, the bytes of a row of its table
	tables  map[int]int    // where each table begins
	adds    map[[2]int]int // by side and bytes, where it is listed what each look adds to a row
	edges   map[int]int    // by side, where it is listed which edge each look has there
	mates   map[int]int    // by side, where it is listed which edge mates with that
	clashes bool           // whether tiles of a stock have to be counted
	gates   []bool         // per step, whether it looks at the budget
}

// Write writes out a plan that has tables: one of a fast or raw search. Where it has more
// words of looks than may be carried, they are kept in the memory.
func Write(plan *search.Plan, mayBeCarried int) Module {
	w := newWriter(plan, mayBeCarried)
	steps := len(w.Steps)
	for step := range steps {
		kind, body := w.fill(step)
		w.function(kind, body)
	}
	// The plain loop fills the first cell itself: its function is there to be read.
	start := w.kind([]valtype{i32})
	for step := 1; step < steps; step++ {
		w.export(strconv.Itoa(step), exportFunc, w.funcs.count)
		if w.words != nil {
			w.function(start, w.startCarried(step))
		} else {
			w.function(start, w.startKept(step))
		}
	}
	w.export("memory", exportMemory, 0)
	m := Module{w.assemble(w.size), w}
	w.module = module{kinds: w.kinds} // what it consists of stands in the bytes now
	return m
}

// mostTables bounds the tables of a plan that is written out, in bytes: a module is copied
// several times before it runs, by the program and by a browser.
const mostTables = 32 << 20

// TooLarge reports whether a plan has larger tables than a module should hold, as far as can be
// told before they are filled.
func TooLarge(plan *search.Plan) bool {
	l, bytes := plan.Layout(), 0
	row := linkBytes
	if width := widthOf(&l); width <= MostCarried {
		row = 8 * width
	}
	seen := map[int]bool{}
	for _, s := range l.Steps {
		if !seen[s.Table] {
			seen[s.Table] = true
			bytes += s.Rows * row
		}
	}
	return bytes > mostTables
}

// widthOf is how many words of looks there are.
func widthOf(l *search.Layout) int { return (len(l.Looks) + 63) / 64 }

// newWriter knows where everything stands, and has written no function yet.
func newWriter(plan *search.Plan, mayBeCarried int) *writer {
	w := writer{Layout: plan.Layout(), module: module{kinds: map[string]int{}},
		tables: map[int]int{}, adds: map[[2]int]int{}, edges: map[int]int{}, mates: map[int]int{}}
	w.width = widthOf(&w.Layout)
	w.clashes = slices.ContainsFunc(w.Tiles, func(n int32) bool { return n > 1 })
	w.furnish(w.width <= mayBeCarried)
	w.setGates()
	return &w
}

// mostBetween is how many nodes a gate and the steps from there to the next gate may have each time
// that something fits the gate's cell.
const mostBetween = 1 << 7

// setGates chooses the steps that look at the budget, which costs time: as few as are needed so
// that not too many nodes can lie between one look and the next, whatever fits.
func (w *writer) setGates() {
	w.gates = make([]bool, len(w.Steps))
	most := w.mostFitting()
	between := mostBetween
	for i := range w.Steps {
		between *= most[i]
		if w.gates[i] = between > mostBetween; w.gates[i] {
			between = most[i]
		}
	}
}

// mostFitting is, per step, how many looks fit its cell at the most; one at least.
func (w *writer) mostFitting() []int {
	most, known := make([]int, len(w.Steps)), map[int]int{}
	for i, s := range w.Steps {
		if known[s.Table] == 0 {
			known[s.Table] = 1
			for row := range s.Rows {
				n := 0
				w.Row(s.Table, row, func(_ int, mask uint64) { n += bits.OnesCount64(mask) })
				known[s.Table] = max(known[s.Table], n)
			}
		}
		most[i] = known[s.Table]
	}
	return most
}

// fill is the function that fills a step's cell, and all after it.
func (w *writer) fill(step int) (kind int, body *code) {
	if w.words != nil {
		return w.fillCarried(step)
	}
	return w.fillKept(step)
}

// furnish says where everything stands, and fills the tables.
func (w *writer) furnish(carried bool) {
	n := len(w.Steps)
	w.claim(8) // so that no address is 0
	w.looks, w.deepestLooks = w.claim(4*n), w.claim(4*n)
	w.depth, w.deepest, w.limit = w.claim(4), w.claim(4), w.claim(8)
	w.counts, w.dead = w.claim(8*n), w.claim(8*n)
	w.unused, w.left = w.claim(8*w.width), w.claim(4*len(w.Tiles))
	w.found, w.most = w.claim(4), w.claim(4)
	w.capacity = max(1, boardsBytes/(4*n))
	w.boards = w.claim(4 * n * w.capacity)

	var keep, address []byte
	for _, l := range w.Looks {
		keep = binary.LittleEndian.AppendUint64(keep, ^l.Mask)
		address = binary.LittleEndian.AppendUint32(address, uint32(w.left+4*int(max(l.Stock, 0))))
	}
	w.keep = w.fixed(keep)
	if w.clashes {
		w.address = w.fixed(address)
	}
	if carried {
		w.words = make([][]int, n)
	}
	w.stride = make([]int, n)
	for i, s := range w.Steps {
		if first := slices.IndexFunc(w.Steps[:i], func(before search.StepLayout) bool { return before.Table == s.Table }); first >= 0 {
			w.stride[i] = w.stride[first]
			if carried {
				w.words[i] = w.words[first]
			}
		} else if carried {
			w.words[i] = w.wordsOf(s)
			w.stride[i] = 8 * len(w.words[i])
			w.tables[s.Table] = w.fixed(w.masks(s, w.words[i]))
		} else {
			w.stride[i] = linkBytes
			w.tables[s.Table] = w.fixed(w.links(s))
		}
		for _, k := range s.Keys {
			w.addsOf(i, k)
		}
		for _, c := range s.Check {
			w.list(w.edges, c.StepSide, func(edge uint8) uint8 { return edge })
			w.list(w.mates, c.Side, w.Mate)
		}
	}
}

// claim takes so many bytes of the memory, at an address that 8 divides.
func (w *writer) claim(bytes int) (address int) {
	address = w.size
	w.size += (bytes + 7) &^ 7
	return address
}

// fixed takes memory for bytes that never change.
func (w *writer) fixed(bytes []byte) (address int) {
	address = w.claim(len(bytes))
	w.put(address, bytes)
	return address
}

// addsOf is where it is listed how many bytes each look adds to the row of a step.
func (w *writer) addsOf(step int, k search.KeyLayout) int {
	key := [2]int{k.Side, k.Factor * w.stride[step]}
	address, known := w.adds[key]
	if !known {
		var adds []byte
		for _, l := range w.Looks {
			adds = binary.LittleEndian.AppendUint32(adds, uint32(int(l.Edge(k.Side))*key[1]))
		}
		address = w.fixed(adds)
		w.adds[key] = address
	}
	return address
}

// list makes a list of what each look has on a side.
func (w *writer) list(lists map[int]int, side int, of func(edge uint8) uint8) {
	if _, known := lists[side]; known {
		return
	}
	var list []byte
	for _, l := range w.Looks {
		list = append(list, of(l.Edge(side)))
	}
	lists[side] = w.fixed(list)
}
