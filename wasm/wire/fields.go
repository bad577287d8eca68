package wire

import (
	"reflect"
	"strings"
)

// A field is what the tag of a struct field says.
type field struct {
	name      string
	omitEmpty bool
	embedded  bool // a struct whose fields count as the outer one's
}

func fieldsOf(t reflect.Type) []field {
	fields := make([]field, t.NumField())
	for i := range fields {
		f := t.Field(i)
		tag := strings.TrimSuffix(strings.TrimPrefix(string(f.Tag), `json:"`), `"`)
		name, option, _ := strings.Cut(tag, ",")
		fields[i] = field{name, option == "omitempty", f.Anonymous}
	}
	return fields
}

// fieldNamed finds the field with a JSON name.
func fieldNamed(v reflect.Value, name string) (found reflect.Value, is bool) {
	for i, f := range fieldsOf(v.Type()) {
		if f.embedded {
			found, is = fieldNamed(v.Field(i), name)
		} else if is = f.name == name; is {
			found = v.Field(i)
		}
		if is {
			break
		}
	}
	return found, is
}
