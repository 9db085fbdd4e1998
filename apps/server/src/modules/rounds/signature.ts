/** Fewest signs of a path that is more than a touch by mistake. */
const LEAST_SIGNS = 30;
const BOX = { width: 1000, height: 400 };

/**
 * Whether a text is a signature: an SVG path of moves and lines in a box of 1000 × 400, and nothing else. It is drawn into pages
 * of the office, so that anything a browser could obey has no place in it.
 */
export function isSignature(path: string): boolean {
  if (path.length < LEAST_SIGNS || !path.startsWith('M')) return false;
  return path
    .slice(1)
    .split(/[ML]/)
    .every((part) => {
      // one point, read without going back: a long text made to puzzle costs nothing
      const point = /^(\d{1,4}) (\d{1,4})$/.exec(part);
      return point !== null && Number(point[1]) <= BOX.width && Number(point[2]) <= BOX.height;
    });
}
