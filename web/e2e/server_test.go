//go:build e2e || browsers

package e2e

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
)

// firstPublished is the link to the puzzle that most tests are about.
var firstPublished = "#" + gallery.All()[0].Link()

// program is the server's executable, built once for all tests.
var program string

// atEnd is called when all tests have run.
var atEnd []func()

func TestMain(m *testing.M) {
	os.Exit(withProgram(m.Run))
}

// withProgram builds the server, runs the tests and clears up.
func withProgram(tests func() int) int {
	folder, err := os.MkdirTemp("", "edgewise")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	defer func() {
		for _, end := range atEnd {
			end()
		}
	}()
	program = filepath.Join(folder, "edgewise")
	if message, err := exec.Command("go", "build", "-o", program, "edgewise").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "the server does not build: %s%v\n", message, err)
		return 1
	}
	return tests()
}

// server is a running server and the address of its page, which ends with a slash. It
// is the program, or for tests of other hosts whatever stands in its place.
type server struct {
	t       *testing.T
	dir     string
	process *exec.Cmd
	handler http.Handler
	host    *httptest.Server
	url     string
}

// serve starts a server on a free port. It serves dir, or the built-in page when
// dir is empty, until the test ends; with a handler, what that answers.
func serve(t *testing.T, dir string, handler http.Handler) *server {
	t.Helper()
	s := &server{t: t, dir: dir, handler: handler}
	s.start("127.0.0.1:0")
	t.Cleanup(s.stop)
	return s
}

// start runs the server at the address and waits until it listens.
func (s *server) start(addr string) {
	s.t.Helper()
	if s.handler != nil {
		s.listen(addr)
		return
	}
	s.process = exec.Command(program, "-addr", addr, "-dir", s.dir)
	s.process.Stderr = os.Stderr
	stdout, err := s.process.StdoutPipe()
	require.NoError(s.t, err)
	require.NoError(s.t, s.process.Start())
	line, err := bufio.NewReader(stdout).ReadString('\n')
	require.NoError(s.t, err, "the server did not start")
	s.url = strings.TrimSpace(line[strings.Index(line, "http://"):])
}

// listen serves what stands in the place of the program.
func (s *server) listen(addr string) {
	s.t.Helper()
	listener, err := net.Listen("tcp", addr)
	require.NoError(s.t, err)
	s.host = &httptest.Server{Listener: listener, Config: &http.Server{Handler: s.handler}}
	s.host.Start()
	s.url = s.host.URL + "/"
}

// stop ends the server; a second call does nothing.
func (s *server) stop() {
	if s.host != nil {
		s.host.CloseClientConnections()
		s.host.Close()
		s.host = nil
	}
	if s.process == nil {
		return
	}
	_ = s.process.Process.Signal(syscall.SIGTERM)
	_ = s.process.Wait()
	s.process = nil
}

// restart brings the server back at the address that its page knows.
func (s *server) restart() {
	s.t.Helper()
	s.stop()
	s.start(strings.TrimSuffix(strings.TrimPrefix(s.url, "http://"), "/"))
}
