import { shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOrder, readOrder } from '../order-book/index.ts';
import { enterInvoice } from './invoice-due-dates.ts';

/** Job: writes the invoices asked for at checkout, once it is known what was delivered. Safe to run on every node at once. */
export async function issueInvoices(deps: Deps): Promise<void> {
  const { rows } = await sql<{ orderId: number }>`
    select o.order_id as "orderId" from orders o
    where o.invoice_requested is not null and o.state = 'delivered' and o.delivered_cents is not null
      and not exists (select from invoice i where i.order_id = o.order_id)
    order by o.updated_at, o.order_id limit 500`.execute(deps.db);
  for (const { orderId } of rows) {
    try {
      await issueInvoice(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'an invoice could not be written');
    }
  }
}

/** @returns whether it was written now; an order has one invoice, however many ask at the same time */
export function issueInvoice({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderId: number): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'delivered') return false;
    // asked under the lock of the order: whoever wrote it meanwhile is seen
    const { rows: wanting } = await sql<{ holder: object }>`
      select invoice_requested as holder from orders o where order_id = ${orderId} and invoice_requested is not null
        and not exists (select from invoice i where i.order_id = o.order_id)`.execute(tx);
    if (!wanting[0]) return false;
    const now = clock.now();
    const year = Number(shopDay(now.getTime()).slice(0, 4));
    const { rows: issued } = await sql<{ number: number }>`
      with series as (
        insert into invoice_series (year, last_number) values (${year}, 1)
        on conflict (year) do update set last_number = invoice_series.last_number + 1
        returning last_number)
      insert into invoice (order_id, year, number, issued_at, holder)
      select ${orderId}, ${year}, last_number, ${now}, ${JSON.stringify(wanting[0].holder)}::jsonb from series
      returning number`.execute(tx);
    await enterInvoice(tx, (await readOrder(tx, orderId))!, { year, number: issued[0]!.number, now });
    return true;
  });
}
