package main

import (
	"io"
	"os"
	"sync"
	"time"
)

// A status is the line on a terminal that says what a command is doing. It appears when that
// takes long, and disappears when it ends.
type status struct {
	console *console
	begun   time.Time
	mutex   sync.Mutex
	line    string // the latest progress
	shown   bool
}

// quiet is how long a command works before it shows its status, and often the interval from then
// on.
const (
	quiet = 2 * time.Second
	often = 500 * time.Millisecond
)

// isTerminal reports whether a writer is a terminal.
func isTerminal(to io.Writer) bool {
	file, is := to.(*os.File)
	if !is {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// doing shows what is being done, from now until end is called.
func (c *console) doing(what string) (end func()) {
	if !c.terminal {
		return func() {}
	}
	s := &status{console: c, begun: time.Now()}
	c.status = s
	over := make(chan struct{})
	var line sync.WaitGroup
	line.Go(func() { s.run(what, over) })
	return func() {
		close(over)
		line.Wait()
		s.clear()
		c.status = nil
	}
}

// run updates the line now and then. It has its own clock, so that it works during work that
// cannot be sliced.
func (s *status) run(what string, over chan struct{}) {
	for wait := s.console.quiet; ; wait = often {
		select {
		case <-over:
			return
		case <-time.After(wait):
			s.show(what)
		}
	}
}

func (s *status) show(what string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	line := s.line
	if line == "" {
		words := s.console.words
		line = words.say("status", values{"what": what, "time": words.span(time.Since(s.begun))})
	}
	s.shown = true
	io.WriteString(s.console.stderr, "\r\x1b[K"+line)
}

// tell sets the progress.
func (s *status) tell(line string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.line = line
}

// aside writes something else, which stays.
func (s *status) aside(text string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.away()
	io.WriteString(s.console.stderr, text)
}

// clear clears the line until it is shown again.
func (s *status) clear() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.away()
}

func (s *status) away() {
	if s.shown {
		io.WriteString(s.console.stderr, "\r\x1b[K")
	}
	s.shown = false
}
