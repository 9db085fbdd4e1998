import { type Books, known, newId, nowInSeconds } from './books.ts';
import { testCardOf } from './cards.ts';
import { openDispute } from './disputes.ts';
import type { Refusal } from './failure.ts';
import { refusalBody } from './failure.ts';
import { enter } from './ledger.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './model.ts';

/** Writes what the bank said to an intent; an approved charge is held, not yet captured. */
export function createCharge(
  { state }: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal?: Refusal,
): Charge {
  const failure = refusal && refusalBody(refusal);
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: false,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: failure
      ? { network_status: 'declined_by_network', reason: failure.decline_code ?? failure.code, type: 'issuer_declined' }
      : { network_status: 'approved_by_network', reason: null, type: 'authorized' },
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: { ...method.card, amount_authorized: failure ? null : intent.amount },
    },
    refunded: false,
    statement_descriptor: intent.statement_descriptor,
    status: failure ? 'failed' : 'succeeded',
  };
  state.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  return charge;
}

/** Takes `amount` cents of a held charge; the rest is let go. */
export function captureCharge(books: Books, charge: Charge, amount: number): void {
  charge.captured = true;
  charge.amount_captured = amount;
  charge.balance_transaction = enter(books, 'charge', amount, charge.id, charge.currency).id;
}

/** The holder of some test cards disputes at once. */
export function disputeIfOdd(books: Books, charge: Charge): void {
  const method = known(books.state.methods, charge.payment_method, 'PaymentMethod');
  if (testCardOf(method._.number).disputes) openDispute(books, charge, charge.amount_captured, 'fraudulent');
}
