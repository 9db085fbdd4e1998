import type { OrderDocument } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { invoiceNumber } from './order-invoice.ts';
import { hasReceipt } from './order-receipt.ts';
import type { OrderView } from './order-to-wire.ts';

/** The documents of an order that can be opened now. */
export function orderDocuments(order: OrderView): OrderDocument[] {
  if (!hasReceipt(order)) return [];
  const delivered = order.events.findLast((event) => event.toState === 'delivered');
  return [
    {
      type: 'receipt',
      name: 'Ricevuta',
      url: `/ebsn/api/order/receipt.pdf?order_id=${order.orderId}`,
      ...(delivered ? { date: shopDay(Date.parse(delivered.at)) } : {}),
    },
    ...(order.invoice
      ? [
          {
            type: 'invoice' as const,
            name: `Fattura ${invoiceNumber(order.invoice)}`,
            url: `/ebsn/api/order/invoice.pdf?order_id=${order.orderId}`,
            date: shopDay(Date.parse(order.invoice.issuedAt)),
          },
        ]
      : []),
  ];
}
