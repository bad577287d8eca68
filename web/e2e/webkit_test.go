//go:build browsers

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// patience is how long the walk waits for one thing to happen. It is no claim about the
// page: it only has to be more than the busiest machine needs.
const patience = 3 * time.Minute

func TestWebKit(t *testing.T) {
	t.Parallel()
	s := serve(t, "", nil)
	w := startWebKit(t)

	w.post("/url", map[string]any{"url": s.url})
	w.lay()
	w.solve()

	w.click(`[data-action="share"]`)
	w.until(`document.querySelector('[data-part="share-text"]')?.value.includes("#grid=3x3")`)
	link := w.run(`return document.querySelector('[data-part="share-text"]').value`).(string)
	assert.True(t, strings.HasPrefix(link, s.url), link)

	w.until(`navigator.serviceWorker.controller?.state === "activated"`)
	s.stop()
	w.post("/refresh", map[string]any{})
	w.solve()
}

// webkit is a session of WebKitGTK's small browser under the W3C WebDriver protocol.
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
	t.Cleanup(func() { w.send(http.MethodDelete, "", nil) })
	return w
}

// startScreen starts a screen that nobody sees and returns its display.
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

// lay waits for the board and lays a tile on it.
func (w *webkit) lay() {
	w.t.Helper()
	w.until(`document.body?.dataset.ready === "true"`)
	w.click(`[data-part="tray"] [data-tile="0"]`)
	w.click(`[data-cell="0"] .hit`)
	w.until(`document.querySelector('[data-part="caption"]')?.textContent.includes("1 of 9")`)
}

// solve waits for the board, asks for the solution and waits for the verdict on the
// first puzzle.
func (w *webkit) solve() {
	w.t.Helper()
	w.until(`document.body?.dataset.ready === "true"`)
	w.click("#tab-solve")
	w.click(`[data-action="solve"]`)
	w.until(`document.querySelector('[data-part="verdict"]')?.textContent.includes("Two solutions")`)
}

// click clicks the first such element.
func (w *webkit) click(selector string) {
	w.t.Helper()
	found := w.post("/element", map[string]any{"using": "css selector", "value": selector}).(map[string]any)
	for _, element := range found {
		w.post(fmt.Sprintf("/element/%s/click", element), map[string]any{})
	}
}

// until waits until the JavaScript expression is truthy.
func (w *webkit) until(expression string) {
	w.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if w.run("return Boolean("+expression+")") == true {
			return
		}
	}
	require.Fail(w.t, "never came true: "+expression, "waited %v for it\n%v", patience, w.run(`return [location.href,
		"state: " + JSON.stringify(document.body?.dataset), "page: " + document.body?.innerText.slice(0, 1500)].join("\n")`))
}

// run calls a JavaScript function of this body in the page.
func (w *webkit) run(body string) any {
	w.t.Helper()
	return w.post("/execute/sync", map[string]any{"script": body, "args": []any{}})
}

// post sends a command to the session and returns its value.
func (w *webkit) post(command string, params map[string]any) any {
	w.t.Helper()
	return w.send(http.MethodPost, command, params)
}

func (w *webkit) send(method, command string, params map[string]any) any {
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
	require.Equal(w.t, http.StatusOK, answer.StatusCode, "%s: %v", command, result.Value)
	return result.Value
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
