import type { Job } from '../../platform/jobs.ts';
import { closeReopened } from './close-reopened.ts';
import { reconcileOrders } from './reconcile-orders.ts';

export const orderJobs: Job[] = [
  // each payment has its own next time; the job only has to come by often enough
  { name: 'orders.reconcile-payments', cron: '* * * * *', run: reconcileOrders },
  { name: 'orders.close-reopened', cron: '* * * * *', run: closeReopened },
];
