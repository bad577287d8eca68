package hint_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"edgewise/solver/explain/hint"
	"edgewise/solver/explain/internal/samples"
	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests list all full boards that contain a board, by placing tiles cell by cell in reading
// order, and compare with them whether a step is forced, how many ways there are, and which tile
// must change.

// mostFull is the most full boards that are listed; boards with more are not compared.
const mostFull = 200

// fullBoards lists the views of all full boards that contain a board; false if there are too
// many, or it took too many placements.
func fullBoards(b *puzzle.Board) (views []string, all bool) {
	p := b.Puzzle()
	now := copyOf(b)
	if _, conflicts := now.Seams(); len(conflicts) > 0 || len(now.Misframed()) > 0 {
		return nil, true
	}
	ways := waysIn(p)
	left := 20_000
	var fill func(cell int) bool
	fill = func(cell int) bool {
		if left--; left < 0 || len(views) > mostFull {
			return false
		}
		if cell == len(p.Grid().Cells) {
			if now.Solved() {
				views = append(views, viewOf(now))
			}
			return true
		}
		if _, filled := now.At(cell); filled {
			return fill(cell + 1)
		}
		tried := make([]bool, len(ways))
		for _, on := range ways {
			on.Cell = cell
			if tried[on.first] || now.Where(on.Tile) >= 0 || !now.Fits(on.Placement) {
				continue
			}
			tried[on.first] = true
			if now.Place(on.Placement) != nil {
				panic("it is loose, and the cell is open")
			}
			if !fill(cell + 1) {
				return false
			}
			now.Lift(cell)
		}
		return true
	}
	all = fill(0)
	return views, all
}

// A way is a tile in a turn; first is the first way that looks the same.
type way struct {
	puzzle.Placement
	first int
}

func waysIn(p *puzzle.Puzzle) (ways []way) {
	first := map[string]int{}
	for tile := range p.Tiles() {
		for turn := range p.Grid().Sides {
			if turn > 0 && !p.MayTurn() {
				break
			}
			look := p.Tiles()[tile].Turned(turn).String()
			if _, seen := first[look]; !seen {
				first[look] = len(ways)
			}
			ways = append(ways, way{puzzle.Placement{Tile: tile, Turn: turn}, first[look]})
		}
	}
	return ways
}

func copyOf(b *puzzle.Board) *puzzle.Board {
	now := puzzle.NewBoard(b.Puzzle())
	for cell := range b.Puzzle().Grid().Cells {
		if on, filled := b.At(cell); filled && now.Place(on) != nil {
			panic("it lay there")
		}
	}
	return now
}

// viewOf is what a full board shows, side by side and cell by cell.
func viewOf(b *puzzle.Board) string {
	var view []byte
	for cell := range b.Puzzle().Grid().Cells {
		view = append(view, lookAt(b, cell)...)
	}
	return string(view)
}

func lookAt(b *puzzle.Board, cell int) string {
	on, _ := b.At(cell)
	return b.Puzzle().Tiles()[on.Tile].Turned(on.Turn).String()
}

// solutionsOf counts full boards, counting those once that a turn of the board maps to one
// another.
func solutionsOf(p *puzzle.Puzzle, views []string) (n int) {
	left := map[string]bool{}
	for _, view := range views {
		left[view] = true
	}
	sides := p.Grid().Sides
	for _, view := range views {
		if !left[view] {
			continue
		}
		n++
		for _, turn := range p.BoardTurns() {
			turned := make([]byte, len(view))
			for from, cell := range turn.To {
				tile := puzzle.Tile(view[from*sides : (from+1)*sides])
				copy(turned[cell*sides:], tile.Turned(turn.By).String())
			}
			delete(left, string(turned))
		}
	}
	return n
}

// checkStep compares a step with all full boards.
func checkStep(t *testing.T, b *puzzle.Board, step hint.Step, views []string) {
	t.Helper()
	p := b.Puzzle()
	sides := p.Grid().Sides
	shown := p.Tiles()[step.Tile].Turned(step.Turn).String()
	with := 0
	for _, view := range views {
		if view[step.Cell*sides:(step.Cell+1)*sides] == shown {
			with++
		}
	}
	if step.Forced {
		require.Equal(t, len(views), with, "%v\n%v", step, described(b))
	} else {
		require.Positive(t, with, "%v\n%v", step, described(b))
	}
	require.Equal(t, step.Tile, step.Why.Args["tile"])
	_, filled := b.At(step.Cell)
	require.False(t, filled)
	// The step has the lowest loose copy, and names all loose copies.
	require.Less(t, b.Where(step.Tile), 0)
	var copies []int
	for other := range p.Tiles() {
		for turn := range sides {
			if (turn == 0 || p.MayTurn()) && b.Where(other) < 0 && p.Tiles()[other].Turned(turn).String() == shown {
				copies = append(copies, other)
				break
			}
		}
	}
	if len(p.Clues()) == 0 {
		require.Equal(t, copies[0], step.Tile)
		if len(copies) == 1 {
			copies = []int{}
		}
		require.Equal(t, copies, step.Copies)
	}
}

