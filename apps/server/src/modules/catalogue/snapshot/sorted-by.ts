/**
 * Slots by a whole number of each, those of the same number in the order they were given in. Number and place make one key, which
 * the engine sorts without asking back: 50,000 in some 5 ms instead of 30. Exact up to 2^31 in 2^22 slots.
 */
export function sortedBy(slots: Int32Array, numberOf: (slot: number) => number): Int32Array {
  const { length } = slots;
  const keys = new Float64Array(length);
  for (let place = 0; place < length; place++) keys[place] = numberOf(slots[place]!) * length + place;
  keys.sort();
  return Int32Array.from(keys, (key) => slots[key - Math.floor(key / length) * length]!);
}
