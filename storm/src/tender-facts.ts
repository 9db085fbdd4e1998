import { outsidePayments } from '@sporta/server/modules/orders/testing/outside-books.ts';
import type { Logbook } from './logbook.ts';
import { outsideOf } from './rules.ts';
import type { Stage } from './stage.ts';

const counted: Record<string, string> = {
  'Orders by state': `select state as name, count(*)::int as n from orders group by 1`,
  'Tenders by provider and state': `
    select provider || case when is_rest then ', rest' else '' end || ': ' || state as name, count(*)::int as n from payment group by 1`,
  'Tenders of one order': `
    select (select count(*) from payment p where p.order_id = o.order_id)
      + (select count(*) from order_gift_certificate g where g.order_id = o.order_id) || ' tenders' as name, count(*)::int as n
    from orders o where exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'confirmed') group by 1`,
  Settlements: `
    select case when collected_at is not null then 'collected' else 'held: ' || coalesce(held_reason, 'nobody knows') end as name,
      count(*)::int as n from order_settlement group by 1`,
  'Lines that came': `select outcome as name, count(*)::int as n from order_line where outcome is not null group by 1`,
  Returns: `
    select 'returns' as name, count(*)::int as n from order_withdrawal
    union all select 'parts sent back by ' || provider, count(*) from order_withdrawal_payment join payment using (payment_id) group by 1
    union all select 'parts to certificates', count(*) from order_withdrawal_gift
    union all select 'certificates for meal tickets', count(*) from gift_certificate where code like 'RIMBORSO-%'`,
};

/**
 * Counts what the storm did, kind by kind: a storm in which nothing was taken proves nothing.
 * @returns what did not happen and should have
 */
export async function tellTenders(stage: Stage, logbook: Logbook): Promise<string[]> {
  for (const [title, query] of Object.entries(counted)) {
    const { rows } = await stage.base.pool.query<{ name: string; n: number }>(query);
    logbook.tables.set(
      title,
      rows.map(({ name, n }) => [name, n]),
    );
  }
  const cents = new Map<string, number>();
  for (const { provider, capturedCents, refundedCents } of await outsidePayments(outsideOf(stage))) {
    cents.set(`${provider}: taken`, (cents.get(`${provider}: taken`) ?? 0) + capturedCents);
    cents.set(`${provider}: given back`, (cents.get(`${provider}: given back`) ?? 0) + refundedCents);
  }
  logbook.tables.set('Cents that moved', [...cents]);
  const taken = [...cents].filter(([name, sum]) => name.endsWith('taken') && sum > 0);
  return taken.length > 0 ? [] : ['no provider took anything'];
}
