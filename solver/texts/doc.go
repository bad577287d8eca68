// Package texts reads whatever people bring: a link or a text of ours, the link of a day, a file of
// another program, or a list of tiles in their own words.
//
//	text ──▶ a day? ──▶ ours? ──▶ another program's? ──▶ a list of tiles (package reading)
//	                                                        │
//	                                                        └── is it published? has it a solution?
//
// Here reading meets what is known of puzzles: of the readings of a list, one that is published or
// has a solution is likelier than one that has none.
package texts
