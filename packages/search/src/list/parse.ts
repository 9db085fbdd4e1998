import { takeSizes } from '../analysis/sizes.ts';
import type { Store } from '../index/store.ts';
import type { ListLine } from '../types.ts';
import { countsOf } from './counts.ts';
import { cleanLine, splitAtMarks } from './lines.ts';
import { isPartOfName } from './nouns.ts';
import { takeQuantity } from './quantity.ts';
import { splitSpoken } from './spoken.ts';

/** Longest list read, in lines. */
export const mostLines = 200;

/** Reads a pasted or dictated shopping list (recipe 3.6): one entry per thing, with quantity and size where written. */
export function readShoppingList(text: string, store: Store): ListLine[] {
  const isName = (left: string, right: string) => isPartOfName(store, left, right);
  const lines: ListLine[] = [];
  for (const piece of splitAtMarks(text)) {
    const clean = cleanLine(piece);
    if (clean === '') continue;
    const spoken = splitSpoken(store, clean);
    for (const part of spoken) {
      if (lines.length === mostLines) return lines;
      const counted = takeQuantity(part, isName);
      if (counted.word === '') continue;
      const { size } = takeSizes(counted.word);
      const line: ListLine = { text: spoken.length === 1 ? clean : part, ...counted };
      const counts = countsOf(counted.unitHint);
      if (counts) line.counts = counts;
      if (size && size.amount > 0)
        line.size = { amount: size.count * size.amount, base: size.base === 'ml' ? 'ml' : 'g' };
      lines.push(line);
    }
  }
  return lines;
}
