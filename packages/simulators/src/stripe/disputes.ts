import { type Books, known, newId, nowInSeconds } from './books.ts';
import { invalid } from './failure.ts';
import { enter } from './ledger.ts';
import type { Charge, Dispute } from './model.ts';

const ANSWER_WITHIN_SECONDS = 9 * 24 * 3600;

/** The holder says the charge is wrong: the money leaves the shop's balance until it is decided. */
export function openDispute(books: Books, charge: Charge, amount: number, reason: string): Dispute {
  if (!charge.captured || charge.disputed) throw invalid('This charge cannot be disputed.');
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    evidence_details: {
      due_by: nowInSeconds() + ANSWER_WITHIN_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  books.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  dispute.balance_transactions.push(enter(books, 'adjustment', -amount, dispute.id, dispute.currency));
  books.tell('charge.dispute.created', dispute);
  books.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides; a dispute that is won brings the money back. */
export function closeDispute(books: Books, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = known(books.state.disputes, id, 'dispute');
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed.');
  dispute.status = status;
  if (status === 'won') {
    dispute.balance_transactions.push(enter(books, 'adjustment', dispute.amount, dispute.id, dispute.currency));
    books.tell('charge.dispute.funds_reinstated', dispute);
  }
  books.tell('charge.dispute.closed', dispute);
  return dispute;
}
