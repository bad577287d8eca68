//go:build !js

// Command edgewise serves the page: the copy built into it, or a folder.
//
//	edgewise [-addr 127.0.0.1:8080] [-dir FOLDER]
//
// Everything that the page needs is in the page, so the server only hands out
// files: compressed when the browser takes that, checked again by their entity
// tag on every visit, and under a policy that lets nothing else in.
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/vearutop/statigz"
	"github.com/vearutop/statigz/brotli"

	"edgewise/web"
)

// policy keeps the page to its own origin: no inline script, no foreign file.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// patience is how long a stopping server waits for answers under way. Browsers open
// connections in advance and never use them, so it is short and then cuts them off.
const patience = time.Second

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "edgewise:", err)
		os.Exit(1)
	}
}

// run serves until ctx ends. It prints the page's address once it listens.
func run(ctx context.Context, args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("edgewise", flag.ContinueOnError)
	flags.SetOutput(stdout)
	addr := flags.String("addr", "127.0.0.1:8080", "listen on this `address`; port 0 takes a free one")
	dir := flags.String("dir", "", "serve this `folder`, read anew at each request, instead of the built-in copy")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return nil
		}
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("%q is one word too many: there are only flags", flags.Arg(0))
	}
	handler, err := handlerFor(*dir)
	if err != nil {
		return err
	}

	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(stdout, "Edgewise is at http://%s/\n", reachable(listener.Addr()))
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    1 << 16,
	}
	stopped := make(chan error, 1)
	go func() {
		<-ctx.Done()
		farewell, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
		defer cancel()
		err := server.Shutdown(farewell)
		if errors.Is(err, context.DeadlineExceeded) {
			err = server.Close()
		}
		stopped <- err
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return <-stopped
}

// reachable is the address as a browser on this machine can use it.
func reachable(addr net.Addr) string {
	host, port, _ := net.SplitHostPort(addr.String())
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}

// handlerFor serves the folder, or the built-in copy when the folder has no name.
func handlerFor(dir string) (http.Handler, error) {
	page := web.Embedded()
	if dir != "" {
		page = web.Page(os.DirFS(dir))
	}
	if _, err := fs.Stat(page, web.WASM); err != nil {
		return nil, fmt.Errorf("%s is missing from %s: run `make build` first",
			web.WASM, cmp.Or(dir, "this program"))
	}
	for extension, contentType := range web.Types {
		if err := mime.AddExtensionType(extension, contentType); err != nil {
			return nil, err
		}
	}
	if dir == "" {
		return guard(statigz.FileServer(page, brotli.AddEncoding)), nil
	}
	return guard(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		statigz.FileServer(page, brotli.AddEncoding).ServeHTTP(w, r)
	})), nil
}

// guard adds the headers that every answer carries and straightens two habits of
// statigz: it writes entity tags without their quotes, and it takes a range of the
// compressed file, which no resumed download expects.
func guard(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", policy)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Cache-Control", "no-cache")

		r = r.Clone(r.Context())
		if r.Header.Get("Range") != "" {
			r.Header.Del("Accept-Encoding")
		}
		if tag := r.Header.Get("If-None-Match"); tag != "" {
			r.Header.Set("If-None-Match", strings.Trim(strings.TrimPrefix(tag, "W/"), `"`))
		}
		answer := &quoting{ResponseWriter: w}
		files.ServeHTTP(answer, r)
		answer.finish()
	})
}

// quoting puts the entity tag in quotes before the headers leave.
type quoting struct {
	http.ResponseWriter
	done bool
}

func (q *quoting) WriteHeader(status int) {
	if tag := q.Header().Get("Etag"); tag != "" && !q.done {
		q.Header().Set("Etag", `"`+tag+`"`)
	}
	q.done = true
	q.ResponseWriter.WriteHeader(status)
}

func (q *quoting) Write(body []byte) (int, error) {
	q.finish()
	return q.ResponseWriter.Write(body)
}

// finish sends the headers of an answer that was given without a status.
func (q *quoting) finish() {
	if !q.done {
		q.WriteHeader(http.StatusOK)
	}
}
