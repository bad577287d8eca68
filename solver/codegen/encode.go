package codegen

import "encoding/binary"

// This file encodes instructions in the binary format of WebAssembly, as far as needed here
// (WebAssembly Core Specification 2.0, chapter 5).

// A valtype is the type of a parameter, a result or a local variable.
type valtype byte

const (
	i32 valtype = 0x7f
	i64 valtype = 0x7e
)

// The instructions. 64-bit numbers and comparisons are signed; all compared numbers are small.
const (
	opBlock    = 0x02
	opLoop     = 0x03
	opIf       = 0x04
	opEnd      = 0x0b
	opBr       = 0x0c
	opBrIf     = 0x0d
	opReturn   = 0x0f
	opCall     = 0x10
	opSelect   = 0x1b
	opGet      = 0x20
	opSet      = 0x21
	opTee      = 0x22
	opLoad32   = 0x28
	opLoad64   = 0x29
	opLoad8    = 0x2d // unsigned, to 32 bits
	opStore32  = 0x36
	opStore64  = 0x37
	opConst32  = 0x41
	opConst64  = 0x42
	opEqz32    = 0x45
	opEq32     = 0x46
	opNe32     = 0x47
	opLt32     = 0x48 // signed
	opGe32     = 0x4e // signed
	opEqz64    = 0x50
	opNe64     = 0x52
	opLe64     = 0x57 // signed
	opGe64     = 0x59 // signed
	opAdd32    = 0x6a
	opSub32    = 0x6b
	opMul32    = 0x6c
	opAnd32    = 0x71
	opOr32     = 0x72
	opShl32    = 0x74
	opCtz64    = 0x7a
	opPopcnt64 = 0x7b
	opAdd64    = 0x7c
	opSub64    = 0x7d
	opAnd64    = 0x83
	opOr64     = 0x84
	opXor64    = 0x85
	opShl64    = 0x86
	opWrap     = 0xa7 // 64 bits to 32
	opExtend   = 0xac // 32 bits to 64, signed
)

// noResult is the type of a block without a result.
const noResult = 0x40

// A code is the body of a function being written.
type code struct {
	bytes  []byte
	names  []string  // of the parameters and then of the local variables
	locals []valtype // types of the variables after the parameters
}

// local adds a local variable.
func (c *code) local(t valtype, name string) (index int) {
	c.locals = append(c.locals, t)
	c.names = append(c.names, name)
	return len(c.names) - 1
}

// op appends instructions that only use the stack.
func (c *code) op(ops ...byte) { c.bytes = append(c.bytes, ops...) }

// at appends an instruction with an index: of a local, a label or a function.
func (c *code) at(op byte, index int) {
	c.bytes = binary.AppendUvarint(append(c.bytes, op), uint64(index))
}

func (c *code) get(local int) { c.at(opGet, local) }
func (c *code) set(local int) { c.at(opSet, local) }
func (c *code) tee(local int) { c.at(opTee, local) }

// const32 and const64 push a number.
func (c *code) const32(n int) { c.bytes = appendSigned(append(c.bytes, opConst32), int64(n)) }
func (c *code) const64(n int64) {
	c.bytes = appendSigned(append(c.bytes, opConst64), n)
}

// memory appends a load or a store, at an offset from an address on the stack.
func (c *code) memory(op byte, offset int) {
	align := byte(2)
	switch op {
	case opLoad64, opStore64:
		align = 3
	case opLoad8:
		align = 0
	}
	c.bytes = binary.AppendUvarint(append(c.bytes, op, align), uint64(offset))
}

// load and store access a fixed address; the instructions of value push what is stored.
func (c *code) load(op byte, address int) {
	c.const32(0)
	c.memory(op, address)
}

func (c *code) store(op byte, address int, value func()) {
	c.const32(0)
	value()
	c.memory(op, address)
}

// copyMemory is memory.copy: destination, source and length are on the stack.
func (c *code) copyMemory() { c.op(0xfc, 10, 0, 0) }

// when runs the body if the number on the stack is not 0.
func (c *code) when(body func()) {
	c.op(opIf, noResult)
	body()
	c.op(opEnd)
}

// while runs the body until done pushes a number other than 0.
func (c *code) while(done func(), body func()) {
	c.op(opBlock, noResult, opLoop, noResult)
	done()
	c.at(opBrIf, 1)
	body()
	c.at(opBr, 0)
	c.op(opEnd, opEnd)
}

// again skips the rest of a while's body if the number on the stack is not 0.
func (c *code) again() { c.at(opBrIf, 0) }

// count adds to a 64-bit number in memory, or subtracts from it.
func (c *code) count(address int, op byte, more func()) {
	c.store(opStore64, address, func() {
		c.load(opLoad64, address)
		more()
		c.op(op)
	})
}

// body is the function as encoded in the code section.
func (c *code) body() []byte {
	var b []byte
	b = binary.AppendUvarint(b, uint64(len(c.locals)))
	for _, t := range c.locals {
		b = append(b, 1, byte(t))
	}
	b = append(append(b, c.bytes...), opEnd)
	return append(binary.AppendUvarint(nil, uint64(len(b))), b...)
}

// appendSigned appends a number as signed LEB128.
func appendSigned(b []byte, n int64) []byte {
	for {
		low := byte(n & 0x7f)
		n >>= 7
		if n == 0 && low&0x40 == 0 || n == -1 && low&0x40 != 0 {
			return append(b, low)
		}
		b = append(b, low|0x80)
	}
}
