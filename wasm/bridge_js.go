package main

import (
	"fmt"
	"runtime"

	"github.com/hack-pad/safejs"

	"edgewise/solver/puzzle"
	"edgewise/wasm/api"
)

// main puts the object "edgewise" into the global scope, calls the global
// "edgewiseReady" if there is one, and stays alive to answer.
func main() {
	// A panic in main ends the module, and no call can be answered then; the page learns of it
	// here.
	functions := map[string]any{}
	a := api.New()
	a.RunModules(runModule)
	for _, name := range api.Methods() {
		functions[name] = must(safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
			return respond(a, name, args)
		}))
	}
	global := safejs.Global()
	if err := global.Set("edgewise", functions); err != nil {
		panic(err)
	}
	if ready, err := global.Get("edgewiseReady"); err == nil && ready.Type() == safejs.TypeFunction {
		must(ready.Invoke())
	}
	select {}
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// respond answers one call. A panic would end the module, so this is the one place that recovers:
// the page gets a bug, the console gets the stack.
func respond(a *api.API, name string, args []safejs.Value) (response string) {
	defer func() {
		if cause := recover(); cause != nil {
			println(stack())
			response = api.WrapError(fmt.Errorf("%v", cause))
		}
	}()
	if len(args) == 0 {
		return a.Call(name, "")
	}
	text, err := args[0].String()
	if err != nil || args[0].Type() != safejs.TypeString {
		return api.WrapError(puzzle.NewFault("params", "found", args[0].Type().String()))
	}
	return a.Call(name, text)
}

func stack() string {
	const room = 1 << 14
	text := make([]byte, room)
	return string(text[:runtime.Stack(text, false)])
}
