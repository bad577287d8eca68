//go:build !js

// Command edgewise serves the page: the copy built into it, or a folder.
//
//	edgewise [-addr 127.0.0.1:8080] [-dir FOLDER]
//
// Without -addr it takes the first free port from 8080 on. With -dir web it serves the
// sources of the page as they are.
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
	"path"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/vearutop/statigz"
	"github.com/vearutop/statigz/brotli"

	"edgewise/web"
)

// policy keeps the page to its own origin: no inline script, no foreign file, and text
// becomes markup or a script only where web/app/base/trusted.js lets it.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types edgewise; " +
	"frame-ancestors 'none'"

// headers are what every answer carries. No other page may open this one in its own
// process, embed its files or be told where a visitor came from, and the page asks
// for none of the machine's senses.
var headers = map[string]string{
	"Content-Security-Policy":      policy,
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":           "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"X-Content-Type-Options":       "nosniff",
	"Referrer-Policy":              "no-referrer",
	"Cache-Control":                "no-cache",
}

// patience is how long a stopping server waits for answers under way. Browsers open
// connections in advance and never use them, so it is short and then cuts them off.
const patience = time.Second

// Where no address is asked for, the page is at the usual port or at one of the next.
const (
	usualPort = 8080
	nextPorts = 10
)

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
	addr := flags.String("addr", "", "listen on this `address`; port 0 takes a free one (default the first free one from 127.0.0.1:8080 on)")
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

	var listener net.Listener
	if *addr == "" {
		listener, err = listenFrom(usualPort, stdout)
	} else {
		listener, err = listen(*addr)
	}
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

// listen listens where it is told to and nowhere else: what the browser keeps, it keeps for
// each address.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is taken by another program: stop that one, or choose another address, "+
			"such as -addr 127.0.0.1:0, which is any free one", addr)
	}
	if err != nil {
		return nil, fmt.Errorf("the page cannot be at %q (%w): choose another address, such as -addr 127.0.0.1:8081", addr, err)
	}
	return listener, nil
}

// listenFrom listens at the first of some ports that is free, at any other where none is, and
// says so when that is not the one that people know.
func listenFrom(first int, stdout io.Writer) (net.Listener, error) {
	local := func(port int) string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(port)) }
	listener, err := net.Listen("tcp", local(first))
	if err == nil {
		return listener, nil
	}
	for port := first + 1; port < first+nextPorts && err != nil; port++ {
		listener, err = net.Listen("tcp", local(port))
	}
	if err != nil {
		listener, err = listen(local(0))
	}
	if err == nil {
		fmt.Fprintf(stdout, "Port %d is taken, so the page is at another, where the browser shows none of what it keeps for %[1]d.\n", first)
	}
	return listener, err
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
		statigz.FileServer(asked(page, r.URL.Path), brotli.AddEncoding).ServeHTTP(w, r)
	})), nil
}

// asked is the part of the page that one answer can be made of: a file server reads all
// that it is given before it answers, and a folder is read anew at each request.
func asked(page fs.ReadDirFS, address string) fs.ReadDirFS {
	file := strings.TrimPrefix(path.Clean("/"+address), "/")
	if address == "" || strings.HasSuffix(address, "/") {
		file = path.Join(file, "index.html")
	}
	names := []string{file, file + ".br", file + ".gz"}
	for folder := path.Dir(file); folder != "."; folder = path.Dir(folder) {
		names = append(names, folder)
	}
	return excerpt{page, names}
}

// excerpt lists no more of a file system than these names.
type excerpt struct {
	fs.ReadDirFS
	names []string
}

func (e excerpt) ReadDir(dir string) ([]fs.DirEntry, error) {
	var entries []fs.DirEntry
	for _, name := range e.names {
		if path.Dir(name) != dir || name == "." {
			continue
		}
		if info, err := fs.Stat(e.ReadDirFS, name); err == nil {
			entries = append(entries, fs.FileInfoToDirEntry(info))
		}
	}
	return entries, nil
}

// guard adds the headers that every answer carries and sees to what statigz leaves
// open: which form of a file a browser takes, entity tags in quotes and in lists,
// ranges of the plain file only, and no address of its own for a compressed copy.
func guard(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range headers {
			w.Header().Set(name, value)
		}
		if web.Compressed(r.URL.Path) {
			http.NotFound(w, r)
			return
		}
		answer := &tagged{ResponseWriter: w, known: strings.Join(r.Header.Values("If-None-Match"), ",")}
		form := coding(strings.Join(r.Header.Values("Accept-Encoding"), ","))
		if r.Header.Get("Range") != "" { // a resumed download goes on with the plain file
			form = ""
		}
		r = r.Clone(r.Context())
		r.Header.Del("If-None-Match")
		r.Header.Set("Accept-Encoding", form)
		files.ServeHTTP(answer, r)
		answer.finish()
	})
}

// coding is the compressed form that a browser would have, of those that the page
// comes in, or "" for the plain file. RFC 9110, section 12.5.3: what is not named
// has the weight of *, and a weight of 0 refuses.
func coding(accepted string) string {
	weights := map[string]float64{}
	for entry := range strings.SplitSeq(accepted, ",") {
		name, parameter, weighed := strings.Cut(entry, ";")
		weight := 1.0
		if weighed {
			q, _ := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
			weight, _ = strconv.ParseFloat(q, 64) // what is no weight is none
		}
		weights[strings.ToLower(strings.TrimSpace(name))] = weight
	}
	best, most := "", weights["identity"]
	for _, name := range []string{"br", "gzip"} {
		weight, named := weights[name]
		if !named {
			weight = weights["*"]
		}
		if weight > 0 && (weight > most || best == "" && weight == most) {
			best, most = name, weight
		}
	}
	return best
}

// tagged puts the entity tag in quotes before the headers leave, and sends no file
// that the browser knows by its tag.
type tagged struct {
	http.ResponseWriter
	known string // the tags that came with the request
	done  bool
	spare bool // whether the browser has the file
}

func (t *tagged) WriteHeader(status int) {
	header := t.Header()
	if tag := header.Get("Etag"); tag != "" && !t.done {
		tag = `"` + tag + `"`
		header.Set("Etag", tag)
		if status == http.StatusOK && knows(t.known, tag) {
			status, t.spare = http.StatusNotModified, true
			header.Del("Content-Length")
			header.Del("Content-Type")
			header.Del("Content-Encoding")
		}
	}
	t.done = true
	t.ResponseWriter.WriteHeader(status)
}

// knows reports whether a list of entity tags has one, or is the * for any. Weak
// ones count as well: RFC 9110, section 13.1.2.
func knows(list, tag string) bool {
	for entry := range strings.SplitSeq(list, ",") {
		if entry = strings.TrimSpace(entry); entry == "*" || strings.TrimPrefix(entry, "W/") == tag {
			return true
		}
	}
	return false
}

func (t *tagged) Write(body []byte) (int, error) {
	t.finish()
	if t.spare {
		return len(body), nil
	}
	return t.ResponseWriter.Write(body)
}

// finish sends the headers of an answer that was given without a status.
func (t *tagged) finish() {
	if !t.done {
		t.WriteHeader(http.StatusOK)
	}
}
