// The picture of a finished board that is shared: the board on the table, and under it
// what it is and how it went. It goes out into other rooms, so it is always in daylight.

import { imageOf, painted } from "./dots.js";

/** In dots, and four to five as the places like it where pictures are shown. */
const [WIDTH, HEIGHT] = [1080, 1350];
/** Where the board goes, as large as it can be. */
const BOARD = { x: 60, y: 60, width: 960, height: 960 };

const TABLE = "#efe7d8";
const SERIF = 'ui-serif, "Iowan Old Style", Georgia, serif';

/** The lines, from the top. @type {{ y: number, size: number, font: string, ink: string }[]} */
const LINES = [
  { y: 1146, size: 68, font: SERIF, ink: "#2a2420" },
  { y: 1226, size: 38, font: "system-ui, sans-serif", ink: "#5f554a" },
];
/** A long line becomes so small, then it is squeezed. */
const SMALLEST = 26;

/**
 * @param {string} svg the finished board
 * @param {string[]} lines
 * @returns {Promise<Blob>} a PNG picture
 */
export async function resultPicture(svg, lines) {
  const board = await imageOf(svg);
  return painted(WIDTH, HEIGHT, (pen) => {
    pen.fillStyle = TABLE;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    const { naturalWidth: width, naturalHeight: height } = board;
    const times = Math.min(BOARD.width / width, BOARD.height / height);
    const [left, top] = [BOARD.x + (BOARD.width - width * times) / 2, BOARD.y + (BOARD.height - height * times) / 2];
    pen.drawImage(board, left, top, width * times, height * times);
    pen.textAlign = "center";
    for (const [at, { y, size, font, ink }] of LINES.entries()) {
      pen.fillStyle = ink;
      pen.font = `${size}px ${font}`;
      const fitting = (size * BOARD.width) / Math.max(BOARD.width, pen.measureText(lines[at]).width);
      pen.font = `${Math.max(SMALLEST, Math.floor(fitting))}px ${font}`;
      pen.fillText(lines[at], WIDTH / 2, y, BOARD.width);
    }
  });
}
