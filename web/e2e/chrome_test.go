//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"strings"
)

// chromePath returns the Chromium that the tests drive, or "" if there is none. The script that
// chooses it also decides whether one must be installed, so that the two never differ.
func chromePath() string {
	script := exec.Command("sh", "../tools/chrome.sh")
	script.Stderr = os.Stderr
	found, err := script.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(found))
}
