// Two tiles of a puzzle whose halves make a whole, for the picture at home: it shows
// without a word what the game is. Knows no DOM.

/** A tile, and the turn in which it lies. @typedef {[tile: number, turn: number]} Turned */

/** The sides that meet, of the tile on the left and of that on the right. */
const [RIGHT, LEFT] = [1, 3];

/**
 * The edge that makes a whole of another: the other case of its letter.
 * @param {string} edge
 */
export function mateOf(edge) {
  return edge === edge.toLowerCase() ? edge.toUpperCase() : edge.toLowerCase();
}

/**
 * The edge that a tile shows on a side.
 * @param {string} tile
 * @param {number} turn
 * @param {number} side
 */
export function edgeAt(tile, turn, side) {
  return tile[(side - turn + 2 * tile.length) % tile.length];
}

/**
 * The first tile that has a mate among the others, on the left, and that one on the right
 * of it; null where none has.
 * @param {string[]} tiles one letter for each side
 * @returns {{ left: Turned, right: Turned } | null}
 */
export function pairOf(tiles) {
  for (const [left, tile] of tiles.entries()) {
    for (const [side, edge] of [...tile].entries()) {
      const right = tiles.findIndex((other, at) => at > left && other.includes(mateOf(edge)));
      if (right < 0) continue;
      const [turn, other] = [RIGHT - side, LEFT - tiles[right].indexOf(mateOf(edge))];
      return { left: [left, (turn + tile.length) % tile.length], right: [right, (other + tile.length) % tile.length] };
    }
  }
  return null;
}
