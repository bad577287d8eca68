package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/build"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

const (
	module    = "edgewise/"
	api       = module + "wasm/api"
	directive = "//ts:type "
)

// A source is the Go packages of this module as they are written, with their comments.
type source struct {
	root     string // the folder of the module
	files    *token.FileSet
	packages map[string]*types.Package
	comments map[token.Pos]comment // by where a name is declared
	methods  []string              // the table of methods in wasm/api, in its order
}

// A comment is what stands at a declaration.
type comment struct {
	text string
	says string // the TypeScript type that directives give, in one or more lines
}

// read reads wasm/api and all that it imports from this module.
func read(root string) (*source, error) {
	s := &source{root: root, files: token.NewFileSet(), packages: map[string]*types.Package{}, comments: map[token.Pos]comment{}}
	if _, err := s.Import(api); err != nil {
		return nil, err
	}
	if len(s.methods) == 0 {
		return nil, fmt.Errorf("%s has no table named methods", api)
	}
	return s, nil
}

// Import reads a package for the type checker. Nothing of the standard library crosses, so its
// packages are empty, and the errors that this causes do not matter: a type that crosses and is
// not known is found later.
func (s *source) Import(name string) (*types.Package, error) {
	if known := s.packages[name]; known != nil {
		return known, nil
	}
	if !strings.HasPrefix(name, module) {
		empty := types.NewPackage(name, path.Base(name))
		empty.MarkComplete()
		s.packages[name] = empty
		return empty, nil
	}
	listed, err := build.ImportDir(filepath.Join(s.root, strings.TrimPrefix(name, module)), 0)
	if err != nil {
		return nil, err
	}
	var parsed []*ast.File
	for _, file := range listed.GoFiles {
		tree, err := parser.ParseFile(s.files, filepath.Join(listed.Dir, file), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		parsed = append(parsed, tree)
	}
	config := types.Config{Importer: s, IgnoreFuncBodies: true, Error: func(error) {}}
	s.packages[name], _ = config.Check(name, s.files, parsed, nil)
	for _, tree := range parsed {
		s.note(tree, name == api)
	}
	return s.packages[name], nil
}

// note notes the comments of a file, and the table of methods.
func (s *source) note(tree *ast.File, isAPI bool) {
	ast.Inspect(tree, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.FuncDecl:
			s.comments[node.Name.Pos()] = commentOf(node.Doc)
			return false
		case *ast.GenDecl:
			for _, spec := range node.Specs {
				if declared, is := spec.(*ast.TypeSpec); is && len(node.Specs) == 1 {
					declared.Doc = cmp.Or(declared.Doc, node.Doc)
				}
			}
		case *ast.TypeSpec:
			s.comments[node.Name.Pos()] = commentOf(node.Doc, node.Comment)
		case *ast.Field:
			for _, name := range node.Names {
				s.comments[name.Pos()] = commentOf(node.Doc, node.Comment)
			}
			if node.Names == nil { // embedded
				s.comments[embedded(node.Type).Pos()] = commentOf(node.Doc)
			}
		case *ast.ValueSpec:
			if isAPI && node.Names[0].Name == "methods" {
				s.methods = rowsOf(node)
			}
		}
		return true
	})
}

// embedded is the name of an embedded type, by which its field is known.
func embedded(expression ast.Expr) ast.Expr {
	switch e := expression.(type) {
	case *ast.StarExpr:
		return embedded(e.X)
	case *ast.SelectorExpr:
		return e.Sel
	}
	return expression
}

// rowsOf are the methods of the table: {"open", (*API).open}.
func rowsOf(table *ast.ValueSpec) (methods []string) {
	for _, row := range table.Values[0].(*ast.CompositeLit).Elts {
		methods = append(methods, row.(*ast.CompositeLit).Elts[1].(*ast.SelectorExpr).Sel.Name)
	}
	return methods
}

func commentOf(groups ...*ast.CommentGroup) (c comment) {
	for _, group := range groups {
		if group == nil {
			continue
		}
		c.text = strings.TrimSpace(c.text + "\n" + group.Text())
		for _, line := range group.List {
			if says, is := strings.CutPrefix(line.Text, directive); is {
				c.says = strings.TrimSpace(c.says + "\n" + says)
			}
		}
	}
	return c
}

// constants are the values of the constants of a string type, in the order of the source.
func constants(of *types.TypeName) (values []string) {
	scope := of.Pkg().Scope()
	var found []*types.Const
	for _, name := range scope.Names() {
		if c, is := scope.Lookup(name).(*types.Const); is && types.Identical(c.Type(), of.Type()) && c.Val().Kind() == constant.String {
			found = append(found, c)
		}
	}
	slices.SortFunc(found, func(a, b *types.Const) int { return cmp.Compare(a.Pos(), b.Pos()) })
	for _, c := range found {
		values = append(values, constant.StringVal(c.Val()))
	}
	return values
}
