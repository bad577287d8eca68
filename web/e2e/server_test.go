//go:build e2e || browsers

package e2e

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/web"
)

// firstPublished is the link to the puzzle that most tests use.
var firstPublished = "#" + gallery.All()[0].Link()

// sources makes the tests use the sources of the page instead of the packed page.
var sources = flag.Bool("sources", false, "drive the sources of the page, not what is packed")

// pageFolder is the folder of the page under test.
var pageFolder = sync.OnceValue(func() string {
	if !*sources {
		return filepath.Join("..", web.Packed)
	}
	folder := filepath.Join(scratch, "sources")
	must(os.CopyFS(folder, web.Page(os.DirFS(".."))))
	must(listFiles(folder))
	return folder
})

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// folderCopy is a copy of the page that a test may damage.
func folderCopy(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, web.Page(os.DirFS(pageFolder()))))
	return dir
}

// inSources names the source of a packed file that has another name; others are packed into it too.
var inSources = map[string]string{"main.js": "app/main.js", "page.css": "style/board.css"}

// fileIn is the name of a file in a folder with the page: packed names end with a hash of the
// content.
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

// packer is the command that packs the page, or lists its files.
var packer = sync.OnceValues(func() (string, error) {
	program := filepath.Join(scratch, "pack")
	return program, exec.Command("go", "build", "-o", program, "edgewise/web/tools/pack").Run()
})

// oneFile is the address of the page as one file on the disk.
var oneFile = sync.OnceValue(func() string {
	packer, err := packer()
	must(err)
	file := filepath.Join(scratch, "edgewise.html")
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

// scratch is a folder for everything the tests build; it is removed at the end.
var scratch string

// atEnd are the functions to call when all tests have run, the last one first.
var atEnd []func()

func TestMain(m *testing.M) {
	flag.Parse()
	// Pages wait for frames, so one test more than there are cores keeps all of these at work.
	if parallel := flag.Lookup("test.parallel"); parallel.Value.String() == parallel.DefValue {
		must(parallel.Value.Set(strconv.Itoa(runtime.GOMAXPROCS(0) + 1)))
	}
	os.Exit(inScratch(func() int { return runTwice(m.Run) }))
}

// inScratch runs the tests and cleans up.
func inScratch(tests func() int) int {
	folder, err := os.MkdirTemp("", "edgewise")
	must(err)
	scratch = folder
	defer os.RemoveAll(folder)
	defer func() {
		for _, end := range slices.Backward(atEnd) {
			end()
		}
	}()
	return tests()
}

// hosts is the one server of all tests, with many hosts: t1.localhost, t2.localhost, … Each is an
// origin of its own, so hosts share no storage, caches or service workers.
type hosts struct {
	port  string
	mutex sync.Mutex
	named map[string]*server
}

// site is the server, started by the first test that needs it.
var site = sync.OnceValue(func() *hosts {
	s := &hosts{named: map[string]*server{}}
	running := httptest.NewServer(s)
	atEnd = append(atEnd, running.Close, running.CloseClientConnections)
	_, s.port, _ = net.SplitHostPort(running.Listener.Addr().String())
	return s
})

// ServeHTTP answers as the requested host. A stopped one breaks the connection.
func (s *hosts) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, _, _ := strings.Cut(r.Host, ":")
	s.mutex.Lock()
	host := s.named[name]
	s.mutex.Unlock()
	if host == nil || host.stopped.Load() {
		panic(http.ErrAbortHandler)
	}
	host.handler.ServeHTTP(w, r)
}

// server is a host with a page; its url ends with a slash.
type server struct {
	handler http.Handler
	stopped atomic.Bool
	url     string
}

// builtIn serves the page that is built into this program, or its sources.
var builtIn = sync.OnceValues(func() (http.Handler, error) {
	if *sources {
		return web.Handler(pageFolder())
	}
	return web.Handler("")
})

// serve adds a host until the test ends. It serves dir, or the built page when dir is
// empty; a handler, if given, answers instead.
func serve(t *testing.T, dir string, handler http.Handler) *server {
	t.Helper()
	var err error
	switch {
	case handler != nil:
	case dir != "":
		handler, err = web.Handler(dir)
	default:
		handler, err = builtIn()
	}
	require.NoError(t, err)
	s := site()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	name := fmt.Sprintf("t%d.localhost", len(s.named)+1)
	host := &server{handler: handler, url: "http://" + net.JoinHostPort(name, s.port) + "/"}
	s.named[name] = host
	t.Cleanup(host.stop)
	return host
}

// stop makes the host break every connection.
func (s *server) stop() { s.stopped.Store(true) }

// restart makes it answer again.
func (s *server) restart() { s.stopped.Store(false) }
