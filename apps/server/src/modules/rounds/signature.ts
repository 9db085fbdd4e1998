/** Fewest signs of a path that is more than a touch by mistake. */
const LEAST_SIGNS = 30;
const BOX = { width: 1000, height: 400 };

/**
 * Whether a text is a signature: an SVG path of moves and lines in a box of 1000 × 400, and nothing else. It is drawn into pages
 * of the office, so that anything a browser could obey has no place in it.
 */
export function isSignature(path: string): boolean {
  if (path.length < LEAST_SIGNS || !/^M[\d ]+(?:[ML ]+[\d ]+)*$/.test(path)) return false;
  const points = path.split(/[ML]/).filter((part) => part.trim() !== '');
  return points.every((part) => {
    const numbers = part.trim().split(/ +/).map(Number);
    return numbers.length === 2 && numbers[0]! <= BOX.width && numbers[1]! <= BOX.height;
  });
}
