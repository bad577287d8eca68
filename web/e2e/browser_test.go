//go:build e2e

package e2e

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// chromiums are the browsers of all tests. Parallel tests have one each, because tests that share
// one wait for each other. Tests reuse browsers, and one process draws all pages of a browser,
// because starting a process takes as much work as loading a page.
var chromiums = struct {
	mutex sync.Mutex
	held  map[string]context.Context // by the name of the test that uses it
	idle  []context.Context
}{held: map[string]context.Context{}}

// beyond records what pages, workers or the browsers themselves request from other machines. A
// proxy refuses these requests and writes them down.
var beyond struct {
	mutex sync.Mutex
	asked []string
}

// callsHome matches the hosts that Chromium contacts by itself, whatever its flags. If a page
// requests one of them, the page's own record shows it.
var callsHome = regexp.MustCompile(`\.(google|googleapis|gstatic)\.com(:\d+)?$`)

// browser returns the browser of the test or of its parent test; a test that has none takes an
// idle one or starts one.
func browser(t *testing.T) context.Context {
	t.Helper()
	chromiums.mutex.Lock()
	defer chromiums.mutex.Unlock()
	for name := t.Name(); name != ""; name = name[:max(0, strings.LastIndex(name, "/"))] {
		if ctx := chromiums.held[name]; ctx != nil {
			return ctx
		}
	}
	last := len(chromiums.idle) - 1
	if last < 0 {
		ctx, err := startBrowser()
		require.NoError(t, err, "Chromium does not start; make test-page installs one where there is none")
		chromiums.idle, last = append(chromiums.idle, ctx), 0
	}
	ctx := chromiums.idle[last]
	chromiums.idle = chromiums.idle[:last]
	chromiums.held[t.Name()] = ctx
	t.Cleanup(func() {
		chromiums.mutex.Lock()
		defer chromiums.mutex.Unlock()
		delete(chromiums.held, t.Name())
		chromiums.idle = append(chromiums.idle, ctx)
	})
	return ctx
}

// proxy receives every request to another machine.
var proxy = sync.OnceValue(func() *httptest.Server {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		beyond.mutex.Lock()
		defer beyond.mutex.Unlock()
		if !callsHome.MatchString(r.Host) {
			beyond.asked = append(beyond.asked, r.Method+" "+r.RequestURI)
		}
		http.Error(w, "nothing leaves this machine", http.StatusForbidden)
	}))
	atEnd = append(atEnd, server.Close)
	return server
})

func startBrowser() (context.Context, error) {
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]),
		chromedp.ExecPath(chromePath()),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.ProxyServer(proxy().URL),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("disable-site-isolation-trials", true),
		chromedp.Flag("disable-features", "IsolateOrigins,site-per-process"),
		chromedp.Flag("renderer-process-limit", "1"),
	)
	profile, err := os.MkdirTemp(scratch, "profile")
	if err != nil {
		return nil, err
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), append(options, chromedp.UserDataDir(profile))...)
	ctx, stop := chromedp.NewContext(allocator)
	atEnd = append(atEnd, stopAllocator, stop)
	return ctx, chromedp.Do(ctx) // its first tab stays open and keeps the process alive
}

// outside returns the requests to other machines so far.
func outside() []string {
	beyond.mutex.Lock()
	defer beyond.mutex.Unlock()
	return slices.Clone(beyond.asked)
}
