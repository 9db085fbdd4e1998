import type { Authorisation, Holder } from '../../ticket-ledger/model.ts';
import { type Tickets, worth } from '../../ticket-ledger/tickets.ts';

/** A balance as the payment part tells it. */
export function balanceData(holder: Holder) {
  return { available_amount: worth(holder.tickets), currency: 'EUR', vouchers: vouchers(holder.tickets) };
}

/** A transaction as it is now. */
export function transactionData(authorisation: Authorisation, mid: string) {
  const { id, orderRef, state, tickets, capture, refunds } = authorisation;
  const authorised = worth(tickets);
  const captured = worth(capture?.tickets ?? []);
  const refunded = worth(refunds.flatMap((each) => each.tickets));
  return {
    authorization_id: id,
    ...(capture && { capture_id: capture.id }),
    order_ref: orderRef,
    mid,
    status: refunded > 0 ? 'refunded' : state === 'authorised' ? 'authorized' : state,
    authorized_amount: authorised,
    captured_amount: captured,
    released_amount: state === 'authorised' ? 0 : authorised - captured,
    refunded_amount: refunded,
    currency: 'EUR',
    vouchers: vouchers(tickets),
    tstamp: new Date(authorisation.at).toISOString(),
  };
}

function vouchers(tickets: readonly Tickets[]) {
  return tickets.map(({ faceValueCents, count }) => ({ face_value: faceValueCents, count }));
}
