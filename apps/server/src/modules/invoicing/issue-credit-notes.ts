import { shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Charge, lockOrder, type OrderView, readOrder, type WithdrawalView } from '../order-book/index.ts';
import { creditNoteNumber } from './credit-note.ts';
import { enterCreditNote } from './invoice-due-dates.ts';
import { chargesOf } from './order-amounts.ts';

/**
 * Job: writes the credit notes of what came back, or was paid back, after its invoice (art. 26 DPR 633/1972). Safe to run on
 * every node at once.
 */
export async function issueCreditNotes(deps: Deps): Promise<void> {
  const { rows } = await sql<{ withdrawalId: number }>`
    select w.order_withdrawal_id as "withdrawalId" from order_withdrawal w join invoice i using (order_id)
    where w.refund_cents > 0
      and not exists (select from credit_note c where c.order_withdrawal_id = w.order_withdrawal_id)
    order by w.requested_at, w.order_withdrawal_id limit 500`.execute(deps.db);
  for (const { withdrawalId } of rows) {
    try {
      await issueCreditNote(deps, withdrawalId);
    } catch (error) {
      deps.log.error({ err: error, withdrawalId }, 'a credit note could not be written');
    }
  }
}

/**
 * @returns whether it was written now: what was given back has one credit note, however many ask at the same time, and none
 *   where the order has no invoice (yet)
 */
export function issueCreditNote({ db, clock }: Pick<Deps, 'db' | 'clock'>, withdrawalId: number): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const { rows } = await sql<{ orderId: number }>`
      select order_id as "orderId" from order_withdrawal where order_withdrawal_id = ${withdrawalId}`.execute(tx);
    const [seen] = rows;
    if (!seen) return false;
    await lockOrder(tx, seen.orderId);
    // read under the lock of the order: whoever wrote it meanwhile is seen
    const order = (await readOrder(tx, seen.orderId))!;
    const withdrawal = order.withdrawals.find((each) => each.withdrawalId === withdrawalId)!;
    if (!order.invoice || withdrawal.creditNote || withdrawal.refundCents === 0) return false;
    await write(tx, order, withdrawal, clock.now());
    return true;
  });
}

async function write(tx: Tx, order: OrderView, withdrawal: WithdrawalView, now: Date): Promise<void> {
  const today = shopDay(now.getTime());
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ creditNoteId: number; number: number }>`
    with series as (
      insert into credit_note_series (year, last_number) values (${year}, 1)
      on conflict (year) do update set last_number = credit_note_series.last_number + 1
      returning last_number)
    insert into credit_note (invoice_id, order_withdrawal_id, year, number, issued_at, lines, total_cents)
    select i.invoice_id, ${withdrawal.withdrawalId}, ${year}, last_number, ${now},
      ${JSON.stringify(creditedCharges(order, withdrawal))}::jsonb, ${withdrawal.refundCents}
    from series, invoice i where i.order_id = ${order.orderId}
    returning credit_note_id as "creditNoteId", number`.execute(tx);
  const { creditNoteId, number } = rows[0]!;
  await enterCreditNote(tx, order, {
    creditNoteId,
    documentNumber: creditNoteNumber({ year, number }),
    totalCents: withdrawal.refundCents,
    today,
  });
}

/** What of the invoice is taken back, with the VAT it was charged with: the lines, and with the last of them bags and delivery. */
function creditedCharges(order: OrderView, { lines, refundCents }: WithdrawalView): Charge[] {
  const { all } = chargesOf(order);
  const credited = lines.flatMap(({ orderLineId, quantity, refundCents: cents }): Charge[] => {
    const charge = all.find((each) => each.orderLineId === orderLineId);
    return charge && cents > 0 ? [{ ...charge, quantity, cents }] : [];
  });
  const ofLines = lines.reduce((sum, line) => sum + line.refundCents, 0);
  const extras = refundCents > ofLines ? all.filter((each) => each.orderLineId === undefined) : [];
  return [...credited, ...extras];
}
