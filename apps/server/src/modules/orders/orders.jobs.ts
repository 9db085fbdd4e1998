import type { Job } from '../../platform/jobs.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoices } from './issue-invoices.ts';
import { closeReopened } from './modify-order.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundDueWithdrawals } from './refund-withdrawal.ts';
import { returnMissingGifts } from './return-missing-gifts.ts';

export const orderJobs: Job[] = [
  // each payment has its own next time; the job only has to come by often enough
  { name: 'orders.reconcile-payments', cron: '* * * * *', run: reconcileOrders },
  { name: 'orders.close-reopened', cron: '* * * * *', run: closeReopened },
  { name: 'orders.refund-withdrawals', cron: '*/30 * * * *', run: refundDueWithdrawals },
  { name: 'orders.return-missing-gifts', cron: '*/5 * * * *', run: returnMissingGifts },
  { name: 'orders.issue-invoices', cron: '*/5 * * * *', run: issueInvoices },
  { name: 'orders.issue-credit-notes', cron: '*/5 * * * *', run: issueCreditNotes },
];
