import type { Db } from '../../platform/db/database.ts';
import { type PlainAnswer, pdfAnswer } from '../../platform/http/envelope.ts';
import { readOrdersByIds } from '../order-book/index.ts';
import { renderCreditNote } from './credit-note.ts';
import { monthInvoicePdf } from './month-invoice-pdf.ts';
import { renderInvoice } from './order-invoice.ts';
import type { Seller } from './order-papers.ts';

/** A document that was issued: of one order, of a month (no order), or a credit note of an order. */
export type IssuedDocument = { orderId: number; creditNoteId: number | null } | { orderId: null; invoiceId: number };

/** The courtesy copy of a document, as a file. @param name what the file is called after, without what a name may not hold */
export async function documentPdf(
  db: Db,
  document: IssuedDocument,
  { name, seller }: { name: string; seller: Seller },
): Promise<PlainAnswer> {
  if (document.orderId === null) return monthInvoicePdf(db, document.invoiceId, seller);
  const order = (await readOrdersByIds(db, [document.orderId])).get(document.orderId)!;
  return document.creditNoteId === null
    ? pdfAnswer(await renderInvoice(order, seller), `fattura-${name}.pdf`)
    : pdfAnswer(await renderCreditNote(order, document.creditNoteId, seller), `nota-di-credito-${name}.pdf`);
}
