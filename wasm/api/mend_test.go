package api

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
)

// TestNoPublishedPuzzleIsNearAnother, and mending never leads to one.
func TestNoPublishedPuzzleIsNearAnother(t *testing.T) {
	for _, entry := range gallery.All() {
		for _, method := range []string{"near", "mend"} {
			told := New().Call(method, `{"puzzle":"`+entry.Link()+`","budget":1000000}`)
			assert.Contains(t, told, `"done":true,"repairs":[]`, entry.ID)
		}
	}
}

// TestSlipsAreToldOnceAllAreFound, or on request: otherwise every slice would carry them all.
func TestSlipsAreToldOnceAllAreFound(t *testing.T) {
	a := New()
	begun := a.Call("mend", `{"puzzle":"grid=3x3&tiles=BcdC.DBcd.baAC.cBbD.DAbd.ACbd.daAC.CadA.DcAc","budget":1}`)
	for strings.Contains(begun, `"found":0`) {
		begun = a.Call("mend", `{"handle":1,"budget":1000}`)
	}
	require.Contains(t, begun, `"done":false`)
	assert.Contains(t, begun, `"repairs":[]`)
	assert.Contains(t, begun, `"complete":false`)
	assert.Contains(t, a.Call("mend", `{"handle":1,"budget":1,"tell":true}`), `"code":"slip-`)
	done := a.Call("mend", `{"handle":1,"budget":100000000}`)
	assert.Contains(t, done, `"code":"slip-`)
	assert.Contains(t, done, `"complete":true`)
}

// TestAllSlipsAreTold, since the true one may be the last.
func TestAllSlipsAreTold(t *testing.T) {
	for many, found := range map[string]int{
		"grid=3x3&mates=same&tiles=cdad.babb.bcba.dddd.bbbb.bbab.bbdb.acaa.cbbb": 50,
		"grid=3x3&tiles=BcdC.DBcd.baAC.cBbD.DAbd.ACbd.daAC.CadA.DcAc":            99,
	} {
		told := New().Call("mend", `{"puzzle":"`+many+`","budget":100000000}`)
		assert.Contains(t, told, `"done":true`)
		assert.Contains(t, told, fmt.Sprintf(`"found":%d`, found))
		assert.Equal(t, found, strings.Count(told, `"code":"slip-`), many)
	}
}
