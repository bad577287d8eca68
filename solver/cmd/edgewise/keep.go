package main

import (
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
	failed  error // why it could not be written the last time
}

// usualEvery is how often a search is saved unless a flag says otherwise.
const usualEvery = 5 * time.Minute

// keeper begins to keep a search in a file. What the file has already is replaced
// only when the search goes on from that; anything else was not meant, be it another
// search or the puzzle.
func (c *console) keeper(file string, every time.Duration, resumed string) (*keeper, error) {
	if target, err := filepath.EvalSymlinks(file); err == nil {
		file = target // and a link to it stays one
	}
	if info, err := os.Stat(file); err == nil && (info.Size() > 0 || !info.Mode().IsRegular()) {
		if from, err := os.Stat(resumed); err != nil || !os.SameFile(info, from) {
			return nil, &puzzle.Fault{Code: "save-exists", Args: map[string]any{"file": file}}
		}
	}
	return &keeper{console: c, file: file, every: every}, nil
}

// keep writes a state down.
func (k *keeper) keep(state string) error {
	if k.failed = replace(k.file, state+"\n"); k.failed == nil {
		return nil
	}
	k.failed = &puzzle.Fault{Code: "file-unwritten", Args: map[string]any{"file": k.file, "reason": reason(k.failed)}}
	return k.failed
}

// tend writes down where a job stands. When that fails it says so once, and tries
// again the next time.
func (k *keeper) tend(job *search.Job) {
	before := k.failed
	if err := k.keep(job.Save()); err != nil && before == nil {
		k.console.complain(err)
	}
}

// replace gives a file another content, all at once: whenever the process or the
// machine stops, the file has either the old one or the new.
func replace(file, content string) error {
	next := file + ".new"
	err := written(next, content)
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
func written(name, content string) error {
	file, err := os.Create(name)
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
