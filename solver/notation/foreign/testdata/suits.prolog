name("One Tough Puzzle").
size(3, 3).

/* tile(number, top, right, bottom, left). */
tile(1, heart_tab, diamond_tab, diamond_blank, heart_blank).
tile(2, club_tab, heart_tab, spade_blank, heart_blank).
tile(3, diamond_tab, club_tab, club_blank, diamond_blank).
tile(4, spade_tab, diamond_tab, spade_blank, heart_blank).
tile(5, spade_tab, diamond_tab, heart_blank, diamond_blank).
tile(6, spade_tab, spade_tab, heart_blank, club_blank).
tile(7, club_tab, heart_tab, diamond_blank, club_blank).
tile(8, heart_tab, diamond_tab, club_blank, club_blank).
tile(9, heart_tab, spade_tab, spade_blank, club_blank).

match(club_tab, club_blank).
match(diamond_tab, diamond_blank).
match(heart_tab, heart_blank).
match(spade_tab, spade_blank).
match(club_blank, club_tab).
match(diamond_blank, diamond_tab).
match(heart_blank, heart_tab).
match(spade_blank, spade_tab).
