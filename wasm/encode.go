package main

import (
	"sort"
	"strconv"
)

// Writing results.

// A shape is what crosses to JavaScript as an object.
type shape interface{ members() object }

// An object is the members of a shape in order.
type object []member

type member struct {
	name  string
	value any
}

// write appends a value as JSON.
func write(out []byte, value any) []byte {
	switch v := value.(type) {
	case nil:
		return append(out, "null"...)
	case shape:
		return write(out, v.members())
	case object:
		out = append(out, '{')
		for i, m := range v {
			if i > 0 {
				out = append(out, ',')
			}
			out = append(writeString(out, m.name), ':')
			out = write(out, m.value)
		}
		return append(out, '}')
	case []any:
		out = append(out, '[')
		for i, element := range v {
			if i > 0 {
				out = append(out, ',')
			}
			out = write(out, element)
		}
		return append(out, ']')
	case []int:
		return write(out, list(v))
	case []string:
		return write(out, list(v))
	case Seat:
		return write(out, list(v[:]))
	case *Seat:
		if v == nil {
			return write(out, nil)
		}
		return write(out, *v)
	case [2]float64:
		return write(out, list(v[:]))
	case Board:
		return write(out, list(v))
	case map[string]any:
		return write(out, ordered(v))
	case string:
		return writeString(out, v)
	case bool:
		return strconv.AppendBool(out, v)
	case int:
		return strconv.AppendInt(out, int64(v), 10)
	case float64:
		return strconv.AppendFloat(out, v, 'f', -1, 64)
	case *float64:
		if v == nil {
			return write(out, nil)
		}
		return write(out, *v)
	case Count:
		text, _ := v.MarshalJSON() // it never fails
		return append(out, text...)
	case Laid:
		if v == nil {
			return write(out, nil)
		}
		return write(out, list(v[:]))
	}
	panic("no shape has such a member")
}

// list is a slice of anything that can be written.
func list[T any](elements []T) []any {
	values := make([]any, len(elements))
	for i := range elements {
		values[i] = elements[i]
	}
	return values
}

// ordered is a map as an object, by name.
func ordered(values map[string]any) object {
	var names []string
	for name := range values {
		names = append(names, name)
	}
	sort.SliceStable(names, func(i, j int) bool { return names[i] < names[j] })
	var o object
	for _, name := range names {
		o = append(o, member{name, values[name]})
	}
	return o
}

// writeString appends a text in quotes. It is valid UTF-8 already, or was
// wrong before it came here; JavaScript reads it either way.
func writeString(out []byte, text string) []byte {
	const hex = "0123456789abcdef"
	out = append(out, '"')
	for i := range len(text) {
		switch sign := text[i]; {
		case sign == '"' || sign == '\\':
			out = append(out, '\\', sign)
		case sign < ' ':
			out = append(out, `\u00`...)
			out = append(out, hex[sign>>4], hex[sign&15])
		default:
			out = append(out, sign)
		}
	}
	return append(out, '"')
}
