/** A set of rows as bits, 32 in a word. Signed words: V8 reckons with them without leaving whole numbers. */
export type RowBits = Int32Array;

/** Words that bits of so many rows take. */
export const wordsFor = (rowCount: number): number => (rowCount + 31) >>> 5;

export function addRow(set: RowBits, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31));
}

/** Takes the rows of another set in, which may be shorter. */
export function unite(set: RowBits, other: RowBits): void {
  for (let word = 0; word < other.length; word++) set[word] = (set[word] as number) | (other[word] as number);
}

/** Leaves only the rows that stand in another set too, which is no shorter. */
export function intersect(set: RowBits, other: RowBits): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) & (other[word] as number);
}
