import type { InvoiceHolder, OrderView } from '../order-book/index.ts';
import { chargesOf } from './order-amounts.ts';
import { deliveryDay } from './order-papers.ts';

/** Most lines the format of electronic invoices can number (NumeroLinea). */
const MOST_LINES = 9999;

/** An invoice to be written: who it is made out to, and its deliveries from the first to the last. */
export interface PlannedInvoice {
  holder: InvoiceHolder;
  orders: OrderView[];
}

/**
 * Shares the deliveries of a month out among invoices: one for each customer in law, told apart by VAT number, else by fiscal
 * code. Their other data are those of the latest delivery. More lines than an invoice can number make another one.
 */
export function planMonth(orders: readonly OrderView[], mostLines = MOST_LINES): PlannedInvoice[] {
  const byCustomer = Map.groupBy(inOrderOfDelivery(orders), ({ invoiceHolder }) => customerOf(invoiceHolder!));
  return [...byCustomer.values()].flatMap((ofCustomer) => {
    const holder = ofCustomer.at(-1)!.invoiceHolder!;
    return parts(ofCustomer, mostLines).map((part) => ({ holder, orders: part }));
  });
}

const customerOf = ({ vatNumber, fiscalCode, name }: InvoiceHolder) =>
  vatNumber ? `IT${vatNumber.replace(/^IT/i, '')}` : (fiscalCode?.trim().toUpperCase() ?? name);

/** As they stand in the invoice. */
export const inOrderOfDelivery = (orders: readonly OrderView[]): OrderView[] =>
  orders.toSorted((a, b) => deliveryDay(a).localeCompare(deliveryDay(b)) || a.orderId - b.orderId);

const linesOf = (order: OrderView) => chargesOf(order).all.filter(({ cents }) => cents > 0).length;

function parts(orders: readonly OrderView[], mostLines: number): OrderView[][] {
  const all: OrderView[][] = [];
  let lines = 0;
  for (const order of orders) {
    const more = linesOf(order);
    if (all.length === 0 || lines + more > mostLines) {
      all.push([]);
      lines = 0;
    }
    all.at(-1)!.push(order);
    lines += more;
  }
  return all;
}
