//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"strings"
)

// chromePath is the Chromium that the tests drive, or nothing where there is none. The script
// chooses it that also says whether one has to be installed, so that the two never differ.
func chromePath() string {
	script := exec.Command("sh", "../tools/chrome.sh")
	script.Stderr = os.Stderr
	found, err := script.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(found))
}
