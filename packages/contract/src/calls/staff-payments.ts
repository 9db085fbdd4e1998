import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, dayParam, idParam, optional, textParam, withDefault } from '../fields.ts';
import { failingWork, heldOrder, reconciliationReport, undecidedPayment } from '../reconciliation.ts';

const base = { tag: 'staff', access: 'staff', roles: ['accounting'] } as const;
const stuckPayments = { undecided: z.array(undecidedPayment), failing: z.array(failingWork), held: z.array(heldOrder) };

export const reconciliation = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'staff/payments/reconciliation',
  summary: 'What providers say they moved on a day, compared with our ledger; `again` makes the comparison now',
  request: z.object({
    day: dayParam('Il giorno'),
    again: withDefault(boolParam('Il nuovo confronto'), false),
  }),
  data: z.object({ reports: z.array(reconciliationReport) }),
  errors: ['day-not-over'],
});

export const stuck = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/payments/stuck',
  summary: 'Payments nobody decides, money that cannot be taken or given back, and orders held for what they miss',
  request: z.object({}),
  data: z.object(stuckPayments),
});

export const retry = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/payments/retry',
  summary: 'Asks after a payment now, and tries all work about it again; or one piece of work alone',
  request: z.object({
    payment_id: optional(idParam('Il pagamento')),
    message_id: optional(idParam('Il lavoro')),
  }),
  data: z.object(stuckPayments),
  errors: ['payment-not-found', 'payment-unavailable'],
});

export const endWork = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/payments/end-work',
  summary:
    'Decides that work on money which keeps failing is not tried any more: it moved another way, or will not move; moves no money',
  request: z.object({ message_id: idParam('Il lavoro'), reason: textParam('Il motivo', 300, { min: 3 }) }),
  data: z.object(stuckPayments),
  errors: ['payment-not-found', 'payment-in-progress'],
});
