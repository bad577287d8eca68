package notation

import (
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// FuzzRead: a document that reads without a fault can be written and is the same when read again.
func FuzzRead(f *testing.F) {
	for _, row := range readables {
		f.Add(row.text)
	}
	for _, row := range faulty {
		if len(row.text) < 1<<10 {
			f.Add(row.text)
		}
	}
	listed := map[string]bool{}
	for _, code := range Codes() {
		listed[code.Name] = true
	}
	f.Fuzz(func(t *testing.T, text string) {
		kept := Salvage(text)
		document, err := Read(text)
		if err != nil {
			var fault *puzzle.Fault
			require.ErrorAs(t, err, &fault)
			require.True(t, listed[fault.Code], fault.Code)
			return
		}
		require.Equal(t, len(document.Puzzle.Tiles()), kept.Arrived())
		assertRoundTrip(t, document)
	})
}
