//go:build e2e

package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Under Trusted Types the browser refuses text that becomes markup or a script, unless
// web/app/base/trusted.js has let it through.

// noteViolations has every violation of the policy written down.
const noteViolations = `globalThis.violations = [];
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => violations.push(violatedDirective + ": " + sample));`

// notePolicy lets a test use the page's own policy: there may be no second one.
const notePolicy = `{
	const { createPolicy } = TrustedTypePolicyFactory.prototype;
	TrustedTypePolicyFactory.prototype.createPolicy = function (...of) { return (globalThis.policy = createPolicy.apply(this, of)); };
}`

// violations are what the page did against its policy.
func (p *page) violations() []string {
	p.t.Helper()
	return eval[[]string](p, "violations")
}

// TestTrustedTypesHoldOnAWholeWalk through every state of the page, a long search with
// helpers, paper to cut out and the explanation, offline at the end.
func TestTrustedTypesHoldOnAWholeWalk(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: noteViolations, Offline: true}).Ready()
	p.Installed()
	generalStates(p, func(string) {})
	p.Visit(dogs.hash()).Ready()
	p.Click(`[data-action="hint"]`)
	p.Deed("reasoning")
	p.Until(`document.querySelector('[data-dialog="reasoning"] svg')`)
	assert.Empty(t, p.violations())
	p.Offline()
	p.Visit(jigsaw(3, 2, "", true).hash("name=Six")).AtSolve()
	p.SolveAll("One solution.")
	assert.Empty(t, p.violations())
}

// TestTrustedTypesBite: markup, scripts and policies that are none of ours are refused,
// as they come from a console or a hole in the page.
func TestTrustedTypesBite(t *testing.T) {
	t.Parallel()
	bites(t, open(t, visit{Before: noteViolations + notePolicy, Noisy: true}).Ready())
}

// TestTrustedTypesBiteOnAnyHost: one that sends no headers has the page's own tag.
func TestTrustedTypesBiteOnAnyHost(t *testing.T) {
	t.Parallel()
	host := httptest.NewServer(http.FileServerFS(os.DirFS(pageFolder())))
	t.Cleanup(host.Close)
	p := open(t, visit{Before: noteViolations + notePolicy, Noisy: true}).Ready()
	p.server, p.record = &server{url: host.URL + "/"}, watch(t, p.ctx)
	p.Visit(dogs.hash()).AtSolve()
	p.SolveAll("Two solutions.")
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
