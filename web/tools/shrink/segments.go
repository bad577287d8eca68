package main

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// apart is the most bytes between two segments that are joined. Far more, where the linker leaves room
// for variables that start as zero, would make the module larger uncompressed.
const apart = 1024

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
