import type { Deps } from '../../platform/deps.ts';
import { knownAs, type PaymentRow, payerOf } from './payments.repo.ts';
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

/** A payment as its provider is asked for it; the same each time it is asked. @param payer read when it is not at hand */
export async function paymentOrderOf(deps: Deps, payment: PaymentRow, payer?: Payer): Promise<PaymentOrder> {
  const { accountId, email, firstName, lastName, orderNumber } = payer ?? (await payerOf(deps.db, payment.orderId));
  const { paymentId, orderId, provider, amountCents, paymentAuthId, saveAuth, tickets, createdAt } = payment;
  const card =
    paymentAuthId === null ? undefined : await findUsableCard(deps.db, accountId, paymentAuthId, deps.clock.now());
  const back = `${deps.config.publicUrl}/payment-return/${provider}/${orderId}`;
  return {
    paymentRef: knownAs(payment),
    orderId: String(orderId),
    orderNumber,
    paymentId: String(paymentId),
    amountCents,
    createdAt,
    description: `Ordine ${orderNumber}`,
    customer: { accountId, email, name: `${firstName} ${lastName}`.trim() },
    saveCard: saveAuth,
    ...(card ? { authToken: card.token } : {}),
    ...(tickets ? { tickets } : {}),
    returnUrl: back,
    backUrl: back,
    noticeUrl: `${deps.config.publicUrl}/ebsn/api/payment-notify/${provider}`,
  };
}
