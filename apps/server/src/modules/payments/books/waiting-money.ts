import type { Registry } from 'prom-client';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { measureRows } from '../../../platform/measured-rows.ts';
import { heldOrders } from './held-orders.repo.ts';
import { failingWork, undecidedPayments } from './stuck-payments.repo.ts';

/** Money that waits for somebody: how many pieces of a kind, and the cents that are known of them. */
export interface WaitingMoney {
  kind: 'held-order' | 'undecided-payment' | 'failing-work';
  count: number;
  cents: number;
}

/** What `staff/payments/stuck` lists, in figures: at most 500 of a kind. */
export async function waitingMoney(db: Db, now: Date): Promise<WaitingMoney[]> {
  const held = await heldOrders(db);
  const undecided = await undecidedPayments(db, now);
  const failing = await failingWork(db);
  const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);
  return [
    { kind: 'held-order', count: held.length, cents: sum(held.map(({ missingCents }) => missingCents)) },
    { kind: 'undecided-payment', count: undecided.length, cents: sum(undecided.map(({ amountCents }) => amountCents)) },
    { kind: 'failing-work', count: failing.length, cents: 0 },
  ];
}

/** What `/metrics` says of it. Once for each registry. */
export function measureWaitingMoney({
  db,
  clock,
  metrics,
}: Pick<Deps, 'db' | 'clock'> & { metrics: { registry: Registry } }): void {
  measureRows(
    metrics.registry,
    () => waitingMoney(db, clock.now()),
    ['kind', ({ kind }) => kind],
    [
      {
        name: 'money_waiting',
        help: 'Held orders, payments nobody has decided for an hour and work on money that keeps failing',
        value: ({ count }) => count,
      },
      {
        name: 'money_waiting_cents',
        help: 'Cents that held orders miss, and of payments nobody has decided',
        value: ({ cents }) => cents,
      },
    ],
  );
}

/** Job: one line while a person has to look at money; it names nobody. */
export async function reportWaitingMoney({ db, clock, log }: Deps): Promise<void> {
  const waiting = (await waitingMoney(db, clock.now())).filter(({ count }) => count > 0);
  if (waiting.length > 0) log.error({ waiting }, 'money waits for a person: staff/payments/stuck');
}
