//go:build !js

package api

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	wazeroapi "github.com/tetratelabs/wazero/api"

	"edgewise/solver/codegen"
)

// An interpreted is a module that wazero runs; it counts the closed ones.
type interpreted struct {
	wazeroapi.Module
	closed *int
}

func (m interpreted) Call(name string, n int32) (int32, error) {
	results, err := m.ExportedFunction(name).Call(context.Background(), uint64(uint32(n)))
	if err != nil {
		return 0, err
	}
	return int32(results[0]), nil
}

func (m interpreted) Read(address int, bytes []byte) {
	read, _ := m.Memory().Read(uint32(address), uint32(len(bytes)))
	copy(bytes, read)
}

func (m interpreted) Write(address int, bytes []byte) { m.Memory().Write(uint32(address), bytes) }

func (m interpreted) Close() {
	*m.closed++
	if err := m.Module.Close(context.Background()); err != nil {
		panic(err)
	}
}

// TestCodeGoesOnInTheMiddleOfASearch: written code finishes what the program has begun, and both
// together find what the program finds alone. Dropping the search closes the code.
func TestCodeGoesOnInTheMiddleOfASearch(t *testing.T) {
	ctx := context.Background()
	runtime := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigInterpreter())
	t.Cleanup(func() { assert.NoError(t, runtime.Close(ctx)) })
	worker, written, closed := New(), 0, 0
	worker.RunModules(func(module []byte) (codegen.Instance, error) {
		written++
		m, err := runtime.Instantiate(ctx, module)
		return interpreted{m, &closed}, err
	})
	want, wanted := searched(t, worker, takesLong, `,"program":true`, func(Report) {})
	require.Nil(t, want.By)
	got, found := searched(t, worker, takesLong, "", func(Report) {})
	assert.Equal(t, &By{Written: true}, got.By)
	got.By = nil
	assert.Equal(t, want, got)
	assert.Equal(t, wanted, found)
	assert.Equal(t, []int{1, 1}, []int{written, closed}, "nothing of it is kept")

	// A search that starts and ends beside it does not take its code.
	beside := false
	got, found = searched(t, worker, takesLong, "", func(r Report) {
		if r.By != nil && !beside {
			beside = true
			searched(t, worker, takesLong, "", func(Report) {})
			assert.Equal(t, []int{3, 2}, []int{written, closed})
		}
	})
	assert.True(t, beside)
	assert.Equal(t, &By{Written: true}, got.By)
	got.By = nil
	assert.Equal(t, want, got)
	assert.Equal(t, wanted, found)
	assert.Equal(t, []int{3, 3}, []int{written, closed})
}
