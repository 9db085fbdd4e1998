import { type OutsideUrls, outsidePayments } from '@sporta/server/modules/orders/testing/outside-books.ts';
import type pg from 'pg';

/** What our ledger and the providers' books have of the payments that faults name: a storm that is over leaves nothing else to look at. */
export async function paymentStories(pool: pg.Pool, urls: OutsideUrls, faults: readonly string[]): Promise<string[]> {
  if (faults.length === 0) return [];
  const outside = await outsidePayments(urls);
  const { rows: payments } = await pool.query<{ name: string; id: number; ref: string; knownAs: string; begun: Date }>(
    `select provider || ' ' || provider_ref as name, payment_id as id, provider_ref as ref, provider_id as "knownAs", created_at as begun
     from payment`,
  );
  const stories: string[] = [];
  for (const { name, id, ref, knownAs, begun } of payments) {
    if (!faults.some((fault) => fault.startsWith(name))) continue;
    const { rows: ledger } = await pool.query(
      'select at, kind, source, provider_event_id as event from payment_event where payment_id = $1 order by payment_event_id',
      [id],
    );
    const theirs = outside.filter((each) => `${each.provider} ${each.ref}` === name);
    stories.push(`story of ${ref}: ${JSON.stringify({ knownAs, begun, ledger, theirs })}`);
  }
  return stories;
}
