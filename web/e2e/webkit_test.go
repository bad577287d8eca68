//go:build browsers

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestWebKit(t *testing.T) {
	// This test is not parallel, because WebKitGTK sometimes stops when others run beside it.
	walk{t, startWebKit(t), serve(t, "", nil)}.play()
}

func TestWebKitOpensOneFile(t *testing.T) {
	t.Parallel()
	walk{t: t, tab: startWebKit(t)}.file()
}

// TestWebKitUpdatesWhole: the browser takes an update completely or not at all.
func TestWebKitUpdatesWhole(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	walk{t, startWebKit(t), serve(t, "", h)}.update(h)
}

// webkit is a session of WebKitGTK's MiniBrowser, under the W3C WebDriver protocol.
type webkit struct {
	t       *testing.T
	session string // the address of the session
}

// startWebKit opens the browser on a screen of its own until the test ends.
func startWebKit(t *testing.T) *webkit {
	t.Helper()
	browsers, err := filepath.Glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser")
	require.NoError(t, err)
	require.NotEmpty(t, browsers, "WebKitGTK is missing; install it with: sh web/tools/install.sh webkit")

	port := freePort(t)
	driver := exec.Command("WebKitWebDriver", "--host=127.0.0.1", "--port="+port)
	driver.Env = append(os.Environ(), "DISPLAY="+startScreen(t), "WEBKIT_DISABLE_COMPOSITING_MODE=1", "LC_ALL=C.UTF-8", "HOME="+t.TempDir())
	driver.Stderr = os.Stderr
	require.NoError(t, driver.Start())
	t.Cleanup(func() { end(driver) })

	w := &webkit{t: t, session: "http://127.0.0.1:" + port + "/session"}
	require.Eventually(t, func() bool {
		connection, err := net.Dial("tcp", "127.0.0.1:"+port)
		if err == nil {
			_ = connection.Close()
		}
		return err == nil
	}, patience, 50*time.Millisecond, "the driver does not listen")
	opened := w.post("", map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{
		"webkitgtk:browserOptions": map[string]any{"binary": browsers[len(browsers)-1], "args": []string{"--automation"}},
	}}}).(map[string]any)
	w.session += "/" + opened["sessionId"].(string)
	t.Cleanup(func() { _, _ = w.send(http.MethodDelete, "", nil) })
	w.post("/timeouts", map[string]any{"script": patience.Milliseconds()})
	return w
}

// startScreen starts a virtual screen and returns its display.
func startScreen(t *testing.T) string {
	t.Helper()
	screen := exec.Command("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
	stdout, err := screen.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, screen.Start())
	t.Cleanup(func() { end(screen) })
	number, err := bufio.NewReader(stdout).ReadString('\n')
	require.NoError(t, err, "the screen does not start")
	return ":" + strings.TrimSpace(number)
}

func (w *webkit) visit(url string) {
	w.t.Helper()
	w.post("/url", map[string]any{"url": url})
}

func (w *webkit) reload() {
	w.t.Helper()
	w.post("/refresh", map[string]any{})
}

func (w *webkit) click(selector string) {
	w.t.Helper()
	found := w.post("/element", map[string]any{"using": "css selector", "value": selector}).(map[string]any)
	for _, element := range found {
		w.post(fmt.Sprintf("/element/%s/click", element), map[string]any{})
	}
}

func (w *webkit) run(body string) (any, error) {
	answer, err := w.send(http.MethodPost, "/execute/async", map[string]any{"args": []any{}, "script": `const [answer] = arguments;
		(async () => { ` + body + ` })().then((value) => answer([value, ""]), (error) => answer([null, String(error)]));`})
	if err != nil {
		return nil, err
	}
	value, failure := answer.([]any)[0], answer.([]any)[1].(string)
	if failure != "" {
		return nil, errors.New(failure)
	}
	return value, nil
}

// post sends a command to the session and returns its value.
func (w *webkit) post(command string, params map[string]any) any {
	w.t.Helper()
	value, err := w.send(http.MethodPost, command, params)
	require.NoError(w.t, err)
	return value
}

func (w *webkit) send(method, command string, params map[string]any) (any, error) {
	w.t.Helper()
	body, err := json.Marshal(params)
	require.NoError(w.t, err)
	request, err := http.NewRequest(method, w.session+command, bytes.NewReader(body))
	require.NoError(w.t, err)
	answer, err := http.DefaultClient.Do(request)
	require.NoError(w.t, err)
	defer answer.Body.Close()
	var result struct{ Value any }
	require.NoError(w.t, json.NewDecoder(answer.Body).Decode(&result))
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %v", command, result.Value)
	}
	return result.Value, nil
}

// freePort is a port that nobody listens on.
func freePort(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer listener.Close()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	require.NoError(t, err)
	return port
}

// end stops a process and waits for it.
func end(process *exec.Cmd) {
	_ = process.Process.Signal(os.Interrupt)
	_ = process.Wait()
}
