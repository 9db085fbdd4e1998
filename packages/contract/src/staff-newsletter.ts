import { z } from 'zod';
import { newsletterSegments, newsletterStates } from './staff-newsletter-words.ts';

/** An issue of the newsletter with its figures. ISO instants. */
export const staffNewsletter = z.object({
  issueId: z.number().int(),
  subject: z.string(),
  /** What mailboxes show beside the subject. */
  preview: z.string(),
  /** Clean HTML of headings, paragraphs, lists and links. */
  body: z.string(),
  products: z.array(
    z.object({ productId: z.number().int(), name: z.string(), mediaURL: z.string(), tint: z.string().optional() }),
  ),
  segment: z.enum(newsletterSegments),
  warehouseId: z.number().int().optional(),
  state: z.enum(newsletterStates),
  /** Counts the changes; one that was made upon an older one is refused. */
  revision: z.number().int(),
  sendAt: z.string().optional(),
  sentAt: z.string().optional(),
  /** Confirmed addresses it would go to now. */
  audience: z.number().int(),
  figures: z.object({
    waiting: z.number().int(),
    sent: z.number().int(),
    /** The server stopped while it left: sent or not, never sent again. */
    uncertain: z.number().int(),
    bounced: z.number().int(),
    failed: z.number().int(),
    left: z.number().int(),
  }),
});

export type StaffNewsletter = z.infer<typeof staffNewsletter>;
