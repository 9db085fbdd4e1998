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

/** The set of these slots, in so many words of 32. */
export function bitsOf(words: number, ...lists: ArrayLike<number>[]): Bitset {
  const bits = new Uint32Array(words);
  for (const slots of lists) for (let index = 0; index < slots.length; index++) setBit(bits, slots[index]!);
  return bits;
}

export function hasBit(bits: Bitset, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/** The slots that stand in every set; a set shorter than the first counts as ending in zeros. */
export function intersection(first: Bitset, ...others: Bitset[]): Bitset {
  const result = first.slice();
  for (const other of others) {
    const common = Math.min(result.length, other.length);
    for (let word = 0; word < common; word++) result[word]! &= other[word]!;
    result.fill(0, common);
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

/** Calls `visit` with every slot that stands in the set, in rising order. */
export function eachSlot(bits: Bitset, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) visit(word * 32 + 31 - Math.clz32(rest & -rest));
  }
}

/** How many slots stand in the set. */
export function countSlots(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countBits(bits[word]!);
  return count;
}

/** How many slots stand in both sets. */
export function countCommon(one: Bitset, other: Bitset): number {
  const words = Math.min(one.length, other.length);
  let count = 0;
  for (let word = 0; word < words; word++) count += countBits(one[word]! & other[word]!);
  return count;
}

/** The bits of a word are added pairwise, by four, by eight, and their bytes by one product. */
function countBits(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
