package reading

// rim is the motif of the frame, or "": a sign for nothing that as many sides show as the rim of
// the board has, or a motif that lies as only a frame does.
func (c *candidate) rim() string {
	width, height := sizeOf(c.grid)
	if width < 2 || height < 2 {
		return ""
	}
	for _, m := range c.motifs {
		if c.sided[m] == 2*(width+height) && (mayBeBlank(m) || min(width, height) > 2 && c.framedBy(m, width, height)) {
			return m
		}
	}
	return ""
}

// framedBy reports whether a motif, whole or with one half only, is on two neighbouring sides of
// four tiles, on one side of as many as lie along the rim otherwise, and on no other.
func (c *candidate) framedBy(motif string, width, height int) bool {
	corners, borders := 0, 0
	seen := half(-1)
	for _, tile := range c.tiles {
		on, last := 0, 0
		for side, p := range tile {
			if p.motif != motif {
				continue
			}
			if seen >= 0 && p.half != seen {
				return false
			}
			seen = p.half
			if on++; on == 2 && side-last != 1 && side-last != 3 {
				return false
			}
			last = side
		}
		switch on {
		case 0:
		case 1:
			borders++
		case 2:
			corners++
		default:
			return false
		}
	}
	return corners == 4 && borders == 2*(width+height)-8
}
