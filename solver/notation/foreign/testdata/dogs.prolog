name("Das verflixte Hunde-Spiel").
size(3, 3).

/* tile(number, top, right, bottom, left). */
tile(1, brown_head, grey_head, umber_tail, spotted_tail).
tile(2, brown_head, spotted_head, brown_tail, umber_tail).
tile(3, brown_head, spotted_head, grey_tail, umber_tail).
tile(4, brown_head, spotted_head, grey_tail, umber_tail).
tile(5, brown_head, umber_head, spotted_tail, grey_tail).
tile(6, grey_head, brown_head, spotted_tail, umber_tail).
tile(7, grey_head, spotted_head, brown_tail, umber_tail).
tile(8, grey_head, umber_head, brown_tail, spotted_tail).
tile(9, grey_head, umber_head, grey_tail, spotted_tail).

match(brown_head, brown_tail).
match(grey_head, grey_tail).
match(spotted_head, spotted_tail).
match(umber_head, umber_tail).
match(brown_tail, brown_head).
match(grey_tail, grey_head).
match(spotted_tail, spotted_head).
match(umber_tail, umber_head).
