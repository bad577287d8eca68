// Help: the ladder of hints, one rung at a press.

/**
 * @typedef {object} Help
 * @property {{ cells: number[], tiles: number[] }} lit what is lit on board and tray
 */

export {};
