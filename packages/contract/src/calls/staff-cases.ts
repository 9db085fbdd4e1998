import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  euroParam,
  idParam,
  listParam,
  optional,
  pageParam,
  pageSizeParam,
  photoParam,
  quantityParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import { caseRefund, staffCase, staffCaseRow } from '../staff-case.ts';
import { caseKinds, caseTabs } from '../staff-case-words.ts';
import { staffSlotChoice } from '../staff-order.ts';

const base = { tag: 'staff', access: 'staff', roles: ['customer-care', 'store-manager'] } as const;
const caseId = { case_id: idParam('La pratica') };
const oneCase = z.object({ case: staffCase });

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/cases',
  summary: 'Reports and withdrawals of the stores of this person: what is due first comes first, what is closed last',
  request: z.object({
    tab: withDefault(choiceParam('La vista', caseTabs), 'open'),
    kind: optional(choiceParam('Il tipo', caseKinds)),
    warehouse_id: optional(idParam('La sede')),
    /** Part of an order number or of a name. */
    q: optional(textParam('Il testo da cercare', 60)),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 200 }),
  }),
  data: z.object({
    page,
    cases: z.array(staffCaseRow),
    /** Under the same filters; 10,001 closed ones mean more than 10,000. */
    counts: z.record(z.enum(caseTabs), z.number().int()),
  }),
  errors: ['store-not-found'],
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/case',
  summary: 'One report or withdrawal whole: who, what, the words of both sides, and what can still be given back',
  request: z.object(caseId),
  data: oneCase,
  errors: ['case-not-found'],
});

export const photo = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/case/photo.webp',
  answers: 'picture',
  summary: 'A photo that a customer of these stores sent with a report',
  request: z.object({ photo: photoParam }),
  data: z.object({}),
  errors: ['photo-not-found'],
});

export const take = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/case/take',
  summary: 'Takes a case in hand, also from somebody else, or leaves it for others again',
  request: z.object({
    ...caseId,
    mine: withDefault(boolParam('Il carico'), true),
    /** Who had it when the page was read, 0 = nobody: somebody who took it meanwhile keeps it. */
    seen_assignee: optional(idParam('Chi se ne occupa')),
  }),
  data: oneCase,
  errors: ['case-not-found', 'case-closed', 'case-taken'],
});

export const answer = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/case/answer',
  summary: 'Writes to the customer: by mail, and on the page of the order. The same key writes once',
  request: z.object({
    ...caseId,
    text: textParam('La risposta', 2000, { min: 3 }),
    idempotency_key: textParam('La chiave', 80, { min: 8 }),
  }),
  data: oneCase,
  errors: ['case-not-found'],
});

export const decide = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/case/decide',
  summary:
    'Ends a report: gives lines of it back as money or as a voucher, or nothing with a reason; without `confirm` it answers what would go back, and where to',
  request: z.object({
    ...caseId,
    lines: listParam('Le righe', z.object({ order_line_id: idParam('La riga'), quantity: optional(quantityParam()) }), {
      min: 0,
      max: 500,
    }),
    outcome: withDefault(choiceParam('L’esito', ['refund', 'voucher']), 'refund'),
    /** The customer reads it; needed where nothing is refunded. */
    text: optional(textParam('La risposta', 2000, { min: 3 })),
    confirm: withDefault(boolParam('La conferma'), false),
    /** Euro the person saw on the button; another total refuses. Needed to confirm. */
    expected_total: optional(euroParam('Il totale atteso')),
  }),
  data: z.object({ refund: caseRefund, case: staffCase }),
  errors: [
    'case-not-found',
    'not-a-report',
    'already-solved',
    'line-not-found',
    'invalid-quantity',
    'reason-needed',
    'total-changed',
    'refund-above-limit',
    'voucher-not-possible',
  ],
});

export const redeliver = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/case/redeliver',
  summary:
    'Ends a report by bringing lines of it again, free, as an order of its own; without `confirm` it answers the slots with room for it',
  request: z.object({
    ...caseId,
    lines: listParam('Le righe', z.object({ order_line_id: idParam('La riga'), quantity: optional(quantityParam()) }), {
      min: 1,
      max: 500,
    }),
    /** Needed to confirm. */
    timeslot_id: optional(idParam('La fascia')),
    /** The customer reads it. */
    text: optional(textParam('La risposta', 2000, { min: 3 })),
    confirm: withDefault(boolParam('La conferma'), false),
  }),
  data: z.object({ slots: z.array(staffSlotChoice), case: staffCase }),
  errors: [
    'case-not-found',
    'not-a-report',
    'already-solved',
    'line-not-found',
    'invalid-quantity',
    'not-available',
    'slot-not-found',
    'slot-closed',
    'slot-full',
  ],
});

export const close = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/case/close',
  summary: 'Closes a withdrawal whose money has left, or opens it again; reports end with a decision',
  request: z.object({ ...caseId, closed: withDefault(boolParam('La chiusura'), true) }),
  data: oneCase,
  errors: ['case-not-found', 'not-a-withdrawal', 'money-waiting'],
});
