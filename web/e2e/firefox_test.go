//go:build browsers

package e2e

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFirefox(t *testing.T) {
	t.Parallel()
	s := serve(t, "", nil)
	f := startFirefox(t)
	walk{t, f, s}.play()
	assert.Empty(t, f.must("complaints", s.url), "the console stays silent, and nothing is asked of other servers")
}

func TestFirefoxOpensOneFile(t *testing.T) {
	t.Parallel()
	walk{t: t, tab: startFirefox(t)}.file()
}

// TestFirefoxUpdatesWhole: the browser takes an update completely or not at all.
func TestFirefoxUpdatesWhole(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	walk{t, startFirefox(t), serve(t, "", h)}.update(h)
}

// firefox is a tab of stock Firefox. The Node program firefox.mjs drives it, step by step.
type firefox struct {
	t       *testing.T
	steps   *json.Encoder
	answers *json.Decoder
}

// startFirefox opens the browser until the test ends.
func startFirefox(t *testing.T) *firefox {
	t.Helper()
	executable, err := exec.LookPath("firefox-esr")
	require.NoError(t, err, "Firefox is missing; install it with: sh web/tools/install.sh firefox")
	driver := exec.Command("node", "firefox.mjs", executable)
	driver.Stderr = os.Stderr
	stdin, err := driver.StdinPipe()
	require.NoError(t, err)
	stdout, err := driver.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, driver.Start(), "Node is missing")
	t.Cleanup(func() {
		_ = stdin.Close()
		assert.NoError(t, driver.Wait(), "Firefox did not end as it should")
	})
	return &firefox{t: t, steps: json.NewEncoder(stdin), answers: json.NewDecoder(stdout)}
}

func (f *firefox) visit(url string) {
	f.t.Helper()
	f.must("visit", url)
}

func (f *firefox) reload() {
	f.t.Helper()
	f.must("reload", "")
}

func (f *firefox) click(selector string) {
	f.t.Helper()
	f.must("click", selector)
}

func (f *firefox) run(body string) (any, error) {
	return f.step("run", body)
}

// must takes the step, which must not fail, and returns its value.
func (f *firefox) must(step, argument string) any {
	f.t.Helper()
	value, err := f.step(step, argument)
	require.NoError(f.t, err, "%s %s", step, argument)
	return value
}

func (f *firefox) step(step, argument string) (any, error) {
	f.t.Helper()
	require.NoError(f.t, f.steps.Encode([]string{step, argument}))
	var answer struct {
		Value any
		Error string
	}
	require.NoError(f.t, f.answers.Decode(&answer), "Firefox has gone")
	if answer.Error != "" {
		return nil, errors.New(answer.Error)
	}
	return answer.Value, nil
}
