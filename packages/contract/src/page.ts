import { z } from 'zod';
import { mostListed } from './most-listed.ts';

/** Place of a page in a listing. `selPage` is 1-based; past the last page the list is empty. */
export const page = z.object({
  selPage: z.number().int(),
  totPages: z.number().int(),
  totItems: z.number().int(),
  itemsPerPage: z.number().int(),
});

export type Page = z.infer<typeof page>;

/** The page block of a listing of `totItems` items. */
export function pageOf(totItems: number, selPage: number, itemsPerPage: number): Page {
  return { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage };
}

/** The page block of a list that goes up to `mostListed`. @param counted at most one more than that */
export function pageOfListed(counted: number, selPage: number, itemsPerPage: number): Page {
  return { ...pageOf(Math.min(counted, mostListed), selPage, itemsPerPage), totItems: counted };
}
