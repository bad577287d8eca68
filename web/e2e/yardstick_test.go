//go:build bench

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// A yardstick is a program in C that visits the nodes of a raw search.
type yardstick struct {
	program string
	input   string
}

// The names of the yardsticks: testdata/scan.c, which scans lists and takes any board, and C written for
// one board. The latter is written like the page's code for a board, but it cannot stop, continue or
// report anything except its counts.
const scanInC, writtenInC = "C that scans", "written C"

// yardsticks are the programs for a board, by name.
func yardsticks(t *testing.T, d *notation.Document) map[string]yardstick {
	t.Helper()
	compiler, err := exec.LookPath("cc")
	if err != nil {
		t.Log("there is no C compiler to compare with")
		return nil
	}
	dir := t.TempDir()
	compile := func(source string) string {
		program := filepath.Join(dir, strings.TrimSuffix(filepath.Base(source), ".c"))
		message, err := exec.Command(compiler, "-O3", "-march=native", "-o", program, source).CombinedOutput()
		require.NoError(t, err, string(message))
		return program
	}
	source := filepath.Join(dir, "written.c")
	require.NoError(t, os.WriteFile(source, []byte(inC(t, search.Compile(d.Puzzle, search.Options{Mode: search.Raw}))), 0o600))
	return map[string]yardstick{
		scanInC:    {compile("testdata/scan.c"), scanText(d)},
		writtenInC: {compile(source), ""},
	}
}

// run measures the program.
func (y yardstick) run(t *testing.T) rate {
	t.Helper()
	command := exec.Command(y.program, strconv.Itoa(rateLimit))
	command.Stdin = strings.NewReader(y.input)
	text, err := command.Output()
	require.NoError(t, err)
	var nodes, arrangements uint64
	var seconds float64
	_, err = fmt.Sscanf(string(text), "%d nodes, %d arrangements, %f s", &nodes, &arrangements, &seconds)
	require.NoError(t, err)
	return rate{Nodes: float64(nodes), Milliseconds: 1000 * seconds}
}

// scanText writes a framed puzzle as scan.c reads it.
func scanText(d *notation.Document) string {
	p := d.Puzzle
	rows, columns := p.Grid().Size()
	frame, _ := p.Frame()
	number := map[any]int{}
	of := func(edge any) int {
		if _, known := number[edge]; !known {
			number[edge] = len(number)
		}
		return number[edge]
	}
	var text strings.Builder
	fmt.Fprintln(&text, columns, rows, of(frame))
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			fmt.Fprint(&text, of(edge), " ")
		}
		fmt.Fprintln(&text)
	}
	return text.String()
}

