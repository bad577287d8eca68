package codegen

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"strconv"

	"edgewise/solver/search"
)

// MostCarried is the most words of looks to pass as parameters: beyond that, calls cost more than
// memory accesses.
const MostCarried = 8

// boardsBytes is the memory for full boards. A search that finds many stops whenever it is full,
// which costs as much as some thousand placements.
const boardsBytes = 1 << 20

// A Module is a plan compiled to WebAssembly.
type Module struct {
	Bytes  []byte
	writer *writer // knows the layout of its memory
}

// A room is the memory layout of a module. All fields are addresses, of 32-bit numbers unless
// another size is given.
type room struct {
	looks         int // per step, the look placed there last, or -1 if none was tried yet
	deepest       int // the most tiles on a board so far
	deepestLooks  int // per step, the look on that board
	depth         int // the step where the search stopped
	limit         int // the most that a gate may count, 64 bits
	counts        int // per step, the nodes and how often something fitted its cell (nodesAt), 64 bits
	dead          int // per step, the dead ends that only the step itself found, 64 bits
	unused        int // per word of looks, those of unused tiles, 64 bits
	left          int // per stock, its unplaced tiles
	found, most   int // the number of full boards found, and the most that may be
	boards        int // per full board and step, the look placed there
	capacity      int // how many full boards fit (a number, not an address)
	keep, address int // per look, the others of its word that stay unused, 64 bits; and the address of its stock in left
	size          int // of the whole memory in bytes (a number)
}

// A writer writes the functions of one plan.
type writer struct {
	search.Layout
	module
	room
	width   int            // the number of words of looks
	words   [][]int        // per step, the words of its table; nil if looks are kept in memory
	stride  []int          // per step, the bytes per row of its table
	tables  map[int]int    // address of each table
	adds    map[[2]int]int // by side and bytes, the address of the list of what each look adds to a row's address
	edges   map[int]int    // by side, the address of the list of each look's edge there
	mates   map[int]int    // by side, the address of the list of that edge's mates
	clashes bool           // tiles of a stock must be counted
	gates   []bool         // per step, whether it checks the budget
}

// Write compiles a plan with tables, that of a fast or raw search. If it has more words of looks
// than mayBeCarried, they are kept in memory.
func Write(plan *search.Plan, mayBeCarried int) Module {
	w := newWriter(plan, mayBeCarried)
	steps := len(w.Steps)
	for step := range steps {
		kind, body := w.fill(step)
		w.function(kind, body)
	}
	// The plain loop fills the first cell itself; its function is only there to be read.
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
	w.module = module{kinds: w.kinds} // the rest is in the bytes now
	return m
}

// mostTables is the most bytes of tables in a compiled plan: the program and the browser copy a
// module several times before it runs.
const mostTables = 32 << 20

// TooLarge reports whether a plan's tables are too large for a module, as far as can be told
// before they are filled.
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

// widthOf is the number of words of looks.
func widthOf(l *search.Layout) int { return (len(l.Looks) + 63) / 64 }

// newWriter lays out the memory, but writes no function yet.
func newWriter(plan *search.Plan, mayBeCarried int) *writer {
	w := writer{Layout: plan.Layout(), module: module{kinds: map[string]int{}},
		tables: map[int]int{}, adds: map[[2]int]int{}, edges: map[int]int{}, mates: map[int]int{}}
	w.width = widthOf(&w.Layout)
	w.clashes = slices.ContainsFunc(w.Tiles, func(n int32) bool { return n > 1 })
	w.furnish(w.width <= mayBeCarried)
	w.setGates()
	return &w
}

// mostBetween is the most nodes that a gate and the steps up to the next gate may have, each time
// that something fits the gate's cell.
const mostBetween = 1 << 7

// setGates chooses the steps that check the budget, as few as limit the nodes between two checks
// to mostBetween, since checks cost time.
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

// mostFitting is, per step, the most looks that can fit its cell; at least one.
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

// fill is the function that fills a step's cell and all after it.
func (w *writer) fill(step int) (kind int, body *code) {
	if w.words != nil {
		return w.fillCarried(step)
	}
	return w.fillKept(step)
}

// furnish lays out the memory, and fills the tables.
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

// claim reserves bytes of the memory, at a multiple of 8.
func (w *writer) claim(bytes int) (address int) {
	address = w.size
	w.size += (bytes + 7) &^ 7
	return address
}

// fixed reserves memory for constant bytes.
func (w *writer) fixed(bytes []byte) (address int) {
	address = w.claim(len(bytes))
	w.put(address, bytes)
	return address
}

// addsOf is the address of the list of how many bytes each look adds to a step's row address.
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

// list makes a list of something that each look has on a side.
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
