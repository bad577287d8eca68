package draw

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests look at the illustrated sets as people see them: small, in grey, and with every
// kind of colour vision.

// A mark is something painted in a drawing: lines, their inside, or both. It lies within its box.
type mark struct {
	lines        [][]point
	low, high    point
	fill, stroke string
	width        float64
	butt         bool
}

// marksOf reads a drawing, the topmost mark first.
func marksOf(t *testing.T, drawing string) []mark {
	t.Helper()
	var marks []mark
	around := []map[string]string{{"fill": "#000000", "stroke": "none", "stroke-width": "1"}}
	decoder := xml.NewDecoder(strings.NewReader("<g>" + drawing + "</g>"))
	for {
		token, err := decoder.Token()
		if token == nil {
			break
		}
		require.NoError(t, err)
		if _, ends := token.(xml.EndElement); ends {
			around = around[:len(around)-1]
		}
		element, begins := token.(xml.StartElement)
		if !begins {
			continue
		}
		has := map[string]string{}
		for name, value := range around[len(around)-1] {
			has[name] = value
		}
		for _, attribute := range element.Attr {
			has[attribute.Name.Local] = attribute.Value
		}
		around = append(around, has)
		if element.Name.Local == "g" {
			continue
		}
		width := numberOf(t, has["stroke-width"])
		lines := linesOf(t, element.Name.Local, has)
		low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
		for _, line := range lines {
			for i, p := range line {
				p = turned(t, has["transform"], p)
				low = point{min(low.x, p.x-width/2), min(low.y, p.y-width/2)}
				high = point{max(high.x, p.x+width/2), max(high.y, p.y+width/2)}
				line[i] = p
			}
		}
		marks = append(marks, mark{lines, low, high, has["fill"], has["stroke"], width, has["stroke-linecap"] != "round"})
	}
	slices.Reverse(marks)
	return marks
}

func numberOf(t *testing.T, text string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(text, 64)
	require.NoError(t, err)
	return n
}

// turned rotates a point by "rotate(degrees x y)", or by nothing.
func turned(t *testing.T, transform string, p point) point {
	t.Helper()
	if transform == "" {
		return p
	}
	var degrees, x, y float64
	_, err := fmt.Sscanf(transform, "rotate(%g %g %g)", &degrees, &x, &y)
	require.NoError(t, err)
	q := Frame{Angle: degrees}.at(point{p.x - x, p.y - y})
	return point{q.x + x, q.y + y}
}

// numbers matches the commands and the numbers of a path.
var numbers = regexp.MustCompile(`[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)`)

// linesOf are the lines of an element; curves become many short lines.
func linesOf(t *testing.T, element string, has map[string]string) [][]point {
	t.Helper()
	if element != "path" {
		rx, ry := has["rx"], has["ry"]
		for _, at := range []string{"cx", "cy"} {
			has[at] = cmp.Or(has[at], "0")
		}
		if element == "circle" {
			rx, ry = has["r"], has["r"]
		}
		var round []point
		for i := range 49 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 24)
			round = append(round, point{numberOf(t, has["cx"]) + numberOf(t, rx)*cos, numberOf(t, has["cy"]) + numberOf(t, ry)*sin})
		}
		return [][]point{round}
	}
	var lines [][]point
	var path curve
	put := func() {
		if path != nil {
			lines = append(lines, path.flattened())
		}
		path = nil
	}
	words := numbers.FindAllString(has["d"], -1)
	command := ""
	for i := 0; i < len(words); {
		if len(words[i]) == 1 && words[i] > "9" {
			command = words[i]
			i++
		}
		var n []float64
		for range map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "h": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}[command] {
			n = append(n, numberOf(t, words[i]))
			i++
		}
		var last step
		if path != nil {
			last = path[len(path)-1]
		}
		at := last.to
		switch command {
		case "M":
			put()
			path, command = curve{line(n[0], n[1])}, "L"
		case "L":
			path = append(path, line(n[0], n[1]))
		case "H":
			path = append(path, line(n[0], at.y))
		case "V":
			path = append(path, line(at.x, n[0]))
		case "h":
			path = append(path, line(at.x+n[0], at.y))
		case "C":
			path = append(path, step{point{n[4], n[5]}, point{n[0], n[1]}, point{n[2], n[3]}, true})
		case "S":
			path = append(path, step{point{n[2], n[3]}, point{2*at.x - last.b.x, 2*at.y - last.b.y}, point{n[0], n[1]}, true})
		case "Q":
			bend := func(end, control float64) float64 { return end + (control-end)*2/3 }
			path = append(path, step{point{n[2], n[3]}, point{bend(at.x, n[0]), bend(at.y, n[1])}, point{bend(n[2], n[0]), bend(n[3], n[1])}, true})
		case "Z":
			path = append(path, line(path[0].to.x, path[0].to.y))
		default:
			require.Fail(t, "no such command", command)
		}
	}
	put()
	return lines
}

// seenAt is the colour at a point; "" for the card.
func seenAt(marks []mark, p point) string {
	for _, m := range marks {
		if p.x < m.low.x || p.x > m.high.x || p.y < m.low.y || p.y > m.high.y {
			continue
		}
		if m.stroke != "none" && slices.ContainsFunc(m.lines, func(line []point) bool { return m.draws(line, p) }) {
			return m.stroke
		}
		inside := false
		for _, line := range m.lines {
			inside = inside != holds(line, p)
		}
		if m.fill != "none" && inside {
			return m.fill
		}
	}
	return ""
}

