package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
)

// The parts of the binary format that are needed here: WebAssembly Core Specification 2.0, chapter 5.
const (
	dataSection      = 11
	dataCountSection = 12
	opConst32        = 0x41
	opEnd            = 0x0b
)

// header stands before the first section: the name of the format and its version.
var header = []byte("\x00asm\x01\x00\x00\x00")

// appendBytes appends bytes after their number.
func appendBytes(out, content []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(content))), content...)
}

// signed is set in the last byte of a negative number, if the number has a sign.
const signed = 0x40

// appendAddress appends an address as a number with a sign.
func appendAddress(out []byte, address int) []byte {
	out = binary.AppendUvarint(out, uint64(address))
	if last := len(out) - 1; out[last]&signed != 0 {
		out[last] |= 0x80 // another byte follows
		out = append(out, 0)
	}
	return out
}

// A reader reads bytes. After an error it reads zeros.
type reader struct {
	rest []byte
	err  error
}

var errBroken = errors.New("the module is broken, or has data of a kind that Go's linker does not write")

// bytes reads n bytes.
func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		*r = reader{err: errBroken}
		return nil
	}
	read := r.rest[:n]
	r.rest = r.rest[n:]
	return read
}

// expect reads the wanted bytes.
func (r *reader) expect(wanted ...byte) {
	if !bytes.Equal(r.bytes(len(wanted)), wanted) {
		*r = reader{err: errBroken}
	}
}

// number reads a number without a sign.
func (r *reader) number() int {
	n, length := binary.Uvarint(r.rest)
	if length <= 0 || n > math.MaxInt32 {
		*r = reader{err: errBroken}
		return 0
	}
	r.rest = r.rest[length:]
	return int(n)
}

// address reads an address, which has a sign, but is not negative.
func (r *reader) address() int {
	before := r.rest
	address := r.number()
	if r.err == nil && before[len(before)-len(r.rest)-1]&signed != 0 {
		*r = reader{err: errBroken}
	}
	return address
}
