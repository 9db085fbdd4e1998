import type { Module } from '../../platform/module.ts';
import { registerCompanyRoutes } from './company.routes.ts';
import { sendInvitation } from './invitations.ts';

/** What only companies have: their people, and what they owe. */
export const companyModule: Module = {
  name: 'company',
  register: (app) => registerCompanyRoutes(app),
  outbox: {
    'company.invitation': ({ invitationId }: { invitationId: number }, deps) => sendInvitation(deps, invitationId),
  },
};
