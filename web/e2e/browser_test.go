//go:build e2e

package e2e

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// chromium is the one browser of all tests, started by the first that needs it.
// Whatever is asked of another machine, by pages, workers or the browser itself,
// goes to a proxy that answers nothing and writes it down.
var chromium struct {
	start   sync.Once
	context context.Context
	err     error

	mutex   sync.Mutex
	outside []string
}

// renderers is how many processes draw pages: as many as there are tests side by side, so that none
// waits for another.
const renderers = 4

// callsHome matches the hosts that Chromium asks of its own accord, whatever its
// flags. Should a page ask for one of them, its own record of requests tells.
var callsHome = regexp.MustCompile(`\.(google|googleapis|gstatic)\.com(:\d+)?$`)

// browser returns the context of the running browser.
func browser(t *testing.T) context.Context {
	t.Helper()
	chromium.start.Do(startBrowser)
	require.NoError(t, chromium.err, "Chromium does not start; make test-page installs one where there is none")
	return chromium.context
}

func startBrowser() {
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		chromium.mutex.Lock()
		defer chromium.mutex.Unlock()
		if !callsHome.MatchString(r.Host) {
			chromium.outside = append(chromium.outside, r.Method+" "+r.RequestURI)
		}
		http.Error(w, "nothing leaves this machine", http.StatusForbidden)
	}))
	profile, err := os.MkdirTemp("", "edgewise-profile")
	if err != nil {
		chromium.err = err
		return
	}
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]),
		chromedp.ExecPath(chromePath()),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.UserDataDir(profile),
		chromedp.ProxyServer(proxy.URL),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		// Starting a process takes as much work as loading the page, so hosts share a few.
		chromedp.Flag("disable-site-isolation-trials", true),
		chromedp.Flag("disable-features", "IsolateOrigins,site-per-process"),
		chromedp.Flag("renderer-process-limit", strconv.Itoa(renderers)),
	)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stop := chromedp.NewContext(allocator)
	chromium.context, chromium.err = ctx, chromedp.Do(ctx)
	// A tab that stays open keeps its process.
	for range renderers {
		tab, _ := chromedp.NewContext(ctx)
		chromium.err = errors.Join(chromium.err, chromedp.Do(tab))
	}
	atEnd = append(atEnd, func() {
		stop()
		stopAllocator()
		proxy.Close()
		_ = os.RemoveAll(profile)
	})
}

// outside returns what has been asked of other machines so far.
func outside() []string {
	chromium.mutex.Lock()
	defer chromium.mutex.Unlock()
	return append([]string{}, chromium.outside...)
}
