package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"edgewise/web"
)

// A bundle is the page in few files: one script and one style sheet for the start, and a file for
// each part that the page loads later. Their names contain a hash of their content, so that two
// versions never mix.
//
//	its classic scripts        ──▶ index.html itself, before the first paint
//	style/*.css in index.html  ──▶ page-….css
//	app/start.js and the rooms ──▶ main-….js
//	words/, other styles       ──▶ one file each, loaded on demand
//	worker.js, wasm_exec.js    ──▶ worker-….js
//	edgewise.wasm              ──▶ edgewise-….wasm
//
// built.js tells the page the hashed names of the files that it loads later. What says that other files
// are missing is in index.html, so that it is there; the policy of the page names its hash.
type bundle struct {
	dir   string
	page  head              // index.html
	bench head              // bench.html, a page of its own
	files map[string][]byte // by their names in the bundle
	names map[string]string // of files loaded later, by their names in the sources

	sheet, main string // the names of page.css and main.js
}

// folders are copied unchanged.
var folders = []string{"days", "icons"}

// single are the files beside index.html that keep their names.
var single = []string{"manifest.webmanifest", "sw.js", "versions.js"}

// bundled bundles the page in dir, which will be at an address if that is known, and may be framed.
func bundled(dir, base, framers string) (*bundle, error) {
	b := &bundle{dir: dir, files: map[string][]byte{}, names: map[string]string{}}
	for name, page := range map[string]*head{"index.html": &b.page, "bench.html": &b.bench} {
		text, err := b.read(name)
		if err != nil {
			return nil, err
		}
		if *page, err = headOf(string(text)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return b, errors.Join(b.page.tell(base, framers), b.copyAll(), b.later(), b.first(), b.beside())
}

func (b *bundle) read(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(b.dir, filepath.FromSlash(name)))
}

// add adds a file under its name with a hash, which it returns.
func (b *bundle) add(name string, content []byte) string {
	ext := path.Ext(name)
	hash := sha256.Sum256(content)
	hashed := fmt.Sprintf("%s-%x%s", strings.TrimSuffix(name, ext), hash[:4], ext)
	b.files[hashed] = content
	return hashed
}

// copyAll copies the files that stay unchanged.
func (b *bundle) copyAll() error {
	all := os.DirFS(b.dir)
	for _, name := range single {
		content, err := fs.ReadFile(all, name)
		if err != nil {
			return err
		}
		b.files[name] = content
	}
	return fs.WalkDir(web.Page(all), ".", func(name string, entry fs.DirEntry, err error) error {
		folder, _, _ := strings.Cut(name, "/")
		if err != nil || entry.IsDir() || web.Compressed(name) || !slices.Contains(folders, folder) {
			return err
		}
		b.files[name], err = fs.ReadFile(all, name)
		return err
	})
}

// later adds the files that the page loads later: the words of all languages, and the styles that
// neither page links to.
func (b *bundle) later() error {
	return fs.WalkDir(web.Page(os.DirFS(b.dir)), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || web.Compressed(name) {
			return err
		}
		folder, _, _ := strings.Cut(name, "/")
		if folder != "words" && (folder != "style" || slices.ContainsFunc(slices.Concat(b.page.styles, b.bench.styles), func(s style) bool { return s.name == name })) {
			return nil
		}
		content, err := b.read(name)
		if err != nil {
			return err
		}
		loader := map[string]api.Loader{".js": api.LoaderJS, ".css": api.LoaderCSS}[path.Ext(name)]
		if loader == api.LoaderCSS {
			content = forOldest(content)
		}
		made := api.Transform(string(content), api.TransformOptions{Loader: loader, Sourcefile: name, Target: target, Engines: engines, LegalComments: api.LegalCommentsNone,
			MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true})
		b.names[name] = b.add(name, made.Code)
		return said(made.Errors)
	})
}