func described(b *puzzle.Board) []string {
	lines := []string{b.Puzzle().Grid().Name}
	for _, tile := range b.Puzzle().Tiles() {
		lines = append(lines, tile.String())
	}
	for cell := range b.Puzzle().Grid().Cells {
		if _, filled := b.At(cell); filled {
			lines = append(lines, lookAt(b, cell))
		} else {
			lines = append(lines, "·")
		}
	}
	return lines
}

// checked counts the comparisons, by technique.
type checked struct {
	positions, dead, changes, turns, clashes, starved int
	codes                                             map[string]int
	branched                                          branched
}

// check compares every statement about a board with its full boards, unless there are too many.
// Laid is the order in which the board was filled.
func (c *checked) check(t *testing.T, b *puzzle.Board, laid []int) {
	views, all := fullBoards(b)
	if !all {
		return
	}
	c.positions++
	hasClues := !slices.ContainsFunc(b.Puzzle().Clues(), func(p puzzle.Placement) bool { return b.Where(p.Tile) != p.Cell })
	for _, step := range hint.EachTechnique(b) {
		checkStep(t, b, step, views)
		if hasClues && len(views) > 0 {
			checkClaim(t, b, step, views)
			but := puzzle.Placement{Cell: step.Cell, Tile: step.Tile, Turn: step.Turn}
			c.branched.check(t, b, hint.RefuteOthers(b, but), &but)
		}
		c.codes[step.Why.Code]++
	}
	f := hint.Find(b)
	for !f.Step(1 << 20) {
	}
	full := true
	for cell := range b.Puzzle().Grid().Cells {
		_, filled := b.At(cell)
		clue := slices.ContainsFunc(b.Puzzle().Clues(), func(p puzzle.Placement) bool { return p.Cell == cell })
		full = full && (filled || clue)
	}
	if step := f.Found(); step != nil {
		require.NotEmpty(t, views, "no hint where nothing follows: %v", described(b))
		checkStep(t, b, *step, views)
		if hasClues {
			checkClaim(t, b, *step, views)
		}
		c.codes[step.Why.Code]++
	} else {
		require.True(t, full || len(views) == 0, "a hint wherever there is a way: %v", described(b))
	}
	near := hintedNear(b, c.positions%len(b.Puzzle().Grid().Cells))
	require.Equal(t, f.Found() == nil, near == nil, "%v", described(b))
	if near != nil {
		require.Equal(t, techniqueOf(f.Found().Why.Code), techniqueOf(near.Why.Code), "who looks at a cell is told nothing harder: %v", described(b))
		checkStep(t, b, *near, views)
		if hasClues {
			checkClaim(t, b, *near, views)
		}
	}
	_, _, open := f.Narrowest()
	require.Equal(t, !full && len(views) > 0, open, "%v", described(b))
	outlook := hint.NewOutlook(b, laid)
	for !outlook.Step(1 << 20) {
	}
	require.Equal(t, solutionsOf(b.Puzzle(), views), int(outlook.Ways()), "%v", described(b))
	c.clashes += checkClash(t, b, outlook.Clash(), outlook.Change())
	if hasClues {
		c.starved += checkDead(t, b, outlook.Dead())
	}
	if len(views) == 0 {
		c.dead++
		c.branched.check(t, b, hint.RefuteBoard(b), nil)
		if change, known := mustChange(b, laid); known {
			require.Equal(t, change, outlook.Change(), "%v %v", laid, described(b))
			c.changes++
			c.turns += checkTurn(t, b, change, outlook.Turn())
		}
	} else {
		require.Equal(t, -1, outlook.Change())
		require.Equal(t, -1, outlook.Turn())
	}
}

// checkClash checks the reported clash: its sides touch and do not mate, and it belongs to the
// tile that must change if that one clashes; else no other tile that may change has more clashes.
// It returns how many were checked.
func checkClash(t *testing.T, b *puzzle.Board, told []puzzle.Seat, change int) int {
	t.Helper()
	p := b.Puzzle()
	frame, framed := p.Frame()
	wrong := func(seat puzzle.Seat) bool {
		edge, filled := b.Edge(seat)
		beyond := p.Grid().Cells[seat.Cell].Beyond[seat.Side]
		if filled && framed && (edge == frame) != (beyond == puzzle.Rim) {
			return true
		}
		if !filled || beyond == puzzle.Rim {
			return false
		}
		facing, lies := b.Edge(beyond)
		return lies && !p.Mates().Mate(edge, facing)
	}
	most, free := 0, func(cell int) bool {
		return !slices.ContainsFunc(p.Clues(), func(clue puzzle.Placement) bool { return clue.Cell == cell })
	}
	count := map[int]int{}
	for cell := range p.Grid().Cells {
		for side := range p.Grid().Sides {
			if wrong(puzzle.Seat{Cell: cell, Side: side}) {
				count[cell]++
			}
		}
		if free(cell) {
			most = max(most, count[cell])
		}
	}
	if most == 0 {
		require.Empty(t, told)
		return 0
	}
	require.NotEmpty(t, told, "%v", described(b))
	require.True(t, wrong(told[0]) && free(told[0].Cell))
	if len(told) > 1 {
		require.Equal(t, p.Grid().Cells[told[0].Cell].Beyond[told[0].Side], told[1])
	}
	if change >= 0 && count[change] > 0 && free(change) {
		require.Equal(t, change, told[0].Cell, "%v", described(b))
		return 1
	}
	require.GreaterOrEqual(t, 2*count[told[0].Cell], most, "a side may clash with another and break the frame as well")
	return 1
}

