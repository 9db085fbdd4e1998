import { addDays, shopDay } from '@sporta/domain';
import type { Job } from '../../../platform/jobs.ts';
import type { PayableOrders } from '../payable-orders.ts';
import { reconcileDay } from './reconcile-day.ts';
import { openDays } from './report.repo.ts';
import { reportWaitingMoney } from './waiting-money.ts';

/** Days back that are compared once more while something of them is open: a provider may be away for a night. */
const DAYS_BACK = 7;

/** Every night the day before is compared, and those of the last week that are not settled yet; every ten minutes a look at what waits. */
export const booksJobs = (orders: PayableOrders): Job[] => [
  {
    name: 'payments.reconcile-books',
    cron: '40 3 * * *',
    expireInSeconds: 3600,
    async run(deps) {
      const yesterday = addDays(shopDay(deps.clock.now().getTime()), -1);
      const days = new Set([yesterday, ...(await openDays(deps.db, addDays(yesterday, -DAYS_BACK), yesterday))]);
      let open = 0;
      for (const day of [...days].sort()) {
        const reports = await reconcileDay(deps, orders, day);
        open += reports.flatMap(({ differences }) => differences).filter(({ settled }) => !settled).length;
      }
      if (open > 0) deps.log.error({ open }, 'books of payment providers differ from ours: npm run reconcile');
    },
  },
  { name: 'payments.report-waiting-money', cron: '*/10 * * * *', run: reportWaitingMoney },
];
