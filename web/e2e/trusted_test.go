//go:build e2e

package e2e

import (
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Under Trusted Types the browser refuses to make text into markup or a script, unless
// web/app/base/trusted.js lets it through.

// noteViolations records every violation of the policy.
const noteViolations = `globalThis.violations = [];
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => violations.push(violatedDirective + ": " + sample));`

// notePolicy gives a test the page's own policy, because the browser allows no second one.
const notePolicy = `{
	const { createPolicy } = TrustedTypePolicyFactory.prototype;
	TrustedTypePolicyFactory.prototype.createPolicy = function (...of) { return (globalThis.policy = createPolicy.apply(this, of)); };
}`

// violations are the page's violations of its policy so far.
func (p *page) violations() []string {
	p.t.Helper()
	return eval[[]string](p, "violations")
}

// TestTrustedTypesBite: the browser refuses markup, scripts and policies that are not the page's, as
// they come from a console or a hole in the page. It does so on any host: without headers the
// page's own tag applies. access_test.go and offline_test.go test that the page itself obeys.
func TestTrustedTypesBite(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: http.FileServerFS(os.DirFS(pageFolder())), Before: noteViolations + notePolicy, Noisy: true, Hash: dogs.hash()}).Ready()
	p.Click(`[data-action="hint"]`)
	p.Deed("reasoning")
	p.Until(`document.querySelector('[data-dialog="reasoning"] svg')`)
	assert.Empty(t, p.violations())
	bites(t, p)
}

func bites(t *testing.T, p *page) {
	t.Helper()
	for _, attack := range []string{
		`document.body.innerHTML = "<b>taken</b>"`,
		`document.querySelector("h1").insertAdjacentHTML("beforeend", "<b>taken</b>")`,
		`document.write("<b>taken</b>")`,
		`new DOMParser().parseFromString("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml")`,
		`new Worker("worker.js")`,
		`document.createElement("script").src = "worker.js"`,
		`document.createElement("script").textContent = "taken = 1"`,
		`document.createElement("div").setAttribute("onclick", "taken = 1")`,
		`setTimeout("taken = 1")`,
		`trustedTypes.createPolicy("edgewise", {})`,
		`trustedTypes.createPolicy("edgewise-first", {})`,
		`trustedTypes.createPolicy("default", { createHTML: (text) => text })`,
	} {
		refused := eval[string](p, `(() => { try { `+attack+`; return "let through"; } catch ({ name }) { return name; } })()`)
		assert.Contains(t, []string{"TypeError", "EvalError"}, refused, attack)
	}
	refused := eval[string](p, `(() => {
		const tried = (ask) => { try { ask(); return "let through"; } catch ({ name }) { return name; } };
		return tried(() => policy.createScriptURL("https://edgewise.invalid/worker.js")) + " " + tried(() => policy.createHTML("<b>taken</b>"));
	})()`)
	assert.Equal(t, "TypeError TypeError", refused)
	assert.False(t, strings.Contains(p.Text("body"), "taken") || eval[bool](p, `"taken" in globalThis`))
	assert.NotEmpty(t, p.violations(), "and each is reported")
}
