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
  /** First name of who made it, for those who keep it with them; empty when that person has none. */
  owner: z.string().optional(),
  /** How many keep it beside its owner; absent = nobody. */
  memberCount: z.number().int().optional(),
  /** First pictures. */
  previews: z.array(z.object({ name: z.string(), mediaURL: z.string(), tint: z.string().optional() })),
});

export const listItem = z.object({
  listItemId: z.number().int(),
  product,
  quantity: z.number(),
  notes: z.string().optional(),
  /** First name of who put it in, where that was somebody else of those who keep the list. */
  addedBy: z.string().optional(),
});

/** Somebody who keeps a list of somebody else. */
export const listMember = z.object({
  memberId: z.number().int(),
  /** First name; may be empty. */
  name: z.string(),
  /** Who asks. */
  isYou: z.boolean(),
});

export const listDetail = listSummary.extend({
  items: z.array(listItem),
  /** Items that cannot be bought now. */
  unavailableCount: z.number().int(),
  /** Euro, of what can be bought now. */
  estimatedTotal: z.number(),
  shareUrl: z.string().optional(),
  /** What is in it may be changed: false for who only has its link. */
  editable: z.boolean(),
  /** Its owner alone names, shares and removes it; a reader only has its link. */
  role: z.enum(['owner', 'member', 'reader']),
  /** Who has its link and an account may join in. */
  together: z.boolean(),
  /** Those who keep it beside its owner, for all who keep it. */
  members: z.array(listMember).optional(),
});

export type ListSummary = z.infer<typeof listSummary>;
export type ListMember = z.infer<typeof listMember>;
export type ListItem = z.infer<typeof listItem>;
export type ListDetail = z.infer<typeof listDetail>;
