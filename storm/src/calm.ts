import { PgBoss } from 'pg-boss';
import type { Stage } from './stage.ts';
import { pause } from './wait.ts';

const WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 3_000;

/** What is still on its way, in words; empty when the shop and the bank have nothing left to do. */
async function unfinished(stage: Stage): Promise<string[]> {
  const { rows } = await stage.base.pool.query(`
    select 'messages to deliver' as what, count(*)::int as n, json_agg(distinct topic)::text as which from outbox where processed_at is null
    union all select 'orders waiting', count(*), json_agg(order_id)::text from orders where state in ('draft', 'awaiting-payment')
    union all select 'payments undecided', count(*), json_agg(payment_id)::text from payment
      where state in ('created', 'redirected', 'given-up')`);
  const left = rows.filter((row) => row.n > 0).map((row) => `${row.n} ${row.what}: ${row.which.slice(0, 300)}`);
  if (stage.tenders) left.push(...(await unfinishedDeliveries(stage)));
  // a forged one is never accepted, and sent again and again
  const notices = (await records(stage, '/control/notices')).notices.filter(
    (notice: { nextAt?: number; fields: { idNotifica: string } }) =>
      notice.nextAt !== undefined && !notice.fields.idNotifica.endsWith('.falso'),
  );
  if (notices.length > 0) left.push(`${notices.length} notices of the bank`);
  return left;
}

/** What the house still has in hand, and money that is not collected or not sent back; an order that is held waits for people. */
async function unfinishedDeliveries({ base, picks }: Stage): Promise<string[]> {
  const { rows: orders } = await base.pool.query(`
    select o.order_number as number, o.state from orders o left join order_settlement s using (order_id)
    where o.state in ('confirmed', 'picking', 'picked', 'ready', 'out-for-delivery') and s.held_reason is null
      -- the money of a far slot is held nearer to it: until then it is not picked
      and not exists (select from payment p where p.order_id = o.order_id and p.state = 'promised')`);
  const inHand = orders.filter(({ number }) => picks(number));
  const { rows } = await base.pool.query(`
    select 'settlements to collect' as what, count(*)::int as n, json_agg(order_id)::text as which
      from order_settlement s join orders o using (order_id)
      where s.collected_at is null and s.held_reason is null and (o.state <> 'withdrawn'
        or exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered'))
    union all select 'returns to pay out', count(*), json_agg(order_withdrawal_id)::text
      from order_withdrawal w join orders o using (order_id) join order_settlement s using (order_id)
      where w.refund_cents > 0 and s.collected_at is not null and w.gifts_returned_at is null
        and exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered')`);
  return [
    ...(inHand.length > 0 ? [`${inHand.length} orders with the house: ${JSON.stringify(inHand.slice(0, 5))}`] : []),
    ...rows.filter(({ n }) => n > 0).map(({ n, what, which }) => `${n} ${what}: ${which.slice(0, 300)}`),
  ];
}

/**
 * Waits until nothing is left to do. What would take its half hour (pages nobody comes back to, messages that wait for their
 * next turn) is made older instead, here and at the bank; everything else is done by the shop itself.
 * @returns what was left when the time was up
 */
export async function untilCalm(stage: Stage): Promise<string[]> {
  const boss = new PgBoss({
    connectionString: stage.base.urlAt(stage.base.directPort?.() ?? stage.base.port),
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const deadline = Date.now() + WITHIN_MS; ; await pause(LOOK_EVERY_MS)) {
      const left = await unfinished(stage);
      if (left.length === 0 || Date.now() > deadline) return left;
      await expirePages(stage);
      await grow(stage);
      await boss.send('orders.reconcile-payments');
      if (stage.tenders) await boss.send('orders.refund-withdrawals');
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function grow({ base }: Stage): Promise<void> {
  // each by itself: the shop is at work on the same rows
  for (const statement of [
    // Edenred knows a repetition by the time its payment was made: once begun there, it is asked until it answers, and never abandoned
    `update payment set created_at = created_at - interval '1 hour' where created_at > now() - interval '50 minutes'
       and (state = 'created' or (state in ('redirected', 'given-up') and provider <> 'edenred'))`,
    `update payment set next_check_at = now() where next_check_at > now()`,
    `update orders set updated_at = updated_at - interval '1 hour' where updated_at > now() - interval '50 minutes'
       and state in ('draft', 'awaiting-payment')`,
  ])
    await base.pool.query(statement).catch(deadlocked);
  const { rowCount } = await base.pool.query(
    `select from information_schema.columns where table_name = 'outbox' and column_name = 'next_at'`,
  );
  // a claim under way lasts about a minute: what failed is tried again at once, what is in hand is left
  await base.pool.query(
    rowCount
      ? `update outbox set next_at = now() where processed_at is null and last_error is not null and next_at > now() + interval '75 seconds'`
      : `update outbox set created_at = created_at - interval '6 hours' where processed_at is null and attempts between 1 and 11`,
  );
}

/** The shop locks rows in another order than one statement that meets them all: the next look tries again. */
function deadlocked(error: { code?: string }): void {
  if (error.code !== '40P01') throw error;
}

async function expirePages(stage: Stage): Promise<void> {
  const { payments } = await records(stage, '/control/payments');
  for (const { codTrans, state } of payments) {
    if (state !== 'APERTA' && state !== 'AUTENTICAZIONE') continue;
    const response = await fetch(`${stage.bankRecords}/control/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ codTrans }),
    });
    await response.body?.cancel();
  }
}

async function records(stage: Stage, path: string) {
  return (await fetch(stage.bankRecords + path)).json();
}
