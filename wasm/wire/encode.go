package wire

import (
	"math"
	"reflect"
	"sort"
	"strconv"
)

// Encode writes a value as JSON; it panics on a kind that the package does not support.
func Encode(value any) string {
	e := encoder{fields: map[reflect.Type][]field{}}
	e.value(reflect.ValueOf(value))
	return string(e.out)
}

// An encoder writes one value, and reads the tags of each type once.
type encoder struct {
	out    []byte
	fields map[reflect.Type][]field
}

func (e *encoder) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		e.object(v)
	case reflect.Map:
		e.named(v)
	case reflect.Slice, reflect.Array:
		e.list(v)
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			e.write("null")
			return
		}
		e.value(v.Elem())
	case reflect.String:
		if own, is := v.Interface().(interface{ MarshalJSON() ([]byte, error) }); is {
			text, _ := own.MarshalJSON() // a count, which never fails
			e.write(string(text))
			return
		}
		e.text(v.String())
	case reflect.Int:
		e.out = strconv.AppendInt(e.out, v.Int(), 10)
	case reflect.Float64:
		e.float(v.Float())
	case reflect.Bool:
		e.out = strconv.AppendBool(e.out, v.Bool())
	default:
		panic("no result is a " + v.Type().String())
	}
}

func (e *encoder) write(text string) { e.out = append(e.out, text...) }

// next writes a comma, except before the first element.
func (e *encoder) next() {
	if last := e.out[len(e.out)-1]; last != '{' && last != '[' {
		e.write(",")
	}
}

func (e *encoder) object(v reflect.Value) {
	e.write("{")
	e.members(v)
	e.write("}")
}

func (e *encoder) members(v reflect.Value) {
	fields, known := e.fields[v.Type()]
	if !known {
		fields = fieldsOf(v.Type())
		e.fields[v.Type()] = fields
	}
	for i, f := range fields {
		switch field := v.Field(i); {
		case f.embedded:
			e.members(field)
		case !f.omitEmpty || !field.IsZero():
			e.member(f.name, field)
		}
	}
}

// named writes a map with string keys, sorted by key.
func (e *encoder) named(v reflect.Value) {
	keys := v.MapKeys()
	sort.SliceStable(keys, func(i, j int) bool { return keys[i].String() < keys[j].String() })
	e.write("{")
	for _, key := range keys {
		e.member(key.String(), v.MapIndex(key))
	}
	e.write("}")
}

func (e *encoder) member(name string, v reflect.Value) {
	e.next()
	e.text(name)
	e.write(":")
	e.value(v)
}

func (e *encoder) list(v reflect.Value) {
	e.write("[")
	for i := range v.Len() {
		e.next()
		e.value(v.Index(i))
	}
	e.write("]")
}

func (e *encoder) float(n float64) {
	if math.IsInf(n, 0) || math.IsNaN(n) {
		e.write("null")
		return
	}
	e.out = strconv.AppendFloat(e.out, n, 'f', -1, 64)
}

// text writes a quoted string. Invalid UTF-8 was invalid before it came here; JavaScript reads it
// either way.
func (e *encoder) text(text string) {
	const hex = "0123456789abcdef"
	e.write(`"`)
	said := 0
	for i := range len(text) {
		sign := text[i]
		if sign >= ' ' && sign != '"' && sign != '\\' {
			continue
		}
		e.write(text[said:i])
		said = i + 1
		if sign < ' ' {
			e.write(`\u00`)
			e.out = append(e.out, hex[sign>>4], hex[sign&15])
		} else {
			e.out = append(e.out, '\\', sign)
		}
	}
	e.write(text[said:])
	e.write(`"`)
}
