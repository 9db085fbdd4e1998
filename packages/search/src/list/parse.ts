import { takeSizes } from '../analysis/sizes.ts';
import type { Store } from '../index/store.ts';
import type { ListLine } from '../types.ts';
import { countsOf } from './counts.ts';
import { cleanLine, splitAtMarks } from './lines.ts';
import { isPartOfName } from './nouns.ts';
import { withoutFrame } from './pasted.ts';
import { takeQuantity } from './quantity.ts';
import { splitSpoken } from './spoken.ts';

/** Longest list read, in lines. */
export const mostLines = 200;

/** Most words without any mark between them read in one go: each is looked at beside its neighbours. */
const mostSpokenWords = 50;

/** Reads a pasted or dictated shopping list (recipe 3.6): one entry per thing, with quantity and size where written. */
export function readShoppingList(text: string, store: Store): ListLine[] {
  return [...readLines(text, store)];
}

/**
 * The same line by line, so that the caller can let others work in between.
 *
 * @returns how many lines were left out because a list has at most `mostLines`
 */
export function* readLines(text: string, store: Store): Generator<ListLine, number> {
  const isName = (left: string, right: string) => isPartOfName(store, left, right);
  let read = 0;
  let leftOut = 0;
  for (const piece of splitAtMarks(withoutFrame(text))) {
    const clean = cleanLine(piece);
    if (clean === '') continue;
    if (read === mostLines) {
      leftOut++;
      continue;
    }
    const stretches = inStretches(clean);
    for (const stretch of stretches) {
      if (read === mostLines) {
        leftOut++;
        continue;
      }
      const spoken = splitSpoken(store, stretch);
      for (const part of spoken) {
        const line = lineOf(part, isName);
        if (!line) continue;
        if (read === mostLines) {
          leftOut++;
          continue;
        }
        read++;
        yield spoken.length === 1 ? { ...line, text: stretch } : line;
      }
    }
  }
  return leftOut;
}

/** A long line in stretches of so many words; any other as it is. */
function inStretches(line: string): string[] {
  const words = line.split(' ');
  if (words.length <= mostSpokenWords) return [line];
  const stretches: string[] = [];
  for (let from = 0; from < words.length; from += mostSpokenWords) {
    stretches.push(words.slice(from, from + mostSpokenWords).join(' '));
  }
  return stretches;
}

function lineOf(part: string, isName: (left: string, right: string) => boolean): ListLine | undefined {
  const counted = takeQuantity(part, isName);
  if (counted.word === '') return undefined;
  const { size } = takeSizes(counted.word);
  const line: ListLine = { text: part, ...counted };
  const counts = countsOf(counted.unitHint);
  if (counts) line.counts = counts;
  if (size && size.amount > 0) line.size = { amount: size.count * size.amount, base: size.base === 'ml' ? 'ml' : 'g' };
  return line;
}
