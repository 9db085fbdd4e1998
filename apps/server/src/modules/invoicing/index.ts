import type { Module } from '../../platform/module.ts';
import { registerInvoicingRoutes } from './invoicing.routes.ts';
import { issueCreditNote, issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoice, issueInvoices } from './issue-invoices.ts';
import { issueMonths } from './issue-months.ts';

export { creditNoteNumber, creditNoteReason } from './credit-note.ts';
export { documentPdf, type IssuedDocument } from './document-pdf.ts';
export { owedCents } from './invoice-due-dates.ts';
export { findInvoiceHolder, registeredOffice } from './invoice-holder.repo.ts';
export { returnedCharges } from './issue-credit-notes.ts';
export { issueMonth, previewMonths, versionOf, type WaitingMonth } from './issue-months.ts';
export { monthInvoicePdf } from './month-invoice-pdf.ts';
export { findInvoiceOfEntry, readOrdersOf } from './months.repo.ts';
export { chargesOf, shareAmount } from './order-amounts.ts';
export { mayOpenInvoice, orderDocuments } from './order-documents.ts';
export { invoiceNumber } from './order-invoice.ts';
export { deliveredAt, deliveryDay, type Seller } from './order-papers.ts';
export { hasReceipt, renderReceipt } from './order-receipt.ts';

/** Receipts, invoices and credit notes: what an order cost, to the cent, and the papers that say so. */
export const invoicingModule: Module = {
  name: 'invoicing',
  register: (app) => registerInvoicingRoutes(app),
  jobs: [
    { name: 'orders.issue-invoices', cron: '*/5 * * * *', run: issueInvoices },
    { name: 'orders.issue-months', cron: '7 * * * *', run: issueMonths },
    { name: 'orders.issue-credit-notes', cron: '*/5 * * * *', run: issueCreditNotes },
  ],
  outbox: {
    // where one was asked for; what could not be written then is found by the job
    'order.invoice': {
      lane: 'other',
      handle: async ({ orderId }: { orderId: number }, deps) => void (await issueInvoice(deps, orderId)),
    },
    // where the order has an invoice; one that gets it later is found by the job
    'withdrawal.credit-note': {
      lane: 'other',
      handle: ({ withdrawalId }: { withdrawalId: number }, deps) => issueCreditNote(deps, withdrawalId),
    },
  },
};
