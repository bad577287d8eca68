//go:build bench

package e2e

import (
	"io"
	"net"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A line stands between a browser and a server and is as slow as that of a phone: all connections
// together share a number of bytes a second, and each round trip is delayed, including the handshake
// of a new connection.
type line struct {
	t        *testing.T
	listener net.Listener
	name     string // of the host, by which the server knows which one is asked for
	port     string // of the server
	mutex    sync.Mutex
	free     time.Time // when the line has sent everything it was given
	sent     atomic.Int64
}

const (
	lineRate  = 200_000                // bytes a second: 1.6 Mbit/s
	lineDelay = 150 * time.Millisecond // there and back
	lineLate  = 50 * time.Millisecond
	// Pieces are this small so that several connections take turns.
	linePiece = 2 << 10
)

// slowly starts a line to a server.
func slowly(t *testing.T, s *server) *line {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	name, port, err := net.SplitHostPort(strings.TrimSuffix(strings.TrimPrefix(s.url, "http://"), "/"))
	require.NoError(t, err)
	l := &line{t: t, listener: listener, name: name, port: port}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			go l.connect(connection)
		}
	}()
	return l
}

// url is the address of the page at the browser's end of the line.
func (l *line) url() string {
	_, port, _ := net.SplitHostPort(l.listener.Addr().String())
	return "http://" + net.JoinHostPort(l.name, port) + "/"
}

func (l *line) connect(browser net.Conn) {
	defer browser.Close()
	time.Sleep(lineDelay) // the handshake
	// Not by its name: only browsers know names such as t1.localhost.
	server, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", l.port))
	if err != nil {
		return
	}
	defer server.Close()
	go func() {
		l.carry(server, browser, func(int) time.Time { return time.Now() })
		_ = server.(*net.TCPConn).CloseWrite()
	}()
	l.carry(browser, server, l.turn)
}

// turn waits until the line has sent this many bytes, and returns when that was.
func (l *line) turn(bytes int) time.Time {
	l.mutex.Lock()
	// A sender that woke up late catches up, by lineLate at most.
	if late := time.Now().Add(-lineLate); l.free.Before(late) {
		l.free = late
	}
	l.free = l.free.Add(time.Duration(bytes) * time.Second / lineRate)
	sent := l.free
	l.mutex.Unlock()
	l.sent.Add(int64(bytes))
	time.Sleep(time.Until(sent))
	return sent
}

// carry takes bytes to the other end; each piece arrives half a delay after it was sent.
func (l *line) carry(to io.Writer, from io.Reader, turn func(bytes int) time.Time) {
	type piece struct {
		bytes []byte
		at    time.Time
	}
	underWay := make(chan piece, 1<<10)
	var arrived sync.WaitGroup
	arrived.Go(func() {
		for piece := range underWay {
			time.Sleep(time.Until(piece.at))
			if _, err := to.Write(piece.bytes); err != nil {
				return
			}
		}
	})
	for {
		bytes := make([]byte, linePiece)
		n, err := from.Read(bytes)
		if n > 0 {
			underWay <- piece{bytes[:n], turn(n).Add(lineDelay / 2)}
		}
		if err != nil {
			break
		}
	}
	close(underWay)
	arrived.Wait()
}
