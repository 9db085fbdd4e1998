import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_LIMIT, orderNumber } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { chosenLastTender, createPayment, firstCheckAt, providersOf } from '../payments/index.ts';
import type { Buyer, Purchase, PurchaseKind } from './purchase.ts';

/** How a purchase is paid. */
export interface PurchasePayment {
  /** Cents, above 0. */
  amountCents: number;
  paymentTypeId: number;
  paymentAuthId: number | undefined;
  saveAuth: boolean;
}

/**
 * Writes a purchase, by `insert`, and the payment it waits for, under a number nobody can guess.
 * @throws BusinessError `payment-type-not-available`, `payment-auth-not-found`, `payment-auth-expired`
 */
export async function writePurchase<Order extends Purchase>(
  tx: Tx,
  kind: PurchaseKind<Order>,
  buyer: Buyer,
  { amountCents, paymentTypeId, paymentAuthId, saveAuth }: PurchasePayment,
  insert: (numbers: Pick<Purchase, 'orderId' | 'orderNumber'>) => Promise<void>,
): Promise<Order> {
  const { provider: name } = await chosenLastTender(tx, buyer, { paymentTypeId, paymentAuthId, saveAuth });
  const provider = providersOf(buyer.deps).get(name)!;
  const orderId = await freeOrderId(tx, kind);
  const number = orderNumber(orderId % ORDER_NUMBER_LIMIT);
  await insert({ orderId, orderNumber: number });
  await createPayment(tx, {
    orderId,
    orderVersion: 1,
    paymentTypeId,
    provider: name,
    amountCents,
    tickets: null,
    paymentAuthId: paymentAuthId ?? null,
    saveAuth,
    position: 1,
    refOf: (paymentId) => provider.referenceFor({ orderNumber: number, paymentId: String(paymentId) }),
    nextCheckAt: firstCheckAt(buyer.now),
  });
  return (await kind.find(tx, orderId))!;
}

/** A number nobody can guess by counting; the rare one that is taken is drawn again. */
async function freeOrderId<Order extends Purchase>(tx: Tx, { ids, find }: PurchaseKind<Order>): Promise<number> {
  for (;;) {
    const candidate = randomInt(ids.min, ids.limit);
    if (!(await find(tx, candidate))) return candidate;
  }
}
