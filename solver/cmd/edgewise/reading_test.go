package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// An unending text repeats one character for ever. It counts what is read.
type unending struct {
	text string
	sign byte
	read int64
}

func (u *unending) Read(into []byte) (int, error) {
	for i := range into {
		into[i] = u.sign
		if at := u.read + int64(i); at < int64(len(u.text)) {
			into[i] = u.text[at]
		}
	}
	u.read += int64(len(into))
	return len(into), nil
}

// TestNoMoreIsReadThanNeeded of an endless text.
func TestNoMoreIsReadThanNeeded(t *testing.T) {
	t.Setenv("LC_ALL", "en")
	for _, row := range []struct {
		args       []string
		text, says string
		sign       byte
	}{
		{[]string{"merge", "-"}, `{"status":"`, "“-” is longer than 33,554,432 bytes", 'a'},
		{[]string{"merge", "-"}, `{"boards":[[`, "“-” is longer than 33,554,432 bytes", ' '},
		{[]string{"merge", "-"}, "", "- isn’t what solve -json -part or best -json prints", 0},
		{[]string{"solve", "-"}, "", "This is too long for a puzzle: more than 1,048,576 bytes", 0},
		{[]string{"solve", "-"}, `{"puzzle":"`, "This is too long for a puzzle: more than 1,048,576 bytes", 'a'},
		{[]string{"draw", "-"}, `{"puzzle":"` + two + `","boards":[`, "This is too long for a puzzle: more than 1,048,576 bytes", '['},
	} {
		var errors bytes.Buffer
		endless := &unending{text: row.text, sign: row.sign}
		assert.Equal(t, refused, run(context.Background(), row.args, endless, io.Discard, &errors))
		assert.Contains(t, errors.String(), row.says, row.text)
		assert.LessOrEqual(t, endless.read, int64(2*mostSaved), row.text)
	}
}

// TestAStateIsReadUpToItsMost: a file may be an endless device.
func TestAStateIsReadUpToItsMost(t *testing.T) {
	file := filepath.Join(t.TempDir(), "zero")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	require.NoError(t, os.Truncate(file, 1<<40)) // more than any machine can hold
	got := say(t, "en", "", "solve", "-resume", file, two)
	assert.Equal(t, said{refused, "", "edgewise: “" + file + "” is longer than 33,554,432 bytes, more than a puzzle, a search, counts or an answer can have.\n"}, got)
}

// TestWhatATextWasReadAsIsSaid once, on standard error or in the notes, with the name of a
// published puzzle.
func TestWhatATextWasReadAsIsSaid(t *testing.T) {
	const letters = "HDdh CHsh DCcd\nSDsh SDhd SShc\nCHdc HDcc HSsc\n"
	got := say(t, "en", letters, "solve", "-workers", "1", "-")
	assert.Equal(t, "edgewise: Read as a list of tiles. It doesn’t say in which order it lists the sides; trbl was taken, and “convert -order” takes another.\n", got.errors)
	assert.True(t, strings.HasPrefix(got.out, "One Tough Puzzle\n\n"), got.out)
	printed := say(t, "en", letters, "solve", "-workers", "1", "-").out
	got = say(t, "de", printed, "stats", "-")
	assert.Equal(t, "edgewise: Gelesen als Zeichnung von Karten.\n", got.errors)
	assert.Contains(t, say(t, "en", letters, "solve", "-json", "-").out, `"notes":[{"code":"read-assumed","args":{"as":"list","order":"trbl"},"at":null}]`)
	assert.Empty(t, say(t, "en", "", "solve", "one-tough-puzzle").errors)
}

// TestCountsAndAnswersAreReadAlike: up to the limit, and with the same errors.
func TestCountsAndAnswersAreReadAlike(t *testing.T) {
	for _, args := range [][]string{{"stats", "-compare"}, {"convert", "-answer"}} {
		var errors bytes.Buffer
		endless := &unending{sign: ' '}
		assert.Equal(t, refused, run(context.Background(), append(args, "-", two), endless, io.Discard, &errors))
		assert.Equal(t, "edgewise: “-” is longer than 33,554,432 bytes, more than a puzzle, a search, counts or an answer can have.\n", errors.String())
		assert.LessOrEqual(t, endless.read, int64(2*mostSaved))
		got := say(t, "en", "", append(args, "no-such-file", two)...)
		assert.Equal(t, said{refused, "", "edgewise: “no-such-file” can’t be read: " + syscall.ENOENT.Error() + ".\n"}, got)
	}
}

