import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  euroParam,
  idParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import { auditEntry } from '../staff.ts';
import { staffCustomer, staffCustomerRow, staffMerging } from '../staff-customer.ts';
import { staffCustomerSorts, staffCustomerTabs } from '../staff-customer-words.ts';
import { tableFormat } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff' } as const;
const seen = { ...base, roles: ['customer-care', 'store-manager', 'accounting'] } as const;
const helped = { ...base, roles: ['customer-care', 'store-manager'], method: 'POST' } as const;
const forWhole = { ...base, roles: ['customer-care'] } as const;
const userId = { user_id: idParam('Il cliente') };
const reason = textParam('Il motivo', 300, { min: 3 });
const answer = z.object({ customer: staffCustomer });

const filters = z.object({
  tab: withDefault(choiceParam('La vista', staffCustomerTabs), 'all'),
  /** Part of a name, an e-mail, a phone, a loyalty card or a company; or the number of an order. */
  q: optional(textParam('Il testo da cercare', 60)),
  company_id: optional(idParam('L’azienda')),
  sort: withDefault(choiceParam('L’ordinamento', staffCustomerSorts), 'name'),
  direction: withDefault(choiceParam('Il verso', ['asc', 'desc']), 'asc'),
});

export const list = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/customers',
  summary:
    'Customers, those of their stores for who works for some: searched, filtered, sorted and paged by the server',
  request: filters.extend({ page: pageParam, page_size: pageSizeParam({ fallback: 50, max: 200 }) }),
  data: z.object({
    page,
    customers: z.array(staffCustomerRow),
    /** Under the same search; 10,001 means more than 10,000. */
    counts: z.record(z.enum(staffCustomerTabs), z.number().int()),
  }),
});

export const listFile = defineCall({
  ...forWhole,
  method: 'GET',
  path: 'staff/customers.csv',
  answers: 'csv',
  summary: 'The same list as a file for spreadsheets, up to 10,000 customers; who took it is written down',
  request: filters.extend(tableFormat),
  data: z.object({}),
});

export const detail = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/customer',
  summary: 'One customer whole: figures, certificates, points, consents, addresses, devices, reports and notes',
  request: z.object(userId),
  data: answer,
  errors: ['customer-not-found'],
});

export const log = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/customer/log',
  summary: 'Who of the staff looked at a customer or changed something of them, the latest first',
  request: z.object({ ...userId, page: pageParam, page_size: pageSizeParam({ fallback: 20, max: 100 }) }),
  data: z.object({ page, entries: z.array(auditEntry) }),
  errors: ['customer-not-found'],
});

export const addNote = defineCall({
  ...seen,
  method: 'POST',
  path: 'staff/customer/add-note',
  summary: 'Writes a note about a customer, whom it never reaches',
  request: z.object({ ...userId, text: textParam('La nota', 1000) }),
  data: answer,
  errors: ['customer-not-found'],
});

export const sendReset = defineCall({
  ...helped,
  path: 'staff/customer/send-reset',
  summary: 'Has the mail for a new password sent to the customer; nobody at the Banco sees its code',
  request: z.object(userId),
  data: answer,
  errors: ['customer-not-found'],
});

export const unlock = defineCall({
  ...helped,
  path: 'staff/customer/unlock',
  summary: 'Ends the wait after wrong passwords, wherever they were typed',
  request: z.object(userId),
  data: answer,
  errors: ['customer-not-found'],
});

export const signOut = defineCall({
  ...helped,
  path: 'staff/customer/sign-out',
  summary: 'Signs all devices of a customer out and voids the codes sent to them',
  request: z.object(userId),
  data: answer,
  errors: ['customer-not-found'],
});

export const block = defineCall({
  ...seen,
  method: 'POST',
  path: 'staff/customer/block',
  summary: 'The customer may sign in and look, and may not buy any more; orders under way go on',
  request: z.object({ ...userId, reason }),
  data: answer,
  errors: ['customer-not-found'],
});

export const unblock = defineCall({
  ...seen,
  method: 'POST',
  path: 'staff/customer/unblock',
  summary: 'The customer may buy again',
  request: z.object(userId),
  data: answer,
  errors: ['customer-not-found'],
});

