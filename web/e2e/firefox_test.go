//go:build browsers

package e2e

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFirefox(t *testing.T) {
	t.Parallel()
	firefox, err := exec.LookPath("firefox-esr")
	require.NoError(t, err, "Firefox is missing; install it with: sh web/tools/install.sh firefox")
	s := serve(t, "", nil)
	walk := exec.CommandContext(t.Context(), "node", "firefox.mjs", s.url, firefox)
	walk.Stderr = os.Stderr
	stdin, err := walk.StdinPipe()
	require.NoError(t, err)
	stdout, err := walk.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, walk.Start(), "Node is missing")

	lines := bufio.NewScanner(stdout)
	for lines.Scan() {
		if lines.Text() == "offline" {
			s.stop()
			_, err := io.WriteString(stdin, "gone\n")
			require.NoError(t, err)
		}
	}
	assert.NoError(t, walk.Wait(), "the walk through Firefox failed")
	assert.Nil(t, s.process, "the walk came as far as going offline")
}
