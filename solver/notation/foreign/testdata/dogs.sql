-- "Das verflixte Hunde-Spiel"
-- 3, 3
CREATE TABLE tile (id INTEGER PRIMARY KEY, "top" TEXT, "right" TEXT, "bottom" TEXT, "left" TEXT);
INSERT INTO tile VALUES (1, 'brown_head', 'grey_head', 'umber_tail', 'spotted_tail');
INSERT INTO tile VALUES (2, 'brown_head', 'spotted_head', 'brown_tail', 'umber_tail');
INSERT INTO tile VALUES (3, 'brown_head', 'spotted_head', 'grey_tail', 'umber_tail');
INSERT INTO tile VALUES (4, 'brown_head', 'spotted_head', 'grey_tail', 'umber_tail');
INSERT INTO tile VALUES (5, 'brown_head', 'umber_head', 'spotted_tail', 'grey_tail');
INSERT INTO tile VALUES (6, 'grey_head', 'brown_head', 'spotted_tail', 'umber_tail');
INSERT INTO tile VALUES (7, 'grey_head', 'spotted_head', 'brown_tail', 'umber_tail');
INSERT INTO tile VALUES (8, 'grey_head', 'umber_head', 'brown_tail', 'spotted_tail');
INSERT INTO tile VALUES (9, 'grey_head', 'umber_head', 'grey_tail', 'spotted_tail');

CREATE TABLE mate (edge TEXT, other TEXT);
INSERT INTO mate VALUES ('brown_head', 'brown_tail');
INSERT INTO mate VALUES ('grey_head', 'grey_tail');
INSERT INTO mate VALUES ('spotted_head', 'spotted_tail');
INSERT INTO mate VALUES ('umber_head', 'umber_tail');
INSERT INTO mate VALUES ('brown_tail', 'brown_head');
INSERT INTO mate VALUES ('grey_tail', 'grey_head');
INSERT INTO mate VALUES ('spotted_tail', 'spotted_head');
INSERT INTO mate VALUES ('umber_tail', 'umber_head');