// inC writes a plan as C: a function for each step, whose parameters are the looks that fit its cell and
// those that are unused, as one mask for each word of looks. The tiles must all differ, and their
// neighbours alone choose the row.
func inC(t *testing.T, plan *search.Plan) string {
	t.Helper()
	l := plan.Layout()
	require.Equal(t, int32(1), slices.Max(l.Tiles))
	width := (len(l.Looks) + 63) / 64
	c := &strings.Builder{}
	line := func(format string, of ...any) { fmt.Fprintf(c, format+"\n", of...) }
	line("#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <time.h>\ntypedef uint64_t u64;")
	line("static u64 nodes, found, limit; static int looks[%d]; static struct timespec from, to;", len(l.Steps))
	line("static void finish(void) { timespec_get(&to, TIME_UTC);")
	line(`printf("%%llu nodes, %%llu arrangements, %%.3f s\n", (unsigned long long)nodes, (unsigned long long)found,
	to.tv_sec - from.tv_sec + (to.tv_nsec - from.tv_nsec) / 1e9); exit(0); }`)

	list := func(name string, each func(search.Look) string) {
		line("static const %s[] = {", name)
		for _, look := range l.Looks {
			line("%s,", each(look))
		}
		line("};")
	}
	list("u64 keep", func(look search.Look) string { return fmt.Sprintf("%#xu", ^look.Mask) })
	for side := range 4 {
		list(fmt.Sprintf("uint8_t edge%d", side), func(look search.Look) string { return fmt.Sprint(look.Edge(side)) })
	}

	words := make([][]int, len(l.Steps))
	for i, step := range l.Steps {
		rows := make([]map[int]uint64, step.Rows)
		for row := range rows {
			rows[row] = map[int]uint64{}
			l.Row(step.Table, row, func(word int, mask uint64) {
				rows[row][word] = mask
				if !slices.Contains(words[i], word) {
					words[i] = append(words[i], word)
				}
			})
		}
		slices.Sort(words[i])
		line("static const u64 table%d[%d][%d] = {", i, step.Rows, len(words[i]))
		for _, row := range rows {
			for _, word := range words[i] {
				fmt.Fprintf(c, "%#xu,", row[word])
			}
			line("")
		}
		line("};")
	}

	names := func(format string, of []int) string {
		var all []string
		for _, n := range of {
			all = append(all, fmt.Sprintf(format, n))
		}
		return strings.Join(all, ", ")
	}
	all := make([]int, width)
	for i := range all {
		all[i] = i
	}
	// base is what the tiles of the steps up to upTo contribute to the row of a step.
	base := func(step, upTo int) string {
		sum := "0"
		if step < len(l.Steps) {
			for _, k := range l.Steps[step].Keys {
				if k.Step <= upTo {
					sum += fmt.Sprintf(" + %d * edge%d[looks[%d]]", k.Factor, k.Side, k.Step)
				}
			}
		}
		return sum
	}
	for i := len(l.Steps) - 1; i >= 0; i-- {
		require.Empty(t, l.Steps[i].Check)
		line("static void fill%d(%s, %s, int base) {", i, names("u64 c%d", words[i]), names("u64 u%d", all))
		for _, word := range words[i] {
			line("nodes += __builtin_popcountll(c%d);", word)
		}
		if i == len(l.Steps)/3 { // a step that is not reached often
			line("if (nodes >= limit) finish();")
		}
		if i == len(l.Steps)-1 {
			for _, word := range words[i] {
				line("found += __builtin_popcountll(c%d);", word)
			}
			line("}")
			continue
		}
		for _, word := range words[i] {
			line("while (c%d) { int look = %d + __builtin_ctzll(c%[1]d); c%[1]d &= c%[1]d - 1;", word, 64*word)
			line("u64 left = u%d & keep[look]; int row = base;", word)
			for _, k := range l.Steps[i+1].Keys {
				if k.Step == i {
					line("row += %d * edge%d[look];", k.Factor, k.Side)
				}
			}
			var fits, unused []string
			for n := range width {
				unused = append(unused, fmt.Sprintf("u%d", n))
			}
			unused[word] = "left"
			for j, n := range words[i+1] {
				line("u64 f%d = table%d[row][%d] & %s;", n, i+1, j, unused[n])
				fits = append(fits, fmt.Sprintf("f%d", n))
			}
			line("if (!(%s)) continue;", strings.Join(fits, " | "))
			line("looks[%d] = look; fill%d(%s, %s, %s); }", i, i+1, strings.Join(fits, ", "), strings.Join(unused, ", "), base(i+2, i))
		}
		line("}")
	}
	line("int main(int n, char **of) { limit = strtoull(of[n - 1], 0, 10); timespec_get(&from, TIME_UTC);")
	var first, unused []string
	for j := range words[0] {
		first = append(first, fmt.Sprintf("table0[0][%d]", j))
	}
	for word := range width {
		mask := uint64(0)
		for _, look := range l.Looks[64*word : min(64*word+64, len(l.Looks))] {
			mask |= look.Mask
		}
		unused = append(unused, fmt.Sprintf("%#xu", mask))
	}
	line("fill0(%s, %s, %s); finish(); }", strings.Join(first, ", "), strings.Join(unused, ", "), base(1, -1))
	return c.String()
}
