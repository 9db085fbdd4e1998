import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext, PricedCartState } from '../cart/index.ts';
import type { OrderRow } from '../order-book/index.ts';
import {
  createPayment,
  firstCheckAt,
  type LastTender,
  type NewTender,
  type PaymentRow,
  providerOfType,
  providersOf,
} from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';

interface Opening {
  order: OrderRow;
  state: PricedCartState;
  input: BuyInput;
  /** Of the last tender; absent when nothing is left for it. */
  method: LastTender | undefined;
}

/**
 * Opens a payment for each tender of an order, in the order in which they are authorised: meal tickets, then the last one.
 * @returns them; none when certificates, or what the version it replaces holds, cover everything
 * @throws BusinessError `payment-type-not-available`
 */
export async function openTenders(tx: Tx, request: CartContext, opening: Opening): Promise<PaymentRow[]> {
  const tenders = await tendersOf(tx, opening);
  const { deps, now } = request;
  const { order } = opening;
  const opened: PaymentRow[] = [];
  for (const [index, tender] of tenders.entries()) {
    const provider = providersOf(deps).get(tender.provider);
    if (!provider) throw notAvailable();
    const payment = await createPayment(tx, {
      ...tender,
      orderId: order.orderId,
      orderVersion: order.version,
      position: index + 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: order.orderNumber, paymentId: String(paymentId) }),
      nextCheckAt: firstCheckAt(now),
    });
    opened.push(payment);
  }
  return opened;
}

async function tendersOf(tx: Tx, { state, input, method }: Opening): Promise<NewTender[]> {
  const tenders: NewTender[] = [];
  for (const { paymentTypeId, tickets, cents } of state.mealTickets) {
    if (cents === 0) continue;
    const provider = await providerOfType(tx, paymentTypeId);
    tenders.push({ paymentTypeId, provider, amountCents: cents, tickets, paymentAuthId: null, saveAuth: false });
  }
  if (method) {
    tenders.push({
      paymentTypeId: input.paymentTypeId,
      provider: method.provider,
      amountCents: state.lastTenderCents,
      tickets: null,
      paymentAuthId: input.paymentAuthId ?? null,
      saveAuth: input.saveAuth,
      holdLater: method.holdLater,
    });
  }
  return tenders;
}

function notAvailable(): BusinessError {
  return new BusinessError(
    'payment-type-not-available',
    'Uno dei buoni pasto scelti non si può usare adesso: toglilo per continuare',
    { field: 'payment_type_id' },
  );
}
