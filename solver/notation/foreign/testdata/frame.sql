-- 3, 3
-- frame: frame
CREATE TABLE tile (id INTEGER PRIMARY KEY, "top" TEXT, "right" TEXT, "bottom" TEXT, "left" TEXT);
INSERT INTO tile VALUES (1, 'frame', 'frame', 'm_1', 'm_1');
INSERT INTO tile VALUES (2, 'frame', 'frame', 'm_1', 'm_2');
INSERT INTO tile VALUES (3, 'frame', 'frame', 'm_2', 'm_1');
INSERT INTO tile VALUES (4, 'frame', 'frame', 'm_2', 'm_2');
INSERT INTO tile VALUES (5, 'frame', 'm_1', 'm_3', 'm_2');
INSERT INTO tile VALUES (6, 'frame', 'm_1', 'm_4', 'm_1');
INSERT INTO tile VALUES (7, 'frame', 'm_2', 'm_3', 'm_1');
INSERT INTO tile VALUES (8, 'frame', 'm_2', 'm_4', 'm_2');
INSERT INTO tile VALUES (9, 'm_3', 'm_3', 'm_4', 'm_4');

CREATE TABLE mate (edge TEXT, other TEXT);
INSERT INTO mate VALUES ('m_1', 'm_1');
INSERT INTO mate VALUES ('m_2', 'm_2');
INSERT INTO mate VALUES ('m_3', 'm_3');
INSERT INTO mate VALUES ('m_4', 'm_4');
