# Everything that is done with Edgewise from a terminal. `make` alone lists it.
# build, serve and dist need Go only; lint and test need Node too and install the
# rest through web/tools/install.sh. Each target makes what it needs, so that any of them
# can be the first in a fresh clone.

.DEFAULT_GOAL := help
.PHONY: help node build module icons days serve dev test test-js test-go test-wasm test-page test-walks test-long test-sources test-browsers test-solvers lint lint-go lint-page bench fuzz dist clean

# Nothing is inlined but where the time goes: what is small to download matters more than
# how fast the rest is called. In that rest, slices of unknown length are made on the heap, because code
# that can also make a small one on the stack weighs 17 kB more. Go 1.26 can still be built with its
# older garbage collector, which makes the module 12 kB smaller. Later versions have only one, and may
# have no such threshold. What tests and lints the module is built likewise, so that Go compiles its
# packages once.
inlined := search best explain/...
go126 := $(filter go1.26%,$(shell go env GOVERSION))
experiment = $(if $(go126),GOEXPERIMENT=nogreenteagc)
lean = all=-l$(if $(go126), -d=variablemakethreshold=0)
wasm = GOOS=js GOARCH=wasm $(experiment) GOFLAGS="$(GOFLAGS) -buildvcs=false '-gcflags=$(lean)' $(inlined:%=-gcflags=edgewise/solver/%=)"
toolchain = $(shell go env GOROOT)/lib/wasm
tools := web/tools/node_modules/.package-lock.json
bin := web/tools/node_modules/.bin
staticcheck := web/tools/bin/staticcheck
tags := e2e,browsers,long,bench,solvers
# Tests make no claim about time. The limit is for what would never end, and more than
# a slow machine needs that has other work to do. What vet finds, lint finds.
gotest := go test -vet=off -timeout 100m
# Jobs that run side by side speak one after the other, where make can see to that.
beside := -j2 $(if $(filter output-sync,$(.FEATURES)),-Otarget)
race = $(if $(filter 1,$(shell go env CGO_ENABLED)),-race)

# What is called with the name of a target and the tools that it needs.
install := sh web/tools/install.sh -for

help: ## lists the targets, as now
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The module may not grow unnoticed. The same code laid out otherwise scatters by some 6,000 bytes. What
# another version of Go makes of it is not known here.
most = $(if $(go126),-max $(1))
build: module icons days web/built.js ## makes the page that is served: everything in few files, and compressed
	go run ./web/tools/pack $(call most,1505000)

module: ## compiles the solver for the page
	$(wasm) go build -ldflags="-s -w -buildid=" -o web/edgewise.wasm ./wasm
	go run ./web/tools/shrink web/edgewise.wasm
	install -m 644 $(toolchain)/wasm_exec.js web/wasm_exec.js

icons: ## draws the icons that the page and its manifest name
	mkdir -p web/icons
	go build -o web/tools/bin/edgewise ./solver/cmd/edgewise
	web/tools/bin/edgewise draw -icon svg -o web/icons/icon.svg
	web/tools/bin/edgewise draw -icon 180 -maskable -o web/icons/icon-180.png
	web/tools/bin/edgewise draw -icon 192 -o web/icons/icon-192.png
	web/tools/bin/edgewise draw -icon 512 -o web/icons/icon-512.png
	web/tools/bin/edgewise draw -icon 512 -maskable -o web/icons/icon-maskable-512.png
	cp web/e2e/testdata/golden/page.png web/icons/screenshot.png
	cp web/e2e/testdata/golden/page-narrow.png web/icons/screenshot-narrow.png

days: ## writes the puzzles of the next months' days, for a page that Go has not reached yet
	go run ./web/tools/days

serve: build ## builds the page, serves it and prints its address
	go run .

# Whoever works on the page loads it again to see a change of it, and makes `module` first
# after one of Go. The address is another one than that of the served page, whose copy the
# browser keeps.
dev: build ## serves the sources of the page as they are
	go run . -dir web -addr 127.0.0.1:8070

# Compilers, linters and tests throw most of their memory away. Collecting it less often saves a tenth
# of their time, and so do more room for new objects under Node and no threads that collect, for which no
# core is free. What `serve` and `bench` run is as users have it.
test test-go test-wasm lint lint-go build: export GOGC := $(or $(GOGC),400)

# Without the path of the clone in it, what one clone has compiled need not be compiled in the next.
export GOFLAGS := $(filter-out -trimpath,$(shell go env GOFLAGS)) -trimpath

# What needs a browser comes last: where none can be had, the rest runs to its end all the same, and
# the last line says that the browser tests are missing. Side by side no core waits for a linker, for
# the compressor of the module, or for a page that waits.
test: node ## runs every test but what test-walks and test-long add
	$(MAKE) -k $(beside) test-js test-go test-wasm test-page || \
		{ sh web/tools/chrome.sh >/dev/null || echo "make test-page was not run: it needs a browser, as is said above." >&2; exit 1; }

test-js: $(tools) web/built.js module ## tests the page's modules under Node, and the whole app with the real module
	node --max-semi-space-size=64 --single-threaded-gc --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --test --test-concurrency=2 web/tools/modules.js web/flows/all.js

# The race detector makes everything ten times slower, so it is for what starts
# goroutines: the server, workers, searches that are stopped or kept while they run.
test-go: ## tests the Go code natively
	$(gotest) ./...
	$(gotest) $(race) .
	$(gotest) $(race) -run 'SideBySide|Worker|Resuming|StoppedEarly|ASignal|Save|SaysHowFar' ./web/tools/days ./solver/cmd/edgewise

