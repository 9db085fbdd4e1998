import { z } from 'zod';
import { product } from './product.ts';

/** Every how many days a list may propose itself. */
export const recurrences = [7, 14, 28] as const;

/** When a list proposes itself. */
export const listRecurrence = z.object({
  everyDays: z.number().int(),
  /** `YYYY-MM-DD`, the first day it is proposed. */
  nextDate: z.string(),
  /** That day has come: put it into the cart, or skip it. */
  due: z.boolean(),
});

/** A shopping list, or the favourites. */
export const listSummary = z.object({
  listId: z.number().int(),
  name: z.string(),
  isFavourites: z.boolean(),
  itemCount: z.number().int(),
  /** ISO instant. */
  updatedAt: z.string(),
  /** Somebody has the link. */
  shared: z.boolean(),
  /** Only for its owner. */
  recurrence: listRecurrence.optional(),
  /** First pictures. */
  previews: z.array(z.object({ name: z.string(), mediaURL: z.string(), tint: z.string().optional() })),
});

export const listItem = z.object({
  listItemId: z.number().int(),
  product,
  quantity: z.number(),
  notes: z.string().optional(),
});

export const listDetail = listSummary.extend({
  items: z.array(listItem),
  /** Items that cannot be bought now. */
  unavailableCount: z.number().int(),
  /** Euro, of what can be bought now. */
  estimatedTotal: z.number(),
  shareUrl: z.string().optional(),
  /** False for a list of somebody else, seen through its link. */
  editable: z.boolean(),
});

export type ListSummary = z.infer<typeof listSummary>;
export type ListItem = z.infer<typeof listItem>;
export type ListDetail = z.infer<typeof listDetail>;
