package codegen

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"

	"edgewise/solver/search"
)

// ErrInvalid is the error of a [Runner] if the bytes are no valid module. That is a bug here, not
// a refusal.
var ErrInvalid = errors.New("the module is not valid")

// An Instance is a running module.
type Instance interface {
	// Call calls an exported function with a 32-bit parameter and a 32-bit result.
	Call(name string, n int32) (int32, error)
	// Read and Write copy bytes from and to its memory.
	Read(address int, bytes []byte)
	Write(address int, bytes []byte)
	// Close releases the instance, which must not be used afterwards.
	Close()
}

// A Runner starts a module; the error says why it refuses.
type Runner func(module []byte) (Instance, error)

// errMemory is the error of a run that leaves impossible values in the memory.
var errMemory = errors.New("the memory holds what no search leaves there")

// An Executor carries out searches of a plan with a running module.
type Executor struct {
	layout   search.Layout
	room     room
	instance Instance
	memory   []byte // a copy of all memory before the boards, written before a call and read after it
}

// Executor carries out searches of the module's plan, any number of them. It implements
// [search.Executor].
func (m Module) Executor(instance Instance) *Executor {
	return &Executor{layout: m.writer.Layout, room: m.writer.room, instance: instance, memory: make([]byte, m.writer.boards)}
}

// A run ends when a gate has counted budget/gateShare nodes. On usual boards the run has made
// between a quarter of the budget and twice the budget by then; if everything fits in the steps
// before a gate, mostBetween times the count of the gate before.
const gateShare = 8

// mostBudget prevents overflow in the counts of one run: a step has at most mostBetween nodes for
// each time that something fitted the gate before it, and something fits at most as many cells as
// there are nodes.
const mostBudget = gateShare * ((1 << (nodesAt - 2)) / mostBetween)

// Run continues from a position: see [search.Executor]. If the instance fails, panics or leaves
// impossible values in its memory, Run returns an error and the search stays where it was.
func (e *Executor) Run(at search.Position, floor int, budget int64, most int) (done search.Run, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			done, err = search.Run{}, fmt.Errorf("%v", cause)
		}
	}()
	r, n := &e.room, len(e.layout.Steps)
	depth := len(at) - 1
	path := make(search.Position, n)
	copy(path, at)
	clear(e.memory)
	budget = min(budget, mostBudget)
	e.put64(r.limit, uint64(max(1, budget/gateShare))<<nodesAt)
	e.put32(r.deepest, int32(depth))
	e.put32(r.most, int32(min(most, r.capacity)))
	stopped := false
	// No gate may stop a search in the step where it enters, since the look tried last there
	// would be lost. It cannot: the steps above have counted nothing in this run.
	for depth > floor && !stopped {
		e.lay(path[:depth])
		e.instance.Write(0, e.memory)
		result, err := e.instance.Call(strconv.Itoa(depth), path[depth])
		if err != nil {
			return search.Run{}, err
		}
		e.instance.Read(0, e.memory)
		if stopped = result != 0; !stopped {
			depth--
			continue
		}
		depth = int(e.get32(r.depth))
		copy(path, e.position(e.memory[r.looks:][:4*(depth+1)]))
	}
	deepest, boards := int(e.get32(r.deepest)), int(e.get32(r.found))
	if depth < floor || deepest >= n || boards < 0 || boards > r.capacity {
		return search.Run{}, errMemory
	}
	run := search.Run{At: path[:depth+1], Nodes: make([]uint64, n), DeadEnds: make([]uint64, n)}
	for i := floor + 1; i < n; i++ {
		run.Nodes[i], _ = e.counted(i)
		run.Spent += int64(run.Nodes[i])
		run.DeadEnds[i] += e.get64(r.dead + 8*i)
		if i+1 < n {
			_, opened := e.counted(i + 1)
			run.DeadEnds[i+1] = run.Nodes[i] - opened
		}
	}
	if deepest >= len(at) {
		run.Deepest = append(e.position(e.memory[r.deepestLooks:][:4*deepest]), -1)
	}
	if stopped && boards < int(e.get32(r.most)) {
		run.Spent = budget
	}
	found := make([]byte, 4*n*boards)
	e.instance.Read(r.boards, found)
	for looks := e.position(found); len(looks) > 0; looks = looks[n:] {
		run.Boards = append(run.Boards, looks[:n:n])
	}
	return run, nil
}

// counted is the nodes of a step, and how often something fitted its cell.
func (e *Executor) counted(step int) (nodes, opened uint64) {
	count := e.get64(e.room.counts + 8*step)
	return count >> nodesAt, uint64(uint32(count))
}

// position decodes looks. It panics if one is invalid.
func (e *Executor) position(looks []byte) search.Position {
	position := make(search.Position, len(looks)/4, len(looks)/4+1)
	for i := range position {
		look := int32(binary.LittleEndian.Uint32(looks[4*i:]))
		if look < -1 || int(look) >= len(e.layout.Looks) {
			panic(errMemory)
		}
		position[i] = look
	}
	return position
}

// lay stores the looks of the first steps, and the unused looks that follow from them.
func (e *Executor) lay(looks search.Position) {
	r, l := &e.room, &e.layout
	for stock, n := range l.Tiles {
		e.put32(r.left+4*stock, n)
	}
	for i, look := range looks {
		e.put32(r.looks+4*i, look)
		left := r.left + 4*int(l.Looks[look].Stock)
		e.put32(left, e.get32(left)-1)
	}
	for word := range widthOf(l) {
		var unused uint64
		for i := 64 * word; i < min(64*(word+1), len(l.Looks)); i++ {
			if stock := l.Looks[i].Stock; stock >= 0 && e.get32(r.left+4*int(stock)) > 0 {
				unused |= 1 << (i % 64)
			}
		}
		e.put64(r.unused+8*word, unused)
	}
}

func (e *Executor) put32(at int, n int32)  { binary.LittleEndian.PutUint32(e.memory[at:], uint32(n)) }
func (e *Executor) get32(at int) int32     { return int32(binary.LittleEndian.Uint32(e.memory[at:])) }
func (e *Executor) put64(at int, n uint64) { binary.LittleEndian.PutUint64(e.memory[at:], n) }
func (e *Executor) get64(at int) uint64    { return binary.LittleEndian.Uint64(e.memory[at:]) }
