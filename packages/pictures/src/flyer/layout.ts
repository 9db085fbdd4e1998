/** Measures of a page in pixels: about the proportions of A4. */
export const PAGE = { width: 1000, height: 1414, margin: 28, gap: 14, header: 168, footer: 54 } as const;

const COLUMNS = 4;
const ROWS = 4;

/** Column, row, columns wide, rows high. The first is the large one. */
const PLACES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 2, 2],
  [2, 0, 2, 1],
  [2, 1, 1, 1],
  [3, 1, 1, 1],
  [0, 2, 1, 1],
  [1, 2, 1, 1],
  [3, 2, 1, 2],
  [2, 2, 1, 1],
  [0, 3, 1, 1],
  [1, 3, 1, 1],
  [2, 3, 1, 1],
];

/** Products a page has room for. */
export const TILES_PER_PAGE = PLACES.length;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the tiles of a page stand; even pages are mirrored, so that an open leaflet does not look the same twice. */
export function placesOf(pageNumber: number): Place[] {
  const { width, height, margin, gap, header, footer } = PAGE;
  const cellWidth = (width - 2 * margin - (COLUMNS - 1) * gap) / COLUMNS;
  const cellHeight = (height - header - footer - margin - (ROWS - 1) * gap) / ROWS;
  return PLACES.map(([column, row, wide, high]) => ({
    x: margin + (pageNumber % 2 === 0 ? COLUMNS - column - wide : column) * (cellWidth + gap),
    y: header + margin / 2 + row * (cellHeight + gap),
    width: wide * cellWidth + (wide - 1) * gap,
    height: high * cellHeight + (high - 1) * gap,
  }));
}
