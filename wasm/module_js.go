package main

import (
	"runtime"

	"github.com/hack-pad/safejs"

	"edgewise/solver/codegen"
)

// A module is a WebAssembly module that runs beside this one.
type module struct {
	exports safejs.Value
	known   map[string]safejs.Value // the exports called so far
	memory  safejs.Value            // the whole memory as a Uint8Array: it never grows
}

// runModule compiles and instantiates a module; the error says why the browser refused.
func runModule(code []byte) (instance codegen.Instance, err error) {
	defer recovered(&err)
	global := safejs.Global()
	assembly, array := must(global.Get("WebAssembly")), must(global.Get("Uint8Array"))
	bytes := must(array.New(len(code)))
	must(safejs.CopyBytesToJS(bytes, code))
	compiled, err := must(assembly.Get("Module")).New(bytes)
	if err != nil && !must(must(assembly.Call("validate", bytes)).Bool()) {
		return nil, codegen.ErrInvalid
	}
	compiled = must(compiled, err)
	exports := must(must(must(assembly.Get("Instance")).New(compiled)).Get("exports"))
	memory := must(must(exports.Get("memory")).Get("buffer"))
	return &module{exports, map[string]safejs.Value{}, must(array.New(memory))}, nil
}

// Call calls an exported function: see [codegen.Instance].
func (m *module) Call(name string, n int32) (result int32, err error) {
	defer recovered(&err)
	function, known := m.known[name]
	if !known {
		function = must(m.exports.Get(name))
		m.known[name] = function
	}
	return int32(must(must(function.Invoke(n)).Int())), nil
}

// Read copies from the module's memory at address into bytes.
func (m *module) Read(address int, bytes []byte) {
	must(safejs.CopyBytesToGo(bytes, m.part(address, len(bytes))))
}

// Write copies bytes into the module's memory at address.
func (m *module) Write(address int, bytes []byte) {
	must(safejs.CopyBytesToJS(m.part(address, len(bytes)), bytes))
}

// Close releases the module and all that the browser keeps for it. A synchronous search hardly
// allocates, so Go's collector would not notice for a long time that it is unused.
func (m *module) Close() {
	*m = module{}
	runtime.GC()
}

// part is a view of length bytes of the memory.
func (m *module) part(address, length int) safejs.Value {
	return must(m.memory.Call("subarray", address, address+length))
}

// recovered turns an exception of the browser into an error.
func recovered(err *error) {
	if cause := recover(); cause != nil {
		thrown, is := cause.(error)
		if _, ours := cause.(runtime.Error); ours || !is {
			panic(cause)
		}
		*err = thrown
	}
}
