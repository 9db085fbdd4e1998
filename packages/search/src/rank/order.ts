import type { SlotTest } from '../types.ts';

/** Scores that differ by less count as equal, so that a promotion or the catalogue order decides. */
const finestScore = 1e5;
const slotSpan = 2 ** 24;
/**
 * What being out of stock costs: as much as sets kinds of one thing apart, so that what can be bought comes first among
 * them, but not what merely shares a word ("finocchi" sold out still come before fennel sausages).
 */
export const outOfStockCost = 0.15;

/** Turns a slot test of either shape into a function. */
export function asTest(test: SlotTest): (slot: number) => boolean {
  return typeof test === 'function' ? test : (slot) => test[slot] === 1 || (test[slot] ?? 0) > 0;
}

/**
 * Puts scored slots in rank order: by score, less what being out of stock costs, promoted first among equals, then by
 * slot. One number per slot holds the whole key, so that the sort runs natively on a typed array.
 *
 * @returns places in `slots`, best first
 */
export function rankOrder(
  slots: Int32Array,
  scores: Float64Array,
  available: SlotTest | undefined,
  promoted: SlotTest | undefined,
): Int32Array {
  const isAvailable = available && asTest(available);
  const isPromoted = promoted && asTest(promoted);
  const count = slots.length;
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const score = (scores[i] as number) - (isAvailable && !isAvailable(slot) ? outOfStockCost : 0);
    const rank = Math.max(0, 4 * finestScore - Math.round(score * finestScore)) * 2;
    keys[i] = (rank + (isPromoted?.(slot) ? 0 : 1)) * slotSpan + i;
  }
  keys.sort();
  const order = new Int32Array(count);
  for (let i = 0; i < count; i++) order[i] = (keys[i] as number) % slotSpan;
  return order;
}