export const giveVoucher = defineCall({
  ...helped,
  path: 'staff/customer/give-voucher',
  summary:
    'Gives a certificate the customer can spend, once for each key, and tells them by mail; `may.voucher` of the customer says how much',
  request: z.object({
    ...userId,
    /** Euro. */
    amount: euroParam('Il valore'),
    /** The customer reads it. */
    reason,
    idempotency_key: textParam('La chiave', 80, { min: 8 }),
  }),
  data: answer,
  errors: ['customer-not-found', 'amount-too-low', 'voucher-above-limit', 'vouchers-of-day', 'vouchers-of-customer'],
});

export const takeBackVoucher = defineCall({
  ...helped,
  path: 'staff/customer/take-back-voucher',
  summary: 'Ends a certificate given by hand, with what is left on it, and tells the customer why by mail',
  request: z.object({ ...userId, gift_certificate_id: idParam('Il buono'), reason }),
  data: answer,
  errors: ['customer-not-found', 'voucher-not-takeable'],
});

export const endDeliveryPass = defineCall({
  ...helped,
  path: 'staff/customer/end-delivery-pass',
  summary:
    'Ends a delivery pass before its time: what was not used goes back the way it came, and the customer reads why',
  request: z.object({
    ...userId,
    order_id: idParam('L’abbonamento'),
    /** Euro that go back, as shown: a delivery or a midnight later it is another amount, which nobody has seen. */
    refund: euroParam('Quanto si restituisce'),
    reason,
  }),
  data: answer,
  errors: ['customer-not-found', 'order-not-found', 'delivery-pass-not-paid', 'delivery-pass-over', 'refund-changed'],
});

const merged = { ...userId, into_user_id: idParam('Il cliente che resta') };
const mergeProblems = [
  'customer-not-found',
  'same-customer',
  'other-company',
  'payment-in-progress',
  'last-master',
] as const;

export const merging = defineCall({
  ...forWhole,
  method: 'GET',
  path: 'staff/customer/merging',
  summary: 'What merging an account into another would move',
  request: z.object(merged),
  data: z.object({ merging: staffMerging }),
  errors: mergeProblems,
});

export const merge = defineCall({
  ...forWhole,
  method: 'POST',
  path: 'staff/customer/merge',
  summary:
    'Moves orders, points, certificates, addresses, lists, cards and notes of an account to another of the same person, and empties the first',
  request: z.object(merged),
  /** The account that stays. */
  data: answer,
  errors: mergeProblems,
});

export const anonymise = defineCall({
  ...forWhole,
  method: 'POST',
  path: 'staff/customer/anonymise',
  summary:
    'Removes the person at once, or, while an order is under way, 14 days after its delivery by itself; nobody can undo it',
  request: z.object({
    ...userId,
    /** Family name (or e-mail of who gave none) as the dialog asks to type it, whatever the case. */
    confirm: textParam('La conferma', 254),
    /** An order is under way: wait for its end. */
    later: withDefault(boolParam('L’attesa'), false),
  }),
  data: z.object({
    /** Absent once the person is removed. */
    customer: staffCustomer.optional(),
  }),
  errors: ['customer-not-found', 'confirm-wrong', 'open-orders', 'last-master'],
});

export const keep = defineCall({
  ...forWhole,
  method: 'POST',
  path: 'staff/customer/keep',
  summary: 'Calls off an anonymisation that waits for its day',
  request: z.object(userId),
  data: answer,
  errors: ['customer-not-found'],
});

export const startBuying = defineCall({
  ...helped,
  path: 'staff/customer/start-buying',
  summary:
    'Makes this session the customer’s in the shop for half an hour, to place an order they say on the telephone; `callsWhileActing` says what it may do',
  request: z.object({
    ...userId,
    /** Begun on the page of their company: the way back leads there. */
    from_company: withDefault(boolParam('L’azienda'), false),
  }),
  data: z.object({
    /** ISO instant. */
    until: z.string(),
  }),
  errors: ['customer-not-found'],
});

export const stopBuying = defineCall({
  ...helped,
  path: 'staff/customer/stop-buying',
  summary: 'Ends buying for a customer: in the shop the session is this person’s own again',
  request: z.object({}),
  data: z.object({}),
});

export const exportFile = defineCall({
  ...forWhole,
  method: 'GET',
  path: 'staff/customer/export',
  answers: 'json',
  summary: 'All the shop knows about a person, for them (GDPR art. 15 and 20); who took it is written down',
  request: z.object(userId),
  data: z.object({}),
  errors: ['customer-not-found'],
});
