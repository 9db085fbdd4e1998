import { randomInt } from 'node:crypto';
import type { PaymentType } from '@sporta/contract';
import { giftVoucherDays, giftVoucherOrderIds, isPaid, ORDER_NUMBER_LIMIT, orderNumber, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import {
  chosenLastTender,
  createPayment,
  failureText,
  type PaymentRow,
  paymentsOfOrder,
  providersOf,
  type StartedPayment,
  startPayment,
} from '../payments/index.ts';
import { applyPaymentsToGiftVoucher } from './apply-payments.ts';
import { findByKey, findGiftVoucher, type GiftVoucherRow, insertGiftVoucher } from './gift-voucher-orders.repo.ts';

/** No tickets, no certificates; wallets have pay screens that know orders of goods alone. */
export const giftPaymentKinds: ReadonlySet<PaymentType['kind']> = new Set(['card', 'saved-card']);

/** How long the customer may stay on the provider's page before reconciliation asks after the payment. */
const firstCheckMinutes = 5;

export interface GiftVoucherInput {
  amountCents: number;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** `YYYY-MM-DD`. */
  deliverOn: string;
  paymentTypeId: number;
  paymentAuthId: number | undefined;
  saveAuth: boolean;
  idempotencyKey: string;
}

interface Request {
  deps: Deps;
  account: Account;
  now: Date;
}

export interface BoughtGiftVoucher {
  order: GiftVoucherRow;
  /** Where the customer goes to pay; absent when the provider has decided. */
  redirect?: Extract<StartedPayment, { kind: 'redirect' }>['to'];
}

/**
 * Buys a voucher: writes its order and payment, then asks the provider. The same key goes on with the same purchase.
 * @throws BusinessError `gift-voucher-day`, `payment-type-not-available`, `payment-auth-not-found`, `payment-refused`,
 * `payment-unavailable`
 */
export async function buyGiftVoucher(request: Request, input: GiftVoucherInput): Promise<BoughtGiftVoucher> {
  const { deps, account } = request;
  const order = await writeOrder(request, input);
  const [payment] = await paymentsOfOrder(deps.db, order.orderId);
  if (!payment) throw new Error(`the gift voucher ${order.orderId} has no payment`);
  const started = await startPayment(deps, payment, { ...account, orderNumber: order.orderNumber });
  if (started.kind === 'redirect') return { order, redirect: started.to };
  if (started.kind === 'unavailable') throw unavailable();
  await applyPaymentsToGiftVoucher(deps, order.orderId);
  if (!isPaid(started.payment.state)) throw refused(started.payment);
  return { order };
}

function writeOrder(request: Request, input: GiftVoucherInput): Promise<GiftVoucherRow> {
  const { deps, account, now } = request;
  return withTransaction(deps.db, async (tx) => {
    // a key sent twice at once waits for its first purchase
    await lockIds(tx, 'customer', [account.accountId]);
    const known = await findByKey(tx, account.accountId, input.idempotencyKey);
    if (known) return known;
    refuseOtherDay(input.deliverOn, now);
    const { provider: name } = await chosenLastTender(tx, request, { ...input, kinds: giftPaymentKinds });
    const provider = providersOf(deps).get(name)!;
    const orderId = await freeOrderId(tx);
    const number = orderNumber(orderId % ORDER_NUMBER_LIMIT);
    await insertGiftVoucher(tx, {
      ...input,
      orderId,
      orderNumber: number,
      accountId: account.accountId,
      createdAt: now,
    });
    await createPayment(tx, {
      orderId,
      orderVersion: 1,
      paymentTypeId: input.paymentTypeId,
      provider: name,
      amountCents: input.amountCents,
      tickets: null,
      paymentAuthId: input.paymentAuthId ?? null,
      saveAuth: input.saveAuth,
      position: 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: number, paymentId: String(paymentId) }),
      nextCheckAt: new Date(now.getTime() + firstCheckMinutes * 60_000),
    });
    return (await findGiftVoucher(tx, orderId))!;
  });
}

function refuseOtherDay(deliverOn: string, now: Date): void {
  const { firstDay, lastDay } = giftVoucherDays(shopDay(now.getTime()));
  if (deliverOn >= firstDay && deliverOn <= lastDay) return;
  throw new BusinessError('gift-voucher-day', 'Il giorno di invio deve essere fra oggi e un anno da oggi', {
    field: 'deliver_on',
  });
}

/** A number nobody can guess by counting; the rare one that is taken is drawn again. */
async function freeOrderId(tx: Tx): Promise<number> {
  for (;;) {
    const candidate = randomInt(giftVoucherOrderIds.min, giftVoucherOrderIds.limit);
    if (!(await findGiftVoucher(tx, candidate))) return candidate;
  }
}

function refused({ failureReason }: PaymentRow): BusinessError {
  return new BusinessError('payment-refused', giftVoucherFailure(failureReason));
}

/** Why a payment did not succeed; there is no cart that could be safe. */
export function giftVoucherFailure(reason: string | null): string {
  return failureText(reason).replace(' e il carrello è salvo', '').replace(' Il carrello è salvo.', '');
}

/** Nobody knows whether it was done: the same key asks again, and reconciliation does so by itself. */
const unavailable = () =>
  new BusinessError(
    'payment-unavailable',
    'La banca non risponde in questo momento. Non è andato perso nulla: riprova tra un minuto.',
  );
