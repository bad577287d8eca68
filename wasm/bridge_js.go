package main

import (
	"fmt"
	"runtime"

	"github.com/hack-pad/safejs"

	"edgewise/solver/puzzle"
)

// main puts the function "edgewise" into the global scope, calls the global
// "edgewiseReady" if there is one, and stays alive to answer.
func main() {
	a := newAPI()
	answer, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		return respond(a, args)
	})
	if err != nil {
		panic(err) // nothing can be answered: the page is told that the module ended
	}
	global := safejs.Global()
	if err := global.Set("edgewise", answer); err != nil {
		panic(err)
	}
	if ready, err := global.Get("edgewiseReady"); err == nil && ready.Type() == safejs.TypeFunction {
		if _, err := ready.Invoke(); err != nil {
			panic(err)
		}
	}
	select {}
}

// respond answers one call. A panic would end the module, so this is the one
// place that recovers: the page gets a bug, the console the stack.
func respond(a *api, args []safejs.Value) (response string) {
	defer func() {
		if cause := recover(); cause != nil {
			println(stack())
			response = wrapError(fmt.Errorf("%v", cause))
		}
	}()
	var texts [2]string
	for i := range texts {
		if i >= len(args) {
			break
		}
		text, err := args[i].String()
		if err != nil || args[i].Type() != safejs.TypeString {
			return wrapError(&puzzle.Fault{Code: "params", Args: map[string]any{"found": args[i].Type().String()}})
		}
		texts[i] = text
	}
	return a.call(texts[0], texts[1])
}

func stack() string {
	const room = 1 << 14
	text := make([]byte, room)
	return string(text[:runtime.Stack(text, false)])
}
