package best

import "testing"

// Hurry divides the length of all legs by a factor until a test has ended.
func Hurry(t testing.TB, factor int64) {
	usual := race
	for stage := range race {
		race[stage].leg /= factor
	}
	t.Cleanup(func() { race = usual })
}

// Rows is the number of candidates in the lists of the running dive.
func (h *Hunt) Rows() int {
	if h.dive == nil {
		return 0
	}
	return len(h.dive.lists.all)
}

// FillLists makes the lists of the running dive count as full.
func (h *Hunt) FillLists() {
	if h.dive != nil {
		h.dive.lists.all = append(h.dive.lists.all, make([]candidate, maxSize)...)
	}
}

// Pilot skips the first proof.
func (h *Hunt) Pilot() { h.begin(piloting) }

// Proves reports whether the hunt is proving.
func (h *Hunt) Proves() bool { return h.stage == proving }
