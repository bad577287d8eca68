package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"edgewise/web"
)

// listFile is the list that the service worker imports.
const listFile = "files.js"

// scripts are the service worker's own files. The browser keeps them itself.
var scripts = []string{"sw.js", "versions.js"}

// screenshots is the prefix of pictures that only an offer to install shows; that needs the server anyway.
const screenshots = "icons/screenshot"

// list is the content of files.js: the files that the service worker must keep and its own scripts,
// each with the SHA-256 of its content in base64, and the content type of each extension, since a
// server's may be wrong.
type list struct {
	Version string            `json:"version"`
	Files   map[string]string `json:"files"`
	Scripts map[string]string `json:"scripts"`
	Types   map[string]string `json:"types"`
}

// writeList writes files.js for the page in dir.
func writeList(dir string) error {
	names, err := files(dir)
	if err != nil {
		return err
	}
	made, err := listOf(dir, names)
	if err != nil {
		return err
	}
	object, err := json.MarshalIndent(made, "", "  ")
	if err != nil {
		return err
	}
	script := fmt.Sprintf("// Written by make build: the page's files and the hashes of what is in them.\nself.EDGEWISE = %s;\n", object)
	return os.WriteFile(filepath.Join(dir, listFile), []byte(script), 0o644)
}

// listOf lists the files by the addresses that a browser requests; index.html is the folder itself.
// The version is the hash of names, types and contents in order.
func listOf(dir string, names []string) (list, error) {
	sum := sha256.New()
	made := list{Files: map[string]string{}, Scripts: map[string]string{}, Types: web.Types}
	for _, name := range names {
		if name == listFile || strings.HasPrefix(name, screenshots) {
			continue
		}
		content, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return list{}, err
		}
		fmt.Fprintf(sum, "%s %s %d\n", name, web.Types[path.Ext(name)], len(content))
		sum.Write(content)
		hash := sha256.Sum256(content)
		encoded := base64.StdEncoding.EncodeToString(hash[:])
		switch {
		case slices.Contains(scripts, name):
			made.Scripts[name] = encoded
		case name == "index.html":
			made.Files["./"] = encoded
		default:
			made.Files[name] = encoded
		}
	}
	made.Version = fmt.Sprintf("%x", sum.Sum(nil)[:8])
	return made, nil
}
