//go:build bench

package e2e

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// traced is Chromium's record of a task, or of a thread's name.
type traced struct {
	Name       string `json:"name"`
	Process    int    `json:"pid"`
	Thread     int    `json:"tid"`
	Processing int64  `json:"tdur"` // microseconds of processor time, waiting not included
	Args       struct {
		Name string `json:"name"`
	} `json:"args"`
}

// LongestTask is the longest time for which the page could not answer while act ran. It is processor
// time: the clock would also measure searches on all cores, or other work of the machine.
func (p *page) LongestTask(act func()) time.Duration {
	p.t.Helper()
	var longest int64
	for _, task := range p.tasks(act) {
		longest = max(longest, task.Processing)
	}
	return time.Duration(longest) * time.Microsecond
}

// Work is the processor time of the page's main thread while act ran.
func (p *page) Work(act func()) time.Duration {
	p.t.Helper()
	var work int64
	for _, task := range p.tasks(act) {
		work += task.Processing
	}
	return time.Duration(work) * time.Microsecond
}

// tasks are those of the page's main thread while act ran.
func (p *page) tasks(act func()) []traced {
	p.t.Helper()
	var threads, tasks []traced
	ctx, unlisten := context.WithCancel(p.ctx)
	defer unlisten()
	complete := make(chan struct{})
	require.NoError(p.t, chromedp.Listen(ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, value := range event.Value {
				var one traced
				if json.Unmarshal(value, &one) != nil {
					continue // an event with other arguments is neither a task nor a thread
				}
				switch one.Name {
				case "RunTask":
					tasks = append(tasks, one)
				case "thread_name":
					threads = append(threads, one)
				}
			}
		case *tracing.EventTracingComplete:
			close(complete)
		}
	}))
	call(p, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"disabled-by-default-devtools.timeline"},
		ExcludedCategories: []string{"*"},
	}})
	act()
	call(p, tracing.End, cdp.Empty{})
	select {
	case <-complete:
	case <-time.After(deadline):
		require.Fail(p.t, "Chromium did not hand over what it recorded")
	}

	type place struct{ process, thread int }
	pages := map[place]bool{}
	for _, thread := range threads {
		if thread.Args.Name == "CrRendererMain" {
			pages[place{thread.Process, thread.Thread}] = true
		}
	}
	tasks = slices.DeleteFunc(tasks, func(task traced) bool { return !pages[place{task.Process, task.Thread}] })
	assert.NotEmpty(p.t, tasks, "Chromium recorded no task of the page")
	return tasks
}
