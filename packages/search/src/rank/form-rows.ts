import { addRow, type RowBits, wordsFor } from '../index/row-bits.ts';
import { RowSet, risingRows } from '../index/row-set.ts';
import type { Store } from '../index/store.ts';

/** Fewer rows than one in so many are held one by one. */
const fewOfAll = 64;

/** Rows that carry any of the forms or stand in one of the lists. */
export function rowsWith(store: Store, forms: readonly number[], lists: readonly Int32Array[] = []): RowSet {
  if (lists.length > 0) return findRows(store, forms, lists);
  const { postings } = store;
  const [first] = forms;
  if (first === undefined || forms.length > 1)
    return postings.rowSets.get(forms.join(), () => findRows(store, forms, []));
  const bits = postings.bits(first);
  return bits ? new RowSet(undefined, bits) : findRows(store, forms, []);
}

function findRows({ postings, rowCount }: Store, forms: readonly number[], lists: readonly Int32Array[]): RowSet {
  const all = [...forms.map((form) => postings.rowsOf(form)), ...lists];
  const count = all.reduce((sum, rows) => sum + rows.length, 0);
  if (count * fewOfAll < rowCount) {
    if (all.length === 1) return new RowSet(all[0], undefined);
    const rows = new Int32Array(count);
    let place = 0;
    for (const list of all) {
      rows.set(list, place);
      place += list.length;
    }
    return new RowSet(risingRows(rows), undefined);
  }
  const bits: RowBits = new Int32Array(wordsFor(rowCount));
  for (const form of forms) postings.addRows(form, bits);
  for (const rows of lists) for (let i = 0; i < rows.length; i++) addRow(bits, rows[i] as number);
  return new RowSet(undefined, bits);
}
