import { roomFor } from './room.ts';

/** A test on the row of a product. */
export type RowTest = (row: number) => boolean;

/** Scores that differ by less count as equal, so that a promotion or the catalogue order decides. */
const finestScore = 1e5;
const rowSpan = 2 ** 24;
/**
 * What being out of stock costs: as much as sets kinds of one thing apart, so that what can be bought comes first among
 * them, but not what merely shares a word ("finocchi" sold out still come before fennel sausages).
 */
export const outOfStockCost = 0.15;

const keyRoom = roomFor((length) => new Float64Array(length));

/**
 * Puts scored rows in rank order: by score, less what being out of stock costs, promoted first among equals, then by
 * row. One number per row holds the whole key, so that the sort runs natively on a typed array.
 *
 * @param most so many places are wanted; all when absent
 * @returns places in `rows`, best first
 */
export function rankOrder(
  rows: Int32Array,
  scores: Float64Array,
  isAvailable: RowTest | undefined,
  isPromoted: RowTest | undefined,
  most = rows.length,
): Int32Array {
  const count = rows.length;
  const keys = keyRoom(count);
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number;
    const score = (scores[i] as number) - (isAvailable && !isAvailable(row) ? outOfStockCost : 0);
    const rank = Math.max(0, 4 * finestScore - Math.round(score * finestScore)) * 2;
    keys[i] = (rank + (isPromoted?.(row) ? 0 : 1)) * rowSpan + i;
  }
  const best = smallest(keys, most);
  const order = new Int32Array(best.length);
  for (let i = 0; i < best.length; i++) order[i] = (best[i] as number) % rowSpan;
  return order;
}

/** So few, or below this share of all, are picked: 36 of 320 cost a quarter of sorting all. */
const fewPicked = 64;
const fewOfAll = 0.05;

/** The `most` smallest keys, rising. */
function smallest(keys: Float64Array, most: number): Float64Array {
  if (most >= keys.length || (most > fewPicked && most >= keys.length * fewOfAll)) return keys.sort().subarray(0, most);
  const kept = keys.slice(0, most).sort();
  const last = most - 1;
  if (last < 0) return kept;
  let largest = kept[last] as number;
  for (let i = most; i < keys.length; i++) {
    const key = keys[i] as number;
    if (key >= largest) continue;
    let place = last;
    for (; place > 0 && (kept[place - 1] as number) > key; place--) kept[place] = kept[place - 1] as number;
    kept[place] = key;
    largest = kept[last] as number;
  }
  return kept;
}