// draws reports whether a line as thick as the mark's covers a point.
func (m mark) draws(line []point, p point) bool {
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		dx, dy := b.x-a.x, b.y-a.y
		along := ((p.x-a.x)*dx + (p.y-a.y)*dy) / max(dx*dx+dy*dy, 1e-9)
		if m.butt && (i == 1 && along < 0 || i == len(line)-1 && along > 1) {
			continue
		}
		along = min(max(along, 0), 1)
		if math.Hypot(p.x-a.x-along*dx, p.y-a.y-along*dy) <= m.width/2 {
			return true
		}
	}
	return false
}

// sights are kinds of colour vision, as matrices for linear red, green and blue. Those of people
// who lack a kind of cone are from Machado, Oliveira and Fernandes (2009).
var sights = map[string][9]float64{
	"all colours": {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"no red":      {.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998},
	"no green":    {.367322, .860646, -.227968, .280085, .672501, .047413, -.011820, .042940, .968881},
	"no blue":     {1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .303900},
	"grey":        {.2126, .7152, .0722, .2126, .7152, .0722, .2126, .7152, .0722},
}

type lab [3]float64

// linear is a colour as light: red, green and blue from 0 to 1.
func linear(t *testing.T, colour string) [3]float64 {
	t.Helper()
	var light [3]float64
	for i := range light {
		n, err := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
		require.NoError(t, err, colour)
		v := float64(n) / 255
		if light[i] = v / 12.92; v > .04045 {
			light[i] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return light
}

// seen is how light looks: its place in CIE L*a*b*.
func seen(light [3]float64, by [9]float64) lab {
	var rgb [3]float64
	for i := range rgb {
		rgb[i] = min(max(by[3*i]*light[0]+by[3*i+1]*light[1]+by[3*i+2]*light[2], 0), 1)
	}
	f := func(v float64) float64 {
		if v > 216./24389 {
			return math.Cbrt(v)
		}
		return (24389./27*v + 16) / 116
	}
	x := f((.4124*rgb[0] + .3576*rgb[1] + .1805*rgb[2]) / .9505)
	y := f(.2126*rgb[0] + .7152*rgb[1] + .0722*rgb[2])
	z := f((.0193*rgb[0] + .1192*rgb[1] + .9505*rgb[2]) / 1.089)
	return lab{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func apart(a, b lab) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

// halvesOf is the light of every half of a set on tiles of 55 pixels, pixel by pixel: heads and
// tails alternate.
func halvesOf(t *testing.T, set string) [][][3]float64 {
	t.Helper()
	const pixel, fine = 100. / 55, 3
	var halves [][][3]float64
	lights := map[string][3]float64{"": linear(t, card)}
	for _, work := range illustratedArtworks(set) {
		marks := marksOf(t, work.whole)
		for _, turn := range []float64{1, -1} {
			var half [][3]float64
			for y := float64(gap); y < 32; y += pixel {
				for x := -26.; x < 26; x += pixel {
					var light [3]float64
					for i := range fine * fine {
						p := point{turn * (x + pixel*(float64(i%fine)+.5)/fine), turn * (y + pixel*(float64(i/fine)+.5)/fine)}
						colour := seenAt(marks, p)
						if _, known := lights[colour]; !known {
							lights[colour] = linear(t, colour)
						}
						for k, v := range lights[colour] {
							light[k] += v / (fine * fine)
						}
					}
					half = append(half, light)
				}
			}
			halves = append(halves, half)
		}
	}
	return halves
}

// TestHalvesAreToldApart: at 55 pixels no two halves of a set look alike to anyone.
func TestHalvesAreToldApart(t *testing.T) {
	for set := range illustrated() {
		halves := halvesOf(t, set)
		require.Len(t, halves, 8)
		for name, sight := range sights {
			looks := make([][]lab, len(halves))
			for i, half := range halves {
				for _, light := range half {
					looks[i] = append(looks[i], seen(light, sight))
				}
			}
			for i, one := range looks {
				for k, other := range looks[:i] {
					total, painted := 0., 0.
					for at, a := range one {
						b := other[at]
						total += apart(a, b)
						if min(a[0], b[0]) < 95 {
							painted++
						}
					}
					assert.Greater(t, total/painted, 18., "%s, %s: halves %d and %d", set, name, k, i)
				}
			}
		}
	}
}

// TestColoursAreToldApart: on tiles too small for a drawing, colour must be enough.
func TestColoursAreToldApart(t *testing.T) {
	for set := range illustrated() {
		works := illustratedArtworks(set)
		for name, sight := range sights {
			for i, one := range works {
				for k, other := range works[:i] {
					a, b := seen(linear(t, one.paint.fill), sight), seen(linear(t, other.paint.fill), sight)
					assert.Greater(t, apart(a, b), 9.5, "%s, %s: motifs %d and %d", set, name, k, i)
				}
			}
		}
	}
}

// TestIllustrationsKeepTheLimits: a half leaves its neighbours room, and at the seam all have
// about the same width.
func TestIllustrationsKeepTheLimits(t *testing.T) {
	for set, drawings := range illustrated() {
		for i, drawing := range drawings {
			marks, name := marksOf(t, inside(drawing)), fmt.Sprint(set, i)
			left, right := 0., 0.
			for y := -40.; y <= 40; y += .5 {
				for x := -40.; x <= 40; x += .5 {
					if seenAt(marks, point{x, y}) == "" {
						continue
					}
					withinLimits(t, []point{{x, math.Abs(y)}}, 0, name)
					if y == 0 {
						left, right = min(left, x), max(right, x)
					}
				}
			}
			assert.GreaterOrEqual(t, right-left, 30., "%s %d", set, i)
			assert.LessOrEqual(t, right-left, 45., "%s %d", set, i)
		}
	}
}
