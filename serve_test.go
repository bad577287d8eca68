//go:build !js

package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// module stands for the WebAssembly module.
const module = "\x00asm edgewise"

// folder is the smallest folder that has a page.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{"index.html": "<!doctype html>", "edgewise.wasm": module} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644))
	}
	return dir
}

func TestRunServesUntilStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	reader, stdout := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- run(ctx, []string{"-addr", "127.0.0.1:0", "-dir", folder(t)}, stdout) }()

	line, err := bufio.NewReader(reader).ReadString('\n')
	require.NoError(t, err)
	require.Regexp(t, `^Edgewise is at http://127\.0\.0\.1:\d+/\n$`, line)
	url := strings.TrimSpace(strings.TrimPrefix(line, "Edgewise is at "))
	answer, err := http.Get(url + "edgewise.wasm")
	require.NoError(t, err)
	body, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	assert.Equal(t, module, string(body))

	idle, err := net.Dial("tcp", strings.Trim(url, "htp:/"))
	require.NoError(t, err)
	defer idle.Close()
	stop()
	assert.NoError(t, <-ended, "a connection that asks nothing holds nobody up for ever")
	_, err = http.Get(url)
	assert.Error(t, err, "nobody listens any more")
}

func TestRunRefuses(t *testing.T) {
	busy := httptest.NewServer(http.NotFoundHandler())
	defer busy.Close()
	for _, test := range []struct {
		name, message string
		args          []string
	}{
		{"a folder without the module", "run `make build` first", []string{"-dir", t.TempDir()}},
		{"a busy address", "is taken by another program: stop that one, or choose another address", []string{"-dir", folder(t), "-addr", busy.Listener.Addr().String()}},
		{"an address without a port", "choose another address", []string{"-dir", folder(t), "-addr", "localhost"}},
		{"a word", "only flags", []string{"now"}},
		{"an unknown flag", "-port", []string{"-port", "80"}},
	} {
		err := run(t.Context(), test.args, io.Discard)
		require.Error(t, err, test.name)
		assert.Contains(t, err.Error(), test.message, test.name)
	}
	var help bytes.Buffer
	assert.NoError(t, run(t.Context(), []string{"-help"}, &help))
	assert.Contains(t, help.String(), "-addr address")
}

func TestNextPortIsTakenAndSaid(t *testing.T) {
	var stdout bytes.Buffer
	usual, err := listenFrom(0, &stdout)
	require.NoError(t, err)
	defer usual.Close()
	assert.Empty(t, stdout.String(), "there is nothing to say where the usual port is free")

	port := usual.Addr().(*net.TCPAddr).Port
	next, err := listenFrom(port, &stdout)
	require.NoError(t, err)
	defer next.Close()
	assert.Equal(t, "127.0.0.1", next.Addr().(*net.TCPAddr).IP.String(), "nobody else's machine sees it")
	assert.Regexp(t, fmt.Sprintf(`^Port %d is taken, .*\n$`, port), stdout.String())
}

func TestAnyPortDoesWhereTheNextAreTaken(t *testing.T) {
	listener, err := listenFrom(1<<16, io.Discard) // one above the last port
	require.NoError(t, err)
	defer listener.Close()
}
