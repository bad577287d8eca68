size(3, 3).
frame(frame).

/* tile(number, top, right, bottom, left). */
tile(1, frame, frame, m_1, m_1).
tile(2, frame, frame, m_1, m_2).
tile(3, frame, frame, m_2, m_1).
tile(4, frame, frame, m_2, m_2).
tile(5, frame, m_1, m_3, m_2).
tile(6, frame, m_1, m_4, m_1).
tile(7, frame, m_2, m_3, m_1).
tile(8, frame, m_2, m_4, m_2).
tile(9, m_3, m_3, m_4, m_4).

match(m_1, m_1).
match(m_2, m_2).
match(m_3, m_3).
match(m_4, m_4).