// first adds index.html and the files that it starts with.
func (b *bundle) first() error {
	module, err := b.read(web.WASM)
	if err != nil {
		return err
	}
	worker, err := b.build(api.StdinOptions{Contents: imports([]string{"wasm_exec.js", "worker.js"})}, api.BuildOptions{Format: api.FormatIIFE})
	if err != nil {
		return err
	}
	b.names[web.WASM], b.names["worker.js"] = b.add(web.WASM, module), b.add("worker.js", worker)
	css, boot, main, err := b.begins(b.page)
	if err != nil {
		return err
	}
	// A classic script imports no built.js.
	for _, name := range []string{web.WASM, "worker.js"} {
		boot = bytes.ReplaceAll(boot, []byte(`"`+name+`"`), []byte(`"`+b.names[name]+`"`))
	}
	b.sheet, b.main = b.add("page.css", css), b.add("main.js", main)
	page := b.page.with(fmt.Sprintf(`<link rel="stylesheet" href="%s" />`, b.sheet),
		fmt.Sprintf("<script>%s</script>", boot),
		fmt.Sprintf(`<script type="module" src="%s" data-part="start"></script>`, b.main))
	hash := sha256.Sum256(boot)
	allowed := fmt.Sprintf("${0}'sha256-%s' ", base64.StdEncoding.EncodeToString(hash[:]))
	b.files["index.html"] = []byte(ownScripts.ReplaceAllString(page, allowed))
	return nil
}

// ownScripts matches what the policy of a page says of its own scripts.
var ownScripts = regexp.MustCompile(`script-src 'self' `)

// beside adds bench.html and the files that it starts with.
func (b *bundle) beside() error {
	css, boot, main, err := b.begins(b.bench)
	if err != nil {
		return err
	}
	b.files["bench.html"] = []byte(b.bench.with(fmt.Sprintf(`<link rel="stylesheet" href="%s" />`, b.add("bench.css", css)),
		fmt.Sprintf(`<script src="%s"></script>`, b.add("theme.js", boot)),
		fmt.Sprintf(`<script type="module" src="%s" data-part="start"></script>`, b.add("bench.js", main))))
	return nil
}

// begins builds the files that a page starts with: its styles, its classic scripts, and its module
// with all imports.
func (b *bundle) begins(page head) (css, boot, main []byte, err error) {
	sheets := ""
	for _, style := range page.styles {
		sheets += fmt.Sprintf("@import %q %s;\n", "./"+style.name, style.media)
	}
	if css, err = b.build(api.StdinOptions{Contents: sheets, Loader: api.LoaderCSS}, api.BuildOptions{}); err != nil {
		return nil, nil, nil, err
	}
	if boot, err = b.classic(page.scripts); err != nil {
		return nil, nil, nil, err
	}
	main, err = b.build(api.StdinOptions{Contents: imports([]string{page.start})}, api.BuildOptions{Format: api.FormatESModule, Plugins: []api.Plugin{b.built()}})
	return css, boot, main, err
}

// classic builds the scripts that run before the page, in a language that browsers too old for the page can read.
func (b *bundle) classic(scripts []string) ([]byte, error) {
	return b.build(api.StdinOptions{Contents: imports(scripts)}, api.BuildOptions{Format: api.FormatIIFE, Target: api.ES2015})
}

// target and engines are the JavaScript and CSS that the page's oldest browsers read: README.md names
// them. What they cannot read is written in an older way, such as nested rules.
const target = api.ES2022

var engines = []api.Engine{{Name: api.EngineSafari, Version: "15.4"}, {Name: api.EngineIOS, Version: "15.4"},
	{Name: api.EngineChrome, Version: "104"}, {Name: api.EngineFirefox, Version: "104"}}

var (
	mediaLine = regexp.MustCompile(`(?m)^\s*@media .*{$`)
	below     = regexp.MustCompile(`\((?:([\d.]+em) <= )?(width|height) < ([\d.]+)em\)`)
	atLeast   = regexp.MustCompile(`\((width|height) >= ([\d.]+em)\)`)
	viewport  = regexp.MustCompile(`\b(\d{2,})([sd]vh)\b`)
)

// forOldest writes what esbuild leaves or rewrites too new. For Safari before 16.4 the ranges of media
// queries: (width < 45em) becomes (max-width: 44.99em), where esbuild would write not (min-width: 45em).
// For Chrome before 108 the units of windows without their bars, which style/tokens.css defines.
func forOldest(css []byte) []byte {
	css = viewport.ReplaceAll(css, []byte("calc($1 * var(--$2))"))
	return mediaLine.ReplaceAllFunc(css, func(line []byte) []byte {
		line = below.ReplaceAllFunc(line, func(query []byte) []byte {
			found := below.FindSubmatch(query)
			over, _ := strconv.ParseFloat(string(found[3]), 64)
			older := fmt.Sprintf("(max-%s: %.2fem)", found[2], over-.01)
			if least := found[1]; len(least) > 0 {
				older = fmt.Sprintf("(min-%s: %s) and %s", found[2], least, older)
			}
			return []byte(older)
		})
		return atLeast.ReplaceAll(line, []byte("(min-$1: $2)"))
	})
}

