package search

// A Random is a pseudo-random source that gives the same numbers everywhere: SplitMix64 by
// Steele, Lea and Flood; a seed is its state. It decides what a Probe tries and what puzzles
// package generate makes.
type Random uint64

func (r *Random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Seed returns a seed below 2^60 for another source.
func (r *Random) Seed() uint64 { return r.next() % (1 << 60) }

// Below returns a number from 0 to n-1.
func (r *Random) Below(n int) int { return int(r.next() % uint64(n)) }
