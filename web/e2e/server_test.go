//go:build e2e || browsers

package e2e

import (
	"bufio"
	"flag"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/web"
)

// firstPublished is the link to the puzzle that most tests are about.
var firstPublished = "#" + gallery.All()[0].Link()

// sources has the tests drive the sources of the page as they are, and not what is packed.
var sources = flag.Bool("sources", false, "drive the sources of the page, not what is packed")

// pageFolder is the folder of the page that is driven.
var pageFolder = sync.OnceValue(func() string {
	if !*sources {
		return filepath.Join("..", web.Packed)
	}
	folder := filepath.Join(filepath.Dir(program), "sources")
	must(os.CopyFS(folder, web.Page(os.DirFS(".."))))
	must(listFiles(folder))
	return folder
})

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// folderCopy is a copy of the page that a test may break.
func folderCopy(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, web.Page(os.DirFS(pageFolder()))))
	return dir
}

// inSources is what the sources call a file that has another name, and what else of them in
// it, when it is packed.
var inSources = map[string]string{"first.js": "app/boot.js", "main.js": "app/main.js", "page.css": "style/board.css"}

// fileIn is the name under which the page in a folder has a file: packed ones end with a
// hash of what is in them.
func fileIn(dir, name string) string {
	ext := path.Ext(name)
	found, _ := filepath.Glob(filepath.Join(dir, strings.TrimSuffix(name, ext)+"-????????"+ext))
	if len(found) == 1 {
		return path.Join(path.Dir(name), filepath.Base(found[0]))
	}
	if plain := inSources[name]; plain != "" {
		return plain
	}
	return name
}

// packer is the command that packs the page, or lists the files of one.
var packer = sync.OnceValues(func() (string, error) {
	program := filepath.Join(filepath.Dir(program), "pack")
	_, err := exec.Command("go", "build", "-o", program, "edgewise/web/tools/pack").CombinedOutput()
	return program, err
})

// oneFile is the address of the page as one file on a disk.
var oneFile = sync.OnceValue(func() string {
	packer, err := packer()
	must(err)
	file := filepath.Join(filepath.Dir(program), "edgewise.html")
	must(exec.Command(packer, "-dir", "..", "-whole", file).Run())
	return "file://" + file
})

// listFiles writes the list of the page's files into a folder.
func listFiles(dir string) error {
	program, err := packer()
	if err != nil {
		return err
	}
	return exec.Command(program, "-list", "-out", dir).Run()
}

// program is the server's executable, built once for all tests.
var program string

// atEnd is called when all tests have run.
var atEnd []func()

func TestMain(m *testing.M) {
	flag.Parse()
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

// addresses are those that servers of this run have had.
var addresses sync.Map

// serve starts a server on a free port. It serves dir, or the built-in page when
// dir is empty, until the test ends; with a handler, what that answers. The port is one
// that no other had before: what a browser keeps of an origin, it would keep of that one.
func serve(t *testing.T, dir string, handler http.Handler) *server {
	t.Helper()
	if dir == "" && *sources {
		dir = pageFolder()
	}
	s := &server{t: t, dir: dir, handler: handler}
	t.Cleanup(s.stop)
	for {
		s.start("127.0.0.1:0")
		if _, had := addresses.LoadOrStore(s.url, true); !had {
			return s
		}
		s.stop()
	}
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
