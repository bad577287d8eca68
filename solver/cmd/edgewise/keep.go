package main

import (
	"io"
	"os"
	"path/filepath"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A keeper writes down where a search stands while it runs, so that nothing that
// happens to the process or the machine takes more than a few minutes of it. At
// any moment the file has a whole state: a new one is written beside it, and takes
// its name when it has reached the disk.
type keeper struct {
	console *console
	file    string
	every   time.Duration
	mode    os.FileMode // of the file
	failed  error       // why it could not be written the last time
}

// beside is what the name of the new state ends in, until it is whole.
const beside = ".new"

// usualEvery is how often a search is saved unless a flag says otherwise.
const usualEvery = 5 * time.Minute

// keeper begins to keep a search in a file. What the file has already is replaced
// only when the search goes on from that; anything else was not meant, be it another
// search or the puzzle.
func (c *console) keeper(file string, every time.Duration, resumed string) (*keeper, error) {
	if target, err := filepath.EvalSymlinks(file); err == nil {
		file = target // and a link to it stays one
	}
	k := &keeper{console: c, file: file, every: every, mode: 0o666}
	taken := func(name string) error {
		return &puzzle.Fault{Code: "save-exists", Args: map[string]any{"file": name}}
	}
	from, _ := os.Stat(resumed)
	switch info, err := os.Lstat(file); {
	case err != nil:
	case from != nil && os.SameFile(info, from):
		k.mode = info.Mode().Perm()
		return k, nil
	case info.Size() > 0 || !info.Mode().IsRegular() || c.prints(info):
		return nil, taken(file)
	}
	if !abandoned(file + beside) {
		return nil, taken(file + beside)
	}
	return k, nil
}

// abandoned reports whether nothing is there but what a killed process may have left
// of a state.
func abandoned(name string) bool {
	info, err := os.Lstat(name)
	if err != nil {
		return true
	}
	if !info.Mode().IsRegular() {
		return false
	}
	file, err := os.Open(name)
	if err != nil {
		return false
	}
	defer file.Close()
	found := make([]byte, len(stateStart))
	n, _ := io.ReadFull(file, found)
	return string(found[:n]) == stateStart[:n]
}

// prints reports whether that file is where the command prints to.
func (c *console) prints(info os.FileInfo) bool {
	out, is := c.stdout.(*os.File)
	if !is {
		return false
	}
	to, err := out.Stat()
	return err == nil && os.SameFile(info, to)
}

// keep writes a state down.
func (k *keeper) keep(state string) error {
	if k.failed = replace(k.file, state+"\n", k.mode); k.failed == nil {
		return nil
	}
	k.failed = &puzzle.Fault{Code: "file-unwritten", Args: map[string]any{"file": k.file, "reason": reason(k.failed)}}
	return k.failed
}

// tend writes down where a job stands, when nobody waits for the job any more. If
// that fails it says so once, and tries again the next time.
func (k *keeper) tend(job *search.Job) (afterwards func()) {
	state := job.Save()
	return func() {
		before := k.failed
		if err := k.keep(state); err != nil && before == nil {
			k.console.complain(err)
		}
	}
}

// replace gives a file another content, all at once: whenever the process or the
// machine stops, the file has either the old one or the new.
func replace(file, content string, mode os.FileMode) error {
	next := file + beside
	err := written(next, content, mode)
	if err == nil {
		err = os.Rename(next, file)
	}
	if err != nil {
		_ = os.Remove(next)
		return err
	}
	if folder, err := os.Open(filepath.Dir(file)); err == nil { // the name, too, has to reach the disk
		_ = folder.Sync() // which not every system can
		folder.Close()
	}
	return nil
}

// written writes a file and waits until it has reached the disk.
func written(name, content string, mode os.FileMode) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, mode)
	if err != nil {
		return err
	}
	_, err = file.WriteString(content)
	if err == nil {
		err = file.Sync()
	}
	if closed := file.Close(); err == nil {
		err = closed
	}
	return err
}
