package search

import "sort"

// A stock is a set of tiles that a search does not tell apart: all copies of a kind if it treats
// copies as one tile, else a single tile. A clue's tile is a stock of its own.
type stock struct {
	kind  int
	tile  int // its lowest tile
	ahead int // which look of the kind this tile shows unturned
	count int // how many tiles it has
	clue  int // the cell that a clue fixes it to, or free
	turn  int // the turn that a clue fixes, or 0
	first int // index of its first look
	looks int
}

// free marks a stock that no clue fixes.
const free = -1

// A look is a tile of a stock in one turn that looks new.
type look struct {
	edges  uint64 // edge numbers, edgeBits per side
	bits   uint64 // the availability bits of all looks of its stock, in this look's word
	stock  int32
	kind   int32 // index among the puzzle's kinds
	look   int32 // index among that kind's looks
	copies bool  // whether its stock has more than one tile
}

// edge returns the number of the edge on a side of the look.
func (l *look) edge(side int) uint8 { return uint8(l.edges >> (side * edgeBits)) }

// listStocks sorts the tiles into stocks and lists their looks.
func (plan *Plan) listStocks() {
	p := plan.puzzle
	number := plan.numberEdges()
	plan.stocks = make([]stock, 0, len(p.Tiles()))
	plan.looks = make([]look, 0, len(p.Tiles())*p.Grid().Sides)
	group := none
	for _, s := range plan.sortTiles() {
		if plan.options.Mode != Plain {
			sides := plan.frameSides(s.tile)
			plan.align(s.looks, sides != group)
			group = sides
		}
		s.first = len(plan.looks)
		plan.stocks = append(plan.stocks, s)
		for turn := s.turn; turn < s.turn+s.looks; turn++ {
			l := look{stock: int32(len(plan.stocks) - 1), kind: int32(s.kind), copies: s.count > 1,
				look: int32((turn + s.ahead) % p.Kinds()[s.kind].Looks)}
			for side := range p.Grid().Sides {
				l.edges |= uint64(number[p.Tiles()[s.tile].At(side, turn)]) << (side * edgeBits)
			}
			if plan.options.Mode != Plain {
				l.bits = (1<<s.looks - 1) << (s.first % 64)
			}
			plan.looks = append(plan.looks, l)
		}
	}
}

// align begins a new word for a stock that is the first of its group or has no room in the
// current word: the looks of a stock must share a word, because the walker masks a used-up stock
// out of one word.
func (plan *Plan) align(looks int, first bool) {
	for n := len(plan.looks) % 64; n > 0 && (first || n+looks > 64); n = len(plan.looks) % 64 {
		plan.looks = append(plan.looks, look{stock: none})
	}
}

// sortTiles lists the stocks in the order of their looks. In plain mode that is the order in
// which the textbook search tries them.
func (plan *Plan) sortTiles() (stocks []stock) {
	p := plan.puzzle
	single := make([]stock, len(p.Tiles()))
	for kind := range p.Kinds() {
		k := &p.Kinds()[kind]
		for i, tile := range k.Tiles {
			single[tile] = stock{kind: kind, tile: tile, ahead: k.Look(i, 0), count: 1, clue: free, looks: k.Looks}
		}
	}
	for _, clue := range p.Clues() {
		s := &single[clue.Tile]
		s.clue, s.turn, s.looks = clue.Cell, clue.Turn, 1
	}
	if !plan.options.once() {
		for _, tile := range plan.byFrame(len(p.Tiles()), func(tile int) int { return tile }) {
			stocks = append(stocks, single[tile])
		}
		return stocks
	}
	for _, kind := range plan.byFrame(len(p.Kinds()), func(kind int) int { return p.Kinds()[kind].Tiles[0] }) {
		k := &p.Kinds()[kind]
		loose := stock{kind: kind, tile: k.Tiles[0], clue: free, looks: k.Looks}
		for _, tile := range k.Tiles {
			if single[tile].clue == free {
				loose.count++
			} else {
				stocks = append(stocks, single[tile])
			}
		}
		if loose.count > 0 {
			stocks = append(stocks, loose)
		}
	}
	return stocks
}

// byFrame orders n kinds or tiles: those that show the frame's edge on the most sides first. A
// cell of a framed board takes tiles of only one such group, so most of its rows need one word.
func (plan *Plan) byFrame(n int, tileOf func(int) int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	if _, framed := plan.puzzle.Frame(); framed && plan.options.Mode != Plain {
		sort.SliceStable(order, func(i, j int) bool {
			return plan.frameSides(tileOf(order[i])) > plan.frameSides(tileOf(order[j]))
		})
	}
	return order
}

// frameSides returns on how many sides a tile shows the frame's edge.
func (plan *Plan) frameSides(tile int) (sides int) {
	if frame, framed := plan.puzzle.Frame(); framed {
		for _, edge := range plan.puzzle.Tiles()[tile] {
			if edge == frame {
				sides++
			}
		}
	}
	return sides
}
