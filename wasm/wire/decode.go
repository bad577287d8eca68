package wire

import (
	"errors"
	"reflect"
	"slices"
	"strconv"

	"edgewise/solver/jsontext"
)

// Decode reads a JSON object into the struct that to points to. The error is a fault about the
// parameters.
func Decode(text string, to any) error {
	r := &jsontext.Reader{Text: text}
	if err := decode(r, reflect.ValueOf(to).Elem()); err != nil {
		return err
	}
	return r.End()
}

// decode reads one value. It recurses only as deep as the type does, so no text can nest it
// deeper.
func decode(r *jsontext.Reader, to reflect.Value) error {
	switch to.Kind() {
	case reflect.Struct:
		return decodeStruct(r, to)
	case reflect.Pointer:
		if r.Word("null") {
			to.Set(reflect.Zero(to.Type()))
			return nil
		}
		to.Set(reflect.New(to.Type().Elem()))
		return decode(r, to.Elem())
	case reflect.Slice:
		return decodeSlice(r, to)
	case reflect.Array:
		return decodeArray(r, to)
	case reflect.String:
		text, err := r.String()
		to.SetString(text)
		return err
	case reflect.Int:
		n, err := r.Int()
		to.SetInt(int64(n))
		return err
	case reflect.Bool:
		yes := r.Word("true")
		if !yes && !r.Word("false") {
			return r.Expected("true or false")
		}
		to.SetBool(yes)
		return nil
	}
	panic("no parameter is a " + to.Type().String())
}

func decodeStruct(r *jsontext.Reader, to reflect.Value) error {
	var before []string
	return r.Object(func(name string) error {
		if slices.Contains(before, name) {
			return errors.New(name + " is given twice")
		}
		before = append(before, name)
		field, is := fieldNamed(to, name)
		if !is {
			return errors.New("unknown field " + name)
		}
		return decode(r, field)
	})
}

// decodeSlice reads a list of any length; null gives a nil slice.
func decodeSlice(r *jsontext.Reader, to reflect.Value) error {
	if r.Word("null") {
		to.Set(reflect.Zero(to.Type()))
		return nil
	}
	to.Set(reflect.MakeSlice(to.Type(), 0, 0))
	return r.List(func() error {
		last := to.Len()
		to.Grow(1)
		to.SetLen(last + 1)
		return decode(r, to.Index(last))
	})
}

// decodeArray reads a list of exactly the array's length.
func decodeArray(r *jsontext.Reader, to reflect.Value) error {
	wanted, found := "a list of "+strconv.Itoa(to.Len()), 0
	err := r.List(func() error {
		if found == to.Len() {
			return r.Expected(wanted)
		}
		found++
		return decode(r, to.Index(found-1))
	})
	if err == nil && found < to.Len() {
		return r.Expected(wanted)
	}
	return err
}
