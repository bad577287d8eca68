package codegen

import "encoding/binary"

// This file assembles the functions, the memory and its initial contents into a module.

// pageBytes is the unit of memory size.
const pageBytes = 1 << 16

// The sections of a module, in their order.
const (
	sectionType   = 1
	sectionFunc   = 3
	sectionMemory = 5
	sectionExport = 7
	sectionCode   = 10
	sectionData   = 11
)

// The kinds of exports.
const (
	exportFunc   = 0
	exportMemory = 2
)

// A module collects the contents of each section.
type module struct {
	types, funcs, exports, bodies, data section
	kinds                               map[string]int // the number of each type, by its encoding
}

// A section is a list preceded by its length.
type section struct {
	count int
	bytes []byte
}

func (s *section) add(bytes ...byte) {
	s.count++
	s.bytes = append(s.bytes, bytes...)
}

// kind is the number of the function type with these parameters and an i32 result.
func (m *module) kind(params []valtype) int {
	t := binary.AppendUvarint([]byte{0x60}, uint64(len(params)))
	for _, p := range params {
		t = append(t, byte(p))
	}
	t = append(t, 1, byte(i32))
	number, known := m.kinds[string(t)]
	if !known {
		number = m.types.count
		m.kinds[string(t)] = number
		m.types.add(t...)
	}
	return number
}

// function adds a function of a type; functions are numbered from 0.
func (m *module) function(kind int, c *code) {
	m.funcs.add(binary.AppendUvarint(nil, uint64(kind))...)
	m.bodies.add(c.body()...)
}

// export names a function or the memory.
func (m *module) export(name string, what byte, index int) {
	e := append(binary.AppendUvarint(nil, uint64(len(name))), name...)
	m.exports.add(binary.AppendUvarint(append(e, what), uint64(index))...)
}

// put sets the initial contents of the memory at an address.
func (m *module) put(address int, bytes []byte) {
	d := append(appendSigned([]byte{0, opConst32}, int64(address)), opEnd)
	m.data.add(append(binary.AppendUvarint(d, uint64(len(bytes))), bytes...)...)
}

// assemble encodes the module, with a memory size in bytes.
func (m *module) assemble(memory int) []byte {
	var memories section
	memories.add(binary.AppendUvarint([]byte{0}, uint64((memory+pageBytes-1)/pageBytes))...)
	b := []byte("\x00asm\x01\x00\x00\x00")
	for _, part := range []struct {
		id byte
		section
	}{
		{sectionType, m.types}, {sectionFunc, m.funcs}, {sectionMemory, memories},
		{sectionExport, m.exports}, {sectionCode, m.bodies}, {sectionData, m.data},
	} {
		content := append(binary.AppendUvarint(nil, uint64(part.count)), part.bytes...)
		b = append(binary.AppendUvarint(append(b, part.id), uint64(len(content))), content...)
	}
	return b
}
