package icon

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"strconv"
	"strings"
)

// A layer is a shape of one colour on a square of 100 × 100 units.
type layer struct {
	fill  color.NRGBA
	shape shape
}

type shape interface {
	holds(x, y float64) bool
	svg() string // the element, up to its paint attributes
}

var (
	room     = color.NRGBA{0x0F, 0x5B, 0x66, 0xFF}
	card     = color.NRGBA{0xFF, 0xFB, 0xF1, 0xFF}
	ink      = color.NRGBA{0x2A, 0x24, 0x20, 0xFF}
	cinnabar = color.NRGBA{0xA2, 0x3C, 0x2B, 0xFF}
)

// ground is the coloured square behind the cards; a maskable icon has a full square, since the
// system that shows it cuts it to shape.
func ground(maskable bool) layer {
	if maskable {
		return layer{room, rect{0, 0, 100, 100, 0}}
	}
	return layer{room, rect{0, 0, 100, 100, 22}}
}

// picture is the layers on the ground, the lowest first.
var picture = []layer{
	{card, rect{10, 14, 38.5, 72, 7}},
	{card, rect{51.5, 14, 38.5, 72, 7}},
	{ink, disc{50, 50, 28, 0}},
	{cinnabar, disc{50, 50, 24, 0}},
	{card, disc{50, 50, 18.5, 51.5}},
}

// safe is the scale of a maskable icon, so that it lies within the circle that every mask leaves.
const safe = 0.78

// SVG is the icon as an SVG document.
func SVG() string {
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` + "\n")
	for _, l := range append([]layer{ground(false)}, picture...) {
		b.WriteString("<" + l.shape.svg() + ` fill="` + hex(l.fill) + `"/>` + "\n")
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// PNG is the icon as a square PNG picture with a size in pixels; a maskable one fills the whole
// square.
func PNG(size int, maskable bool) ([]byte, error) {
	picture := append([]layer{ground(maskable)}, picture...)
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.SetNRGBA(x, y, pixel(picture, x, y, 100/float64(size), maskable))
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// pixel averages samples within one pixel, which is `unit` units wide.
func pixel(picture []layer, x, y int, unit float64, maskable bool) color.NRGBA {
	const samples = 4 // each way
	var red, green, blue, covered int
	for i := range samples * samples {
		sx := (float64(x) + (float64(i%samples)+0.5)/samples) * unit
		sy := (float64(y) + (float64(i/samples)+0.5)/samples) * unit
		if c, found := at(picture, sx, sy, maskable); found {
			red, green, blue, covered = red+int(c.R), green+int(c.G), blue+int(c.B), covered+1
		}
	}
	if covered == 0 {
		return color.NRGBA{}
	}
	return color.NRGBA{uint8(red / covered), uint8(green / covered), uint8(blue / covered),
		uint8(255 * covered / (samples * samples))}
}

// at is the colour of the topmost layer at a point, if there is any.
func at(picture []layer, x, y float64, maskable bool) (color.NRGBA, bool) {
	px, py := x, y
	if maskable {
		px, py = 50+(x-50)/safe, 50+(y-50)/safe
	}
	for i := len(picture) - 1; i > 0; i-- {
		if picture[i].shape.holds(px, py) {
			return picture[i].fill, true
		}
	}
	return picture[0].fill, picture[0].shape.holds(x, y)
}

// rect is a rectangle with rounded corners.
type rect struct{ x, y, width, height, radius float64 }

func (r rect) holds(x, y float64) bool {
	// The distance of the point from the rectangle without its corners.
	dx := max(r.x+r.radius-x, x-(r.x+r.width-r.radius), 0)
	dy := max(r.y+r.radius-y, y-(r.y+r.height-r.radius), 0)
	return math.Hypot(dx, dy) <= r.radius
}

func (r rect) svg() string {
	return "rect" + attribute("x", r.x) + attribute("y", r.y) + attribute("width", r.width) +
		attribute("height", r.height) + attribute("rx", r.radius)
}

// disc is the part of a disc to the right of a line; the whole disc if the line is to its left.
type disc struct{ x, y, radius, from float64 }

func (d disc) holds(x, y float64) bool {
	return x >= d.from && math.Hypot(x-d.x, y-d.y) <= d.radius
}

func (d disc) svg() string {
	if d.from <= d.x-d.radius {
		return "circle" + attribute("cx", d.x) + attribute("cy", d.y) + attribute("r", d.radius)
	}
	half := math.Sqrt(d.radius*d.radius - (d.from-d.x)*(d.from-d.x))
	return `path d="M` + number(d.from) + " " + number(d.y-half) + "A" + number(d.radius) + " " + number(d.radius) +
		" 0 0 1 " + number(d.from) + " " + number(d.y+half) + `Z"`
}

func attribute(name string, value float64) string {
	return " " + name + `="` + number(value) + `"`
}

func number(x float64) string {
	return strconv.FormatFloat(math.Round(x*100)/100, 'f', -1, 64)
}

func hex(c color.NRGBA) string {
	const digits = "0123456789ABCDEF"
	text := []byte{'#'}
	for _, part := range []byte{c.R, c.G, c.B} {
		text = append(text, digits[part>>4], digits[part&15])
	}
	return string(text)
}
