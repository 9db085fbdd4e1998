import type { Module } from '../../platform/module.ts';
import { sendProblemReport, sendProblemSolution, sendWithdrawalReceipt } from './after-delivery-mails.ts';
import { sendCertificateInstead } from './certificate-instead.ts';
import { removeLeftPhotos } from './problem-photos.ts';
import { refundMissingGoods } from './refund-missing-goods.ts';
import { refundDueWithdrawals, refundWithdrawal } from './refund-withdrawal.ts';
import { sendRefunded, sendRefundedByCertificate } from './refunded-mail.ts';
import { registerReturnRoutes } from './returns.routes.ts';

export { giveCertificateInstead } from './certificate-instead.ts';
export { photoAddress, photoForStaff, staffPhotoAddress } from './problem-photos.ts';
export { markSolved } from './problems.repo.ts';
export { markReturnPaidOut } from './refund-by-hand.ts';
export { refundByStaff } from './refund-by-staff.ts';
export { refundLeft } from './refund-limit.ts';
export { sharesOf } from './refund-preview.ts';
export { refundRefused, refusedCents } from './refund-refused.ts';
export { refundableOf } from './refundable.ts';
export {
  lockReport,
  planSolution,
  type SolutionInput,
  type SolutionPlan,
  solveProblem,
  voucherProblem,
} from './solve-problem.ts';
export { canWithdraw, isReturned, openProblemOf, type WithdrawalState, withdrawalState } from './withdrawal.ts';

/** What comes back after delivery: withdrawals, reports of missing or bad goods, and their refunds. */
export const returnsModule: Module = {
  name: 'returns',
  register: (app) => registerReturnRoutes(app),
  jobs: [
    { name: 'orders.refund-withdrawals', cron: '*/30 * * * *', run: refundDueWithdrawals },
    { name: 'orders.remove-left-photos', cron: '41 * * * *', run: removeLeftPhotos },
    { name: 'orders.return-missing-gifts', cron: '*/5 * * * *', run: refundMissingGoods },
  ],
  outbox: {
    'order.withdrawn': {
      lane: 'mail',
      handle: ({ withdrawalId }: { withdrawalId: number }, deps) => sendWithdrawalReceipt(deps, withdrawalId),
    },
    'order.problem': {
      lane: 'mail',
      handle: ({ problemReportId }: { problemReportId: number }, deps) => sendProblemReport(deps, problemReportId),
    },
    'order.problem-solved': {
      lane: 'mail',
      handle: ({ problemReportId }: { problemReportId: number }, deps) => sendProblemSolution(deps, problemReportId),
    },
    // written by versions before: such a message may still wait after an upgrade
    'order.refund-certificate': {
      lane: 'mail',
      handle: ({ giftCertificateId }: { giftCertificateId: number }, deps) =>
        sendRefundedByCertificate(deps, giftCertificateId),
    },
    'order.refunded-by-staff': { lane: 'mail', handle: async () => {} },
    'order.refunded': {
      lane: 'mail',
      handle: ({ returnId }: { returnId: number }, deps) => sendRefunded(deps, returnId),
    },
    'order.certificate-instead': {
      lane: 'mail',
      handle: (made: { orderId: number; giftCertificateId: number }, deps) => sendCertificateInstead(deps, made),
    },
    'withdrawal.refund': {
      lane: 'money',
      handle: ({ withdrawalId }: { withdrawalId: number }, deps) => refundWithdrawal(deps, withdrawalId),
    },
  },
};
