import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { formatEuro, isPaid } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findOrder, lockOrder } from '../order-book/index.ts';
import {
  cardForRest,
  chargeSavedCard,
  collectPayment,
  createPayment,
  findPayment,
  firstCheckAt,
  isRefusal,
  type PaymentRow,
  paymentsOfOrder,
  providersOf,
} from '../payments/index.ts';
import {
  closeSettlement,
  findRestPayment,
  findSettlement,
  lockSettlement,
  noteInHistory,
  writeHeld,
} from './settlements.repo.ts';

/**
 * Charges what the tenders of an order did not cover to a card the customer agreed to keep, once. Without such a card, or when
 * its bank refuses, the order is held: its history says why, and it does not leave the shop until somebody has decided.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function chargeRestOfOrder(deps: Deps, settlementId: number): Promise<void> {
  const opened = await openRest(deps, settlementId);
  if (!opened) return;
  const payment = await chargeSavedCard(deps, opened);
  const { paymentId, amountCents, failureReason } = payment;
  if (!isPaid(payment.state)) {
    // ended without a charge, because its card was removed: another card may be there
    if (!isRefusal(failureReason)) return chargeRestOfOrder(deps, settlementId);
    return holdOrder(deps, settlementId, 'card-refused');
  }
  await collectPayment(deps, payment, {
    amountCents,
    tickets: null,
    operationId: `settle-${settlementId}-${paymentId}`,
  });
  await withTransaction(deps.db, (tx) => closeSettlement(tx, settlementId, deps.clock.now()));
}

/** Its payment, opened once; undefined when there is nothing (more) to charge, or nothing to charge it to. */
async function openRest(deps: Deps, settlementId: number): Promise<PaymentRow | undefined> {
  const now = deps.clock.now();
  const providers = providersOf(deps);
  const opened = await withTransaction(deps.db, async (tx) => {
    const seen = await lockSettlement(tx, settlementId);
    if (!seen || seen.collectedAt || seen.heldReason || seen.missingCents === 0) return 'nothing';
    const { orderId, missingCents } = seen;
    const order = (await findOrder(tx, orderId))!;
    if (order.state === 'withdrawn') return 'nothing';
    const known = await findRestPayment(tx, orderId);
    if (known) return findPayment(tx, known.paymentId);
    const names = providers.all().map(({ name }) => name);
    const card = await cardForRest(tx, { orderId, accountId: order.accountId, providers: names, now });
    if (!card) return 'no-card';
    const payments = await paymentsOfOrder(tx, orderId);
    const provider = providers.get(card.provider)!;
    return createPayment(tx, {
      orderId,
      orderVersion: order.version,
      paymentTypeId: savedCardPaymentTypeId,
      provider: card.provider,
      amountCents: missingCents,
      tickets: null,
      paymentAuthId: card.paymentAuthId,
      saveAuth: false,
      isRest: true,
      position: Math.max(0, ...payments.map(({ position }) => position)) + 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: order.orderNumber, paymentId: String(paymentId) }),
      nextCheckAt: firstCheckAt(now),
    });
  });
  if (opened === 'no-card') await holdOrder(deps, settlementId, 'no-saved-card');
  return typeof opened === 'string' ? undefined : opened;
}

type HeldReason = 'no-saved-card' | 'card-refused';

const words: Record<HeldReason, string> = {
  'no-saved-card': 'non c’è una carta salvata a cui addebitarli',
  'card-refused': 'la carta salvata è stata rifiutata',
};

async function holdOrder(deps: Deps, settlementId: number, reason: HeldReason): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const settlement = await lockSettlement(tx, settlementId);
    if (!settlement || settlement.collectedAt || settlement.heldReason) return;
    const { orderId, missingCents, missingReason } = settlement;
    await writeHeld(tx, settlementId, reason, now);
    const note = `Mancano ${formatEuro(missingCents)} per pagare la spesa: ${words[reason]}. Ti contattiamo noi.`;
    await noteInHistory(tx, orderId, { actor: 'system', note, now });
    deps.log.error({ orderId, missingCents, missingReason, reason }, 'an order is held: its tenders do not cover it');
  });
}

/**
 * Staff wants the rest of a held order charged again, e.g. after the customer has saved another card.
 * @throws BusinessError `order-not-held`
 */
export function chargeRestAgain(deps: Deps, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    const settlement = await findSettlement(tx, orderId);
    if (!settlement?.heldReason)
      throw new BusinessError('order-not-held', 'Questo ordine non è fermo per il pagamento');
    await resumeRest(tx, settlement.settlementId, now);
  });
}

/** The rest of an order is charged, or what its customer paid of it is collected, as after picking. */
export async function resumeRest(tx: Tx, settlementId: number, now: Date): Promise<void> {
  await writeHeld(tx, settlementId, null, now);
  await writeOutbox(tx, 'settlement.charge-rest', { settlementId });
}