// build bundles a text with all that it imports.
func (b *bundle) build(from api.StdinOptions, how api.BuildOptions) ([]byte, error) {
	dir, err := filepath.Abs(b.dir)
	if err != nil {
		return nil, err
	}
	from.ResolveDir = dir
	how.Stdin, how.AbsWorkingDir = &from, dir
	how.Bundle, how.LegalComments = true, api.LegalCommentsNone
	how.MinifyWhitespace, how.MinifyIdentifiers, how.MinifySyntax = true, true, true
	if how.Target == api.DefaultTarget {
		how.Target, how.Engines = target, engines
	}
	how.Plugins = append(how.Plugins, api.Plugin{Name: "ranges", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: `\.css$`}, func(file api.OnLoadArgs) (api.OnLoadResult, error) {
			content, err := os.ReadFile(file.Path)
			text := string(forOldest(content))
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderCSS}, err
		})
	}})
	made := api.Build(how)
	if len(made.Errors)+len(made.Warnings) > 0 {
		return nil, said(append(made.Errors, made.Warnings...))
	}
	return made.OutputFiles[0].Contents, nil
}

// built replaces built.js by the one for the bundle. The sources have another one, or none.
func (b *bundle) built() api.Plugin {
	return api.Plugin{Name: "built", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `/built\.js$`}, func(api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: builtFile, Namespace: "built"}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "built"}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			text, err := builtText(b.dir, b.names)
			return api.OnLoadResult{Contents: &text}, err
		})
	}}
}

// imports is a script that imports these.
func imports(names []string) (script string) {
	for _, name := range names {
		script += fmt.Sprintf("import %q;\n", "./"+name)
	}
	return script
}

// said joins esbuild's messages into an error, nil if there are none.
func said(messages []api.Message) (err error) {
	for _, text := range api.FormatMessages(messages, api.FormatMessagesOptions{}) {
		err = errors.Join(err, errors.New(strings.TrimSpace(text)))
	}
	return err
}

// write writes the files of the page to a folder and removes all others from it, except dot files
// and compressed copies of the page's files, most of which are still valid.
func (b *bundle) write(out string) error {
	for name, content := range b.files {
		file := filepath.Join(out, filepath.FromSlash(name))
		if now, err := os.ReadFile(file); err == nil && bytes.Equal(now, content) {
			continue
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, content, 0o644)); err != nil {
			return err
		}
	}
	return filepath.WalkDir(out, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") {
			return err
		}
		name, err := filepath.Rel(out, file)
		if err != nil {
			return err
		}
		if _, ours := b.files[web.Original(filepath.ToSlash(name))]; ours {
			return nil
		}
		return os.Remove(file)
	})
}

// builtFile is the module with the facts that only the build knows.
const builtFile = "built.js"

// writeBuilt writes built.js for the sources, in which no file is renamed.
func writeBuilt(dir string) error {
	text, err := builtText(dir, map[string]string{})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, builtFile), []byte(text), 0o644)
}

// builtText is the text of built.js: the languages, one for each file of words, and the hashed names.
func builtText(dir string, names map[string]string) (string, error) {
	entries, err := fs.ReadDir(web.Page(os.DirFS(dir)), "words")
	if err != nil {
		return "", err
	}
	languages := []string{}
	for _, entry := range entries {
		if name := entry.Name(); !entry.IsDir() && !web.Compressed(name) {
			languages = append(languages, strings.TrimSuffix(name, path.Ext(name)))
		}
	}
	listed, err := json.Marshal(languages)
	if err != nil {
		return "", err
	}
	renamed, err := json.Marshal(names)
	return fmt.Sprintf("// Written by make: the languages of the page, one for each file in words, and under which names it\n"+
		"// finds what it loads later, where these are others than they were.\n"+
		"export const LANGUAGES = %s;\nexport const NAMES = %s;\n", listed, renamed), err
}
