/** `npm run reconcile`: compares what payment providers moved on a day with our ledger (docs/how-to/payments.md). */

import { addDays, isShopDay, shopDay } from '@sporta/domain';
import { payableOrders } from './modules/orders/index.ts';
import { type KeptReport, reconcileDay } from './modules/payments/index.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';
import { loadEnvFile } from './platform/env-file.ts';
import { createLogger } from './platform/log.ts';

const USAGE = `Usage: npm run reconcile -- [DAY]
  DAY   a day of the shop such as 2026-11-22; default: yesterday
Ends with 1 while differences remain or a provider does not answer.`;

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const today = shopDay(Date.now());
  const [day = addDays(today, -1)] = given;
  if (given.length > 1 || !isShopDay(day) || day > today) {
    console.error(USAGE);
    return 2;
  }
  loadEnvFile();
  return withShopDatabase(async (url) => {
    const config = readConfig();
    const deps = createDeps(config, url, createLogger('warn'));
    try {
      const reports = await reconcileDay(deps, payableOrders, day);
      for (const report of reports) print(report);
      if (reports.length === 0) console.log('No payment provider is set up.');
      const isOpen = ({ complete, differences }: KeptReport) =>
        !complete || differences.some(({ settled }) => !settled);
      return reports.some(isOpen) ? 1 : 0;
    } finally {
      await deps.close();
    }
  });
}

const euro = (cents: number) => (cents / 100).toFixed(2);

function print({ provider, day, complete, ours, theirs, differences }: KeptReport): void {
  console.log(`\n${provider}, ${day}${complete ? '' : ': it does not answer, or not all'}`);
  const kinds = ['authorised', 'captured', 'refunded'] as const;
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        { ours: euro(ours[kind]), theirs: euro(theirs[kind]), difference: euro(theirs[kind] - ours[kind]) },
      ]),
    ),
  );
  if (differences.length === 0) return;
  const sums = (each: typeof ours) => kinds.map((kind) => euro(each[kind])).join(' / ');
  console.table(
    differences.map((each) => ({
      payment: each.paymentRef,
      order: each.orderId ?? '-',
      kind: each.kind,
      ours: sums(each.ours),
      theirs: sums(each.theirs),
      remedy: each.remedy,
      state: each.settled ? 'settled' : 'open',
    })),
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
