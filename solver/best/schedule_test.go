package best

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// allowing is a schedule that allows one more break from each of these depths on.
func allowing(depths int, from ...int) []int {
	schedule := make([]int, depths)
	for _, at := range from {
		for depth := at; depth < depths; depth++ {
			schedule[depth]++
		}
	}
	return schedule
}

func TestBreaksComeEverCloser(t *testing.T) {
	for _, test := range []struct {
		name       string
		from, want []int
	}{
		{"none", nil, nil},
		{"one", []int{7}, []int{7}},
		{"two", []int{3, 9}, []int{3, 9}},
		{"as they should be", []int{2, 8, 12, 14, 15}, []int{2, 8, 12, 14, 15}},
		{"one that is late", []int{2, 4, 10, 12}, []int{2, 6, 10, 12}},
		{"two at once", []int{5, 5, 9, 10}, []int{5, 7, 9, 10}},
		{"ever further apart", []int{1, 2, 4, 8}, []int{1, 3, 5, 8}},
		{"pools that are pooled", []int{0, 4, 6, 13, 18}, []int{0, 4, 9, 13, 18}},
	} {
		schedule := allowing(20, test.from...)
		smooth(schedule)
		assert.Equal(t, allowing(20, test.want...), schedule, test.name)
	}
}
