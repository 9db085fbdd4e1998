import { addDays, shopDay } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderView } from '../order-book/index.ts';
import { daysToPay, insertCreditNoteEntry, insertInvoiceEntry, insertMonthEntry } from './due-dates.repo.ts';
import { chargesOf } from './order-amounts.ts';
import { invoiceNumber } from './order-invoice.ts';

/* The invoices and credit notes of a company among what it owes. Orders of households have none. */

type Payment = OrderView['payments'][number];

const isLive = ({ state }: Payment) => ['authorised', 'captured', 'refunded'].includes(state);
const isOnAccount = ({ kind }: Payment) => kind === 'due-date';

/** Cents of an order that wait for the invoice. */
const onAccountCents = (order: OrderView) =>
  order.payments
    .filter((payment) => isLive(payment) && isOnAccount(payment))
    .reduce(
      (sum, { amountCents, capturedCents, settledCents }) => sum + (capturedCents || settledCents || amountCents),
      0,
    );

/** Paid when it was placed: by card, or whole by certificates. */
const isPaidAlready = (order: OrderView) =>
  onAccountCents(order) === 0 && (order.deliveredCents === 0 || order.payments.some(isLive));

/** Enters the invoice of an order, unless the order is entered already; one that was paid at checkout counts as paid. */
export async function enterInvoice(
  tx: Tx,
  order: OrderView,
  invoice: { year: number; number: number; now: Date },
): Promise<void> {
  const today = shopDay(invoice.now.getTime());
  const { totalCents } = chargesOf(order);
  if (totalCents <= 0) return;
  await insertInvoiceEntry(tx, {
    orderId: order.orderId,
    documentNumber: invoiceNumber(invoice),
    today,
    dueDate: isPaidAlready(order) ? today : addDays(today, await daysToPay(tx, order.orderId)),
    amountCents: totalCents,
    paidCents: totalCents - owedCents(order),
  });
}

/** What of an order is paid when its invoice is due, in cents; 0 = it was paid when it was placed. */
export function owedCents(order: OrderView): number {
  const { totalCents } = chargesOf(order);
  return isPaidAlready(order) ? 0 : Math.min(totalCents, onAccountCents(order) || totalCents);
}

/** Enters the invoice of a month, paid as far as its orders are; the days to pay count from its own day. */
export async function enterMonthInvoice(
  tx: Tx,
  orders: readonly OrderView[],
  invoice: { invoiceId: number; companyId: number; year: number; number: number; paymentDays: number; now: Date },
): Promise<void> {
  const sum = (cents: (order: OrderView) => number) => orders.reduce((total, order) => total + cents(order), 0);
  const amountCents = sum((order) => chargesOf(order).totalCents);
  if (amountCents <= 0) return;
  const owed = sum(owedCents);
  const today = shopDay(invoice.now.getTime());
  await insertMonthEntry(tx, {
    companyId: invoice.companyId,
    invoiceId: invoice.invoiceId,
    documentNumber: invoiceNumber(invoice),
    today,
    dueDate: owed > 0 ? addDays(today, invoice.paymentDays) : today,
    amountCents,
    paidCents: amountCents - owed,
  });
}

/**
 * Enters a credit note, below zero: it is settled where the money goes back to a card, else it is taken off what is owed. Where
 * something of the invoice is still owed it always is.
 */
export async function enterCreditNote(
  tx: Tx,
  order: OrderView,
  note: { creditNoteId: number; documentNumber: string; totalCents: number; today: string },
): Promise<void> {
  await insertCreditNoteEntry(tx, { ...note, orderId: order.orderId, settled: isPaidAlready(order) });
}
