import { intersect, type RowBits } from '../index/row-bits.ts';
import type { RowSet } from '../index/row-set.ts';
import type { RowTest } from './order.ts';
import { roomFor } from './room.ts';

const bitRoom = roomFor((length) => new Int32Array(length));
const rowRoom = roomFor((length) => new Int32Array(length));

/** The rows that stand in every set, rising; those that pass a test, when there is one. One set at least. */
export function common(sets: readonly RowSet[], test?: RowTest): Int32Array {
  let fewest: Int32Array | undefined;
  for (const { rows } of sets) if (rows && (!fewest || rows.length < fewest.length)) fewest = rows;
  return fewest ? amongFew(fewest, sets, test) : rowsOf(commonBits(sets), test);
}

function amongFew(fewest: Int32Array, sets: readonly RowSet[], test: RowTest | undefined): Int32Array {
  const found = rowRoom(fewest.length);
  let count = 0;
  for (let i = 0; i < fewest.length; i++) {
    const row = fewest[i] as number;
    let isCommon = true;
    for (let k = 0; k < sets.length && isCommon; k++) {
      const set = sets[k] as RowSet;
      isCommon = set.rows === fewest || set.has(row);
    }
    if (isCommon && (test === undefined || test(row))) found[count++] = row;
  }
  return found.slice(0, count);
}

function commonBits(sets: readonly RowSet[]): RowBits {
  const [first, ...others] = sets.map(({ bits }) => bits as RowBits).sort((a, b) => a.length - b.length);
  if (!first || others.length === 0) return first as RowBits;
  const bits = bitRoom(first.length);
  bits.set(first);
  for (const other of others) intersect(bits, other);
  return bits;
}

/** The rows of a set of bits, rising; those that pass a test, when there is one. */
export function rowsOf(bits: RowBits, test?: RowTest): Int32Array {
  const rows = rowRoom(bits.length * 32);
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const row = word * 32 + 31 - Math.clz32(rest & -rest);
      if (test === undefined || test(row)) rows[count++] = row;
    }
  }
  return rows.slice(0, count);
}
