package best

// raise allows one more break from a depth on.
func raise(schedule []int, from int) {
	for depth := from; depth < len(schedule); depth++ {
		schedule[depth]++
	}
}

// smooth moves the breaks of a schedule as little as possible so that the distances between them
// never grow towards the end. The pilots place each break after a few dives, which involves luck;
// but as fewer tiles are left, breaks must come closer together. It is the
// pool-adjacent-violators algorithm (isotonic regression).
func smooth(schedule []int) {
	var at []int // the depths from which one more break is allowed
	for depth := range schedule {
		for breaks := len(at); breaks < schedule[depth]; breaks++ {
			at = append(at, depth)
		}
	}
	type pool struct{ length, gaps int }
	var pools []pool
	for i := 1; i < len(at); i++ {
		p := pool{at[i] - at[i-1], 1}
		for len(pools) > 0 {
			before := pools[len(pools)-1]
			if before.length*p.gaps >= p.length*before.gaps {
				break
			}
			p = pool{before.length + p.length, before.gaps + p.gaps}
			pools = pools[:len(pools)-1]
		}
		pools = append(pools, p)
	}
	if len(at) == 0 {
		return
	}
	clear(schedule)
	from := at[0]
	raise(schedule, from)
	for _, p := range pools {
		for i := 1; i <= p.gaps; i++ {
			raise(schedule, from+p.length*i/p.gaps)
		}
		from += p.length
	}
}
