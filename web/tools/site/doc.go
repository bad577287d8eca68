// Command site adds to a packed page what its host needs.
//
//	go run ./web/tools/site [-out dist] [-frames ORIGINS] [-base https://host.example/edgewise/] [-only ID]
//
// It writes _headers, which hosts such as Netlify and Cloudflare Pages read: the headers that our own
// server sends (web/handler.go). With -base, which is where the page will be, it also writes what links
// show of themselves: a page for each puzzle of the gallery and for each day in web/days, with a picture
// of 1200 × 630 pixels and the tags that chats and search engines read, picture.png for the app itself,
// and sitemap.xml. Such a page needs no script: a plain link leads into the app. It does not go there by
// itself, because a crawler would follow and find every puzzle to be the same page, and Back would
// not lead out again. It is in English, the language of what the app says before its script has run.
//
// site.go writes the files, pages.go says what is on a page. svg.go paints drawings of package draw:
// path.go turns their paths into contours, paint.go fills these, and palette.go makes files small.
package main
