// Command join makes a WebAssembly module smaller to download.
//
//	go run ./web/tools/join FILE
//
// A module tells in segments, each with its address, what its memory holds at the start. Go's linker
// begins another segment wherever eight bytes are zero, 100,000 segments at most, which saves bytes as
// long as nothing is compressed. Compressed, a run of zeros weighs almost nothing, but an address a
// byte or two. join writes the zeros out, and the memory starts as before.
package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
)

// apart is the most bytes between two segments that are joined. Far more, where the linker leaves room
// for variables that start as zero, would make the module larger uncompressed.
const apart = 1024

// The parts of the binary format that are needed here: WebAssembly Core Specification 2.0, chapter 5.
const (
	dataSection      = 11
	dataCountSection = 12
	opConst32        = 0x41
	opEnd            = 0x0b
)

// header stands before the first section: the name of the format and its version.
var header = []byte("\x00asm\x01\x00\x00\x00")

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: join FILE")
		os.Exit(2)
	}
	if err := rewrite(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "join:", err)
		os.Exit(1)
	}
}

// rewrite joins the segments of the module in the file.
func rewrite(name string) error {
	module, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if module, err = joined(module); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(name, module, 0o644)
}

// joined is the module with fewer segments, and otherwise as it is.
func joined(module []byte) ([]byte, error) {
	if !bytes.HasPrefix(module, header) {
		return nil, errors.New("this is no WebAssembly module")
	}
	r := reader{rest: module[len(header):]}
	out := bytes.Clone(header)
	for len(r.rest) > 0 {
		id := r.bytes(1)
		content := r.bytes(r.number())
		if r.err == nil && id[0] == dataCountSection {
			return nil, errors.New("its segments are counted ahead of its code, which Go does not do")
		}
		if r.err == nil && id[0] == dataSection {
			segments, err := segmentsOf(content)
			if err != nil {
				return nil, err
			}
			content = write(join(segments))
		}
		out = appendBytes(append(out, id...), content)
	}
	return out, r.err
}

// A segment is what a part of the memory holds at the start.
type segment struct {
	address int
	data    []byte
}

// end is the address behind the segment.
func (s segment) end() int { return s.address + len(s.data) }

// join joins each segment with the one before it, where it lies close behind that and none lies between.
func join(segments []segment) (joined []segment) {
	for _, s := range segments {
		if last := len(joined) - 1; last >= 0 {
			to := &joined[last]
			between := func(other segment) bool { return other.address < s.address && other.end() > to.end() }
			if gap := s.address - to.end(); 0 <= gap && gap <= apart && !slices.ContainsFunc(joined[:last], between) {
				to.data = append(append(to.data, make([]byte, gap)...), s.data...)
				continue
			}
		}
		joined = append(joined, segment{s.address, bytes.Clone(s.data)})
	}
	return joined
}

// segmentsOf reads a data section.
func segmentsOf(section []byte) (segments []segment, err error) {
	r := reader{rest: section}
	for range r.number() {
		var s segment
		r.expect(0, opConst32) // memory 0, at an address that is a constant
		s.address = r.address()
		r.expect(opEnd)
		s.data = r.bytes(r.number())
		if r.err != nil {
			return nil, r.err
		}
		segments = append(segments, s)
	}
	if len(r.rest) > 0 {
		return nil, errBroken
	}
	return segments, r.err
}

// write writes a data section.
func write(segments []segment) []byte {
	out := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		out = append(out, 0, opConst32)
		out = appendAddress(out, s.address)
		out = appendBytes(append(out, opEnd), s.data)
	}
	return out
}

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
