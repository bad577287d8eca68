package search

// A Layout is the read-only data that a walk through a plan's tables needs, for executors that
// replace the plain loop. It shares the plan's memory.
type Layout struct {
	Looks []Look
	Tiles []int32 // per stock: how many tiles it has
	Steps []StepLayout
	Mark  int // the first look of the marked tile, or -1
	plan  *Plan
}

// A Look is a tile of a stock in one turn. Look i is bit i%64 of word i/64.
type Look struct {
	Edges uint64 // the number of the edge on side i in bits 8i to 8i+7
	Mask  uint64 // the bits of all looks of its stock, in this look's word
	Stock int32  // -1 for a bit that no look has
}

// Edge returns the number of the edge on a side.
func (l *Look) Edge(side int) uint8 { return uint8(l.Edges >> (side * edgeBits)) }

// A StepLayout is what an executor needs to fill one cell.
type StepLayout struct {
	Table int         // steps with the same number share a table
	Rows  int         // how many rows the table has
	Keys  []KeyLayout // they choose the row
	Check []CheckLayout
	Last  bool // whether the marked tile must lie on this cell unless it lies on an earlier one
}

// A KeyLayout is what one laid tile contributes to the row number: the number of one of its edges
// times the factor.
type KeyLayout struct {
	Step, Side, Factor int
}

// A CheckLayout is a side that the row does not cover: its edge must be the mate of the edge that
// the tile of an earlier step shows.
type CheckLayout struct {
	Side, Step, StepSide int
}

// Layout returns how a search of the plan goes through its tables. Plans in plain mode have none.
func (plan *Plan) Layout() Layout {
	l := Layout{Mark: none, plan: plan}
	for i := range plan.looks {
		at := &plan.looks[i]
		l.Looks = append(l.Looks, Look{Edges: at.edges, Mask: at.bits, Stock: at.stock})
	}
	for i := range plan.stocks {
		l.Tiles = append(l.Tiles, int32(plan.stocks[i].count))
	}
	if mark := plan.symmetry.mark; mark != none {
		l.Mark = plan.stocks[mark].first
	}
	for i := range plan.steps {
		s := &plan.steps[i]
		step := StepLayout{Table: s.table, Rows: 1, Last: s.last}
		for _, k := range s.keys {
			step.Rows *= plan.edges
			step.Keys = append(step.Keys, KeyLayout{Step: k.step, Side: int(k.shift) / edgeBits, Factor: k.factor})
		}
		for _, b := range s.check {
			step.Check = append(step.Check, CheckLayout{Side: b.side, Step: plan.when[b.cell], StepSide: b.cellSide})
		}
		l.Steps = append(l.Steps, step)
	}
	return l
}

// Row calls each with every word of a table's row that has a bit set, in ascending order.
func (l *Layout) Row(table, row int, each func(word int, mask uint64)) {
	for r := &l.plan.rows[table+row]; ; r = &l.plan.more[r.more] {
		if r.mask != 0 {
			each(int(r.word), r.mask)
		}
		if r.more == 0 {
			return
		}
	}
}

// Mate returns the number of an edge's mate, or 255 where no tile shows it.
func (l *Layout) Mate(edge uint8) uint8 { return l.plan.mate[edge] }
