import { shopDay } from '@sporta/domain';
import { chargesOf, deliveryDay, invoiceNumber, owedCents, type Seller } from '../invoicing/index.ts';
import type { OrderView } from '../order-book/index.ts';
import type { Fattura, FatturaPayment } from './fattura/fattura.ts';
import { fatturaLines } from './fattura/fattura-lines.ts';
import { type Drafted, draft, isPaidByCard } from './fattura-of-order.ts';

/*
 * The invoice of a month (art. 21 c. 4 lett. a DPR 633/1972): each delivery with the number and the day of the paper it came with,
 * and the lines that are of it. Orders come from the first delivery to the last.
 */

/** What is charged of an order, as it makes lines. */
const chargedOf = (order: OrderView) => chargesOf(order).all.filter(({ cents }) => cents > 0);

/** Kind, number, day and amount: what is known of it even where it cannot be written. */
export function monthInvoiceFacts(orders: readonly OrderView[]) {
  const invoice = orders[0]!.invoice!;
  return {
    kind: 'TD24' as const,
    number: invoiceNumber(invoice),
    day: shopDay(Date.parse(invoice.issuedAt)),
    totalCents: orders.reduce((sum, order) => sum + chargesOf(order).totalCents, 0),
  };
}

export function draftMonthInvoice(orders: readonly OrderView[], seller: Seller): Drafted {
  const { holder } = orders[0]!.invoice!;
  return draft(holder, seller, {
    ...monthInvoiceFacts(orders),
    ...fatturaLines(orders.flatMap(chargedOf)),
    ...papersOf(orders),
    payments: paymentsOf(orders),
  });
}

/** Papers and references of the deliveries, each with its lines; an order of which nothing came has none. */
function papersOf(orders: readonly OrderView[]): Required<Pick<Fattura, 'deliveries' | 'purchaseOrders'>> {
  const deliveries: NonNullable<Fattura['deliveries']> = [];
  const purchaseOrders: NonNullable<Fattura['purchaseOrders']> = [];
  let before = 0;
  for (const order of orders) {
    const count = chargedOf(order).length;
    if (count === 0) continue;
    const lines = { first: before + 1, last: before + count };
    before += count;
    deliveries.push({ number: order.orderNumber, day: deliveryDay(order), lines });
    const { purchaseOrder, costCentre } = order;
    if (purchaseOrder) purchaseOrders.push({ id: purchaseOrder, ...(costCentre ? { costCentre } : {}), lines });
  }
  return { deliveries, purchaseOrders };
}

/** What is owed comes by transfer; what cards have paid is said beside it. */
function paymentsOf(orders: readonly OrderView[]): FatturaPayment[] {
  const { dueDay } = orders[0]!.invoice!;
  const owed = orders.reduce((sum, order) => sum + owedCents(order), 0);
  const byCard = orders.reduce((sum, order) => {
    const { totalCents } = chargesOf(order);
    return owedCents(order) === 0 && isPaidByCard(order, totalCents) ? sum + totalCents : sum;
  }, 0);
  return [
    ...(owed > 0 && dueDay ? [{ means: 'MP05' as const, cents: owed, dueDay }] : []),
    ...(byCard > 0 ? [{ means: 'MP08' as const, cents: byCard }] : []),
  ];
}
