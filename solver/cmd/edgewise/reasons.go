package main

import (
	"strconv"
	"strings"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// mostReasons is the most reasons that are shown.
const mostReasons = 3

// reasons says why there is no solution, a line for each reason.
func (w *words) reasons(p *puzzle.Puzzle, reasons []why.Reason) string {
	var lines []string
	for _, reason := range reasons[:min(len(reasons), mostReasons)] {
		lines = append(lines, w.reason(p, reason))
	}
	return strings.Join(lines, "\n")
}

// reason is a sentence for one reason.
func (w *words) reason(p *puzzle.Puzzle, reason why.Reason) string {
	with := w.valuesOf(p, reason)
	tiles, _ := reason.Args["tiles"].([]int)
	key := "why." + reason.Code
	sentence := w.say(key, with)
	if _, counted := w.table[key]; !counted {
		n, _ := reason.Args["found"].(int)
		if reason.Code == "clue-beside" {
			n = len(tiles)
		}
		sentence = w.count(key, search.NumberOf(uint64(n)), with)
	}
	if strings.HasPrefix(reason.Code, "frame-") && len(tiles) > 0 {
		sentence += " " + w.count("why.tiles", search.NumberOf(uint64(len(tiles))), with)
	}
	return sentence
}

// valuesOf are the values in the sentence of a reason. Tiles, rows and columns count from 1.
func (w *words) valuesOf(p *puzzle.Puzzle, reason why.Reason) values {
	with := values{}
	for name, value := range reason.Args {
		switch v := value.(type) {
		case int:
			if name == "tile" || name == "other" {
				v++
			}
			with[name] = v
		case string:
			with[name] = v
		}
	}
	tiles, _ := reason.Args["tiles"].([]int)
	with["tiles"] = w.list(fromOne(tiles))
	of, _ := reason.Args["of"].(int)
	if sides, is := reason.Args["sides"].([]int); is {
		var names []string
		for _, side := range sides {
			names = append(names, w.looseSide(side, of))
		}
		with["sides"] = w.list(names)
	}
	if edges, is := reason.Args["edges"].([]string); is {
		with["edges"] = w.list(edges)
		counts, _ := reason.Args["counts"].([]int)
		var list []string
		told := 0
		for i, n := range counts {
			list = append(list, strconv.Itoa(n)+" × "+edges[i])
			told += n
		}
		if spare, _ := reason.Args["spare"].(int); told < spare {
			list = append(list, "…") // the list has only the most frequent
		}
		with["list"] = strings.Join(list, ", ")
	}
	if cell, is := reason.At["cell"]; is {
		at := p.Grid().Cells[cell]
		with["row"], with["column"] = at.Row+1, at.Column+1
		if side, is := reason.At["side"]; is {
			with["side"] = w.side(side, p.Grid().Sides, int(at.Heading))
		}
	}
	return with
}

func fromOne(numbers []int) []string {
	var list []string
	for _, n := range numbers {
		list = append(list, strconv.Itoa(n+1))
	}
	return list
}
