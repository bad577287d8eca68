package reading

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"
)

func TestNone(t *testing.T) {
	raw, _ := os.ReadFile("testdata/handed.json")
	var cases []struct{ Name, Kind, Text string }
	json.Unmarshal(raw, &cases)
	for _, c := range cases {
		if c.Kind == "r-none" {
			o := Read(c.Text, nil)
			if len(o.Readings) > 0 {
				fmt.Printf("%s %.2f %v %d\n", c.Name, o.Readings[0].Score, o.Readings[0].Grid, len(o.Readings[0].Doubts))
			}
		}
	}
}

func TestDebug(t *testing.T) {
	name := os.Getenv("CASE")
	if name == "" {
		t.Skip()
	}
	raw, _ := os.ReadFile("testdata/handed.json")
	var cases []struct{ Name, Text string }
	json.Unmarshal(raw, &cases)
	text := ""
	for _, c := range cases {
		if c.Name == name {
			text = c.Text
		}
	}
	if text == "" {
		b, _ := os.ReadFile(name)
		text = string(b)
	}
	fmt.Println(text)
	r := New(text, nil)
	for !r.Step(1000) {
	}
	for _, c := range r.judged {
		fmt.Printf("%.2f cut %s mark %d sep %s %v n %d k %d %s %v doubts %v\n", c.score, c.cut.name, c.marking, c.sep.name, c.split, len(c.tiles), c.sides, c.grid, c.order, c.doubts)
		for _, e := range c.evidence {
			fmt.Printf("   %s %.2f*%.2f", e.Name, e.Value, e.Weight)
		}
		fmt.Println()
		fmt.Println("  ", c.tiles[0], c.tiles[1], c.marks)
		fmt.Println("  ", c.tell(r.source))
	}
}
