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

/** How a text is looked for: as the beginning of a number, or as words that must all be there. */
export function wordsOf(text: string): { numberBegins: string } | { words: string[] } {
  const folded = text.toLowerCase().trim();
  const words = folded.split(/\s+/).filter((word) => word.length >= fewestLetters);
  return words.length === 0 ? { numberBegins: folded } : { words };
}
