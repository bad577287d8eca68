package search

// A Random is a source of numbers that look like chance and are the same every time
// and everywhere: Steele, Lea and Flood's SplitMix64, of which a seed is the state.
// What a Probe tries comes from it, and the puzzles that are made.
type Random uint64

func (r *Random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Seed is what another chance may begin with.
func (r *Random) Seed() uint64 { return r.next() % (1 << 60) }

// Below is a number from 0 to n-1.
func (r *Random) Below(n int) int { return int(r.next() % uint64(n)) }
