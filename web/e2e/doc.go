// Package e2e tests the page as people use it: the real server, the real
// WebAssembly module, real browsers. It holds tests only, behind build tags,
// because they need a built page and an installed browser:
//
//	make test-page      tag e2e: everything, in headless Chromium
//	make test-browsers  tag browsers: a walk and an update in Firefox and WebKitGTK
//	make bench          tag bench: measurements, which it prints
//
// Each opened page has a server, and so an origin, of its own. So tests do not share
// storage or service workers, and a test goes offline by stopping its server.
// When a test closes a page, its console must be empty and it must not have
// requested anything beyond its origin.
package e2e
