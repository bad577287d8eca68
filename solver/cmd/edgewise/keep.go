package main

import (
	"io"
	"os"
	"path/filepath"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A keeper saves the state of a running search, so that a crash of the process or the machine
// costs a few minutes at most. The file always has a complete state: a new one is written to
// another file, which is renamed once it has reached the disk.
type keeper struct {
	console *console
	file    string
	every   time.Duration
	mode    os.FileMode // permissions of the file
	failed  error       // the last error in writing it
}

// beside is the ending of the new file's name until it is complete.
const beside = ".new"

// usualEvery is the default interval between saves.
const usualEvery = 5 * time.Minute

// keeper starts to save a search to a file. It only replaces a file if the search continues from
// that; overwriting anything else, be it another search or the puzzle, would be a mistake.
func (c *console) keeper(file string, every time.Duration, resumed string) (*keeper, error) {
	if target, err := filepath.EvalSymlinks(file); err == nil {
		file = target // keep a symbolic link
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

// abandoned reports whether a file has nothing but the remains of a state from a killed process.
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

// prints reports whether the command prints to that file.
func (c *console) prints(info os.FileInfo) bool {
	out, is := c.stdout.(*os.File)
	if !is {
		return false
	}
	to, err := out.Stat()
	return err == nil && os.SameFile(info, to)
}

// keep saves a state.
func (k *keeper) keep(state string) error {
	if k.failed = replace(k.file, state+"\n", k.mode); k.failed == nil {
		return nil
	}
	k.failed = &puzzle.Fault{Code: "file-unwritten", Args: map[string]any{"file": k.file, "reason": reason(k.failed)}}
	return k.failed
}

// tend saves the state of a job, in the returned function, which no longer holds up the job. If
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

// replace replaces the content of a file atomically: whenever the process or the machine stops,
// the file has either the old content or the new.
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
	if folder, err := os.Open(filepath.Dir(file)); err == nil { // the renaming must reach the disk, too
		_ = folder.Sync() // not every system can do that
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
