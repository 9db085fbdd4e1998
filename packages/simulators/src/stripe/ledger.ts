import { type Books, newId, nowInSeconds } from './books.ts';
import type { BalanceTransaction } from './model.ts';

/** European cards: 1.5 % and 25 cents. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 25;

const CATEGORY = { charge: 'charge', refund: 'refund', adjustment: 'dispute' };

/**
 * Writes what moved on the shop's balance, in cents: charges are positive, refunds and disputes negative.
 * @param source the charge, refund or dispute that moved it
 */
export function enter(
  { state }: Books,
  type: BalanceTransaction['type'],
  amount: number,
  source: string,
  currency: string,
): BalanceTransaction {
  const fee = type === 'charge' ? feeOf(amount) : 0;
  const entry: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: nowInSeconds(),
    created: nowInSeconds(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, currency, type: 'stripe_fee', description: 'Stripe processing fees' }],
    net: amount - fee,
    reporting_category: CATEGORY[type],
    source,
    status: 'available',
    type,
  };
  state.balance[entry.id] = entry;
  return entry;
}
