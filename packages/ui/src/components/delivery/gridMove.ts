/** Position of the focus in a table: row and column, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

/**
 * Where a key moves focus in a grid of `rows` × `columns`; undefined when the key is not one of a grid's. Arrows stop at
 * the edges; Home and End go along the row, with Ctrl to the first and last cell; Page Up and Down to the ends of the
 * column (WAI-ARIA grid pattern).
 */
export function gridMove(
  key: string,
  ctrl: boolean,
  { row, column }: GridPlace,
  rows: number,
  columns: number,
): GridPlace | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) };
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: rows - 1, column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
