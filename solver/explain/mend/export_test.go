package mend

// GiveUp ends the last round of a slip without knowing whether it helps.
func (f *Finder) GiveUp() {
	f.round = len(probes) - 1
	f.add(slip{}, Repair{})
}
