import type { Module } from '../../platform/module.ts';
import { sendReminder } from './send-reminder.ts';
import { registerStaffCompanyRoutes } from './staff-companies.routes.ts';

/** Companies as the Banco sees them: who they are, how they pay, what they owe. */
export const staffCompaniesModule: Module = {
  name: 'staff-companies',
  register: (app) => registerStaffCompanyRoutes(app),
  outbox: {
    'staff-companies.reminder': {
      lane: 'mail',
      handle: ({ companyId }: { companyId: number }, deps) => sendReminder(deps, companyId),
    },
  },
};
