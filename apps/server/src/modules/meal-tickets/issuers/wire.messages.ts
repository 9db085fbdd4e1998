import { z } from 'zod';

/* Answers of docs/meal-ticket-wire.md; anything else is no answer. */

const cents = z.number().int().min(0);
const count = z.number().int().min(0).max(10_000);
const instant = z.iso.datetime();

export const ticketList = z
  .array(z.object({ faceValueCents: cents.min(1), count }))
  .transform((list) => list.map((each) => ({ faceCents: each.faceValueCents, count: each.count })));

export const linked = z.object({ status: z.literal('linked'), linkToken: z.string().min(1) });

/** A link the customer finishes elsewhere. */
export const begunLink = z.object({
  linkId: z.string().min(1).max(200),
  status: z.literal('pending'),
  code: z.string().min(1).max(20),
  expiresAt: instant,
  url: z.url({ protocol: /^https?$/ }),
});

export const linkState = z.object({
  status: z.enum(['pending', 'linked', 'refused', 'expired', 'discarded']),
  linkToken: z.string().min(1).optional(),
});

export const balance = z.object({
  holder: z.object({ id: z.string(), name: z.string() }),
  tickets: ticketList,
  limits: z
    .object({ perOrder: count, weekdays: z.array(z.number()), leftToday: count })
    .partial()
    .optional(),
});

const part = z.object({ id: z.string().min(1), tickets: ticketList, cents, at: instant });

export const authorisation = z.object({
  id: z.string().min(1),
  orderRef: z.string(),
  status: z.enum(['authorised', 'captured', 'cancelled', 'expired']),
  tickets: ticketList,
  cents,
  at: instant,
  captured: part.nullable(),
  refunds: z.array(part),
});
export type Authorisation = z.output<typeof authorisation>;

export const authorisations = z.object({ authorisations: z.array(authorisation) });

const movement = z.object({
  kind: z.enum(['authorised', 'captured', 'released', 'cancelled', 'expired', 'refunded']),
  orderRef: z.string().min(1),
  cents,
});
export type MovementOfDay = z.output<typeof movement>;

export const movementsOfDay = z.object({ movements: z.array(movement) });

/** Where the answer does not matter. */
export const anything = z.unknown();