# What the program does for the page is compared with the same golden files as natively; the
# search and the code that is written for it are tested besides.
test-wasm: node ## tests the page's module, and what searches in it, as WebAssembly under Node
	$(wasm) $(gotest) -short -exec "$(toolchain)/go_js_wasm_exec" ./wasm/... ./solver/codegen ./solver/search

test-page: build $(tools) ## drives the served page in headless Chromium
	$(install) $@ chromium
	$(gotest) -count=1 -tags e2e ./web/e2e

test-sources: build $(tools) ## drives the sources of the page instead, as developers have it
	$(install) $@ chromium
	$(gotest) -count=1 -tags e2e ./web/e2e -sources

test-walks: build $(tools) ## walks through the page in Firefox and WebKitGTK, there from a disk too, and compares their searches
	$(install) $@ firefox webkit
	$(gotest) -count=1 -tags browsers -run '^Test(Firefox|WebKit)(SearchesAsNatively)?$$|^TestWebKitOpensOneFile$$' ./web/e2e

test-browsers: build $(tools) ## does all that is tested in Firefox and WebKitGTK
	$(install) $@ firefox webkit
	$(gotest) -count=1 -tags browsers ./web/e2e

test-solvers: ## has CaDiCaL and MiniZinc find all arrangements of two puzzles
	$(install) $@ cadical minizinc
	$(gotest) -count=1 -tags solvers -run Solvers ./solver/notation/solvers

# EDGEWISE_CAMPAIGN is how many times each test tries what it does at random, and
# EDGEWISE_SEED repeats a run that has failed.
test-long: test-browsers test-solvers ## tests what takes an hour, before a release: random campaigns, every published figure
	$(gotest) -tags long -run Long ./solver/...
	$(wasm) $(gotest) -short -exec "$(toolchain)/go_js_wasm_exec" $$($(wasm) go list -deps ./wasm | grep '^edgewise/')
	EDGEWISE_CAMPAIGN=100 EDGEWISE_SEED=random $(MAKE) test-js test-page

lint: node ## checks format, types and habits of Go, JavaScript and HTML
	$(MAKE) $(beside) lint-go lint-page

# Only the adapter has files of its own for WebAssembly.
lint-go: $(staticcheck)
	@unformatted=$$(gofmt -l $$(find . -name '*.go' -not -path '*/node_modules/*')); \
		test -z "$$unformatted" || { echo "run gofmt -w on: $$unformatted"; exit 1; }
	go vet -tags $(tags) ./...
	$(wasm) go vet ./wasm
	$(staticcheck) -tags $(tags) ./...
	$(wasm) $(staticcheck) ./wasm

# The words of the page come from its string tables, so html-validate leaves names
# and texts to axe, which the browser tests run on the page as it is seen.
lint-page: $(tools)
	node web/tools/floor.js
	$(bin)/tsc -p web/tools/tsconfig.page.json
	$(bin)/tsc -p web/tools/tsconfig.worker.json
	$(bin)/tsc -p web/tools/tsconfig.flows.json
	$(bin)/eslint -c web/tools/eslint.config.js web
	$(bin)/html-validate --config web/tools/htmlvalidate.json web/index.html web/bench.html

bench: build $(tools) ## measures the search, native and in three browsers, and how long the page keeps people waiting
	go run ./solver/cmd/edgewise bench
	$(gotest) -run '^$$' -bench . ./solver/...
	$(install) $@ chromium firefox webkit
	$(gotest) -count=1 -tags $(tags) -run 'Rate|Times' -v ./web/e2e | \
		awk '/^FAIL/ { failed = 1 } !/^=/ { print; fflush() } END { exit failed }'

fuzz: ## feeds each fuzz test for ten seconds
	@for package in $$(go list ./solver/... ./wasm/...); do \
		for name in $$(go test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			echo "$$package $$name"; \
			go test -run '^$$' -fuzz "^$$name\$$" -fuzztime 10s -fuzzminimizetime 10x $$package || exit 1; \
		done; \
	done

# BASE is the address at which the page will be, and FRAMES the origins of pages that may show it in a frame.
told = $(if $(BASE),-base '$(BASE)') $(if $(FRAMES),-frames '$(FRAMES)')

dist: build ## writes dist/, a folder that any static host can serve, with edgewise.html, the page as one file
	rm -rf dist
	mkdir dist
	go run ./web/tools/pack -best $(call most,1251000) $(told)
	go run ./web/tools/pack $(told) -whole dist/edgewise.html
	cp -r web/packed/* LICENSE dist/
	go run ./web/tools/site $(told)

clean: ## removes what the other targets made
	rm -rf dist web/days web/icons web/packed/* web/edgewise.wasm web/wasm_exec.js web/built.js web/tools/bin web/tools/node_modules

# A Node that has become too old since the tools were installed is noticed, too.
node:
	@$(install) "$(MAKECMDGOALS)" node

# A language that comes or goes changes the folder.
web/built.js: web/words web/tools/pack/bundle.go
	go run ./web/tools/pack -built

$(tools): web/tools/package.json web/tools/package-lock.json | node
	cd web/tools && npm ci --no-audit --no-fund
	touch $@

$(staticcheck): Makefile
	GOBIN=$(CURDIR)/web/tools/bin go install honnef.co/go/tools/cmd/staticcheck@v0.8.2
