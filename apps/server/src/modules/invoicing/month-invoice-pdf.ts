import type { Db } from '../../platform/db/database.ts';
import { type PlainAnswer, pdfAnswer } from '../../platform/http/envelope.ts';
import { renderMonthInvoice } from './month-invoice.ts';
import { readOrdersOf } from './months.repo.ts';
import { invoiceNumber } from './order-invoice.ts';
import type { Seller } from './order-papers.ts';

/** The courtesy copy of an invoice of a month, as a file. */
export async function monthInvoicePdf(db: Db, invoiceId: number, seller: Seller): Promise<PlainAnswer> {
  const orders = await readOrdersOf(db, invoiceId);
  const name = invoiceNumber(orders[0]!.invoice!).replace('/', '-');
  return pdfAnswer(await renderMonthInvoice(orders, seller), `fattura-${name}.pdf`);
}
