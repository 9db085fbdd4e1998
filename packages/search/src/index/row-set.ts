import type { RowBits } from './row-bits.ts';

/** Rows of products: one by one, rising, where they are few; as bits where they are many. */
export class RowSet {
  readonly rows: Int32Array | undefined;
  /** A set that ends early has no rows beyond its end. */
  readonly bits: RowBits | undefined;

  constructor(rows: Int32Array | undefined, bits: RowBits | undefined) {
    this.rows = rows;
    this.bits = bits;
  }

  has(row: number): boolean {
    const { bits, rows } = this;
    if (bits) return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
    if (!rows) return false;
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return rows[low] === row;
  }
}

/** Different rows, rising; in place. */
export function risingRows(rows: Int32Array): Int32Array {
  rows.sort();
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    if (count === 0 || rows[i] !== rows[count - 1]) rows[count++] = rows[i] as number;
  }
  return rows.subarray(0, count);
}