// TestAStreamOfPartsMayBeLong, though each part may not.
func TestAStreamOfPartsMayBeLong(t *testing.T) {
	part := strings.TrimSpace(say(t, "en", "", "solve", "-json", "-part", "0/2", "hunde-spiel").out)
	part = "{" + strings.Repeat(" ", mostSaved/3) + part[1:]
	const n = 4
	var printed printedParts
	require.NoError(t, printed.read("-", strings.NewReader(strings.Repeat(part+"\n", n))))
	assert.Len(t, printed.parts, n)
}

// TestWhatSolveHasPrintedMayBeLong: its puzzle is read, however many boards follow.
func TestWhatSolveHasPrintedMayBeLong(t *testing.T) {
	printed := say(t, "en", "", "solve", "-json", "hunde-spiel").out
	printed = strings.Replace(printed, "[", "["+strings.Repeat(" ", 2<<20), 1)
	require.Equal(t, say(t, "en", "", "solve", "-board", "hunde-spiel").out, say(t, "en", printed, "convert", "-to", "link", "-").out)
}

// TestAListThatIsNotPlainIsAskedAbout: the output says what is odd, and each command that reads a
// list can choose a reading.
func TestAListThatIsNotPlainIsAskedAbout(t *testing.T) {
	const list = "fox head, owl tail, hare head, deer tail\nowll head, fox tail, deer head, hare tail\n" +
		"deer head, hare tail, owl head, fox tail\nhare head, deer tail, fox head, owl tail\nfox head, deer head, owl tail, hare tail\n" +
		"owl head, hare head, deer tail, fox tail\ndeer head, owl head, fox tail, hare tail\nhare head, fox head, owl tail, deer tail\nfox tail, hare tail, deer head, owl head\n"
	for _, command := range []string{"solve", "check"} {
		got := say(t, "en", list, command, "-")
		assert.Equal(t, refused, got.status)
		assert.Contains(t, got.errors, "Tile 2, top: “owll” hardly ever occurs. Is it “owl”?")
		assert.Contains(t, got.errors, "\n  -as 1: 9 tiles and 5 pictures (fox, owl, hare, deer, owll). The halves are\n")
		assert.Contains(t, got.errors, "Tile 1: fox head, owl\n    tail, hare head, deer tail.\n  -as 2: ")
		assert.Contains(t, got.errors, "choose a reading with “-as 1”")
	}
	var open openJSON
	require.NoError(t, json.Unmarshal([]byte(say(t, "en", list, "solve", "-json", "-").out), &open))
	assert.Equal(t, "doubts", open.Question)
	require.Greater(t, len(open.Readings), 1)
	first := open.Readings[0]
	assert.Equal(t, say(t, "en", list, "convert", "-to", "link", "-as", "1", "-").out, first.Puzzle+"\n")
	assert.Equal(t, []any{"look-slip", []string{"fox head", "owl tail", "hare head", "deer tail"}, true}, []any{first.Notes[0].Code, first.First, first.Assumed})
	got := say(t, "en", list, "convert", "-to", "link", "-as", "1", "-")
	require.Equal(t, done, got.status, got.errors)
	assert.Contains(t, got.out, "grid=3x3&tiles=")
	for _, command := range []string{"solve", "best", "stats", "trace", "estimate", "check", "hint", "convert -to link", "identify", "rate", "experiment", "draw"} {
		got := say(t, "en", list, append(strings.Fields(command), "-as", "9", "-")...)
		assert.Contains(t, got.errors, "There is no reading 9", command)
	}
	assert.Contains(t, say(t, "en", list, "solve", "-json", "-as", "1", "-").out, `"puzzle":"`)
	assert.Contains(t, say(t, "en", "a b\nc d\ne f\ng h\n", "solve", "-").errors, "4 lines of 2 things")
}

