//go:build long && !js

package search_test

import (
	"testing"

	"github.com/tetratelabs/wazero"

	"edgewise/solver/codegen"
	"edgewise/solver/search"
)

// TestLongWrittenCode searches framed boards to their end where others have counted the nodes and
// there are not billions.
func TestLongWrittenCode(t *testing.T) {
	const most = 100_000_000
	for _, file := range []string{"framed", "gempf"} {
		for _, k := range readKnown(t, file) {
			if nodes := k.figures["nodes"]; nodes == 0 || nodes > most {
				continue
			}
			for _, mode := range []search.Mode{search.Fast, search.Raw} {
				t.Run(k.name, func(t *testing.T) {
					t.Parallel()
					requireKnownBy(t, k, mode, func(plan *search.Plan) search.Executor {
						executor, _ := runAs(t, plan, codegen.MostCarried, wazero.NewRuntimeConfig())
						return executor
					})
				})
			}
		}
	}
}
