package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"edgewise/web"
)

// The page as one file contains everything, so that it can be mailed, kept on a stick and opened
// without a server. The files for the start are inline; the program and the files that the page loads
// later are gzipped in script elements, which app/whole.js unpacks.

// part is a file inside the page.
type part struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

// unserved are files that only a served page needs.
var unserved = []string{"index.html", "manifest.webmanifest", "sw.js", "versions.js"}

// measures matches the files of bench.html.
var measures = regexp.MustCompile(`^(words/)?bench\b`)

// wholePolicy lets the file load nothing from elsewhere, as the policy of index.html restricts the page
// to its own host.
const wholePolicy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; style-src 'unsafe-inline' blob:; " +
	"img-src blob: data:; connect-src blob: data:; worker-src blob:; base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types edgewise"

var (
	policyLine = regexp.MustCompile(`(<meta http-equiv="Content-Security-Policy" content=")[^"]*(" />)`)
	linkLine   = regexp.MustCompile(`(?m)^\s*<link rel="(manifest|apple-touch-icon)".*\n`)
)

// whole is the page as one file.
func (b *bundle) whole() ([]byte, error) {
	parts := map[string]part{}
	for name, content := range b.files {
		if ext := path.Ext(name); !slices.Contains(unserved, name) && !measures.MatchString(name) && ext != ".png" && ext != ".wasm" && name != b.sheet {
			parts[name] = part{web.Types[ext], string(content)}
		}
	}
	parts["main.js"] = parts[b.main]
	delete(parts, b.main)
	before := slices.DeleteFunc(slices.Clone(b.page.scripts), func(name string) bool { return name == "app/module.js" })
	boot, err := b.classic(before)
	if err != nil {
		return nil, err
	}
	// In a script of its own: browsers that are too old to read it have run boot.js by then.
	start, err := b.build(api.StdinOptions{Contents: imports([]string{"app/whole.js"})}, api.BuildOptions{Format: api.FormatIIFE})
	if err != nil {
		return nil, err
	}
	packed, err := json.Marshal(parts)
	if err != nil {
		return nil, err
	}
	page := b.page.with("<style>"+string(b.files[b.sheet])+"</style>", "<script>"+string(boot)+"</script>", "<script>"+string(start)+"</script>")
	page = policyLine.ReplaceAllString(page, "${1}"+wholePolicy+"${2}")
	page = linkLine.ReplaceAllString(page, "")
	page = strings.ReplaceAll(page, `href="./"`, `href="#"`) // on a disk ./ would list the folder
	icon := "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(b.files["icons/icon.svg"])
	page = strings.ReplaceAll(page, "icons/icon.svg", icon)
	var elements strings.Builder
	for _, l := range []struct {
		id      string
		content []byte
	}{{"parts", packed}, {"program", b.files[b.names[web.WASM]]}} {
		zipped, err := zip(l.content)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&elements, "<script type=\"application/gzip\" id=%q>%s</script>\n", l.id, base64.StdEncoding.EncodeToString(zipped))
	}
	return []byte(strings.Replace(page, "</body>", elements.String()+"</body>", 1)), nil
}

// zip compresses with gzip, which browsers can unpack.
func zip(content []byte) ([]byte, error) {
	var zipped bytes.Buffer
	packer := gzipped(&zipped)
	_, err := packer.Write(content)
	err = errors.Join(err, packer.Close())
	return zipped.Bytes(), err
}