// checkTurn compares the reported turn of the tile that must change with the full boards for each
// turn. It returns 1 if there is one.
func checkTurn(t *testing.T, b *puzzle.Board, change, told int) int {
	t.Helper()
	now, known := copyOf(b), true
	on, filled := now.At(change)
	ends := map[int]bool{}
	for turn := 0; filled && b.Puzzle().MayTurn() && turn < b.Puzzle().Grid().Sides; turn++ {
		if turn == on.Turn {
			continue
		}
		now.Lift(change)
		now.MustPlace(puzzle.Placement{Cell: change, Tile: on.Tile, Turn: turn})
		views, all := fullBoards(now)
		known = known && all
		if len(views) > 0 {
			ends[turn] = true
		}
	}
	switch {
	case told >= 0:
		require.True(t, ends[told] || !known, "turn %d of cell %d: %v", told, change, described(b))
		return 1
	case known:
		require.Empty(t, ends, "cell %d: %v", change, described(b))
	}
	return 0
}

// mustChange places the tiles in order until no full board is left.
func mustChange(b *puzzle.Board, laid []int) (cell int, known bool) {
	now := copyOf(b)
	for _, cell := range laid {
		now.Lift(cell)
	}
	last := -1
	for _, cell := range append([]int{-1}, laid...) {
		if cell >= 0 {
			on, _ := b.At(cell)
			if now.Place(on) != nil {
				panic("it lay there")
			}
		}
		views, all := fullBoards(now)
		if all && len(views) == 0 {
			return cell, true
		}
		if !all && len(views) == 0 {
			return -1, false
		}
		last = cell
	}
	return last, false
}

// position is a random puzzle with a board: mostly part of a solution, sometimes with a few more
// tiles that fit, or do not even fit.
func position(t *testing.T, r *rand.Rand, name string, round int) (*puzzle.Board, []int) {
	grid := samples.Grid(t, name)
	spec := samples.Planted(r, grid, round%len(samples.Rules), round%2 == 0)
	spec.NoTurns = round%3 == 0
	samples.Clued(r, &spec, len(spec.Tiles))
	samples.Shuffled(r, &spec)
	solution := spec.Clues
	spec.Clues = slices.Clone(solution[:min(len(solution), r.IntN(3)*r.IntN(2))])
	b := puzzle.NewBoard(samples.Puzzle(t, spec))
	var laid []int
	lie := func(on puzzle.Placement) {
		if b.Place(on) == nil {
			laid = append(laid, on.Cell)
		}
	}
	r.Shuffle(len(solution), func(i, j int) { solution[i], solution[j] = solution[j], solution[i] })
	for _, on := range solution[:r.IntN(len(solution))] {
		lie(on)
	}
	if round%4 == 3 {
		for range 20 {
			on := puzzle.Placement{Cell: r.IntN(len(solution)), Tile: r.IntN(len(solution))}
			if !spec.NoTurns {
				on.Turn = r.IntN(grid.Sides)
			}
			if b.Fits(on) && r.IntN(3) == 0 || r.IntN(200) == 0 {
				lie(on)
			}
		}
		r.Shuffle(len(laid), func(i, j int) { laid[i], laid[j] = laid[j], laid[i] })
	}
	return b, laid
}

// someGrids are small enough to list all full boards.
var someGrids = []string{"1x1", "2x1", "1x4", "2x2", "3x2", "3x3", "4x3", "4x4", "hex1", "hex2", "tri1", "tri2", "tri3", "tri4"}

func checkPositions(t *testing.T, count int) {
	r := rand.New(rand.NewPCG(11, 1))
	c := &checked{codes: map[string]int{}}
	for round := 0; c.positions < count; round++ {
		require.Less(t, round, 4*count)
		b, laid := position(t, r, someGrids[round%len(someGrids)], r.IntN(1<<20))
		c.check(t, b, laid)
	}
	t.Logf("%+v", c)
	assert.Greater(t, c.dead, count/20)
	assert.Greater(t, c.changes, count/20)
	assert.Positive(t, c.turns)
	assert.Positive(t, c.clashes)
	assert.Positive(t, c.starved)
	told := c.branched
	assert.Greater(t, 10*told.short, 9*told.branches, "most branches are of three tiles at most")
	for _, n := range []int{told.alike, told.ofTile, told.nowhere, told.forks} {
		assert.Positive(t, n)
	}
	for _, technique := range hint.Codes() {
		assert.Positive(t, c.codes[technique.Name], "%s was never said", technique.Name)
	}
}

func TestWhatIsSaidOfRandomPositions(t *testing.T) { checkPositions(t, 600) }
