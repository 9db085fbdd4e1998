import type { calls, RequestOf } from '@sporta/contract';
import type { StaffRights } from '../../platform/staff-rights.ts';

/** What the list of customers is asked for, and by whom. */
export type CustomerFilter = Omit<RequestOf<typeof calls.staffCustomers.list>, 'page' | 'page_size'> & {
  stores: StaffRights['stores'];
};

/** Fewer letters find too much: they are read as the beginning of a name. */
const fewestLetters = 3;

/** How a text is looked for: as the beginning of a name, or as words that must all be there. */
export function wordsOf(text: string): { nameBegins: string } | { words: string[] } {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word.length >= fewestLetters);
  return words.length === 0 ? { nameBegins: text.trim() } : { words };
}

/** What may be the number of an order, as it is written in the book; undefined for other texts. */
export function orderNumberIn(text: string): string | undefined {
  const asked = text.trim().toUpperCase();
  return /^[0-9A-Z][0-9A-Z-]{4,19}$/.test(asked) && /\d/.test(asked) ? asked : undefined;
}
