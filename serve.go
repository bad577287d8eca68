//go:build !js

// Command edgewise serves the page: the copy built into it, or a folder.
//
//	edgewise [-addr 127.0.0.1:8080] [-dir FOLDER]
//
// Without -addr it takes the first free port from 8080 on. With -dir web it serves the
// sources of the page as they are. What it answers is [web.Handler]'s.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"edgewise/web"
)

// patience is how long a stopping server waits for answers under way. It is short, because browsers
// open connections in advance that they never use; then the server cuts them off.
const patience = time.Second

// Without -addr the page is at the usual port, or at one of the next if that is taken.
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
	handler, err := web.Handler(*dir)
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
		grace, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
		defer cancel()
		err := server.Shutdown(grace)
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

// listen listens at this address and nowhere else, because a browser stores data per address: at
// another one people would find none of theirs.
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

// listenFrom listens at the first free one of some ports, or at any free port. It says so when that
// is not the first, because the browser has people's data under that one.
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

// reachable is an address that a browser on this machine can open.
func reachable(addr net.Addr) string {
	host, port, _ := net.SplitHostPort(addr.String())
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}