// TestAListOfAnotherNumberOfTilesSaysHowMany, and what surrounds them; a reading can be chosen
// all the same.
func TestAListOfAnotherNumberOfTilesSaysHowMany(t *testing.T) {
	const tile = "fox head, owl head, bee tail, elk tail\nfox tail, elk head, owl tail, bee head\nbee head, fox tail, elk tail, owl head\nowl tail, bee tail, fox head, elk head\nelk tail, owl head, fox tail, bee head\n"
	for list, said := range map[string]string{
		tile: "5 of 9 tiles read.",
		tile + "bee tail, elk head, fox tail, owl head\nowl head, fox head, elk tail, bee tail\nelk head, fox tail, bee tail, owl tail\n":                                                                                      "8 of 9 tiles read.",
		tile + "owl tail, elk head, bee head, fox head\n" + "bee tail, elk head, fox tail, owl head\nowl head, fox head, elk tail, bee tail\nelk head, fox tail, bee tail, owl tail\nelk tail, bee tail, owl tail, fox head\n": "10 tiles read, 9 fit the board.",
	} {
		got := say(t, "en", "Cats from the attic\n\n"+list, "solve", "-")
		assert.Equal(t, refused, got.status)
		assert.True(t, strings.HasPrefix(got.errors, "edgewise: "+said+"\nedgewise: Not read as a tile: “Cats from the attic”.\n  -as 1: "), got.errors)
		got = say(t, "en", list, "convert", "-to", "text", "-as", "1", "-")
		assert.Equal(t, done, got.status)
		assert.True(t, strings.HasPrefix(got.errors, "edgewise: "+said+"\n"), got.errors)
	}
}

// TestHalvesAreToldAsTheyAreWritten.
func TestHalvesAreToldAsTheyAreWritten(t *testing.T) {
	w := wordsOf("en")
	for said, r := range map[string]readingJSON{
		"The pictures are whole: each matches its like.":                               {},
		"The halves are called T and B.":                                               {Halves: [2]string{"T", "B"}},
		"One half of each picture is written in capitals, the other in small letters.": {Halves: [2]string{"A", "a"}},
		"One half is marked ', the other isn’t.":                                       {Halves: [2]string{"", "'"}},
		"Two numbers make one picture: 1 + 5, 6.":                                      {Pairs: []string{"1 + 5", "6"}},
	} {
		assert.Equal(t, said, w.halvesRead(r))
	}
	r := readingJSON{Tiles: 9, Pictures: strings.Fields("a b c d e f g"), Order: "tlrb", First: []string{"a\u202e", "b", "c", "d"}}
	assert.Equal(t, "9 tiles and 7 pictures (a, b, c, d, e, f, …). The pictures are whole: each matches its like. The sides are taken as top, left, right, bottom. Tile 1: a\ufffd, b, c, d.", w.read(r))
}

// TestTextsAreDecoded: UTF-8, UTF-16 with its mark and Windows-1252 are the same text.
func TestTextsAreDecoded(t *testing.T) {
	const text = "Käfer Kopf, Löwe ↑\n"
	wide := func(order binary.AppendByteOrder) string {
		file := order.AppendUint16(nil, 0xfeff)
		for _, unit := range utf16.Encode([]rune(text)) {
			file = order.AppendUint16(file, unit)
		}
		return string(file)
	}
	for _, row := range []struct{ name, file, want string }{
		{"UTF-8", text, text},
		{"UTF-16, low byte first", wide(binary.LittleEndian), text},
		{"UTF-16, high byte first", wide(binary.BigEndian), text},
		{"Windows-1252", "K\xe4fer \x80", "Käfer €"},
		{"Windows-1252 that ends with an accent", "caf\xe9", "café"},
		{"a picture", "\x89PNG\r\n\x1a\n\x00", "\x89PNG\r\n\x1a\n\x00"},
		{"no bytes", "", ""},
	} {
		got, err := puzzleText(strings.NewReader(row.file))
		require.NoError(t, err, row.name)
		assert.Equal(t, row.want, got, row.name)
	}
}
