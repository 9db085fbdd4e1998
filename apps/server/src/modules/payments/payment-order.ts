import { type PayableKind, payableKind } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { mealVoucherCents } from './meal-voucher.ts';
import { readGoods } from './paid-goods.repo.ts';
import { payerOf } from './payers.repo.ts';
import { providersOf } from './payment-providers.ts';
import { knownAs, type PaymentRow } from './payments.repo.ts';
import type { PaymentOrder } from './providers/provider.ts';
import { findUsableCard } from './saved-cards.repo.ts';

/** Who pays, and for which order: what a provider shows and is shown. */
export interface Payer {
  accountId: number;
  email: string;
  firstName: string;
  lastName: string;
  orderNumber: string;
}

/** What the customer reads at the bank. */
const namesOf: Record<PayableKind, string> = {
  goods: 'Ordine',
  'gift-voucher': 'Buono regalo',
  'delivery-pass': 'Abbonamento consegne',
};

/** Days after the slot by which an order is picked, delivered and settled. */
const DAYS_TO_COLLECT = 3;

function collectBy(slotEndAt: Date): Date {
  return new Date(slotEndAt.getTime() + DAYS_TO_COLLECT * 86_400_000);
}

/** A payment as its provider is asked for it; the same each time it is asked. @param payer read when it is not at hand */
export async function paymentOrderOf(deps: Deps, payment: PaymentRow, payer?: Payer): Promise<PaymentOrder> {
  const { accountId, email, firstName, lastName, orderNumber } = payer ?? (await payerOf(deps.db, payment.orderId));
  const { paymentId, orderId, provider, amountCents, paymentAuthId, saveAuth, tickets, createdAt } = payment;
  const card =
    paymentAuthId === null ? undefined : await findUsableCard(deps.db, accountId, paymentAuthId, deps.clock.now());
  const wantsGoods = providersOf(deps).get(provider)?.wantsGoods;
  const kind = payableKind(orderId);
  const goods = wantsGoods && kind === 'goods' ? await readGoods(deps.db, orderId) : undefined;
  const back = `${deps.config.publicUrl}/payment-return/${provider}/${orderId}`;
  return {
    paymentRef: knownAs(payment),
    orderId: String(orderId),
    orderNumber,
    paymentId: String(paymentId),
    amountCents,
    createdAt,
    description: `${namesOf[kind]} ${orderNumber}`,
    capture: payment.isRest ? 'immediate' : 'deferred',
    customer: { accountId, email, name: `${firstName} ${lastName}`.trim() },
    saveCard: saveAuth && !card,
    ...(card ? { authToken: card.token } : {}),
    ...(tickets ? { tickets } : {}),
    ...(goods
      ? { mealVoucher: { maxCents: mealVoucherCents(goods, amountCents) }, collectBy: collectBy(goods.slotEndAt) }
      : {}),
    returnUrl: back,
    backUrl: back,
    noticeUrl: `${deps.config.publicUrl}/ebsn/api/payment-notify/${provider}`,
  };
}
