//go:build bench

package e2e

import (
	"context"
	"encoding/json"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// traced is what Chromium records of a task, or of a thread's name.
type traced struct {
	Name       string `json:"name"`
	Process    int    `json:"pid"`
	Thread     int    `json:"tid"`
	Processing int64  `json:"tdur"` // microseconds of the processor, waiting for it not counted
	Args       struct {
		Name string `json:"name"`
	} `json:"args"`
}

// LongestTask is how long the page could not answer while act ran: the most work
// that it did at one go. Work is counted in time of the processor; on a machine whose
// cores all search, or are lent to others, the clock on the wall would measure them.
func (p *page) LongestTask(act func()) time.Duration {
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
					continue // what has other arguments is neither task nor thread
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
	var longest int64
	seen := false
	for _, task := range tasks {
		if pages[place{task.Process, task.Thread}] {
			seen, longest = true, max(longest, task.Processing)
		}
	}
	assert.True(p.t, seen, "Chromium recorded no task of the page")
	return time.Duration(longest) * time.Microsecond
}
