import { z } from 'zod';

/** Where a page of a listing stands. `selPage` is 1-based; past the last page the list is empty. */
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
