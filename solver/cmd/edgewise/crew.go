package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// lease is how long a worker searches a part before it reports.
const lease = 100 * time.Millisecond

// losses is how often in a row a worker may fail before it gives up.
const losses = 3

// A crew is the workers on one job. If a worker fails within a part, nothing of that part was
// counted, and it or another worker does the part again.
type crew struct {
	mutex   sync.Mutex
	changed *sync.Cond // signals that parts came back
	job     *search.Job
	wish    wish
	begin   func(*search.Plan, search.Part) *search.Search // replaced in tests to make it fail
	failure any                                            // the last panic of a worker
}

// work continues a job until it is done or the context ends. It returns a fault if all workers
// gave up.
func work(ctx context.Context, job *search.Job, w wish) error {
	return newCrew(job, w).work(ctx)
}

func newCrew(job *search.Job, w wish) *crew {
	c := &crew{job: job, wish: w, begin: (*search.Plan).SearchPart}
	c.changed = sync.NewCond(&c.mutex)
	return c
}

func (c *crew) work(ctx context.Context) error {
	defer context.AfterFunc(ctx, func() {
		c.mutex.Lock()
		c.changed.Broadcast()
		c.mutex.Unlock()
	})()
	var workers sync.WaitGroup
	for range c.wish.workers {
		workers.Go(func() { c.worker(ctx) })
	}
	var chores sync.WaitGroup
	done := make(chan struct{})
	for _, chore := range c.wish.chores {
		chores.Go(func() { c.tend(chore, done) })
	}
	workers.Wait()
	close(done)
	chores.Wait()
	if c.failure == nil || c.job.Complete() || c.job.Enough() || ended(ctx) {
		return nil
	}
	return &puzzle.Fault{Code: "workers-lost", Args: map[string]any{"reason": fmt.Sprint(c.failure)}}
}

// tend does a chore regularly until the work is done.
func (c *crew) tend(chore *chore, done chan struct{}) {
	tick := time.NewTicker(chore.every)
	defer tick.Stop()
	for {
		select {
		case <-done:
			return
		case <-tick.C:
			c.mutex.Lock()
			afterwards := chore.do(c.job)
			c.mutex.Unlock()
			afterwards()
		}
	}
}

// worker searches part after part.
func (c *crew) worker(ctx context.Context) {
	lost := 0
	for lost < losses {
		number, part, ok := c.take(ctx)
		if !ok {
			return
		}
		s := c.search(ctx, part)
		c.mutex.Lock()
		if s == nil {
			lost++
			c.job.Lost(number)
		} else {
			lost = 0
			c.job.Report(number, s)
		}
		c.changed.Broadcast()
		c.mutex.Unlock()
	}
}

// take waits for the next part. It reports false if nothing is left to do.
func (c *crew) take(ctx context.Context) (number int, part search.Part, ok bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for !ended(ctx) && !c.job.Complete() && !c.job.Enough() {
		c.job.Share(c.wish.workers)
		if number, part, ok = c.job.Take(); ok {
			return number, part, true
		}
		c.changed.Wait() // others have parts leased, and always report
	}
	return 0, search.Part{}, false
}

// search searches a part for a while. It returns nil if the search panics.
func (c *crew) search(ctx context.Context, part search.Part) (s *search.Search) {
	defer func() {
		if failure := recover(); failure != nil {
			s = nil
			c.mutex.Lock()
			c.failure = failure
			c.mutex.Unlock()
		}
	}()
	s = c.begin(c.job.Plan(), part)
	for end := time.Now().Add(lease); !s.Step(slice/4) && time.Now().Before(end); {
		if ended(ctx) {
			break
		}
	}
	return s
}
