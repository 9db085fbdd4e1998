import { type Books, known, newId, nowInSeconds } from './books.ts';
import { invalid } from './failure.ts';
import { enter } from './ledger.ts';
import type { Charge, Metadata, Refund } from './model.ts';

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

export interface NewRefund {
  chargeId?: string | undefined;
  intentId?: string | undefined;
  /** Cents; absent = all that is left. */
  amount?: number | undefined;
  reason?: string | undefined;
  metadata: Metadata;
}

/** Gives back part or all of what was captured. @throws {Failure} when there is not as much */
export function createRefund(books: Books, { chargeId, intentId, amount, reason, metadata }: NewRefund): Refund {
  const charge = chargeOf(books, chargeId, intentId);
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const wanted = amount ?? left;
  if (wanted > left) {
    throw invalid(`Refund amount (${euros(wanted)}) is greater than unrefunded amount on charge (${euros(left)})`, {
      param: 'amount',
    });
  }
  const id = newId('re');
  const refund: Refund = {
    id,
    object: 'refund',
    amount: wanted,
    balance_transaction: enter(books, 'refund', -wanted, id, charge.currency).id,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason: reason ?? null,
    status: 'succeeded',
  };
  books.state.refunds[id] = refund;
  charge.amount_refunded += wanted;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  books.tell('refund.created', refund);
  books.tell('charge.refunded', charge);
  return refund;
}

function chargeOf(books: Books, chargeId: string | undefined, intentId: string | undefined): Charge {
  const { charges, paymentIntents } = books.state;
  if (chargeId !== undefined) return captured(known(charges, chargeId, 'charge', 'charge'));
  if (intentId === undefined) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  }
  const intent = known(paymentIntents, intentId, 'payment_intent', 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  return captured(known(charges, intent.latest_charge, 'charge'));
}

function captured(charge: Charge): Charge {
  if (charge.captured) return charge;
  throw invalid(`Charge ${charge.id} has not been captured.`, { code: 'charge_not_captured' });
}
