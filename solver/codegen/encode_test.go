package codegen

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestSignedNumbers are encoded as in the specification (Core 2.0, 5.2.2).
func TestSignedNumbers(t *testing.T) {
	for n, want := range map[int64][]byte{
		0: {0x00}, 1: {0x01}, 63: {0x3f}, 64: {0xc0, 0x00}, 127: {0xff, 0x00}, 128: {0x80, 0x01}, 624_485: {0xe5, 0x8e, 0x26},
		-1: {0x7f}, -64: {0x40}, -65: {0xbf, 0x7f}, -123_456: {0xc0, 0xbb, 0x78},
		1<<63 - 1: {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00},
		-1 << 63:  {0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7f},
	} {
		assert.Equal(t, want, appendSigned(nil, n), "%d", n)
	}
}

// TestAFunctionStandsBehindItsLength, and starts with its locals.
func TestAFunctionStandsBehindItsLength(t *testing.T) {
	c := code{names: []string{"n"}}
	sum := c.local(i32, "sum")
	assert.Equal(t, 1, sum)
	c.get(0)
	c.const32(-1)
	c.op(opAdd32)
	c.tee(sum)
	assert.Equal(t, []byte{11, 1, 1, 0x7f, opGet, 0, opConst32, 0x7f, opAdd32, opTee, 1, opEnd}, c.body())
}
