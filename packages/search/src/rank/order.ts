import type { SlotTest } from '../types.ts';

/** Scores that differ by less count as equal, so that a promotion or the catalogue order decides. */
const finestScore = 1e5;
const slotSpan = 2 ** 24;
const unavailable = 2 ** 48;

/** Turns a slot test of either shape into a function. */
export function asTest(test: SlotTest): (slot: number) => boolean {
  return typeof test === 'function' ? test : (slot) => test[slot] === 1 || (test[slot] ?? 0) > 0;
}

/**
 * Puts scored slots in rank order: available before unavailable, then by score, promoted first among equals, then by
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
    const rank = Math.max(0, 4 * finestScore - Math.round((scores[i] as number) * finestScore)) * 2;
    let key = (rank + (isPromoted?.(slot) ? 0 : 1)) * slotSpan + i;
    if (isAvailable && !isAvailable(slot)) key += unavailable;
    keys[i] = key;
  }
  keys.sort();
  const order = new Int32Array(count);
  for (let i = 0; i < count; i++) order[i] = (keys[i] as number) % slotSpan;
  return order;
}
