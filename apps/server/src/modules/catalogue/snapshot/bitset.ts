/** A set of slots (small integers) as bits: union and intersection of 50,000 products cost microseconds. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function setBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

export function hasBit(bits: Bitset, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/** The slots that stand in every set; a set shorter than the first counts as ending in zeros. */
export function intersection(first: Bitset, ...others: Bitset[]): Bitset {
  const result = first.slice();
  for (const other of others) {
    for (let word = 0; word < result.length; word++) result[word]! &= other[word] ?? 0;
  }
  return result;
}

/** The slots that stand in at least one set. */
export function union(sets: Bitset[], size: number): Bitset {
  const result = createBitset(size);
  for (const set of sets) {
    for (let word = 0; word < set.length && word < result.length; word++) result[word]! |= set[word]!;
  }
  return result;
}
