package codegen

import "encoding/binary"

// This file puts the functions, the memory and its first contents together to a module.

// pageBytes is the unit in which memory is given.
const pageBytes = 1 << 16

// The sections that a module is made of, in their order.
const (
	sectionType   = 1
	sectionFunc   = 3
	sectionMemory = 5
	sectionExport = 7
	sectionCode   = 10
	sectionData   = 11
)

// What can be exported.
const (
	exportFunc   = 0
	exportMemory = 2
)

// A module collects what goes into each section.
type module struct {
	types, funcs, exports, bodies, data section
	kinds                               map[string]int // the number of each type, by how it is written
}

// A section is a list whose length stands before it.
type section struct {
	count int
	bytes []byte
}

func (s *section) add(bytes ...byte) {
	s.count++
	s.bytes = append(s.bytes, bytes...)
}

// kind is the number of the type of functions with these parameters, which give an i32.
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

// function adds a function of such a type; they are numbered from 0.
func (m *module) function(kind int, c *code) {
	m.funcs.add(binary.AppendUvarint(nil, uint64(kind))...)
	m.bodies.add(c.body()...)
}

// export names a function or the memory.
func (m *module) export(name string, what byte, index int) {
	e := append(binary.AppendUvarint(nil, uint64(len(name))), name...)
	m.exports.add(binary.AppendUvarint(append(e, what), uint64(index))...)
}

// put lets the memory hold these bytes from the beginning.
func (m *module) put(address int, bytes []byte) {
	d := append(appendSigned([]byte{0, opConst32}, int64(address)), opEnd)
	m.data.add(append(binary.AppendUvarint(d, uint64(len(bytes))), bytes...)...)
}

// assemble gives the module, with so much memory.
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
