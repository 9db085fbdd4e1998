import type { OrderDocument } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { OrderView } from '../order-book/index.ts';
import { creditNoteNumber } from './credit-note.ts';
import { invoiceNumber } from './order-invoice.ts';
import { deliveredAt } from './order-papers.ts';
import { hasReceipt } from './order-receipt.ts';

const dayOf = (instant: string) => shopDay(Date.parse(instant));

/** The invoice of a month says what everybody in the company bought: who manages the company opens it. */
export const mayOpenInvoice = ({ invoice }: OrderView, { isMaster }: { isMaster: boolean }): boolean =>
  !invoice?.month || isMaster;

/** The documents of an order that can be opened now. */
export function orderDocuments(order: OrderView): OrderDocument[] {
  const { orderId, invoice, withdrawals } = order;
  const delivered = deliveredAt(order);
  const documents: OrderDocument[] = [];
  if (hasReceipt(order)) {
    documents.push({
      type: 'receipt',
      name: 'Ricevuta',
      url: `/ebsn/api/order/receipt.pdf?order_id=${orderId}`,
      ...(delivered ? { date: dayOf(delivered) } : {}),
    });
  }
  if (invoice) {
    documents.push({
      type: 'invoice',
      name: `Fattura ${invoiceNumber(invoice)}`,
      url: `/ebsn/api/order/invoice.pdf?order_id=${orderId}`,
      date: dayOf(invoice.issuedAt),
    });
  }
  for (const { withdrawalId, requestedAt, isProblem, creditNote } of withdrawals) {
    if (!isProblem) {
      documents.push({
        type: 'withdrawal',
        name: 'Ricevuta del recesso',
        url: `/ebsn/api/order/withdrawal.pdf?order_id=${orderId}&withdrawal_id=${withdrawalId}`,
        date: dayOf(requestedAt),
      });
    }
    if (creditNote) {
      documents.push({
        type: 'credit-note',
        name: `Nota di credito ${creditNoteNumber(creditNote)}`,
        url: `/ebsn/api/order/credit-note.pdf?order_id=${orderId}&credit_note_id=${creditNote.creditNoteId}`,
        date: dayOf(creditNote.issuedAt),
      });
    }
  }
  return documents;
}
