import type { calls, RequestOf } from '@sporta/contract';
import type { StaffRights } from '../../platform/staff-rights.ts';

/** What the list of orders is asked for, and by whom. */
export type OrderFilter = Omit<RequestOf<typeof calls.staffOrders.list>, 'page' | 'page_size'> & {
  stores: StaffRights['stores'];
  /** These alone. */
  orderIds?: readonly number[] | undefined;
};

/** Fewer letters find too much; they are read as the beginning of a number. */
const fewestLetters = 3;

/**
 * How a text is looked for: as the beginning of a number, or as words that must all be there. Beside longer words a short one is
 * the beginning of a word: "via 12" is a street and a house.
 */
export function wordsOf(text: string): { numberBegins: string } | { words: string[]; beginnings: string[] } {
  const folded = text.toLowerCase().trim();
  const { true: words = [], false: beginnings = [] } = Object.groupBy(folded.split(/\s+/), (word) =>
    String(word.length >= fewestLetters),
  );
  return words.length === 0 ? { numberBegins: folded } : { words, beginnings };
}
