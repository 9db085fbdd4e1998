import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart, substituteOffer } from '../cart.ts';
import { MOST_PICTURE_BYTES, MOST_PROBLEM_PHOTOS } from '../constants.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  fileParam,
  hashParam,
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
import {
  lineProblems,
  order,
  orderArrival,
  orderList,
  problemReport,
  problemSolution,
  problemWishes,
  street,
  withdrawal,
} from '../order.ts';
import { MOST_COST_CENTRE } from '../order-reference.ts';
import { page } from '../page.ts';
import { abandonRefusals, paymentRefusals, payWith, resumeRefusals, resumeWith } from '../paying.ts';
import { paymentResponse, paymentStatus, unfinishedPayment as unfinished } from '../payment.ts';
import { product } from '../product.ts';

const orderId = { order_id: idParam('L’ordine') };

const listRequest = z.object({
  page: pageParam,
  page_size: pageSizeParam({ fallback: 10, max: 100 }),
  /** `open` = still to come, `delivered` = arrived. */
  filter: withDefault(choiceParam('Il filtro degli ordini', ['all', 'open', 'delivered']), 'all'),
});

const companyListRequest = listRequest.extend({
  filter: withDefault(choiceParam('Il filtro degli ordini', ['all', 'open', 'delivered', 'cancelled']), 'all'),
  /** Part of the order's number, of a reference of the company, or of the name of who ordered. */
  q: optional(textParam('Il testo da cercare', 60)),
  /** Only what this person ordered. */
  user_id: optional(idParam('La persona')),
  /** Only orders of this cost centre, written as the orders have it. */
  cost_centre: optional(textParam('Il centro di costo', MOST_COST_CENTRE)),
  /** First and last day of delivery, both included. */
  from_day: optional(dayParam('Il primo giorno')),
  to_day: optional(dayParam('L’ultimo giorno')),
});

export const list = defineCall({
  method: 'GET',
  path: 'order/list',
  summary: 'Orders of the customer, the latest first',
  tag: 'order',
  access: 'customer',
  request: listRequest,
  data: orderList,
});

export const listAllUsers = defineCall({
  method: 'GET',
  path: 'order/list-all-users',
  summary: 'Orders of every user of the company, the latest first',
  tag: 'order',
  access: 'master',
  request: companyListRequest,
  data: orderList.extend({
    /** By whom and for what the company ordered so far, to choose from; with the first page only. */
    choices: z
      .object({
        people: z.array(z.object({ userId: z.number().int(), name: z.string() })),
        costCentres: z.array(z.string()),
      })
      .optional(),
    /** What all that were found cost together, euro, as the column of the file adds up; with the first page only. */
    sum: z.object({ grossTotal: z.number(), estimated: z.boolean() }).optional(),
  }),
});

export const listAllUsersFile = defineCall({
  method: 'GET',
  path: 'order/list-all-users.csv',
  answers: 'csv',
  summary: 'Orders of every user of the company, as a file for spreadsheets',
  tag: 'order',
  access: 'master',
  request: companyListRequest.omit({ page: true, page_size: true }),
  data: z.object({}),
});

export const detail = defineCall({
  method: 'GET',
  path: 'order/detail',
  summary: 'One order; a master account sees those of its company',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: z.object({ order }),
  errors: ['order-not-found'],
});

export const arrival = defineCall({
  method: 'GET',
  path: 'order/arrival',
  summary:
    'When the van comes: minutes, deliveries before, where it is while it is on its way, and the code for the door',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: z.object({ arrival: orderArrival }),
  errors: ['order-not-found'],
});

export const arrivalStreets = defineCall({
  method: 'GET',
  path: 'order/arrival-streets',
  summary: 'The streets around the home an order is brought to, while a van is on its way to it; else none',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: z.object({ streets: z.array(street) }),
  errors: ['order-not-found'],
});

export const purchased = defineCall({
  method: 'GET',
  path: 'order/purchased',
  summary: 'What the customer bought before, with how often: "Già acquistati"',
  tag: 'order',
  access: 'customer',
  request: z.object({
    /** `often` = what is in most orders first, `recent` = what was bought last. */
    sort: withDefault(choiceParam('L’ordine dei prodotti', ['often', 'recent']), 'often'),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 24, max: 100 }),
    hash: hashParam,
  }),
  data: z.object({
    page,
    purchases: z.array(
      z.object({
        product,
        /** Orders it was in. */
        timesBought: z.number().int(),
        /** `YYYY-MM-DD` of the latest. */
        lastBoughtOn: z.string(),
        /** How much of it the customer takes most often, in selling units. */
        usualQuantity: z.number(),
        /** What the customer said of it. */
        liked: z.boolean().optional(),
      }),
    ),
  }),
});

