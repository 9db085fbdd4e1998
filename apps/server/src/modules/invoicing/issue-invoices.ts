import { shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { lockOrder, readOrder } from '../order-book/index.ts';
import { enterInvoice } from './invoice-due-dates.ts';
import { findHolderToInvoice, findOrdersToInvoice, insertInvoice } from './invoices.repo.ts';

/** Job: writes the invoices asked for at checkout, once it is known what was delivered. Safe to run on every node at once. */
export async function issueInvoices(deps: Deps): Promise<void> {
  for (const orderId of await findOrdersToInvoice(deps.db)) {
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
    const holder = await findHolderToInvoice(tx, orderId);
    if (!holder) return false;
    const now = clock.now();
    const year = Number(shopDay(now.getTime()).slice(0, 4));
    const number = await insertInvoice(tx, { orderId, year, holder, now });
    await enterInvoice(tx, (await readOrder(tx, orderId))!, { year, number, now });
    await writeOutbox(tx, 'invoice.issued', { orderId });
    return true;
  });
}
