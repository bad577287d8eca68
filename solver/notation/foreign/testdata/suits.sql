-- "One Tough Puzzle"
-- 3, 3
CREATE TABLE tile (id INTEGER PRIMARY KEY, "top" TEXT, "right" TEXT, "bottom" TEXT, "left" TEXT);
INSERT INTO tile VALUES (1, 'heart_tab', 'diamond_tab', 'diamond_blank', 'heart_blank');
INSERT INTO tile VALUES (2, 'club_tab', 'heart_tab', 'spade_blank', 'heart_blank');
INSERT INTO tile VALUES (3, 'diamond_tab', 'club_tab', 'club_blank', 'diamond_blank');
INSERT INTO tile VALUES (4, 'spade_tab', 'diamond_tab', 'spade_blank', 'heart_blank');
INSERT INTO tile VALUES (5, 'spade_tab', 'diamond_tab', 'heart_blank', 'diamond_blank');
INSERT INTO tile VALUES (6, 'spade_tab', 'spade_tab', 'heart_blank', 'club_blank');
INSERT INTO tile VALUES (7, 'club_tab', 'heart_tab', 'diamond_blank', 'club_blank');
INSERT INTO tile VALUES (8, 'heart_tab', 'diamond_tab', 'club_blank', 'club_blank');
INSERT INTO tile VALUES (9, 'heart_tab', 'spade_tab', 'spade_blank', 'club_blank');

CREATE TABLE mate (edge TEXT, other TEXT);
INSERT INTO mate VALUES ('club_tab', 'club_blank');
INSERT INTO mate VALUES ('diamond_tab', 'diamond_blank');
INSERT INTO mate VALUES ('heart_tab', 'heart_blank');
INSERT INTO mate VALUES ('spade_tab', 'spade_blank');
INSERT INTO mate VALUES ('club_blank', 'club_tab');
INSERT INTO mate VALUES ('diamond_blank', 'diamond_tab');
INSERT INTO mate VALUES ('heart_blank', 'heart_tab');
INSERT INTO mate VALUES ('spade_blank', 'spade_tab');
