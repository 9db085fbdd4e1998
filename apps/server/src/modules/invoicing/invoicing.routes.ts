import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../platform/errors.ts';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { visibleOrder } from '../order-book/index.ts';
import { renderCreditNote } from './credit-note.ts';
import { monthInvoicePdf } from './month-invoice-pdf.ts';
import { mayOpenInvoice } from './order-documents.ts';
import { renderInvoice } from './order-invoice.ts';
import { renderReceipt } from './order-receipt.ts';
import { renderWithdrawal } from './withdrawal-paper.ts';

/** The papers of an order, as PDF. */
export function registerInvoicingRoutes(app: FastifyInstance): void {
  const { order } = calls;

  registerCall(app, order.receipt, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    return pdfAnswer(await renderReceipt(view, c.deps.shop.seller), `ricevuta-${view.orderNumber}.pdf`);
  });

  registerCall(app, order.invoice, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    const { seller } = c.deps.shop;
    if (!view.invoice?.month) return pdfAnswer(await renderInvoice(view, seller), `fattura-${view.orderNumber}.pdf`);
    if (!mayOpenInvoice(view, c.account)) throw forbidden('La fattura del mese la apre chi gestisce la tua azienda.');
    return monthInvoicePdf(c.db, view.invoice.invoiceId, seller);
  });

  registerCall(app, order.creditNote, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    const pdf = await renderCreditNote(view, c.input.credit_note_id, c.deps.shop.seller);
    return pdfAnswer(pdf, `nota-di-credito-${view.orderNumber}.pdf`);
  });

  registerCall(app, order.withdrawalPaper, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    const pdf = await renderWithdrawal(view, c.input.withdrawal_id, c.deps.shop.seller);
    return pdfAnswer(pdf, `recesso-${view.orderNumber}.pdf`);
  });
}
