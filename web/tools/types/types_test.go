package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheFileIsWhatTheCommandWrites(t *testing.T) {
	const root = "../../.."
	s, err := read(root)
	require.NoError(t, err)
	want, err := write(s)
	require.NoError(t, err)
	found, err := os.ReadFile(filepath.Join(root, file))
	require.NoError(t, err)
	assert.True(t, want == string(found), "%s is out of date: run go generate ./wasm/api", file)
}

// written is the TypeScript for a package wasm/api with these declarations and one method, which
// takes params and returns a Result. A package solver/core stands beside it.
func written(t *testing.T, declarations string) (string, error) {
	t.Helper()
	root := t.TempDir()
	for name, content := range map[string]string{
		"solver/core/core.go": `package core

// A Fault is an error.
type Fault struct { Code string ` + "`json:\"code\"`" + ` }

func (f *Fault) Error() string { return f.Code }

// Kind is a kind.
type Kind string

const (
	Small Kind = "small" // the first
	Big   Kind = "big"
)
`,
		"wasm/api/api.go": `package api

import (
	"reflect"

	"edgewise/solver/core"
)

type API struct { types map[reflect.Type]int }

var methods = []struct{ name string; run any }{{"ask", (*API).ask}}

// ask asks.
func (*API) ask(p params) (Result, error) { return Result{}, nil }

type Fault = core.Fault

` + declarations,
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
	}
	s, err := read(root)
	require.NoError(t, err)
	return write(s)
}

func TestTypes(t *testing.T) {
	for _, row := range []struct{ field, want string }{
		{"string `json:\"a\"`", "a: string;"},
		{"bool `json:\"a,omitempty\"`", "a?: boolean;"},
		{"float64 `json:\"a\"`", "a: number;"},
		{"*int `json:\"a\"`", "a: number | null;"},
		{"*int `json:\"a,omitempty\"`", "a?: number;"},
		{"[]*int `json:\"a\"`", "a: (number | null)[];"},
		{"[][]string `json:\"a\"`", "a: string[][];"},
		{"[2]string `json:\"a\"`", "a: [string, string];"},
		{"[]*core.Fault `json:\"a\"`", "a: Fault[];"},
		{"core.Kind `json:\"a\"`", `a: "small" | "big";`},
		{"[]core.Kind `json:\"a\"`", `a: ("small" | "big")[];`},
		{"map[string]Other `json:\"a\"`", "a: Record<string, Other>;"},
		{"struct{ B int `json:\"b\"` } `json:\"a\"`", "a: { b: number };"},
		{"struct{} `json:\"a\"`", "a: Record<string, never>;"},
		{"Pair `json:\"a\"`", "a: Pair;"},
	} {
		text, err := written(t, "type params struct{}\ntype Other struct { B int `json:\"b\"` }\n"+
			"//ts:type [x: number, y: number] | null\ntype Pair *[2]int\ntype Result struct {\nA "+row.field+"\n}\n")
		require.NoError(t, err, row.field)
		_, result, _ := strings.Cut(text, "export interface Result {\n  ")
		got, _, _ := strings.Cut(result, "\n}")
		assert.Equal(t, row.want, got, row.field)
	}
}

func TestDeclarations(t *testing.T) {
	text, err := written(t, `
// params are not exported, so they stand where they are used.
type params struct {
	Wish
	inner
	Kind core.Kind `+"`json:\"kind,omitempty\"`"+` // the kind of answer
}

type inner struct {
	Handle int `+"`json:\"handle\"`"+`
}

// A Wish is what somebody wants.
type Wish struct {
	//ts:type Change
	Change any `+"`json:\"change\"`"+`
}

// Change is one of two.
//
//ts:type | { to: string }
//ts:type | { list: string[] }
type Change struct{}

// Result has nil where [core.Kind] is none
type Result struct {
	Wish
	Kind *core.Kind `+"`json:\"kind\"`"+`
}
`)
	require.NoError(t, err)
	_, methods, _ := strings.Cut(text, "export interface Methods ")
	assert.Equal(t, `{
  /** Asks. */
  ask: {
    params: Wish & {
      handle: number;
      /** The kind of answer. */
      kind?: "small" | "big";
    };
    result: Result;
  };
}

/** The methods that take a text as it is. */
export interface TextMethods {
}

/** What somebody wants. */
export interface Wish {
  change: Change;
}

/** One of two. */
export type Change =
  | { to: string }
  | { list: string[] };

/** Has null where core.Kind is none. */
export interface Result extends Wish {
  kind: "small" | "big" | null;
}
`, methods)
}

func TestWhatCannotBeWrittenIsAnError(t *testing.T) {
	for field, want := range map[string]string{
		"A any `json:\"a\"`":          `Result: any has no counterpart in TypeScript: say what it is, by a line "//ts:type " above it`,
		"A reflect.Type `json:\"a\"`": `Result: invalid type has no counterpart in TypeScript: say what it is, by a line "//ts:type " above it`,
		"A int":                       "Result: the field A has no name in JSON",
	} {
		_, err := written(t, "type params struct{}\ntype Result struct {\n"+field+"\n}\n")
		assert.EqualError(t, err, want, field)
	}
}
