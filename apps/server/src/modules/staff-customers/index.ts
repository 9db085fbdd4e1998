import type { Module } from '../../platform/module.ts';
import { anonymiseDue } from './anonymise.ts';
import { sendVoucherMail } from './give-voucher.ts';
import { sendMergedMail } from './merge-customers.ts';
import { registerStaffCustomerRoutes } from './staff-customers.routes.ts';
import { sendTakenBackMail, type TakenBack } from './take-back-voucher.ts';

export { accountActsAsked } from './account-acts.ts';
export { addressToWire } from './address-to-wire.ts';
export { readCertificates } from './certificates.repo.ts';
export { certificateToWire } from './certificates-to-wire.ts';
export { readAddresses, readConsents } from './customer.repo.ts';
export { insertNote, readNotes } from './notes.repo.ts';

/** Customers as the Banco sees them: the list, the page of one, and the help staff give. */
export const staffCustomersModule: Module = {
  name: 'staff-customers',
  register: (app) => registerStaffCustomerRoutes(app),
  jobs: [{ name: 'staff-customers.anonymise', cron: '23 4 * * *', run: anonymiseDue }],
  outbox: {
    'staff-customers.voucher': {
      lane: 'mail',
      handle: ({ certificateId }: { certificateId: number }, deps) => sendVoucherMail(deps, certificateId),
    },
    'staff-customers.voucher-taken-back': {
      lane: 'mail',
      handle: (taken: TakenBack, deps) => sendTakenBackMail(deps, taken),
    },
    'staff-customers.merged': {
      lane: 'mail',
      forgets: true,
      handle: (mail: { to: string; stays: string }, deps) => sendMergedMail(deps, mail),
    },
  },
};
