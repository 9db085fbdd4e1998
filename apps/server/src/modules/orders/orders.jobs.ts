import type { Job } from '../../platform/jobs.ts';
import type { PayableOrders } from '../payments/index.ts';
import { retryHeldOrders } from './charge-rest-again.ts';
import { closeReopened } from './close-reopened.ts';
import { followStores } from './follow-stores.ts';
import { endUnpaid } from './late/end-unpaid.ts';
import { holdPromised } from './late/hold-promised.ts';
import { reconcileOrders } from './reconcile-orders.ts';

export const orderJobs = (payables: PayableOrders): Job[] => [
  // each payment has its own next time; the job only has to come by often enough
  { name: 'orders.reconcile-payments', cron: '* * * * *', run: (deps) => reconcileOrders(deps, payables) },
  { name: 'orders.hold-promised', cron: '* * * * *', run: holdPromised },
  { name: 'orders.end-unpaid', cron: '* * * * *', run: endUnpaid },
  { name: 'orders.charge-held', cron: '20 * * * *', run: retryHeldOrders },
  { name: 'orders.follow-stores', cron: '* * * * *', run: followStores },
  { name: 'orders.close-reopened', cron: '* * * * *', run: closeReopened },
];
