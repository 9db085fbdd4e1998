import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { type HeldReason, heldText } from '@sporta/contract/held-words.ts';
import { formatEuro, holdsMoney, isPaid, isSettled } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findOrder, lockOrder, noteOnceInHistory } from '../order-book/index.ts';
import {
  allowsLaterCharges,
  cardForRest,
  chargeSavedCard,
  checkPayments,
  collectPayment,
  createPayment,
  findPayment,
  firstCheckAt,
  isRefusal,
  type PaymentRow,
  paymentsOfOrder,
  providersOf,
  reversePayment,
} from '../payments/index.ts';
import { giveCertificateInstead } from '../returns/index.ts';
import { owesNothingMore } from './money-comes-back.ts';
import { closeSettlement, findRestPayment, lockSettlement, orderOfSettlement, writeHeld } from './settlements.repo.ts';

/**
 * Charges what the tenders of an order did not cover to a card the customer agreed to keep, once. Without such a card, when the
 * customer does not allow such charges any more, or when its bank refuses, the order is held: its history says why, and it does not
 * leave the shop until somebody has decided. Of an order that was withdrawn from meanwhile nothing is charged, and what was goes back.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function chargeRestOfOrder(deps: Deps, settlementId: number): Promise<void> {
  const orderId = await orderOfSettlement(deps.db, settlementId);
  if (orderId === undefined) return;
  const opened = await openRest(deps, { settlementId, orderId });
  if (opened === 'nothing') return;
  if (opened === 'not-owed') return endRest(deps, { settlementId, orderId });
  if (opened === 'no-saved-card' || opened === 'charges-not-allowed') return holdOrder(deps, settlementId, opened);
  const payment = await chargeSavedCard(deps, opened);
  const { paymentId, amountCents, failureReason } = payment;
  if (!isPaid(payment.state)) {
    // ended without a charge, because its card was removed: another card may be there
    if (!isRefusal(failureReason)) return chargeRestOfOrder(deps, settlementId);
    return holdOrder(deps, settlementId, 'card-refused');
  }
  const operationId = `settle-${settlementId}-${paymentId}`;
  await collectPayment(deps, payment, { amountCents, tickets: null, operationId });
  await closePaid(deps, settlementId, payment);
}

/**
 * Opens its payment, once. Under the order's lock: whoever withdraws from it comes before, and nothing is opened, or afterwards,
 * and closePaid sees it.
 */
function openRest(
  deps: Deps,
  { settlementId, orderId }: { settlementId: number; orderId: number },
): Promise<PaymentRow | 'nothing' | 'not-owed' | 'no-saved-card' | 'charges-not-allowed'> {
  const now = deps.clock.now();
  const providers = providersOf(deps);
  return withTransaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderId))!;
    const seen = await lockSettlement(tx, settlementId);
    if (!seen || seen.collectedAt || seen.heldReason || seen.missingCents === 0) return 'nothing';
    if (owesNothingMore(order.state)) return 'not-owed';
    const known = await findRestPayment(tx, orderId);
    if (known) return (await findPayment(tx, known.paymentId))!;
    if (!(await allowsLaterCharges(tx, order.accountId))) return 'charges-not-allowed';
    const names = providers.all().map(({ name }) => name);
    const card = await cardForRest(tx, { orderId, accountId: order.accountId, providers: names, now });
    if (!card) return 'no-saved-card';
    const payments = await paymentsOfOrder(tx, orderId);
    const provider = providers.get(card.provider)!;
    return createPayment(tx, {
      orderId,
      orderVersion: order.version,
      paymentTypeId: savedCardPaymentTypeId,
      provider: card.provider,
      amountCents: seen.missingCents,
      tickets: null,
      paymentAuthId: card.paymentAuthId,
      saveAuth: false,
      isRest: true,
      position: Math.max(0, ...payments.map(({ position }) => position)) + 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: order.orderNumber, paymentId: String(paymentId) }),
      nextCheckAt: firstCheckAt(now),
    });
  });
}

/** The rest is taken: all of the order is paid, unless it was withdrawn from while the card was charged. */
function closePaid(deps: Deps, settlementId: number, payment: PaymentRow): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, payment.orderId))!;
    if (!owesNothingMore(order.state)) return closeSettlement(tx, settlementId, deps.clock.now());
    await writeOutbox(tx, 'settlement.charge-rest', { settlementId });
  });
}

/** Of an order that was withdrawn from: what was charged of its rest goes back, and its returns wait for nothing more. */
async function endRest(
  deps: Deps,
  { settlementId, orderId }: { settlementId: number; orderId: number },
): Promise<void> {
  const rest = (all: PaymentRow[]) => all.filter(({ isRest }) => isRest);
  const open = rest(await paymentsOfOrder(deps.db, orderId)).filter(({ state }) => !isSettled(state));
  await checkPayments(deps, open, { abandon: true });
  for (const payment of rest(await paymentsOfOrder(deps.db, orderId))) {
    if (!holdsMoney(payment)) continue;
    const reversal = await reversePayment(deps, payment);
    if (reversal.kind === 'kept') await giveCertificateInstead(deps, payment, reversal.cents);
  }
  await withTransaction(deps.db, (tx) => writeHeld(tx, settlementId, 'withdrawn', deps.clock.now()));
}

async function holdOrder(deps: Deps, settlementId: number, reason: HeldReason): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const settlement = await lockSettlement(tx, settlementId);
    if (!settlement || settlement.collectedAt || settlement.heldReason) return;
    const { orderId, missingCents, missingReason } = settlement;
    if (owesNothingMore((await findOrder(tx, orderId))!.state)) return;
    await writeHeld(tx, settlementId, reason, now);
    const note = `Mancano ${formatEuro(missingCents)} per pagare la spesa: ${heldText(reason)}. Ti contattiamo noi.`;
    await noteOnceInHistory(tx, orderId, { actor: 'system', note, now });
    deps.log.error({ orderId, missingCents, missingReason, reason }, 'an order is held: its tenders do not cover it');
  });
}