export const repeat = defineCall({
  method: 'POST',
  path: 'order/repeat',
  summary: 'Adds the products of an order to the cart; what cannot be added is told in warnings',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: cart,
  errors: ['order-not-found', 'nothing-available', 'cart-locked', 'payment-in-progress'],
});

export const cancel = defineCall({
  method: 'POST',
  path: 'order/cancel',
  summary: 'Cancels an order, until its cut-off',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: z.object({ order }),
  errors: ['order-not-found', 'cutoff-passed', 'order-not-cancellable', 'payment-in-progress'],
});

export const modify = defineCall({
  method: 'POST',
  path: 'order/modify',
  summary: 'Reopens an order as the cart, until its cut-off',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: cart,
  errors: [
    'order-not-found',
    'cutoff-passed',
    'order-not-modifiable',
    'cart-not-empty',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const discardChanges = defineCall({
  method: 'POST',
  path: 'order/leave-as-it-was',
  summary: 'Discards the changes of an order: it remains as it was, and the cart is empty again',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: cart,
  errors: ['order-not-found', 'order-not-reopened', 'cart-locked', 'payment-in-progress'],
});

export const withdraw = defineCall({
  method: 'POST',
  path: 'order/withdraw',
  summary: 'Withdraws from the contract, in two steps: without `confirm` it shows, with it it does',
  tag: 'order',
  access: 'customer',
  request: z.object({
    ...orderId,
    /** Absent: every line that can be given back. */
    lines: listParam('Le righe', z.object({ order_line_id: idParam('La riga'), quantity: optional(quantityParam()) }), {
      max: 500,
    }).optional(),
    confirm: withDefault(boolParam('La conferma'), false),
    /** No reason need be given. */
    reason: optional(textParam('Il motivo', 1000)),
  }),
  data: z.object({ withdrawal }),
  errors: ['order-not-found', 'line-not-found', 'not-withdrawable', 'withdrawal-period-over', 'invalid-quantity'],
});

export const reportProblem = defineCall({
  method: 'POST',
  path: 'order/report-problem',
  summary:
    'Tells the shop that something is missing or not good; a dated receipt goes out by e-mail. The same report sent again is answered with the first one',
  tag: 'order',
  access: 'customer',
  request: z.object({
    ...orderId,
    lines: listParam(
      'Le righe',
      z.object({
        order_line_id: idParam('La riga'),
        problem: choiceParam('Il problema', lineProblems),
        /** Of the line, in selling units; absent: all of it. */
        quantity: optional(quantityParam()),
      }),
      { max: 500 },
    ),
    wish: optional(choiceParam('La richiesta', problemWishes)),
    /** Numbers that `order/problem-photo` gave. */
    photos: optional(listParam('Le foto', photoParam, { min: 0, max: MOST_PROBLEM_PHOTOS })),
    note: optional(textParam('La nota', 1000)),
  }),
  data: z.object({ report: problemReport }),
  errors: [
    'order-not-found',
    'is-redelivery',
    'line-not-found',
    'not-delivered',
    'already-reported',
    'nothing-left',
    'invalid-quantity',
    'photo-not-found',
  ],
});

export const uploadProblemPhoto = defineCall({
  method: 'POST',
  path: 'order/problem-photo',
  summary:
    'Keeps a photo for a report that is being written, without place, time and device; one that no report takes is removed after a day',
  tag: 'order',
  access: 'customer',
  request: z.object({
    ...orderId,
    /** The file in Base64: JPEG, PNG, WebP or AVIF, at most 10 MB. */
    file: fileParam('La foto', MOST_PICTURE_BYTES),
  }),
  data: z.object({ photo: z.string() }),
  errors: ['order-not-found', 'not-delivered', 'wrong-photo', 'too-many-photos'],
});

export const problemPhoto = defineCall({
  method: 'GET',
  path: 'order/problem-photo.webp',
  answers: 'picture',
  summary: 'A photo that the customer sent with a report',
  tag: 'order',
  access: 'customer',
  request: z.object({ photo: photoParam }),
  data: z.object({}),
  errors: ['photo-not-found'],
});

export const solveProblem = defineCall({
  method: 'POST',
  path: 'order/solve-problem',
  summary:
    'Closes a report of missing or bad goods: refunds them, or some of them, or nothing; the customer gets an e-mail',
  tag: 'order',
  access: 'staff',
  roles: ['customer-care', 'store-manager'],
  request: z.object({
    problem_report_id: idParam('La segnalazione'),
    /** Absent: every line of the report, as much of it as the customer still has; an empty list: nothing is refunded. */
    lines: listParam('Le righe', z.object({ order_line_id: idParam('La riga'), quantity: optional(quantityParam()) }), {
      min: 0,
      max: 500,
    }).optional(),
  }),
  data: z.object({ solution: problemSolution }),
  errors: [
    'problem-not-found',
    'already-solved',
    'line-not-found',
    'invalid-quantity',
    'total-changed',
    'refund-above-limit',
  ],
});

export const receipt = defineCall({
  method: 'GET',
  path: 'order/receipt.pdf',
  answers: 'pdf',
  summary: 'The receipt: ordered and delivered',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: z.object({}),
  errors: ['order-not-found', 'receipt-not-ready'],
});

export const invoice = defineCall({
  method: 'GET',
  path: 'order/invoice.pdf',
  answers: 'pdf',
  summary: 'The courtesy copy of the invoice asked for at checkout; it is there once the order is delivered',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: z.object({}),
  errors: ['order-not-found', 'invoice-not-ready'],
});

export const creditNote = defineCall({
  method: 'GET',
  path: 'order/credit-note.pdf',
  answers: 'pdf',
  summary: 'The courtesy copy of a credit note, for what came back or was paid back after the invoice',
  tag: 'order',
  access: 'customer',
  request: z.object({ ...orderId, credit_note_id: idParam('La nota di credito') }),
  data: z.object({}),
  errors: ['order-not-found', 'credit-note-not-found'],
});

export const withdrawalPaper = defineCall({
  method: 'GET',
  path: 'order/withdrawal.pdf',
  answers: 'pdf',
  summary: 'The dated receipt of a withdrawal',
  tag: 'order',
  access: 'customer',
  request: z.object({ ...orderId, withdrawal_id: idParam('Il recesso') }),
  data: z.object({}),
  errors: ['order-not-found', 'withdrawal-not-found'],
});

export const paymentState = defineCall({
  method: 'GET',
  path: 'order/payment-status',
  summary: 'How the payment of an order stands; asked while the customer comes back from the provider',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: paymentStatus,
  errors: ['order-not-found'],
});

export const unfinishedPayment = defineCall({
  method: 'GET',
  path: 'order/unfinished-payment',
  summary: 'The payment under way for the cart, begun on this or another device; nothing when there is none',
  tag: 'order',
  access: 'customer',
  request: z.object({}),
  data: z.object({ payment: unfinished.optional() }),
});

export const resumePayment = defineCall({
  method: 'POST',
  path: 'order/resume-payment',
  summary: 'Goes on with a payment under way; without `paymentUrl` it was paid meanwhile',
  tag: 'order',
  access: 'customer',
  request: z.object({ ...orderId, ...resumeWith }),
  data: paymentResponse,
  errors: resumeRefusals,
});

export const payMissing = defineCall({
  method: 'POST',
  path: 'order/pay-missing',
  summary: 'Pays what a confirmed order lacks (`missing`); answers as cart/buy',
  tag: 'order',
  access: 'customer',
  request: z.object({ ...orderId, ...payWith }),
  data: paymentResponse,
  errors: ['order-not-found', 'nothing-to-pay', ...paymentRefusals],
});

export const abandonPayment = defineCall({
  method: 'POST',
  path: 'order/give-up-payment',
  summary: 'Abandons a payment under way: the cart opens again as it was',
  tag: 'order',
  access: 'customer',
  request: z.object(orderId),
  data: cart,
  errors: abandonRefusals,
});

export const substitutes = defineCall({
  method: 'GET',
  path: 'order/substitutes',
  summary: 'What can be chosen for the place of a line of an order, the best first, or found by words',
  tag: 'order',
  access: 'customer',
  request: z.object({ ...orderId, order_line_id: idParam('La riga'), q: optional(textParam('Cosa cerchi', 80)) }),
  data: z.object({ products: z.array(substituteOffer) }),
  errors: ['order-not-found', 'line-not-found'],
});

export const chooseSubstitute = defineCall({
  method: 'POST',
  path: 'order/choose-substitute',
  summary: 'Says what comes if a line is missing, until the cut-off of its order',
  tag: 'order',
  access: 'customer',
  request: z.object({
    ...orderId,
    order_line_id: idParam('La riga'),
    /** Something like it, one product, or nothing. */
    choice: choiceParam('La scelta', ['similar', 'product', 'none']),
    /** With `product`: one of `order/substitutes`. */
    wanted_substitute_id: optional(idParam('Il sostituto')),
  }),
  data: z.object({ order }),
  errors: [
    'order-not-found',
    'line-not-found',
    'order-not-modifiable',
    'cutoff-passed',
    'substitute-not-found',
    'substitute-not-suitable',
  ],
});

export const refuseSubstitution = defineCall({
  method: 'POST',
  path: 'order/refuse-substitution',
  summary:
    'Refuses what came in the place of a line, while the order is being prepared: the line is missing and not charged',
  tag: 'order',
  access: 'customer',
  request: z.object({ ...orderId, order_line_id: idParam('La riga') }),
  data: z.object({ order }),
  errors: ['order-not-found', 'line-not-found', 'not-substituted', 'order-not-in-picking'],
});
