import { shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type Charge, lockOrder, type OrderView, readOrder, type WithdrawalView } from '../order-book/index.ts';
import { creditNoteNumber } from './credit-note.ts';
import { findOrderOfReturn, findReturnsToCredit, insertCreditNote } from './credit-notes.repo.ts';
import { enterCreditNote } from './invoice-due-dates.ts';
import { chargesOf, shareAmount } from './order-amounts.ts';

/**
 * Job: writes the credit notes of what came back, or was paid back, after its invoice (art. 26 DPR 633/1972). Safe to run on
 * every node at once.
 */
export async function issueCreditNotes(deps: Deps): Promise<void> {
  for (const withdrawalId of await findReturnsToCredit(deps.db)) {
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
    const orderId = await findOrderOfReturn(tx, withdrawalId);
    if (orderId === undefined) return false;
    await lockOrder(tx, orderId);
    // read under the lock of the order: whoever wrote it meanwhile is seen
    const order = (await readOrder(tx, orderId))!;
    const withdrawal = order.withdrawals.find((each) => each.withdrawalId === withdrawalId)!;
    if (!order.invoice || withdrawal.creditNote || withdrawal.refundCents === 0) return false;
    await write(tx, order, withdrawal, clock.now());
    return true;
  });
}

async function write(tx: Tx, order: OrderView, withdrawal: WithdrawalView, now: Date): Promise<void> {
  const today = shopDay(now.getTime());
  const year = Number(today.slice(0, 4));
  const { creditNoteId, number } = await insertCreditNote(tx, {
    orderId: order.orderId,
    withdrawalId: withdrawal.withdrawalId,
    year,
    lines: returnedCharges(order, withdrawal),
    totalCents: withdrawal.refundCents,
    now,
  });
  await enterCreditNote(tx, order, {
    creditNoteId,
    documentNumber: creditNoteNumber({ year, number }),
    totalCents: withdrawal.refundCents,
    today,
  });
  await writeOutbox(tx, 'credit-note.issued', { orderId: order.orderId, withdrawalId: withdrawal.withdrawalId });
}

/**
 * What of the charges of an order is taken back, with the VAT it was charged with: the lines, and with the last of them bags and
 * delivery; what staff gave back beside lines lowers what was charged at each rate.
 */
export function returnedCharges(order: OrderView, { lines, refundCents, isByStaff }: WithdrawalView): Charge[] {
  const { all } = chargesOf(order);
  const credited = lines.flatMap(({ orderLineId, quantity, refundCents: cents }): Charge[] => {
    const charge = all.find((each) => each.orderLineId === orderLineId);
    return charge && cents > 0 ? [{ ...charge, quantity, cents }] : [];
  });
  const ofLines = lines.reduce((sum, line) => sum + line.refundCents, 0);
  if (isByStaff) return [...credited, ...shareAmount(order, refundCents - ofLines)];
  const extras = refundCents > ofLines ? all.filter((each) => each.orderLineId === undefined) : [];
  return [...credited, ...extras];
}
