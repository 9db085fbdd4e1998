import type { Module } from '../../platform/module.ts';
import { registerEinvoiceRoutes } from './einvoices.routes.ts';
import { type AnnouncedDocument, enterEinvoice } from './enter-einvoice.ts';
import { readOutcomes } from './read-outcomes.ts';
import { sendFile, sendForgottenFiles } from './send-file.ts';

/** Electronic invoices and credit notes (FatturaPA): written, sent to the exchange system of the tax office, followed. */
export const einvoicesModule: Module = {
  name: 'einvoices',
  register: (app) => registerEinvoiceRoutes(app),
  jobs: [
    { name: 'einvoices.read-outcomes', cron: '* * * * *', run: readOutcomes },
    { name: 'einvoices.send-forgotten', cron: '*/15 * * * *', run: sendForgottenFiles },
  ],
  outbox: {
    'invoice.issued': {
      lane: 'other',
      handle: (document: AnnouncedDocument, deps) => enterEinvoice(deps, document),
    },
    'credit-note.issued': {
      lane: 'other',
      handle: (document: { orderId: number; withdrawalId: number }, deps) => enterEinvoice(deps, document),
    },
    'einvoice.send': { lane: 'other', handle: ({ fileId }: { fileId: number }, deps) => sendFile(deps, fileId) },
  },
};
