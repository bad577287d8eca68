package best

import "testing"

// Hurry makes all legs so many times shorter until a test has ended.
func Hurry(t testing.TB, factor int64) {
	usual := race
	for stage := range race {
		race[stage].leg /= factor
	}
	t.Cleanup(func() { race = usual })
}

// Rows tells how many candidates the lists of the dive that runs hold.
func (h *Hunt) Rows() int {
	if h.dive == nil {
		return 0
	}
	return len(h.dive.lists.all)
}

// FillLists leaves no room in the lists of the dive that runs.
func (h *Hunt) FillLists() {
	if h.dive != nil {
		h.dive.lists.all = append(h.dive.lists.all, make([]candidate, maxSize)...)
	}
}

// Pilot leaves out what is proved at first.
func (h *Hunt) Pilot() { h.begin(piloting) }

// Proves reports whether the hunt tries everything.
func (h *Hunt) Proves() bool { return h.stage == proving }
