import type { PaymentResponse } from '@sporta/contract';
import { isBeingPaid, isSecured, orderTotal } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext } from '../cart/index.ts';
import { type OrderRow, reservedCertificates } from '../order-book/index.ts';
import { applyPaymentsToOrder } from '../orders/index.ts';
import {
  checkPayments,
  expectedShare,
  failureText,
  heldTenders,
  type PaymentRow,
  type StartedPayment,
  startPayment,
  tendersBeingPaid,
  ticketFailureText,
} from '../payments/index.ts';

/**
 * Second phase of buying: authorises the tenders of an order one after the other. The first that sends the customer to its
 * provider, or is refused, ends it; coming back or calling again goes on where it stopped, because providers know payments by
 * our number. What was authorised before a refusal goes back (orders/apply-payments.ts).
 * @param opened its payments where they were opened just now; otherwise they are read
 * @throws BusinessError `payment-refused`, `meal-ticket-refused`, `payment-unavailable`, `payment-type-not-available`
 */
export async function payOrder(
  request: CartContext,
  order: OrderRow,
  opened?: readonly PaymentRow[],
): Promise<PaymentResponse> {
  const { deps, account } = request;
  const tenders = opened ?? (await tendersBeingPaid(deps.db, order.orderId));
  for (const tender of tenders) {
    if (isSecured(tender.state)) continue;
    const started = await startPayment(deps, tender, { ...account, orderNumber: order.orderNumber });
    if (started.kind === 'redirect') {
      const others = await othersOf(deps.db, order, tenders.length);
      return { ...redirectTo(order, tender, started, tenders), ...(others ? { others } : {}) };
    }
    if (started.kind === 'unavailable') throw unavailable(tender);
    if (!isSecured(started.payment.state)) {
      const others = tenders.filter(({ paymentId }) => paymentId !== tender.paymentId);
      await checkPayments(deps, others, { abandon: true });
      await applyPaymentsToOrder(deps, order.orderId);
      throw refused(started.payment);
    }
  }
  const settled = await applyPaymentsToOrder(deps, order.orderId);
  const last = tenders.at(-1);
  if (settled.state !== 'payment-failed') return responseOf(settled, last);
  if (last) throw refused((await tendersBeingPaid(deps.db, order.orderId)).at(-1) ?? last);
  throw new BusinessError(
    'payment-refused',
    'La banca non tiene più bloccato l’importo dell’ordine: conferma di nuovo le modifiche',
  );
}

/** The customer goes to the provider of one of the tenders. */
export function redirectTo(
  order: OrderRow,
  tender: PaymentRow,
  { to }: Extract<StartedPayment, { kind: 'redirect' }>,
  tenders: readonly PaymentRow[],
): PaymentResponse {
  const withFields = to.method === 'POST' || Object.keys(to.fields).length > 0;
  return {
    ...responseOf(order, tender),
    toPay: expectedShare(order, tender, tenders) / 100,
    paymentUrl: to.url,
    ...(withFields ? { paymentParameters: to.fields } : {}),
    ...(to.client?.secret ? { payment_client_secret: to.client.secret } : {}),
    ...(to.client ? { payment_data: JSON.stringify(to.client.data) } : {}),
  };
}

/** What others pay of an order before the customer comes to its last tender; undefined when that pays all. */
async function othersOf(db: Db, order: OrderRow, count: number): Promise<PaymentResponse['others']> {
  // one tender alone has none before it, and most orders have one
  const held = count === 1 ? [] : await heldTenders(db, await tendersBeingPaid(db, order.orderId));
  // what is to be paid is all of it: no certificate took part
  const certificates = order.payableCents === order.totalCents ? [] : await reservedCertificates(db, order.orderId);
  const shares = certificates.map(({ kind, amountCents: cents }) => ({ kind, cents }));
  const { prepaidCents, totalCents } = orderTotal(order.payableCents, shares);
  if (held.length === 0 && prepaidCents === 0) return undefined;
  return { total: totalCents / 100, held, prepaid: prepaidCents / 100 };
}

/** The bank or the issuer said no. */
export function refused({ tickets, failureReason }: PaymentRow): BusinessError {
  if (tickets) return new BusinessError('meal-ticket-refused', ticketFailureText(failureReason));
  return new BusinessError('payment-refused', failureText(failureReason));
}

/** Nobody knows whether it was done: the same key asks again, and reconciliation does so by itself. */
export function unavailable({ tickets }: PaymentRow): BusinessError {
  const who = tickets ? 'L’emittente dei buoni pasto' : 'La banca';
  return new BusinessError(
    'payment-unavailable',
    `${who} non risponde in questo momento. Non è andato perso nulla: riprova tra un minuto.`,
  );
}

/** What buying answers of an order, and of the payment the customer is busy with. */
export function responseOf(order: OrderRow, payment?: PaymentRow): PaymentResponse {
  return {
    order: { orderId: order.orderId, orderNumber: order.orderNumber },
    orderId: order.orderId,
    ...(payment ? { id: payment.paymentId } : {}),
    ...(payment?.paymentAuthId == null ? {} : { payment_auth_id: payment.paymentAuthId }),
    orderGrossTotal: order.payableCents / 100,
    ...(isBeingPaid(order.state) || order.state === 'payment-failed' ? {} : { confirmed: true }),
    timeSlotDate: order.slotDay,
    timeSlotTime: `${order.slotBegin}–${order.slotEnd}`,
  };
}
