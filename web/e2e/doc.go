// Package e2e tests the page as people meet it: the real server, the real
// WebAssembly module, real browsers. It holds tests only, behind build tags,
// because they need a built page and an installed browser:
//
//	make test-page      tag e2e: everything, in headless Chromium
//	make test-browsers  tag browsers: a walk and an update in Firefox and WebKitGTK
//
// Each opened page has a server, and so an origin, of its own: storage and service
// workers of one test never meet those of another, and going offline is stopping
// that server. A page that is closed at the end of its test must have left nothing
// on the console and must not have asked for anything beyond its origin.
package e2e
