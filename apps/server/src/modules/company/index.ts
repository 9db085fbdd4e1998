import type { Module } from '../../platform/module.ts';
import { announceDue, type DueSoonMail, sendDueSoon } from './announce-due.ts';
import { sendApprovalAnswer, sendApprovalRequest } from './approval-mails.ts';
import { registerCompanyRoutes } from './company.routes.ts';
import { sendInvitation } from './invitations.ts';
import { announceJoinRequest, sendJoinAnswer } from './join-requests.ts';
import { type RemovedMail, sendRemoved } from './removed-mail.ts';

export { useApproval } from './approvals.repo.ts';
export { listCostCentres, spentByPerson } from './budgets.repo.ts';
export { type Excess, excessOf, monthStart } from './budgets.ts';
export { emailNotConfirmed } from './company.errors.ts';
export { dueDateColumns, dueDateRows, readDueDates, renderStatement } from './due-dates.ts';
export { approvalTexts, type Exceeding, type OverLimit, overLimitOf, requestApproval } from './order-approvals.ts';

/** What only companies have: their people, and what they owe. */
export const companyModule: Module = {
  name: 'company',
  register: (app) => registerCompanyRoutes(app),
  jobs: [{ name: 'company.announce-due', cron: '20 8 * * *', run: (deps) => announceDue(deps) }],
  outbox: {
    'company.due-soon': { lane: 'mail', handle: (mail: DueSoonMail, deps) => sendDueSoon(deps, mail) },
    'company.invitation': {
      lane: 'mail',
      handle: ({ invitationId }: { invitationId: number }, deps) => sendInvitation(deps, invitationId),
    },
    'company.join-request': {
      lane: 'mail',
      handle: ({ accountId }: { accountId: number }, deps) => announceJoinRequest(deps, accountId),
    },
    'company.join-answer': {
      lane: 'mail',
      handle: (answer: { accountId: number; companyId: number; accepted: boolean }, deps) =>
        sendJoinAnswer(deps, answer),
    },
    'company.removed': { lane: 'mail', handle: (mail: RemovedMail, deps) => sendRemoved(deps, mail) },
    'company.approval-requested': {
      lane: 'mail',
      handle: ({ approvalId }: { approvalId: number }, deps) => sendApprovalRequest(deps, approvalId),
    },
    'company.approval-decided': {
      lane: 'mail',
      handle: ({ approvalId }: { approvalId: number }, deps) => sendApprovalAnswer(deps, approvalId),
    },
  },
};
