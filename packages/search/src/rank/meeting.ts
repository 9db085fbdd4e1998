import type { RowSet } from '../index/row-set.ts';
import type { Store } from '../index/store.ts';
import type { Term } from '../match/word-match.ts';
import { common } from './common.ts';
import type { RowTest } from './order.ts';

/** Leaf categories that meet a word as well as names do. */
export type Leaves = ReadonlySet<number> | undefined;

/**
 * Rows that meet all of these words, each in its set or by its leaf category.
 *
 * @param sets, shelves by word
 * @param within they lie in this set; needed where all words have leaf categories
 */
export function meetingAll(
  { category }: Store,
  terms: readonly Term[],
  sets: readonly (RowSet | undefined)[],
  shelves: readonly Leaves[],
  accept: RowTest,
  within?: RowSet,
): Int32Array {
  const closed: RowSet[] = within ? [within] : [];
  const open: { set: RowSet; leaves: ReadonlySet<number> }[] = [];
  for (const { index } of terms) {
    const set = sets[index] as RowSet;
    const leaves = shelves[index];
    if (leaves) open.push({ set, leaves });
    else closed.push(set);
  }
  if (open.length === 0) return common(closed, accept);
  const leafOf = category.values;
  const isMet = (row: number) => {
    if (!accept(row)) return false;
    for (const { set, leaves } of open) if (!set.has(row) && !leaves.has(leafOf[row] as number)) return false;
    return true;
  };
  return common(closed, isMet);
}
