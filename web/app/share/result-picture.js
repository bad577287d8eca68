// The picture of a finished board for sharing: the board, its name and the result below. It always
// has the light theme, as other people see it.

import { imageOf, painted } from "./dots.js";

/** In pixels; four to five, as social networks show pictures. */
const [WIDTH, HEIGHT] = [1080, 1350];
/** The box that the board is fitted into. */
const BOARD = { x: 60, y: 60, width: 960, height: 960 };

const TABLE = "#efe7d8";
const SERIF = 'ui-serif, "Iowan Old Style", Georgia, serif';

/** The lines, from the top. @type {{ y: number, size: number, font: string, ink: string }[]} */
const LINES = [
  { y: 1146, size: 68, font: SERIF, ink: "#2a2420" },
  { y: 1226, size: 38, font: "system-ui, sans-serif", ink: "#5f554a" },
];
/** A long line shrinks down to this size, then it is squeezed. */
const SMALLEST = 26;

/** @param {string} svg the finished board @param {string[]} lines @returns {Promise<Blob>} a PNG */
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
